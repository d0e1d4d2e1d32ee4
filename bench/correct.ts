// npm run bench -- correct: what comes of the plan and of the adjustment on recipes bent by a known line: whether they arrive,
// by that line alone, whether both name the same lines, and what a scale may miss afterwards. With --write the scores are kept in
// bench/correct.json; without, they are shown beside those.
import { readFileSync, writeFileSync } from 'node:fs';
import { adjust, type Craft, evaluateWhole, judgeWhole, Refusal, unlessRefused } from '../engine/index.ts';
import { faultsIn } from '../tests/adjust/faults.ts';
import { cases, disagreementsWith } from '../tests/adjust/professional/judged.ts';
import type { Adjusted } from '../tests/adjust/words.ts';
import { follow, type Items, inputsOf, planOf } from '../tests/crafts/followed.ts';
import { craftOf, site } from '../tests/loaded.ts';
import { type Bent, type Body, corpora, drawn } from './bent.ts';

type Scores = Record<string, number>;

/** Times a recipe is weighed again, and how many of them have to come out. */
const weighings = 120;
const often = 0.95;
const seed = 5;

const kindOf = (craft: Craft, name: string): string => craft.recognise(name).row?.id ?? name;

/** Lines that change by something that a scale would show. */
const movedIn = (craft: Craft, changes: readonly { readonly name: string; readonly grams: number }[]): Set<string> => {
  const net = new Map<string, number>();
  for (const { name, grams } of changes) net.set(kindOf(craft, name), (net.get(kindOf(craft, name)) ?? 0) + grams);
  return new Set([...net].flatMap(([name, grams]) => (Math.abs(grams) > 1e-6 ? [name] : [])));
};

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((name) => other.has(name));

/** Processor time in ms. */
function timed<T>(work: () => T): { value: T; ms: number } {
  const start = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(start);
  return { value, ms: (user + system) / 1000 };
}

function outAfter(craft: Craft, body: Body): number {
  try {
    return faultsIn(judgeWhole(craft, body).state);
  } catch (error) {
    if (error instanceof Refusal) return 1;
    throw error;
  }
}

/** Whether it still comes out with every line missed by so much, as a normal deviation, nearly always. */
function holds(craft: Craft, body: Body, error: number): boolean {
  const { weight } = craft.definition.craft.request;
  const next = drawn(seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const outAtFirst = faultsIn(judgeWhole(craft, body).state);
  let held = 0;
  for (let k = 0; k < weighings; k++) {
    const ingredients = body.ingredients.map((item) => ({
      ...item,
      [weight]: (item[weight] as number) * Math.max(0, 1 + error * normal()),
    }));
    if (outAfter(craft, { ...body, ingredients }) <= outAtFirst) held++;
  }
  return held >= often * weighings;
}

function bodyOf(craft: Craft, body: Body, { ingredients, inputs = {} }: Adjusted): Body {
  const { name, weight } = craft.definition.craft.request;
  const rest = Object.fromEntries(Object.entries(body).filter(([key]) => !(key in inputs)));
  const own = ingredients.map((row) => ({
    ...(row.index === null ? { [name]: row.name } : body.ingredients[row.index]!),
    [weight]: row.grams,
  }));
  return { ...rest, ingredients: own } as Body;
}

interface Cost {
  plan: number;
  judged: number;
  adjusted: number;
}

function scoresOf(all: readonly Bent[], cost: Cost): Scores {
  const count: Scores = {};
  const tell = (what: string, is: boolean): void => {
    count[what] = (count[what] ?? 0) + (is ? 1 : 0);
  };
  let lines = 0;
  let fixed = 0;
  let arrived = 0;
  for (const { craft, body, bent, title } of all) {
    const right = new Set(bent.map((name) => kindOf(craft, name)));
    // What is asked first pays for what is worked out once.
    evaluateWhole(craft, body, site);
    cost.judged += timed(() => judgeWhole(craft, body)).ms;
    const told = timed(() => evaluateWhole(craft, body, site));
    cost.plan += told.ms;
    const steps = planOf(told.value);
    const followed = {
      ...Object.fromEntries(Object.entries(body).filter(([key]) => !(key in inputsOf(steps)))),
      ingredients: follow(craft, body.ingredients as Items, steps).filter(
        (item) => (item[craft.definition.craft.request.weight] as number) > 0,
      ),
    } as unknown as Body;
    const planned = movedIn(
      craft,
      steps.flatMap(({ changes }) => changes),
    );
    const arrives = outAfter(craft, followed) === 0;
    tell('el plan llega', arrives);
    tell('el plan, solo esa línea', arrives && isSame(planned, right));
    const names = steps.flatMap(({ changes }) => changes.map(({ name }) => name));
    tell('el plan nombra dos veces una línea', new Set(names).size < names.length);
    const found = timed(() =>
      unlessRefused(
        () => adjust(craft, body, site) as unknown as Adjusted,
        () => null,
      ),
    );
    if (found.value === null) continue;
    cost.adjusted += found.ms;
    const answer = found.value;
    const adjusted = movedIn(
      craft,
      [...answer.ingredients, ...answer.removed].map(({ name, change }) => ({ name, grams: change })),
    );
    tell('el ajuste llega', answer.adjusted);
    tell('el ajuste, solo esa línea', answer.adjusted && isSame(adjusted, right));
    tell('nombran las mismas', isSame(planned, adjusted));
    if (answer.adjusted) {
      arrived++;
      lines += adjusted.size;
      const now = bodyOf(craft, body, answer);
      const is = holds(craft, now, 0.02);
      if (is) fixed++;
      if (process.env.SHOW === 'hold' && !is) console.log(title, answer.sentences.join(' '));
    }
    if (process.env.SHOW === 'plan' && !arrives)
      console.log(title, '\n  ', steps.map(({ sentence }) => sentence).join('\n   '));
    if (process.env.SHOW === 'adjust' && !answer.adjusted) console.log(title, '\n  ', answer.sentences.join('\n   '));
    if (process.env.SHOW === 'only' && answer.adjusted && !isSame(adjusted, right))
      console.log(title, bent.join(), '\n  ', answer.sentences.slice(0, 2).join(' '));
    if (process.env.SHOW === 'same' && !isSame(planned, adjusted))
      console.log(
        title,
        '\n  ',
        steps.map(({ sentence }) => sentence).join('\n   '),
        '\n   =>',
        answer.sentences.slice(0, 2).join(' '),
      );
  }
  return {
    recetas: all.length,
    ...count,
    'líneas movidas al ajustar': Number((lines / arrived).toFixed(2)),
    'aguanta un 2 % en cada línea, %': Number(((100 * fixed) / arrived).toFixed(1)),
  };
}

export function measureCorrecting(): void {
  const cost: Cost = { plan: 0, judged: 0, adjusted: 0 };
  const only = process.env.CORPUS;
  const table: Record<string, Scores> = {};
  for (const [name, drawn] of Object.entries(corpora))
    if (!only || name.includes(only)) table[name] = scoresOf(drawn(), cost);
  if (!only || only === 'oficio') {
    const judged = Object.entries(cases).flatMap(([id, rows]) =>
      rows.map((one) => ({ id, one, found: disagreementsWith(craftOf(id), one).found })),
    );
    if (process.env.SHOW === 'oficio')
      for (const { id, one, found } of judged)
        if (found.length > 0) console.log(`${id}: ${one[0]}\n   ${found.join('\n   ')}`);
    table['casos de oficio'] = { casos: judged.length, pasan: judged.filter(({ found }) => found.length === 0).length };
  }
  if (cost.judged > 0)
    table['tiempo de procesador, veces lo que cuesta juzgar'] = {
      'con consejos': Number((cost.plan / cost.judged).toFixed(1)),
      ajustar: Number((cost.adjusted / cost.judged).toFixed(1)),
    };
  const file = new URL('correct.json', import.meta.url);
  if (process.argv.includes('--write')) writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
  const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Scores>;
  for (const [name, scores] of Object.entries(table)) {
    console.log(`\n${name}`);
    for (const [what, score] of Object.entries(scores)) {
      const was = before[name]?.[what];
      console.log(
        `  ${String(score).padStart(6)}  ${what}${was === undefined || was === score ? '' : `  (antes ${was})`}`,
      );
    }
  }
}
