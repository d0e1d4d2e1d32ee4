// labelling.json of the larder → the rules of every label, compiled: formulas over the larder's columns, tables by name.
import type { LabellingFile } from '../craft.ts';
import { isSaid } from '../label/allergens.ts';
import type { Labelling, Nutrient, Points, Rounding, ToleranceBand } from '../label/model.ts';
import { type LarderRow, printedName } from '../larder.ts';
import { didYouMean } from '../near.ts';
import { lineFormula, lineScope } from './columns.ts';
import type { Report } from './problem.ts';

const file = 'labelling.json';

export interface Shelves {
  readonly columns: ReadonlyMap<string, number>;
  readonly ids: ReadonlySet<string>;
  readonly families: ReadonlySet<string>;
  readonly allergens: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
}

export function compileLabelling(source: LabellingFile, shelves: Shelves, report: Report): Labelling {
  const declared = (path: string, word: string, all: Iterable<string>, what: string, key = false): void => {
    const names = new Set(all);
    if (!names.has(word)) report.error(file, { path, key }, `No existe ${what} «${word}».${didYouMean(word, names)}`);
  };
  const { list, nutrition, score } = source;
  for (const [index, id] of list.water.ingredients.entries())
    declared(`/list/water/ingredients/${index}`, id, shelves.ids, 'el ingrediente');
  for (const [index, id] of (list.opened?.ingredients ?? []).entries())
    declared(`/list/opened/ingredients/${index}`, id, shelves.ids, 'el ingrediente');
  const families = {
    '/score/produce': score.produce,
    '/list/plain/families': list.plain.families,
    '/list/brief/families': list.brief.families,
    '/list/blends/families': list.blends.families,
    '/list/spared/families': list.spared.families,
    '/list/unnamed/families': list.unnamed.families,
  };
  for (const [path, names] of Object.entries(families))
    for (const [index, family] of names.entries()) declared(`${path}/${index}`, family, shelves.families, 'la familia');
  for (const id of Object.keys(source.allergens))
    declared(`/allergens/${id}`, id, shelves.allergens, 'el alérgeno', true);
  for (const id of shelves.allergens)
    if (!Object.hasOwn(source.allergens, id))
      report.error(
        file,
        { path: '/allergens' },
        `Falta el alérgeno «${id}»: cómo se declara y qué palabras lo nombran.`,
      );
  for (const id of Object.keys(list.classes)) declared(`/list/classes/${id}`, id, shelves.classes, 'la clase', true);
  const points = (rows: typeof score.bad, path: string): Points[] =>
    Object.entries(rows).map(([key, { nutrient, over, unlessBadFrom }]) => {
      if (nutrient !== undefined)
        declared(`${path}/${key}/nutrient`, nutrient, Object.keys(nutrition.nutrients), 'el nutriente');
      return { key, nutrient: nutrient ?? null, over, unlessBadFrom: unlessBadFrom ?? null };
    });
  return {
    notice: source.notice,
    heading: list.heading,
    water: new Set(list.water.ingredients),
    produce: new Set(score.produce),
    waterOmitted: list.water.omitted,
    plain: new Set(list.plain.families),
    brief: { families: new Set(list.brief.families), below: list.brief.below },
    blends: new Set(list.blends.families),
    unnamed: { families: new Set(list.unnamed.families), say: list.unnamed.say },
    opened: new Set(list.opened?.ingredients),
    ownLists: list.ownLists,
    byBrand: list.byBrand,
    spared: { families: new Set(list.spared.families), below: list.spared.below },
    classes: new Map(Object.entries(list.classes)),
    allergens: new Map(Object.entries(source.allergens).map(([id, one]) => [id, { id, ...one }])),
    nutrients: nutrientsOf(nutrition, shelves, declared, report),
    per: nutrition.per,
    score: {
      label: score.label,
      note: score.note,
      bad: points(score.bad, '/score/bad'),
      good: points(score.good, '/score/good'),
      grades: score.grades.map(({ upTo, letter }) => ({ upTo: upTo ?? null, letter })),
    },
  };
}

type Declared = (path: string, word: string, all: Iterable<string>, what: string) => void;

function nutrientsOf(
  { nutrients, rounding, tolerance }: LabellingFile['nutrition'],
  { columns }: Shelves,
  declared: Declared,
  report: Report,
): Nutrient[] {
  const scope = lineScope(columns);
  return Object.entries(nutrients).flatMap(([key, one]): Nutrient[] => {
    const path = `/nutrition/nutrients/${key}`;
    declared(`${path}/rounding`, one.rounding, Object.keys(rounding), 'la manera de redondear');
    if (one.tolerance !== undefined)
      declared(`${path}/tolerance`, one.tolerance, Object.keys(tolerance), 'la tolerancia');
    const formula = lineFormula(one.formula, scope, file, { path: `${path}/formula` }, report);
    const rounds = rounding[one.rounding];
    const bands = one.tolerance === undefined ? null : (tolerance[one.tolerance] ?? null);
    if (!formula || !rounds) return [];
    return [
      {
        key,
        label: one.label,
        unit: one.unit,
        formula,
        rounding: roundingOf(rounds),
        tolerance: bands?.map(bandOf) ?? null,
        uncertainty: one.uncertainty ?? 0,
        optionalFrom: one.optionalFrom ?? null,
        isPart: one.part ?? false,
        reference: one.reference ?? null,
      },
    ];
  });
}

const roundingOf = ({ negligible, saidAs, steps }: LabellingFile['nutrition']['rounding'][string]): Rounding => ({
  negligible: negligible ?? null,
  saidAs: saidAs ?? null,
  steps: steps.map(({ below, step }) => ({ below: below ?? null, step })),
});

const bandOf = (band: LabellingFile['nutrition']['tolerance'][string][number]): ToleranceBand => ({
  below: band.below ?? null,
  upTo: band.upTo ?? null,
  grams: band.grams ?? null,
  share: band.share ?? null,
});

/** What makes a name clear is written apart: names of products and percentages do without it. */
export function checkClear({ entry, family, file, place }: LarderRow, { blends }: Labelling, report: Report): void {
  const { legal = '', label } = entry;
  if (!/^[^,]* \(.*\)$/.test(legal) || blends.has(family)) return;
  report.error(
    file,
    { path: `/ingredients/${place}/legal` },
    `El nombre legal de «${label}» lleva un paréntesis: lo que va dentro se escribe en «clear».`,
  );
}

/** What its own list names is there: an allergen cannot depend on the brand and be printed. */
export function checkDoubts({ entry, file, place }: LarderRow, { allergens }: Labelling, report: Report): void {
  const printed = [printedName(entry), entry.compound ?? ''].join(' ');
  for (const [at, allergen] of (entry.allergens ?? []).entries()) {
    const doubted = allergen.endsWith('?') ? allergens.get(allergen.slice(0, -1)) : undefined;
    if (doubted && isSaid(printed, doubted))
      report.error(
        file,
        { path: `/ingredients/${place}/allergens/${at}` },
        `La lista de «${entry.label}» nombra «${doubted.label}», y aquí depende de la marca: quita «?», o que la lista no lo nombre.`,
      );
  }
}
