// A sentence or a text of a type that calls it by the name of another: it was copied, and nobody changed it.
//   «la baguette se hace con poolish» in the type of the ciabatta → told
import { type Craft, normalise, type TypeFile } from '../../engine/index.ts';
import { pointerStep } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';

export const nombreAjeno: Check = {
  name: 'nombre_ajeno',
  description: 'Ninguna frase ni texto de un tipo lo llama como a otro, ni su descripción es la de otro',
  reads: ['catalogue', 'messages', 'types'],
  sample({ types }) {
    const [type] = Object.values(types);
    types.barquillo = { ...structuredClone(type!), label: 'Barquillo', description: 'Otra cosa.' };
    type!.messages = { ok: 'El barquillo está en su punto.' };
  },
  run({ craft, report }) {
    const names = namesOf(craft);
    const described = new Map<string, string>();
    for (const [id, { file }] of craft.types) {
      const at = `types/${id}.json`;
      const twin = described.get(file.description);
      if (twin !== undefined)
        report.warn(at, { path: '/description' }, `Es la descripción de «${twin}»: di en qué se distingue este tipo.`);
      described.set(file.description, twin ?? id);
      for (const { text, path, isName } of textsIn(file)) {
        const words = wordsOf(text);
        const isOwn = (word: string): boolean => names.get(id)!.all.has(word);
        if (words.length === 0 || (isName ? words.every(isOwn) : words.some(isOwn))) continue;
        const other = [...names].find(
          ([one, { all, rare, own }]) =>
            one !== id &&
            ((!words.some(isOwn) && words.some((word) => own.has(word))) ||
              (isName && words.every((word) => all.has(word)) && (words.length > 1 || rare.has(words[0]!)))),
        );
        if (!other) continue;
        const { label } = craft.types.get(other[0])!.file;
        report.warn(at, { path }, `Esto es de «${label}», y este tipo es «${file.label}»: ¿se ha copiado de otro?`);
      }
    }
  },
};

interface Named {
  /** the words of its label */
  readonly all: ReadonlySet<string>;
  /** those that no other type has */
  readonly rare: ReadonlySet<string>;
  /** nor any ingredient, nor what is said of all of them */
  readonly own: ReadonlySet<string>;
}

function namesOf({ types, rows, definition: { messages } }: Craft): ReadonlyMap<string, Named> {
  const said = Object.values(messages).flatMap((message) => saidIn(message, '').map(({ text }) => text));
  const common = new Set([...[...rows.values()].map(({ label }) => label), ...said].flatMap(wordsOf));
  const all = new Map([...types].map(([id, { file }]) => [id, new Set(wordsOf(file.label.replace(/\(.*?\)/g, '')))]));
  const times = new Map<string, number>();
  for (const words of all.values()) for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return new Map(
    [...all].map(([id, words]) => {
      const rare = [...words].filter((word) => times.get(word) === 1);
      return [id, { all: words, rare: new Set(rare), own: new Set(rare.filter((word) => !common.has(word))) }];
    }),
  );
}

/** Shorter words bind and name nothing. */
const wordsOf = (text: string): string[] => normalise(text).match(/[a-z]{3,}/g) ?? [];

interface Said {
  readonly text: string;
  readonly path: string;
  /** what sentences call something by */
  readonly isName?: boolean;
}

/** The words of a message, in one way or in several. */
function saidIn(message: unknown, path: string): Said[] {
  if (typeof message === 'string') return [{ text: message, path }];
  if (Array.isArray(message)) return message.flatMap((one, i) => saidIn(one, `${path}/${i}`));
  const { text, say } = (message ?? {}) as { text?: unknown; say?: unknown };
  return [...(text ? saidIn(text, `${path}/text`) : []), ...(say ? saidIn(say, `${path}/say`) : [])];
}

/** What a type says, and the texts that sentences take from it. */
function* textsIn({ messages, constants, start, examples }: TypeFile): Generator<Said> {
  for (const [i, { name }] of (start ?? []).entries()) yield { text: name, path: `/start/${i}/name` };
  // One that fails may be called after what it looks like.
  for (const [i, { name, expect }] of examples.entries())
    if (expect.out?.length === 0) yield { text: name, path: `/examples/${i}/name` };
  for (const [key, message] of Object.entries(messages ?? {})) yield* saidIn(message, `/messages/${pointerStep(key)}`);
  for (const [key, constant] of Object.entries(constants ?? {})) {
    const isLong = constant !== null && typeof constant === 'object';
    const text = isLong ? constant.value : constant;
    const path = `/constants/${pointerStep(key)}${isLong ? '/value' : ''}`;
    if (typeof text === 'string') yield { text, path, isName: true };
  }
}
