// What may be wrong with the words of names (words.json of the larder): rows, families and columns that nobody declares, and the
// word that denies among those skipped.

import { didYouMean, noSuch } from '../../did-you-mean.ts';
import type { LarderDefinition, LarderRow } from '../../larder/larder.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Report } from '../file/problem.ts';

export function checkWordsFile(
  rows: ReadonlyMap<string, LarderRow>,
  { names, columns: { families, columns } }: LarderDefinition,
  report: Report,
): void {
  for (const [place, word] of (names.skip ?? []).entries())
    if (word === names.without)
      report.error(
        'words.json',
        { path: `/skip/${place}` },
        `«${word}» es la palabra que niega («without»): saltada, «${word} tal» sería «tal». Quítala de aquí.`,
      );
  const row = (path: string, id: string, key = false): void => {
    if (!rows.has(id))
      report.error('words.json', { path, key }, `No existe «${id}» en la despensa.${didYouMean(id, rows.keys())}`);
  };
  for (const [word, meaning] of Object.entries(names.means ?? {}))
    if (typeof meaning === 'string') row(`/means/${pointerStep(word)}`, meaning);
    else row(`/means/${pointerStep(word)}/is`, meaning.is);
  for (const [index, { is }] of (names.kinds ?? []).entries()) row(`/kinds/${index}/is`, is);
  for (const id of Object.keys(names.others ?? {})) row(`/others/${pointerStep(id)}`, id, true);
  for (const [at, { are }] of (names.pieces ?? []).entries())
    for (const [made, itself] of Object.entries(are)) {
      const path = `/pieces/${at}/are/${pointerStep(made)}`;
      row(path, made, true);
      if (itself !== null) row(path, itself);
    }
  for (const [index, { rows: steps, of }] of (names.series ?? []).entries()) {
    for (const [figure, id] of Object.entries(steps)) row(`/series/${index}/rows/${pointerStep(figure)}`, id);
    for (const [place, id] of (of ?? []).entries()) row(`/series/${index}/of/${place}`, id);
  }
  const family = (path: string, id: string): void => {
    if (!Object.hasOwn(families, id))
      report.error('words.json', { path }, noSuch('la familia', id, Object.keys(families)));
  };
  for (const [index, filler] of (names.filler ?? []).entries())
    for (const [place, id] of (typeof filler === 'string' ? [] : (filler.of ?? [])).entries())
      family(`/filler/${index}/of/${place}`, id);
  for (const [index, lack] of (names.free ?? []).entries()) {
    if (typeof lack === 'string') continue;
    for (const [place, id] of (lack.own ?? []).entries()) if (!rows.has(id)) family(`/free/${index}/own/${place}`, id);
    for (const [place, id] of (lack.added ?? []).entries()) row(`/free/${index}/added/${place}`, id);
    for (const [place, key] of lack.columns.entries())
      if (!Object.hasOwn(columns, key))
        report.error(
          'words.json',
          { path: `/free/${index}/columns/${place}` },
          noSuch('la columna', key, Object.keys(columns)),
        );
  }
  for (const [place, id] of (names.specs?.shares ?? []).entries()) family(`/specs/shares/${place}`, id);
  for (const [place, id] of (names.makers?.of ?? []).entries()) family(`/makers/of/${place}`, id);
  for (const [place, id] of (names.makers?.alone ?? []).entries()) family(`/makers/alone/${place}`, id);
  for (const [place, id] of (names.states?.of ?? []).entries()) family(`/states/of/${place}`, id);
  for (const [place, id] of (names.kept?.of ?? []).entries()) family(`/kept/of/${place}`, id);
}
