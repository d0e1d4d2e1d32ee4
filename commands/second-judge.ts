// The second judge: every rule of every craft, on every example and on recipes bent at random, through json-rules-engine
// with its own operators, against the compiled conditions that answer requests. Gives what they do not agree on.
import {
  type Condition,
  type Craft,
  comparisons,
  compileCondition,
  evaluateWhole,
  exampleBody,
  type Facts,
  type NamedFacts,
  Refusal,
} from '../engine/index.ts';
import { stockResult } from '../engine/load/index.ts';

const site = { service: '', poweredBy: '', docsUrl: '', publicUrl: '' };

/** Each example as it is, and so many times with its weights bent. */
const bends = 2;

interface Opinion {
  readonly judged: number;
  readonly disagreements: readonly string[];
}

export async function secondOpinion(crafts: readonly Craft[]): Promise<Opinion> {
  let judged = 0;
  const disagreements: string[] = [];
  for (const craft of crafts) {
    const rules = rulesOf(craft);
    const tests = rules.map(({ when }) => compileCondition(when, craft.facts));
    for (const { name, facts } of factsOf(craft)) {
      const named = namedFacts(craft, facts);
      const sure = rules.filter(({ when }) => comparesNumbers(when, named));
      const stock = await stockResult(
        sure.map(({ when }) => when),
        named,
        'own',
      );
      judged += sure.length;
      for (const [index, rule] of sure.entries()) {
        if (tests[rules.indexOf(rule)]!(facts) === stock[index]) continue;
        disagreements.push(`${craft.id}, ${name}: los dos jueces no dicen lo mismo de «${rule.id}».`);
      }
    }
  }
  return { judged, disagreements };
}

function rulesOf({ definition: { rules, types } }: Craft): { id: string; when: Condition }[] {
  const rows = Object.entries(rules.decisions ?? {}).flatMap(([name, decision]) =>
    decision.rows.map(({ when }, row) => ({ id: `${name}, fila ${row + 1}`, when })),
  );
  const notices = [...rules.notices, ...Object.values(types).flatMap((type) => type.notices ?? [])];
  return [...rows, ...notices].flatMap(({ id, when }) => (when ? [{ id, when }] : []));
}

function* factsOf(craft: Craft): Generator<{ name: string; facts: Facts }> {
  const { weight } = craft.definition.craft.request;
  let seed = 1;
  const random = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  for (const [id, type] of craft.types) {
    for (const example of type.file.examples) {
      const body = exampleBody(craft, id, example) as { ingredients: Record<string, unknown>[] };
      for (let bend = 0; bend <= bends; bend++) {
        const ingredients = body.ingredients.map((item) =>
          bend === 0 ? item : { ...item, [weight]: Number(item[weight] ?? 0) * (0.3 + 1.7 * random()) },
        );
        try {
          yield { name: example.name, facts: evaluateWhole(craft, { ...body, ingredients }, site).judgement.facts };
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
    }
  }
}

const namedFacts = (craft: Craft, facts: Facts): NamedFacts =>
  Object.fromEntries([...craft.facts].map(([name, number]) => [name, facts[number] ?? null]));

/** The library orders null among the numbers, and this project does not: where there is none they must agree. */
function comparesNumbers(when: Condition, facts: NamedFacts): boolean {
  return [...comparisons(when, '')].every(({ comparison: { fact, operator, value } }) => {
    if (['equal', 'notEqual', 'in', 'notIn'].includes(operator)) return true;
    const other = value !== null && typeof value === 'object' && 'fact' in value ? facts[value.fact] : value;
    return typeof facts[fact] === 'number' && typeof other === 'number';
  });
}
