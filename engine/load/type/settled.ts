// What a type's rules need not look up at run: facts its constants settle, and parameters no condition of it reads.

import { comparisons } from '../../language/compile-condition.ts';
import type { Condition, Definition, NamedFacts, Param, Plan, Type, TypeFile } from '../../model/craft.ts';

export function settledFacts(
  plan: Plan,
  plans: readonly Plan[],
  computed: ReadonlySet<number>,
  variants: NonNullable<TypeFile['variants']> | [],
  params: readonly Param[],
): NamedFacts {
  const settled: NamedFacts = {};
  const changing = new Set(variants.flatMap((variant) => Object.keys(variant.constants ?? {})));
  for (const [name, value] of Object.entries(plan.constants)) if (!changing.has(name)) settled[name] = value;
  if (variants.length === 0) settled.variante = null;
  const ranged = new Set(plans.flatMap((one) => one.targets.map(({ param }) => param.index)));
  const limited = new Set(plans.flatMap((one) => one.limits.map(({ param }) => param.index)));
  for (const param of params) {
    if (!limited.has(param.index)) settled[`limite.${param.key}`] = null;
    if (!computed.has(param.index)) settled[param.key] = null;
    if (!ranged.has(param.index)) settled[`estado.${param.key}`] = null;
  }
  return settled;
}

/** Facts that a craft reads whatever the type: of each of its types they would be counted again. */
export interface CommonReads {
  /** in any rule or sentence */
  readonly anywhere: ReadonlySet<string>;
  readonly inSentences: ReadonlySet<string>;
}

export function commonReads({ rules, messages }: Definition): CommonReads {
  const inSentences = readBy(conditionsOf(messages));
  const decided = Object.values(rules.decisions ?? {}).flatMap(({ rows }) => rows.map(({ when }) => when));
  const inRules = readBy([...decided, ...rules.notices.map(({ when }) => when)]);
  return { anywhere: new Set([...inSentences, ...inRules]), inSentences };
}

const conditionsOf = (messages: Definition['messages']): (Condition | undefined)[] =>
  Object.values(messages).flatMap((message) => {
    if (Array.isArray(message)) return message.map(({ when }) => when);
    return typeof message === 'object' ? message.try.map(({ when }) => when) : [];
  });

/** Facts that the decisions of a type and those of its notices that can fire read. */
export function factsJudged(
  { rules }: Definition,
  file: TypeFile,
  { decisions, notices }: Pick<Type, 'decisions' | 'notices'>,
): ReadonlySet<string> {
  const alive = new Set(notices.map(({ id }) => id));
  return readBy([
    ...decisions.flatMap(({ name, rows }) => rows.map(({ place }) => rules.decisions![name]!.rows[place]!.when)),
    ...[...rules.notices, ...(file.notices ?? [])].filter(({ id }) => alive.has(id)).map(({ when }) => when),
  ]);
}

/** Those that its messages read. */
export const factsSaid = (file: TypeFile, { inSentences }: CommonReads): ReadonlySet<string> =>
  new Set([...readBy(conditionsOf(file.messages ?? {})), ...inSentences]);

/** Every fact that the rules and messages of a type read, whether or not they can fire in it. */
export const factsRead = (common: CommonReads, file: TypeFile): ReadonlySet<string> =>
  new Set([
    ...common.anywhere,
    ...readBy([...(file.notices ?? []).map(({ when }) => when), ...conditionsOf(file.messages ?? {})]),
  ]);

function readBy(conditions: readonly (Condition | undefined)[]): Set<string> {
  const read = new Set<string>();
  for (const condition of conditions) {
    for (const fact of condition ? factsIn(condition) : []) read.add(fact);
  }
  return read;
}

function factsIn(condition: Condition): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { comparison } of comparisons(condition, '')) {
    const { fact, value } = comparison;
    found.add(fact);
    if (value !== null && typeof value === 'object' && 'fact' in value) found.add(value.fact);
  }
  return found;
}
