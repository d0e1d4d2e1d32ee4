// Which parameters a type computes, in which order, and whether every constant they read has a value.
import type { Formula, Param, TypeFile } from '../craft.ts';
import { allNames, namesRead } from '../formula/reads.ts';
import { toldName } from '../formula/vocabulary.ts';
import { didYouMean } from '../near.ts';
import type { Context } from './model.ts';
import { Cycle, sequencerOf } from './sequence.ts';

/** Parameters → they and what they need, in the order in which the type computes them. */
export function paramsSequencer(
  conditions: readonly (Formula | null)[],
  variants: NonNullable<TypeFile['variants']> | [],
  at: string,
  context: Context,
): (wanted: readonly Param[]) => (Param | null)[] {
  const choiceReads = new Set(conditions.flatMap((formula) => (formula ? [...namesRead(formula.tree)] : [])));
  const variantConstants = new Set(variants.flatMap((variant) => Object.keys(variant.constants ?? {})));
  const sequence = sequencerOf({
    ...{ params: context.params, hasVariants: variants.length > 0, choiceReads, variantConstants },
  });
  return (wanted) => {
    try {
      return sequence(wanted);
    } catch (error) {
      if (!(error instanceof Cycle)) throw error;
      const isVariant = error.path.some((step) => step.startsWith('('));
      const first = error.path.find((step) => !step.startsWith('('))!;
      // A cycle of parameters is the same in every type, and wherever it is come upon: it is told once.
      const circle = error.path.slice(1);
      const start = circle.indexOf(first);
      const path = [first, ...circle.slice(start + 1), ...circle.slice(0, start + 1)];
      const message = `Los parámetros se leen en círculo: ${path.join(' → ')}.`;
      if (isVariant) context.report.error(at, { path: '/variants' }, message);
      else context.report.error('params.json', { path: `/params/${first}/formula` }, message);
      return [];
    }
  };
}

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
      `Falta la constante «${name}», que lee el parámetro «${param}»: dale valor aquí o uno por defecto en params.json.${didYouMean(name, own)}`,
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
