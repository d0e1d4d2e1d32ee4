// Aliases of the larder that would never be read: the plural of what another row is called, two names between the same
// quotes, or words that name nothing.
//   «fresas secas», where another row is «Fresa seca»; «pera de agua, pera limonera»; «de»; «litro»
import type { LarderRow } from '../../larder/larder.ts';
import { normalise, stem, withoutBrackets } from '../../names/normalise.ts';
import type { Report } from '../file/problem.ts';

/** `empty`: words that bind, and measures. */
export function checkAliases(rows: Iterable<LarderRow>, empty: ReadonlySet<string>, report: Report): void {
  const owners = new Map<string, { row: LarderRow; name: string }>();
  for (const row of rows) {
    for (const [place, { name, words, stems, several }] of namesOf(row.entry).entries()) {
      const path = `/ingredients/${row.place}/${place === 0 ? 'label' : `aliases/${place - 1}`}`;
      const known = owners.get(stems);
      // The very same text is told as the name of two rows.
      if (known && known.row.id !== row.id && normalise(known.name) !== normalise(name))
        report.error(
          row.file,
          { path },
          `«${name}» se lee como «${known.name}», que es «${known.row.label}» (${known.row.id}): el singular y el plural son el mismo nombre, y no puede ser de dos ingredientes.`,
        );
      if (!known) owners.set(stems, { row, name });
      if (words.every((word) => empty.has(word)))
        report.error(
          row.file,
          { path },
          `«${name}» no nombra nada: es una medida o una palabra de enlace, y así no se lee. Escríbelo entero.`,
        );
      if (place > 0 && several.length > 1)
        report.error(
          row.file,
          { path },
          `Aquí hay ${several.length} nombres entre las mismas comillas: escribe ${several.map((one) => `"${one}"`).join(', ')}.`,
        );
    }
  }
}

interface Name {
  readonly name: string;
  readonly words: readonly string[];
  /** them, one or many alike */
  readonly stems: string;
  /** those that a comma separates in it */
  readonly several: readonly string[];
}

/** Of an ingredient as it is written. */
const namesOf = (entry: LarderRow['entry']): readonly Name[] =>
  [entry.label, ...(entry.aliases ?? [])].map((name) => {
    const words = normalise(name).split(' ');
    return { name, words, stems: words.map(stem).join(' '), several: namesIn(name) };
  });

/** Names that a comma separates and that begin alike, «pera de agua, pera limonera»; a comma may also be part of one. */
function namesIn(name: string): string[] {
  const parts = withoutBrackets(name)
    .split(/,\s/)
    .map((part) => part.trim());
  const [first] = parts.map((part) => normalise(part).split(' ')[0]);
  return parts.every((part) => normalise(part).split(' ')[0] === first) ? parts : [];
}
