// Definition in its one form → compiled craft, or the list of what is wrong with it. No disk, no schema: a page compiles crafts
// with this too.
import type { Craft, Definition, EarlierLaw, Param, Row, Saying, Type } from '../../craft.ts';
import { noSuch } from '../../did-you-mean.ts';
import { apartRoles } from '../../formula/apart.ts';
import type { Scope } from '../../formula/scope.ts';
import { vocabularyOf } from '../../formula/vocabulary.ts';
import type { Json } from '../../json.ts';
import type { Larder } from '../../larder.ts';
import { kindsOf } from '../../rules/fact-values.ts';
import { traitsKnown } from '../../traits.ts';
import { compileParams, formulaAt, slopedAt } from '../figures/params.ts';
import { engineMarks, Selections } from '../figures/selections.ts';
import { Sums } from '../figures/sums.ts';
import { pointerStep } from '../file/pointer.ts';
import { Report } from '../file/problem.ts';
import type { Context, CraftChecks, MessageScope } from '../model.ts';
import { TypesOnDemand } from '../ondemand.ts';
import { allAtOnce } from '../pieces.ts';
import { compileMessage } from '../type/messages.ts';
import { decisionFacts } from '../type/rules.ts';
import { commonReads } from '../type/settled.ts';
import { compileType } from '../type/types.ts';
import { aspectsOf } from '../written/aspects.ts';
import { changesIn, type Day, dayBefore } from '../written/dates.ts';
import { compileCatalogue } from './catalogue.ts';
import type { compileLabel } from './label.ts';
import { type Growth, growing, growthOf } from './larder-reader.ts';
import { compileLayout, hasVerdict, judgedBy, listsOf } from './layout.ts';
import { compileNames, compileNumberRules, marksOf } from './names.ts';
import { lineRolesOf, rolesOf } from './roles.ts';
import { typeReader } from './type-names.ts';

/** What compiles the labels of a craft; null: it prints none. */
export type Labels = typeof compileLabel | null;

/** The craft under the law in force, with itself under each earlier law. Without checks, one that was proven before. */
export function compileCraft(
  definition: Definition,
  larder: Larder,
  report: Report,
  checks: CraftChecks | null,
  labels: Labels = null,
): Craft | null {
  if (checks === null) return allAtOnce(compileProven(definition, larder, report, labels));
  const earlier = changesIn(definition).flatMap((until) => {
    const craft = allAtOnce(compileOn(definition, larder, dayBefore(until), report, checks, labels));
    return craft ? [{ until, craft }] : [];
  });
  const craft = allAtOnce(compileOn(definition, larder, null, report, checks, labels));
  if (!craft) return null;
  const made = withEarlier(craft, earlier);
  contexts.set(made, contexts.get(craft)!);
  return made;
}

/** The same in pieces, when it was proven before: earlier laws and types are compiled when they are first asked for. */
export function* compileProven(
  definition: Definition,
  larder: Larder,
  report: Report,
  labels: Labels,
): Generator<undefined, Craft | null, undefined> {
  const craft = yield* compileOn(definition, larder, null, report, null, labels);
  const earlier = changesIn(definition).map((until) => earlierOf(definition, larder, until, labels));
  return craft && withEarlier(craft, earlier);
}

const withEarlier = (craft: Craft, earlier: readonly EarlierLaw[]): Craft =>
  growing({ ...craft, earlier }, { ...growthOf(craft), earlier });

/** What each craft was compiled in: for compiling one of its types again. */
const contexts = new WeakMap<Craft, Kept>();

export interface Kept {
  readonly context: Context;
  readonly selections: Selections;
}

export const contextOf = (craft: Craft): Kept | undefined => contexts.get(craft);

export function sameContext(craft: Craft, from: Craft): Craft {
  contexts.set(craft, contexts.get(from)!);
  return growing(craft, growthOf(from));
}

function earlierOf(definition: Definition, larder: Larder, until: string, labels: Labels): EarlierLaw {
  let made: Craft | null = null;
  return {
    until,
    get craft() {
      const report = new Report(new Map());
      made ??= proven(allAtOnce(compileOn(definition, larder, dayBefore(until), report, null, labels))!, report);
      return made;
    },
  };
}

function* compileOn(
  definition: Definition,
  larder: Larder,
  day: Day,
  report: Report,
  checks: CraftChecks | null,
  labels: Labels,
): Generator<undefined, Craft | null, undefined> {
  const { craft, catalogue: catalogueFile, names, rules, messages, types } = definition;
  const catalogue = compileCatalogue(catalogueFile, larder, report);
  yield;
  const missingMarks = catalogue.columns
    .filter((column) => column.warnsWhenMissing)
    .map((column) => `sin_${column.key}`);
  const selections = new Selections(catalogueFile, catalogue.rows, apartRoles(craft), [
    ...engineMarks,
    ...missingMarks,
    ...marksOf(names),
    ...Object.keys(craft.roles ?? {}),
    ...traitsKnown(larder.definition),
  ]);
  if (checks && !checks.sets(definition, selections, report)) return null;

  const vocabulary = vocabularyOf(definition, catalogue.columnIndex);
  const sums = new Sums();
  const formulas: Scope = {
    ...vocabulary,
    select: selections.fromFormula({}),
    sum: (sum, text) => sums.number(sum, text),
    extra: null,
    ofLine: false,
    decides: false,
    boundsOf: null,
  };
  const params = compileParams(definition, formulas, report);
  checks?.divisions(definition, params, report);
  const byKey = new Map<string, Param>(params.map((param) => [param.key, param]));

  yield;
  const kinds = kindsOf(definition, aspectsOf(definition));
  const constants = [...vocabulary.constants.keys(), ...vocabulary.texts.keys()].filter((name) => kinds.has(name));
  const facts = new Map([...kinds.keys()].map((name, number) => [name, number]));
  const lists = new Set(listsOf(craft));
  const notices = { params: byKey, facts, kinds, lists, selections, sets: {} };
  checks?.rules(definition, notices, report);

  const messageScope: MessageScope = {
    checkCondition: checks?.condition ?? null,
    formulas,
    lineFormulas: { ...formulas, ofLine: true },
    params: byKey,
    rows: catalogue.rows,
    facts,
    kinds,
    printable: new Set([...constants, ...decisionFacts(rules)]),
    decided: new Set(decisionFacts(rules)),
    types: new Set(Object.keys(types)),
    selections,
    sets: {},
    lineRoles: lineRolesOf(craft),
  };
  checks?.words(definition, report);
  const sayings = new Map<string, Saying[]>();
  for (const [key, message] of Object.entries(messages)) {
    if (key === '$schema' || message === undefined) continue;
    sayings.set(key, compileMessage(message, 'messages.json', `/${pointerStep(key)}`, messageScope, report));
  }
  checks?.sayings(sayings, messageScope, definition, report);

  yield;
  const context: Context = {
    definition,
    day,
    vocabulary,
    params,
    formulas,
    notices,
    sums: sums.list,
    messageScope,
    messages: sayings,
    common: commonReads(definition),
    report,
    checks,
  };
  const compiled = checks
    ? new Map<string, Type>(Object.entries(types).map(([id, file]) => [id, compileType(id, file, context)]))
    : new TypesOnDemand(Object.keys(types), (id) => proven(compileType(id, types[id]!, context), report));
  if (!compiled.has(craft.defaultType)) {
    report.error('craft.json', { path: '/defaultType' }, noSuch('el tipo', craft.defaultType, compiled.keys()));
  }
  checks?.trade.whole(definition.trade, compiled.keys(), formulas, report);
  const numberRules = compileNumberRules(names, catalogue, catalogueFile.sets, selections, report);
  const readsFigure = ({ id, groups }: Row): boolean => numberRules.some((rule) => rule.picks(id, groups));
  const recogniser: Growth['recogniser'] = (rows, of) =>
    compileNames(names, catalogueFile, rows, of, selections, readsFigure, report);
  const recognise = recogniser(catalogue.rows, larder);
  yield;
  const roles = rolesOf(definition, catalogue.rows, report);
  const withGrams = { ...formulas, extra: 'g' };
  const gramStep = formulaAt(craft.grams?.step, withGrams, 'craft.json', '/grams/step', report);
  const keep = slopedAt(craft.adjust?.keep, formulas, 'craft.json', '/adjust/keep', report);
  const scale = formulaAt(craft.adjust?.scale, withGrams, 'craft.json', '/adjust/scale', report);
  checks?.label(definition, larder, formulas, selections, report);
  const printed =
    definition.label && labels ? labels(definition.label, catalogueFile, formulas, larder, selections, report) : null;
  const groups = Object.keys(catalogueFile.groups);
  for (const [index, group] of (craft.within ?? []).entries())
    if (!groups.includes(group))
      report.error('craft.json', { path: `/within/${index}` }, noSuch('el grupo', group, groups));
  const share = formulaAt(craft.unknown?.share, formulas, 'craft.json', '/unknown/share', report);
  if (report.failed) return null;

  const made: Craft = {
    earlier: [],
    inputs: params.filter(({ input }) => input !== null),
    lineRoles: lineRolesOf(craft),
    critical: craft.critical ?? Infinity,
    id: craft.id,
    label: craft.label,
    path: craft.path,
    defaultType: craft.defaultType,
    definition,
    larder,
    labels: printed,
    columns: catalogue.columns,
    columnSequence: catalogue.columnSequence,
    rows: catalogue.rows,
    recognise,
    numberRules,
    numbered: new Set([...catalogue.rows.values()].filter(readsFigure)),
    spellings: new Map(
      catalogue.columns
        .filter((column) => !column.internal)
        .flatMap((column) => column.spellings.map((spelling) => [spelling, column.index])),
    ),
    roles,
    keptWithin: craft.within ?? [],
    lostRow: [...catalogue.rows.values()].find((row) => row.larder && row.larder === larder.nesting?.lost) ?? null,
    selections: selections.lists,
    sums: sums.list,
    facts,
    params,
    paramByKey: byKey,
    columnByKey: catalogue.columnIndex,
    types: compiled,
    findType: typeReader(definition, report),
    step: gramStep,
    keep,
    give: (craft.adjust?.give ?? 0) / 100,
    scale,
    readLarder: catalogue.readLarder,
    unknown: share && craft.unknown ? { share, most: craft.unknown.most } : null,
    answer: compileLayout(craft.answer as Json, byKey),
    manifest: compileLayout(craft.manifest as Json, byKey),
    lists: [...lists],
    judged: judgedBy(craft, byKey),
    hasVerdict: hasVerdict(craft),
  };
  if (checks) contexts.set(made, { context, selections });
  return growing(made, { rowFor: catalogue.rowFor, readsFigure, recogniser, earlier: [] });
}

/** Texts that were proven hold no errors, unless they were proven by another edition. */
function proven<T>(compiled: T, { problems }: Report): T {
  const wrong = problems.find(({ severity }) => severity === 'error');
  if (wrong) throw new Error(`${wrong.file}: ${wrong.message}`);
  return compiled;
}
