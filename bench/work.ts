// Processor time of a piece of work in this process, in microseconds: the median of several rounds, each long enough.
export function microseconds(work: () => unknown, rounds = 7, roundMs = 60): number {
  // Long enough for the compiler to have done with it.
  for (const until = performance.now() + 10 * roundMs; performance.now() < until; ) work();
  const results = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    let times = 0;
    for (const until = performance.now() + roundMs; performance.now() < until; times++) work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / times;
  });
  return median(results);
}

export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
