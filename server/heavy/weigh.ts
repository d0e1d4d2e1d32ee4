// How heavy a request is, before anything of it is calculated: what may hold the loop for long goes to a thread.

/** Advice grows with the square of the lines; nobody cooks one so long, and whoever asks may wait a little. */
const mostLines = 50;
/** A long name of many words costs as much as a dozen usual ones: of ordinary lines there would be a hundred in these. */
const mostLetters = 1500;

/** Whether a body is too much for the loop: its lines at every depth, and the letters that have to be read in them. */
export function isHeavy(body: unknown): boolean {
  const seen = { lines: 0, letters: 0 };
  weigh(body, seen);
  return seen.lines > mostLines || seen.letters > mostLetters;
}

function weigh(recipe: unknown, seen: { lines: number; letters: number }): void {
  const { ingredients } = (recipe ?? {}) as { ingredients?: unknown };
  if (!Array.isArray(ingredients)) return;
  for (const line of ingredients) {
    if (++seen.lines > mostLines) return;
    if (typeof line !== 'object' || line === null) continue;
    for (const value of Object.values(line)) {
      if (typeof value === 'string') seen.letters += value.length;
      else if (typeof value === 'object') weigh(value, seen);
    }
  }
}
