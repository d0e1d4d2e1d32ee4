// A table of classes as a technologist writes it, criteria by rows and classes by columns → what everything else reads: the
// constants that its figures are, the condition of each class, and its legal names, so that a figure of the law is written once.
//   by: x, rows: { x: { buena: ">=64", normal: ">=50" }, y: { buena: "<=4.5" } }
//   → constants buena: 64, x_buena: 64, y_buena: 4.5…; cumple('buena') is x >= 64 and y <= 4.5; a name that asks for the same
import type { ClassTable, LimitEntry } from '../../../schemas/generated/definitions.d.ts';
import type { Comparison, Condition, LabelFile, TypeFile, Written } from '../../model/craft.ts';
import { spanish } from '../../number.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Report } from '../file/problem.ts';
import { readBounds } from './entries.ts';
import { figuresOf } from './label-figures.ts';

/** Of a craft that says nothing. */
const usualDecimals = 2;

type Constants = NonNullable<TypeFile['constants']>;
type OwnType = Written['types'][string];

/** A table, where it stands, and when it is the one that counts. */
interface Placed {
  readonly table: ClassTable;
  readonly type: string;
  readonly path: string;
  /** the formula under which it counts; null: always */
  readonly when: string | null;
  readonly asked: ReadonlyMap<string, readonly Asked[]>;
}

/** One comparison that a class asks for. */
interface Asked {
  readonly param: string;
  readonly constant: string;
  readonly side: 'least' | 'most';
  readonly value: number;
  readonly source: string | undefined;
  /** how far from it an estimate may be; null: it is no estimate */
  readonly error: number | null;
  /** it is the row that measures the class */
  readonly measures: boolean;
}

export interface Classes {
  readonly written: Written;
  /** what each class asks, over the constants of the type that is judged */
  readonly conditions: ReadonlyMap<string, Condition>;
}

export function withClasses(written: Written, report: Report): Classes {
  const placed = tablesOf(written);
  if (placed.length === 0) return { written, conditions: new Map() };
  if (!report.trusted) for (const one of placed) checkOrder(one, report);
  const own = new Map(placed.map((one) => [`${one.type}${one.path}`, constantsOf(one)]));
  const none = Object.fromEntries(
    [...own.values()].flatMap((constants) => Object.keys(constants).map((key) => [key, null])),
  );
  return {
    written: {
      ...written,
      params: { ...written.params, constants: { ...none, ...written.params.constants } },
      types: Object.fromEntries(
        Object.entries(written.types).map(([id, type]) => [id, withConstants(id, type, own, report)]),
      ),
      label: written.label && withNames(written.label, placed, written, report),
    },
    conditions: conditionsOf(placed),
  };
}

/** Those of the variants first, as they are chosen; that of the type is of what no variant with its own takes. */
function tablesOf(written: Written): Placed[] {
  return Object.entries(written.types).flatMap(([type, { classes, variants = [] }]) => {
    const taken = (before: readonly { readonly when?: string }[]): string[] =>
      before.flatMap(({ when }) => (when === undefined ? [] : [`no (${when})`]));
    const joined = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join(' y '));
    const placed = (table: ClassTable, path: string, when: string | null): Placed => ({
      ...{ table, type, path, when },
      asked: askedIn(table, written),
    });
    return [
      ...variants.flatMap(({ classes: own, when }, index) => {
        const whole = [...(when === undefined ? [] : [`(${when})`]), ...taken(variants.slice(0, index))];
        return own ? [placed(own, `/variants/${index}`, joined(whole))] : [];
      }),
      ...(classes ? [placed(classes, '', joined(taken(variants.filter((one) => one.classes))))] : []),
    ];
  });
}

type Cell = readonly [low: number, high: number];

/**
 * Classes go from the most to the least exacting. One that takes all that a later one would admit leaves it nothing, and figures
 * between two of them that neither admits are a hole: both are proven from the table.
 */
function checkOrder({ table, type, path, asked }: Placed, report: Report): void {
  const at = `types/${type}.json`;
  const cellOf = (id: string, param: string): Cell => {
    const own = asked.get(id)!.filter((one) => one.param === param);
    const ends = (side: Asked['side']): number[] => own.flatMap((one) => (one.side === side ? [one.value] : []));
    return [Math.max(-Infinity, ...ends('least')), Math.min(Infinity, ...ends('most'))];
  };
  const params = [...new Set([...asked.values()].flat().map(({ param }) => param))];
  const ids = [...asked.keys()];
  const place = (param: string, id: string): string => `${path}/classes/rows/${pointerStep(param)}/${pointerStep(id)}`;
  for (const [index, id] of ids.entries()) {
    const swallowing = ids.slice(0, index).find((above) =>
      params.every((param) => {
        const [better, worse] = [cellOf(above, param), cellOf(id, param)];
        return better[0] <= worse[0] && better[1] >= worse[1];
      }),
    );
    if (swallowing !== undefined) {
      const [low, high] = cellOf(id, table.by);
      const shown = Number.isFinite(low) ? low : high;
      report.error(
        at,
        { path: place(table.by, id) },
        `Nada llegaría a ser «${table.order[id]}»: lo que cumple esto cumple antes «${table.order[swallowing]}»; p. ej., con ${spanish(shown, 6)} de «${table.by}» sale «${table.order[swallowing]}». ¿Están cambiadas las dos cifras?`,
      );
      continue;
    }
    const above = ids[index - 1];
    if (above === undefined) continue;
    const [better, worse] = [cellOf(above, table.by), cellOf(id, table.by)];
    const isLaxer =
      (Number.isFinite(worse[0]) && better[0] < worse[0] && worse[1] <= better[1]) ||
      (Number.isFinite(worse[1]) && better[1] > worse[1] && worse[0] >= better[0]);
    if (isLaxer)
      report.error(
        at,
        { path: place(table.by, id) },
        `«${table.order[above]}» pide menos de «${table.by}» que «${table.order[id]}», que va detrás: ¿están cambiadas las dos cifras?`,
      );
    const hole = better[0] > worse[1] ? [worse[1], better[0]] : better[1] < worse[0] ? [better[1], worse[0]] : null;
    if (hole)
      report.error(
        at,
        { path: place(table.by, id) },
        `Entre «${table.order[above]}» y «${table.order[id]}» queda un hueco: con «${table.by}» de ${spanish(hole[0]!, 6)} a ${spanish(hole[1]!, 6)} no sale ninguna de las dos, y por los dos lados sí.`,
      );
  }
}

/** What each class asks, row by row; a class that the row that measures has not, is not had in this table. */
function askedIn({ by, order, rows, needs = {}, estimated }: ClassTable, written: Written): Map<string, Asked[]> {
  const { params } = written.params;
  const whole = written.craft.decimals ?? usualDecimals;
  const read = (param: string, suffix: string, entry: LimitEntry): Asked[] => {
    const { range, source } = typeof entry === 'string' || Array.isArray(entry) ? { range: entry } : entry;
    const [low, high] = readBounds(range as Parameters<typeof readBounds>[0], params[param]?.decimals ?? whole);
    const error = estimated?.rows.includes(param) ? (params[param]?.accuracy ?? 0) : null;
    const one = (value: number | null, side: Asked['side'], constant: string): Asked[] =>
      value === null
        ? []
        : [{ ...{ param, constant, side, value, source, error }, measures: param === by && side === 'least' }];
    const name = `${param}_${suffix}`;
    return [...one(low, 'least', name), ...one(high, 'most', low === null ? name : `${name}_tope`)];
  };
  const classes = Object.keys(order).filter((id) => rows[by]?.[id] !== undefined);
  const common = Object.entries(needs).flatMap(([param, entry]) => read(param, 'todas', entry));
  return new Map(
    classes.map((id) => {
      const own = Object.entries(rows).flatMap(([param, { [id]: cell }]) =>
        cell === undefined ? [] : read(param, id, cell),
      );
      return [id, [...own, ...common]];
    }),
  );
}

/** The figure that an estimate has to reach: that of the law less its own error. */
const laxOf = (constant: string): string => `${constant}${lax}`;
const lax = '_estimada';
/** Whether nobody wrote this constant: it was worked out of another. */
export const isWorkedOut = (constant: string): boolean => constant.endsWith(lax);
const boundOf = ({ constant, error }: Asked): string => (error === null ? constant : laxOf(constant));

function constantsOf({ table, asked }: Placed): Constants {
  return Object.fromEntries(
    [...asked].flatMap(([id, all]) =>
      all.flatMap(({ constant, side, value, source = table.source, error, measures }) => {
        const figure = source === undefined ? value : { value, source };
        const reached = Number((side === 'least' ? value - (error ?? 0) : value + (error ?? 0)).toFixed(6));
        return [
          ...(measures ? [[id, figure]] : []),
          [constant, figure],
          ...(error === null ? [] : [[laxOf(constant), source === undefined ? reached : { value: reached, source }]]),
        ];
      }),
    ),
  );
}

function withConstants(id: string, type: OwnType, own: ReadonlyMap<string, Constants>, report: Report): OwnType {
  const { classes: _, variants, ...rest } = type;
  const ofType = own.get(id) ?? {};
  for (const name of Object.keys(type.constants ?? {}))
    if (Object.hasOwn(ofType, name))
      report.error(
        `types/${id}.json`,
        { path: `/constants/${pointerStep(name)}`, key: true },
        `«${name}» sale de la tabla de clases («classes»): bórrala de aquí, y cambia su cifra allí.`,
      );
  return {
    ...rest,
    constants: { ...ofType, ...type.constants },
    ...(variants && {
      variants: variants.map(({ classes: __, ...variant }, index) => {
        const ofVariant = own.get(`${id}/variants/${index}`);
        if (!ofVariant) return variant;
        // What the table of the type asks and this one does not, is not asked.
        const gone = Object.fromEntries(Object.keys(ofType).map((key) => [key, null]));
        return { ...variant, constants: { ...gone, ...ofVariant, ...variant.constants } };
      }),
    }),
  } as OwnType;
}

/** Of every table together: what the type that is judged does not ask is nothing there, and holds. */
function conditionsOf(placed: readonly Placed[]): Map<string, Condition> {
  const ids = [...new Set(placed.flatMap(({ table }) => Object.keys(table.order)))];
  return new Map(
    ids.map((id) => {
      const all = placed.flatMap(({ asked }) => asked.get(id) ?? []);
      const once = [...new Map(all.map((one) => [boundOf(one), one])).values()];
      const isThere: Comparison = { fact: id, operator: 'notEqual', value: null };
      return [id, { all: [isThere, ...once.map(unlessUnasked)] }];
    }),
  );
}

function unlessUnasked(asked: Asked): Condition {
  const { param, side, error } = asked;
  const bound = boundOf(asked);
  const unasked: Condition = { not: { fact: bound, operator: 'notEqual', value: null } };
  // An estimate of nothing is one that nobody could make.
  const unknown: Comparison[] = error === null ? [] : [{ fact: param, operator: 'equal', value: 0 }];
  const operator = side === 'least' ? 'greaterThanInclusive' : 'lessThanInclusive';
  // What adjusting aims at is the figure, not that nobody could make it: it stands first of the two.
  return { any: [unasked, { fact: param, operator, value: { fact: bound } }, ...unknown] };
}

/** The legal names of each class, before those that the label writes itself. */
function withNames(label: LabelFile, placed: readonly Placed[], written: Written, report: Report): LabelFile {
  const { figures, figureOf } = figuresOf(label, written);
  const made: LabelFile['names'] = [];
  for (const { table, type, path, when, asked } of placed)
    for (const [index, { name, when: only, ...rest }] of (table.names ?? []).entries()) {
      const before = table
        .names!.slice(0, index)
        .flatMap((one) => (one.when === undefined ? [] : [`no (${one.when})`]));
      const whole = [...(when === null ? [] : [when]), ...(only === undefined ? [] : [`(${only})`]), ...before];
      for (const [id, all] of asked) {
        const origin = `${path}/classes/names/${index}`;
        for (const key of ['name', 'of', 'when', 'attest'])
          report.moved('label.json', `/names/${made.length}/${key}`, {
            file: `types/${type}.json`,
            path: `${origin}/${key}`,
          });
        report.moved('label.json', `/names/${made.length}`, {
          file: `types/${type}.json`,
          path: `${path}/classes/order/${pointerStep(id)}`,
        });
        made.push({
          ...rest,
          name: name.replace('{clase}', table.order[id]!),
          law: table.source ?? written.types[type]!.source ?? '',
          types: [type],
          grade: id,
          ...(whole.length === 0 ? {} : { when: whole.join(' y ') }),
          needs: all.map(({ param, side, value }) => `${figureOf(param)} ${side === 'least' ? '>=' : '<='} ${value}`),
          estimates: Object.fromEntries(
            all.flatMap(({ param, error }) => (error === null ? [] : [[figureOf(param), error]])),
          ),
        });
      }
    }
  return { ...label, figures, names: [...made, ...label.names] };
}
