// Text to be read, where a figure stays on one line with the short word that measures it, and capitals with their number.
//   «5 g», «12 °C», «196 kcal/100 g», «E 466», «RD 1021/2022»
const spaces = /(?<=\d) (?=[%°€]|\p{L}{1,4}(?!\p{L}))|(?<=(?<!\p{L})\p{Lu}{1,3}) (?=\d)/gu;

export const unbroken = (text: string): string => text.replace(spaces, '\u00a0');
