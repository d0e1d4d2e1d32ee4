// Decisions and notices of one type: what its constants already decide is decided here, and rows that cannot fire are gone.
// Refuses conditions that cannot be what they say: facts that exist, values that they can have, rows that are looked at.

import { didYouMean, noSuch } from '../../did-you-mean.ts';
import { comparisons, compileCondition, never } from '../../language/compile-condition.ts';
import { contradictionIn, truismIn } from '../../language/contradiction.ts';
import { type Kind, wrongValue } from '../../language/fact-values.ts';
import type {
  Condition,
  Decision,
  Definition,
  Each,
  Fact,
  Level,
  NamedFacts,
  Notice,
  Param,
  RulesFile,
} from '../../model/craft.ts';
import type { Selections } from '../figures/selections.ts';
import type { Report } from '../file/problem.ts';

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

type DecisionFile = NonNullable<RulesFile['decisions']>[string];

export function checkCondition(
  condition: Condition | undefined,
  at: string,
  path: string,
  facts: ReadonlyMap<string, Kind>,
  report: Report,
): void {
  if (!condition) return;
  const clash = contradictionIn(condition);
  if (clash !== null)
    report.error(at, { path }, `Esto no se cumple nunca: ${clash}. Mira si está al revés, o si es «o» y no «y».`);
  const truism = truismIn(condition);
  if (truism !== null)
    report.error(at, { path }, `Esto se cumple siempre: ${truism}. Mira si está al revés, o si es «y» y no «o».`);
  for (const { comparison, path: place } of comparisons(condition, path)) {
    const { fact, operator, value } = comparison;
    if (!facts.has(fact)) report.error(at, { path: `${place}/fact` }, noSuch('el hecho', fact, facts.keys()));
    if (value !== null && typeof value === 'object' && 'fact' in value && !facts.has(value.fact)) {
      report.error(at, { path: `${place}/value/fact` }, noSuch('el hecho', value.fact, facts.keys()));
    }
    const kind = facts.get(fact);
    const wrong = [value]
      .flat()
      .map((one) => (kind && (one === null || typeof one !== 'object') ? wrongValue(fact, kind, operator, one) : null));
    const isList = Array.isArray(value);
    for (const [index, message] of wrong.entries())
      if (message !== null) report.error(at, { path: `${place}/value${isList ? `/${index}` : ''}` }, message);
    if (isList !== (operator === 'in' || operator === 'notIn')) {
      report.error(
        at,
        { path: `${place}/value` },
        isList
          ? `«${operator}» compara con un solo valor: para una lista usa «in» o «notIn».`
          : `«${operator}» compara con una lista de valores [ … ].`,
      );
    }
  }
}

/** Checks done once per craft; the types only select. */
export function checkDecisions(
  rules: RulesFile,
  facts: ReadonlyMap<string, Kind>,
  lists: ReadonlySet<string>,
  report: Report,
): void {
  for (const [name, decision] of Object.entries(rules.decisions ?? {})) {
    const path = `/decisions/${name}`;
    if (decision.to !== undefined && !lists.has(decision.to)) {
      report.error('rules.json', { path: `${path}/to` }, noList(decision.to, lists));
    }
    checkLabels(name, decision, report);
    for (const [index, row] of decision.rows.entries()) {
      checkCondition(row.when, 'rules.json', `${path}/rows/${index}/when`, facts, report);
      const isLast = index === decision.rows.length - 1;
      const asked = JSON.stringify(row.when);
      if (row.when !== undefined && decision.rows.slice(0, index).some(({ when }) => JSON.stringify(when) === asked))
        report.error(
          'rules.json',
          { path: `${path}/rows/${index}/when` },
          'Esta fila no se alcanza nunca: otra de más arriba pide lo mismo.',
        );
      if (!isLast && row.when === undefined) {
        report.error(
          'rules.json',
          { path: `${path}/rows/${index + 1}` },
          'Esta fila nunca se mira: la anterior no lleva condición y cierra la tabla.',
        );
      }
      if (isLast && row.when !== undefined && decision.rows.every(({ when }) => when !== undefined)) {
        report.error(
          'rules.json',
          { path: `${path}/rows/${index}` },
          `La tabla «${name}» no tiene fila de cierre: la última ha de ir sin «when».`,
        );
      }
    }
  }
}

/** An adjustment that does not arrive says of which figure: what the class it aims at compares has a name for people. */
export function checkAimedFigures({ craft, rules, params }: Definition, report: Report): void {
  const target = craft.adjust?.target;
  const rows = target === undefined ? [] : (rules.decisions?.[target]?.rows ?? []);
  const compared = rows.flatMap(({ when }) => (when ? [...comparisons(when, '')] : []));
  for (const key of new Set(compared.map(({ comparison }) => comparison.fact)))
    if (params.params[key]?.label === key)
      report.error(
        'params.json',
        { path: `/params/${key}` },
        `«${key}» no tiene nombre, y al ajustar se dice si se llega a lo que pide «${target}»: ponle «label».`,
      );
}

/** The names to show it by are of what it decides. */
function checkLabels(name: string, { labels = {}, rows }: DecisionFile, report: Report): void {
  const gives = rows.map(({ give }) => (give !== null && typeof give === 'object' ? give : { [name]: give }));
  const facts = new Set(gives.flatMap((give) => Object.keys(give)));
  for (const [fact, { values = {} }] of Object.entries(labels)) {
    const path = `/decisions/${name}/labels/${fact}`;
    if (!facts.has(fact))
      report.error('rules.json', { path, key: true }, `La tabla no decide «${fact}».${didYouMean(fact, facts)}`);
    const given = new Set(gives.map((give) => String(give[fact] ?? null)));
    for (const value of Object.keys(values).filter((one) => !given.has(one)))
      report.error(
        'rules.json',
        { path: `${path}/values/${value}`, key: true },
        `Ninguna fila da «${value}».${didYouMean(value, given)}`,
      );
  }
}

export function checkNotice(notice: NoticeFile, at: string, path: string, scope: NoticeScope, report: Report): void {
  checkCondition(notice.when, at, `${path}/when`, scope.kinds, report);
  if (!scope.lists.has(notice.to)) {
    report.error(at, { path: `${path}/to` }, noList(notice.to, scope.lists));
  }
  const selectors = Array.isArray(notice.each)
    ? { at: 'each', list: notice.each }
    : notice.any
      ? { at: 'any', list: notice.any }
      : null;
  for (const [index, selector] of (selectors?.list ?? []).entries()) {
    const wrong = scope.selections.wrong(selector, scope.sets);
    if (wrong) report.error(at, { path: `${path}/${selectors!.at}/${index}` }, wrong);
  }
  for (const [index, key] of (notice.order ?? []).entries()) {
    if (!scope.params.has(key))
      report.error(at, { path: `${path}/order/${index}` }, noSuch('el parámetro', key, scope.params.keys()));
  }
  if (notice.aside !== undefined && !scope.lists.has(notice.aside)) {
    report.error(at, { path: `${path}/aside` }, noList(notice.aside, scope.lists));
  }
  if (notice.each !== undefined && notice.any !== undefined)
    report.error(at, { path: `${path}/any` }, 'Un aviso lleva «each» o «any», no los dos.');
}

const noList = (name: string, lists: ReadonlySet<string>): string =>
  `La respuesta no tiene la lista «${name}».${didYouMean(name, lists) || ` Tiene: ${[...lists].join(', ')}.`}`;
