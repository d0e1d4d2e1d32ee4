// guard: mix → the same mix, when the recipe has what the craft and the type require.
// Refuses, in the words of the definition: no weight at all, no base ingredient.

import type { Formula, Run } from '../language/model.ts';
import { openedLines, runOn } from '../language/run.ts';
import { type Node, nodesOf } from '../language/tree.ts';
import type { Param, Saying } from '../model/craft.ts';
import { enumerate, spanish, type Value } from '../number.ts';
import type { Mix } from '../read/compose.ts';
import { isUnknown } from '../read/may-be.ts';
import { Refusal, refused } from '../refusal.ts';
import { fillIn } from '../tell/template.ts';

/** `other`: what is told of a type that takes the recipe as it is, where its own does not. */
export function guard(mix: Mix, other: (mix: Mix) => OtherType | null = () => null): Mix {
  const { type, unknownType } = mix;
  const run = runOn(mix, type.plan);
  refuseImpossible(mix, run, () => true);
  for (const { that, say, missing } of type.requirements) {
    const holds = that.code(run, null);
    if (holds !== null && holds !== 0) continue;
    const warned = unknownType ? `${unknownTypeText(mix)} ` : '';
    const better = other(mix);
    const told = better ? ` ${better.text}` : '';
    const why = warned + unknownText(mix) + text(type.messages.get(say), mix, missing) + told;
    throw new Refusal(why, better ? { betterType: better.type } : {});
  }
  return mix;
}

/** A type that takes a recipe as it is, and the sentence that says so. */
export interface OtherType {
  readonly type: string;
  readonly text: string;
}

/** Whether it has what its type is made of. */
export function isOfItsType(mix: Mix): boolean {
  const run = runOn(mix, mix.type.plan);
  return mix.type.requirements.every(({ that }) => Boolean(that.code(run, null)));
}

/** What was told of the process is what it can be, whatever it is made of. */
export const guardProcess = (mix: Mix): void => refuseImpossible(mix, runOn(mix, mix.type.plan), () => true);

/** What was told of the process is what it can be, where weights are still to be found: only by limits that no weight moves. */
export function guardInputs(mix: Mix): void {
  refuseImpossible(mix, runOn(mix, mix.type.plan), ({ tree }) => [...nodesOf(tree)].every(isNumber));
}

const isNumber = ({ kind }: Node): boolean => kind === 'number' || kind === 'negative' || kind === 'binary';

function refuseImpossible({ craft, inputs }: Mix, run: Run, counts: (limit: Formula) => boolean): void {
  const limitIn = (limit: Formula | null): Value => (limit && counts(limit) ? limit.code(run, null) : null);
  for (const param of craft.inputs) {
    const value = inputs.get(param.input!.told);
    if (value === undefined) continue;
    const [min, max] = [limitIn(param.input!.min), limitIn(param.input!.max)];
    if ((min !== null && value < min) || (max !== null && value > max)) throw outside(param, value, min, max);
  }
}

/** What is missing may be there under a name that nobody knows. */
function unknownText({ lines }: Mix): string {
  const names = openedLines(lines)
    .filter(isUnknown)
    .map(({ name }) => `«${name}»`);
  if (names.length === 0) return '';
  const shown = names.length > mostNamed ? [...names.slice(0, mostNamed), `${names.length - mostNamed} más`] : names;
  return `No se sabe qué ${names.length === 1 ? 'es' : 'son'} ${enumerate(shown)}. `;
}
const mostNamed = 3;

function outside({ key, label, suffix, decimals }: Param, value: number, min: Value, max: Value): Refusal {
  const shown = (figure: number): string => `${spanish(figure, decimals)}${suffix}`;
  const limits = [
    ...(min === null ? [] : [`como poco ${shown(min)}`]),
    ...(max === null ? [] : [`como mucho ${shown(max)}`]),
  ];
  return refused(key, `${shown(value)} no puede ser; ${label.toLowerCase()}, ${limits.join(' y ')}.`);
}

/** What is said of a type nobody knows: the craft's own sentence, if it has one. */
function unknownTypeText(mix: Mix): string {
  const own = mix.type.messages.get(mix.craft.definition.craft.says?.unknownType ?? '');
  return own
    ? text(own, mix, null)
    : `Tipo «${mix.unknownType!.asked}» no reconocido: se ha usado «${mix.type.label}».`;
}

function text(sayings: readonly Saying[] | undefined, { type, unknownType }: Mix, missing: string | null): string {
  const holes: Record<string, string | null> = {
    tipo: type.label,
    tipoId: type.id,
    tipoPedido: unknownType?.asked ?? null,
    tipoCercano: unknownType?.near ?? null,
    base: missing,
  };
  return fillIn(sayings?.[0]?.pieces ?? [], ({ name }) => holes[name] ?? null) ?? `Falta: ${missing ?? type.label}.`;
}
