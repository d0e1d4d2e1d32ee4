// Two lists of lines → which stay, go and come, with the fewest changes (Myers, 1986).
//   differences(['a', 'b'], ['a', 'c']) → [' a', '-b', '+c'] as { sign, line }

export interface Line {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/** More changes than this are told as one block: finding the fewest would take longer than it is worth. */
const mostChanges = 1500;

export function differences(before: readonly string[], after: readonly string[]): Line[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  const shorter = Math.min(before.length, after.length) - head;
  while (tail < shorter && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const old = before.slice(head, before.length - tail);
  const now = after.slice(head, after.length - tail);
  const kept = (lines: readonly string[]): Line[] => lines.map((text) => ({ sign: ' ', text }));
  return [...kept(before.slice(0, head)), ...middle(old, now), ...kept(before.slice(before.length - tail))];
}

function middle(old: readonly string[], now: readonly string[]): Line[] {
  const paths = searched(old, now);
  if (!paths)
    return [...old.map((text): Line => ({ sign: '-', text })), ...now.map((text): Line => ({ sign: '+', text }))];
  const found: Line[] = [];
  let x = old.length;
  let y = now.length;
  for (let changes = paths.length - 1; changes >= 0; changes--) {
    const reach = (k: number): number => paths[changes]!.get(k) ?? -1;
    const k = x - y;
    const isAdded = k === -changes || (k !== changes && reach(k - 1) < reach(k + 1));
    const from = isAdded ? k + 1 : k - 1;
    const startX = changes === 0 ? 0 : reach(from);
    const startY = changes === 0 ? 0 : startX - from;
    while (x > startX && y > startY && x > 0 && y > 0 && old[x - 1] === now[y - 1]) {
      found.push({ sign: ' ', text: old[--x]! });
      y--;
    }
    if (changes === 0) break;
    if (isAdded) found.push({ sign: '+', text: now[--y]! });
    else found.push({ sign: '-', text: old[--x]! });
  }
  return found.reverse();
}

/** For each number of changes, how far each diagonal was before it; null when they are too many. */
function searched(old: readonly string[], now: readonly string[]): Map<number, number>[] | null {
  const reach = new Map([[1, 0]]);
  const paths: Map<number, number>[] = [];
  for (let changes = 0; changes <= Math.min(old.length + now.length, mostChanges); changes++) {
    paths.push(new Map(reach));
    for (let k = -changes; k <= changes; k += 2) {
      const isAdded = k === -changes || (k !== changes && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));
      let x = isAdded ? (reach.get(k + 1) ?? 0) : (reach.get(k - 1) ?? 0) + 1;
      let y = x - k;
      while (x < old.length && y < now.length && old[x] === now[y]) {
        x++;
        y++;
      }
      reach.set(k, x);
      if (x >= old.length && y >= now.length) return paths;
    }
  }
  return null;
}
