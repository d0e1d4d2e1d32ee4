// What may be brought in beside the items of the recipe, each with weight 0.
//   a type whose correctors are two things, one of them in the recipe already → the other

import { forbidOf, isOf, type Misdosed, misdosedIn, standingOf } from '../advice/limits.ts';
import { placesFor } from '../advice/trade.ts';
import type { Craft, Dose, Row, Trade, Type } from '../model/craft.ts';
import { compose, lineFromRow, type MixLine } from '../read/compose.ts';
import { isHeld, mayBe } from '../read/may-be.ts';
import type { Order } from '../read/recognise.ts';
import { isOut } from '../reckon/compare.ts';
import { isForbidden, isReady } from './limits.ts';
import { leavesOpen, type Request } from './model.ts';
import { viewWith } from './view.ts';

/** What is kept this much is what the maker means. */
const firm = 0.95;

/** What may be brought in: what the caller allows, or the correctors and what takes the place of what must go. */
export function candidatesOf(order: Order, request: Request, own: readonly MixLine[]): MixLine[] {
  const { craft, type, items } = order;
  const present = new Set(items.map(({ row }) => row));
  const held = mayBe(craft, own);
  const isAvoided = (line: MixLine): boolean => request.avoid.some(({ picks }) => picks(line));
  const isWanted = (row: Row): boolean => !isAvoided(lineFromRow(type, row, 0));
  const instead = own.flatMap((line) => [
    ...(isForbidden(type, line)
      ? placesFor(forbidOf(type.trade, line)!.instead, { type, lines: own }).map(({ row }) => row)
      : []),
    ...(isAvoided(line) ? broughtFor(type.trade, line, isWanted).map(({ row }) => row) : []),
  ]);
  const replacing = leavesOpen(request) ? [] : replacingIn(order, own);
  // From nothing, what no recipe of the type goes without comes with the starting recipe.
  const isOpen = leavesOpen(request) || isAlone(order);
  const pinches = isOpen ? dosedOf(craft, type) : neededIn(order, own);
  // A second one of what is dosed, or of what makes the recipe what it is, does not come in beside the first.
  const staying = own.filter((line) => !isForbidden(type, line) && !isAvoided(line));
  const dosed = staying.flatMap((line) => standingOf(type.trade, line).doses);
  const making = staying
    .flatMap((line) => standingOf(type.trade, line).character ?? [])
    .filter(({ keep }) => keep >= firm);
  const isSecond = (line: MixLine): boolean =>
    dosed.some(({ lines }) => isOf(line, lines)) ||
    (!isOpen && making.some(({ lines, amount }) => amount === null && isOf(line, lines)));
  const rows: readonly Row[] = [
    ...request.use.map(({ row }) => row),
    ...(request.add ?? [...type.correctors, ...instead, ...pinches, ...replacing]),
  ];
  return rows
    .filter((row, i) => !present.has(row) && rows.indexOf(row) === i)
    .filter((row) => !isHeld(held, row) || request.use.some((one) => one.row === row))
    .map((row) => lineFromRow(type, row, 0))
    .filter(
      (line) =>
        request.use.some(({ row }) => row === line.row) ||
        (!isForbidden(type, line) &&
          !(isReady(type, line) && !type.correctors.includes(line.row!) && !pinches.includes(line.row!)) &&
          !(
            request.add === null &&
            !replacing.includes(line.row!) &&
            (isSecond(line) || (request.objective === 'cheapest' && isAlien(own, line)))
          ) &&
          !isAvoided(line)),
    );
}

/**
 * What may come for a line that is not wanted: of the last entry that names it and brings something wanted, for what is
 * written of one thing goes before what is of its kind; of what takes its place gram for gram only the first.
 */
export function broughtFor({ without }: Trade, line: MixLine, isWanted: (row: Row) => boolean): Brought {
  const all = without
    .filter(({ lines }) => isOf(line, lines))
    .map(({ bring }) => bring.filter(({ row }) => isWanted(row)))
    .findLast((bring) => bring.length > 0);
  const first = all?.find(({ ratio }) => ratio > 0);
  return all?.filter((one) => one.ratio === 0 || one === first) ?? [];
}

type Brought = Trade['without'][number]['bring'];

/** For a few cents nobody prints another allergen. */
export function isAlien(own: readonly MixLine[], line: MixLine): boolean {
  const carried = new Set(own.flatMap(allergensIn));
  return allergensIn(line).some((allergen) => !carried.has(allergen));
}

/** Those that it surely carries. */
const allergensIn = ({ row }: MixLine): readonly string[] =>
  (row?.larder?.entry.allergens ?? []).filter((allergen) => !allergen.endsWith('?'));

/** What the recipe cannot do without and has none of. */
function neededIn(order: Order, own: readonly MixLine[]): Row[] {
  const { trade } = order.type;
  if (!trade.doses.some(({ needed }) => needed !== null)) return [];
  return misdosedAt(order, own).flatMap(({ dose }) =>
    dose.needed && !own.some((line) => isOf(line, dose.lines)) ? [dose.needed.row] : [],
  );
}

/** What takes the place of what is over its dose. */
function replacingIn(order: Order, own: readonly MixLine[]): Row[] {
  const { trade } = order.type;
  const isDosed = ({ lines, instead }: Dose): boolean => instead.length > 0 && own.some((line) => isOf(line, lines));
  if (!trade.doses.some(isDosed)) return [];
  return misdosedAt(order, own).flatMap(({ dose, side }) =>
    side === 'alto' ? placesFor(dose.instead, { type: order.type, lines: own }).map(({ row }) => row) : [],
  );
}

function misdosedAt(order: Order, own: readonly MixLine[]): Misdosed[] {
  const weights = Float64Array.from(order.items, ({ grams }) => grams);
  const whole = weights.reduce((sum, grams) => sum + grams, 0);
  return misdosedIn(order.type.trade, viewWith(order, own, weights, whole).figures);
}

/** The first thing of the starting recipes in each dose that has a least. */
function dosedOf(craft: Craft, type: Type): Row[] {
  const ids = (type.file.start ?? []).flatMap(({ recipe }) => Object.keys(recipe));
  const lines = [...new Set(ids)].flatMap((id) => {
    const row = craft.rows.get(id);
    return row ? [lineFromRow(type, row, 0)] : [];
  });
  return type.trade.doses.flatMap((dose) =>
    dose.min > 0 ? (lines.find((line) => isOf(line, dose.lines))?.row ?? []) : [],
  );
}

/** One thing that is not yet what the type asks for: the rest comes around it as when it is left open. */
export function isAlone(order: Order): boolean {
  const [item] = order.items;
  if (order.items.length !== 1 || item!.grams <= 0) return false;
  const { lines } = compose(order);
  return viewWith(order, lines, Float64Array.of(item!.grams), item!.grams).comparison.outcomes.some(isOut);
}
