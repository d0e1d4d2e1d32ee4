// Labels and names inside a Spanish sentence: capitals, one or many.

/** «Harina de fuerza» reads «harina de fuerza» inside a sentence, but «AOVE» and «E 471» stay. */
export const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;

/** A symbol keeps its letters: «pH». */
export const capital = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);

/** «almendras» is many, «almendra» is one, by its first word; «compás», «virus» and «crisis» are one too. */
export function isPlural(name: string): boolean {
  const [first = ''] = name.split(/\s/);
  return first.length > 3 && first.endsWith('s') && !/([áéíóúu]|[csn]i)s$/.test(first);
}
