// How sure a figure is has to be said by whoever writes it: a row or a range that does not is read as if it were measured.
//   { "range": [56, 73], "source": "King Arthur" } → { "range": [56, 73], "source": "King Arthur", "basis": "measured" }
import type { Check } from './shared/check.ts';

const kinds = '«measured» (tabla o receta publicada), «label» (etiqueta o ficha vista), «trade» (oficio) o «memory»';

export const claseDeFuente: Check = {
  name: 'clase_de_fuente',
  description: 'Cada ingrediente y cada rango dicen qué tan segura es su fuente',
  reads: ['params', 'types'],
  sample({ types }) {
    const type = Object.values(types)[0]!;
    const [first, ...rest] = Object.values(type.ranges!);
    delete type.basis;
    delete first!.basis;
    for (const range of rest) range!.basis = 'trade';
  },
  run({ craft: { definition }, report }) {
    for (const [key, { range, basis }] of Object.entries(definition.params.params))
      if (range !== undefined && basis === undefined)
        report.warn('params.json', { path: `/params/${key}` }, told(`El rango de «${key}»`));
    for (const [id, { ranges, variants }] of Object.entries(definition.types)) {
      const holders = [
        { path: '', ranges },
        ...(variants ?? []).map((one, at) => ({ path: `/variants/${at}`, ...one })),
      ];
      for (const { path, ranges: own } of holders)
        for (const [key, { basis }] of Object.entries(own ?? {}))
          if (basis === undefined)
            report.warn(`types/${id}.json`, { path: `${path}/ranges/${key}` }, told(`El rango de «${key}»`));
    }
  },
  ofLarder({ rows }, report) {
    for (const { id, entry, file, place } of rows.values())
      if (entry.basis === undefined)
        report.warn(file, { path: `/ingredients/${place}/source` }, told(`El ingrediente «${id}»`));
  },
};

const told = (what: string): string => `${what} no dice qué tan segura es su fuente: ponle «basis», ${kinds}.`;
