// One normaliser for every name: capitals, accents, signs and plurals do not count.
//   «Tal Cual 35,1 % M.G.» → «tal cual 35.1 % mg»

export function normalise(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain(lower)) return lower;
  const bare = lower.replace(/œ/g, 'oe').replace(/æ/g, 'ae').normalize('NFD').replace(/\p{M}/gu, '');
  if (isPlain(bare)) return bare;
  return bare
    .replace(/\d+\.?ª/g, ' ') // «1.ª» is a rank; «1º» may be a degree
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(?<![a-z0-9])(?:[a-z]\.){2,}/g, (initials) => `${initials.replaceAll('.', '')} `)
    .replace(/[^a-z0-9%.]/g, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/([b-z]|(?<=[a-z])a)(?=\d)|(\d)(?=[a-z])/g, '$1$2 ') // «A2» is a name, «a 2 %» is not
    .replace(/%/g, ' % ')
    .replace(/ +/g, ' ')
    .trim();
}

const isPlain = (text: string): boolean => /^[a-z]+(?: [a-z]+)*$/.test(text);

/** What people typed, safe to print back. */
export const printable = (text: string): string => text.replace(/\p{C}+/gu, ' ').trim();

export const withoutBrackets = (text: string): string => text.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ');

/** What is added in brackets or behind a comma: «cosa (de ayer)», «cosa, de ayer». */
export const remarksIn = (text: string): string =>
  normalise(
    [...text.matchAll(/[([]([^()[\]]*)[)\]]|,\s(.*)$/gs)].map(([, inside, after]) => inside ?? after).join(' '),
  );

export const withoutRemarks = (text: string): string => normalise(withoutBrackets(text).replace(/,\s.*$/s, ''));

/** The same ending for singular and plural: «parte(s)», «color(es)», «luz» and «luces» meet. */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  let end = word.length;
  if (word[end - 1] === 's' && word[end - 2] !== 's') end--;
  if (word[end - 1] === 'e') end--;
  const root = end === word.length ? word : word.slice(0, end);
  return root.endsWith('c') ? `${root.slice(0, -1)}z` : root;
}

export const isNumber = (word: string): boolean => /^\d+(\.\d+)?$/.test(word);

/** Words of a normalised text, as stems, without the skipped ones. */
export function words(normal: string, skipped: ReadonlySet<string>): string[] {
  return normal
    .split(' ')
    .filter((word) => word !== '' && word !== '%' && !skipped.has(word))
    .map(stem);
}
