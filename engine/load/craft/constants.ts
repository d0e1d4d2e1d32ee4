// Whether the constants of a craft are all of one kind wherever they are given, and change on days that exist; and whether
// all that the parameters of a type read has a value.
//   default false, and "no" in a type → «conSello» is true or false elsewhere, and a text here

import { isDay } from '../../day.ts';
import { didYouMean } from '../../did-you-mean.ts';
import { allNames } from '../../language/reads.ts';
import { toldName } from '../../language/vocabulary.ts';
import type { Definition, Param, TypeFile } from '../../model/craft.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Report } from '../file/problem.ts';
import type { Context } from '../model.ts';

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

export function checkConstants(
  file: TypeFile,
  sequence: readonly (Param | null)[],
  at: string,
  { definition, vocabulary, report }: Context,
): void {
  const given = new Set([
    ...Object.keys(definition.params.constants ?? {}),
    ...Object.keys(file.constants ?? {}),
    ...Object.keys(definition.craft.inputs ?? {}).map(toldName),
  ]);
  checkTexts(file.constants, at, report);
  checkTexts(definition.params.constants, 'params.json', report);
  const variants = file.variants ?? [];
  const missing = new Map<string, string>();
  for (const param of sequence) {
    if (!param) continue;
    for (const name of allNames(param.formula.tree)) {
      const isConstant = vocabulary.constants.has(name) && !vocabulary.params.has(name);
      const inVariants =
        variants.length > 0 && variants.every((variant) => Object.hasOwn(variant.constants ?? {}, name));
      if (isConstant && !given.has(name) && !inVariants) missing.set(name, param.key);
    }
  }
  const own = Object.keys(file.constants ?? {}).filter(
    (name) => !Object.hasOwn(definition.params.constants ?? {}, name),
  );
  checkAlone(own, file, at, definition, report);
  for (const [name, param] of missing) {
    const path = file.constants ? '/constants' : '';
    report.error(
      at,
      { path, key: file.constants !== undefined },
      `Falta la constante «${name}», que lee el parámetro «${param}»: dale valor aquí o uno por defecto en params.json.${didYouMean(name, [...own, ...Object.keys(definition.params.constants ?? {})])}`,
    );
  }
}

/** A constant that no other type gives and that is nearly called as one that all have: nobody would read it. */
function checkAlone(
  own: readonly string[],
  file: TypeFile,
  at: string,
  { params, types }: Context['definition'],
  report: Context['report'],
): void {
  const others = Object.values(types).filter((one) => one !== file);
  const free = Object.keys(params.constants ?? {}).filter((name) => !Object.hasOwn(file.constants ?? {}, name));
  for (const name of own) {
    if (others.some(({ constants }) => Object.hasOwn(constants ?? {}, name))) continue;
    const meant = didYouMean(name, free);
    if (meant)
      report.error(at, { path: `/constants/${name}`, key: true }, `Solo este tipo da la constante «${name}».${meant}`);
  }
}

/** A figure between quotes is a text, and no formula could read it. */
function checkTexts(constants: TypeFile['constants'], at: string, report: Context['report']): void {
  for (const [name, constant] of Object.entries(constants ?? {})) {
    const { value, path } =
      constant !== null && typeof constant === 'object'
        ? { value: constant.value, path: `/constants/${name}/value` }
        : { value: constant, path: `/constants/${name}` };
    const [, whole, part] = (typeof value === 'string' && /^\s*(-?\d+)(?:[.,](\d+))?\s*%?\s*$/.exec(value)) || [];
    if (whole !== undefined)
      report.error(
        at,
        { path },
        `Los números van sin comillas y con punto decimal: ${whole}${part ? `.${part}` : ''}.`,
      );
  }
}
