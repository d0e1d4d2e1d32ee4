// Open names: what begins with a declared word is of its kind, whatever else it is called.
//   with «cosa» a kind: «cosa de no se sabe dónde» → the kind, or the one thing of it that is called so
import { mostWords } from './cover.ts';
import { type Found, named, type Text } from './found.ts';
import { normalise } from './normalise.ts';
import type { Books } from './whole.ts';

interface Kind {
  readonly is: string;
  readonly except: ReadonlySet<string>;
}

export function kindsOf({ shelf, craft, areTwo, belies }: Books): (text: Text) => Found | null {
  const { lexicon, index, ingredients, names } = shelf;
  const { rowOf, larderOf } = craft;
  const { wordsOf } = lexicon;
  const phraseOf = (text: string): string => wordsOf(normalise(text)).join(' ');
  const kinds = new Map<string, Kind>(
    (names.kinds ?? []).flatMap(({ heads, is, except }) => {
      const kind = { is, except: new Set((except ?? []).map(phraseOf)) };
      return heads.map((head) => [phraseOf(head), kind] as const);
    }),
  );
  const familyOf = (id: string): string | undefined => ingredients.get(larderOf(id))?.family;

  function byKind({ words, added, bound }: Text): Found | null {
    if (words.length < 2 || words.length > mostWords) return null;
    const kind = kinds.get(words[0]!) ?? kindBehind(words);
    const id = kind && rowOf(kind.is);
    const isElse = (word: string): boolean =>
      kind!.except.has(word) || kind!.except.has(lexicon.lackedAtOnce(word) ?? '');
    if (id === undefined || words.some(isElse) || areTwo(added, id, '')) return null;
    const nearest = nearestOf(id, words, bound.flatMap(wordsOf));
    return belies(nearest, words) ? null : { ...named(nearest), how: 'kind' };
  }

  /** «cosa Fulano no sé cuántos», where «Fulano» is of a kind of such things. */
  function kindBehind([first, second = '']: readonly string[]): Kind | undefined {
    const kind = kinds.get(second);
    const family = kind && familyOf(rowOf(kind.is) ?? '');
    return family !== undefined && lexicon.isFiller(first!, family) ? kind : undefined;
  }

  /** Of a kind, the one whose whole name is in it, when there is only one: «cosa roja de no se sabe dónde», «cosa Fulana». */
  function nearestOf(id: string, words: readonly string[], bound: readonly string[]): string {
    const family = familyOf(id);
    const closer = index
      .covers(words)
      .filter(({ words: [first, ...more] }) => more.length > 0 || (first !== words[0] && !bound.includes(first!)))
      .filter((cover) => ingredients.get(cover.id)?.family === family)
      .map((cover) => rowOf(cover.id));
    return new Set(closer).size === 1 ? (closer[0] ?? id) : id;
  }

  return byKind;
}
