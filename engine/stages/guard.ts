// guard: mix → the same mix, when the recipe has what the craft and the type require.
// Refuses, in the words of the definition: no weight at all, no base ingredient.
import { fillIn } from '../advice/template.ts';
import type { Param, Saying } from '../craft.ts';
import { runOn } from '../formula/run.ts';
import { spanish, type Value } from '../number.ts';
import { Refusal } from '../refusal.ts';
import type { Mix } from './compose.ts';

export function guard(mix: Mix): Mix {
  const { craft, type, unknownType, inputs } = mix;
  const run = runOn(mix, type.plan);
  for (const param of craft.inputs) {
    const value = inputs.get(param.input!.told);
    if (value === undefined) continue;
    const min = param.input!.min?.code(run, null) ?? null;
    const max = param.input!.max?.code(run, null) ?? null;
    if ((min !== null && value < min) || (max !== null && value > max)) throw outside(param, value, min, max);
  }
  for (const { that, say, missing } of type.requirements) {
    const holds = that.code(run, null);
    if (holds !== null && holds !== 0) continue;
    const warned = unknownType ? `${unknownTypeText(mix)} ` : '';
    throw new Refusal(warned + text(type.messages.get(say), mix, missing));
  }
  return mix;
}

function outside({ key, label, suffix, decimals }: Param, value: number, min: Value, max: Value): Refusal {
  const shown = (figure: number): string => `${spanish(figure, decimals)}${suffix}`;
  const limits = [
    ...(min === null ? [] : [`como poco ${shown(min)}`]),
    ...(max === null ? [] : [`como mucho ${shown(max)}`]),
  ];
  return new Refusal(`${key}: ${shown(value)} no puede ser; ${label.toLowerCase()}, ${limits.join(' y ')}.`);
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
