// labelling.json of the larder → the rules of every label, compiled: formulas over the larder's columns, tables by name.

import { anyOf } from '../../label/allergens.ts';
import type { Labelling, Nutrient, Points, Rounding, ToleranceBand } from '../../label/model.ts';
import type { LabellingFile } from '../../model/craft.ts';
import type { Report } from '../file/problem.ts';
import { lineFormula, lineScope } from './columns.ts';

export const file = 'labelling.json';

/** A sign is a whole piece of a list or the end of one: «leche» of «leche de coco» is something else. */
const endOfPiece = '(?=\\s*(?:[,;()]|$))';

export function compileLabelling(
  { notice, dates, allergens, list, nutrition, score, mentions = [], forbidden = [] }: LabellingFile,
  columns: ReadonlyMap<string, number>,
  report: Report,
): Labelling {
  return {
    notice,
    dates: dates ?? null,
    mentions: mentions.map((one) => ({ ...one, ingredients: new Set(one.ingredients) })),
    forbidden: forbidden.map((one) => ({ ...one, ingredients: new Set(one.ingredients) })),
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
    unsure: list.unsure ?? null,
    byBrand: list.byBrand,
    unlisted: list.unlisted ?? null,
    spared: { families: new Set(list.spared.families), below: list.spared.below },
    classes: new Map(Object.entries(list.classes)),
    allergens: new Map(
      Object.entries(allergens).map(([id, { signs = [], ...one }]) => [
        id,
        { id, ...one, said: anyOf(one.words), carried: anyOf(signs, endOfPiece) },
      ]),
    ),
    nutrients: nutrientsOf(nutrition, columns, report),
    unlike: nutrition.unlike ?? null,
    per: nutrition.per,
    score: {
      label: score.label,
      note: score.note,
      bad: pointsOf(score.bad),
      good: pointsOf(score.good),
      grades: score.grades.map(({ upTo, letter }) => ({ upTo: upTo ?? null, letter })),
    },
  };
}

const pointsOf = (rows: LabellingFile['score']['bad']): Points[] =>
  Object.entries(rows).map(([key, { nutrient, over, unlessBadFrom }]) => ({
    ...{ key, nutrient: nutrient ?? null, over, unlessBadFrom: unlessBadFrom ?? null },
  }));

function nutrientsOf(
  { nutrients, rounding, tolerance }: LabellingFile['nutrition'],
  columns: ReadonlyMap<string, number>,
  report: Report,
): Nutrient[] {
  const scope = lineScope(columns);
  return Object.entries(nutrients).flatMap(([key, one]): Nutrient[] => {
    const formula = lineFormula(one.formula, scope, file, { path: `/nutrition/nutrients/${key}/formula` }, report);
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
        schemaOrg: one.schemaOrg ? { times: 1, decimals: 2, ...one.schemaOrg } : null,
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
