// How long to wait before replacing a worker that fell. One that falls as soon as it is born would otherwise be born again
// without end: 0 the first time, then 200 ms more at each fall, up to 5 s; a healthy life forgets them.
const healthyMs = 5000;
const stepMs = 200;
const mostMs = 5000;

export function createFalls(): (livedMs: number) => number {
  let falls = 0;
  return (livedMs) => {
    falls = livedMs < healthyMs ? falls + 1 : 0;
    return Math.min(mostMs, falls * stepMs);
  };
}
