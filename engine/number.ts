// Numbers as people and rules see them: rounded half away from zero, never -0, printed the Spanish way.

export type Value = number | null;

/** The number when it is finite, null otherwise: nothing downstream ever meets NaN or Infinity. */
export const finite = (value: number): Value => (Number.isFinite(value) ? value : null);

const powers = Array.from({ length: 10 }, (_, decimals) => 10 ** decimals);

/** Half away from zero; the 1e-9 makes 12.635 read 12.64 although binary stores it a little lower. */
export function round(value: number, decimals: number): number {
  const scale = powers[decimals] ?? 10 ** decimals;
  const rounded = (Math.sign(value) * Math.floor((Math.abs(value) + 1e-9) * scale + 0.5)) / scale;
  return rounded === 0 ? 0 : rounded;
}

/** To a multiple of `step`; the digits of the step keep 0.1 + 0.2 from showing. */
export function toStep(value: number, step: number, towards: (x: number) => number): number {
  if (!(step > 0)) return value;
  const multiple = towards(value / step) * step;
  if (Number.isInteger(step)) return multiple;
  const digits = Math.max(0, Math.ceil(-Math.log10(step)) + 2);
  return digits > 12 ? multiple : round(multiple, digits);
}

/** «−12,5»: decimal comma, no trailing zeros, a true minus sign. */
export function spanish(value: number, decimals: number): string {
  return String(round(value, decimals)).replace('-', '−').replace('.', ',');
}

/** «a, b y c» */
/** «a, b o c» */
export function alternatives(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${/^h?o/i.test(last) ? 'u' : 'o'} ${last}`;
}

export function enumerate(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  const last = items[items.length - 1]!;
  const link = /^h?i(?!e)/i.test(last) ? 'e' : 'y';
  return `${items.slice(0, -1).join(', ')} ${link} ${last}`;
}
