// The larder as a sheet: filter, sort, change a cell, paste rows. Columns that nobody in view fills are left out.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { normalise } from '../../../../engine/index.ts';
import { Fault } from '../../fault.tsx';
import { Icon } from '../../icons.tsx';
import { capital } from '../../words.ts';
import { type Answer, ask } from '../ask.ts';
import { type Bench, useAsked } from '../bench.ts';
import { Filter } from '../filter.tsx';
import { beginWriting, type Chosen, focusCell, Grid } from '../grid.tsx';
import type { ViewProps } from '../model.ts';
import { count, shown } from '../numbers.ts';
import { Unreadable } from './ranges.tsx';

type Table = NonNullable<Answer<'larder'>>;
type Row = Table['rows'][number];

const written = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : typeof value === 'number' ? shown(value) : value;

const shelfOf = ({ file }: Row): string => file.replace(/^.*\/|\.json$/g, '');

export function LarderView({ bench, craft, place, go, open }: ViewProps) {
  const table = useAsked(bench.draft.files, 'larder');
  const before = useAsked(bench.draft.base, 'larderBefore');
  const [filter, setFilter] = useState('');
  const [shelf, setShelf] = useState('');
  const [sorted, setSorted] = useState<{ key: string; down: boolean } | null>(null);
  const [chosen, setChosen] = useState<{ id: string; column: string } | null>(null);
  const room = useRef<HTMLDivElement>(null);

  const rows = useMemo(() => (table ? picked(table, filter, shelf, sorted) : []), [table, filter, shelf, sorted]);
  const columns = useMemo(() => (table ? filled(table, rows) : []), [table, rows]);
  const was = useMemo(() => {
    const known = new Map((before?.rows ?? []).map((row) => [row.id, row]));
    const places = new Map((before?.columns ?? []).map(({ key }, index) => [key, index]));
    return (id: string, key: string): string | null => {
      const row = known.get(id);
      return row ? written(row.cells[places.get(key) ?? -1]) : null;
    };
  }, [before]);

  // What has just been made is in view, and in hand.
  const wanted = table?.rows.find(({ id }) => id === place.row);
  useEffect(() => {
    if (!table || !wanted) return;
    setFilter(nameOf(table, wanted));
    setShelf('');
    setChosen({ id: wanted.id, column: table.columns.find(({ kind }) => kind === 'number')?.key ?? '' });
  }, [wanted?.id]);

  if (table === undefined) return <p class="about">Leyendo la despensa…</p>;
  if (table === null) return <Unreadable bench={bench} craft={craft} />;
  const shelves = [...new Set(table.rows.map(shelfOf))];
  const at: Chosen | null = chosen && {
    row: rows.findIndex(({ id }) => id === chosen.id),
    column: columns.findIndex(({ key }) => key === chosen.column),
  };
  const row = at && rows[at.row];
  const column = at && columns[at.column];
  return (
    <div
      class="gridded"
      ref={room}
      onPaste={(event) => {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (!text.includes('\t') || event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        open({ kind: 'paste', text });
      }}
    >
      <div class="grid-tools">
        <Filter label="Filtrar los ingredientes" value={filter} change={setFilter} />
        <label>
          <span class="hidden">Estante</span>
          <select value={shelf} onChange={(event) => setShelf(event.currentTarget.value)}>
            <option value="">Todos los estantes</option>
            {shelves.map((one) => (
              <option key={one} value={one}>
                {one.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </label>
        <small aria-live="polite">{count(rows.length, 'ingrediente', 'ingredientes')}</small>
        <span class="push" />
        <button type="button" class="quiet small" onClick={() => open({ kind: 'paste', text: '' })}>
          <Icon name="paste" /> Pegar filas
        </button>
        <button
          type="button"
          class="quiet small"
          onClick={() => open({ kind: 'create', what: 'ingredient', like: row?.id })}
        >
          <Icon name="plus" /> Ingrediente nuevo
        </button>
      </div>
      {row && column ? (
        <CellBar
          key={`${row.id} ${column.key}`}
          bench={bench}
          row={row}
          column={column}
          text={written(row.cells[table.columns.indexOf(column)])}
          leave={() => focusCell(room.current, at.row, at.column)}
          openFile={async () =>
            go({ view: 'ficheros', spot: { path: row.file, line: await ask('lineOf', row), column: 1 } })
          }
        />
      ) : (
        <p class="grid-bar about">Elige una casilla para cambiarla. Las cifras son de 100 g de ingrediente.</p>
      )}
      <Grid
        label="Despensa"
        corner="Ingrediente"
        columns={columns.map(({ key, label, unit }) => ({
          ...{ key, name: capital(label), title: `${label} (${key})`, unit },
        }))}
        rows={rows.map((one) => ({ key: one.id, name: nameOf(table, one), title: one.id }))}
        cell={(index, place) => {
          const one = rows[index]!;
          const { key, kind } = columns[place]!;
          const text = written(one.cells[table.columns.indexOf(columns[place]!)]);
          const old = was(one.id, key);
          const mark =
            before && old !== text ? 'changed' : text === '' ? 'empty' : kind === 'number' ? undefined : 'words';
          const hint = before && old !== text ? `Antes: ${old || 'nada'}` : text.length > 18 ? text : undefined;
          return { text, mark, title: hint };
        }}
        chosen={at && at.row >= 0 && at.column >= 0 ? at : null}
        choose={(to) => setChosen({ id: rows[to.row]!.id, column: columns[to.column]!.key })}
        write={(first) => {
          if (!chosen && rows[0] && columns[0]) setChosen({ id: rows[0].id, column: columns[0].key });
          requestAnimationFrame(() => beginWriting(room.current, first));
        }}
        sorted={sorted}
        sort={(key) =>
          setSorted((now) => (now?.key !== key ? { key, down: false } : now.down ? null : { key, down: true }))
        }
      />
    </div>
  );
}

const nameOf = ({ columns }: Table, row: Row): string =>
  written(row.cells[columns.findIndex(({ key }) => key === 'label')]) || row.id;

/** The rows that are asked for, in order. */
function picked(table: Table, filter: string, shelf: string, sorted: { key: string; down: boolean } | null): Row[] {
  const words = normalise(filter).split(' ').filter(Boolean);
  const found = table.rows.filter((row) => {
    if (shelf !== '' && shelfOf(row) !== shelf) return false;
    const whole = words.length === 0 ? '' : normalise([row.id, ...row.cells].join(' '));
    return words.every((word) => whole.includes(word));
  });
  if (!sorted) return found;
  const place = table.columns.findIndex(({ key }) => key === sorted.key);
  const sign = sorted.down ? -1 : 1;
  return [...found].sort((a, b) => sign * compared(a.cells[place], b.cells[place]));
}

/** What is empty goes last, numbers by size, words by the alphabet. */
function compared(a: string | number | null | undefined, b: string | number | null | undefined): number {
  const [noneA, noneB] = [a ?? '', b ?? ''].map((value) => value === '');
  if (noneA || noneB) return Number(noneA) - Number(noneB);
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'es');
}

/** The columns to show: words first, then every figure that some row has. */
function filled({ columns }: Table, rows: readonly Row[]): Table['columns'][number][] {
  return columns.filter(
    ({ key, kind }, place) =>
      !['id', 'label', 'shelf'].includes(key) &&
      (kind !== 'number' || rows.some((row) => (row.cells[place] ?? null) !== null)),
  );
}

interface BarProps {
  bench: Bench;
  row: Row;
  column: Table['columns'][number];
  text: string;
  leave(): void;
  openFile(): void;
}

function CellBar({ bench, row, column, text, leave, openFile }: BarProps) {
  const bar = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(text);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (!bar.current?.contains(document.activeElement)) setTyped(text);
  }, [text]);
  /** The larder is read by every craft: it is written when it is whole, not at every key. */
  const keep = async (): Promise<boolean> => {
    if (typed === text) return true;
    const { problems } = await bench.edit(ask('setCell', row.id, column.key, typed), `${column.label} de ${row.id}`);
    setFault(problems[0] ?? null);
    return problems.length === 0;
  };
  return (
    <form
      class="grid-bar"
      ref={bar}
      onSubmit={async (event) => {
        event.preventDefault();
        if (await keep()) leave();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setTyped(text);
        leave();
      }}
    >
      <strong>
        {row.id} · {column.label}
        {column.unit && <small> {column.unit}</small>}
      </strong>
      <label class="wide">
        <span>{column.kind === 'list' ? 'Separados por «|»' : 'Valor'}</span>
        <input
          value={typed}
          inputMode={column.kind === 'number' ? 'decimal' : undefined}
          aria-invalid={fault !== null}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => void keep()}
        />
      </label>
      <button type="submit" class="quiet small">
        Poner
      </button>
      <button type="button" class="quiet small" onClick={openFile}>
        Ver el fichero
      </button>
      <Fault told={fault} />
    </form>
  );
}
