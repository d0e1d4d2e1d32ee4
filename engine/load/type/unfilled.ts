// The holes of a sentence against what its speaker has to put in them: a sentence with a hole that stays empty is never said.
//   a notice without «each» speaks of no line: «{nombre}» has nothing to print

import type { Message, Notice, Placeholder, Type } from '../../model/craft.ts';
import { placeholders } from '../../tell/template.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Context } from '../model.ts';

type About = 'line' | 'list' | 'figure' | 'bounds' | 'base';

/** What each hole is told of; all others are of the recipe or of its type. */
const aboutOf: Readonly<Record<string, About>> = {
  ...{ nombre: 'line', gramos: 'line', rol: 'line', supuesto: 'line' },
  ...{ unidad: 'figure', parametro: 'figure', source: 'figure' },
  ...{ valor: 'bounds', min: 'bounds', max: 'bounds', dif: 'bounds' },
  ...{ lista: 'list', base: 'base' },
};

const lacking: Readonly<Record<About, string>> = {
  line: 'no habla de ninguna línea',
  list: 'no habla de varias líneas',
  figure: 'no habla de ningún rango ni límite',
  bounds: 'no habla de ningún rango ni límite',
  base: 'no habla de algo que falta',
};

/** What may be done besides taking the hole away, in a notice. */
const remedies: Readonly<Partial<Record<About, string>>> = {
  line: ', o di en el aviso de qué líneas habla («each»)',
  list: ', o di cuáles ({lista:grupo})',
  bounds: ', o pon en él la clave de un parámetro',
};

interface Speaker {
  readonly key: string;
  readonly name: string;
  readonly has: readonly About[];
  readonly isNotice?: true;
}

const figures: readonly About[] = ['figure', 'bounds'];

const whatIn = ({ each, lines, once }: Notice): readonly About[] => {
  if (lines !== null) return once ? ['line', 'list'] : ['line'];
  if (each === 'sinValor') return ['figure', 'base'];
  return each === null ? [] : figures;
};

function* speakersOf({ notices, decisions, requirements }: Type, { definition, params }: Context): Generator<Speaker> {
  for (const { lever } of Object.values(definition.craft.inputs ?? {}))
    if (lever !== undefined) yield { key: lever, name: 'lo que vuelve a lo usual', has: [] };
  for (const { say, missing } of requirements)
    yield { key: say, name: 'este requisito', has: missing === null ? [] : ['base'] };
  for (const { name, to, rows } of decisions)
    if (to !== null)
      for (const key of rows.flatMap(({ says }) => says)) yield { key, name: `la decisión «${name}»`, has: [] };
  for (const notice of notices) {
    const name = `el aviso «${notice.id}»`;
    if (notice.otherwise !== null)
      yield { key: notice.otherwise, name: 'lo que se dice cuando nada está fuera', has: [] };
    if (notice.each !== 'lecturas' && (notice.each !== 'fuera' || notice.fixed))
      yield { key: notice.say, name, has: whatIn(notice), isNotice: true };
  }
  for (const { key } of params)
    for (const side of ['bajo', 'alto']) yield { key: `${key}.${side}`, name: 'esta frase', has: figures };
}

/** Every sentence can be said by who says it. One of several may be of another speaker; the last is everybody's. */
export function checkFilled(type: Type, at: string, context: Context): void {
  const speakers = new Map<string, Speaker[]>();
  for (const speaker of speakersOf(type, context))
    speakers.set(speaker.key, [...(speakers.get(speaker.key) ?? []), speaker]);
  for (const [key, all] of speakers) {
    const sayings = type.messages.get(key) ?? [];
    for (const [index, { pieces, moveHoles }] of sayings.entries()) {
      const isLast = index === sayings.length - 1;
      for (const { hole, optional } of placeholders(pieces)) {
        const about = optional || moveHoles.has(hole) ? null : subjectOf(hole, context);
        const without = about === null ? [] : all.filter(({ has }) => !has.includes(about));
        if (without.length > 0 && (isLast || without.length === all.length))
          tell(key, index, hole, whyNot(without[0]!, about!), type, at, context);
      }
    }
  }
}

const whyNot = ({ name, isNotice }: Speaker, about: About): string =>
  `${name} ${lacking[about]}. Quita el hueco${isNotice ? (remedies[about] ?? '') : ''}.`;

function subjectOf({ name, argument, parts }: Placeholder, { formulas }: Context): About | null {
  // A column that nobody knows is told as such.
  if (parts?.[0] === 'linea') return formulas.columns.has(parts[1]) ? 'line' : null;
  return argument === null && Object.hasOwn(aboutOf, name) ? aboutOf[name]! : null;
}

function tell(
  key: string,
  index: number,
  { text }: Placeholder,
  why: string,
  { file }: Type,
  at: string,
  { definition, report }: Context,
): void {
  const own: Message | undefined = file.messages?.[key];
  const [from, path, message] =
    own === undefined
      ? ['messages.json', `/${pointerStep(key)}`, definition.messages[key]]
      : [at, `/messages/${pointerStep(key)}`, own];
  if (message === undefined) return;
  const [place, sentence] = Array.isArray(message)
    ? [`${path}/${index}/text`, message[index]?.text]
    : typeof message === 'object'
      ? [`${path}/text`, message.text]
      : [path, message];
  const start = sentence?.indexOf(`{${text}}`) ?? -1;
  const told = `No hay nada que poner en el hueco «{${text}}», y la frase no se diría: ${why}`;
  // Every type that shares the sentence would tell it again.
  if (start < 0 || report.problems.some((problem) => problem.message === told && problem.file.endsWith(from))) return;
  report.error(from, { path: place, from: start, to: start + text.length + 2 }, told);
}
