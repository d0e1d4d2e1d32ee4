// Where a value stands along the track of its gauge, in per cent.

/** The band takes the middle half of the track; zero, where it is an end and nothing lies below it, is its left edge. */
export function scaleOf(min: number | null, max: number | null): (value: number) => number {
  const within = (place: number): number => Math.max(0, Math.min(98.5, place));
  if ((min === null || min === 0) && max !== null && max >= 0) {
    const top = max || 1;
    return (value) => within((75 * value) / top);
  }
  if (max === null && min !== null && min > 0) return (value) => within((25 * value) / min);
  const low = min ?? max! - Math.max(Math.abs(max!), 1);
  const high = max ?? min! + Math.max(Math.abs(min!), 1);
  const width = high - low || Math.max(Math.abs(high), 1) / 4;
  return (value) => Math.max(1.5, within(25 + (50 * (value - low)) / width));
}
