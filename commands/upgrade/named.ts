// The roundings that the craft has given a name to, said by it wherever they were written out.
import { type Files, file, objectsIn, typesIn } from './folder.ts';

export function saidByName(files: Files): void {
  const steps = new Map(Object.entries(file(files, 'craft').grams?.steps ?? {}).map(([name, text]) => [text, name]));
  if (steps.size === 0) return;
  for (const part of [file(files, 'messages'), ...typesIn(files).map(([, { messages }]) => messages)])
    for (const holder of objectsIn(part ?? {}))
      if (typeof holder.step === 'string') holder.step = steps.get(holder.step) ?? holder.step;
}
