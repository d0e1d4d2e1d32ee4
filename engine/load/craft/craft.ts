// Definition in its one form → compiled craft, or the list of what is wrong with it. No disk, no schema: a page compiles crafts
// with this too. A type is compiled when it is first asked for; where nobody answers for the definitions, all of them are.

import { noSuch } from '../../did-you-mean.ts';
import type { Json } from '../../json.ts';
import { apartRoles } from '../../language/apart.ts';
import { kindsOf } from '../../language/fact-values.ts';
import type { Scope } from '../../language/scope.ts';
import { vocabularyOf } from '../../language/vocabulary.ts';
import type { Larder } from '../../larder/larder.ts';
import { traitsKnown } from '../../larder/traits.ts';
import type { Craft, Definition, EarlierLaw, Param, Row, Saying, Type } from '../../model/craft.ts';
import { checkDivisions } from '../figures/divisions.ts';
import { compileParams, formulaAt, slopedAt } from '../figures/params.ts';
import { engineMarks, Selections } from '../figures/selections.ts';
import { checkOwnSets, checkSets } from '../figures/sets.ts';
import { Sums } from '../figures/sums.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Report } from '../file/problem.ts';
import type { Context, MessageScope } from '../model.ts';
import { TypesOnDemand } from '../ondemand.ts';
import { checkTextWords } from '../type/holes.ts';
import { compileMessage } from '../type/messages.ts';
import { checkOverlay } from '../type/plan.ts';
import { checkAimedFigures, checkDecisions, checkNotice, decisionFacts } from '../type/rules.ts';
import { commonReads } from '../type/settled.ts';
import { checkTrade } from '../type/trade.ts';
import { compileType, layersOf } from '../type/types.ts';
import { checkFilled } from '../type/unfilled.ts';
import { aspectsOf } from '../written/aspects.ts';
import { changesIn, type Day, dayBefore } from '../written/dates.ts';
import { type Catalogue, compileCatalogue } from './catalogue.ts';
import { checkConstants, checkGiven } from './constants.ts';
import type { compileLabel } from './label.ts';
import { checkLayout, compileLayout, hasVerdict, judgedBy, listsOf } from './layout.ts';
import { compileNames, compileNumberRules, marksOf } from './names.ts';
import { lineRolesOf, rolesOf } from './roles.ts';
import { checkSayings, checkStrays } from './sayings.ts';
import { typeReader } from './type-names.ts';

/** What compiles the labels of a craft; null: it prints none. */
export type Labels = typeof compileLabel | null;

/** What a craft is compiled from, the same under each law. */
interface Sheet {
  readonly definition: Definition;
  readonly larder: Larder;
  readonly catalogue: Catalogue;
  readonly labels: Labels;
  readonly report: Report;
}

/** The craft under the law in force, with itself under each earlier law, each compiled when it is first asked for. */
export function compileCraft(
  definition: Definition,
  larder: Larder,
  report: Report,
  labels: Labels = null,
): Craft | null {
  const catalogue = compileCatalogue(definition.catalogue, larder, report);
  const sheet: Sheet = { definition, larder, catalogue, labels, report };
  const earlier = changesIn(definition).map((until) => earlierLaw(until, sheet));
  // What nobody answers for is looked at under every law.
  if (!report.trusted) for (const law of earlier) void law.craft;
  const craft = compileOn(null, sheet);
  return craft && { ...craft, earlier: earlier as readonly EarlierLaw[] };
}

function earlierLaw(until: string, sheet: Sheet): { readonly until: string; readonly craft: Craft | null } {
  let made: Craft | null | undefined;
  return {
    until,
    get craft() {
      if (made === undefined) made = compileOn(dayBefore(until), sheet);
      return made;
    },
  };
}

function compileOn(day: Day, sheet: Sheet): Craft | null {
  const { definition, larder, catalogue, labels, report } = sheet;
  const { craft, names, types } = definition;
  const selections = selectionsOf(sheet);
  if (!report.trusted && !checkSets(definition, selections, report)) return null;
  const context = contextOf(day, selections, sheet);
  const { formulas, params, notices, sums } = context;
  const byKey = notices.params;
  const compiled = new TypesOnDemand(Object.keys(types), (id) => typeOf(id, context));
  if (!report.trusted) for (const _ of compiled.values());
  if (!compiled.has(craft.defaultType))
    report.error('craft.json', { path: '/defaultType' }, noSuch('el tipo', craft.defaultType, compiled.keys()));
  if (!report.trusted) checkTrade(definition.trade, compiled.keys(), formulas, report);
  const numberRules = compileNumberRules(names, catalogue, definition.catalogue.sets, selections, report);
  const readsFigure = ({ id, groups }: Row): boolean => numberRules.some((rule) => rule.picks(id, groups));
  const recognise = compileNames(names, definition.catalogue, catalogue.rows, larder, selections, readsFigure, report);
  const roles = rolesOf(definition, catalogue.rows, report);
  const inCraft = (text: string | undefined, path: string, scope = formulas) =>
    formulaAt(text, scope, 'craft.json', path, report);
  const withGrams = { ...formulas, extra: 'g' };
  const step = inCraft(craft.grams?.step, '/grams/step', withGrams);
  const keep = slopedAt(craft.adjust?.keep, formulas, 'craft.json', '/adjust/keep', report);
  const scale = inCraft(craft.adjust?.scale, '/adjust/scale', withGrams);
  const printed = labels?.(definition, formulas, larder, selections, report) ?? null;
  checkWithin(definition, report);
  const share = inCraft(craft.unknown?.share, '/unknown/share');
  if (report.failed) return null;

  return {
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
    sums,
    facts: notices.facts,
    params,
    paramByKey: byKey,
    columnByKey: catalogue.columnIndex,
    types: compiled,
    ...typeReader(definition, report),
    step,
    keep,
    give: (craft.adjust?.give ?? 0) / 100,
    scale,
    readLarder: catalogue.readLarder,
    unknown:
      share && craft.unknown ? { share, most: craft.unknown.most, revises: craft.unknown.revises ?? false } : null,
    answer: compileLayout(craft.answer as Json, byKey),
    manifest: compileLayout(craft.manifest as Json, byKey),
    lists: [...notices.lists],
    judged: judgedBy(craft, byKey),
    hasVerdict: hasVerdict(craft),
  };
}

function selectionsOf({ definition, larder, catalogue }: Sheet): Selections {
  const { craft, names } = definition;
  const missing = catalogue.columns.filter((column) => column.warnsWhenMissing).map(({ key }) => `sin_${key}`);
  return new Selections(definition.catalogue, catalogue.rows, apartRoles(craft), [
    ...engineMarks,
    ...missing,
    ...marksOf(names),
    ...Object.keys(craft.roles ?? {}),
    ...traitsKnown(larder.definition),
  ]);
}

/** What all types share: words, parameters, rules and sentences of the craft. */
function contextOf(day: Day, selections: Selections, { definition, catalogue, report }: Sheet): Context {
  const { craft, rules } = definition;
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
  if (!report.trusted) checkDivisions(definition, params, report);
  const byKey = new Map<string, Param>(params.map((param) => [param.key, param]));
  const kinds = kindsOf(definition, aspectsOf(definition));
  const facts = new Map([...kinds.keys()].map((name, number) => [name, number]));
  const lists = new Set(listsOf(craft));
  const notices = { params: byKey, facts, kinds, lists, selections, sets: {} };
  if (!report.trusted) {
    checkDecisions(rules, kinds, lists, report);
    checkAimedFigures(definition, report);
    for (const [index, notice] of rules.notices.entries())
      checkNotice(notice, 'rules.json', `/notices/${index}`, notices, report);
  }
  const constants = [...vocabulary.constants.keys(), ...vocabulary.texts.keys()].filter((name) => kinds.has(name));
  const decided = decisionFacts(rules);
  const messageScope: MessageScope = {
    formulas,
    lineFormulas: { ...formulas, ofLine: true },
    params: byKey,
    rows: catalogue.rows,
    facts,
    kinds,
    printable: new Set([...constants, ...decided]),
    decided: new Set(decided),
    types: new Set(Object.keys(definition.types)),
    selections,
    sets: {},
    lineRoles: lineRolesOf(craft),
  };
  return {
    definition,
    day,
    vocabulary,
    params,
    formulas,
    notices,
    sums: sums.list,
    messageScope,
    messages: messagesOf(definition, messageScope, report),
    common: commonReads(definition),
    report,
  };
}

function messagesOf(definition: Definition, scope: MessageScope, report: Report): ReadonlyMap<string, Saying[]> {
  if (!report.trusted) {
    checkTextWords(definition, report);
    checkGiven(definition, report);
  }
  const sayings = new Map<string, Saying[]>();
  for (const [key, message] of Object.entries(definition.messages)) {
    if (key === '$schema' || message === undefined) continue;
    sayings.set(key, compileMessage(message, 'messages.json', `/${pointerStep(key)}`, scope, report));
  }
  if (!report.trusted) {
    checkStrays(sayings, scope.params, report);
    checkLayout(definition.craft, scope.params, [...scope.decided], new Set(sayings.keys()), report);
  }
  return sayings;
}

function typeOf(id: string, context: Context): Type {
  const { definition, report } = context;
  const type = compileType(id, definition.types[id]!, context);
  if (report.trusted) report.refuse();
  else checkType(type, context);
  return type;
}

function checkType(type: Type, context: Context): void {
  const { notices, report } = context;
  const { id, file, sequence, plan, choices } = type;
  const at = `types/${id}.json`;
  const sets = file.sets ?? {};
  checkOwnSets(sets, at, notices.selections, report);
  for (const layer of layersOf(id, file, context.formulas)) checkOverlay(layer, context);
  checkConstants(file, sequence, at, context);
  for (const [index, notice] of (file.notices ?? []).entries())
    checkNotice(notice, at, `/notices/${index}`, { ...notices, sets }, report);
  checkSayings(type, [plan, ...choices.map((choice) => choice.plan)], at, context);
  checkFilled(type, at, context);
}

/** Groups that a recipe within another keeps. */
function checkWithin({ craft, catalogue }: Definition, report: Report): void {
  const groups = Object.keys(catalogue.groups);
  for (const [index, group] of (craft.within ?? []).entries())
    if (!groups.includes(group))
      report.error('craft.json', { path: `/within/${index}` }, noSuch('el grupo', group, groups));
}
