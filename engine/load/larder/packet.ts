// How a packet is read, as the larder declares it: formulas over what the packet says, and the usual split of a family.

import { noSuch } from '../../did-you-mean.ts';
import { bareRun } from '../../language/run.ts';
import type { LarderFile } from '../../larder/larder.ts';
import type { Packet } from '../../larder/packet.ts';
import type { Line } from '../../model/craft.ts';
import type { Value } from '../../number.ts';
import type { Report } from '../file/problem.ts';
import { type Columns, lineFormula, lineScope, workedOut } from './columns.ts';

const file = 'columns.json';

export function compilePacket(larder: LarderFile, columns: Columns, report: Report): Packet | null {
  const written = larder.packet;
  if (!written) return null;
  const keys = Object.keys(written.fields);
  const scope = { ...lineScope(new Map(keys.map((key, index) => [key, index]))), lineName: 'el dato del envase' };
  const formulas = (values: Readonly<Record<string, string>>, path: string) => {
    for (const key of Object.keys(values)) {
      if (!columns.index.has(key))
        report.error(file, { path: `${path}/${key}`, key: true }, noSuch('la columna', key, columns.index.keys()));
    }
    return columns.list.map(({ key }) =>
      values[key] === undefined ? null : lineFormula(values[key], scope, file, { path: `${path}/${key}` }, report),
    );
  };
  const usual = formulas(written.values, '/packet/values');
  const splits = (written.splits ?? []).map((split, index) => {
    for (const [place, family] of split.families.entries()) {
      if (!Object.hasOwn(larder.families, family))
        report.error(
          file,
          { path: `/packet/splits/${index}/families/${place}` },
          noSuch('la familia', family, Object.keys(larder.families)),
        );
    }
    return { ...split, formulas: formulas(split.values, `/packet/splits/${index}/values`) };
  });
  return {
    field: written.field,
    family: written.family,
    allergens: written.allergens ?? null,
    compound: written.compound ?? null,
    fields: Object.entries(written.fields).map(([key, { label, unit, partOf, adds, most, hint }]) => ({
      ...{ key, label, unit, partOf: partOf ?? null, adds: adds ?? false, most: most ?? 100, hint: hint ?? null },
    })),
    families: new Set(Object.keys(larder.families)),
    read(given, family) {
      const split = splits.find(({ families }) => family !== null && families.includes(family));
      const line = { values: given } as unknown as Line;
      const known = columns.list.map(
        ({ index }): Value => (split?.formulas[index] ?? usual[index])?.code(bareRun, line) ?? null,
      );
      return { values: workedOut(known, columns).values, family, note: split?.note ?? null };
    },
  };
}
