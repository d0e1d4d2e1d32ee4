// Whether the ranges and limits of a type, or of a variant of it, make sense: known figures, days in order, nothing wider than
// the law.
import type { TargetFile } from '../../craft.ts';
import { isDay } from '../../day.ts';
import { noSuch } from '../../did-you-mean.ts';
import { spanish } from '../../number.ts';
import { checkRange } from '../figures/params.ts';
import type { Report } from '../file/problem.ts';
import type { Context, Layer } from '../model.ts';

export function checkOverlay({ overlay, at, path }: Layer, { vocabulary, report }: Context): void {
  for (const part of ['ranges', 'limits'] as const) {
    for (const [key, entry] of Object.entries(overlay[part] ?? {})) {
      const place = `${path}/${part}/${key}`;
      if (!vocabulary.params.has(key))
        report.error(at, { path: place, key: true }, noSuch('el parámetro', key, vocabulary.params.keys()));
      checkRange(entry.range, at, `${place}/range`, report);
      if (part === 'limits' && entry.source === undefined)
        report.error(
          at,
          { path: place, key: true },
          `El límite de «${key}» no dice de qué norma sale: ponle «source», o uno para todo el tipo.`,
        );
      checkSince(entry, at, place, report);
    }
  }
  for (const [key, { range: law }] of Object.entries(overlay.limits ?? {})) {
    const own = overlay.ranges?.[key]?.range;
    const [low, high] = law;
    if (
      own &&
      ((low !== null && own[0] !== null && own[0] < low) || (high !== null && own[1] !== null && own[1] > high))
    )
      report.warn(
        at,
        { path: `${path}/ranges/${key}`, key: true },
        `El rango de «${key}» (${ends(own)}) es más ancho que su límite legal (${ends(law)}): dentro de él habría recetas ilegales.`,
      );
  }
}

const ends = (range: TargetFile['range']): string =>
  range.map((end) => (end === null ? '…' : spanish(end, 6))).join(' a ');

/** Days that exist, one after another. */
function checkSince({ from, since: later }: TargetFile, at: string, place: string, report: Report): void {
  const since = later ?? [];
  let last = '';
  for (const [index, day] of [from, ...since.map((one) => one.from)].entries()) {
    if (day === undefined) continue;
    const path = index === 0 ? `${place}/from` : `${place}/since/${index - 1}/from`;
    if (!isDay(day)) report.error(at, { path }, `«${day}» no es un día: año-mes-día, como 2026-06-14.`);
    else if (day <= last)
      report.error(at, { path }, `Los cambios van del más antiguo al más nuevo: ${day} no va después de ${last}.`);
    last = day;
  }
  for (const [index, { range }] of since.entries()) checkRange(range, at, `${place}/since/${index}/range`, report);
}
