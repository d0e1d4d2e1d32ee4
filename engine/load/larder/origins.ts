// Where an ingredient comes from, against its family: an origin copied with the row of something else.
//   family «x», which «originFamilies» has under «a», and "origin": "b" → told, with what its family is

import { noSuch } from '../../did-you-mean.ts';
import type { LarderFile, LarderRow } from '../../larder/larder.ts';
import type { Report } from '../file/problem.ts';

const file = 'columns.json';

export function checkOrigins(rows: Iterable<LarderRow>, columns: LarderFile, report: Report): void {
  const own = report.again();
  checkFamilies(columns, own);
  report.take(own.problems);
  // By a table with a slip in it every row of a family would be wrong.
  if (own.failed) return;
  const apart = new Map<string, LarderRow[]>();
  for (const row of rows) {
    if (!isApart(row, columns)) continue;
    const key = `${row.entry.family} ${row.entry.origin}`;
    apart.set(key, [...(apart.get(key) ?? []), row]);
  }
  for (const [first, ...more] of apart.values()) tell(first!, more.length, columns, report);
}

/** What comes from milk carries milk, unless the law says otherwise. */
export function checkOriginAllergens(
  rows: Iterable<LarderRow>,
  { originAllergens = {} }: LarderFile,
  report: Report,
): void {
  for (const { id, entry, file: at, place } of rows) {
    const carried = originAllergens[entry.origin ?? ''];
    if (!carried || carried.except?.includes(id)) continue;
    const declared = (entry.allergens ?? []).map((one) => one.split(/[:?]/)[0]);
    if (declared.includes(carried.allergen)) continue;
    report.error(
      at,
      { path: `/ingredients/${place}/${entry.allergens ? 'allergens' : 'label'}` },
      `«${entry.label}» es de origen «${entry.origin}» y no declara «${carried.allergen}»: dilo en «allergens», o corrige el origen.`,
    );
  }
}

/** What the table names is declared. */
function checkFamilies({ originFamilies = {}, origins, families }: LarderFile, report: Report): void {
  for (const [origin, list] of Object.entries(originFamilies)) {
    const path = `/originFamilies/${origin}`;
    if (!Object.hasOwn(origins, origin))
      report.error(file, { path, key: true }, noSuch('el origen', origin, Object.keys(origins)));
    for (const [index, family] of list.entries())
      if (!Object.hasOwn(families, family))
        report.error(file, { path: `${path}/${index}` }, noSuch('la familia', family, Object.keys(families)));
  }
}

const usualOf = (family: string, { originFamilies = {} }: LarderFile): string[] =>
  Object.keys(originFamilies).filter((origin) => originFamilies[origin]!.includes(family));

/** A family that no origin has may be of any. */
function isApart({ entry: { origin, family } }: LarderRow, columns: LarderFile): boolean {
  if (origin === undefined || !Object.hasOwn(columns.origins, origin)) return false;
  const usual = usualOf(family, columns);
  return usual.length > 0 && !usual.includes(origin);
}

/** Of several alike, once. */
function tell({ entry, file: at, place }: LarderRow, others: number, columns: LarderFile, report: Report): void {
  const { origin = '', family, label } = entry;
  const usual = usualOf(family, columns).map((one) => `«${one}»`);
  const more = others > 0 ? ` (y ${others} más de ella)` : '';
  report.error(
    at,
    { path: `/ingredients/${place}/origin` },
    `«${label}»${more} es de la familia «${family}», que es de origen ${usual.join(' o ')}, y aquí dice «${origin}». Corrige el origen o la familia; si es así de verdad, añade «${family}» a «${origin}» en «originFamilies» de columns.json.`,
  );
}
