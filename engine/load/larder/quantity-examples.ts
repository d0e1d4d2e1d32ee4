// What the examples of quantities.json promise: each text, read as any other quantity, comes to its grams. A measure, a number
// in words or a size that slips is told once, where it is written.
//   "dos tazas": 30, where a «taza» says 150 ml → «dos tazas» tendrían que ser 30 g y salen 300
import { spanish } from '../../number.ts';
import { compileQuantities, type QuantitiesFile, type Read, readQuantity } from '../../quantity/index.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Report } from '../file/problem.ts';

const file = 'quantities.json';
/** As water weighs, and a gram each. */
const plain = { density: 1, piece: 1 };
/** Sums of decimals. */
const margin = 1e-6;
const figures = { mass: 'grams', volume: 'ml', spoon: 'ml', piece: 'count' } as const;

/** Files that keep what they promise: a row more in the larder changes no measure. */
const sound = new WeakSet<QuantitiesFile>();

export function checkQuantityExamples(words: QuantitiesFile, report: Report): void {
  if (sound.has(words)) return;
  const measures = words.examples ? compileQuantities(words) : null;
  const told = new Set<string>();
  for (const [text, grams] of Object.entries(measures ? words.examples! : {})) {
    const read = readQuantity(text, '', measures!, () => plain);
    if (read.grams !== null && Math.abs(read.grams - grams) <= margin * grams) continue;
    const own = `/examples/${pointerStep(text)}`;
    const path = read.grams === null ? own : (placeIn(text, read, words) ?? own);
    // Where a measure is wrong, so is every number that is told by it.
    if (told.has(path) || (!/\d/.test(text) && told.size > 0)) continue;
    told.add(path);
    const given = read.grams === null ? `no se lee: ${read.why}` : `da ${spanish(read.grams, 6)} g`;
    report.error(
      file,
      { path },
      `«${text}» ${given}, y han de ser ${spanish(grams, 6)}. Corrige esta cifra o, si es la buena, lo que se promete de ella en «examples».`,
    );
  }
  if (told.size === 0) sound.add(words);
}

/** The figure that it hangs on: of its size or its measure beside a number in digits, else of its number in words. */
function placeIn(
  text: string,
  { quantity }: Read,
  { units, sizes, numbers, fractions }: QuantitiesFile,
): string | null {
  const said = ` ${text} `;
  if (!/\d/.test(text)) {
    const [[list, word] = []] = Object.entries({ fractions, numbers }).flatMap(([name, of]) =>
      Object.keys(of).flatMap((one) => (said.includes(` ${one} `) ? [[name, one] as const] : [])),
    );
    return word === undefined ? null : `/${list}/${pointerStep(word)}`;
  }
  const size = sizes.findIndex(({ names }) => names.some((name) => said.includes(` ${name} `)));
  if (size >= 0) return `/sizes/${size}/factor`;
  const unit = units.findIndex(({ names }) => names.some((name) => quantity?.unit?.names.includes(name)));
  return unit < 0 ? null : `/units/${unit}/${figures[units[unit]!.kind]}`;
}
