// The ranges of a craft: types down, parameters across; the chosen one is written above, with where it comes from.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Fault } from '../../fault.tsx';
import { type Answer, ask } from '../ask.ts';
import { type Bench, useAsked } from '../bench.ts';
import { beginWriting, type Chosen, focusCell, Grid } from '../grid.tsx';
import type { ViewProps } from '../model.ts';
import { endsIn, numberIn, shown } from '../numbers.ts';
import type { Files } from '../steps.ts';

type Table = NonNullable<Answer<'ranges'>>;
type RangeCell = Table['cells'][number][number];

const told = (cell: RangeCell | undefined): string => {
  if (!cell) return '';
  const [min, max] = [cell.min, cell.max].map((end) => (end === null ? '' : shown(end)));
  if (min === '') return `≤ ${max}`;
  if (max === '') return `≥ ${min}`;
  return min!.startsWith('−') ? `${min} a ${max}` : `${min}–${max}`;
};

export function RangesView({ bench, craft, go }: ViewProps) {
  const table = useAsked(bench.draft.files, 'ranges', craft);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const before = useBefore(table, bench.draft.base, craft);
  if (table === undefined) return <p class="about">Leyendo los rangos…</p>;
  if (table === null) return <Unreadable bench={bench} craft={craft} />;
  const { holders, params, cells } = table;
  const holder = chosen && holders[chosen.row];
  const param = chosen && params[chosen.column];
  return (
    <div class="gridded" ref={room}>
      {chosen && holder && param ? (
        <RangeBar
          key={`${holder.name} ${param.key}`}
          bench={bench}
          craft={craft}
          holder={holder}
          param={param}
          cell={cells[chosen.row]![chosen.column] ?? null}
          leave={() => focusCell(room.current, chosen.row, chosen.column)}
          openFile={(line) => go({ view: 'ficheros', spot: { path: holder.file, line, column: 1 } })}
        />
      ) : (
        <p class="grid-bar about">Elige una casilla para cambiarla. Con las flechas se recorre la tabla.</p>
      )}
      <Grid
        label="Rangos"
        corner="Tipo"
        columns={params.map(({ key, label, unit }) => ({ key, name: label, title: `${label} (${key})`, unit }))}
        rows={holders.map(({ name, label }) => ({ key: name, name: label, title: name }))}
        cell={(row, column) => {
          const cell = cells[row]?.[column];
          const text = told(cell);
          const was = before.get(`${holders[row]!.name} ${params[column]!.key}`) ?? '';
          const mark =
            text !== was ? 'changed' : text === '' ? 'empty' : (cell?.source ?? cell?.ofType) ? undefined : 'unsourced';
          const hint =
            text !== was ? `Antes: ${was || 'sin rango'}` : (cell?.source ?? cell?.ofType ?? (text && 'Sin fuente'));
          return { text, mark, title: hint || undefined };
        }}
        chosen={chosen}
        choose={setChosen}
        write={(first) => {
          setChosen((now) => now ?? { row: 0, column: 0 });
          requestAnimationFrame(() => beginWriting(room.current, first));
        }}
      />
    </div>
  );
}

/** What each range said before, in words; what it says, until that is known. */
function useBefore(table: Answer<'ranges'> | undefined, base: Files, craft: string): ReadonlyMap<string, string> {
  const before = useAsked(base, 'rangesBefore', craft);
  const was = before === undefined ? table : before;
  return useMemo(
    () =>
      new Map(
        was?.holders.flatMap(({ name }, row) =>
          was.params.map(({ key }, column) => [`${name} ${key}`, told(was.cells[row]![column])] as const),
        ),
      ),
    [was],
  );
}

interface BarProps {
  bench: Bench;
  craft: string;
  holder: Table['holders'][number];
  param: Table['params'][number];
  cell: RangeCell;
  leave(): void;
  openFile(line: number): void;
}

function RangeBar({ bench, craft, holder, param, cell, leave, openFile }: BarProps) {
  const bar = useRef<HTMLFormElement>(null);
  const written = { min: textOf(cell?.min), max: textOf(cell?.max), source: cell?.source ?? '' };
  const [typed, setTyped] = useState(written);
  const [fault, setFault] = useState<string | null>(null);
  // What changes elsewhere is seen here, unless somebody is writing here.
  useEffect(() => {
    if (!bar.current?.contains(document.activeElement)) setTyped(written);
  }, [written.min, written.max, written.source]);

  const write = async (next: typeof typed): Promise<void> => {
    setTyped(next);
    const [min, max] = [numberIn(next.min), numberIn(next.max)];
    if (min === undefined || max === undefined)
      return setFault('Aquí van números: 62 o 1,5; o los dos extremos: 14-18.');
    const to = min === null && max === null ? null : { min, max, source: next.source };
    const said = `${param.label} de ${holder.label}`;
    const { problems } = await bench.edit(ask('setRange', craft, holder.name, param.key, to), said);
    setFault(problems[0] ?? null);
  };
  const field = (key: keyof typeof typed, label: string, wide = false) => (
    <label class={wide ? 'wide' : undefined}>
      <span>{label}</span>
      <input
        value={typed[key]}
        inputMode={wide ? undefined : 'decimal'}
        aria-invalid={fault !== null && !wide}
        onInput={(event) => {
          const next = { ...typed, [key]: event.currentTarget.value };
          // «14-1» may be on its way to «14-18»: both ends are taken once the field is left.
          if (wide || !spanning.test(next[key])) void write(next);
          else setTyped(next);
        }}
        onChange={(event) => {
          const ends = wide ? null : endsIn(event.currentTarget.value);
          if (ends) void write({ ...typed, min: ends[0], max: ends[1] });
          else if (!wide && spanning.test(event.currentTarget.value)) void write(typed);
        }}
      />
    </label>
  );
  return (
    <form
      class="grid-bar"
      ref={bar}
      onSubmit={(event) => {
        event.preventDefault();
        leave();
      }}
      onKeyDown={(event) => event.key === 'Escape' && leave()}
    >
      <strong>
        {holder.label} · {param.label}
        {param.unit && <small> {param.unit}</small>}
      </strong>
      {field('min', 'Mínimo')}
      {field('max', 'Máximo')}
      {field('source', 'Fuente', true)}
      <button type="button" class="quiet small" onClick={() => openFile(cell?.line ?? 1)}>
        Ver el fichero
      </button>
      <button type="submit" class="hidden" tabIndex={-1}>
        Aceptar
      </button>
      <Fault told={fault} />
    </form>
  );
}

/** A figure and something that leads to another. */
const spanning = /^\s*[-−]?\d[\d.,]*\s*(?:[-–—]|a|hasta)/iu;

const textOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : shown(value);

export function Unreadable({ bench, craft }: { bench: Bench; craft: string }) {
  const wrong = bench.checked?.problems.some(({ file }) => file.startsWith(`crafts/${craft}/`));
  return (
    <p class="about">
      Los ficheros de este oficio no se pueden leer como están.
      {wrong && ' A la derecha, en «Problemas», está dónde y cómo se arregla.'}
    </p>
  );
}
