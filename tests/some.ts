// A long list, tried in part: as many as are asked for, evenly taken, always the same. THOROUGH=1 tries them all.
const isThorough = process.env.THOROUGH === '1';

export function some<T>(list: readonly T[], count: number): readonly T[] {
  if (isThorough || list.length <= count) return list;
  return Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]!);
}
