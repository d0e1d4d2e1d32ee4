/**
 * No object of a craft can be changed by anyone. Lists, maps and typed arrays are read-only by their types alone: the
 * built-in functions go over a frozen list several times slower, and a request over dozens of them.
 */
export function deepFreeze<T>(value: T, seen = new Set<unknown>()): T {
  if (value === null || typeof value !== 'object' || seen.has(value) || ArrayBuffer.isView(value)) return value;
  if (Object.isFrozen(value)) return value;
  seen.add(value);
  for (const item of value instanceof Map ? value.values() : Object.values(value)) deepFreeze(item, seen);
  const isPlain = !(Array.isArray(value) || value instanceof Map || value instanceof Set || value instanceof RegExp);
  return isPlain ? Object.freeze(value) : value;
}
