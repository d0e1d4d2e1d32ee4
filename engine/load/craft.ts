// Definition → compiled craft, or the list of what is wrong with it. No disk, no schema: a page compiles crafts with this too.
import type { Craft, Definition, EarlierLaw, LineRole, Param, Row, Saying, Type, Written } from '../craft.ts';
import { apartRoles } from '../formula/apart.ts';
import type { Scope } from '../formula/scope.ts';
import { vocabularyOf } from '../formula/vocabulary.ts';
import type { Larder } from '../larder.ts';
import { normalise } from '../names/normalise.ts';
import { typeReaderOf } from '../names/types.ts';
import { didYouMean } from '../near.ts';
import { kindsOf } from '../rules/kinds.ts';
import { traitsKnown } from '../traits.ts';
import { aspectsOf } from './aspects.ts';
import { compileCatalogue } from './catalogue.ts';
import { changesIn, type Day, dayBefore } from './dates.ts';
import { checkDivisions } from './divisions.ts';
import { compileLabel } from './label.ts';
import { checkLayout, hasVerdict, judgedBy, listsOf } from './layout.ts';
import { compileMessage, engineHoles, type MessageScope } from './messages.ts';
import type { Context } from './model.ts';
import { compileNames, compileNumberRules, marksOf } from './names.ts';
import { givePicks, TypesOnDemand } from './ondemand.ts';
import { compileParams, formulaAt } from './params.ts';
import { step } from './pointer.ts';
import { Report } from './problem.ts';
import { readDefinition } from './reading.ts';
import { checkDecisions, checkNotice, decisionFacts } from './rules.ts';
import { checkStrays } from './sayings.ts';
import { engineMarks, picker, Selections, SetCycle } from './selections.ts';
import { Sums } from './sums.ts';
import { checkTrade } from './trade.ts';
import { compileType } from './types.ts';

/**
 * The craft under the law in force, with itself under each earlier law. One that was proven before is compiled piece by
 * piece: earlier laws and types when they are first asked for.
 */
export function compileCraft(written: Written, larder: Larder, report: Report, isProven = false): Craft | null {
  const definition = readDefinition(written, report);
  if (isProven) {
    const craft = compileOn(definition, larder, null, report, true);
    return craft && { ...craft, earlier: changesIn(definition).map((until) => earlierOf(definition, larder, until)) };
  }
  const earlier = changesIn(definition).flatMap((until) => {
    const craft = compileOn(definition, larder, dayBefore(until), report, false);
    return craft ? [{ until, craft }] : [];
  });
  const craft = compileOn(definition, larder, null, report, false);
  return craft && sameContext(deepFreeze({ ...craft, earlier }), craft);
}

/** What each craft was compiled in: for compiling one of its types again. */
const contexts = new WeakMap<Craft, Kept>();

export interface Kept {
  readonly context: Context;
  readonly selections: Selections;
}

export const contextOf = (craft: Craft): Kept | undefined => contexts.get(craft);

export function sameContext(craft: Craft, from: Craft): Craft {
  contexts.set(craft, contexts.get(from)!);
  return craft;
}

function earlierOf(definition: Definition, larder: Larder, until: string): EarlierLaw {
  let made: Craft | null = null;
  return {
    until,
    get craft() {
      const report = new Report(new Map());
      made ??= proven(compileOn(definition, larder, dayBefore(until), report, true)!, report);
      return made;
    },
  };
}

function compileOn(definition: Definition, larder: Larder, day: Day, report: Report, isProven: boolean): Craft | null {
  const { craft, catalogue: catalogueFile, names, rules, messages, types } = definition;
  const catalogue = compileCatalogue(catalogueFile, larder, report);
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
  if (!checkCatalogueSets(definition, selections, report)) return null;

  const vocabulary = vocabularyOf(definition, catalogue.columnIndex);
  const sums = new Sums();
  const formulas: Scope = {
    ...vocabulary,
    select: selections.fromFormula({}),
    sum: (terms, selection) => sums.number(terms, selection),
    extra: null,
    ofLine: false,
    decides: false,
    boundsOf: null,
  };
  const params = compileParams(definition, formulas, report);
  checkDivisions(definition, params, report);
  const byKey = new Map<string, Param>(params.map((param) => [param.key, param]));

  const kinds = kindsOf(definition, aspectsOf(definition));
  const constants = [...vocabulary.constants.keys(), ...vocabulary.texts.keys()].filter((name) => kinds.has(name));
  const facts = new Map([...kinds.keys()].map((name, number) => [name, number]));
  const lists = new Set(listsOf(craft));
  const notices = { params: byKey, facts, kinds, lists, selections, sets: {} };
  checkDecisions(rules, kinds, lists, report);
  for (const [index, notice] of rules.notices.entries())
    checkNotice(notice, 'rules.json', `/notices/${index}`, notices, report);

  const messageScope: MessageScope = {
    formulas,
    lineFormulas: { ...formulas, ofLine: true },
    params: byKey,
    rows: catalogue.rows,
    facts,
    kinds,
    printable: new Set([...constants, ...decisionFacts(rules)]),
    types: new Set(Object.keys(types)),
    selections,
    sets: {},
  };
  checkTextWords(definition, messageScope, report);
  const sayings = new Map<string, Saying[]>();
  for (const [key, message] of Object.entries(messages)) {
    if (key === '$schema' || message === undefined) continue;
    sayings.set(key, compileMessage(message, 'messages.json', `/${step(key)}`, messageScope, report));
  }
  checkStrays(sayings, byKey, report);
  checkLayout(craft, byKey, decisionFacts(rules), new Set(sayings.keys()), report);

  const context: Context = {
    definition,
    day,
    vocabulary,
    params,
    formulas,
    notices,
    messageScope,
    messages: sayings,
    report,
  };
  const compiled = isProven
    ? new TypesOnDemand(Object.keys(types), (id) => proven(compileType(id, types[id]!, context), report), selections)
    : new Map<string, Type>(Object.entries(types).map(([id, file]) => [id, compileType(id, file, context)]));
  if (!compiled.has(craft.defaultType)) {
    report.error(
      'craft.json',
      { path: '/defaultType' },
      compiled.size === 0 && Object.keys(types).length === 0
        ? `No existe el tipo «${craft.defaultType}»: no hay ninguno en «types».`
        : `No existe el tipo «${craft.defaultType}».${didYouMean(craft.defaultType, compiled.keys())}`,
    );
  }
  checkTrade(definition.trade, compiled.keys(), formulas, report);
  const numberRules = compileNumberRules(names, catalogue, catalogueFile.sets, selections, report);
  const readsFigure = ({ id, groups }: Row): boolean => numberRules.some((rule) => rule.picks(id, groups));
  const recognise = compileNames(names, catalogueFile, catalogue.rows, larder, selections, readsFigure, report);
  const roles = rolesOf(definition, catalogue.rows, report);
  const withGrams = { ...formulas, extra: 'g' };
  const gramStep = formulaAt(craft.grams?.step, withGrams, 'craft.json', '/grams/step', report);
  const keep = formulaAt(craft.adjust?.keep, formulas, 'craft.json', '/adjust/keep', report);
  const scale = formulaAt(craft.adjust?.scale, withGrams, 'craft.json', '/adjust/scale', report);
  const labels =
    definition.label &&
    compileLabel(definition.label, formulas, larder, new Set(Object.keys(types)), selections, report);
  for (const [index, group] of (craft.within ?? []).entries()) {
    const wrong = selections.wrong(group);
    if (wrong) report.error('craft.json', { path: `/within/${index}` }, wrong);
  }
  const share = formulaAt(craft.unknown?.share, formulas, 'craft.json', '/unknown/share', report);
  if (report.failed) return null;

  // Only now are all the selections known.
  if (!isProven) for (const type of compiled.values()) givePicks(type, selections);
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
    labels,
    columns: catalogue.columns,
    columnOrder: catalogue.columnOrder,
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
    scale,
    readLarder: catalogue.readLarder,
    unknown: share && craft.unknown ? { share, most: craft.unknown.most } : null,
    lists: [...lists],
    judged: judgedBy(craft, byKey),
    hasVerdict: hasVerdict(craft),
  };
  if (isProven) return made;
  contexts.set(made, { context, selections });
  return deepFreeze(made);
}

/** Texts that were proven hold no errors, unless they were proven by another edition. */
function proven<T>(compiled: T, { problems }: Report): T {
  const wrong = problems.find(({ severity }) => severity === 'error');
  if (wrong) throw new Error(`${wrong.file}: ${wrong.message}`);
  return compiled;
}

/** A name that is also a word of the texts would never be printed. */
function checkTextWords({ params, types, rules }: Definition, { printable }: MessageScope, report: Report): void {
  const places: [string, string, object][] = [
    ['params.json', '/constants', params.constants ?? {}],
    ['params.json', '/params', params.params],
    ...Object.entries(types).map(([id, type]): [string, string, object] => [
      `types/${id}.json`,
      '/constants',
      type.constants ?? {},
    ]),
  ];
  for (const [file, path, names] of places) {
    for (const name of Object.keys(names).filter((one) => engineHoles.includes(one))) {
      report.error(
        file,
        { path: `${path}/${name}`, key: true },
        `«${name}» es una palabra de los textos ({${name}}): dale otro nombre.`,
      );
    }
  }
  for (const name of decisionFacts(rules).filter((one) => engineHoles.includes(one) && printable.has(one))) {
    report.error(
      'rules.json',
      { path: '/decisions' },
      `«${name}» es una palabra de los textos ({${name}}): da otro nombre a lo que decide.`,
    );
  }
}

export function checkCatalogueSets({ catalogue, types }: Definition, selections: Selections, report: Report): boolean {
  const sets = catalogue.sets ?? {};
  for (const [name, selectors] of Object.entries(sets)) {
    for (const [index, selector] of selectors.entries()) {
      const wrong = selections.wrong(selector);
      if (wrong) report.error('catalogue.json', { path: `/sets/${name}/${index}` }, wrong);
    }
  }
  const check = (all: Record<string, readonly string[]>, at: string): boolean => {
    for (const name of Object.keys(all)) {
      try {
        picker(all[name]!, all, [name]);
      } catch (error) {
        if (!(error instanceof SetCycle)) throw error;
        report.error(at, { path: `/sets/${name}`, key: true }, `El conjunto «${name}» se contiene a sí mismo.`);
        return false;
      }
    }
    return true;
  };
  return (
    check(sets, 'catalogue.json') &&
    Object.entries(types).every(([id, type]) => check({ ...sets, ...type.sets }, `types/${id}.json`))
  );
}

const lineRolesOf = ({ roles = {} }: Definition['craft']): LineRole[] =>
  Object.entries(roles).map(([key, { label, names = [] }]) => ({
    key,
    label,
    names: [key, label, ...names].map(normalise),
  }));

function rolesOf({ names, catalogue }: Definition, rows: Craft['rows'], report: Report): Craft['roles'] {
  const roles = new Map<string, ReturnType<Craft['rows']['get']> | null>();
  for (const [role, id] of Object.entries(names.roles ?? {})) {
    const row = id === null ? null : rows.get(id);
    if (row === undefined)
      report.error(
        'names.json',
        { path: `/roles/${role}` },
        `No existe el ingrediente «${id}» en el catálogo.${didYouMean(id!, rows.keys())}`,
      );
    if (id !== null && !Object.hasOwn(catalogue.groups, role)) {
      report.error(
        'names.json',
        { path: `/roles/${role}`, key: true },
        `No existe el grupo «${role}».${didYouMean(role, Object.keys(catalogue.groups))}`,
      );
    }
    roles.set(role, row ?? null);
  }
  return roles as Craft['roles'];
}

/** A type as people type it: without capitals, accents or separators. */
export function typeReader({ names, types }: Definition, report: Report): Craft['findType'] {
  const declared = names.types ?? {};
  for (const [name, id] of Object.entries(declared)) {
    if (!Object.hasOwn(types, id))
      report.error(
        'names.json',
        { path: `/types/${step(name)}` },
        `No existe el tipo «${id}».${didYouMean(id, Object.keys(types))}`,
      );
  }
  return typeReaderOf(
    Object.entries(types).map(([id, { label }]) => ({ id, label })),
    declared,
  );
}

/**
 * No object of a craft can be changed by anyone. Lists, maps and typed arrays are read-only by their types alone: the
 * built-in functions go over a frozen list several times slower, and a request over dozens of them.
 */
export function deepFreeze<T>(value: T, seen = new Set<unknown>()): T {
  if (value === null || typeof value !== 'object' || seen.has(value) || ArrayBuffer.isView(value)) return value;
  if (Object.isFrozen(value)) return value;
  seen.add(value);
  for (const item of value instanceof Map ? value.values() : Object.values(value)) deepFreeze(item, seen);
  const isPlain = !(Array.isArray(value) || value instanceof Map || value instanceof Set || value instanceof RegExp);
  return isPlain ? Object.freeze(value) : value;
}
