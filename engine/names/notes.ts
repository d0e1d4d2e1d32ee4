// What is told about how a name was read: declared sentences with their holes filled. Nothing for a name read as it is.
//   «cosa» read as «Casa» → «cosa» se ha leído como «Casa».
import type { LarderNames, NameSentences } from '../../schemas/generated/definitions.d.ts';
import type { Reading } from './read.ts';

export function noteOn(
  reading: Reading,
  row: { readonly label: string } | null,
  { say, states }: Pick<LarderNames, 'say' | 'states'>,
): string | null {
  const text = reading.how === 'state' && !reading.apart ? states?.say : say && sentenceFor(reading, say);
  return text ? fill(text, { nombre: reading.printable, fila: row?.label ?? '', marca: reading.brand ?? '' }) : null;
}

function sentenceFor({ apart, meaning, how }: Reading, say: NameSentences): string | null {
  if (how === 'ware') return say.ware;
  if (apart) return say.apart;
  if (meaning?.say !== undefined) return meaning.say;
  return how === 'name' || how === 'figure' || how === 'meaning' || how === 'state' || how === 'unknown'
    ? null
    : say[how];
}

const fill = (text: string, holes: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => holes[name] ?? whole);
