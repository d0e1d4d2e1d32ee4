// What no recipe reaches: rows of decisions and notices that never speak, sentences that are never said, ranges that every
// recipe meets or that none does. Takes the examples of the craft and the recipes that somebody brings.
//   coverageOf(folder, built, own).rules → [{ id: 'aviso', label, file, line }]
import { type Craft, type Evaluation, isOut, Refusal, type Type } from '../engine/index.ts';
import { type CraftTexts, evaluated, leaves, pointerStep } from '../engine/load/index.ts';
import type { Built } from './checker.ts';
import type { OwnRecipe } from './impact/compare.ts';
import { createPlaces, type Places, type Written } from './places.ts';

export interface Unreached extends Written {
  readonly id: string;
  /** in Spanish, what it is and what never happens */
  readonly label: string;
}

export interface Coverage {
  readonly recipes: number;
  readonly rules: readonly Unreached[];
  readonly messages: readonly Unreached[];
  readonly ranges: readonly Unreached[];
}

/** What the recipes reached, by name. */
interface Reached {
  readonly notices: Set<string>;
  readonly rows: Set<string>;
  readonly messages: Set<string>;
  readonly met: Set<string>;
  readonly out: Set<string>;
}

export function coverageOf(folder: CraftTexts, { craft, trials }: Built, own: readonly OwnRecipe[]): Coverage | null {
  if (!craft || !trials) return null;
  const examples = [...craft.types].flatMap(([id, { file }]) => file.examples.map((example) => trials.of(id, example)));
  const tried = [...examples, ...own.map(({ body }) => evaluated(craft, body))];
  const reached: Reached = {
    ...{ notices: new Set(), rows: new Set(), messages: new Set(), met: new Set(), out: new Set() },
  };
  for (const one of tried) if (!(one instanceof Refusal)) reach(one, reached);
  const places = createPlaces(folder);
  return {
    recipes: tried.length,
    rules: [...unreachedRules(craft, reached, places)],
    messages: [...unsaid(craft, reached, places)],
    ranges: [...craft.types.values()].flatMap((type) => [...untriedRanges(type, reached, places)]),
  };
}

function reach({ state, judgement, advice }: Evaluation, { notices, rows, messages, met, out }: Reached): void {
  const { type } = state.mix;
  for (const { decision, row } of judgement.decided) rows.add(`${decision.name}/${row.place}`);
  for (const { by, key, about } of Object.values(advice).flat()) {
    notices.add(by);
    for (const one of [key, ...about.map(({ param, side }) => `${param.key}.${side}`)]) {
      messages.add(one);
      messages.add(`${type.id}/${one}`);
    }
    // What opens a sentence is found by its prefix, with or without the figure and its side.
    const prefix = judgement.notices.find(({ id }) => id === by)?.prefix ?? null;
    if (prefix === null) continue;
    messages.add(prefix);
    for (const { param, side } of about) {
      messages.add(`${prefix}.${side}`);
      messages.add(`${prefix}.${param.key}.${side}`);
    }
  }
  const { variant } = state.figures.plan;
  for (const outcome of state.comparison.outcomes) {
    const into = isOut(outcome) ? out : outcome.state === 'bien' ? met : null;
    for (const owner of [type.id, `${type.id}/${variant}`]) into?.add(`${owner}.${outcome.param.key}`);
  }
}

function* unreachedRules(
  { definition: { rules, types } }: Craft,
  reached: Reached,
  places: Places,
): Generator<Unreached> {
  for (const [name, { rows }] of Object.entries(rules.decisions ?? {})) {
    for (const place of rows.keys()) {
      if (reached.rows.has(`${name}/${place}`)) continue;
      const label = `${name}, fila ${place + 1}: ninguna receta la alcanza`;
      yield { id: `${name}/${place}`, label, ...places('rules.json', `/decisions/${pointerStep(name)}/rows/${place}`) };
    }
  }
  const all = [
    ...rules.notices.map(({ id }, at) => ({ id, file: 'rules.json', at })),
    ...Object.entries(types).flatMap(([type, { notices = [] }]) =>
      notices.map(({ id }, at) => ({ id, file: `types/${type}.json`, at })),
    ),
  ];
  for (const { id, file, at } of all)
    if (!reached.notices.has(id))
      yield { id, label: `${id}: no avisa en ninguna receta`, ...places(file, `/notices/${at}`) };
}

function* unsaid(craft: Craft, reached: Reached, places: Places): Generator<Unreached> {
  const elsewhere = saidElsewhere(craft);
  const tell = (key: string, file: string, path: string): Unreached => ({
    ...{ id: key, label: `${key}: no se dice en ninguna receta`, ...places(file, path) },
  });
  for (const key of Object.keys(craft.definition.messages))
    if (key !== '$schema' && !elsewhere.has(key) && !reached.messages.has(key))
      yield tell(key, 'messages.json', `/${pointerStep(key)}`);
  for (const [id, { messages = {} }] of Object.entries(craft.definition.types))
    for (const key of Object.keys(messages))
      if (!elsewhere.has(key) && !reached.messages.has(`${id}/${key}`))
        yield tell(key, `types/${id}.json`, `/messages/${pointerStep(key)}`);
}

/** Messages that are no advice: texts of the answer, refusals, what the craft says by itself. */
function saidElsewhere({ definition: { craft: file }, types }: Craft): Set<string> {
  const texts = [file.answer, file.manifest].flatMap((part) => [...leaves(part, '')]);
  return new Set([
    ...Object.values(file.says ?? {}),
    ...texts.flatMap(({ source }) => (source.startsWith('text.') ? [source.slice('text.'.length)] : [])),
    ...[...types.values()].flatMap(({ requirements }) => requirements.map(({ say }) => say)),
  ]);
}

function* untriedRanges({ id, file }: Type, { met, out }: Reached, places: Places): Generator<Unreached> {
  const holders = [
    { name: id, path: '', ranges: file.ranges ?? {} },
    ...(file.variants ?? []).map((variant, at) => ({
      ...{ name: `${id}/${variant.id}`, path: `/variants/${at}`, ranges: variant.ranges ?? {} },
    })),
  ];
  for (const { name, path, ranges } of holders) {
    for (const key of Object.keys(ranges)) {
      const range = `${name}.${key}`;
      const never = !met.has(range)
        ? 'ninguna receta lo cumple'
        : !out.has(range)
          ? 'todas las recetas lo cumplen'
          : null;
      if (never === null) continue;
      const label = `${key} de ${name}: ${never}`;
      yield { id: range, label, ...places(`types/${id}.json`, `${path}/ranges/${pointerStep(key)}`) };
    }
  }
}
