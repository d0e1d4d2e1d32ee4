// Parameters: one formula each, with the formulas that lift or widen its bounds.

import { noSuch } from '../../did-you-mean.ts';
import { compile, compileInput } from '../../language/compile.ts';
import { reserved } from '../../language/functions.ts';
import { slopedIn } from '../../language/linear.ts';
import { FormulaError } from '../../language/parse.ts';
import type { Scope } from '../../language/scope.ts';
import { toldName } from '../../language/vocabulary.ts';
import type { Definition, Formula, Param, SlopedFormula, TargetFile } from '../../model/craft.ts';
import { spanish } from '../../number.ts';
import type { Report } from '../file/problem.ts';

const file = 'params.json';

/** The largest craft of the project has a hundred and some; each is looked at against all that it reads, in every type. */
const mostParams = 500;

/** A formula of the craft, or null with its error reported. */
export function formulaAt(
  text: string | undefined,
  scope: Scope,
  at: string,
  path: string,
  report: Report,
  input?: string,
): Formula | null {
  if (text === undefined) return null;
  try {
    return input === undefined ? compile(text, scope) : compileInput(input, text, scope);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    report.error(at, { path, from: error.from, to: error.to }, error.message);
    return null;
  }
}

/** One that is a quantity of the recipe: adjusting needs its slopes too. */
export function slopedAt(...[text, scope, ...rest]: Parameters<typeof formulaAt>): SlopedFormula | null {
  const formula = formulaAt(text, scope, ...rest);
  return formula && slopedIn(scope, formula);
}

/** In the place of one that could not be read. */
export const nothing: SlopedFormula = {
  text: '',
  tree: { kind: 'number', value: 0, from: 0, to: 0 },
  code: () => null,
  termAt: () => null,
};

export function compileParams(definition: Definition, formulas: Scope, report: Report): Param[] {
  const { params: entries, bases = {} } = definition.params;
  const count = Object.keys(entries).length;
  if (count > mostParams) {
    const message = `Hay ${count} parámetros, contando las cifras internas y las de las condiciones, y el máximo es ${mostParams}.`;
    report.error(file, { path: '/params', key: true }, message);
    return [];
  }
  /** those that people see, by what they are called */
  const called = new Map<string, string>();
  return Object.entries(entries).map(([key, entry], index) => {
    const path = `/params/${key}`;
    if (reserved.has(key))
      report.error(file, { path, key: true }, `«${key}» es una palabra de las fórmulas y no puede ser un parámetro.`);
    if (formulas.constants.has(key) || formulas.texts.has(key)) {
      report.error(
        file,
        { path, key: true },
        `«${key}» es a la vez parámetro y constante: cambia uno de los dos nombres.`,
      );
    }
    const twin = entry.show === 'never' ? undefined : called.get(entry.label);
    if (twin !== undefined)
      report.error(file, { path: `${path}/label` }, `El parámetro «${twin}» ya se llama así: dale otro nombre a este.`);
    if (entry.show !== 'never') called.set(entry.label, key);
    if (entry.base !== undefined && !Object.hasOwn(bases, entry.base)) {
      report.error(file, { path: `${path}/base` }, noSuch('la base', entry.base, Object.keys(bases)));
    }
    if (entry.range) checkRange(entry.range, file, `${path}/range`, report);
    const deciding: Scope = { ...formulas, decides: true, boundsOf: index };
    return {
      key,
      index,
      label: entry.label,
      unit: entry.unit ?? '',
      suffix: suffixOf(entry.spoken ?? entry.unit ?? ''),
      means: entry.means ?? null,
      most: entry.most ?? null,
      decimals: entry.decimals ?? definition.craft.decimals ?? 2,
      accuracy: entry.accuracy ?? 0,
      show: entry.show ?? 'always',
      formula:
        slopedAt(entry.formula, formulas, file, `${path}/formula`, report, entry.input ? key : undefined) ?? nothing,
      doubt: formulaAt(entry.doubt, deciding, file, `${path}/doubt`, report),
      exact: formulaAt(entry.exact, deciding, file, `${path}/exact`, report),
      applies: formulaAt(entry.applies, deciding, file, `${path}/applies`, report),
      minimum: formulaAt(entry.minimum, deciding, file, `${path}/minimum`, report),
      maximum: formulaAt(entry.maximum, deciding, file, `${path}/maximum`, report),
      input: entry.input ? inputOf(key, definition, formulas, report) : null,
      base: entry.base === undefined ? null : { key: entry.base, label: bases[entry.base] ?? entry.base },
    };
  });
}

/** Of a parameter, of a type or of a law. */
export function checkRange([min, max]: TargetFile['range'], at: string, path: string, report: Report): void {
  if (min !== null && max !== null && min > max) {
    report.error(
      at,
      { path },
      `El rango está al revés: ${spanish(min, 6)} es mayor que ${spanish(max, 6)}. Escribe [${max}, ${min}].`,
    );
  }
  if (min === null && max === null)
    report.error(at, { path }, 'El rango no tiene ningún extremo: quita la línea o pon un límite.');
}

const suffixOf = (spoken: string): string => (spoken === '' ? '' : ` ${spoken}`);

/** Fields of a request that mean something else. */
const taken = ['type', 'ingredients', 'craft', 'date', 'lock', 'target', 'objective', 'explain'];

function inputOf(key: string, { craft }: Definition, formulas: Scope, report: Report): Param['input'] {
  const { min, max, default: usual, lever = null, scales = false } = craft.inputs![key]!;
  const path = `/inputs/${key}`;
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    report.error(
      'craft.json',
      { path: `${path}/min` },
      `El mínimo (${spanish(min, 6)}) es mayor que el máximo (${spanish(max, 6)}): están al revés.`,
    );
  else if (typeof usual === 'number' && (usual < Number(min ?? usual) || usual > Number(max ?? usual)))
    report.error(
      'craft.json',
      { path: `${path}/default` },
      `Lo usual (${spanish(usual, 6)}) no está entre su mínimo y su máximo.`,
    );
  if (taken.includes(key))
    report.error('craft.json', { path, key: true }, `«${key}» ya es otro campo de la petición: dale otro nombre.`);
  // Checked before any parameter is known.
  const ofRecipe: Scope = { ...formulas, params: new Map() };
  const bound = (side: 'min' | 'max', value: typeof min): Formula | null =>
    formulaAt(value === undefined ? undefined : String(value), ofRecipe, 'craft.json', `${path}/${side}`, report);
  const told = formulas.constants.get(toldName(key))!;
  return { told, min: bound('min', min), max: bound('max', max), lever, scales };
}
