// What the craft has given a name to, said by it wherever it was written out: what several legal names ask, and roundings.
import { type Files, file, objectsIn, typesIn } from './folder.ts';

export function saidByName(files: Files): void {
  const label = file(files, 'label');
  const sets = Object.entries(label?.common ?? {}).sort(([, a], [, b]) => b.length - a.length);
  for (const name of label?.names ?? [])
    for (const [called, needs] of sets) {
      if (!needs.every((need) => name.needs.includes(need))) continue;
      const first = name.needs.findIndex((need) => needs.includes(need));
      const rest = name.needs.filter((need) => !needs.includes(need));
      name.needs = [...rest.slice(0, first), called, ...rest.slice(first)];
    }
  const steps = new Map(Object.entries(file(files, 'craft').grams?.steps ?? {}).map(([name, text]) => [text, name]));
  if (steps.size === 0) return;
  for (const part of [file(files, 'messages'), ...typesIn(files).map(([, { messages }]) => messages)])
    for (const holder of objectsIn(part ?? {}))
      if (typeof holder.step === 'string') holder.step = steps.get(holder.step) ?? holder.step;
}
