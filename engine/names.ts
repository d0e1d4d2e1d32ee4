// One normaliser for every craft: capitals, accents, plurals, signs, brackets and word order do not count.

/** «Tal Cual 35,1 % M.G.» → «tal cual 35.1 % m g» */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/[^a-z0-9%.]/g, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/([a-z])(?=\d)|(\d)(?=[a-z])/g, '$1$2 ')
    .replace(/%/g, ' % ')
    .replace(/ +/g, ' ')
    .trim();
}

/** What people typed, safe to print back. */
export const printable = (text: string): string => text.replace(/\p{C}+/gu, ' ').trim();

export const withoutBrackets = (text: string): string => text.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ');

/** The same ending for singular and plural: «parte(s)», «color(es)», «luz» and «luces» meet. */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  const singular = word.replace(/(?<!s)s$/, '');
  return singular.replace(/e$/, '').replace(/c$/, 'z');
}

/** Words of a normalised text, as stems, without the skipped ones. */
export function words(normal: string, skipped: ReadonlySet<string>): string[] {
  return normal
    .split(' ')
    .filter((word) => word !== '' && word !== '%' && !skipped.has(word))
    .map(stem);
}

/** Words as a set: the same key in any order. */
export const keyOf = (list: readonly string[]): string => [...new Set(list)].sort().join(' ');
