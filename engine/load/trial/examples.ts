// Examples are promises: each recipe of a type is evaluated and must give what its file says.

import { didYouMean, noSuch } from '../../did-you-mean.ts';
import type { Evaluation } from '../../evaluate.ts';
import type { Json } from '../../json.ts';
import type { Craft } from '../../model/craft.ts';
import { enumerate, spanish } from '../../number.ts';
import type { Example } from '../../read/recipe-body.ts';
import { fails, isOut, type Outcome } from '../../reckon/compare.ts';
import { Refusal } from '../../refusal.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Report } from '../file/problem.ts';
import { type Trials, trialsOf } from './trials.ts';

export function runExamples(craft: Craft, report: Report, trials = trialsOf(craft)): void {
  for (const [id, type] of craft.types) {
    nameTwins(craft, id, report);
    if (pointAtRange(craft, id, trials, report)) continue;
    const before = report.problems.length;
    for (const [index, example] of type.file.examples.entries()) {
      const path = `/examples/${index}`;
      if (nameInputs(craft, id, example, path, report)) continue;
      const found = report.problems.length;
      runExample(craft, id, example, path, trials, report);
      // What is missing in a recipe explains whatever it does not give.
      if (report.problems.length > found) nameUnknown(craft, id, example, path, report, found);
      nameMended(craft, id, example, path, report);
    }
    if (report.problems.length > before) pointAtLimit(craft, id, trials, report, before);
  }
}

/** Whatever is told of a recipe is told by its name. */
function nameTwins(craft: Craft, type: string, report: Report): void {
  const names = craft.types.get(type)!.file.examples.map(({ name }) => name);
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index)
      report.error(
        `types/${type}.json`,
        { path: `/examples/${index}/name` },
        `Otra receta de ejemplo se llama ya «${name}»: dale otro nombre a esta, o bórrala si es la misma.`,
      );
}

/** What nobody asks of the process would be sent in vain: told instead of what the recipe then does not give. */
function nameInputs(craft: Craft, type: string, { inputs = {} }: Example, path: string, report: Report): boolean {
  const asked = craft.inputs.map(({ key }) => key);
  const unknown = Object.keys(inputs).filter((key) => !asked.includes(key));
  for (const key of unknown)
    report.error(
      `types/${type}.json`,
      { path: `${path}/inputs/${pointerStep(key)}`, key: true },
      noSuch('el dato del proceso', key, asked),
    );
  return unknown.length > 0;
}

/** Where a broken promise comes from a name that nobody knows, the name is told instead. */
function nameUnknown(craft: Craft, type: string, example: Example, path: string, report: Report, found: number): void {
  const unknown = unknownIn(craft, example, path);
  if (unknown.length === 0) return;
  report.problems.splice(found);
  const labels = [...craft.rows.values()].map(({ label }) => label);
  for (const { name, at } of unknown)
    report.error(
      `types/${type}.json`,
      { path: at, key: !Array.isArray(example.recipe) },
      `«${name}» no está en la despensa, y por eso «${example.name}» no da lo que promete.${didYouMean(name, labels)}`,
    );
}

/** A name that is only read by mending it says something else than was meant: in a promise it is written right. */
function nameMended(craft: Craft, type: string, example: Example, path: string, report: Report): void {
  for (const { name, at } of namesIn(craft, example, path)) {
    const { how, row } = craft.recognise(name);
    if (how !== 'correction' || !row) continue;
    const where = { path: at, key: !Array.isArray(example.recipe) };
    report.error(`types/${type}.json`, where, `«${name}» tiene una falta: se lee «${row.label}». Escríbelo bien.`);
  }
}

/** Names of a recipe that nobody knows, with their place. */
const unknownIn = (craft: Craft, example: Example, path: string): Named[] =>
  namesIn(craft, example, path).filter(
    ({ name, isOwn }) => name !== '' && !isOwn && craft.recognise(name).row === null,
  );

interface Named {
  readonly name: string;
  readonly at: string;
  /** it says what it is made of */
  readonly isOwn: boolean;
}

function namesIn(craft: Craft, { recipe }: Example, path: string): Named[] {
  const { name: field, weight, role } = craft.definition.craft.request;
  const plain = new Set([field, weight, role]);
  return Array.isArray(recipe)
    ? recipe.map((item, index) => ({
        name: String(item[field] ?? ''),
        at: `${path}/recipe/${index}/${field}`,
        isOwn: Object.keys(item).some((key) => !plain.has(key)),
      }))
    : Object.keys(recipe).map((name) => ({ name, at: `${path}/recipe/${pointerStep(name)}`, isOwn: false }));
}

/** When most recipes of a type that promise to be well are out of one range by far, that range is what is wrong. */
function pointAtRange(craft: Craft, id: string, trials: Trials, report: Report): boolean {
  const type = craft.types.get(id)!;
  const fine = fineIn(craft, id);
  if (fine.length === 0) return false;
  const values = new Map<string, number[]>();
  for (const example of fine) {
    const tried = trials.of(id, example);
    if (tried instanceof Refusal) continue;
    for (const { param, value, deviation } of tried.state.comparison.outcomes.filter(isOut))
      if (value !== null && deviation > farOff) values.set(param.key, [...(values.get(param.key) ?? []), value]);
  }
  const wrong = [...values].filter(([, all]) => all.length > fine.length / 2);
  for (const [key, all] of wrong) {
    const [min, max] = type.file.ranges?.[key]?.range ?? [null, null];
    const seen = [...new Set([Math.min(...all), Math.max(...all)].map((value) => spanish(value, 2)))].join(' a ');
    const wanted = [min, max].map((end) => (end === null ? '…' : spanish(end, 6))).join(' a ');
    report.error(
      `types/${id}.json`,
      { path: `/ranges/${pointerStep(key)}`, key: true },
      `Las recetas de ejemplo dan ${seen} de «${key}» y el rango es ${wanted}: ¿está en otra unidad?`,
    );
  }
  return wrong.length > 0;
}

/** Recipes that promise to be well. */
const fineIn = (craft: Craft, id: string): Example[] =>
  craft.types
    .get(id)!
    .file.examples.filter(
      (example) =>
        (example.expect.out?.length === 0 || example.expect.verdict === 'equilibrada') &&
        unknownIn(craft, example, '').length === 0,
    );

/** When promises are broken and no recipe that promises to be well keeps one limit, it is told instead of them. */
function pointAtLimit(craft: Craft, id: string, trials: Trials, report: Report, before: number): void {
  const limits = craft.types.get(id)!.file.limits ?? {};
  const fine = fineIn(craft, id);
  const values = new Map<string, number[]>();
  for (const example of fine) {
    const tried = trials.of(id, example);
    if (tried instanceof Refusal) continue;
    for (const { param, value } of tried.state.comparison.breaches)
      if (Object.hasOwn(limits, param.key)) values.set(param.key, [...(values.get(param.key) ?? []), value]);
  }
  const wrong = [...values].filter(([, all]) => all.length > 1 && all.length === fine.length);
  if (wrong.length === 0) return;
  report.problems.splice(before);
  for (const [key, all] of wrong) {
    const [min, max] = limits[key]!.range.map((end) => (end === null ? '…' : spanish(end, 6)));
    const seen = [...new Set([Math.min(...all), Math.max(...all)].map((value) => spanish(value, 2)))].join(' a ');
    report.error(
      `types/${id}.json`,
      { path: `/limits/${pointerStep(key)}`, key: true },
      `Las recetas de ejemplo que salen bien dan ${seen} de «${key}» y el límite es ${min} a ${max}: ¿está al revés, o en otra unidad?`,
    );
  }
}

/** So far from its range, a figure is in another unit: ten times as much, or a tenth. */
const farOff = 0.75;

function runExample(craft: Craft, type: string, example: Example, path: string, trials: Trials, report: Report): void {
  const at = `types/${type}.json`;
  const tell = (key: string, message: string): void =>
    report.error(at, { path: `${path}/expect/${key}` }, `«${example.name}»: ${message}`);
  // Under which names it may be sold is looked at with its label.
  const { out, says, error, sold: _, ...values } = example.expect;
  const evaluation = trials.of(type, example);
  if (evaluation instanceof Refusal) {
    const { message } = evaluation;
    if (error === undefined) report.error(at, { path: `${path}/recipe` }, `«${example.name}» se rechaza: ${message}`);
    else if (!message.includes(error)) tell('error', `el error dice «${message}».`);
    return;
  }
  if (error !== undefined) {
    tell('error', 'la receta se acepta y se esperaba un error.');
    return;
  }
  const { answer } = evaluation;
  const isPromised = (key: string): boolean => key.split('.')[0]! in answer;
  for (const [key, wanted] of Object.entries(values))
    if (!isPromised(key) && wanted !== null)
      tell(
        pointerStep(key),
        `la respuesta no tiene «${key}».${didYouMean(key, [...Object.keys(answer), ...ownPromises])}`,
      );
  for (const { path: key, at: place, value: wanted } of promisesIn(values as Json)) {
    if (!isPromised(key)) continue;
    const got = answerAt(answer, key);
    const dot = key.lastIndexOf('.');
    const beside = dot < 0 ? null : answerAt(answer, key.slice(0, dot));
    if (got === undefined && wanted !== null && beside && typeof beside === 'object')
      tell(place, `la respuesta no tiene «${key}».${didYouMean(key.slice(dot + 1), Object.keys(beside))}`);
    else if (!agrees(got, wanted)) tell(place, `«${key}» da ${show(got)} y se esperaba ${show(wanted)}.`);
  }
  if (out) {
    const failing = evaluation.state.comparison.outcomes.filter((outcome) => fails(craft, outcome));
    const really = outIn(craft, evaluation);
    const same = really.length === out.length && out.every((key) => really.includes(key));
    const keys = craft.params.map(({ key }) => key);
    const strange = out.findIndex((key) => !craft.paramByKey.has(key));
    if (strange >= 0)
      tell(`out/${strange}`, `no existe el parámetro «${out[strange]}».${didYouMean(out[strange]!, keys)}`);
    else if (!same)
      tell(
        'out',
        `${really.length === 0 ? 'no queda nada fuera' : `queda${really.length === 1 ? '' : 'n'} fuera ${enumerate(failing.map(withFigures))}`}, y se esperaba ${out.length === 0 ? 'que nada' : quoted(out)}.`,
      );
  }
  const said = saidIn(evaluation);
  for (const [index, key] of (says ?? []).entries()) {
    if (!said.has(key))
      tell(
        `says/${index}`,
        craft.types.get(type)!.messages.has(key) || said.has(key)
          ? `no se dice «${key}»; se dice ${said.size === 0 ? 'nada' : [...said].join(', ')}.${whoSays(craft, key)}`
          : `no existe el mensaje «${key}»; se dice ${said.size === 0 ? 'nada' : [...said].join(', ')}.${didYouMean(key, said)}`,
      );
  }
}

/** What is out, in what the verdict looks at. */
export const outIn = (craft: Craft, { state }: Evaluation): string[] =>
  state.comparison.outcomes.filter((outcome) => fails(craft, outcome)).map(({ param }) => param.key);

/** A sentence says its own key and those of the figures it puts right. */
export const saidIn = ({ advice }: Evaluation): ReadonlySet<string> =>
  new Set(
    Object.values(advice).flatMap((sentences) =>
      sentences.flatMap(({ key, about }) => [key, ...about.map(({ param, side }) => `${param.key}.${side}`)]),
    ),
  );

/** «aw» (0,925 y el máximo es 0,92): the end that applied to this recipe, whatever its range says. */
function withFigures({ param, value, min, max, state }: Outcome): string {
  const [end, called] = state === 'bajo' ? [min, 'mínimo'] : [max, 'máximo'];
  return `«${param.key}» (${spanish(value!, 6)} y el ${called} es ${spanish(end!, 6)})`;
}

/** The notice that a sentence is said by, where its name is another. */
function whoSays({ definition }: Craft, key: string): string {
  const at = definition.rules.notices.findIndex(({ id, say }) => (say ?? id) === key);
  return at < 0 ? '' : ` Lo dice el aviso «${definition.rules.notices[at]!.id}» de rules.json: mira su condición.`;
}

const quoted = (keys: readonly string[]): string => enumerate(keys.map((key) => `«${key}»`));

/** What an example may promise besides what the answer holds. */
const ownPromises = ['out', 'says', 'error', 'sold'];

/** «params.a» and { "params": { "a": … } } are the same path; `at` is its place in the file. */
export function* promisesIn(value: Json, path = '', at = ''): Generator<{ path: string; at: string; value: Json }> {
  if (value === null || typeof value !== 'object') {
    yield { path, at, value };
    return;
  }
  for (const [key, item] of Object.entries(value))
    yield* promisesIn(
      item,
      path === '' ? key : `${path}.${key}`,
      at === '' ? pointerStep(key) : `${at}/${pointerStep(key)}`,
    );
}

/** What an answer has at a path. */
export const answerAt = (answer: Json, path: string): Json | undefined =>
  path
    .split('.')
    .reduce<Json | undefined>(
      (value, key) =>
        value !== null && typeof value === 'object' ? (value as { [key: string]: Json })[key] : undefined,
      answer,
    );

/** Numbers agree to half a unit of the last decimal written. */
export function agrees(got: Json | undefined, wanted: Json): boolean {
  if (wanted === null) return got === undefined || got === null;
  if (typeof wanted !== 'number' || typeof got !== 'number') return got === wanted;
  const decimals = (String(wanted).split('.')[1] ?? '').length;
  return Math.abs(got - wanted) <= 0.5 * 10 ** -decimals + 1e-9;
}

const show = (value: Json | undefined): string => {
  if (value === undefined || value === null) return 'nada';
  return typeof value === 'number' ? spanish(value, 6) : `«${String(value)}»`;
};
