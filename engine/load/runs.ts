// Cells one behind another as a text, where what repeats is told once.
//   'a', 'a', nothing, 2 → 'a*2,,2'
export type Cell = string | number | undefined;

export function inRuns(cells: readonly Cell[]): string {
  const runs: { readonly cell: string; times: number }[] = [];
  for (const cell of cells.map((one) => String(one ?? ''))) {
    const last = runs[runs.length - 1];
    if (last?.cell === cell) last.times++;
    else runs.push({ cell, times: 1 });
  }
  return runs.map(({ cell, times }) => (times > 1 ? `${cell}*${times}` : cell)).join();
}

export const outOfRuns = (runs: string): string[] =>
  runs.split(',').flatMap((run) => {
    const [cell, times = '1'] = run.split('*') as [string, string?];
    return Array<string>(Number(times)).fill(cell);
  });
