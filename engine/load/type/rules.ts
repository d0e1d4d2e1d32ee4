// Decisions and notices of one type: what its constants already decide is decided here, and rows that cannot fire are gone.
import type { Decision, Each, Fact, Level, NamedFacts, Notice, Param, RulesFile } from '../../craft.ts';
import { compileCondition, never } from '../../rules/compile.ts';
import type { Kind } from '../../rules/fact-values.ts';
import type { Selections } from '../figures/selections.ts';

type NoticeFile = RulesFile['notices'][number];

export const decisionFacts = (rules: RulesFile): string[] =>
  Object.entries(rules.decisions ?? {}).flatMap(([name, decision]) => {
    const named = decision.rows.flatMap((row) =>
      row.give !== null && typeof row.give === 'object' ? Object.keys(row.give) : [],
    );
    return named.length > 0 ? [...new Set(named)] : [name];
  });

export function decisionsOf(
  rules: RulesFile,
  facts: ReadonlyMap<string, number>,
  settled: Readonly<NamedFacts>,
): Decision[] {
  return Object.entries(rules.decisions ?? {}).map(([name, decision]) => ({
    name,
    to: decision.to ?? null,
    rows: decision.rows
      .map((row, place) => {
        const isNamed = row.give !== null && typeof row.give === 'object';
        const gives = isNamed ? (row.give as Record<string, Fact>) : { [name]: row.give as Fact };
        return {
          place,
          when: compileCondition(row.when, facts, settled),
          gives,
          given: Object.entries(gives).map(([fact, value]) => [facts.get(fact)!, value] as const),
          says: row.say === undefined ? [] : [row.say].flat(),
          level: row.level ?? 'note',
        };
      })
      .filter((row) => row.when !== never),
  }));
}

export interface NoticeScope {
  params: ReadonlyMap<string, Param>;
  facts: ReadonlyMap<string, number>;
  kinds: ReadonlyMap<string, Kind>;
  lists: ReadonlySet<string>;
  selections: Selections;
  sets: Readonly<Record<string, readonly string[]>>;
}

export function noticeOf(notice: NoticeFile, scope: NoticeScope, settled: Readonly<NamedFacts>): Notice {
  const selectors = Array.isArray(notice.each) ? notice.each : (notice.any ?? null);
  return {
    id: notice.id,
    say: notice.say ?? notice.id,
    fixed: notice.say !== undefined,
    to: notice.to,
    level: notice.level ?? usualLevel(notice.each),
    when: compileCondition(notice.when, scope.facts, settled),
    each: Array.isArray(notice.each) ? null : ((notice.each ?? null) as Each),
    lines: selectors ? scope.selections.number(selectors) : null,
    once: notice.any !== undefined,
    wantsWeightless: selectors?.includes('sin_peso') ?? false,
    ranking: notice.order?.map((key) => scope.params.get(key)?.index ?? -1) ?? null,
    atMost: notice.atMost ?? Infinity,
    prefix: notice.prefix ?? null,
    after: notice.after ?? {},
    aside: notice.aside ?? null,
    otherwise: notice.otherwise ?? null,
  };
}

/** The law is not met; what was supposed is only told. */
const usualLevel = (each: NoticeFile['each']): Level =>
  each === 'limites' ? 'danger' : each === 'lecturas' ? 'note' : 'mind';
