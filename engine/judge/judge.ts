// judge: comparison → the verdict, the decisions (first row that holds) and the notices that fire, in file order.
// Facts are constants of one run; rules only compare them.

import { type Broken, brokenIn } from '../advice/limits.ts';
import type { Craft, Decision, DecisionRow, Facts, Notice } from '../model/craft.ts';
import type { Mix, MixLine } from '../read/compose.ts';
import { type Comparison, fails } from '../reckon/compare.ts';
import type { Figures } from '../reckon/derive.ts';
import { give, ownFacts } from '../reckon/facts.ts';
import { turnedBy } from '../reckon/turned.ts';
import { unknownIn } from '../reckon/unknown.ts';

export interface Judgement {
  readonly verdict: 'equilibrada' | 'revisar';
  readonly facts: Facts;
  /** the figures judged, which stay those of the recipe as sent */
  readonly figures: Figures;
  readonly decided: readonly { readonly decision: Decision; readonly row: DecisionRow }[];
  readonly notices: readonly Notice[];
  /** names of what nobody knows and could put out what is now in its range */
  readonly turnedBy: readonly string[];
  /** professional limits that the recipe breaks */
  readonly broken: Broken<MixLine>;
}

export function judge(mix: Mix, figures: Figures, comparison: Comparison): Judgement {
  const broken = brokenIn(mix.type.trade, mix.lines, figures);
  const facts = factsOf(mix, figures, comparison, broken);
  const turned = turnedBy(mix, comparison);
  facts[ownFacts.porConocer] = turned.length > 0;
  const decided: { decision: Decision; row: DecisionRow }[] = [];
  for (const decision of mix.type.decisions) {
    const row = decision.rows.find(({ when }) => when(facts));
    if (!row) continue;
    give(facts, row);
    decided.push({ decision, row });
  }
  const notices = mix.type.notices.filter(({ when }) => when(facts));
  const verdict = turned.length > 0 && mix.craft.unknown?.revises ? 'revisar' : verdictOf(mix.craft, comparison);
  return { verdict, facts, figures, decided, notices, turnedBy: turned, broken };
}

/** «revisar» exactly when one of the inRange values that the answer lays out is false. */
export const verdictOf = (craft: Craft, { outcomes }: Comparison): Judgement['verdict'] =>
  outcomes.some((outcome) => fails(craft, outcome)) ? 'revisar' : 'equilibrada';

/** Something fails, and all of it within the error of its figure. */
function isAtEdge(craft: Craft, { outcomes }: Comparison): boolean {
  let found = false;
  for (const outcome of outcomes) {
    if (!fails(craft, outcome)) continue;
    if (!outcome.edge) return false;
    found = true;
  }
  return found;
}

export function factsOf(
  mix: Mix,
  figures: Figures,
  comparison: Comparison,
  { forbidden, misdosed }: Broken<MixLine> = brokenIn(mix.type.trade, mix.lines, figures),
): Facts {
  const { plan, run } = figures;
  const { craft, type, unknownType } = mix;
  const { outcomes, limits, breaches } = comparison;
  const facts = plan.startingFacts();
  for (const { index, fact } of type.compared) facts[fact] = run.rounded[index]!;
  let out = 0;
  let aspects = 0;
  let critical = 0;
  let ranged = 0;
  let worst = 0;
  let worstCritical = 0;
  for (const { target, state, deviation } of outcomes) {
    facts[target.stateFact] = state;
    if (state === null) continue;
    ranged++;
    if (state === 'bien') continue;
    out++;
    const aspect = target.aspectFact[state];
    if (facts[aspect] === 0) aspects++;
    facts[aspect] = (facts[aspect] as number) + 1;
    worst = Math.max(worst, deviation);
    if (target.weight < craft.critical) continue;
    critical++;
    worstCritical = Math.max(worstCritical, deviation);
  }
  for (const { limit, state } of limits) facts[limit.stateFact] = state;
  facts[ownFacts.fuera] = out;
  facts[ownFacts.aspectosFuera] = aspects;
  facts[ownFacts.criticosFuera] = critical;
  facts[ownFacts.conRango] = ranged;
  facts[ownFacts.peorDesvio] = worst;
  facts[ownFacts.peorDesvioCritico] = worstCritical;
  facts[ownFacts.limitesFuera] = breaches.length;
  facts[ownFacts.tipoDesconocido] = unknownType !== null;
  facts[ownFacts.sinReconocer] = unknownIn(mix) !== null;
  facts[ownFacts.porConocer] = false;
  facts[ownFacts.alLimite] = isAtEdge(craft, comparison);
  let told = 0;
  let outlawed = 0;
  for (const { forbid } of forbidden) {
    if (forbid.level !== 'note') told++;
    if (forbid.level === 'law') outlawed++;
  }
  facts[ownFacts.prohibidos] = told;
  facts[ownFacts.prohibidosPorLey] = outlawed;
  const over = misdosed.filter(({ side }) => side === 'alto');
  facts[ownFacts.dosisFuera] = over.length;
  facts[ownFacts.dosisDecisivas] = over.filter(({ decides }) => decides).length;
  return facts;
}
