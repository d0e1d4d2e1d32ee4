// What is said by name where several say the same → what the name stands for: what legal names ask together, and the multiples
// that a correction is rounded to.
import type { LabelFile, Written } from '../../model/craft.ts';
import type { Report } from '../file/problem.ts';

/** «needs»: ["chocolate", "x >= 35"] → ["harina = 0", …, "x >= 35"] */
export function withNamedNeeds(written: Written, report: Report): Written {
  const { label } = written;
  if (!label?.common) return written;
  const { common, ...rest } = label;
  for (const name of Object.keys(common))
    if (Object.hasOwn(label.figures, name))
      report.error(
        'label.json',
        { path: `/common/${name}`, key: true },
        `«${name}» es ya una cifra de «figures»: dale otro nombre.`,
      );
  const names = label.names.map((name, index): LabelFile['names'][number] => {
    const needs = name.needs.flatMap((need, place) =>
      (Object.hasOwn(common, need) ? common[need]! : [need]).map((text) => ({ text, need, place })),
    );
    for (const [at, { text, need, place }] of needs.entries())
      report.moved('label.json', `/names/${index}/needs/${at}`, {
        file: 'label.json',
        path: text === need ? `/names/${index}/needs/${place}` : `/common/${need}/${common[need]!.indexOf(text)}`,
      });
    return { ...name, needs: needs.map(({ text }) => text) };
  });
  return { ...written, label: { ...rest, names } };
}

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
