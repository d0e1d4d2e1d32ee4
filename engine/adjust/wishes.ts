// What the caller asks of an adjustment, besides the recipe: what is fixed or bounded, what it aims at, what may be added.
// Refuses what does not fit, naming the place.
//   { ingredients: [{ …, fixed: true }, { …, min: 20, max: 60 }], objective: 'minimal', add: ['tal cosa'] }
import type { Craft, Fact, Row, Type } from '../craft.ts';
import { printable } from '../names.ts';
import { didYouMean } from '../near.ts';
import { enumerate } from '../number.ts';
import { Refusal } from '../refusal.ts';
import { limits, type Order } from '../stages/recognise.ts';
import { rowsOf } from './target.ts';

export const objectives = ['minimal', 'cheapest', 'balanced'] as const;
export type Objective = (typeof objectives)[number];

export interface Bounds {
  readonly fixed: boolean;
  readonly min: number | null;
  readonly max: number | null;
}

export interface Wishes {
  /** one per item of the recipe */
  readonly bounds: readonly Bounds[];
  readonly objective: Objective;
  /** null: the correctors of the type */
  readonly add: readonly Row[] | null;
  /** a value of the decision that the craft names */
  readonly target: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

const field = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);

export function wishesOf({ craft, type, items }: Order, body: Fields): Wishes {
  const ingredients = body.ingredients as Fields[];
  return {
    bounds: ingredients.map((item, index) => boundsOf(item, items[index]!.grams, `ingredients[${index}]`)),
    objective: objectiveOf(craft, field(body, 'objective')),
    add: addOf(craft, field(body, 'add')),
    target: targetOf(craft, type, field(body, 'target')),
  };
}

function boundsOf(item: Fields, grams: number, at: string): Bounds {
  const fixed = field(item, 'fixed') ?? false;
  if (typeof fixed !== 'boolean') throw new Refusal(`${at}.fixed: debe ser true o false.`);
  const min = gramsOf(field(item, 'min'), `${at}.min`);
  const max = gramsOf(field(item, 'max'), `${at}.max`);
  if (min !== null && max !== null && min > max) throw new Refusal(`${at}.min: es mayor que «max».`);
  if (fixed && ((min !== null && grams < min) || (max !== null && grams > max))) {
    throw new Refusal(`${at}.fixed: el peso está fijo y no cabe entre «min» y «max».`);
  }
  return { fixed, min, max };
}

function gramsOf(value: unknown, at: string): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > limits.grams) {
    throw new Refusal(`${at}: debe ser un número de gramos mayor o igual que 0.`);
  }
  return value;
}

function objectiveOf(craft: Craft, value: unknown): Objective {
  if (value === undefined || value === null) return 'minimal';
  if (!objectives.includes(value as Objective)) {
    throw new Refusal(
      'objective: debe ser «minimal» (el menor cambio), «cheapest» (lo más barato) o «balanced» (lo más centrado).',
    );
  }
  if (value === 'cheapest' && priceColumn(craft) === null) {
    throw new Refusal(`objective: «cheapest» no vale en este oficio (${craft.label}): su catálogo no lleva precios.`);
  }
  return value as Objective;
}

/** The column in euros, if the catalogue has one. */
export function priceColumn({ columns }: Craft): number | null {
  return columns.find(({ unit }) => unit.startsWith('€'))?.index ?? null;
}

function addOf(craft: Craft, value: unknown): Row[] | null {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value)) throw new Refusal('add: debe ser una lista de nombres de ingredientes.');
  if (value.length > limits.ingredients)
    throw new Refusal(`add: hay ${value.length} nombres y el máximo es ${limits.ingredients}.`);
  return value.map((name, index) => {
    const at = `add[${index}]`;
    if (typeof name !== 'string' || name.trim() === '')
      throw new Refusal(`${at}: debe ser un texto con el nombre de un ingrediente.`);
    const { row } = craft.recognise(name.slice(0, limits.name));
    if (row) return row;
    const shown = printable(name).slice(0, limits.name);
    throw new Refusal(
      `${at}: no se conoce «${shown}», y para añadirlo hace falta su composición.${didYouMean(
        shown,
        [...craft.rows.values()].map(({ label }) => label),
      )}`,
    );
  });
}

function targetOf(craft: Craft, type: Type, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const possible = targetsOf(craft, type);
  if (possible.size === 0)
    throw new Refusal('target: este oficio no tiene metas que nombrar; se ajusta a los rangos del tipo.');
  const known = typeof value === 'string' ? possible.get(bare(value)) : undefined;
  if (known !== undefined) return known;
  throw new Refusal(
    `target: debe ser ${enumerate([...new Set(possible.values())].map((name) => `«${name}»`)).replace(/ y (?=«[^»]*»$)/, ' o ')}.`,
  );
}

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** What the decision of the craft can give in a type, under each of the names its rows have for it. */
export function targetsOf(craft: Craft, type: Type): Map<string, string> {
  const names = new Map<string, string>();
  const name = craft.definition.craft.adjust?.target;
  for (const { gives } of rowsOf(craft, type)) {
    const value: Fact | undefined = gives[name!];
    if (typeof value !== 'string') continue;
    names.set(bare(value), value);
    for (const other of Object.values(gives))
      if (typeof other === 'string' && !names.has(bare(other))) names.set(bare(other), value);
  }
  return names;
}
