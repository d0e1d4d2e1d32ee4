// Professional limits: trade.json and what a type adds to it → the limits of that type. Refuses unknown names.
//   "#sal": [0, 0.1, 0.25] in trade.json and "#sal": [0.2, 0.6, 1.2] in a type → the type's

import type { Trade as Overlay } from '../../../schemas/generated/definitions.d.ts';
import { didYouMean, noSuch } from '../../did-you-mean.ts';
import type { Scope } from '../../language/scope.ts';
import { picker } from '../../larder/selectors.ts';
import { withTraits } from '../../larder/traits.ts';
import type { Cap, Limits, Param, Row, Share, SlopedFormula, Trade, TradeFile } from '../../model/craft.ts';
import { spanish } from '../../number.ts';
import { formulaAt, nothing, slopedAt } from '../figures/params.ts';
import type { Selections } from '../figures/selections.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Report } from '../file/problem.ts';
import { noIngredient } from '../larder/meant.ts';
import { standingsOnDemand } from '../ondemand.ts';
import { compilePick } from './picks.ts';

type Part = 'forbid' | 'dose' | 'character' | 'cap' | 'without';

/** How many times its most a dose decides from: what is said of none at all is a slip of the scales that nobody has ever put. */
const decidesFrom = { said: 1.5, unsaid: 3 };

interface TradeScope {
  file: TradeFile | null;
  formulas: Scope;
  params: ReadonlyMap<string, Param>;
  selections: Selections;
  /** of the catalogue and of the type */
  sets: Readonly<Record<string, readonly string[]>>;
  rows: ReadonlyMap<string, Row>;
  correctors: readonly Row[];
  /** ids of what the starting recipes of the type are made of */
  starting: readonly string[];
  report: Report;
  /** what is written of many lines is compiled once: by its text */
  compiled: Map<string, SlopedFormula>;
}

interface Place {
  readonly at: string;
  readonly path: string;
}

/** An entry as the last overlay writes it. */
interface Entry<T> extends Place {
  readonly key: string;
  readonly value: T;
  readonly base: (Place & { readonly name: string }) | undefined;
}

const file = 'trade.json';
const none: Limits = {
  forbids: [],
  doses: [],
  characters: [],
  caps: [],
  ready: null,
  sacrifice: [],
  without: [],
  introduce: { most: Infinity, least: 0 },
};

const withStandings = (limits: Limits): Trade => ({ ...limits, standingOf: standingsOnDemand(limits) });

export function compileTrade(id: string, own: Overlay | undefined, scope: TradeScope): Trade {
  const at = `types/${id}.json`;
  if (scope.file === null) {
    if (own)
      scope.report.error(at, { path: '/trade', key: true }, 'Falta trade.json, con las bases de los porcentajes.');
    return withStandings(none);
  }
  const kinds = Object.entries(scope.file.kinds ?? {}).filter(([, { types }]) => types.includes(id));
  const overlays: (Place & { overlay: Overlay })[] = [
    ...(scope.file.all ? [{ at: file, path: '/all', overlay: scope.file.all }] : []),
    ...kinds.map(([name, overlay]) => ({ at: file, path: `/kinds/${pointerStep(name)}`, overlay })),
    ...(own ? [{ at, path: '/trade', overlay: own }] : []),
  ];
  const entries = <P extends Part>(part: P): Entry<NonNullable<NonNullable<Overlay[P]>[string]>>[] => {
    const found = new Map<string, Entry<NonNullable<NonNullable<Overlay[P]>[string]>>>();
    for (const { overlay, at: place, path } of overlays) {
      for (const [key, value] of Object.entries(overlay[part] ?? {})) {
        const above = found.get(key);
        found.delete(key);
        if (value === null || value === undefined) continue;
        const entry = refigured(part, above?.value, value) as NonNullable<NonNullable<Overlay[P]>[string]>;
        const here = `${path}/${part}/${pointerStep(key)}`;
        const own = baseIn(value) ?? (baseIn(entry) === undefined ? overlay.base : undefined);
        const base =
          own === undefined
            ? above?.base
            : { name: own, at: place, path: `${baseIn(value) === undefined ? path : here}/base` };
        found.set(key, { key, value: entry, base, at: place, path: here });
      }
    }
    return [...found.values()];
  };
  const last = <K extends 'ready' | 'sacrifice' | 'introduce'>(key: K): (Place & { value: Overlay[K] }) | null => {
    const found = overlays.filter(({ overlay }) => overlay[key] !== undefined).pop();
    return found ? { at: found.at, path: `${found.path}/${key}`, value: found.overlay[key] } : null;
  };

  const forbids = entries('forbid');
  const caps = entries('cap');
  const ready = last('ready');
  const limits: Limits = {
    forbids: forbids.map((entry) => ({
      key: entry.key,
      lines: linesOf(entry, scope),
      level: entry.value.level ?? 'trade',
      why: entry.value.why,
      instead: Object.entries(entry.value.instead ?? {}).flatMap(([key, ratio]) => insteadOf(key, ratio, entry, scope)),
    })),
    doses: entries('dose').map((entry, place) => {
      const written = Array.isArray(entry.value) ? { dose: entry.value } : entry.value;
      const [min, usual, max] = written.dose as [number, number, number];
      checkRising(written.dose, entry, 'dose', scope);
      return {
        key: entry.key,
        ...shareFrom(entry, scope),
        ...{ place, min, usual, max },
        counts: ('counts' in written && written.counts) || '',
        decides: decidesAt('decides' in written && written.decides),
        param: 'param' in written && written.param ? paramAt(written.param, entry, scope) : null,
        why: 'why' in written ? (written.why ?? '') : '',
        needed: 'needed' in written && written.needed ? neededOf(entry, written.needed, scope) : null,
        instead: Object.entries(('instead' in written && written.instead) || {}).flatMap(([key, ratio]) =>
          insteadOf(key, ratio, entry, scope),
        ),
      };
    }),
    characters: entries('character').map((entry) => {
      const written = typeof entry.value === 'number' ? { keep: entry.value } : entry.value;
      const band = 'band' in written && written.band ? (written.band as [number, number, number]) : null;
      if (band) checkRising(band, entry, 'band', scope);
      return {
        key: entry.key,
        ...shareFrom(entry, scope),
        keep: written.keep,
        grow: 'grow' in written ? (written.grow ?? Infinity) : Infinity,
        fault: 'fault' in written ? (written.fault ?? 0) : 0,
        band,
      };
    }),
    caps: caps.map((entry) => ({ key: entry.key, ...shareFrom(entry, scope), most: mostFrom(entry, scope) })),
    without: entries('without').map((entry) => ({
      lines: linesOf(entry, scope),
      bring: Object.entries(entry.value).flatMap(([key, value]) => {
        const [id, ratio] = typeof value === 'number' ? [key, value] : [value, 0];
        const place = { at: entry.at, path: `${entry.path}/${pointerStep(key)}`, key: typeof value === 'number' };
        if (entry.key === `#${id}`)
          scope.report.error(
            entry.at,
            { path: place.path, key: place.key },
            `«${id}» vendría en su propio lugar: quien no lo quiere lo tendría igual. Pon otra cosa.`,
          );
        return rowAt(id, place, scope).map((row) => ({ row, ratio }));
      }),
    })),
    ready: ready ? scope.selections.within(selectorsIn(ready, scope)) : null,
    sacrifice: selectorsIn(last('sacrifice'), scope).map((selector) => scope.selections.within([selector])),
    introduce: { ...none.introduce, ...last('introduce')?.value },
  };
  if (!scope.report.trusted) {
    checkCaps(limits, caps, scope);
    checkCorrectors(forbids, scope);
  }
  return withStandings(limits);
}

const decidesAt = (decides: boolean | number | undefined): number =>
  typeof decides === 'number' ? decides : decidesFrom[decides ? 'said' : 'unsaid'];

const figure = { forbid: 'why', dose: 'dose', character: 'keep', cap: 'most', without: '' } as const;

/** A bare figure keeps what the entry above says of its lines and its base. */
const refigured = (part: Part, above: unknown, value: unknown): unknown =>
  (typeof value === 'number' || Array.isArray(value)) && typeof above === 'object' && !Array.isArray(above)
    ? { ...above, [figure[part]]: value }
    : value;

const ofEntry = (value: unknown): readonly string[] | undefined =>
  typeof value === 'object' && value !== null && 'of' in value ? (value.of as string[]) : undefined;

const selectorsOf = ({ key, value }: Entry<unknown>): readonly string[] => ofEntry(value) ?? [key];

function linesOf(entry: Entry<unknown>, { selections, sets, report }: TradeScope): number {
  const of = ofEntry(entry.value);
  for (const [index, selector] of selectorsOf(entry).entries()) {
    const wrong = selections.wrong(selector, sets);
    if (wrong)
      report.error(
        entry.at,
        of ? { path: `${entry.path}/of/${index}` } : { path: entry.path, key: true },
        of || selections.hasRow(entry.key) ? wrong : `${wrong} Si es un nombre, escribe «of» con sus líneas.`,
      );
  }
  return selections.within(selectorsOf(entry));
}

/** The base that an entry itself says. */
const baseIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? (value as { base?: string }).base : undefined;

function shareFrom(entry: Entry<unknown>, scope: TradeScope): Share {
  const written = (typeof entry.value === 'object' ? entry.value : {}) as { amount?: string };
  const bases = scope.file!.bases;
  const own = entry.base;
  const name = own?.name ?? Object.keys(bases)[0]!;
  const base = Object.hasOwn(bases, name) ? bases[name] : undefined;
  if (!base)
    scope.report.error(own!.at, { path: own!.path }, noSuch('la base', name, Object.keys(bases), ' en trade.json'));
  const formula = base && shared(base.is, scope, { at: file, path: `/bases/${pointerStep(name)}/is` });
  return {
    lines: linesOf(entry, scope),
    amount: shared(written.amount, scope, { at: entry.at, path: `${entry.path}/amount` }),
    base: {
      formula: formula ?? nothing,
      say: base?.say ?? '',
    },
  };
}

function shared(text: string | undefined, scope: TradeScope, { at, path }: Place): SlopedFormula | null {
  if (text === undefined) return null;
  const { compiled, formulas, report } = scope;
  const formula = compiled.get(text) ?? slopedAt(text, formulas, at, path, report);
  if (formula) compiled.set(text, formula);
  return formula;
}

function mostFrom({ value, at, path }: Entry<unknown>, { formulas, report }: TradeScope): Cap['most'] {
  const written = (typeof value === 'object' ? (value as { most: number | string }).most : value) as number | string;
  if (typeof written === 'number') return written;
  return formulaAt(written, formulas, at, `${path}/most`, report) ?? Infinity;
}

function paramAt(key: string, { at, path }: Place, { params, report }: TradeScope): Param | null {
  const param = params.get(key);
  const near = didYouMean(key, params.keys());
  if (!param) report.error(at, { path: `${path}/param` }, `No existe el parámetro «${key}».${near}`);
  return param ?? null;
}

/** What comes in is what a professional starts with; where no starting recipe has any, the type can do without. */
function neededOf(entry: Entry<unknown>, { when, why }: { when: string; why: string }, scope: TradeScope) {
  const formula = shared(when, scope, { at: entry.at, path: `${entry.path}/needed/when` });
  const picks = picker(selectorsOf(entry), scope.sets);
  const row = scope.starting
    .flatMap((id) => scope.rows.get(id) ?? [])
    .find((one) => picks(one.id, withTraits(one, one.groups)));
  return formula && row ? { when: formula, row, why } : null;
}

function insteadOf(reference: string, ratio: number, { at, path }: Place, scope: TradeScope) {
  const where = { path: `${path}/instead/${pointerStep(reference)}`, key: true };
  const pick = compilePick(reference, at, where, scope, scope.report);
  if (reference.includes(':') && !reference.includes('|'))
    scope.report.error(
      at,
      where,
      `«${reference}» puede no estar en la receta: di qué viene si no está, «${reference}|id».`,
    );
  return pick.row ? [{ pick, ratio }] : [];
}

function rowAt(id: string, { at, ...where }: Place & { readonly key: boolean }, { rows, report }: TradeScope): Row[] {
  const row = rows.get(id);
  if (!row) report.error(at, where, noIngredient(id, rows));
  return row ? [row] : [];
}

/** The selectors of a list, each of which picks something. */
function selectorsIn(list: (Place & { value: readonly string[] | undefined }) | null, scope: TradeScope) {
  const selectors = list?.value ?? [];
  for (const [index, selector] of selectors.entries()) {
    const wrong = scope.selections.wrong(selector, scope.sets);
    if (wrong) scope.report.error(list!.at, { path: `${list!.path}/${index}` }, wrong);
  }
  return selectors;
}

/** Said once for the craft: its bases can be worked out and its kinds name types that exist. */
export function checkTrade(trade: TradeFile | null, types: Iterable<string>, formulas: Scope, report: Report): void {
  for (const [name, { is }] of Object.entries(trade?.bases ?? {}))
    formulaAt(is, formulas, file, `/bases/${pointerStep(name)}/is`, report);
  const known = new Set(types);
  for (const [name, kind] of Object.entries(trade?.kinds ?? {})) {
    for (const [index, id] of kind.types.entries()) {
      const path = `/kinds/${pointerStep(name)}/types/${index}`;
      if (!known.has(id)) report.error(file, { path }, noSuch('el tipo', id, known));
    }
  }
}

/** Doses rise from least to most. A bare figure stands at its entry. */
function checkRising(
  [min = 0, usual = 0, max = 0]: readonly number[],
  { at, path }: Place,
  key: string,
  { report }: TradeScope,
): void {
  if (min <= usual && usual <= max) return;
  const found = [min, usual, max].map((n) => spanish(n, 6)).join(' – ');
  report.error(at, { path: `${path}/${key}` }, `Van de menor a mayor: [mínimo, usual, máximo], y aquí hay ${found}.`);
}

/** What may be added is never more than what is denounced. */
function checkCaps({ caps, doses }: Limits, entries: readonly Entry<unknown>[], { report }: TradeScope): void {
  for (const cap of caps) {
    const dose = doses.find(({ key }) => key === cap.key);
    const { at, path } = entries.find(({ key }) => key === cap.key)!;
    if (dose && dose.min <= dose.max && typeof cap.most === 'number' && cap.most > dose.max)
      report.error(
        at,
        { path: `${path}/most` },
        `El tope (${spanish(cap.most, 6)}) pasa del máximo de su dosis (${spanish(dose.max, 6)}).`,
      );
    // Of all that the recipe weighs nothing is more than all of it.
    const { tree } = cap.base.formula;
    const isOfAll = tree.kind === 'weight' && tree.select.length === 0 && cap.amount === null;
    if (isOfAll && typeof cap.most === 'number' && Number.isFinite(cap.most) && cap.most > 100)
      report.error(
        at,
        { path },
        `El tope es un tanto por ciento de toda la receta, y ${spanish(cap.most, 6)} pasa de 100: ¿sobra una cifra?`,
      );
  }
}

/** What a type corrects with, it admits. */
function checkCorrectors(forbids: readonly Entry<unknown>[], { correctors, sets, report }: TradeScope): void {
  for (const entry of forbids) {
    const picks = picker(selectorsOf(entry), sets);
    const row = correctors.find((one) => picks(one.id, withTraits(one, one.groups)));
    if (row)
      report.error(
        entry.at,
        { path: entry.path },
        `«${row.label}» es un corrector de este tipo y aquí se prohíbe: quítalo de «correctors» o de «forbid».`,
      );
  }
}
