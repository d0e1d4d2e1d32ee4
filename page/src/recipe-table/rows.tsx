// The rows, in a list that scrolls by itself: written, moved (by dragging or Alt+arrows), removed, pasted into.
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { Craft } from '../../../engine/index.ts';
import { useRested } from '../debounce.ts';
import { fetchedOnce } from '../fetched-once.ts';
import type { Actions } from '../model.ts';
import { readCell, shown, typed } from '../quantity.ts';
import { counts, gramsOf, isBlank, newRow, type Recipe, type Row } from '../recipe.ts';
import { baseName, baseOf, gramsForShare, keepingTotal } from '../shares.ts';
import { isApart } from '../weight.ts';
import { focusOn } from './focus.ts';
import type { RowActions } from './model.ts';
import { Line } from './row.tsx';

/** The reader of lists, fetched when something is first pasted. */
const reader = fetchedOnce(() => import('../pasted-list.ts'));

interface Props {
  craft: Craft;
  recipe: Recipe;
  actions: Actions;
}

/** The percentage of each row. All of them move with every weight: while a hand types they wait, unless rows come or go. */
function useShares(craft: Craft, recipe: Recipe): ReadonlyMap<number, number> {
  const rested = useRested(recipe);
  const isSame =
    rested.craft === recipe.craft &&
    rested.rows.length === recipe.rows.length &&
    rested.rows.every(({ id }, index) => id === recipe.rows[index]!.id);
  const shown = isSame ? rested : recipe;
  return useMemo(() => {
    const base = baseOf(craft, shown);
    const counted = base > 0 ? shown.rows.filter((row) => counts(row) && !isApart(craft, row)) : [];
    return new Map(counted.map((row) => [row.id, (100 * gramsOf(row)) / base]));
  }, [craft, shown]);
}

export function Rows({ craft, recipe, actions }: Props) {
  const { rows } = recipe;
  const [opened, setOpened] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const shares = useShares(craft, recipe);
  // The deeds of a row are the same from one keystroke to the next, so that only the row that changes is drawn again.
  const now = useRef(recipe);
  now.current = recipe;
  /** the recipe as it was when the field of a row was entered: what the kept total is shared out from */
  const entered = useRef(recipe);

  const deeds = useMemo<RowActions>(() => {
    const change = (next: readonly Row[], field: string | null = null): void =>
      actions.change({ ...now.current, rows: next }, field);
    const placeOf = (id: number): number => now.current.rows.findIndex((row) => row.id === id);
    const put = (id: number, parts: Partial<Row>, field: string | null = null): void =>
      change(
        now.current.rows.map((row) => (row.id === id ? { ...row, ...parts } : row)),
        field && `${field}${id}`,
      );
    /** What is plain to see is taken at once; anything doubtful is shown first. */
    const insert = async (id: number, text: string): Promise<void> => {
      const { readPasted, besideRows } = await reader();
      const pasted = readPasted(craft, text);
      // Prices and types are told before they are taken.
      if (!pasted.isSure || pasted.rows.length === 0 || pasted.prices.length > 0) {
        actions.open({ kind: 'paste', text });
        return;
      }
      const { rows, title } = now.current;
      const index = placeOf(id);
      const added = pasted.rows.map((row) => newRow(row));
      const kept = isBlank(rows[index]!) ? rows.filter((row) => row.id !== id) : rows;
      const next = [...kept.slice(0, index), ...added, ...kept.slice(index)];
      const isFirst = kept.length === 0;
      const beside = besideRows(craft, pasted, now.current, !isFirst);
      const isTyped = beside.type !== undefined && beside.type !== now.current.type;
      actions.change({ ...now.current, ...beside, title: title.trim() || pasted.title, rows: next });
      actions.say(
        `${added.length} ingredientes pegados.${isTyped ? ` Por su nombre, el tipo es «${craft.types.get(beside.type!)!.label}».` : ''}`,
      );
    };
    const fill = async (id: number, text: string): Promise<void> => {
      const weights = (await reader()).weightsIn(craft, text);
      if (weights === null) return insert(id, text);
      const { rows } = now.current;
      const from = placeOf(id);
      const size = Math.max(rows.length, from + weights.length);
      const next = Array.from({ length: size }, (_, at) => {
        const row = rows[at] ?? newRow();
        const written = weights[at - from] ?? '';
        const { grams } = readCell(craft, row.name, written);
        return written === '' ? row : { ...row, grams: grams === null ? written : typed(grams, 6), doubt: '' };
      });
      change(next);
      actions.say(`${weights.length} pesos pegados.`);
    };
    const part = async (id: number): Promise<void> => {
      const rowNow = (): Row | undefined => now.current.rows[placeOf(id)];
      const row = rowNow();
      if (row?.grams.trim() !== '' || !/^\s*\d/.test(row.name)) return;
      const found = (await reader()).parted(craft, row.name);
      if (!found || rowNow() !== row) return;
      put(id, found.row);
      if (found.told) actions.say(found.told);
    };
    const lost = (): void => actions.say('Sin conexión no se puede leer lo pegado todavía: prueba otra vez con ella.');
    return {
      put,
      enter() {
        entered.current = now.current;
      },
      weigh(id, grams) {
        const recipe = now.current;
        if (!recipe.keepsTotal) return put(id, { grams, doubt: '' }, 'grams');
        actions.change(keepingTotal(craft, recipe, entered.current, id, grams), `grams${id}`);
      },
      move(id, to) {
        const { rows } = now.current;
        const from = placeOf(id);
        const last = rows.length - 1 - (isBlank(rows.at(-1)!) ? 1 : 0);
        const place = Math.max(0, Math.min(last, to));
        if (from === place || from > last) return;
        const rest = rows.filter((row) => row.id !== id);
        rest.splice(place, 0, rows[from]!);
        change(rest, `move${id}`);
      },
      remove(id) {
        const { rows } = now.current;
        if (rows.length < 2) return;
        const index = placeOf(id);
        const next = rows[index + 1] ?? rows[index - 1];
        change(rows.filter((row) => row.id !== id));
        if (next) focusOn(`name-${next.id}`);
      },
      insert: (id, text) => void insert(id, text).catch(lost),
      fill: (id, text) => void fill(id, text).catch(lost),
      part: (id) => void part(id).catch(() => {}),
      settle(id) {
        const { name, grams } = now.current.rows[placeOf(id)]!;
        const read = readCell(craft, name, grams);
        if (read.grams === null || typed(read.grams, 6) === grams) return;
        put(id, { grams: typed(read.grams, 6) }, 'grams');
        const notes = [read.assumed, read.doubt].filter((note) => note !== null);
        if (notes.length > 0) actions.say(`«${grams.trim()}»: ${shown(read.grams, 2)} g (${notes.join('; ')}).`);
      },
      share(id, value) {
        const recipe = now.current;
        const weighed = recipe.rows.map((row) => (row.id === id && !counts(row) ? { ...row, grams: '0' } : row));
        const grams = gramsForShare(craft, { ...recipe, rows: weighed }, id, value);
        if (grams === null) actions.say('Con ese porcentaje no hay gramos posibles.');
        else put(id, { grams: typed(grams), doubt: '' });
      },
      define: (id) => actions.open({ kind: 'composition', row: id }),
      toggle: (id) => setOpened((old) => (old === id ? null : id)),
      go(id, by, field) {
        const other = now.current.rows[placeOf(id) + by];
        if (other) focusOn(`${field}-${other.id}`);
      },
    };
  }, [craft, actions]);

  const drag = useCallback(
    (event: PointerEvent, id: number): void => {
      event.preventDefault();
      const moved = ({ clientY }: PointerEvent): void => {
        const items = [...(list.current?.children ?? [])];
        const to = items.findIndex((item) => clientY < item.getBoundingClientRect().bottom);
        deeds.move(id, to < 0 ? items.length : to);
      };
      const ended = (): void => {
        document.removeEventListener('pointermove', moved);
        document.removeEventListener('pointerup', ended);
        document.removeEventListener('pointercancel', ended);
      };
      // On the document: the handle itself changes place while it is dragged.
      document.addEventListener('pointermove', moved);
      document.addEventListener('pointerup', ended);
      document.addEventListener('pointercancel', ended);
    },
    [deeds],
  );

  return (
    <div class="rows">
      <div class="rows-head" aria-hidden="true">
        <span />
        <span>Ingrediente</span>
        <span>Gramos</span>
        <span title={`Porcentaje ${baseName(craft)}`}>% {baseName(craft)}</span>
      </div>
      <ol ref={list}>
        {rows.map((row, index) => (
          <Line
            key={row.id}
            craft={craft}
            row={row}
            of={recipe.id}
            index={index}
            share={shares.get(row.id) ?? null}
            isOpen={opened === row.id}
            deeds={deeds}
            drag={drag}
          />
        ))}
      </ol>
    </div>
  );
}
