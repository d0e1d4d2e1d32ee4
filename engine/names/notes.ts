// What is told about how a name was read: declared sentences with their holes filled. Nothing for a name read as it is.
//   «cosa» read as «Casa» → «cosa» se ha leído como «Casa».
import type { LarderNames, NameSentences } from '../../schemas/generated/definitions.d.ts';
import type { How } from './found.ts';
import type { Reading } from './read.ts';

export function noteOn(
  reading: Reading,
  row: { readonly label: string } | null,
  { say, states }: Pick<LarderNames, 'say' | 'states'>,
  /** the other things that the word may be of, as they are called */
  others: readonly string[],
): string | null {
  const text = reading.how === 'state' && !reading.apart ? states?.say : say && sentenceFor(reading, say, others);
  const holes = {
    nombre: reading.printable,
    fila: row?.label ?? '',
    marca: reading.brand ?? '',
    otras: others.join(' o '),
  };
  return text ? fill(text, holes) : null;
}

function sentenceFor({ apart, meaning, how }: Reading, say: NameSentences, others: readonly string[]): string | null {
  if (how === 'ware') return say.ware;
  if (apart) return say.apart;
  // Of what is read as it is called, and of what nobody knows, no sentence is declared.
  const declared: Readonly<Partial<Record<How, string>>> = say;
  const own = meaning?.say ?? declared[how] ?? null;
  return own ?? (meaning && meaning.mark === undefined && others.length > 0 ? (say.either ?? null) : null);
}

const fill = (text: string, holes: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => holes[name] ?? whole);
