// «Dar por bueno lo nuevo»: what an example promises, written anew as its recipe now comes out. Only what is no longer so
// changes; what it says of itself, its recipe and its source stay.
//   accept(files, { craft: 'x', type: 'y', example: 'Receta' }, build)
import {
  type Craft,
  type Evaluation,
  type Example,
  exampleBody,
  type Json,
  label,
  noSuch,
  Refusal,
  type Type,
  unlessRefused,
} from '../engine/index.ts';
import { agrees, answerAt, evaluated, outIn, saidIn } from '../engine/load/index.ts';
import { craftFolder, done, type Edited, type Files, refused } from './files.ts';
import type { Build } from './rename/index.ts';
import { setValue } from './set.ts';
import { craftsIn } from './values.ts';

/** Whose promises; without example all of a type, without type all of a craft. */
export interface Accepted {
  readonly craft: string;
  readonly type?: string;
  /** its name */
  readonly example?: string;
}

type Expect = Example['expect'];
type Tree = { readonly [key: string]: Json };

export function accept(files: Files, { craft: name, type, example }: Accepted, build: Build): Edited {
  const found = build(files, name);
  if (!found) return refused(files, noSuch('el oficio', name, craftsIn(files)));
  const { craft } = found.built;
  if (!craft) return refused(files, `El oficio «${name}» tiene errores: arréglalos antes.`);
  if (type !== undefined && !craft.types.has(type)) return refused(files, noSuch('el tipo', type, craft.types.keys()));
  let edited: Edited = done(files);
  for (const one of craft.types.values()) {
    if (type !== undefined && one.id !== type) continue;
    const names = one.file.examples.map((own) => own.name);
    if (type !== undefined && example !== undefined && !names.includes(example))
      return refused(files, noSuch('la receta de ejemplo', example, names));
    for (const [index, own] of one.file.examples.entries()) {
      if (example !== undefined && own.name !== example) continue;
      const now = expectedNow(craft, one, own);
      if (JSON.stringify(now) === JSON.stringify(own.expect)) continue;
      const file = `${craftFolder(name)}/types/${one.id}.json`;
      edited = setValue(edited.files, file, `/examples/${index}/expect`, now);
      if (edited.problems.length > 0) return refused(files, ...edited.problems);
    }
  }
  return edited;
}

/** What it promises, as it is now. */
export function expectedNow(craft: Craft, type: Type, example: Example): Expect {
  const { expect } = example;
  const evaluation = evaluated(craft, exampleBody(craft, type.id, example));
  if (evaluation instanceof Refusal)
    return expect.error !== undefined && evaluation.message.includes(expect.error)
      ? expect
      : { error: evaluation.message };
  if (expect.error !== undefined) return asItComesOut(craft, evaluation);
  const { out, says, sold, ...values } = expect;
  const really = outIn(craft, evaluation);
  const isSame = out?.length === really.length && out.every((key) => really.includes(key));
  const now: Expect = {
    ...(mended(values as Tree, evaluation.answer as Json, '') as Expect),
    ...(out && { out: isSame ? out : really }),
    ...(says && { says: saysNow(says, evaluation, out ?? [], really) }),
    ...(sold && { sold: soldNow(craft, type, example, sold) }),
  };
  // In the order in which they were written; a list that is left empty promised what there no longer is.
  const isLost = (key: string): boolean => (key === 'says' || key === 'sold') && now[key]?.length === 0;
  return Object.fromEntries(
    Object.keys(expect).flatMap((key) => (Object.hasOwn(now, key) && !isLost(key) ? [[key, now[key]]] : [])),
  ) as Expect;
}

/** The verdict, where the craft gives one, and what is out: what every example can promise. */
export function asItComesOut(craft: Craft, evaluation: Evaluation): Expect {
  const shown = Object.values(craft.definition.craft.answer).includes('@verdict');
  return {
    ...(shown && { verdict: evaluation.judgement.verdict }),
    out: outIn(craft, evaluation),
  };
}

/** Each value as the answer has it, to the decimals that were written; what the answer has no longer is not promised. */
function mended(values: Tree, answer: Json, path: string): Tree {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, wanted]) => {
      const place = path === '' ? key : `${path}.${key}`;
      const got = answerAt(answer, place);
      const isTree = wanted !== null && typeof wanted === 'object' && !Array.isArray(wanted);
      if (isTree) {
        const inner = mended(wanted as Tree, answer, place);
        return Object.keys(inner).length === 0 ? [] : [[key, inner]];
      }
      if (Array.isArray(wanted)) return got === undefined ? [] : [[key, sameAs(wanted, got) ? wanted : got]];
      if (agrees(got, wanted)) return [[key, wanted]];
      return got === undefined ? [] : [[key, typeof got === 'number' ? written(got, wanted) : got]];
    }),
  );
}

const sameAs = (wanted: readonly Json[], got: Json): boolean =>
  Array.isArray(got) && got.length === wanted.length && wanted.every((one, index) => agrees(got[index], one));

function written(got: number, wanted: Json): number {
  const decimals = typeof wanted === 'number' ? (String(wanted).split('.')[1] ?? '').length : 2;
  const rounded = Number(got.toFixed(decimals));
  return agrees(got, rounded) ? rounded : got;
}

/** What is still said, and of what is out now and was not, its own sentence. */
function saysNow(
  says: readonly string[],
  evaluation: Evaluation,
  was: readonly string[],
  now: readonly string[],
): string[] {
  const said = saidIn(evaluation);
  const kept = says.filter((key) => said.has(key));
  const isNew = (key: string): boolean => now.some((one) => !was.includes(one) && key.startsWith(`${one}.`));
  return [...kept, ...[...said].filter((key) => isNew(key) && !kept.includes(key))];
}

/** Of an example that says no day, the last law. */
const lastDay = '9999-12-31';

/** The names that it still bears; where none is left, the first that it does. */
function soldNow(craft: Craft, type: Type, example: Example, sold: readonly string[]): string[] {
  const held = unlessRefused(
    () =>
      label(craft, exampleBody(craft, type.id, example), undefined, lastDay).names.flatMap(({ name, holds }) =>
        holds ? [name] : [],
      ),
    (): string[] => [],
  );
  const kept = sold.filter((name) => held.includes(name));
  return kept.length > 0 ? kept : held.slice(0, 1);
}
