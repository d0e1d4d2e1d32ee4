// Which law applies: that of the day the request asks for, else that of today, which whoever calls brings.
//   lawOf(craft, { date: '2020-01-01', … }, '2026-07-01') → the craft as it was on 1-1-2020

import { isDay } from '../day.ts';
import type { Craft } from '../model/craft.ts';
import { refused } from '../refusal.ts';

/** The craft under the law of a day; without day, under the newest. */
export const inForce = (craft: Craft, day: string | undefined): Craft =>
  day === undefined ? craft : (craft.earlier.find(({ until }) => day < until)?.craft ?? craft);

export const lawOf = (craft: Craft, body: unknown, today?: string): Craft => inForce(craft, dayAsked(body) ?? today);

/** The day whose law a request asks for; null: none. Refuses what is no day. */
export function dayAsked(body: unknown): string | null {
  const asked = (body as { readonly date?: unknown } | null)?.date ?? '';
  if (asked === '') return null;
  if (typeof asked !== 'string' || !isDay(asked))
    throw refused('date', 'debe ser un día del calendario, escrito año-mes-día, como 2026-06-14.');
  return asked;
}

/** Year-month-day, where the program runs. */
export function today(date = new Date()): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
