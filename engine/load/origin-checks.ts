// Where an ingredient comes from, against its family: an origin copied with the row of something else.
//   family «x», which «originFamilies» has under «vegetal», and "origin": "animal" → told, with what its family is
import type { LarderFile, LarderRow } from '../larder.ts';
import { didYouMean } from '../near.ts';
import type { Report } from './problem.ts';

/** What it names is declared. */
export function checkOriginFamilies({ originFamilies = {}, origins, families }: LarderFile, report: Report): void {
  const file = 'columns.json';
  for (const [origin, list] of Object.entries(originFamilies)) {
    const path = `/originFamilies/${origin}`;
    if (!Object.hasOwn(origins, origin))
      report.error(
        file,
        { path, key: true },
        `No existe el origen «${origin}».${didYouMean(origin, Object.keys(origins))}`,
      );
    for (const [index, family] of list.entries())
      if (!Object.hasOwn(families, family))
        report.error(
          file,
          { path: `${path}/${index}` },
          `No existe la familia «${family}».${didYouMean(family, Object.keys(families))}`,
        );
  }
}

/** A family that no origin has may be of any. */
export function checkOrigin({ entry, file, place }: LarderRow, columns: LarderFile, report: Report): void {
  const { origin, family, label } = entry;
  const { originFamilies = {}, origins } = columns;
  if (origin === undefined || !Object.hasOwn(origins, origin)) return;
  const usual = Object.keys(originFamilies).filter((one) => originFamilies[one]!.includes(family));
  if (usual.length === 0 || usual.includes(origin)) return;
  report.error(
    file,
    { path: `/ingredients/${place}/origin` },
    `«${label}» es de la familia «${family}», que es de origen ${usual.map((one) => `«${one}»`).join(' o ')}, y aquí dice «${origin}». Corrige el origen o la familia; si es así de verdad, añade «${family}» a «${origin}» en «originFamilies» de columns.json.`,
  );
}
