// One recipe type: its plan (what is compared with what, by variant), its rules and its messages.

import { noSuch } from '../../did-you-mean.ts';
import { never } from '../../language/compile-condition.ts';
import { namesRead } from '../../language/reads.ts';
import type { Scope } from '../../language/scope.ts';
import { isFigure } from '../../language/tree.ts';
import type { Limits, Param, Plan, Requirement, Type, TypeFile } from '../../model/craft.ts';
import { paramsSequencer } from '../figures/figures.ts';
import { formulaAt } from '../figures/params.ts';
import { pointerStep } from '../file/pointer.ts';
import { noIngredient } from '../larder/meant.ts';
import type { Context, Layer } from '../model.ts';
import { RowsOnDemand } from '../ondemand.ts';
import { compileMessage } from './messages.ts';
import { planOf } from './plan.ts';
import { decisionsOf, noticeOf } from './rules.ts';
import { factsJudged, factsRead, factsSaid, settledFacts } from './settled.ts';
import { compileTrade } from './trade.ts';

export function compileType(id: string, file: TypeFile, context: Context): Type {
  const { definition, params, report } = context;
  const { selections } = context.notices;
  const at = `types/${id}.json`;
  const sets = file.sets ?? {};
  const formulas: Scope = file.sets ? { ...context.formulas, select: selections.fromFormula(sets) } : context.formulas;

  const variants = file.variants ?? [];
  const [whole, ...layers] = layersOf(id, file, formulas);
  const plan = planOf(null, [whole], context);
  const choices = variants.map((variant, index) => ({
    when: formulaAt(variant.when, { ...formulas, decides: true }, at, `/variants/${index}/when`, report),
    plan: planOf(variant.id, [whole, layers[index]!], context),
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
  const shown = params.filter((param) => param.show !== 'ranged' || compared.has(param.index));
  const read = factsRead(context.common, file);
  const bounds = boundReads(params, plans, compared);
  const wanted = params.filter((param) => shown.includes(param) || read.has(param.key) || bounds.has(param.key));
  const computed = new Set(wanted.map((param) => param.index));
  const conditions = choices.map((choice) => choice.when);
  const inSequence = paramsSequencer(conditions, variants, at, context);
  const sequence = inSequence(wanted);
  const sequenceFor = new Map(sequence.flatMap((param) => (param ? [[param.index, inSequence([param])]] : [])));

  const settled = settledFacts(plan, plans, computed, variants, params);
  const noticeScope = { ...context.notices, sets };
  const notices = [...definition.rules.notices, ...(file.notices ?? [])]
    .map((notice) => noticeOf(notice, noticeScope, settled))
    .filter((notice) => notice.when !== never);

  const messages = new Map(context.messages);
  for (const [key, message] of Object.entries(file.messages ?? {})) {
    messages.set(
      key,
      compileMessage(message, at, `/messages/${pointerStep(key)}`, { ...context.messageScope, formulas, sets }, report),
    );
  }
  const decisions = decisionsOf(definition.rules, context.notices.facts, settled);
  const correctors = correctorsOf(file, at, context);
  const trade = compileTrade(id, file.trade, {
    file: definition.trade,
    formulas,
    params: context.messageScope.params,
    selections,
    sets: { ...definition.catalogue.sets, ...sets },
    rows: context.messageScope.rows,
    correctors,
    starting: (file.start ?? []).flatMap(({ recipe }) => Object.keys(recipe)),
    report,
    compiled: new Map(),
  });
  const judging = factsJudged(definition, file, { decisions, notices });
  const said = factsSaid(file, context.common);
  const measuring = namesInLimits(trade);
  const isJudged = ({ index, key }: Param): boolean => compared.has(index) || bounds.has(key);
  const isDecided = (param: Param): boolean => judging.has(param.key) || measuring.has(param.key) || isJudged(param);
  return {
    id,
    file,
    label: file.label,
    rows: new RowsOnDemand(selections.members(sets, trade.forbids), selections, context.sums),
    sequence,
    judgedSequence: inSequence(params.filter(isJudged)),
    decidedSequence: inSequence(params.filter(isDecided)),
    present: new Set(shown.map((param) => param.index)),
    sequenceFor,
    choices,
    plan,
    requirements: requirementsOf(file, at, { ...formulas, params: new Map() }, context),
    decisions,
    notices,
    messages,
    compared: params
      .filter(({ index, key }) => computed.has(index) && (judging.has(key) || said.has(key)))
      .map(({ key, index }) => ({ index, fact: context.notices.facts.get(key)! })),
    correctors,
    trade,
    mendsLimits: notices.some(({ each }) => each === 'limites'),
  };
}

/** A type and its variants, each as a part that gives ranges, limits and constants. */
export function layersOf(id: string, file: TypeFile, formulas: Scope): [Layer, ...Layer[]] {
  const at = `types/${id}.json`;
  const variants = (file.variants ?? []).map((overlay, index) => ({ overlay, path: `/variants/${index}` }));
  return [{ overlay: file, at, path: '', formulas }, ...variants.map((variant) => ({ ...variant, at, formulas }))];
}

/** Names that the bounds of what is compared read. */
function boundReads(params: readonly Param[], plans: readonly Plan[], compared: ReadonlySet<number>): Set<string> {
  const formulas = [
    ...params
      .filter(({ index }) => compared.has(index))
      .flatMap(({ applies, exact, doubt }) => [applies, exact, doubt]),
    ...plans.flatMap(({ targets, limits }) => [...targets, ...limits].flatMap((one) => [one.minimum, one.maximum])),
  ];
  return new Set(formulas.flatMap((formula) => (formula ? [...namesRead(formula.tree)] : [])));
}

/** Names that professional limits read. */
function namesInLimits({ doses, caps, characters }: Limits): Set<string> {
  const formulas = [
    ...[...doses, ...caps, ...characters].flatMap(({ amount, base }) => [amount, base.formula]),
    ...doses.map(({ needed }) => needed?.when),
    ...caps.map(({ most }) => (typeof most === 'number' ? null : most)),
  ];
  return new Set(formulas.flatMap((formula) => (formula ? [...namesRead(formula.tree)] : [])));
}

function requirementsOf(file: TypeFile, at: string, scope: Scope, { definition, report }: Context): Requirement[] {
  const compiled = (entries: TypeFile['require'], where: string): Requirement[] =>
    (entries ?? []).flatMap((entry, index) => {
      const path = `/require/${index}`;
      if ((entry.say === undefined) === (entry.missing === undefined)) {
        report.error(
          where,
          { path },
          'Un requisito lleva «say» (clave de un mensaje) o «missing» (lo que falta), uno de los dos.',
        );
        return [];
      }
      const that = formulaAt(entry.that, scope, where, `${path}/that`, report);
      if (that && isFigure(that.tree))
        report.error(where, { path: `${path}/that` }, `«${entry.that}» es una cifra: compárala, p. ej. «… > 0».`);
      const say = entry.say ?? definition.craft.says?.missing;
      const known = { ...definition.messages, ...file.messages };
      if (say === undefined) {
        const remedy = 'escribe en craft.json "says": { "missing": … } con la clave de la frase';
        report.error(where, { path: `${path}/missing` }, `No se sabe cómo decir lo que falta: ${remedy}.`);
        return [];
      }
      // Of the craft's own sentence it is told where it is written.
      if (entry.say !== undefined && !Object.hasOwn(known, say))
        report.error(where, { path: `${path}/say` }, noSuch('el mensaje', say, Object.keys(known)));
      return that ? [{ that, say, missing: entry.missing ?? null }] : [];
    });
  const ofCraft = compiled(definition.craft.require, 'craft.json');
  return [...ofCraft, ...compiled(file.require, at)];
}

function correctorsOf(
  file: TypeFile,
  at: string,
  { definition, messageScope: { rows }, report }: Context,
): Type['correctors'] {
  const found = (ids: readonly string[], where: string): Type['correctors'] =>
    ids.flatMap((id, index) => {
      const row = rows.get(id);
      if (!row) report.error(where, { path: `/correctors/${index}` }, noIngredient(id, rows));
      return row ? [row] : [];
    });
  // Those of the craft are looked at also where every type has its own: the next one may not.
  const shared = found(definition.craft.correctors ?? [], 'craft.json');
  return file.correctors ? found(file.correctors, at) : shared;
}
