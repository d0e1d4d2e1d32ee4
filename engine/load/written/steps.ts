// The multiples that a correction is rounded to, said by the name that the craft gives them → their formula.
import type { Written } from '../../model/craft.ts';

/** «step»: "fina" → the formula that the craft calls so */
export function withNamedSteps(written: Written): Written {
  const steps = written.craft.grams?.steps;
  if (!steps) return written;
  const spelled = <T>(value: T): T => {
    if (Array.isArray(value)) return value.map(spelled) as T;
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        key === 'step' && typeof item === 'string' && Object.hasOwn(steps, item) ? steps[item] : spelled(item),
      ]),
    ) as T;
  };
  return {
    ...written,
    messages: spelled(written.messages),
    types: Object.fromEntries(
      Object.entries(written.types).map(([id, type]) => [
        id,
        type.messages ? { ...type, messages: spelled(type.messages) } : type,
      ]),
    ),
  };
}
