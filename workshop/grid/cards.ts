// Types, messages and rules of a craft as cards: what a person wants to see of each, and where it is written.
//   rules(files, 'x') → [{ id: 'aviso', when: 'a > 3', says: ['aviso'], file, line }, …]
import { adviceList, type UsualNotice, usualNotice, type Written } from '../../engine/index.ts';
import { pointerStep, Source } from '../../engine/load/index.ts';
import { craftFolder, type Files } from '../files.ts';
import { oneLine } from '../layout.ts';
import { typesIn, valueIn } from '../values.ts';

type TypeFile = Written['types'][string];
type Message = NonNullable<TypeFile['messages']>[string];
type Notice = Exclude<Written['rules']['notices'][number], UsualNotice>;

export interface TypeCard {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly family: string | null;
  readonly note: string | null;
  readonly ranges: number;
  readonly limits: number;
  readonly examples: readonly string[];
  readonly file: string;
}

export function types(files: Files, craft: string): TypeCard[] {
  return [...typesIn<TypeFile>(files, craft)].map(([id, type]) => ({
    ...{ id, label: type.label ?? id, description: type.description ?? '' },
    ...{ family: type.family ?? null, note: type.note ?? null },
    ranges: Object.keys(type.ranges ?? {}).length,
    limits: Object.keys(type.limits ?? {}).length,
    examples: (type.examples ?? []).map(({ name }) => name),
    file: `${craftFolder(craft)}/types/${id}.json`,
  }));
}

export interface Said {
  readonly text: string;
  readonly when: string | null;
  /** its place in the file, for setValue */
  readonly pointer: string;
}

export interface MessageCard {
  readonly key: string;
  /** the type that says it its own way; null for the craft */
  readonly type: string | null;
  readonly texts: readonly Said[];
  /** in order, in Spanish: «añadir x», «cambiar x por y» */
  readonly levers: readonly string[];
  readonly pointer: string;
  readonly file: string;
  readonly line: number;
}

/** Those of the craft, then those of each type. */
export function messages(files: Files, craft: string): MessageCard[] {
  const folder = craftFolder(craft);
  const general = valueIn<Record<string, Message>>(files, `${folder}/messages.json`) ?? {};
  const ofTypes = [...typesIn<TypeFile>(files, craft)].flatMap(([id, type]) =>
    cardsOf(files, `${folder}/types/${id}.json`, '/messages', type.messages ?? {}, id),
  );
  return [...cardsOf(files, `${folder}/messages.json`, '', general, null), ...ofTypes];
}

function cardsOf(
  files: Files,
  file: string,
  path: string,
  all: Readonly<Record<string, Message>>,
  type: string | null,
): MessageCard[] {
  const entries = Object.entries(all).filter(([key]) => key !== '$schema');
  if (entries.length === 0) return [];
  const source = new Source(file, files.get(file)!);
  return entries.map(([key, message]) => {
    const pointer = `${path}/${pointerStep(key)}`;
    const { line } = source.locate({ path: pointer, key: true });
    const levers = isHead(message) ? message.try.map(lever) : [];
    return { key, type, texts: textsOf(message, pointer), levers, pointer, file, line };
  });
}

type Head = Extract<Message, { try: unknown }>;
const isHead = (message: Message): message is Head => typeof message === 'object' && 'try' in message;

function textsOf(message: Message, pointer: string): Said[] {
  if (typeof message === 'string') return [{ text: message, when: null, pointer }];
  if (isHead(message))
    return message.text === undefined ? [] : [{ text: message.text, when: null, pointer: `${pointer}/text` }];
  return message.map(({ text, when }, at) => ({ text, when: condition(when), pointer: `${pointer}/${at}/text` }));
}

/** As it is written: a text in the language of formulas, or the other form on one line. */
const condition = (when: unknown): string | null =>
  when === undefined ? null : typeof when === 'string' ? when : oneLine(when);

/** In words: «añadir x, hasta y, si z»; how it is rounded and said is left to the file. */
const lever = ({ when, add, less, swap, change, to, max }: Head['try'][number]): string => {
  const deeds = [
    ...(add === undefined ? [] : [`añadir ${picked(add)}`]),
    ...(less === undefined ? [] : [`quitar ${picked(less)}`]),
    ...(swap === undefined ? [] : [`cambiar ${picked(swap[0])} por ${picked(swap[1])}`]),
    ...Object.entries(change ?? {}).map(([name, grams]) => `${String(grams)} g de ${picked(name)}`),
    ...(to === undefined ? [] : [`hasta ${String(to)}`]),
    ...(max === undefined ? [] : [`como mucho ${String(max)} g`]),
  ];
  const holds = condition(when);
  return deeds.join(', ') + (holds === null ? '' : `, si ${holds}`);
};

/** «mayor:x|y» → «lo que más pese de x, o y» */
function picked(name: string): string {
  const [, how, what = name, otherwise] = /^(?:(mayor|aporta):)?([^|]*)(?:\|(.*))?$/.exec(name) ?? [];
  const told =
    how === 'mayor' ? `lo que más pese de ${what}` : how === 'aporta' ? `lo que más aporte de ${what}` : what;
  return otherwise === undefined ? told : `${told} (o ${otherwise})`;
}

export interface RuleCard {
  readonly kind: 'decision' | 'notice';
  readonly id: string;
  /** of a row of a decision, its place from 0 */
  readonly row: number | null;
  /** the type that has it; null for the craft */
  readonly type: string | null;
  /** the list of the answer that its sentences go to */
  readonly list: string | null;
  readonly when: string | null;
  /** of which lines, or of each of what, it speaks */
  readonly each: string | null;
  readonly gives: string | null;
  /** keys of its messages */
  readonly says: readonly string[];
  readonly pointer: string;
  readonly file: string;
  readonly line: number;
}

export function rules(files: Files, craft: string): RuleCard[] {
  const folder = craftFolder(craft);
  const file = `${folder}/rules.json`;
  const written = valueIn<Written['rules']>(files, file);
  const source = new Source(file, files.get(file) ?? '');
  const rows = Object.entries(written?.decisions ?? {}).flatMap(([id, { rows: all, to }]) =>
    (all ?? []).map(({ give, say, when }, row): RuleCard => {
      const pointer = `/decisions/${pointerStep(id)}/rows/${row}`;
      return {
        ...{ kind: 'decision', id, row, type: null, list: to ?? null, when: condition(when), each: null },
        ...{ gives: oneLine(give), says: say === undefined ? [] : [say].flat(), pointer, file },
        line: source.locate({ path: pointer }).line,
      };
    }),
  );
  const ofTypes = [...typesIn<TypeFile>(files, craft)].flatMap(([id, { notices }]) =>
    noticesOf(files, `${folder}/types/${id}.json`, notices ?? [], id),
  );
  const shape = valueIn<Written['craft']>(files, `${folder}/craft.json`);
  const advice = shape?.answer ? adviceList(shape) : 'warnings';
  return [...rows, ...noticesOf(files, file, written?.notices ?? [], null, advice), ...ofTypes];
}

function noticesOf(
  files: Files,
  file: string,
  written: readonly (Notice | UsualNotice)[],
  type: string | null,
  advice = 'warnings',
): RuleCard[] {
  const notices = written.map((one) => (typeof one === 'string' ? usualNotice(one, advice) : one));
  if (notices.length === 0) return [];
  const source = new Source(file, files.get(file)!);
  return notices.map(({ id, say, to, each, any, when, otherwise }, at) => {
    const pointer = `/notices/${at}`;
    const lines = each ?? any;
    return {
      ...{ kind: 'notice', id, row: null, type, list: to, when: condition(when), gives: null, pointer, file },
      each: lines === undefined ? null : [lines].flat().join(', '),
      says: [say ?? id, ...(otherwise === undefined ? [] : [otherwise])],
      line: source.locate({ path: pointer }).line,
    };
  });
}
