// Slips of the fingers: for a word nobody knows, the known words it may have been meant for, nearest first.
// A word that sounds the same is as good as right; otherwise one slip in five letters or more, two in nine or more.
//   «cavallo» → caballo; «ventnana» → ventana

export interface Spelling {
  /** known words near this one: those that sound the same, or else those a slip away */
  readonly near: (word: string) => string[];
  /** known words that begin with these letters */
  readonly starting: (letters: string) => string[];
}

const leastLetters = 4;
const oneSlip = 5;
const twoSlips = 9;

/** `forms` are other ways to write a known word: they are found too, and stand for it. */
export function spellingOf(known: Iterable<string>, forms: ReadonlyMap<string, string>): Spelling {
  const bySound = new Map<string, string[]>();
  const byStart = new Map<string, string[]>();
  const words = new Set(known);
  for (const [form, word] of forms) if (words.has(word)) words.add(form);
  const meant = (found: readonly string[]): string[] => [...new Set(found.map((word) => forms.get(word) ?? word))];
  for (const word of words) {
    if (word.length < leastLetters || /[\d_]/.test(word)) continue;
    const sound = soundOf(word);
    put(bySound, sound, word);
    put(byStart, startOf(sound, word.length), word);
  }
  return {
    starting: (letters) => meant([...words].filter((word) => word.length > letters.length && word.startsWith(letters))),
    near: (word) => {
      if (word.length < leastLetters || /[\d_]/.test(word)) return [];
      const sound = soundOf(word);
      const same = bySound.get(sound);
      if (same) return meant(same);
      const most = word.length >= twoSlips ? 2 : word.length >= oneSlip ? 1 : 0;
      if (most === 0) return [];
      let best = most;
      let found: string[] = [];
      for (let length = word.length - most; length <= word.length + most; length++) {
        for (const candidate of byStart.get(startOf(sound, length)) ?? []) {
          const slips = slipsBetween(word, candidate, best);
          if (slips > best) continue;
          if (slips < best) found = [];
          best = slips;
          found.push(candidate);
        }
      }
      return meant(found);
    },
  };
}

function put(map: Map<string, string[]>, key: string, word: string): void {
  const list = map.get(key);
  if (list) list.push(word);
  else map.set(key, [word]);
}

const startOf = (sound: string, length: number): string => `${sound[0]}${length}`;

/** Letters that sound alike in Spanish, double letters and silent ones. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/qu|k/g, 'c')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/x/g, 's')
    .replace(/(.)\1+/g, '$1')
    .replace(/n(?=[bp])/g, 'm');
}

/** Letters left out, put in, changed or swapped with the next; stops counting past `most`. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length]!;
}
