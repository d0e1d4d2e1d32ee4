// How far the professional limits let a direction go: what it takes keeps its character, what it adds stays under its cap,
// finished products neither give nor take, what is forbidden never comes in.
//   taking from a line of 100 g whose character keeps 95 % → 5 g

import { runBut } from '../language/run.ts';
import type { Character, Run, Share } from '../model/craft.ts';
import type { Mix, MixLine } from '../read/compose.ts';
import { moved, type Part, weightOf } from './direction.ts';
import { amountOf, isExcessive, isOf, isScarce, mostOf, shareOf, standingOf } from './limits.ts';
import type { State } from './state.ts';

export interface Leash {
  /** the recipe as sent: what is kept is kept of this */
  readonly sent: Mix;
  /** also what is the recipe itself may give way, as far as the trade lets it when it is the fault */
  readonly relaxed: boolean;
  /** key of the line of which a good recipe tells how much there is: it grows as far as that, and comes down to it where it is too much */
  readonly restored: string | null;
  /** by key of its lines */
  readonly sentGrams: ReadonlyMap<string, number>;
}

export const leashOn = (sent: Mix, relaxed: boolean, restored: string | null = null): Leash => ({
  sent,
  relaxed,
  restored,
  sentGrams: new Map(sent.lines.map(({ key, grams }) => [key, grams])),
});

export const characterOf = ({ type }: Mix, line: MixLine): Character | null => standingOf(type.trade, line).character;

/** Grams of the first part that the limits allow. */
export function leashed(parts: readonly Part[], start: State, leash: Leash): number {
  let most = Infinity;
  for (const { line, ratio } of parts) {
    const room = ratio < 0 ? line.grams - floorOf(line, start, leash) : roofOf(line, start, leash) - line.grams;
    most = Math.min(most, Math.max(0, room) / Math.abs(ratio));
    if (most === 0) return 0;
  }
  return Math.min(most, cappedAt(parts, start), keptAt(parts, start, leash));
}

/** Where what is kept is an amount and not the lines that bring it, it may move from one to another. */
function keptAt(parts: readonly Part[], start: State, { sent, relaxed }: Leash): number {
  const { mix, figures } = start;
  const unit = weightOf(mix) / 1000;
  let most = Infinity;
  for (const { line, ratio } of parts) {
    const { character } = standingOf(mix.type.trade, line);
    if (ratio > 0 || !character || character.amount === null) continue;
    const now = amountOf(character, figures.run) ?? 0;
    const then = amountOf(character, runAfter(mix, parts, unit, figures.run)) ?? 0;
    const floor = (relaxed ? character.fault : character.keep) * (amountOf(character, runBut(figures.run, sent)) ?? 0);
    if (then < now - 1e-9 * unit) most = Math.min(most, (unit * Math.max(0, now - floor)) / (now - then));
  }
  return most;
}

const gramsSent = ({ sentGrams }: Leash, { key }: MixLine): number => sentGrams.get(key) ?? 0;

/** The least a line may be left with. */
const floorOf = (line: MixLine, state: State, leash: Leash): number =>
  Math.max(keptOf(line, state, leash), dosedFloor(line, state));

/** What is in its dose is not left short of it. */
function dosedFloor(line: MixLine, { mix, figures: { run } }: State): number {
  let floor = 0;
  for (const dose of standingOf(mix.type.trade, line).doses) {
    const share = dose.min > 0 && dose.amount === null ? shareOf(dose, run) : null;
    const isAlone = mix.lines.every((other) => other === line || !isOf(other, dose.lines));
    if (share !== null && share >= dose.min && isAlone) floor = Math.max(floor, (line.grams * dose.min) / share);
  }
  return floor;
}

function keptOf(line: MixLine, { mix, figures: { run } }: State, leash: Leash): number {
  const { character, isReady } = standingOf(mix.type.trade, line);
  if (!character && !isReady) return 0;
  if (character && character.amount !== null) return 0;
  const sent = gramsSent(leash, line);
  if (!character) return leash.relaxed ? 0 : Math.min(line.grams, sent);
  const kept = (leash.relaxed ? character.fault : character.keep) * sent;
  if (character.band === null) return kept;
  const [least, , greatest] = character.band;
  const base = character.base.formula.code(run, null) ?? 0;
  if (isExcessive(character, run) && line.key === leash.restored) return 0;
  if (isExcessive(character, run)) return Math.min(kept, (greatest * base) / 100);
  return leash.relaxed ? Math.max(kept, Math.min(sent, (least * base) / 100)) : kept;
}

/** The most a line may come to. */
function roofOf(line: MixLine, { mix, figures: { run } }: State, leash: Leash): number {
  const { trade } = mix.type;
  const { forbid, isReady, character } = standingOf(trade, line);
  if (forbid) return 0;
  if (isReady) return leash.relaxed ? Infinity : line.grams;
  const sent = gramsSent(leash, line);
  if (sent === 0 && line.grams === 0) {
    const brought = mix.lines.filter((one) => gramsSent(leash, one) === 0).length;
    if (brought >= trade.introduce.most) return 0;
  }
  const isFree = !character || isScarce(character, run) || line.key === leash.restored;
  return sent === 0 || isFree ? Infinity : character.grow * sent;
}

/** Shares are quotients of sums: two points tell where one meets its cap. */
function cappedAt(parts: readonly Part[], start: State): number {
  const { mix, figures } = start;
  const { run } = figures;
  const unit = weightOf(mix) / 100;
  let shifted: Run | null = null;
  let most = Infinity;
  const seen = new Set<Share>();
  for (const { line, ratio } of parts) {
    if (ratio < 0) continue;
    const { caps, doses } = standingOf(mix.type.trade, line);
    for (const limit of [...caps, ...doses]) {
      if (seen.has(limit)) continue;
      seen.add(limit);
      shifted ??= runAfter(mix, parts, unit, run);
      const percent = 'most' in limit ? mostOf(limit, run) : limit.max;
      most = Math.min(most, unit * crossing(limit, percent, run, shifted));
    }
  }
  return most;
}

function runAfter(mix: Mix, parts: readonly Part[], unit: number, run: Run): Run {
  const grams = parts.map(({ ratio, line }) => Math.max(ratio * unit, -line.grams));
  const { lines, sums } = moved(mix, parts, grams);
  return runBut(run, { lines, sums });
}

/** At which multiple of the way from one run to another a share reaches its limit: 0 when it is past it, never when it falls. */
function crossing(share: Share, percent: number, from: Run, to: Run): number {
  const base = [share.base.formula.code(from, null) ?? 0, share.base.formula.code(to, null) ?? 0] as const;
  const part = [amountOf(share, from) ?? 0, amountOf(share, to) ?? 0] as const;
  const closing = part[1] - part[0] - (percent * (base[1] - base[0])) / 100;
  const room = (percent * base[0]) / 100 - part[0];
  return closing <= 1e-12 ? Infinity : Math.max(0, room) / closing;
}
