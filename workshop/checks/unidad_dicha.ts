// What stands behind a figure in a sentence is its unit: where it is that of another, one of the two was changed alone.
//   «tal» in g/kg, and a sentence «{tal} %» → told; where all its sentences say so, at the figure
import type { Definition } from '../../engine/index.ts';
import { pointerStep, type Report } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';

type Message = Definition['messages'][string];

/** A figure said with a unit, and where. */
interface Said {
  readonly param: string;
  readonly unit: string;
  readonly hole: string;
  readonly file: string;
  readonly path: string;
}

/** So many of its sentences against it, and none for it: it is the figure that was changed. */
const enough = 2;
const ends = new Set(['valor', 'min', 'max']);

export const unidadDicha: Check = {
  name: 'unidad_dicha',
  description:
    'Detrás de una cifra, una frase dice su unidad y no la de otra; y la cifra de la etiqueta que es un parámetro va en la suya',
  reads: ['params', 'messages', 'types', 'label'],
  sample({ messages }) {
    messages['azucares.bajo'] = 'Azúcares {valor} €/kg: por debajo de {min} %.';
  },
  run({ craft, report }) {
    const { params } = craft.definition.params;
    const unitOf = (param: string): string | undefined => params[param]?.unit;
    const units = [...new Set(Object.values(params).flatMap(({ unit }) => unit ?? []))].toSorted(
      (a, b) => b.length - a.length,
    );
    const sentences = [...saidIn(craft.definition.messages, 'messages.json', '', units)];
    for (const [id, { file }] of craft.types)
      sentences.push(...saidIn(file.messages ?? {}, `types/${id}.json`, '/messages', units));
    for (const param of new Set(sentences.map((one) => one.param))) {
      const own = unitOf(param);
      if (own === undefined) continue;
      const said = sentences.filter((one) => one.param === param);
      const others = said.filter(({ unit }) => unit !== own);
      const [first] = others;
      if (first && others.length === said.length && others.length >= enough)
        report.warn(
          'params.json',
          { path: `/params/${param}/unit` },
          `«${param}» va en «${own}», y ${others.length} frases dicen «${first.unit}» detrás de ella: mira cuál es, y si su fórmula da eso.`,
        );
      else for (const one of others) tell(report, one, own);
    }
    for (const [key, { formula, unit }] of Object.entries(craft.definition.label?.figures ?? {}))
      if (unit !== undefined && unitOf(formula) !== undefined && unitOf(formula) !== unit)
        report.warn(
          'label.json',
          { path: `/figures/${key}/unit` },
          `Aquí «${formula}» va en «${unit}», y en params.json, en «${unitOf(formula)}»: mira cuál es.`,
        );
  },
};

const tell = (report: Report, { file, path, hole, unit, param }: Said, own: string): void =>
  report.warn(file, { path }, `Aquí se dice «${hole} ${unit}», y «${param}» va en «${own}»: mira cuál es.`);

function* saidIn(
  messages: Definition['messages'],
  file: string,
  at: string,
  units: readonly string[],
): Generator<Said> {
  for (const [key, message] of Object.entries(messages))
    for (const [text, inner] of textsOf(message))
      for (const { 0: hole, 1: name, index } of text.matchAll(/\{(\w+)(?::\d)?\}/g)) {
        const behind = text.slice(index + hole.length).trimStart();
        const unit = units.find(
          (one) => behind.startsWith(one) && !/^(?:[\p{L}\d/]| por )/u.test(behind.slice(one.length)),
        );
        const param = ends.has(name!) ? key.replace(/\..*$/, '') : name!;
        if (unit !== undefined) yield { ...{ param, unit, hole, file }, path: `${at}/${pointerStep(key)}${inner}` };
      }
}

/** Each way of saying it, and where in the message it stands. */
function textsOf(message: Message): [text: string, path: string][] {
  if (typeof message !== 'object') return [[message ?? '', '']];
  if (!Array.isArray(message)) return [[message.text ?? '', '/text']];
  return message.map(({ text }, index) => [text ?? '', `/${index}/text`]);
}
