// Why a figure of a recipe is what it is: its formula, what each line brings, its range with its source, the figures and
// constants that it reads, and every rule that looked at it. What `?explain=true` gives, seen from one figure.
//   whyOf(folder, craft, body, 'x') → { formula: 'suma(a) / peso', contributions: […], rules: […] }
import { allNames, type Craft, type Evaluation, explainWhole, type Json, namesRead, Refusal } from '../engine/index.ts';
import { type CraftTexts, evaluated, pointerStep } from '../engine/load/index.ts';
import { createPlaces, type Written } from './places.ts';

export interface Read {
  readonly key: string;
  readonly label: string;
  readonly kind: 'parameter' | 'constant';
  readonly value: number | string | boolean | null;
}

export interface Looked {
  readonly kind: string;
  readonly id: string;
  readonly fired: boolean;
  /** what it said of this recipe */
  readonly says: readonly string[];
  readonly conditions: readonly Json[];
}

export interface Why extends Written {
  readonly key: string;
  readonly label: string;
  readonly unit: string | null;
  readonly value: number | null;
  readonly formula: string;
  readonly range: readonly (number | null)[] | null;
  readonly source: string | null;
  readonly limit: { readonly range: readonly (number | null)[]; readonly source: string } | null;
  /** how the lines add up to it: «suma», «cociente» or «marginal» */
  readonly kind: string | null;
  readonly contributions: readonly { readonly [key: string]: Json }[];
  readonly reads: readonly Read[];
  readonly rules: readonly Looked[];
}

type Explained = { readonly [key: string]: Json };

export function whyOf(folder: CraftTexts, craft: Craft, body: unknown, figure: string): Why | null {
  const evaluation = evaluated(craft, body);
  const param = craft.paramByKey.get(figure);
  if (evaluation instanceof Refusal || !param) return null;
  const whole = explainWhole(evaluation) as Record<string, Json>;
  const found = ((whole.params as Explained)[figure] ?? {}) as Explained;
  return {
    ...{ key: figure, label: param.label, unit: param.unit ?? null, formula: param.formula.text },
    value: evaluation.state.figures.run.full[param.index] ?? null,
    range: (found.range ?? null) as Why['range'],
    source: (found.source ?? null) as string | null,
    limit: (found.limit ?? null) as Why['limit'],
    kind: (found.kind ?? null) as string | null,
    contributions: (found.contributions ?? []) as Why['contributions'],
    reads: readsOf(evaluation, craft, figure),
    rules: rulesAbout(figure, whole),
    ...createPlaces(folder)(...placeOf(craft, folder, figure)),
  };
}

function readsOf({ state: { figures } }: Evaluation, craft: Craft, figure: string): Read[] {
  const { tree } = craft.paramByKey.get(figure)!.formula;
  const direct = namesRead(tree);
  return [...allNames(tree)].flatMap((key): Read[] => {
    const param = direct.has(key) ? craft.paramByKey.get(key) : undefined;
    if (param) {
      const value = figures.run.full[param.index] ?? null;
      return [{ key, label: param.label, kind: 'parameter', value }];
    }
    const constants = figures.plan.constants as Readonly<Record<string, Read['value']>>;
    return Object.hasOwn(constants, key) ? [{ key, label: key, kind: 'constant', value: constants[key]! }] : [];
  });
}

/** Rules whose conditions compare the figure itself, its state or its limit. */
function rulesAbout(figure: string, { trace, rules }: Record<string, Json>): Looked[] {
  const names = new Set([figure, `estado.${figure}`, `limite.${figure}`]);
  const said = rules as unknown as readonly { id: string; message: string | null; conditions: { fact: string }[] }[];
  const about = (conditions: readonly { fact: string }[]): boolean => conditions.some(({ fact }) => names.has(fact));
  const looked = (trace as unknown as readonly (Looked & { conditions: { fact: string }[] })[]).filter((one) =>
    about(one.conditions),
  );
  const spoke = said.filter(({ conditions }) => about(conditions));
  const says = (id: string): string[] =>
    spoke.flatMap((one) => (one.id === id && one.message !== null ? [one.message] : []));
  const silent = spoke.filter(({ id }) => !looked.some((one) => one.id === id));
  const ids = [...new Set(silent.map(({ id }) => id))];
  return [
    ...looked.map(({ kind, id, fired, conditions }) => ({ kind, id, fired, says: fired ? says(id) : [], conditions })),
    // A notice about all that is out compares nothing itself.
    ...ids.map((id) => ({
      ...{ kind: 'notice', id, fired: true, says: says(id) },
      conditions: (silent.find((one) => one.id === id)?.conditions ?? []) as unknown as Json[],
    })),
  ];
}

/** Where its formula is written. */
function placeOf({ definition }: Craft, { texts }: CraftTexts, figure: string): [string, string] {
  if (definition.params.params[figure]?.input) return ['craft.json', `/inputs/${pointerStep(figure)}`];
  const written = JSON.parse(texts.get('params.json') ?? '{}') as { params?: object };
  const section = Object.hasOwn(written.params ?? {}, figure) ? 'params' : 'internal';
  return ['params.json', `/${section}/${pointerStep(figure)}`];
}
