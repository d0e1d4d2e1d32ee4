// Every name that the texts of a definition mention, but for those that only people read.

/** What people read, and nothing else does. */
const told = new Set(['source', 'note', 'label', 'description', 'name', 'law', 'why', '$schema']);

export function namesIn(definition: unknown): Set<string> {
  const names = new Set<string>();
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string' && !told.has(key))
      for (const [name] of value.matchAll(/[A-Za-z_]\w*/g)) names.add(name);
    if (typeof value !== 'object' || value === null) return;
    for (const [inner, one] of Object.entries(value)) walk(one, Array.isArray(value) ? key : inner);
  };
  walk(definition, '');
  return names;
}
