// ARIA tabs: arrows move between them; each may carry a count.
interface Props<Key extends string> {
  /** the list is named by it, and so are its tabs */
  id: string;
  label: string;
  panel: string;
  tabs: readonly {
    readonly key: Key;
    readonly name: string;
    readonly count?: number;
    readonly tone?: 'bad' | 'look';
  }[];
  current: Key;
  choose(key: Key): void;
}

export function Tabs<Key extends string>({ id, label, panel, tabs, current, choose }: Props<Key>) {
  const pressed = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const at = tabs.findIndex(({ key }) => key === current);
    const { key } = tabs[(at + by + tabs.length) % tabs.length]!;
    choose(key);
    document.getElementById(`${id}-${key}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} onKeyDown={pressed}>
      {tabs.map(({ key, name, count, tone }) => (
        <button
          key={key}
          id={`${id}-${key}`}
          type="button"
          role="tab"
          aria-selected={key === current}
          aria-controls={panel}
          tabIndex={key === current ? 0 : -1}
          onClick={() => choose(key)}
        >
          {name}
          {count !== undefined && <span class={`tally ${count > 0 ? (tone ?? 'some') : ''}`}>{count}</span>}
        </button>
      ))}
    </div>
  );
}
