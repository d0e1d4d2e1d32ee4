// What a workshop hangs on the wall, out of its book: which recipe carries which allergen, what there is to buy for a batch of
// each, and what each costs. Tables of cells: whoever prints them knows nothing of recipes.
//   allergens: [['Receta', 'Leche', …], ['Una', 'sí', …]]
import type { Craft } from '../model/craft.ts';
import { round } from '../number.ts';
import type { MixLine } from '../read/compose.ts';
import type { Stand } from './model.ts';

export const sheetKinds = ['allergens', 'shopping', 'prices'] as const;
export type SheetKind = (typeof sheetKinds)[number];

export type Cell = string | number | null;

export interface Sheet {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** what has to be known to read it */
  readonly notes: readonly string[];
}

/** A recipe as it stands, and how many batches of it are made. */
export interface Laid {
  readonly recipe: string;
  readonly craft: Craft;
  readonly typeLabel: string;
  readonly batches: number;
  readonly lines: readonly MixLine[];
  readonly stand: Stand;
  readonly priceOn: (line: MixLine) => number | null;
}

export function sheetOf(kind: SheetKind, laid: readonly Laid[]): Sheet {
  if (kind === 'allergens') return allergenMatrix(laid);
  return kind === 'shopping' ? shoppingList(laid) : priceList(laid);
}

/** «sí», what depends on the brand, and nothing where nothing is known to be: never «does not». */
function allergenMatrix(laid: readonly Laid[]): Sheet {
  const order = laid[0] ? [...(laid[0].craft.larder.labelling?.allergens.values() ?? [])] : [];
  const labels = order.map(({ label }) => label);
  const present = labels.filter((label) =>
    laid.some(({ stand: { allergens } }) => allergens?.contains.includes(label) || allergens?.may.includes(label)),
  );
  const cellOf = ({ allergens }: Stand, label: string): Cell =>
    allergens?.contains.includes(label) ? 'sí' : allergens?.may.includes(label) ? 'según la marca' : null;
  const rows = laid.map(({ recipe, stand }) => [
    recipe,
    ...present.map((label) => cellOf(stand, label)),
    stand.allergens === null ? 'toda la receta' : stand.allergens.unknown.join(', ') || null,
  ]);
  return {
    title: 'Alérgenos',
    head: ['Receta', ...present, 'No se sabe de'],
    rows,
    notes: [
      'Un hueco no dice que no lo lleve: dice que ninguno de sus ingredientes lo declara. Las trazas y los envases los mira quien los tiene delante.',
    ],
  };
}

interface Bought {
  readonly name: string;
  grams: number;
  cost: number | null;
  readonly recipes: Set<string>;
}

function shoppingList(laid: readonly Laid[]): Sheet {
  const bought = new Map<string, Bought>();
  const add = (line: MixLine, grams: number, of: Laid): void => {
    if (line.inner) {
      for (const part of line.inner.lines) add(part, (part.grams * grams) / line.inner.finished, of);
      return;
    }
    const name = line.row?.larder?.label ?? line.row?.label ?? line.name;
    const one = bought.get(name) ?? { name, grams: 0, cost: 0, recipes: new Set<string>() };
    const price = of.priceOn(line);
    one.grams += grams;
    one.cost = one.cost === null || price === null ? null : one.cost + (grams * price) / 1000;
    one.recipes.add(of.recipe);
    bought.set(name, one);
  };
  for (const one of laid) for (const line of one.lines) add(line, line.grams * one.batches, one);
  const all = [...bought.values()].filter(({ grams }) => grams > 0).sort((a, b) => a.name.localeCompare(b.name, 'es'));
  const total = all.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  return {
    title: 'Lista de la compra',
    head: ['Ingrediente', 'Gramos', '€', 'En cuántas recetas'],
    rows: [
      ...all.map(({ name, grams, cost, recipes }) => [
        name,
        round(grams, 1),
        cost === null ? null : round(cost, 2),
        recipes.size,
      ]),
      [
        'En total',
        round(
          all.reduce((sum, { grams }) => sum + grams, 0),
          1,
        ),
        round(total, 2),
        laid.length,
      ],
    ],
    notes: all.some(({ cost }) => cost === null) ? ['Lo que no tiene precio no cuenta en el total.'] : [],
  };
}

function priceList(laid: readonly Laid[]): Sheet {
  return {
    title: 'Lo que cuesta cada receta',
    head: ['Receta', 'Tipo', 'Gramos de la tanda', '€ de la tanda', '€ el kilo', 'Sin precio'],
    rows: laid.map(({ recipe, typeLabel, lines, stand: { cost } }) => [
      ...[recipe, typeLabel],
      round(
        lines.reduce((sum, { grams }) => sum + grams, 0),
        1,
      ),
      cost?.batch ?? null,
      cost?.kilo ?? null,
      cost === null ? 'todo' : cost.unpriced.join(', ') || null,
    ]),
    notes: ['Por kilo de lo que entra, sin las mermas del horno ni del fuego, y sin IVA.'],
  };
}
