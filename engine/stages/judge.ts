// judge: comparison → the verdict, the decisions (first row that holds) and the notices that fire, in file order.
// Facts are constants of one run; rules only compare them.
import type { Craft, Decision, DecisionRow, Facts, Notice } from '../craft.ts';
import { type Comparison, isOut } from './compare.ts';
import type { Mix } from './compose.ts';
import type { Figures } from './derive.ts';

export interface Judgement {
  readonly verdict: 'equilibrada' | 'revisar';
  readonly facts: Facts;
  readonly decided: readonly { readonly decision: Decision; readonly row: DecisionRow }[];
  readonly notices: readonly Notice[];
}

export function judge(mix: Mix, figures: Figures, comparison: Comparison): Judgement {
  const facts = factsOf(mix, figures, comparison);
  const decided = mix.type.decisions.flatMap((decision) => {
    const row = decision.rows.find(({ when }) => when(facts));
    if (!row) return [];
    Object.assign(facts, row.gives);
    return [{ decision, row }];
  });
  const notices = mix.type.notices.filter(({ when }) => when(facts));
  return { verdict: verdictOf(mix.craft, comparison), facts, decided, notices };
}

/** «revisar» exactly when one of the inRange values that the answer lays out is false. */
export function verdictOf({ judged }: Craft, { outcomes }: Comparison): Judgement['verdict'] {
  const fails = outcomes.some((outcome) => isOut(outcome) && (judged === null || judged.includes(outcome.param.index)));
  return fails ? 'revisar' : 'equilibrada';
}

export function factsOf(
  { craft, type, unknownType }: Mix,
  { plan, run }: Figures,
  { outcomes, breaches }: Comparison,
): Facts {
  const facts: Facts = Object.create(plan.facts);
  for (const param of craft.params) if (type.present.has(param.index)) facts[param.key] = run.rounded[param.index]!;
  const aspects = new Map<string, number>();
  let out = 0;
  let critical = 0;
  let ranged = 0;
  let worst = 0;
  let worstCritical = 0;
  for (const outcome of outcomes) {
    const { param, target, state, deviation } = outcome;
    facts[`estado.${param.key}`] = state;
    if (state === null) continue;
    ranged++;
    if (state === 'bien') continue;
    out++;
    const aspect = target.aspect[state];
    aspects.set(aspect, (aspects.get(aspect) ?? 0) + 1);
    worst = Math.max(worst, deviation);
    if (target.weight < 3) continue;
    critical++;
    worstCritical = Math.max(worstCritical, deviation);
  }
  for (const outcome of outcomes)
    for (const aspect of Object.values(outcome.target.aspect)) facts[`fuera.${aspect}`] = aspects.get(aspect) ?? 0;
  facts.fuera = out;
  facts.aspectosFuera = aspects.size;
  facts.criticosFuera = critical;
  facts.conRango = ranged;
  facts.peorDesvio = worst;
  facts.peorDesvioCritico = worstCritical;
  facts.limitesFuera = breaches.length;
  facts.tipoDesconocido = unknownType !== null;
  return facts;
}
