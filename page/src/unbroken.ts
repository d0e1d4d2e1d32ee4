// Text to be read, where a figure stays on one line with the short word that measures it, and «E» with its number.
//   «5 g», «12 °C», «196 kcal/100 g», «E 466»
const spaces = /(?<=\d) (?=[%°€]|\p{L}{1,4}(?!\p{L}))|(?<=(?<!\p{L})\p{Lu}) (?=\d)/gu;

export const unbroken = (text: string): string => text.replace(spaces, '\u00a0');
