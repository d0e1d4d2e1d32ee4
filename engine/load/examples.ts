// Examples are promises: each recipe of a type is evaluated and must give what its file says.
import type { Craft, TypeFile } from '../craft.ts';
import { type Evaluation, evaluateWhole } from '../evaluate.ts';
import { spanish } from '../number.ts';
import { Refusal } from '../refusal.ts';
import { isOut } from '../stages/compare.ts';
import type { Json } from '../stages/present.ts';
import { step } from './pointer.ts';
import type { Report } from './problem.ts';

type Example = TypeFile['examples'][number];

const site = { service: '', poweredBy: '', docsUrl: '', publicUrl: '' };

/** The body that a caller would send for an example. */
export function bodyOf(
  craft: Craft,
  type: string,
  recipe: Example['recipe'],
): { type: string; ingredients: unknown[] } {
  const { name, weight } = craft.definition.craft.request;
  const ingredients = Array.isArray(recipe)
    ? recipe
    : Object.entries(recipe).map(([typed, grams]) => ({ [name]: typed, [weight]: grams }));
  return { type, ingredients };
}

/** The same with what the example says of the process and of the day. */
export const exampleBody = (
  craft: Craft,
  type: string,
  { recipe, inputs, date }: Example,
): Record<string, unknown> => ({
  ...bodyOf(craft, type, recipe),
  ...inputs,
  ...(date === undefined ? {} : { date }),
});

export function runExamples(craft: Craft, report: Report): void {
  for (const [id, type] of craft.types) {
    for (const [index, example] of type.file.examples.entries()) {
      runExample(craft, id, example, `/examples/${index}`, report);
    }
  }
}

function runExample(craft: Craft, type: string, example: Example, path: string, report: Report): void {
  const at = `types/${type}.json`;
  const tell = (key: string, message: string): void =>
    report.error(at, { path: `${path}/expect/${key}` }, `«${example.name}»: ${message}`);
  const { out, says, error, ...values } = example.expect;
  let evaluation: Evaluation;
  try {
    evaluation = evaluateWhole(craft, exampleBody(craft, type, example), site);
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    if (error === undefined)
      report.error(at, { path: `${path}/recipe` }, `«${example.name}» se rechaza: ${refused.message}`);
    else if (!refused.message.includes(error)) tell('error', `el error dice «${refused.message}».`);
    return;
  }
  if (error !== undefined) {
    tell('error', 'la receta se acepta y se esperaba un error.');
    return;
  }
  const { answer } = evaluation;
  for (const { path: key, at: place, value: wanted } of promisesIn(values as Json)) {
    const got = at_(answer, key);
    if (!agrees(got, wanted)) tell(place, `«${key}» da ${show(got)} y se esperaba ${show(wanted)}.`);
  }
  if (out) {
    const { judged } = craft;
    const really = evaluation.state.comparison.outcomes
      .filter((outcome) => isOut(outcome) && (judged === null || judged.includes(outcome.param.index)))
      .map(({ param }) => param.key);
    const same = really.length === out.length && out.every((key) => really.includes(key));
    if (!same)
      tell(
        'out',
        `quedan fuera ${really.length === 0 ? 'ninguno' : really.join(', ')} y se esperaba ${out.length === 0 ? 'ninguno' : out.join(', ')}.`,
      );
  }
  // A sentence says its own key and those of the figures it puts right.
  const said = new Set(
    Object.values(evaluation.advice).flatMap((sentences) =>
      sentences.flatMap(({ key, about }) => [key, ...about.map(({ param, side }) => `${param.key}.${side}`)]),
    ),
  );
  for (const [index, key] of (says ?? []).entries()) {
    if (!said.has(key))
      tell(`says/${index}`, `no se dice «${key}»; se dice ${said.size === 0 ? 'nada' : [...said].join(', ')}.`);
  }
}

/** «params.a» and { "params": { "a": … } } are the same path; `at` is its place in the file. */
function* promisesIn(value: Json, path = '', at = ''): Generator<{ path: string; at: string; value: Json }> {
  if (value === null || typeof value !== 'object') {
    yield { path, at, value };
    return;
  }
  for (const [key, item] of Object.entries(value))
    yield* promisesIn(item, path === '' ? key : `${path}.${key}`, at === '' ? step(key) : `${at}/${step(key)}`);
}

const at_ = (answer: Json, path: string): Json | undefined =>
  path
    .split('.')
    .reduce<Json | undefined>(
      (value, key) =>
        value !== null && typeof value === 'object' ? (value as { [key: string]: Json })[key] : undefined,
      answer,
    );

/** Numbers agree to half a unit of the last decimal written. */
function agrees(got: Json | undefined, wanted: Json): boolean {
  if (wanted === null) return got === undefined || got === null;
  if (typeof wanted !== 'number' || typeof got !== 'number') return got === wanted;
  const decimals = (String(wanted).split('.')[1] ?? '').length;
  return Math.abs(got - wanted) <= 0.5 * 10 ** -decimals + 1e-9;
}

const show = (value: Json | undefined): string => {
  if (value === undefined || value === null) return 'nada';
  return typeof value === 'number' ? spanish(value, 6) : `«${String(value)}»`;
};
