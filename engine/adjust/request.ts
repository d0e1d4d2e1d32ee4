// What the caller asks of an adjustment, besides the recipe: what is fixed, bounded or left open, what it aims at, what may
// come in and what may not. Refuses what does not fit and what nobody knows, naming the place.
//   { ingredients: [{ …, fixed: true }, { …, min: 20, max: 60 }, { …, grams: null }], total: 1000, avoid: ['tal cosa'] }

import { didYouMean } from '../did-you-mean.ts';
import { priceColumn } from '../larder/price.ts';
import type { Craft, Type } from '../model/craft.ts';
import { printable } from '../names/normalise.ts';
import { type Order, recognise } from '../read/recognise.ts';
import { dayAsked } from '../reckon/law.ts';
import { Refusal, refused } from '../refusal.ts';
import { requestLimits } from '../request-limits.ts';
import { aimOf } from './aim.ts';
import { refuseContradictions } from './contradiction.ts';
import { type Bounds, type Named, type Objective, objectives, type Request } from './model.ts';
import { nameReader, rowNamed } from './named-lines.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What may be asked besides the recipe, and what it means: the description of the craft tells it too. */
export const askable = {
  objective: 'minimal (los menos gramos movidos), cheapest (lo más barato) o balanced (lo más centrado)',
  target: 'Lo que ha de ser como poco: la clase o medalla, por su nombre',
  add: 'Ingredientes que se pueden traer; sin esta lista, los correctores del tipo; [] no deja traer nada',
  avoid: 'Ingredientes o grupos que no han de quedar',
  only: 'Ingredientes o grupos que pueden cambiar; lo demás queda como está',
  use: 'Gramos que se han de gastar: [{ ingrediente, gramos }]',
  max: 'Gramos que no ha de pasar un ingrediente o un grupo: { nombre: gramos }',
  ranges: 'Intervalo propio para un parámetro: { parámetro: [mínimo, máximo] }; null deja libre un extremo',
  maxCost: 'Euros por kilo, como mucho',
  total: 'Gramos de la receta entera',
  tolerance: 'Error de pesada que ha de aguantar la receta, en % de cada línea: { hold: 2 }',
  frontier: 'true: además, cinco recetas entre la más barata y la más centrada («choices»)',
} as const;

export const askableOfItems = {
  fixed: 'true: su peso no cambia',
  min: 'Gramos, como poco',
  max: 'Gramos, como mucho',
} as const;

const field = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An empty list leaves everything to the adjustment: it is that of the type's first starting recipe, without weights. */
export function listed(craft: Craft, body: unknown): unknown {
  if (!isObject(body) || !Array.isArray(body.ingredients) || body.ingredients.length > 0) return body;
  const [start] = recognise(craft, body).type.file.start ?? [];
  if (!start) return body;
  const { name, weight } = craft.definition.craft.request;
  const ingredients = Object.keys(start.recipe).map((id) => ({
    [name]: craft.rows.get(id)?.label ?? id,
    [weight]: null,
  }));
  return { ...body, ingredients };
}

/** The recipe as the balance reads it: an item whose weight is left to the adjustment weighs nothing. */
export function closed(craft: Craft, body: unknown): unknown {
  if (!isObject(body) || !Array.isArray(body.ingredients)) return body;
  const { weight } = craft.definition.craft.request;
  const ingredients = body.ingredients.map((item: unknown) =>
    isObject(item) && isOpen(item, weight) ? { ...item, [weight]: 0 } : item,
  );
  return { ...body, ingredients };
}

const isOpen = (item: Fields, weight: string): boolean =>
  (field(item, weight) ?? null) === null && (field(item, 'quantity') ?? null) === null;

export function requestOf({ craft, type, items }: Order, body: Fields): Request {
  const ingredients = body.ingredients as Fields[];
  refuseUnknown(craft, body, ingredients);
  // Where no law has changed nobody has looked at it.
  dayAsked(body);
  const { weight } = craft.definition.craft.request;
  const target = field(body, 'target') ?? null;
  const named = nameReader(craft, type);
  const request: Request = {
    bounds: ingredients.map((item, index) => boundsOf(item, items[index]!.grams, weight, `ingredients[${index}]`)),
    objective: objectiveOf(craft, field(body, 'objective')),
    add: listOf(body, 'add')?.map((name, index) => rowNamed(craft, name, `add[${index}]`)) ?? null,
    target: target === null ? null : aimOf(craft, type, target),
    ranges: rangesOf(craft, type, field(body, 'ranges')),
    maxCost: maxCostOf(craft, field(body, 'maxCost')),
    total: gramsOf(field(body, 'total'), 'total', true),
    avoid: (listOf(body, 'avoid', requestLimits.named) ?? []).map((name, index) =>
      named(name, `avoid[${index}]`, true),
    ),
    use: usesOf(craft, body),
    only: listOf(body, 'only', requestLimits.named)?.map((name, index) => named(name, `only[${index}]`)) ?? null,
    most: mostOf(field(body, 'max'), named),
    frontier: frontierOf(craft, field(body, 'frontier')),
    hold: holdOf(field(body, 'tolerance')),
  };
  refuseContradictions(request);
  return request;
}

function refuseUnknown(craft: Craft, body: Fields, ingredients: readonly Fields[]): void {
  const { name, weight, role, composition, craft: named } = craft.definition.craft.request;
  const told = craft.inputs.map(({ key }) => key);
  const known = ['type', 'ingredients', 'date', ...told, ...(named ? ['craft'] : []), ...Object.keys(askable)];
  for (const key of Object.keys(body)) if (!known.includes(key)) throw unknown(key, '', known);
  const { packet, nesting } = craft.larder;
  const own = [
    ...[name, weight, 'quantity', role ?? 'role', ...Object.keys(askableOfItems)],
    ...(packet ? [packet.field] : []),
    ...(packet?.allergens ? [packet.allergens] : []),
    ...(packet?.compound ? [packet.compound] : []),
    ...(nesting ? [nesting.field] : []),
  ];
  for (const [index, item] of ingredients.entries()) {
    for (const key of Object.keys(item)) {
      if (own.includes(key) || (composition && craft.spellings.has(key))) continue;
      throw unknown(key, `ingredients[${index}].`, [...own, ...(composition ? craft.spellings.keys() : [])]);
    }
  }
}

function unknown(key: string, at: string, known: readonly string[]): Refusal {
  const shown = printable(key).slice(0, requestLimits.name);
  return refused(`${at}${shown}`, `nadie conoce este campo.${didYouMean(shown, known)}`, 'field_unknown');
}

function boundsOf(item: Fields, grams: number, weight: string, at: string): Bounds {
  const fixed = flagOf(field(item, 'fixed'), `${at}.fixed`);
  const open = isOpen(item, weight);
  const min = gramsOf(field(item, 'min'), `${at}.min`);
  const max = gramsOf(field(item, 'max'), `${at}.max`);
  if (min !== null && max !== null && min > max) throw refused(`${at}.min`, 'es mayor que «max».');
  if (fixed && open) throw refused(`${at}.fixed`, 'no tiene peso que fijar.');
  if (fixed && ((min !== null && grams < min) || (max !== null && grams > max))) {
    throw refused(`${at}.fixed`, 'el peso está fijo y no cabe entre «min» y «max».');
  }
  return { fixed, min, max, open };
}

function flagOf(value: unknown, at: string): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value !== 'boolean') throw refused(at, 'debe ser true o false.');
  return value;
}

/** `isSome`: nothing at all is no answer. */
function gramsOf(value: unknown, at: string, isSome = false): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || (isSome && value === 0))
    throw refused(at, `debe ser un número de gramos mayor ${isSome ? '' : 'o igual '}que 0.`);
  if (value > requestLimits.grams)
    throw refused(at, `es demasiado grande; el máximo es ${requestLimits.grams.toLocaleString('es')} g.`);
  return value;
}

const ofNames = 'nombres, [] si no ha de haber ninguno';

function listOf(
  body: Fields,
  name: string,
  most: number = requestLimits.ingredients,
  things = ofNames,
): unknown[] | null {
  const value = field(body, name) ?? null;
  if (value === null) return null;
  if (!Array.isArray(value)) throw refused(name, `debe ser una lista de ${things}.`);
  if (value.length > most) throw refused(name, `hay ${value.length} nombres y el máximo es ${most}.`);
  return value;
}

function objectiveOf(craft: Craft, value: unknown): Objective {
  if (value === undefined || value === null) return 'minimal';
  if (!objectives.includes(value as Objective)) {
    throw refused(
      'objective',
      'debe ser «minimal» (el menor cambio), «cheapest» (lo más barato) o «balanced» (lo más centrado).',
    );
  }
  if (value === 'cheapest') needPrices(craft, 'objective: «cheapest»');
  return value as Objective;
}

function needPrices(craft: Craft, what: string): void {
  if (priceColumn(craft) === null)
    throw new Refusal(`${what} no vale en este oficio (${craft.label}): su catálogo no lleva precios.`);
}

function maxCostOf(craft: Craft, value: unknown): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0)
    throw refused('maxCost', 'debe ser un número de euros por kilo mayor que 0.');
  needPrices(craft, 'maxCost');
  return value;
}

/** Nobody weighs worse than this, in %. */
const worst = 20;

function holdOf(value: unknown): number | null {
  if (value === undefined || value === null) return null;
  if (!isObject(value)) throw new Refusal('tolerance: debe ser un objeto: { "hold": 2 }.');
  for (const key of Object.keys(value)) if (key !== 'hold') throw unknown(key, 'tolerance.', ['hold']);
  const hold = field(value, 'hold') ?? null;
  if (hold === null) return null;
  if (typeof hold !== 'number' || !Number.isFinite(hold) || hold < 0 || hold > worst)
    throw new Refusal(`tolerance.hold: debe ser un porcentaje de 0 a ${worst}.`);
  return hold / 100;
}

function frontierOf(craft: Craft, value: unknown): boolean {
  const wanted = flagOf(value, 'frontier');
  if (wanted) needPrices(craft, 'frontier');
  return wanted;
}

function rangesOf(craft: Craft, type: Type, value: unknown): Request['ranges'] {
  if (value === undefined || value === null) return [];
  if (!isObject(value)) throw refused('ranges', 'debe ser un objeto: { parámetro: [mínimo, máximo] }.');
  return Object.entries(value).map(([key, range]) => {
    const at = `ranges.${printable(key).slice(0, requestLimits.name)}`;
    const param = craft.paramByKey.get(key);
    if (!param || !type.present.has(param.index))
      throw refused(
        at,
        `este tipo no tiene ese parámetro.${didYouMean(
          key,
          craft.params.filter(({ index }) => type.present.has(index)).map((one) => one.key),
        )}`,
      );
    const isEnd = (end: unknown): end is number | null =>
      end === null || (typeof end === 'number' && Number.isFinite(end));
    if (!Array.isArray(range) || range.length !== 2 || !range.every(isEnd) || range.every((end) => end === null))
      throw refused(at, 'debe ser [mínimo, máximo]; null deja libre un extremo.');
    const [min, max] = range as [number | null, number | null];
    if (min !== null && max !== null && min > max) throw refused(at, 'el mínimo es mayor que el máximo.');
    return { param, min, max };
  });
}

function usesOf(craft: Craft, body: Fields): Request['use'] {
  const { name, weight } = craft.definition.craft.request;
  const things = `ingredientes con sus gramos: [{ "${name}": …, "${weight}": … }]`;
  const list = listOf(body, 'use', requestLimits.ingredients, things) ?? [];
  return list.map((item, index) => useOf(craft, item, `use[${index}]`));
}

function useOf(craft: Craft, item: unknown, at: string): Request['use'][number] {
  const { name, weight } = craft.definition.craft.request;
  if (!isObject(item)) throw refused(at, `debe ser un objeto con «${name}» y «${weight}».`);
  for (const key of Object.keys(item)) if (key !== name && key !== weight) throw unknown(key, `${at}.`, [name, weight]);
  const grams = gramsOf(field(item, weight), `${at}.${weight}`);
  if (grams === null) throw refused(`${at}.${weight}`, 'falta; debe ser un número de gramos.');
  return { row: rowNamed(craft, field(item, name), `${at}.${name}`), grams };
}

function mostOf(value: unknown, named: (name: unknown, at: string) => Named): Request['most'] {
  if (value === undefined || value === null) return [];
  if (!isObject(value)) throw refused('max', 'debe ser un objeto: { ingrediente o grupo: gramos }.');
  const entries = Object.entries(value);
  if (entries.length > requestLimits.named)
    throw refused('max', `hay ${entries.length} nombres y el máximo es ${requestLimits.named}.`);
  return entries.map(([name, most]) => {
    const at = `max.${printable(name).slice(0, requestLimits.name)}`;
    const grams = gramsOf(most, at);
    if (grams === null) throw refused(at, 'debe ser un número de gramos.');
    return { named: named(name, at), grams };
  });
}
