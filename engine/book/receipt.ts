// The receipt of a book: with which definitions, on which day, and a hash of what was asked. The same question has the same one.
import type { Receipt } from './model.ts';

/** Keys in an order of their own: how an object was written says nothing. */
const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A page that is not served safely has no hash to give: then the receipt says the rest. */
export async function receiptOf(asked: unknown, about: Omit<Receipt, 'request'>): Promise<Receipt> {
  const { subtle } = globalThis.crypto ?? {};
  const bytes = new TextEncoder().encode(JSON.stringify({ asked, about }, inOrder));
  const hash = subtle && new Uint8Array(await subtle.digest('SHA-256', bytes));
  const hex = hash && [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { ...about, request: hex?.slice(0, 16) ?? null };
}
