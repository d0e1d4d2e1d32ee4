// Constants that are only ever 0 or 1 and only ever asked whether they are: from now on yes or no.
//   "relleno": 1 … si(relleno = 1, …) → "relleno": true … si(relleno, …)
import { nodesOf, parseFormula } from '../../engine/index.ts';
import { type Files, file, objectsIn, partsWithRules, typesIn } from './folder.ts';

type Constants = Record<string, unknown>;

const holders = (files: Files): { constants?: Constants }[] => [
  file(files, 'params') as { constants?: Constants },
  ...typesIn(files).flatMap(([, type]) => [type, ...(type.variants ?? [])] as { constants?: Constants }[]),
];

const plainOf = (constant: unknown): unknown =>
  constant !== null && typeof constant === 'object' && 'value' in constant ? constant.value : constant;

export function yesOrNo(files: Files): void {
  const values = new Map<string, unknown[]>();
  for (const { constants = {} } of holders(files))
    for (const [name, constant] of Object.entries(constants))
      values.set(name, [...(values.get(name) ?? []), plainOf(constant)]);
  for (const [name, all] of values) {
    if (!all.every((value) => value === 0 || value === 1)) continue;
    if (isOnlyAsked(name, files)) become(name, files);
  }
}

/** Texts in which a formula may stand: all that parseFormula. */
function* formulasIn(files: Files): Generator<{ holder: Record<string, unknown>; key: string; text: string }> {
  for (const part of partsWithRules(files)) {
    for (const holder of objectsIn(part)) {
      for (const [key, text] of Object.entries(holder))
        if (typeof text === 'string' && key !== 'fact') yield { holder, key, text };
    }
  }
}

const asked = (name: string): RegExp => new RegExp(`\\b${name} = ([01])(?![\\d.])`, 'g');

function isOnlyAsked(name: string, files: Files): boolean {
  const word = new RegExp(`\\b${name}\\b`);
  for (const { key, text } of formulasIn(files)) {
    if (!word.test(text)) continue;
    if (key === 'constant') return false;
    if (new RegExp(`\\{${name}[:|}]`).test(text)) return false;
    try {
      const names = [...nodesOf(parseFormula(text.replace(asked(name), '1 = 1')))];
      if (names.some((node) => node.kind === 'name' && node.name === name)) return false;
    } catch {
      // A sentence, not a formula.
    }
  }
  for (const part of partsWithRules(files)) {
    for (const { fact, operator, value } of objectsIn(part)) {
      if (fact === name && !(operator === 'equal' && (value === 0 || value === 1))) return false;
      if (value !== null && typeof value === 'object' && (value as { fact?: unknown }).fact === name) return false;
    }
  }
  return true;
}

function become(name: string, files: Files): void {
  for (const { constants = {} } of holders(files)) {
    if (!Object.hasOwn(constants, name)) continue;
    const constant = constants[name];
    if (constant !== null && typeof constant === 'object') {
      const entry = constant as { value: unknown; note?: string };
      entry.value = entry.value === 1;
      if (entry.note !== undefined) entry.note = entry.note.replace(/^1: /, 'Sí: ');
    } else constants[name] = constant === 1;
  }
  for (const { holder, key, text } of formulasIn(files)) {
    if (!asked(name).test(text)) continue;
    holder[key] = text.replace(asked(name), (_, figure: string) => (figure === '1' ? name : `no ${name}`));
  }
  for (const part of partsWithRules(files)) {
    for (const comparison of objectsIn(part)) if (comparison.fact === name) comparison.value = comparison.value === 1;
  }
}
