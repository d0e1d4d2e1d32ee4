// Values of the files of a craft, by their names → the craft as it was written.
import type { Written } from '../../model/craft.ts';

export function writtenBy(files: Iterable<string>, read: (file: string) => unknown): Written {
  const value = (file: string): unknown => read(file) ?? {};
  const types: Written['types'] = {};
  for (const file of files) {
    const type = /^types\/(.+)\.json$/.exec(file)?.[1];
    if (type !== undefined) types[type] = read(file) as Written['types'][string];
  }
  return {
    craft: value('craft.json') as Written['craft'],
    kinds: value('kinds.json') as Written['kinds'],
    catalogue: value('catalogue.json') as Written['catalogue'],
    names: value('names.json') as Written['names'],
    params: value('params.json') as Written['params'],
    rules: value('rules.json') as Written['rules'],
    messages: value('messages.json') as Written['messages'],
    trade: (read('trade.json') ?? null) as Written['trade'],
    label: (read('label.json') ?? null) as Written['label'],
    types,
  };
}
