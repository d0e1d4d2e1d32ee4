// A quotient of two sums over the lines, N(w) / D(w), and how two of them add, multiply and divide: exact where algebra gives
// another quotient; elsewhere the tangent at the recipe («tangent»), or the share that each line has with the other factors
// held still («share»).
//   Σ a_i · w_i / Σ b_i · w_i, plus 2 → Σ (a_i + 2 b_i) · w_i / Σ b_i · w_i

/** Coefficients by line; the last entry is the constant term. */
export interface Form {
  readonly num: Float64Array;
  /** null: 1 */
  readonly den: Float64Array | null;
  /** at the recipe */
  readonly value: number;
  readonly exact: boolean;
}

/** Where forms are worked out: the weights of a recipe, and what stands in for what is no quotient. */
export interface Place {
  readonly weights: Float64Array;
  readonly mode: 'share' | 'tangent';
}

/** What one more gram of a line does to the value. */
export const slope = ({ num, den, value }: Form, line: number, weights: Float64Array): number =>
  den === null ? num[line]! : (num[line]! - value * den[line]!) / total(den, weights);

export function total(coefficients: Float64Array, weights: Float64Array): number {
  let sum = coefficients[weights.length]!;
  for (let i = 0; i < weights.length; i++) sum += coefficients[i]! * weights[i]!;
  return sum;
}

export function constant({ weights: { length } }: Place, value: number): Form {
  const num = new Float64Array(length + 1);
  num[length] = value;
  return { num, den: null, value, exact: true };
}

export function made(num: Float64Array, den: Float64Array | null, weights: Float64Array, exact: boolean): Form | null {
  const over = den === null ? 1 : total(den, weights);
  if (over === 0) return null;
  const value = total(num, weights) / over;
  return Number.isFinite(value) ? { num, den, value, exact } : null;
}

// Written out as loops: there are many of these, and each is short.
function times(coefficients: Float64Array, factor: number): Float64Array {
  const out = new Float64Array(coefficients.length);
  for (let i = 0; i < out.length; i++) out[i] = coefficients[i]! * factor;
  return out;
}

const combine = (a: Float64Array, b: Float64Array, k: number): Float64Array => {
  const out = new Float64Array(a.length);
  for (let i = 0; i < out.length; i++) out[i] = a[i]! + k * b[i]!;
  return out;
};

export const scaled = (form: Form | null, factor: number): Form | null =>
  form && { num: times(form.num, factor), den: form.den, value: form.value * factor, exact: form.exact };

export function shifted({ num, den, value, exact }: Form, by: number): Form {
  const out = den === null ? num.slice() : combine(num, den, by);
  if (den === null) out[out.length - 1]! += by;
  return { num: out, den, value: value + by, exact };
}

/** k when a = k · b, null when no k does; a missing denominator is 1. */
function ratio(a: Float64Array | null, b: Float64Array | null): number | null {
  if (a === null || b === null) {
    const other = a ?? b;
    if (other === null) return 1;
    for (let i = 0; i < other.length - 1; i++) if (other[i] !== 0) return null;
    const last = other[other.length - 1]!;
    return last === 0 ? null : a === null ? 1 / last : last;
  }
  let largest = 0;
  for (let i = 1; i < b.length; i++) if (Math.abs(b[i]!) > Math.abs(b[largest]!)) largest = i;
  if (b[largest] === 0) return null;
  const k = a[largest]! / b[largest]!;
  for (let i = 0; i < a.length; i++) if (Math.abs(a[i]! - k * b[i]!) > 1e-10 * Math.abs(a[largest]!)) return null;
  return k === 0 ? null : k;
}

/** The number that a form always is, whatever the weights. */
export function fixedValue({ num, den, value }: Form): number | null {
  if (den === null) {
    for (let i = 0; i < num.length - 1; i++) if (num[i] !== 0) return null;
    return value;
  }
  return value === 0 && num.every((x) => x === 0) ? 0 : ratio(num, den);
}

/** a − b, exact where it can be and the tangent elsewhere. */
export const difference = (a: Form, b: Form, weights: Float64Array): Form =>
  sum(a, b, -1, { weights, mode: 'tangent' });

/** The form without denominator: its tangent, or its numerator over the denominator of today. */
function flat(form: Form, at: Place): Form {
  const { num, den, value } = form;
  if (den === null) return form;
  const over = total(den, at.weights);
  if (at.mode === 'share') return { num: num.map((x) => x / over), den: null, value, exact: false };
  const tangent = num.map((x, i) => (x - value * den[i]!) / over);
  tangent[tangent.length - 1]! += value;
  return { num: tangent, den: null, value, exact: false };
}

export function sum(a: Form, b: Form, sign: 1 | -1, at: Place): Form {
  const value = a.value + sign * b.value;
  const exact = a.exact && b.exact;
  const fixedB = fixedValue(b);
  if (fixedB !== null) return { ...shifted(a, sign * fixedB), exact };
  const fixedA = fixedValue(a);
  if (fixedA !== null) return { ...shifted(scaled(b, sign)!, fixedA), exact };
  const k = ratio(a.den, b.den);
  if (k !== null) return { num: combine(a.num, b.num, sign * k), den: a.den, value, exact };
  const [left, right] = [flat(a, at), flat(b, at)];
  return { num: combine(left.num, right.num, sign), den: null, value, exact: false };
}

export function product(a: Form, b: Form, at: Place): Form | null {
  const exact = a.exact && b.exact;
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const fixed = fixedValue(one);
    if (fixed !== null) return { ...scaled(other, fixed)!, exact };
    const k = one.den === null ? null : ratio(other.num, one.den);
    if (k !== null) return made(times(one.num, k), other.den, at.weights, exact);
  }
  if (at.mode === 'share') return { ...scaled(a, b.value)!, exact: false };
  return { ...shifted(sum(scaled(a, b.value)!, scaled(b, a.value)!, 1, at), -a.value * b.value), exact: false };
}

export function quotient(a: Form, b: Form, at: Place): Form | null {
  if (b.value === 0) return null;
  const exact = a.exact && b.exact;
  const fixedB = fixedValue(b);
  if (fixedB !== null) return { ...scaled(a, 1 / fixedB)!, exact };
  const k = ratio(b.den, a.den);
  if (k !== null) return made(times(a.num, k), b.num, at.weights, exact);
  const fixedA = fixedValue(a);
  if (fixedA !== null) return made(times(b.den ?? constant(at, 1).num, fixedA), b.num, at.weights, exact);
  const same = ratio(a.num, b.num);
  if (same !== null && a.den !== null && b.den !== null) return made(times(b.den, same), a.den, at.weights, exact);
  if (at.mode === 'share') return { ...scaled(a, 1 / b.value)!, exact: false };
  const value = a.value / b.value;
  const slopeB = shifted(scaled(b, -value / b.value)!, value);
  return { ...sum(scaled(a, 1 / b.value)!, slopeB, 1, at), value, exact: false };
}

export function power(a: Form, b: Form, at: Place): Form | null {
  const value = a.value ** b.value;
  if (!Number.isFinite(value)) return null;
  const exponent = fixedValue(b);
  if (exponent === 1) return a;
  if (exponent === null || fixedValue(a) !== null) return { ...constant(at, value), exact: exponent !== null };
  if (at.mode === 'share')
    return a.value === 0 ? { ...a, exact: false } : { ...scaled(a, value / a.value)!, exact: false };
  const steepness = exponent * a.value ** (exponent - 1);
  if (!Number.isFinite(steepness)) return { ...constant(at, value), exact: false };
  return { ...shifted(scaled(a, steepness)!, value - steepness * a.value), value, exact: false };
}

/** A curve of a form: its tangent, or the form scaled to its value. */
export function curved(
  form: Form | null,
  curve: (x: number) => number,
  slopeAt: (x: number) => number,
  at: Place,
): Form | null {
  if (form === null) return null;
  const value = curve(form.value);
  if (!Number.isFinite(value)) return null;
  const steep = slopeAt(form.value);
  if (fixedValue(form) !== null || !Number.isFinite(steep)) return { ...constant(at, value), exact: form.exact };
  if (at.mode === 'share')
    return form.value === 0
      ? { ...constant(at, value), exact: false }
      : { ...scaled(form, value / form.value)!, exact: false };
  return { ...shifted(scaled(form, steep)!, value - steep * form.value), value, exact: false };
}
