// Whether what labelling.json names is in the larder, and whether a row can be printed in a list.

import { noSuch } from '../../did-you-mean.ts';
import { isSaid } from '../../label/allergens.ts';
import type { Labelling } from '../../label/model.ts';
import { type Larder, type LarderRow, printedName } from '../../larder/larder.ts';
import type { LabellingFile } from '../../model/craft.ts';
import { normalise } from '../../names/normalise.ts';
import { spanish } from '../../number.ts';
import type { Report } from '../file/problem.ts';
import { file } from './labelling.ts';

export function checkLabelling(
  { list, nutrition, score, allergens, mentions = [], forbidden = [] }: LabellingFile,
  columns: Larder['definition']['columns'],
  ids: Iterable<string>,
  report: Report,
): void {
  const declared = (path: string, word: string, all: Iterable<string>, what: string, key = false): void => {
    const names = new Set(all);
    if (!names.has(word)) report.error(file, { path, key }, noSuch(what, word, names));
  };
  const rows = [...ids];
  for (const [key, rules] of Object.entries({ mentions, forbidden }))
    for (const [index, { ingredients }] of rules.entries())
      for (const [place, id] of ingredients.entries())
        declared(`/${key}/${index}/ingredients/${place}`, id, rows, 'el ingrediente');
  for (const [index, id] of list.water.ingredients.entries())
    declared(`/list/water/ingredients/${index}`, id, rows, 'el ingrediente');
  for (const [index, id] of (list.opened?.ingredients ?? []).entries())
    declared(`/list/opened/ingredients/${index}`, id, rows, 'el ingrediente');
  const families = {
    '/score/produce': score.produce,
    '/list/plain/families': list.plain.families,
    '/list/brief/families': list.brief.families,
    '/list/blends/families': list.blends.families,
    '/list/spared/families': list.spared.families,
    '/list/unnamed/families': list.unnamed.families,
  };
  for (const [path, names] of Object.entries(families))
    for (const [index, family] of names.entries())
      declared(`${path}/${index}`, family, Object.keys(columns.families), 'la familia');
  const known = Object.keys(columns.allergens);
  for (const id of Object.keys(allergens)) declared(`/allergens/${id}`, id, known, 'el alérgeno', true);
  for (const [id, { label, words }] of Object.entries(allergens))
    if (!words.some((word) => label.includes(word)))
      report.error(
        file,
        { path: `/allergens/${id}/words` },
        `Ninguna de las palabras que nombran este alérgeno está en «${label}»: ¿está mal escrita?`,
      );
  for (const id of known)
    if (!Object.hasOwn(allergens, id))
      report.error(
        file,
        { path: '/allergens' },
        `Falta el alérgeno «${id}»: cómo se declara y qué palabras lo nombran.`,
      );
  for (const id of Object.keys(list.classes))
    declared(`/list/classes/${id}`, id, Object.keys(columns.classes), 'la clase', true);
  for (const side of ['bad', 'good'] as const)
    for (const [key, { nutrient }] of Object.entries(score[side]))
      if (nutrient !== undefined)
        declared(`/score/${side}/${key}/nutrient`, nutrient, Object.keys(nutrition.nutrients), 'el nutriente');
  rising(
    score.grades.flatMap(({ upTo }) => upTo ?? []),
    '/score/grades',
    report,
  );
  for (const side of ['bad', 'good'] as const)
    for (const [key, { over }] of Object.entries(score[side])) rising(over, `/score/${side}/${key}/over`, report);
  if (nutrition.unlike)
    declared('/nutrition/unlike/energy', nutrition.unlike.energy, Object.keys(nutrition.nutrients), 'el nutriente');
  for (const [key, { rounding, tolerance }] of Object.entries(nutrition.nutrients)) {
    const path = `/nutrition/nutrients/${key}`;
    declared(`${path}/rounding`, rounding, Object.keys(nutrition.rounding), 'la manera de redondear');
    if (tolerance !== undefined)
      declared(`${path}/tolerance`, tolerance, Object.keys(nutrition.tolerance), 'la tolerancia');
  }
}

/** Steps of points and letters go upwards: one under the last would never be given. */
function rising(steps: readonly number[], path: string, report: Report): void {
  const at = steps.findIndex((step, i) => step < steps[i - 1]!);
  if (at > 0)
    report.error(
      file,
      { path: `${path}/${at}` },
      `Los tramos van de menor a mayor, y ${spanish(steps[at]!, 2)} va detrás de ${spanish(steps[at - 1]!, 2)}: mira si sobra o falta una cifra.`,
    );
}

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

/** Where it declares some, what its legal name says that it carries is among them; where none, it is not called just so. */
export function checkCarried(allergens: Labelling['allergens'], report: Report): (row: LarderRow) => void {
  const plain = new Map([...allergens].map(([id, { words }]) => [id, new Set(words.map(normalise))]));
  return ({ entry, file, place }) => {
    const { label, legal } = entry;
    const declared = new Set((entry.allergens ?? []).map((one) => one.replace(/\?$/, '')));
    if (legal === undefined) return;
    const name = normalise(legal);
    const said = [...allergens].filter(([id, allergen]) =>
      declared.size > 0 ? isSaid(legal, allergen) : plain.get(id)!.has(name),
    );
    // «leche de almendra»: the one that is meant is declared.
    if (said.length === 0 || said.some(([id]) => declared.has(id))) return;
    const [[id]] = said as [(typeof said)[number]];
    report.error(
      file,
      { path: `/ingredients/${place}/${declared.size > 0 ? 'allergens' : 'legal'}` },
      `«${label}» se llama «${legal}» en la etiqueta y ${declared.size > 0 ? `declara ${[...declared].join(', ')}` : 'no declara nada'}: falta el alérgeno «${id}».`,
    );
  };
}
