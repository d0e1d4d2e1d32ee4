// Selectors («these groups, but not that ingredient») as a test of a line: by the id of its row and by its groups.
//   picker(['azucares', '-#miel'], sets)('dextrosa', ['azucares']) → true
export type Picker = (id: string | null, groups: readonly string[]) => boolean;
/** Names that stand for several selectors. */
export type Sets = Readonly<Record<string, readonly string[]>>;

/** A set that is made of itself. */
export class SetCycle extends Error {}

export function picker(selectors: readonly string[], sets: Sets, open: readonly string[] = []): Picker {
  const wanted = selectors.filter((selector) => !selector.startsWith('-')).map((name) => single(name, sets, open));
  const unwanted = selectors
    .filter((selector) => selector.startsWith('-'))
    .map((name) => single(name.slice(1).trim(), sets, open));
  return (id, groups) =>
    (wanted.length === 0 || wanted.some((test) => test(id, groups))) && !unwanted.some((test) => test(id, groups));
}

function single(name: string, sets: Sets, open: readonly string[]): Picker {
  if (name === 'todo') return () => true;
  if (name.startsWith('#')) {
    const wanted = name.slice(1);
    return (id, groups) => id === wanted || groups.includes(name);
  }
  const set = Object.hasOwn(sets, name) ? sets[name] : undefined;
  if (!set) return (_, groups) => groups.includes(name);
  if (open.includes(name)) throw new SetCycle(name);
  return picker(set, sets, [...open, name]);
}
