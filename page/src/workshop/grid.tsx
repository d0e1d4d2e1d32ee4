// A table to walk with the arrows, like a spreadsheet: one cell is chosen, Enter or typing goes on to edit it elsewhere.
// Only the rows in view are drawn, however many there are.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface Column {
  readonly key: string;
  readonly name: string;
  /** whole, where the name is short for it */
  readonly title?: string;
  readonly unit?: string | null;
}

interface GridCell {
  readonly text: string;
  readonly title?: string;
  readonly mark?: 'changed' | 'empty' | 'unsourced' | 'words';
}

export interface Chosen {
  readonly row: number;
  readonly column: number;
}

interface Props {
  label: string;
  corner: string;
  columns: readonly Column[];
  rows: readonly { readonly key: string; readonly name: string; readonly title?: string }[];
  cell(row: number, column: number): GridCell;
  chosen: Chosen | null;
  choose(chosen: Chosen): void;
  /** somebody begins to write; with the first character, where it was typed */
  write(first: string | null): void;
  sorted?: { readonly key: string; readonly down: boolean } | null;
  sort?(key: string): void;
}

// A table whose cells are walked with the arrows.
const asGrid = { role: 'grid' } as const;
const cellOf = (isChosen: boolean) => ({ role: 'gridcell', 'aria-selected': isChosen }) as const;

const height = 31;
const spare = 8;

export function Grid({ label, corner, columns, rows, cell, chosen, choose, write, sorted, sort }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [room, setRoom] = useState(600);
  const isLong = rows.length > 60;
  const first = isLong ? Math.max(0, Math.floor(top / height) - spare) : 0;
  const last = isLong ? Math.min(rows.length, Math.ceil((top + room) / height) + spare) : rows.length;

  useLayoutEffect(() => {
    const watcher = new ResizeObserver(() => setRoom(scroller.current?.clientHeight ?? 600));
    watcher.observe(scroller.current!);
    return () => watcher.disconnect();
  }, []);

  const walk = (event: KeyboardEvent): void => {
    const now = chosen ?? { row: 0, column: 0 };
    const page = Math.max(1, Math.floor(room / height) - 2);
    const to = {
      ArrowUp: { ...now, row: now.row - 1 },
      ArrowDown: { ...now, row: now.row + 1 },
      ArrowLeft: { ...now, column: now.column - 1 },
      ArrowRight: { ...now, column: now.column + 1 },
      PageUp: { ...now, row: now.row - page },
      PageDown: { ...now, row: now.row + page },
      Home: { ...now, column: 0 },
      End: { ...now, column: columns.length - 1 },
    }[event.key];
    if (to) {
      event.preventDefault();
      const row = Math.min(Math.max(0, to.row), rows.length - 1);
      const column = Math.min(Math.max(0, to.column), columns.length - 1);
      choose({ row, column });
      reveal(scroller.current!, row);
      requestAnimationFrame(() => focusCell(scroller.current, row, column));
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      write(null);
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== ' ') {
      event.preventDefault();
      write(event.key);
    }
  };

  return (
    <div class="grid-scroller" ref={scroller} onScroll={(event) => isLong && setTop(event.currentTarget.scrollTop)}>
      <table
        class="grid"
        {...asGrid}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        onKeyDown={walk}
        onClick={({ target }) => {
          const at = placeOf(target);
          if (at) choose(at);
        }}
        onDblClick={({ target }) => placeOf(target) && write(null)}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{corner}</th>
            {columns.map(({ key, name, title, unit }) => (
              <th
                key={key}
                scope="col"
                title={title ?? name}
                aria-sort={sorted?.key === key ? (sorted.down ? 'descending' : 'ascending') : undefined}
              >
                {sort ? (
                  <button type="button" class="grid-head" tabIndex={-1} onClick={() => sort(key)}>
                    {name}
                    {sorted?.key === key && <span aria-hidden="true">{sorted.down ? ' ↓' : ' ↑'}</span>}
                  </button>
                ) : (
                  <span class="grid-head">{name}</span>
                )}
                {unit && <small> {unit}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first > 0 && <Gap rows={first} />}
          {rows.slice(first, last).map(({ key, name, title }, offset) => {
            const row = first + offset;
            return (
              <tr key={key} aria-rowindex={row + 2}>
                <th scope="row" title={title ?? name}>
                  {name}
                </th>
                {columns.map((column, index) => {
                  const { text, title: hint, mark } = cell(row, index);
                  const isChosen = chosen?.row === row && chosen.column === index;
                  return (
                    <td
                      key={column.key}
                      {...cellOf(isChosen)}
                      class={mark}
                      title={hint}
                      data-cell={`${row}/${index}`}
                      tabIndex={isChosen || (chosen === null && row === 0 && index === 0) ? 0 : -1}
                    >
                      {text}
                    </td>
                  );
                })}
              </tr>
            );
          })}
          {last < rows.length && <Gap rows={rows.length - last} />}
        </tbody>
      </table>
    </div>
  );
}

/** The cell that something is in. */
function placeOf(target: EventTarget | null): Chosen | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined;
  const [row, column] = cell?.split('/').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

/** The room of the rows that are not drawn. */
function Gap({ rows }: { rows: number }) {
  const tall = (gap: HTMLElement | null): void => gap?.style.setProperty('height', `${rows * height}px`);
  return (
    <tr>
      <td class="gap" ref={tall} />
    </tr>
  );
}

/** Brings a row into view by where it must be: it may not be drawn yet. */
function reveal(scroller: HTMLElement, row: number): void {
  const head = scroller.querySelector('thead')?.clientHeight ?? 0;
  const at = row * height;
  if (at < scroller.scrollTop) scroller.scrollTop = at;
  else if (at + height + head > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = at + height + head - scroller.clientHeight;
}

export function focusCell(scroller: ParentNode | null, row: number, column: number): void {
  scroller?.querySelector<HTMLElement>(`[data-cell="${row}/${column}"]`)?.focus();
}

/** The field above the table takes over, with what was typed in the table. */
export function beginWriting(room: ParentNode | null, first: string | null): void {
  const field = room?.querySelector<HTMLInputElement>('.grid-bar input');
  if (!field) return;
  field.focus();
  if (first === null) {
    field.select();
    return;
  }
  field.value = first;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
