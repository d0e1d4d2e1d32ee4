// The name of the house and what it is for, the crafts, and what can be done with the recipe as a whole.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Craft } from '../../engine/index.ts';
import { Deed } from './action-button.tsx';
import type { CraftHead } from './definitions.ts';
import { steady } from './memo.tsx';
import type { Actions, Deeds } from './model.ts';

interface Props extends Deeds {
  crafts: readonly CraftHead[];
  craft: Craft;
  actions: Actions;
}

export const Header = steady(({ crafts, craft, actions, startNew, save, chooseCraft }: Props) => {
  return (
    <header class="head">
      <div class="brand">
        <h1>
          <img src="/icon.svg" alt="" width="28" height="28" /> Obrador
        </h1>
        <p>Qué falla en tu receta y qué cambiar</p>
      </div>
      <Crafts {...{ crafts, craft, chooseCraft }} />
      <div class="deeds" role="toolbar" aria-label={`La receta de ${craft.label.toLowerCase()}`}>
        <Deed icon="plus" label="Nueva receta" act={startNew} word="Nueva" />
        <Deed icon="save" label="Guardar" hint="Ctrl+S" act={save} word="Guardar" />
        <Deed icon="book" label="Mis recetas" act={() => actions.open({ kind: 'shelf' })} word="Mis recetas" />
        <Deed
          icon="larder"
          label="Mi despensa"
          hint="precios e ingredientes propios"
          act={() => actions.open({ kind: 'larder' })}
          spare
        />
        <Deed icon="share" label="Compartir" act={() => actions.open({ kind: 'share' })} spare />
        <Deed icon="print" label="Imprimir" act={() => print()} spare />
        <Deed icon="help" label="Ayuda" act={() => actions.open({ kind: 'help' })} spare />
        <Deed
          icon="find"
          label="Todo lo que se puede hacer"
          hint="Ctrl+K"
          act={() => actions.open({ kind: 'palette' })}
        />
      </div>
    </header>
  );
});

/** Side by side where they fit; in one list where they do not, however many they are. */
function Crafts({ crafts, craft: current, chooseCraft }: Pick<Props, 'crafts' | 'craft' | 'chooseCraft'>) {
  const choose = (id: string): void => {
    if (id !== current.id) chooseCraft(id);
  };
  const nav = useRef<HTMLElement>(null);
  const [fits, setFits] = useState(true);
  useEffect(() => {
    const measure = (): void => {
      const { clientWidth, firstElementChild } = nav.current!;
      setFits(firstElementChild!.scrollWidth <= clientWidth);
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(nav.current!);
    return () => watcher.disconnect();
  }, []);
  return (
    <nav ref={nav} class={fits ? 'crafts' : 'crafts folded'} aria-label="Oficios">
      <div class="craft-tabs">
        {crafts.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-current={id === current.id ? 'page' : undefined}
            onClick={() => choose(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <select
        class="craft-list"
        aria-label="Oficio"
        value={current.id}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {crafts.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </nav>
  );
}
