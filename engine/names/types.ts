// The type asked for, by its id, its label or a short name: plurals, capitals and accents do not count.
// Takes types with their names; gives a function from what was asked to the id, or null. A word that several types share names none of them
// unless it is declared; declared with «*», whatever follows it is a flavour.
//   «Cosas al horno» → cosa_horno; «cosas» → the one type that has that word; «cosa *» → «cosa de limón» too
import { indexNames } from './index.ts';
import { spellingOf } from './misspelled-word.ts';
import { normalise, stem } from './normalise.ts';

interface Titled {
  readonly id: string;
  readonly label: string;
}

/** Shorter words bind and name nothing. */
const shortest = 3;
const wordsOf = (normal: string): string[] =>
  normal
    .split(' ')
    .filter((word) => word.length >= shortest)
    .map(stem);

export function typeReaderOf(types: readonly Titled[], declared: Readonly<Record<string, string>>) {
  const rows = [
    ...types.map(({ id }) => ({ id, names: [id] })),
    ...Object.entries(declared).map(([name, id]) => ({ id, names: [name] })),
    ...types.map(({ id, label }) => ({ id, names: [label] })),
    ...types.map(({ id, label }) => ({ id, names: label.split(/[/(),]/) })),
  ];
  const index = indexNames(rows, { wordsOf, addedIn: () => [] });
  const open = new Map(
    Object.entries(declared)
      .filter(([name]) => name.endsWith('*'))
      .map(([name, id]) => [wordsOf(normalise(name)).join(' '), id]),
  );
  const words = new Map<string, Set<string>>();
  for (const { id, names } of rows)
    for (const word of names.flatMap((name) => wordsOf(normalise(name))))
      words.set(word, (words.get(word) ?? new Set()).add(id));

  const spelling = spellingOf(words.keys(), new Map());
  /** A flavour, unless it is a slip in a word of some type: that is to be asked about. */
  const isSlip = (word: string): boolean => !words.has(word) && spelling.near(word).length > 0;

  /** The one type that has all these words somewhere in its names. */
  const only = (asked: readonly string[]): string | null => {
    const owners = types.filter(({ id }) => asked.every((word) => words.get(word)?.has(id)));
    return asked.length > 0 && owners.length === 1 ? owners[0]!.id : null;
  };
  /** Its whole name and something more, «cosa al horno de Fulano»: two words at least, or the word it is called by alone. */
  const inside = (asked: readonly string[], alone: boolean): string | null => {
    const covers = index
      .covers(asked)
      .filter(
        ({ id, words }) =>
          words.includes(asked[0]!) && (alone ? words.length === 1 && words[0] === stem(id) : words.length > 1),
      );
    const most = Math.max(0, ...covers.map((cover) => cover.words.length));
    const best = new Set(covers.filter((cover) => cover.words.length === most).map(({ id }) => id));
    return best.size === 1 ? [...best][0]! : null;
  };
  return (asked: string): string | null => {
    const normal = normalise(asked);
    const list = wordsOf(normal);
    const known = index.text(normal) ?? index.phrase(list) ?? index.together(list) ?? only(list) ?? inside(list, false);
    // What is declared of a word and any flavour goes before a type that is called by that word alone.
    return known ?? (list.some(isSlip) ? null : open.get(list[0] ?? '')) ?? inside(list, true);
  };
}
