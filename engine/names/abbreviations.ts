// Words written short, spelled out in every way they may be meant.
//   «c. roja», with «c» short for «cosa» and for «caja» → «cosa roja», «caja roja»
/** «az.» and «az» are one; «s/», «h.» count only with their sign. */
export function speller(
  abbreviations: readonly [string, readonly string[]][],
): (name: string) => readonly [string, ...string[]] {
  const full = new Map<string, string[]>();
  for (const [word, short] of abbreviations)
    for (const form of short) full.set(form, [...(full.get(form) ?? []), word]);
  const longest = Math.max(0, ...[...full.keys()].map((form) => form.length));
  const wordsFor = (written: string): readonly string[] | undefined => {
    if (written.length > longest + 1) return undefined;
    const form = written.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const short = form.replace(/[./]+/g, '');
    return full.get(form) ?? (form.endsWith('/') && short.length < leastShort ? undefined : full.get(short));
  };
  return (name) => {
    let ways: [string, ...string[]] = [''];
    let at = 0;
    const write = (pieces: readonly string[]): void => {
      const [first, ...others] = pieces;
      const rest = ways.length * pieces.length > mostWays ? [] : others;
      const more = rest.flatMap((piece) => ways.map((way) => way + piece));
      ways = [ways[0] + first!, ...ways.slice(1).map((way) => way + first!), ...more];
    };
    for (const { 0: written, index } of name.matchAll(shortForms)) {
      const words = wordsFor(written);
      if (!words) continue;
      write([name.slice(at, index)]);
      write(words.map((word) => `${isCapitals(written) ? word.toUpperCase() : word} `));
      at = index + written.length;
    }
    write([name.slice(at)]);
    return ways;
  };
}

const shortForms = /(?<![\p{L}\p{N}])\p{L}+(?:[./]\p{L}(?![\p{L}\p{N}]))?(?:\.|\/(?!\d))?/gu;
const mostWays = 8;

/** With fewer letters, what stands before a slash is short for something else: «c/», «p/». */
const leastShort = 4;

/** Two letters at least: what is typed in capitals stays so, or one word of it would look like a maker's name. */
const isCapitals = (text: string): boolean => /^\p{Lu}{2}/u.test(text);
