// Every limit of the law that a type declares, in each of its variants and on each day: a recipe is taken to it by the weight
// of one line, and it is kept with the figure at the end itself and broken with the next figure that can be written. That
// the ends are those of the article is for the tables of each craft.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stateOf } from '../../engine/advice/state.ts';
import { type Craft, compose, type Limit, Refusal, recognise, type Side } from '../../engine/index.ts';
import type { LimitOutcome } from '../../engine/reckon/compare.ts';
import { craftOf, crafts, type Recipe, recipes } from '../adjust/recipes.ts';

interface Seen {
  readonly value: number;
  readonly end: number;
  /** `otra`: it is of another variant, which asks for something else */
  readonly side: Side | 'bien' | 'otra';
}

/** The craft as its law was on each day that changed it, the newest last. */
const laws = (craft: Craft): { craft: Craft; day: string }[] => [
  ...craft.earlier.map(({ until, craft }) => ({ craft, day: `until ${until}` })),
  { craft, day: 'today' },
];

/** A recipe and what each of its limits says; null where it is refused. */
interface Judged {
  readonly variant: string | null;
  readonly rounded: readonly (number | null)[];
  readonly outcomes: ReadonlyMap<string, Pick<LimitOutcome, 'min' | 'max' | 'state'>>;
}

/** The limits of a type look at the same recipes, one after another. */
let judged = new Map<string, Judged | null>();
let judgedOf: unknown[] = [];

function judge(craft: Craft, body: object): Judged | null {
  try {
    const { figures, comparison } = stateOf(compose(recognise(craft, body)));
    return {
      ...{ variant: figures.plan.variant, rounded: figures.run.rounded },
      outcomes: new Map(comparison.limits.map((one) => [one.limit.param.key, one])),
    };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** A recipe as one limit sees it; null where there is no figure. */
function seen(craft: Craft, body: object, limit: Limit, variant: string | null, end: 'min' | 'max'): Seen | null {
  const { type } = body as Recipe['body'];
  if (judgedOf[0] !== craft || judgedOf[1] !== type) [judged, judgedOf] = [new Map(), [craft, type]];
  const key = JSON.stringify(body);
  const known = judged.get(key);
  const whole = known === undefined ? judge(craft, body) : known;
  if (known === undefined) judged.set(key, whole);
  const value = whole?.rounded[limit.param.index] ?? null;
  if (whole === null || value === null) return null;
  if (whole.variant !== variant) return { value, end: limit[end]!, side: 'otra' };
  const outcome = whole.outcomes.get(limit.param.key)!;
  return { value, end: outcome[end]!, side: outcome.state! };
}

/** Something of a recipe that can be more or less. */
interface Dial {
  readonly body: (at: number) => object;
  readonly tried: readonly number[];
}

/** The last figure that keeps the limit and the first that breaks it. */
function crossing(see: (body: object) => Seen | null, { body, tried }: Dial, side: Side): [Seen, Seen] | null {
  const all = tried.map((at) => ({ at, seen: see(body(at)) }));
  for (const [place, one] of all.entries()) {
    const other = all[place + 1];
    if (!one.seen || !other?.seen) continue;
    const isOut = [one.seen, other.seen].filter((seen) => seen.side === side || seen.side === 'otra').length;
    if (isOut !== 1 || ![one.seen.side, other.seen.side].includes('bien')) continue;
    let [kept, broken] = one.seen.side === 'bien' ? [one, other] : [other, one];
    for (let step = 0; step < 30; step++) {
      const at = (kept.at + broken.at) / 2;
      const middle = see(body(at));
      if (!middle) return null;
      if (middle.side === 'bien') kept = { at, seen: middle };
      else broken = { at, seen: middle };
    }
    return [kept.seen!, broken.seen!];
  }
  return null;
}

/** Parts of the batch that a line is tried at. */
const parts = [0, 0.05, 0.5, 2, 8];

/** What a law forbids and no example has. */
const besides = ['Manteca de cerdo', 'Puré de fresa'];

/** Its own lines, what its maker tells of the process, what other recipes of the craft have, and what none has. */
function* dialsOf(craft: Craft, body: Recipe['body']): Generator<Dial> {
  const { name, weight } = craft.definition.craft.request;
  const total = body.ingredients.reduce((sum, line) => sum + Number(line[weight]), 0);
  const others = recipes.filter((one) => one.craft.id === craft.id).flatMap((one) => one.body.ingredients);
  const lines = [...body.ingredients, ...others, ...besides.map((typed) => ({ [name]: typed }))];
  const named = [...new Map(lines.toReversed().map((line) => [line[name], line])).values()].reverse();
  const lineOf = (line: Record<string, unknown>): Dial => {
    const rest = body.ingredients.filter((one) => one[name] !== line[name]);
    return {
      body: (grams) => ({ ...body, ingredients: [...rest, { ...line, [weight]: grams }] }),
      tried: parts.map((part) => part * total),
    };
  };
  yield* named.slice(0, body.ingredients.length).map(lineOf);
  for (const [key, { min, max }] of Object.entries(craft.definition.craft.inputs ?? {}))
    if (typeof min === 'number' && typeof max === 'number')
      yield {
        body: (at) => ({ ...body, [key]: at }),
        tried: Array.from({ length: 9 }, (_, step) => min + ((max - min) * step) / 8),
      };
  yield* named.slice(body.ingredients.length).map(lineOf);
}

/** A recipe at the end itself, that the next figure that can be written takes past it. */
function reached(
  examples: readonly Recipe[],
  craft: Craft,
  see: (body: object) => Seen | null,
  side: Side,
  { param }: Limit,
): Seen | null {
  const hair = 10 ** -param.decimals;
  for (const { body } of examples)
    for (const dial of dialsOf(craft, body)) {
      const [kept, broken] = crossing(see, dial, side) ?? [];
      if (!kept || !broken || kept.value !== kept.end) continue;
      const past = side === 'alto' ? broken.value - broken.end : broken.end - broken.value;
      if (past > 0 && past < 1.01 * hair) return kept;
    }
  return null;
}

// What no recipe of the type can break, and why.
const idle: readonly (readonly [limit: RegExp, why: string])[] = [
  [/baja_en_azucar .*: brix min 60/, 'it is of this variant because it has less; the classic one is taken to it'],
  [/de_otra_fruta .*: endocarpio/, 'asked of citrus alone'],
  [/today: sulfito_extra/, 'in force until 13-06-2026'],
];

/** Little orange and much peel, with the pectin of little sugar: two lines away from any example. */
const peel: Recipe = {
  craft: craftOf('conservas'),
  title: 'peel',
  body: {
    ...{ type: 'mermelada', brix_final: 45, reducido_azucar: 1 },
    ingredients: Object.entries({
      ralladura_naranja: 300,
      zumo_naranja: 60,
      agua: 600,
      sacarosa: 270,
      pectina_nh: 6,
    }).map(([name, grams]) => ({ name, grams })),
  },
};

const ends = [
  ['min', 'bajo'],
  ['max', 'alto'],
] as const;

for (const newest of crafts)
  for (const { craft, day } of laws(newest))
    for (const [id, { choices, plan: only }] of craft.types)
      for (const { plan } of choices.length > 0 ? choices : [{ plan: only }])
        for (const limit of plan.limits)
          for (const [end, side] of ends) {
            const bound = limit[end];
            if (bound === null) continue;
            const where = [craft.id, id, plan.variant, day].filter(Boolean).join(' ');
            const title = `${where}: ${limit.param.key} ${end} ${bound}, ${limit.source}`;
            test(title, () => {
              const examples = [...recipes, peel].filter((one) => one.craft.id === craft.id && one.body.type === id);
              const see = (body: object): Seen | null => seen(craft, body, limit, plan.variant, end);
              const found = reached(examples, newest, see, side, limit);
              if (found && !limit.minimum && !limit.maximum) assert.is(found.end, bound);
              const why = idle.find(([one]) => one.test(title))?.[1];
              assert.is(found !== null, why === undefined, why ?? 'no line takes a recipe of the type just past it');
            });
          }

test.run();
