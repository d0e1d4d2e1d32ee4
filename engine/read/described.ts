// What a caller says of an ingredient of its own: what its packet tells, what allergens it carries, what it is made of.
// Refuses, by the place of the field, what cannot be.

import { type AllergensTold, allergensTold, allTold } from '../larder/own-allergens.ts';
import { type PacketReading, readPacket } from '../larder/packet.ts';
import type { Craft, Row } from '../model/craft.ts';
import { printable } from '../names/normalise.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';

export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A field of the request. Everywhere, `null` is as good as not saying it. */
export const field = (object: Fields, name: string): unknown =>
  Object.hasOwn(object, name) ? (object[name] ?? undefined) : undefined;

export type Refuse = (key: string, message: string, code?: RefusalCode) => Refusal;

export function packetIn(
  { larder: { packet } }: Craft,
  item: Fields,
  row: Row | null,
  refuse: Refuse,
): PacketReading | null {
  const sent = packet && field(item, packet.field);
  if (!packet || sent === undefined || sent === null) return null;
  return placed(packet.field, refuse, () => readPacket(packet, sent, row?.larder?.family ?? null));
}

/** In the packet, beside it, or both. */
export function allergensIn({ larder }: Craft, item: Fields, refuse: Refuse): AllergensTold | null {
  const key = larder.packet?.allergens ?? null;
  if (!larder.packet || key === null) return null;
  const { field: packet } = larder.packet;
  const read = (sent: unknown, place: string): AllergensTold | null =>
    sent === undefined || sent === null ? null : placed(place, refuse, () => allergensTold(larder, sent));
  const inside = field(item, packet);
  return allTold(read(field(item, key), key), isObject(inside) ? read(field(inside, key), `${packet}.${key}`) : null);
}

/** Letters of a list of ingredients. */
const longest = 2000;

/** The list that its packet brings, as it can be printed: in one line, without its dot; beside the packet, or in it. */
export function compoundIn({ larder: { packet } }: Craft, item: Fields, refuse: Refuse): string | null {
  const key = packet?.compound ?? null;
  if (!packet || key === null) return null;
  const inside = field(item, packet.field);
  const sent = field(item, key) ?? (isObject(inside) ? field(inside, key) : undefined) ?? null;
  if (sent === null) return null;
  if (typeof sent !== 'string' || sent.length > longest)
    throw refuse(key, `debe ser un texto de ${longest} letras como mucho.`);
  const list = printable(sent)
    .replace(/[*\s]+/g, ' ')
    .trim()
    .replace(/\.$/, '');
  return list === '' ? null : list;
}

/** What is refused says where. */
function placed<T>(key: string, refuse: Refuse, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw refuse(key, error.message);
  }
}
