// A source that was left to be written: what a new row or a pasted one brings until somebody says where its figures come from.
//   "source": "Por completar: cifras de «Tal»"
import type { Check } from './shared/check.ts';

/** As what is created writes it. */
export const pending = 'Por completar';

const told = (source: string): string =>
  `La fuente está por completar («${source}»): di de dónde salen las cifras, o «oficio» si son de la casa.`;

export const fuentePendiente: Check = {
  name: 'fuente_pendiente',
  description: `Ninguna fuente se queda en «${pending}»`,
  reads: ['params', 'trade', 'types', 'label', 'catalogue'],
  sample({ types }) {
    Object.values(Object.values(types)[0]!.ranges!)[0]!.source = `${pending}: rango de otro tipo`;
  },
  run({ craft: { definition }, report }) {
    const walk = (value: unknown, file: string, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        const place = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        if (key === 'source' && typeof inner === 'string' && isPending(inner))
          report.warn(file, { path: place }, told(inner));
        else walk(inner, file, place);
      }
    };
    walk(definition.params, 'params.json', '');
    walk(definition.trade, 'trade.json', '');
    walk(definition.label, 'label.json', '');
    walk(definition.catalogue.ingredients, 'catalogue.json', '/ingredients');
    for (const [id, type] of Object.entries(definition.types)) walk(type, `types/${id}.json`, '');
  },
  ofLarder({ rows }, report) {
    for (const { entry, file, place } of rows.values())
      if (entry.source !== undefined && isPending(entry.source))
        report.warn(file, { path: `/ingredients/${place}/source` }, told(entry.source));
  },
};

const isPending = (source: string): boolean => source.trim().toLowerCase().startsWith(pending.toLowerCase());
