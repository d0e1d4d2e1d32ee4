// The classes that a craft gives, best first, and the words for each: what a target may be, and what is aimed at when
// nobody names one. Refuses a word that stands for none of them.
//   «plata» → silver, and everything better
import type { Craft, Fact, Type } from '../model/craft.ts';
import { enumerate } from '../number.ts';
import { refused } from '../refusal.ts';
import type { Aim } from './model.ts';
import { rowsOf } from './target.ts';

interface Rank {
  readonly value: string;
  readonly label: string;
  readonly words: readonly string[];
}

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Those that a recipe of this type can come to. What the craft leaves out of its list is not worth aiming at. */
export function ranksOf(craft: Craft, type: Type): Rank[] {
  const { rank, target } = craft.definition.craft.adjust ?? {};
  const written = (rank ?? []).map(({ value, label = value, words = [] }) => ({ value, label, words }));
  if (target === undefined) return written;
  const rows = rowsOf(craft, type);
  const can = new Set<Fact | undefined>(rows.map(({ gives }) => gives[target]));
  if (rank) return written.filter(({ value }) => can.has(value));
  // Without an order, a class is known by any text that its row gives with it.
  return [...can]
    .filter((value) => typeof value === 'string')
    .map((value) => {
      const own = rows.filter(({ gives }) => gives[target] === value);
      const words = own.flatMap(({ gives }) => Object.values(gives).filter((other) => typeof other === 'string'));
      return { value, label: value, words };
    });
}

export function aimOf(craft: Craft, type: Type, word: unknown): Aim {
  const ranks = ranksOf(craft, type);
  if (ranks.length === 0)
    throw refused('target', 'este oficio no tiene metas que nombrar; se ajusta a los rangos del tipo.');
  const wanted = typeof word === 'string' ? bare(word) : null;
  const place = ranks.findIndex(({ value, label, words }) =>
    [value, label, ...words].some((name) => bare(name) === wanted),
  );
  if (place >= 0) return { ...aimAt(craft, type, ranks, place), asked: true };
  const names = ranks.map(({ label }) => `«${label}»`);
  throw refused('target', `debe ser ${enumerate(names).replace(/ y (?=«[^»]*»$)/, ' o ')}.`);
}

/**
 * The class above what the recipe comes to, or its own when there is none above; before it the best, for a new recipe and
 * where the craft would rather have it. None where the craft has no classes.
 */
export function aimsFrom(craft: Craft, type: Type, now: unknown, isNew: boolean): { aim: Aim; isBest: boolean }[] {
  const ranks = ranksOf(craft, type);
  const { rank, aim } = craft.definition.craft.adjust ?? {};
  if (rank === undefined || ranks.length === 0) return [];
  const place = ranks.findIndex(({ value }) => value === now);
  const above = isNew ? 0 : place < 0 ? ranks.length - 1 : Math.max(0, place - 1);
  const best = { aim: aimAt(craft, type, ranks, 0), isBest: true };
  const next = { aim: aimAt(craft, type, ranks, above), isBest: isNew || place === 0 };
  if (aim !== 'best' || next.isBest) return [next];
  return [best, next];
}

/** The class that a recipe comes to; null where it has none, or the craft does not aim at it. */
export function ownAim(craft: Craft, type: Type, now: unknown): Aim | null {
  const ranks = craft.definition.craft.adjust?.rank === undefined ? [] : ranksOf(craft, type);
  const place = ranks.findIndex(({ value }) => value === now);
  return place < 0 ? null : aimAt(craft, type, ranks, place);
}

function aimAt(craft: Craft, type: Type, ranks: readonly Rank[], place: number): Aim {
  const { rank, target } = craft.definition.craft.adjust!;
  const accepted = rank ? ranks.slice(0, place + 1) : [ranks[place]!];
  const { value, label } = ranks[place]!;
  const accepts = new Set(accepted.map((one) => one.value));
  return { value, label, accepts, rows: target === undefined ? [] : rowsOf(craft, type), asked: false };
}

/** How people call what the decision gives. */
export const labelOf = (craft: Craft, value: unknown): string =>
  craft.definition.craft.adjust?.rank?.find((rank) => rank.value === value)?.label ?? String(value);
