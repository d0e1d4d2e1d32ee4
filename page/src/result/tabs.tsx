// What can be looked at of a recipe, one at a time (ARIA tabs: arrows move between them).
import { steady } from '../memo.tsx';

const tabs = { analysis: 'Análisis', label: 'Etiqueta', cost: 'Coste', making: 'Elaboración' } as const;

export type Tab = keyof typeof tabs;

export const Tabs = steady(({ tab, choose }: { tab: Tab; choose(tab: Tab): void }) => {
  const all = Object.entries(tabs) as [Tab, string][];
  const pressed = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const at = all.findIndex(([key]) => key === tab);
    const [next] = all[(at + by + all.length) % all.length]!;
    choose(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label="Qué se mira de la receta" onKeyDown={pressed}>
      {all.map(([key, label]) => (
        <button
          key={key}
          id={`tab-${key}`}
          type="button"
          role="tab"
          aria-selected={tab === key}
          aria-controls="panel"
          tabIndex={tab === key ? 0 : -1}
          onClick={() => choose(key)}
        >
          {label}
        </button>
      ))}
    </div>
  );
});
