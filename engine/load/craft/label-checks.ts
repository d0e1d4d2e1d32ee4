// Whether what label.json names exists: types, groups, figures in the holes of a text, classes of additives; and whether a
// legal name can be printed as it stands.
import type { Condition, Definition, LabelFile } from '../../craft.ts';
import { isDay } from '../../day.ts';
import { didYouMean, noSuch } from '../../did-you-mean.ts';
import type { Scope } from '../../formula/scope.ts';
import { toldName } from '../../formula/vocabulary.ts';
import type { Larder } from '../../larder.ts';
import { contradictionIn } from '../../rules/contradiction.ts';
import type { Selections } from '../figures/selections.ts';
import type { Report } from '../file/problem.ts';
import { file } from './label.ts';

/** Letters, figures and what goes between words: no brackets, quotes, bars or dots that stand for something. */
export const labelLetters = /^[\p{L}\d %,.·'’-]*$/u;
/** «{cifra}» or «{cifra:1}» in a name or a mention. */
const hole = /\{(\w+)(?::(\d))?\}/g;

export function checkLabel(
  { label: source, types }: Definition,
  larder: Larder,
  formulas: Scope,
  selections: Selections,
  report: Report,
): void {
  if (source === null) return;
  const wrong = (path: string, message: string, key = false): void => report.error(file, { path, key }, message);
  const known = (list: readonly string[] | undefined, path: string): void => {
    for (const [index, type] of (list ?? []).entries()) {
      if (Object.hasOwn(types, type)) continue;
      const near = didYouMean(type, Object.keys(types));
      wrong(`${path}/${index}`, `No existe el tipo «${type}»${near ? `.${near}` : `: falta types/${type}.json.`}`);
    }
  };
  const picking = (list: readonly string[] | undefined, path: string): void => {
    for (const [index, selector] of (list ?? []).entries()) {
      const message = selections.wrong(selector);
      if (message) wrong(`${path}/${index}`, message);
    }
  };
  const holesIn = (text: string, path: string, others: readonly string[]): void => {
    if (/[{}]/.test(text.replace(hole, '')))
      wrong(path, 'Un hueco se escribe «{cifra}» o «{cifra:2}», sin espacios: aquí quedaría la llave en el texto.');
    const names = [...others, ...Object.keys(source.figures)];
    for (const [, key] of text.matchAll(hole)) if (!names.includes(key!)) wrong(path, noSuch('la cifra', key!, names));
  };
  for (const [index, { name, each, of, types: only, except, needs, from, until }] of source.names.entries()) {
    const path = `/names/${index}`;
    if (source.names.findIndex((one) => asks(one) === asks(source.names[index]!)) < index)
      wrong(path, `«${name}» está dos veces y pide lo mismo: borra una, o di en qué se distinguen.`);
    for (const [key, day] of Object.entries({ from, until }))
      if (day !== undefined && !isDay(day)) wrong(`${path}/${key}`, `«${day}» no es un día del calendario.`);
    if (from !== undefined && until !== undefined && until < from)
      wrong(`${path}/until`, `Acaba («${until}») antes de empezar («${from}»): están al revés, o sobra una.`);
    const clash = clashIn(needs);
    if (clash !== null) wrong(`${path}/needs`, `Esto no se cumple nunca: ${clash}. Mira si está al revés.`);
    known(only, `${path}/types`);
    known(except, `${path}/except`);
    picking(each, `${path}/each`);
    picking(of, `${path}/of`);
    holesIn(name, `${path}/name`, ['tipo', ...(each ? ['linea'] : []), ...(of ? ['lineas', 'partes'] : [])]);
    if (!labelLetters.test(name.replace(hole, '').replace(/[{}]/g, '')))
      wrong(`${path}/name`, 'Un nombre se imprime tal cual: lo que lo explica va en «note».');
  }
  for (const [index, { say, types: only }] of (source.mentions ?? []).entries()) {
    holesIn(say, `/mentions/${index}/say`, []);
    known(only, `/mentions/${index}/types`);
  }
  for (const [index, one] of (source.keeping ?? []).entries()) known(one.types, `/keeping/${index}/types`);
  if (source.keeping && larder.labelling && larder.labelling.dates === null)
    wrong('/keeping', 'La despensa no dice con qué palabras va cada fecha: falta «dates» en labelling.json.');
  for (const [index, one] of (source.finished ?? []).entries()) known(one.types, `/finished/${index}/types`);
  const classes = Object.keys(larder.definition.columns.classes);
  for (const [index, one] of (source.classes ?? []).entries()) {
    picking(one.ingredients, `/classes/${index}/ingredients`);
    if (!classes.includes(one.class)) wrong(`/classes/${index}/class`, noSuch('la clase', one.class, classes));
  }
  picking(source.quid, '/quid');
  const { weighs } = source;
  if (weighs !== undefined && !formulas.constants.has(toldName(weighs))) {
    const told = [...formulas.params.keys()].filter((key) => formulas.constants.has(toldName(key)));
    wrong('/weighs', noSuch('el dato del proceso', weighs, told));
  }
  checkCalled(source, types, wrong);
}

/** All that decides whether a name is given. */
const asks = ({ law: _, note: __, ...asked }: LabelFile['names'][number]): string => JSON.stringify(asked);

const signs: Readonly<Record<string, string>> = {
  '>': 'greaterThan',
  '>=': 'greaterThanInclusive',
  '<': 'lessThan',
  '<=': 'lessThanInclusive',
  '=': 'equal',
};

/** What all of them ask of one figure that no number can be: «tal >= 430» and «tal < 375». */
function clashIn(needs: readonly string[]): string | null {
  const all = needs.flatMap((need) => {
    const [, fact, sign, value] = /^\s*(\w+)\s*([<>]=?|=)\s*(-?\d+(?:\.\d+)?)\s*$/.exec(need) ?? [];
    return fact === undefined ? [] : [{ fact, operator: signs[sign!]!, value: Number(value) }];
  });
  return contradictionIn({ all } as Condition);
}

/** What {tipo} prints has to be printable, whether declared or the type's own label. */
function checkCalled(
  { called = {}, names }: LabelFile,
  types: Definition['types'],
  wrong: (path: string, message: string, key?: boolean) => void,
): void {
  for (const [type, name] of Object.entries(called)) {
    const path = `/called/${type}`;
    if (!Object.hasOwn(types, type)) wrong(path, noSuch('el tipo', type, Object.keys(types)), true);
    if (!labelLetters.test(name)) wrong(path, 'Un nombre se imprime tal cual: sin paréntesis, barras ni comillas.');
  }
  for (const [index, { name, types: only, except }] of names.entries()) {
    if (!name.includes('{tipo}')) continue;
    for (const [type, { label }] of Object.entries(types)) {
      const isOffered = (only?.includes(type) ?? true) && !except?.includes(type);
      if (isOffered && called[type] === undefined && !labelLetters.test(label))
        wrong(
          `/names/${index}/name`,
          `{tipo} imprimiría «${label}»: di en «called» cómo se llama lo que sale de «${type}».`,
        );
    }
  }
}
