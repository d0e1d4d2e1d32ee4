// Examples that no longer give what they promise, as recipes: what each promised and what it gives now, in the words that people
// read. What they should promise instead is written by accept().
//   turnedExamples(files, 'x', build) → [{ example: 'Receta', differences: [{ name: 'medalla', from: 'oro', to: 'plata' }], … }]
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { type Craft, type Example, type Json, spanish } from '../engine/index.ts';
import { expectedNow } from './accept.ts';
import { craftFolder, type Files } from './files.ts';
import type { Build } from './rename/index.ts';

export interface Difference {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

export interface TurnedExample {
  readonly craft: string;
  readonly type: string;
  readonly typeLabel: string;
  readonly example: string;
  readonly differences: readonly Difference[];
  readonly file: string;
  /** lines of what it promises: what is told of them is told here */
  readonly lines: readonly [from: number, to: number];
}

type Expect = Example['expect'];

export function turnedExamples(files: Files, name: string, build: Build): TurnedExample[] {
  const craft = build(files, name)?.built.craft;
  if (!craft) return [];
  return [...craft.types.values()].flatMap((type) => {
    const file = `${craftFolder(name)}/types/${type.id}.json`;
    return type.file.examples.flatMap((example, index): TurnedExample[] => {
      const now = expectedNow(craft, type, example);
      if (JSON.stringify(now) === JSON.stringify(example.expect)) return [];
      return [
        {
          ...{ craft: name, type: type.id, typeLabel: type.label, example: example.name },
          ...{ differences: differencesIn(craft, type.id, example.expect, now), file },
          lines: linesOf(files.get(file) ?? '', index),
        },
      ];
    });
  });
}

function linesOf(text: string, index: number): [number, number] {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, ['examples', index, 'expect']);
  if (!node) return [0, 0];
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  return [lineAt(node.offset), lineAt(node.offset + node.length)];
}

const nothing = 'nada';

function differencesIn(craft: Craft, type: string, was: Expect, now: Expect): Difference[] {
  const [before, after] = [wordsOf(craft, was), wordsOf(craft, now)];
  const told = [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [from, to] = [before.get(name) ?? nothing, after.get(name) ?? nothing];
    return from === to ? [] : [{ name, from, to }];
  });
  // Of what it says, only what comes and goes.
  const sentences = (some: readonly string[] = [], others: readonly string[] = []): string =>
    some
      .filter((key) => !others.includes(key))
      .map((key) => sentenceOf(craft, type, key))
      .join(' ') || nothing;
  const [gone, come] = [sentences(was.says, now.says), sentences(now.says, was.says)];
  return gone === nothing && come === nothing ? told : [...told, { name: 'dice', from: gone, to: come }];
}

/** What programs read of the answer, as people say it. */
const spoken: Readonly<Record<string, string>> = { verdict: 'veredicto' };

/** What is promised, in words, by what people call it. */
function wordsOf(craft: Craft, { out, says: _, sold, error, ...values }: Expect): Map<string, string> {
  const nameOf = (key: string): string => craft.paramByKey.get(key)?.label ?? spoken[key] ?? key;
  const list = (all: readonly string[]): string => all.join('; ') || nothing;
  const told = new Map<string, string>();
  const look = (value: Json, key: string): void => {
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      for (const [inner, one] of Object.entries(value)) look(one, inner);
    else told.set(nameOf(key), shown(value));
  };
  for (const [key, value] of Object.entries(values)) look(value as Json, key);
  if (out) told.set('fuera de su rango', list(out.map(nameOf)));
  if (sold) told.set('se puede vender como', list(sold));
  if (error !== undefined) told.set('se rechaza', error);
  return told;
}

function shown(value: Json): string {
  if (value === null) return nothing;
  if (typeof value === 'number') return spanish(value, 4);
  return Array.isArray(value) ? value.map(shown).join('; ') : String(value);
}

/** As its type says it, or the craft, with its figures left open; its key where it is none of theirs alone. */
function sentenceOf({ definition }: Craft, type: string, key: string): string {
  const said = definition.types[type]?.messages?.[key] ?? definition.messages[key];
  const first = Array.isArray(said) ? said[0] : said;
  const text = typeof first === 'object' && first !== null && 'text' in first ? first.text : first;
  return typeof text === 'string' ? text.replace(/\{[^}]*\}/g, '…').replace(/[[\]]/g, '') : key;
}
