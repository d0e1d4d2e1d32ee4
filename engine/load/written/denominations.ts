// A legal name with the figures it asks for («limits»), written once → what everything else reads: the limits of the types that
// are judged by it, the condition that rules ask, the constants that sentences print, and what the label asks of the name.
//   { id: x, name: "Turrón de Jijona", limits: { y: ">=35" } }, and "denomination": "x" in a type
//   → limits { y: [35, null] } of that type, cumple('x') is y >= y_x, constant y_x: 35, and «y >= 35» for the label
import type { Limit, LimitEntry } from '../../../schemas/generated/definitions.d.ts';
import { noSuch } from '../../did-you-mean.ts';
import type { Condition, LabelFile, TypeFile, Written } from '../../model/craft.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Report } from '../file/problem.ts';
import { readBounds } from './entries.ts';
import { figuresOf } from './label-figures.ts';

/** Of a craft that says nothing. */
const usualDecimals = 2;

type Constants = NonNullable<TypeFile['constants']>;
type LegalName = LabelFile['names'][number];

/** One figure that a legal name asks for. */
interface Asked {
  readonly param: string;
  readonly entry: Limit;
  /** where it was written, in the label */
  readonly path: string;
}

/** A side of it: a figure, or the parameter that says which figure it is. */
interface Side {
  readonly sign: '>=' | '<=';
  readonly figure: number;
  readonly by: string | undefined;
  readonly constant: string;
}

/** Whether nobody wrote this constant among the others: it is a figure of a legal name. */
export const isOfLegalName = (constant: string, { names }: LabelFile): boolean =>
  names.some(({ id }) => id !== undefined && (constant.endsWith(`_${id}`) || constant.endsWith(`_${id}${most}`)));
/** The greater of the two figures that one name asks of a parameter. */
const most = '_tope';

export interface Denominations {
  readonly written: Written;
  /** what each legal name asks of the figures of the balance */
  readonly conditions: ReadonlyMap<string, Condition>;
}

export function withDenominations(written: Written, report: Report): Denominations {
  const { label } = written;
  const asked = new Map((label?.names ?? []).map((name, index) => [name, askedBy(label!, name, index, report)]));
  if (label === null || [...asked.values()].every((all) => all.length === 0 && label.common === undefined))
    return { written, conditions: new Map() };
  const decimals = (param: string): number =>
    written.params.params[param]?.decimals ?? written.craft.decimals ?? usualDecimals;
  const cited = citedIn(asked, report);
  const ofType = <T extends Cites>(part: T, file: string, path: string): T => {
    if (part.denomination === undefined) return part;
    const one = cited.get(part.denomination);
    if (!one)
      report.error(
        file,
        { path: `${path}/denomination` },
        noSuch('el nombre legal', part.denomination, [...cited.keys()]),
      );
    return one ? withLimits(part, one, { file, path }, report) : part;
  };
  const sidesOf = (id: string, all: readonly Asked[]) =>
    all.map((one) => ({ ...one, sides: sidesIn(id, one, decimals(one.param)) }));
  const constants = Object.fromEntries(
    [...cited].flatMap(([id, all]) => sidesOf(id, all).flatMap((one) => constantsOf(one))),
  );
  return {
    written: {
      ...written,
      params: { ...written.params, constants: { ...constants, ...written.params.constants } },
      types: Object.fromEntries(
        Object.entries(written.types).map(([id, type]) => {
          const file = `types/${id}.json`;
          const variants = type.variants?.map((variant, index) => ofType(variant, file, `/variants/${index}`));
          return [id, { ...ofType(type, file, ''), ...(variants ? { variants } : {}) } as typeof type];
        }),
      ),
      label: withNeeds(label, asked, sidesOf, written, report),
    },
    conditions: new Map(
      [...cited].map(([id, all]): [string, Condition] => [
        id,
        {
          all: sidesOf(id, all).flatMap(({ param, sides }) =>
            sides.map(({ sign, by, constant }) => ({
              fact: param,
              operator: sign === '>=' ? ('greaterThanInclusive' as const) : ('lessThanInclusive' as const),
              value: { fact: by ?? constant },
            })),
          ),
        } as Condition,
      ]),
    ),
  };
}

function citedIn(asked: ReadonlyMap<LegalName, readonly Asked[]>, report: Report): Map<string, readonly Asked[]> {
  const cited = new Map<string, readonly Asked[]>();
  for (const [index, [{ id }, all]] of [...asked].entries()) {
    if (id === undefined) continue;
    if (cited.has(id))
      report.error(
        'label.json',
        { path: `/names/${index}/id` },
        `«${id}» es ya otro nombre legal: cada uno con el suyo.`,
      );
    else cited.set(id, all);
    for (const { path, entry } of all)
      if (
        entry.from !== undefined ||
        (entry.since !== undefined && entry.minimum === undefined && entry.maximum === undefined)
      )
        report.error(
          'label.json',
          { path },
          'Una cifra que cambia un día la dice un parámetro («minimum»), o van dos nombres, con «from» y «until».',
        );
  }
  return cited;
}

/** Its own first, and then what it asks with others. */
function askedBy(label: LabelFile, name: LegalName, index: number, report: Report): Asked[] {
  const own = entriesOf(name.limits, name.law, `/names/${index}/limits`);
  const shared = (name.common ?? []).flatMap((key, place) => {
    const one = Object.hasOwn(label.common ?? {}, key) ? label.common![key] : undefined;
    if (!one)
      report.error(
        'label.json',
        { path: `/names/${index}/common/${place}` },
        noSuch('la clave de «common»', key, Object.keys(label.common ?? {})),
      );
    return entriesOf(one?.limits, name.law, `/common/${pointerStep(key)}/limits`);
  });
  return [...own, ...shared.filter(({ param }) => !own.some((one) => one.param === param))];
}

const entriesOf = (limits: Readonly<Record<string, LimitEntry>> | undefined, source: string, path: string): Asked[] =>
  Object.entries(limits ?? {}).map(([param, entry]) => ({
    param,
    entry: { source, ...(typeof entry === 'string' || Array.isArray(entry) ? { range: entry } : entry) } as Limit,
    path: `${path}/${pointerStep(param)}`,
  }));

type Cites = Pick<Written['types'][string], 'limits' | 'denomination'>;

function withLimits<T extends Cites>(
  part: T,
  all: readonly Asked[],
  { file, path }: { readonly file: string; readonly path: string },
  report: Report,
): T {
  for (const { param } of all)
    if (Object.hasOwn(part.limits ?? {}, param))
      report.error(
        file,
        { path: `${path}/limits/${pointerStep(param)}`, key: true },
        `«${param}» lo pide ya el nombre legal «${part.denomination}» (label.json): bórralo de aquí, y cambia su cifra allí.`,
      );
  for (const one of all)
    report.moved(file, `${path}/limits/${pointerStep(one.param)}`, { file: 'label.json', path: one.path });
  return {
    ...part,
    limits: { ...Object.fromEntries(all.map(({ param, entry }) => [param, entry])), ...part.limits },
  };
}

/** Of a figure that changes on a day, the one in force is that of the constant; «minimum» and «maximum» say it by themselves. */
function sidesIn(id: string, { param, entry }: Asked, decimals: number): Side[] {
  const [low, high] = readBounds(entry.range as Parameters<typeof readBounds>[0], decimals);
  const name = `${param}_${id}`;
  const one = (figure: number | null, sign: Side['sign'], by: string | undefined, constant: string): Side[] =>
    figure === null ? [] : [{ sign, figure, by, constant }];
  return [
    ...one(low, '>=', entry.minimum, name),
    ...one(high, '<=', entry.maximum, low === null ? name : `${name}${most}`),
  ];
}

function constantsOf({ entry, sides }: Asked & { readonly sides: readonly Side[] }): [string, Constants[string]][] {
  return sides
    .filter(({ by }) => by === undefined)
    .map(({ constant, figure }) => [
      constant,
      { value: figure, ...(entry.source === undefined ? {} : { source: entry.source }) },
    ]);
}

function withNeeds(
  label: LabelFile,
  asked: ReadonlyMap<LegalName, readonly Asked[]>,
  sidesOf: (id: string, all: readonly Asked[]) => readonly (Asked & { readonly sides: readonly Side[] })[],
  written: Written,
  report: Report,
): LabelFile {
  const { common = {}, ...rest } = label;
  const { figures, figureOf } = figuresOf(label, written);
  const names = label.names.map((name, index) => {
    const { limits: _, common: keys = [], needs = [], ...own } = name;
    const shared = keys.flatMap((key) => common[key]?.needs ?? []);
    const all = sidesOf('', asked.get(name)!).flatMap(({ param, sides, path }) =>
      sides.map(({ sign, figure, by }) => ({
        text: `${figureOf(param)} ${sign} ${by === undefined ? figure : figureOf(by)}`,
        path,
      })),
    );
    for (const [place, { path }] of all.entries())
      report.moved('label.json', `/names/${index}/needs/${place}`, { file: 'label.json', path });
    for (const place of needs.keys())
      report.moved('label.json', `/names/${index}/needs/${all.length + place}`, {
        file: 'label.json',
        path: `/names/${index}/needs/${place}`,
      });
    return { ...own, needs: [...all.map(({ text }) => text), ...needs, ...shared] };
  });
  return { ...rest, figures, names };
}
