// One recipe type: its plan (what is compared with what, by variant), its rules and its messages.
import {
  type Aspect,
  type Definition,
  type Facts,
  type Formula,
  type Limit,
  type Param,
  type ParamsFile,
  type Plain,
  type Plan,
  plain,
  type Requirement,
  type Saying,
  type Side,
  type Target,
  type Type,
  type TypeFile,
} from '../craft.ts';
import type { Scope } from '../formula/compile.ts';
import { allNames, namesRead } from '../formula/reads.ts';
import { didYouMean } from '../near.ts';
import { spanish, type Value } from '../number.ts';
import { comparisons, never } from '../rules/conditions.ts';
import { compileMessage, type MessageScope } from './messages.ts';
import { Cycle, orderOf } from './order.ts';
import { formulaAt, type Vocabulary } from './params.ts';
import { step } from './pointer.ts';
import type { Report } from './problem.ts';
import { checkNotice, decisionsOf, type NoticeScope, noticeOf } from './rules.ts';

export interface Shop {
  definition: Definition;
  vocabulary: Vocabulary;
  params: readonly Param[];
  formulas: Scope;
  notices: NoticeScope;
  messageScope: MessageScope;
  messages: ReadonlyMap<string, readonly Saying[]>;
  report: Report;
}

type Overlay = Pick<TypeFile, 'ranges' | 'limits' | 'constants'>;

export function compileType(id: string, file: TypeFile, shop: Shop): Type {
  const { definition, params, report } = shop;
  const at = `types/${id}.json`;
  const sets = file.sets ?? {};
  const formulas: Scope = { ...shop.formulas, select: shop.notices.selections.fromFormula(sets) };
  checkSets(sets, at, shop);

  const variants = file.variants ?? [];
  checkOverlay(file, '', at, shop);
  for (const [index, variant] of variants.entries()) checkOverlay(variant, `/variants/${index}`, at, shop);
  const plan = planOf(null, [file], shop);
  const choices = variants.map((variant, index) => ({
    when: formulaAt(variant.when, { ...formulas, decides: true }, at, `/variants/${index}/when`, report),
    plan: planOf(variant.id, [file, variant], shop),
  }));
  for (const [index, variant] of variants.entries()) {
    if (variant.when === undefined && index < variants.length - 1) {
      report.error(
        at,
        { path: `/variants/${index}` },
        'Solo la última variante puede ir sin «when»: las siguientes nunca se mirarían.',
      );
    }
  }

  const plans = choices.length > 0 ? [plan, ...choices.map((choice) => choice.plan)] : [plan];
  const compared = new Set(plans.flatMap((one) => [...one.targets, ...one.limits].map(({ param }) => param.index)));
  const wanted = params.filter((param) => param.show !== 'ranged' || compared.has(param.index));
  const present = new Set(wanted.map((param) => param.index));
  const conditions = choices.map((choice) => choice.when);
  const order = orderedParams(wanted, conditions, variants, at, shop);
  const orderFor = new Map(
    order.flatMap((param) => (param ? [[param.index, orderedParams([param], conditions, variants, at, shop)]] : [])),
  );
  checkConstants(file, order, at, shop);

  const settled = settledFacts(plan, plans, present, variants, params);
  const noticeScope = { ...shop.notices, sets };
  const own = file.notices ?? [];
  for (const [index, notice] of own.entries()) checkNotice(notice, at, `/notices/${index}`, noticeScope, report);
  const notices = [...definition.rules.notices, ...own]
    .map((notice) => noticeOf(notice, noticeScope, settled))
    .filter((notice) => notice.when !== never);

  const messages = new Map(shop.messages);
  for (const [key, message] of Object.entries(file.messages ?? {})) {
    messages.set(
      key,
      compileMessage(message, at, `/messages/${step(key)}`, { ...shop.messageScope, formulas, sets }, report),
    );
  }
  const decisions = decisionsOf(definition.rules, settled);
  const type: Type = {
    id,
    file,
    label: file.label,
    picks: [],
    members: new Map(),
    asCatalogued: new Map(),
    order,
    present,
    orderFor,
    choices,
    plan,
    requirements: requirementsOf(file, at, { ...formulas, params: new Map() }, shop),
    decisions,
    notices,
    messages,
    compared: paramsCompared(definition, file, decisions, notices, messages, params),
    correctors: correctorsOf(file, at, shop),
  };
  checkSayings(type, plans, at, shop);
  return type;
}

function checkSets(sets: NonNullable<TypeFile['sets']>, at: string, { notices: { selections }, report }: Shop): void {
  for (const [name, selectors] of Object.entries(sets)) {
    for (const [index, selector] of selectors.entries()) {
      const wrong = selections.wrong(selector, sets);
      if (wrong) report.error(at, { path: `/sets/${name}/${index}` }, wrong);
    }
  }
}

function checkOverlay(overlay: Overlay, path: string, at: string, { vocabulary, report }: Shop): void {
  for (const part of ['ranges', 'limits'] as const) {
    for (const [key, entry] of Object.entries(overlay[part] ?? {})) {
      const place = `${path}/${part}/${key}`;
      if (!vocabulary.params.has(key))
        report.error(
          at,
          { path: place, key: true },
          `No existe el parámetro «${key}».${didYouMean(key, vocabulary.params.keys())}`,
        );
      const [min, max] = entry.range;
      if (min !== null && max !== null && min > max) {
        report.error(
          at,
          { path: `${place}/range` },
          `El rango está al revés: ${spanish(min, 6)} es mayor que ${spanish(max, 6)}. Escribe [${max}, ${min}].`,
        );
      }
      if (min === null && max === null)
        report.error(
          at,
          { path: `${place}/range` },
          'El rango no tiene ningún extremo: quita la línea o pon un límite.',
        );
    }
  }
}

function planOf(variant: string | null, overlays: readonly Overlay[], { definition, vocabulary, params }: Shop): Plan {
  const defaults = Object.fromEntries(
    Object.entries(definition.params.params).flatMap(([key, { range, weight, source }]) =>
      range ? [[key, { range, weight, source }]] : [],
    ),
  );
  const ranges: NonNullable<TypeFile['ranges']> = Object.assign({}, ...overlays.map((overlay) => overlay.ranges), {});
  for (const [key, entry] of Object.entries(defaults)) ranges[key] ??= entry;
  const limits: NonNullable<TypeFile['limits']> = Object.assign({}, ...overlays.map((overlay) => overlay.limits));
  const written: NonNullable<ParamsFile['constants']> = Object.assign(
    {},
    definition.params.constants,
    ...overlays.map((overlay) => overlay.constants),
  );
  const constants: Record<string, Plain> = Object.fromEntries(
    Object.entries(written).map(([name, constant]) => [name, plain(constant)]),
  );
  const paramOf = (key: string): Param | undefined => params[vocabulary.params.get(key) ?? -1];
  const targets = Object.entries(ranges).flatMap(([key, entry]): Target[] => {
    const param = paramOf(key);
    if (!param) return [];
    const [min, max] = entry.range as [Value, Value];
    const aspect = aspectOf(entry.aspect, definition.params.params[key]!.aspect, key);
    return [
      { param, min, max, weight: entry.weight ?? 1, aspect, stateFact: `estado.${key}`, source: entry.source ?? '' },
    ];
  });
  const bounds = (side: 0 | 1): Value[] => params.map(({ key }) => ranges[key]?.range[side] ?? null);
  return {
    variant,
    constants,
    numbers: [...vocabulary.constants.keys()].map((name) => {
      const value = constants[name];
      return typeof value === 'number' ? value : null;
    }),
    targets,
    limits: Object.entries(limits).flatMap(([key, { range, source }]): Limit[] => {
      const param = paramOf(key);
      return param ? [{ param, min: range[0], max: range[1], source }] : [];
    }),
    minimum: bounds(0),
    maximum: bounds(1),
    facts: { ...constants, variante: variant },
    aspectFacts: [...new Set(targets.flatMap(({ aspect }) => Object.values(aspect).map((name) => `fuera.${name}`)))],
  };
}

function aspectOf(own: Aspect | undefined, general: Aspect | undefined, key: string): Record<Side, string> {
  const side = (name: Side): string => {
    for (const aspect of [own, general]) {
      const text = typeof aspect === 'string' ? aspect : aspect?.[name];
      if (text !== undefined) return text;
    }
    return key;
  };
  return { bajo: side('bajo'), alto: side('alto') };
}

function orderedParams(
  wanted: readonly Param[],
  conditions: readonly (Formula | null)[],
  variants: NonNullable<TypeFile['variants']> | [],
  at: string,
  shop: Shop,
): (Param | null)[] {
  const choiceReads = new Set(conditions.flatMap((formula) => (formula ? [...namesRead(formula.tree)] : [])));
  const variantConstants = new Set(variants.flatMap((variant) => Object.keys(variant.constants ?? {})));
  try {
    return orderOf(wanted, { params: shop.params, hasVariants: variants.length > 0, choiceReads, variantConstants });
  } catch (error) {
    if (!(error instanceof Cycle)) throw error;
    const isVariant = error.path.some((step) => step.startsWith('('));
    const first = error.path.find((step) => !step.startsWith('('))!;
    // A cycle of parameters is the same in every type: it is told once.
    const message = `Los parámetros se leen en círculo: ${error.path.join(' → ')}.`;
    if (isVariant) shop.report.error(at, { path: '/variants' }, message);
    else if (!shop.report.problems.some((problem) => problem.message === message))
      shop.report.error('params.json', { path: `/params/${first}/formula` }, message);
    return [];
  }
}

function checkConstants(
  file: TypeFile,
  order: readonly (Param | null)[],
  at: string,
  { definition, vocabulary, report }: Shop,
): void {
  const given = new Set([...Object.keys(definition.params.constants ?? {}), ...Object.keys(file.constants ?? {})]);
  const variants = file.variants ?? [];
  const missing = new Map<string, string>();
  for (const param of order) {
    if (!param) continue;
    for (const name of allNames(param.formula.tree)) {
      const isConstant = vocabulary.constants.has(name) && !vocabulary.params.has(name);
      const inVariants =
        variants.length > 0 && variants.every((variant) => Object.hasOwn(variant.constants ?? {}, name));
      if (isConstant && !given.has(name) && !inVariants) missing.set(name, param.key);
    }
  }
  for (const [name, param] of missing) {
    const path = file.constants ? '/constants' : '';
    report.error(
      at,
      { path, key: file.constants !== undefined },
      `Falta la constante «${name}», que lee el parámetro «${param}»: dale valor aquí o uno por defecto en params.json.`,
    );
  }
}

function settledFacts(
  plan: Plan,
  plans: readonly Plan[],
  present: ReadonlySet<number>,
  variants: NonNullable<TypeFile['variants']> | [],
  params: readonly Param[],
): Facts {
  const settled: Facts = {};
  const changing = new Set(variants.flatMap((variant) => Object.keys(variant.constants ?? {})));
  for (const [name, value] of Object.entries(plan.constants)) if (!changing.has(name)) settled[name] = value;
  if (variants.length === 0) settled.variante = null;
  const ranged = new Set(plans.flatMap((one) => one.targets.map(({ param }) => param.index)));
  for (const param of params) {
    if (!present.has(param.index)) settled[param.key] = null;
    if (!ranged.has(param.index)) settled[`estado.${param.key}`] = null;
  }
  return settled;
}

/** Parameters that a condition of the type may read: the only ones that have to become facts. */
function paramsCompared(
  { rules }: Definition,
  file: TypeFile,
  decisions: Type['decisions'],
  notices: Type['notices'],
  messages: Type['messages'],
  params: readonly Param[],
): Param[] {
  const alive = new Set(notices.map(({ id }) => id));
  const conditions = [
    ...decisions.flatMap(({ name, rows }) => rows.map(({ place }) => rules.decisions![name]!.rows[place]!.when)),
    ...[...rules.notices, ...(file.notices ?? [])].filter(({ id }) => alive.has(id)).map(({ when }) => when),
    ...[...messages.values()].flatMap((sayings) => sayings.map(({ source }) => source.when)),
  ];
  const read = new Set<string>();
  for (const condition of conditions) {
    if (!condition) continue;
    for (const { comparison } of comparisons(condition, '')) {
      read.add(comparison.fact);
      const { value } = comparison;
      if (value !== null && typeof value === 'object' && 'fact' in value) read.add(value.fact);
    }
  }
  return params.filter(({ key }) => read.has(key));
}

function requirementsOf(file: TypeFile, at: string, scope: Scope, { definition, report }: Shop): Requirement[] {
  const compiled = (entries: TypeFile['require'], where: string): Requirement[] =>
    (entries ?? []).flatMap((entry, index) => {
      const path = `/require/${index}`;
      if ((entry.say === undefined) === (entry.missing === undefined)) {
        report.error(
          where,
          { path },
          'Un requisito lleva «say» (clave de un mensaje) o «missing» (lo que falta), uno de los dos.',
        );
      }
      const that = formulaAt(entry.that, scope, where, `${path}/that`, report);
      const say = entry.say ?? 'falta';
      const known = { ...definition.messages, ...file.messages };
      if (!Object.hasOwn(known, say))
        report.error(where, { path }, `No existe el mensaje «${say}».${didYouMean(say, Object.keys(known))}`);
      return that ? [{ that, say, missing: entry.missing ?? null }] : [];
    });
  const ofCraft = compiled(definition.craft.require, 'craft.json');
  return [...ofCraft, ...compiled(file.require, at)];
}

function correctorsOf(
  file: TypeFile,
  at: string,
  { definition, messageScope: { rows }, report }: Shop,
): Type['correctors'] {
  const [ids, where] = file.correctors ? [file.correctors, at] : [definition.craft.correctors ?? [], 'craft.json'];
  return ids.flatMap((id, index) => {
    const row = rows.get(id);
    if (!row)
      report.error(
        where,
        { path: `/correctors/${index}` },
        `No existe el ingrediente «${id}» en el catálogo.${didYouMean(id, rows.keys())}`,
      );
    return row ? [row] : [];
  });
}

/** Every notice finds its sentence, also on each side on which a range can fail: otherwise a renamed parameter falls silent. */
function checkSayings(type: Type, plans: readonly Plan[], at: string, { definition, vocabulary, report }: Shop): void {
  const known = type.messages;
  const tell = (key: string, from: string, path: string, why: string): void => {
    if (!known.has(key))
      report.error(from, { path }, `${why} y no existe el mensaje «${key}».${didYouMean(key, known.keys())}`);
  };
  const ofCraft = definition.rules.notices.length;
  // Messages «x.bajo» whose x is no parameter: the likely slips.
  const strays = [...known.keys()].filter((key) => key.includes('.') && !vocabulary.params.has(key.split('.')[0]!));
  const entries = [...definition.rules.notices, ...(type.file.notices ?? [])];
  for (const [index, entry] of entries.entries()) {
    const notice = type.notices.find((one) => one.id === entry.id && one.to === entry.to);
    if (!notice) continue;
    const [from, path] = index < ofCraft ? ['rules.json', `/notices/${index}`] : [at, `/notices/${index - ofCraft}`];
    if (notice.otherwise !== null)
      tell(notice.otherwise, from, `${path}/otherwise`, 'Cuando no hay nada fuera se dice');
    if (notice.each !== 'fuera' || notice.fixed) {
      tell(notice.say, from, `${path}/${notice.fixed ? 'say' : 'id'}`, `El aviso «${notice.id}» necesita una frase`);
      continue;
    }
    for (const plan of plans) {
      for (const { param, min, max } of plan.targets) {
        if (notice.order && !notice.order.includes(param.index)) continue;
        for (const side of ['bajo', 'alto'] as const) {
          const isNegativeScale = max !== null && max <= 0 && min !== null && min < 0;
          const canFail =
            side === 'bajo'
              ? min !== null && (min > 0 || isNegativeScale)
              : max !== null && !(param.unit === '%' && max >= 100);
          if (!canFail || known.has(`${param.key}.${side}`)) continue;
          const message = `El rango de «${param.key}» puede quedar ${side === 'bajo' ? 'por debajo' : 'por encima'} y no existe el mensaje «${param.key}.${side}».${didYouMean(`${param.key}.${side}`, strays)}`;
          if (!report.problems.some((problem) => problem.message === message))
            report.error(at, { path: `/ranges/${param.key}`, key: true }, message);
        }
      }
    }
  }
  for (const decision of type.decisions) {
    for (const row of decision.rows) {
      for (const say of row.says)
        tell(say, 'rules.json', `/decisions/${decision.name}/rows/${row.place}`, 'La fila lo dice');
    }
  }
}
