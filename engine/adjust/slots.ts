// The weights that may move: one slot per item of the recipe and one per ingredient that may be added, each with its bounds
// from the caller, from the dose that the catalogue gives, and from what the definition keeps.
import type { Craft, Type } from '../craft.ts';
import { type Form, formOf, formsAt } from '../formula/linear.ts';
import { compose, lineFromRow, type MixLine } from '../stages/compose.ts';
import type { Order } from '../stages/recognise.ts';
import { priceColumn, type Wishes } from './wishes.ts';

export interface Slot {
  readonly line: MixLine;
  readonly name: string;
  readonly before: number;
  readonly low: number;
  readonly high: number;
  /** by the caller, or because nobody knows what it is made of */
  readonly fixed: boolean;
  /** brought in by the adjustment, not by the caller */
  readonly added: boolean;
  /** the catalogue says how much of it is usual */
  readonly isDosed: boolean;
  /** euros per gram, relative to other slots */
  readonly price: number;
}

export interface Table {
  readonly craft: Craft;
  readonly type: Type;
  readonly order: Order;
  readonly slots: readonly Slot[];
  readonly weights: Float64Array;
  readonly total: number;
  /** what the definition holds constant, and the value it is held at: its own, or the nearest that the bounds allow */
  readonly keep: Form;
  readonly kept: number;
}

/** Ingredients of the recipe that may move at once. */
const movable = 60;

export function tableOf(order: Order, wishes: Wishes): Table {
  const { craft, type } = order;
  const lines = order.items.map(
    (item) => compose({ ...order, items: [{ ...item, grams: item.grams || 1 }] }).lines[0]!,
  );
  const present = new Set(order.items.map(({ row }) => row));
  const candidates = (wishes.add ?? type.correctors).filter(
    (row, index, all) => !present.has(row) && all.indexOf(row) === index,
  );
  const all = [...lines, ...candidates.map((row) => lineFromRow(craft, type, row, 0))];
  const before = Float64Array.from(all, (_, index) => order.items[index]?.grams ?? 0);
  const total = before.reduce((sum, grams) => sum + grams, 0);
  const keep = keepOf(craft, type, all, before);
  const price = priceColumn(craft);
  const slots = manageable(
    all.map((line, index): Slot => {
      const item = order.items[index];
      const grams = before[index]!;
      const bounds = wishes.bounds[index] ?? { fixed: false, min: null, max: null };
      const isInert = line.groups.includes('desconocido');
      const fixed = bounds.fixed || (isInert && item !== undefined);
      const share = keep.num[index]!;
      const most = share > 0 ? keep.value / share : total;
      const [least, dosed] = doseOf(line, keep.value, most);
      const low = fixed ? grams : (bounds.min ?? Math.min(least, grams, bounds.max ?? grams));
      const high = fixed ? grams : Math.max(low, bounds.max ?? Math.max(dosed, grams));
      const name = !item || item.name === line.row?.id ? line.row!.label : item.name;
      return {
        line,
        name,
        before: grams,
        low,
        high,
        fixed,
        added: item === undefined,
        isDosed: (line.row?.dose ?? null) !== null,
        price: price === null ? 0 : line.values[price]!,
      };
    }),
  );
  const least = slots.reduce((sum, { low }, i) => sum + keep.num[i]! * low, 0);
  const room = slots.reduce((sum, { high }, i) => sum + keep.num[i]! * high, 0);
  return { craft, type, order, slots, weights: before, total, keep, kept: Math.min(room, Math.max(least, keep.value)) };
}

/** Of a very long recipe only the heaviest ingredients move: nobody changes a hundred weights, and time is bounded. */
function manageable(slots: readonly Slot[]): Slot[] {
  const present = slots.filter(({ before, low, high }) => before > 0 && before >= low && before <= high && high > low);
  const still = new Set(present.sort((a, b) => b.before - a.before).slice(movable));
  return slots.map((slot) => (still.has(slot) ? { ...slot, low: slot.before, high: slot.before } : slot));
}

/** What a dose allows. It never forces: what the recipe holds outside it may stay, but goes no further. */
function doseOf({ row }: MixLine, kept: number, most: number): [number, number] {
  if (!row?.dose) return [0, most];
  const [least, dosed] = row.dose;
  return [(least * kept) / 100, Math.min((dosed * kept) / 100, most)];
}

function keepOf(craft: Craft, type: Type, lines: readonly MixLine[], weights: Float64Array): Form {
  const at = { lines, weights, constants: type.plan.numbers, mode: 'tangent' as const };
  const form = craft.keep && formOf(craft, craft.keep, { ...at, param: formsAt(craft, at) });
  if (form && form.den === null) return form;
  const num = new Float64Array(lines.length + 1).fill(1, 0, lines.length);
  return { num, den: null, value: weights.reduce((sum, grams) => sum + grams, 0), exact: true };
}
