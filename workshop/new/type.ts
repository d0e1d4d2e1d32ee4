// A type like another: its ranges, limits and constants, with one recipe that comes out well and one that does not.
import {
  type Craft,
  type Example,
  exampleBody,
  type LabelFile,
  Refusal,
  type Type,
  type Written,
  withoutBrackets,
} from '../../engine/index.ts';
import { evaluated, labelLetters, outIn, Source, type Texts } from '../../engine/load/index.ts';
import { asItComesOut } from '../accept.ts';
import { spoken } from '../grid/paste.ts';
import { inOrder } from '../keys.ts';
import { kindOf, layOut } from '../layout.ts';
import { mentionsIn } from '../mentions.ts';
import type { Named } from './craft.ts';

/**
 * The craft to take the model from. Where all that keeps it from compiling is that this type is named and is not there, the
 * craft as it would be with a copy of its model; null where something else is wrong.
 */
export function craftFor(
  texts: Texts,
  { id, like }: { readonly id: string; readonly like: string },
  compile: (texts: Texts) => Craft | null,
): Craft | null {
  const craft = compile(texts);
  if (craft) return craft;
  const { value } = new Source('craft.json', texts.get('craft.json') ?? '');
  const usual = (value as Partial<Written['craft']> | null)?.defaultType ?? '';
  const model = texts.get(`types/${like === '' ? usual : like}.json`);
  const file = `types/${id}.json`;
  if (model === undefined || texts.has(file)) return null;
  // It judges as its model does, and a name is of one type alone: told apart by its own.
  const named = new Source(file, model).value as Written['types'][string] | null;
  return named && compile(new Map([...texts, [file, JSON.stringify({ ...named, label: spoken(id) })]]));
}

/** The files that change: its own, and the lists of types that name the model, where it now stands beside it. */
export function newType(craft: Craft, model: Type, texts: Texts, named: Named): Map<string, string> {
  const { note: _, ...kept } = JSON.parse(texts.get(`types/${model.id}.json`)!) as Written['types'][string];
  const { label, description } = named;
  const written = { ...kept, label, description, examples: examplesLike(craft, model) };
  const lists = [...texts].flatMap(([file, text]) => {
    const listed = file.startsWith('types/') ? text : withBeside(file, text, model.id, named.id);
    const beside = file === 'label.json' ? withCalled(listed, named) : listed;
    return beside === text ? [] : [[file, beside] as const];
  });
  return new Map([[`types/${named.id}.json`, layOut('type', inOrder('type', written))], ...lists]);
}

/** In every list of types, the new one after its model. */
function withBeside(file: string, text: string, model: string, id: string): string {
  const places = mentionsIn(file, text).filter(
    ({ role, value, isItem, offset }) =>
      role === 'type' && value === model && isItem && !listAround(text, offset).includes(`"${id}"`),
  );
  if (places.length === 0) return text;
  const changed = places
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (now, { offset, length }) => `${now.slice(0, offset + length)}, "${id}"${now.slice(offset + length)}`,
      text,
    );
  const kind = kindOf(file);
  return layOut(kind, JSON.parse(text)) === text ? layOut(kind, JSON.parse(changed)) : changed;
}

/** The list that a place in a text stands in: one of names, which holds no other. */
const listAround = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf('[', offset), text.indexOf(']', offset));

/** A label that is not printed as it stands says in «called» how its product is called: without what brackets add. */
function withCalled(text: string, { id, label }: Named): string {
  if (labelLetters.test(label)) return text;
  const file = JSON.parse(text) as LabelFile;
  const bare = withoutBrackets(label).replace(/[^\p{L}\d %,.·'’-]/gu, ' ');
  const name = bare.replace(/\s+/g, ' ').replaceAll(' ,', ',').trim();
  return layOut('label', inOrder('label', { ...file, called: { ...file.called, [id]: name } }));
}

/** The first recipe of the model with nothing out, and the first with something; what they must give is what they give. */
function examplesLike(craft: Craft, model: Type): Example[] {
  const tried = model.file.examples.flatMap((example) => {
    const { recipe, inputs, date } = example;
    const evaluation = evaluated(craft, exampleBody(craft, model.id, example));
    if (evaluation instanceof Refusal) return [];
    const sent = { recipe, ...(inputs ? { inputs } : {}), ...(date ? { date } : {}) };
    return [{ sent, expect: asItComesOut(craft, evaluation), isFine: outIn(craft, evaluation).length === 0 }];
  });
  const told = (name: string, found: (typeof tried)[number] | undefined): Example[] =>
    found ? [{ name, ...found.sent, expect: found.expect }] : [];
  return [
    ...told(
      'Sale bien: cámbiala por una tuya',
      tried.find(({ isFine }) => isFine),
    ),
    ...told(
      'No sale bien: cámbiala por una tuya',
      tried.find(({ isFine }) => !isFine),
    ),
  ];
}
