// Whether the constants of a craft are all of one kind wherever they are given, and change on days that exist.
//   default false, and "no" in a type → «conSello» is true or false elsewhere, and a text here
import type { Definition, TypeFile } from '../craft.ts';
import { isDay } from './dates.ts';
import { pointerStep } from './pointer.ts';
import type { Report } from './problem.ts';

interface Given {
  readonly file: string;
  readonly path: string;
  readonly kind: string;
  readonly value: unknown;
}

const kinds: Record<string, string> = { boolean: 'true o false', number: 'un número', string: 'un texto' };

export function checkGiven({ params, types }: Definition, report: Report): void {
  const given = new Map<string, Given[]>();
  const collect = (constants: TypeFile['constants'], file: string, within = ''): void => {
    for (const [name, constant] of Object.entries(constants ?? {})) {
      const path = `${within}/constants/${pointerStep(name)}`;
      const isLong = constant !== null && typeof constant === 'object';
      const values = isLong ? [constant.value, ...(constant.since ?? []).map(({ value }) => value)] : [constant];
      for (const [index, value] of values.entries()) {
        const at = !isLong ? path : index === 0 ? `${path}/value` : `${path}/since/${index - 1}/value`;
        if (value !== null && value !== undefined)
          given.set(name, [...(given.get(name) ?? []), { file, path: at, kind: kindOf(value), value }]);
      }
      for (const [index, { from }] of (isLong ? (constant.since ?? []) : []).entries())
        if (!isDay(from))
          report.error(
            file,
            { path: `${path}/since/${index}/from` },
            `«${from}» no es un día: año-mes-día, como 2026-06-14.`,
          );
    }
  };
  collect(params.constants, 'params.json');
  for (const [id, { constants, variants }] of Object.entries(types)) {
    collect(constants, `types/${id}.json`);
    for (const [index, variant] of (variants ?? []).entries())
      collect(variant.constants, `types/${id}.json`, `/variants/${index}`);
  }
  for (const [name, places] of given) {
    const usual = mostOf(places.map(({ kind }) => kind));
    for (const { file, path, kind, value } of places)
      if (kind !== usual)
        report.error(
          file,
          { path },
          `«${name}» es ${kinds[usual]} en los demás sitios, y aquí ${kinds[kind]}${unquoted(value, usual)}.`,
        );
  }
}

/** A yes or a no in words: how it is written. */
const unquoted = (value: unknown, usual: string): string => {
  const [word = ''] = usual === 'boolean' ? (/^(s[ií]|no|true|false|verdadero|falso)$/i.exec(String(value)) ?? []) : [];
  return word === '' ? '' : `: escribe ${/^[stv]/i.test(word)}, sin comillas`;
};

/** A figure between quotes is a slip of its own, told elsewhere. */
const kindOf = (value: unknown): string =>
  typeof value === 'string' && /^\s*-?\d/.test(value) ? 'number' : typeof value;

/** The one that is there most; the first of as many. */
const mostOf = (list: readonly string[]): string =>
  [...new Set(list)].reduce((best, one) => (countOf(list, one) > countOf(list, best) ? one : best));

const countOf = (list: readonly string[], one: string): number => list.filter((other) => other === one).length;
