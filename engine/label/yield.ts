// yield: what goes in, what comes out, in how many pieces or litres, and what it costs by batch, kilo, piece and litre.
// What the fire takes is water and concentrates the rest; what is trimmed away is paid for and sold to nobody.
//   1 000 g used, 10 % lost, 5 % trimmed, pieces of 50 g → 900 g cooked, 855 g sold, 17 pieces and 5 g over

import { priceOf } from '../larder/price.ts';
import type { Craft } from '../model/craft.ts';
import { round, spanish } from '../number.ts';
import type { MixLine } from '../read/compose.ts';
import { refused } from '../refusal.ts';
import type { LabelRequest } from './request.ts';

export interface Yield {
  /** grams that go in, and grams that are sold */
  readonly used: number;
  readonly finished: number;
  /** per cent lost on the fire, and per cent of the rest trimmed away */
  readonly loss: number;
  readonly trim?: number;
  readonly pieces?: number;
  readonly pieceWeight?: number;
  /** grams that make no whole piece */
  readonly over?: number;
  readonly litres?: number;
  readonly gramsPerLitre?: number;
  readonly cost: Cost | null;
}

/** In euros. */
export interface Cost {
  readonly batch: number;
  readonly perKg: number;
  readonly perPiece?: number;
  readonly perLitre?: number;
  /** ingredients of which nobody told a price */
  readonly unpriced: readonly string[];
}

export interface Weights {
  readonly used: number;
  /** off the fire, before trimming */
  readonly cooked: number;
  /** of a litre as it is sold; null where that is not known */
  readonly gramsPerLitre: number | null;
}

export function yieldOf(
  { used, cooked, gramsPerLitre }: Weights,
  asked: LabelRequest,
  craft: Craft,
  lines: readonly MixLine[],
): Yield {
  const finished = cooked * (1 - asked.trim / 100);
  const pieces = piecesOf(used, finished, asked);
  const litres = gramsPerLitre === null ? null : finished / gramsPerLitre;
  return {
    used: round(used, 1),
    finished: round(finished, 1),
    loss: round(used > 0 ? 100 * (1 - cooked / used) : 0, 1),
    ...(asked.trim === 0 ? {} : { trim: asked.trim }),
    ...pieces,
    ...(litres === null ? {} : { litres: round(litres, 3), gramsPerLitre: round(gramsPerLitre!, 0) }),
    cost: costOf(finished, pieces.pieces ?? null, litres, craft, lines),
  };
}

type Pieces = Pick<Yield, 'pieces' | 'pieceWeight' | 'over'>;

function piecesOf(
  used: number,
  finished: number,
  { pieces, pieceWeight, mouldWeight, portions }: LabelRequest,
): Pieces {
  if (pieceWeight !== null) return whole(finished, pieceWeight, 'pieceWeight');
  if (mouldWeight !== null) return whole(finished, (mouldWeight * finished) / used, 'mouldWeight');
  const count = pieces ?? portions;
  return count === null ? {} : { pieces: count, pieceWeight: round(finished / count, 1) };
}

function whole(finished: number, each: number, key: string): Pieces {
  const pieces = Math.floor(finished / each + 1e-9);
  if (pieces === 0)
    throw refused(key, `no sale ni una pieza de ${spanish(each, 1)} g de los ${spanish(finished, 1)} g que hay.`);
  return { pieces, pieceWeight: round(each, 1), over: round(Math.max(0, finished - pieces * each), 1) };
}

function costOf(
  finished: number,
  pieces: number | null,
  litres: number | null,
  craft: Craft,
  lines: readonly MixLine[],
): Cost | null {
  const price = priceOf(craft);
  if (price === null) return null;
  const unpriced = new Set<string>();
  const spent = (line: MixLine): number => {
    const { inner, grams } = line;
    if (inner) return (inner.lines.reduce((sum, part) => sum + spent(part), 0) * grams) / inner.finished;
    const each = price(line);
    if (each === null) unpriced.add(line.name);
    return (grams * (each ?? 0)) / 1000;
  };
  const batch = lines.reduce((sum, line) => sum + spent(line), 0);
  return {
    batch: round(batch, 2),
    perKg: round((1000 * batch) / finished, 2),
    ...(pieces === null ? {} : { perPiece: round(batch / pieces, 3) }),
    ...(litres === null ? {} : { perLitre: round(batch / litres, 2) }),
    unpriced: [...unpriced],
  };
}
