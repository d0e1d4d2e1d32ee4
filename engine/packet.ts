// What a packet says of an ingredient (energy, fat, carbohydrate…) → what the larder would know of it, with the usual
// split of its family. Refuses, in Spanish and without its place, figures that cannot be.
//   { sugars: 5 } of a family whose sugars are all of one kind → 5 g of that kind
import { spanish } from './number.ts';
import { Refusal } from './refusal.ts';

export interface PacketField {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly partOf: string | null;
  /** part of the 100 g */
  readonly adds: boolean;
  readonly most: number;
}

export interface Packet {
  /** field of the request, and of the family in it */
  readonly field: string;
  readonly family: string;
  /** field of the allergens, in it or beside it; null: they are not asked for */
  readonly allergens: string | null;
  readonly fields: readonly PacketField[];
  readonly families: ReadonlySet<string>;
  /** values by column of the larder, and what was supposed */
  readonly read: (given: readonly (number | null)[], family: string | null) => PacketReading;
}

export interface PacketReading {
  readonly values: Float64Array;
  readonly family: string | null;
  readonly note: string | null;
}

/** Each figure of a packet is rounded by itself. */
const tolerance = 2;

/** The figures of a packet as sent; `usual` is the family of the row that its name found. */
export function readPacket(packet: Packet, sent: unknown, usual: string | null): PacketReading {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new Refusal('debe ser un objeto con lo que dice el envase por 100 g.');
  const fields = sent as Record<string, unknown>;
  const { allergens } = packet;
  const figures = packet.fields.map(({ key }) => key);
  const known = [...figures, packet.family, ...(allergens === null ? [] : [allergens])];
  const strange = Object.keys(fields).find((key) => !known.includes(key));
  if (strange !== undefined) throw new Refusal(`no se conoce «${strange.slice(0, 60)}». Valen: ${known.join(', ')}.`);
  const given = packet.fields.map(({ key, most, unit }) => {
    const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (value === undefined || value === null) return null;
    if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > most)
      throw new Refusal(`«${key}» debe ser un número de 0 a ${most} (${unit} por 100 g).`);
    return value;
  });
  if (given.every((value) => value === null)) throw new Refusal(`no trae ninguna cifra. Valen: ${figures.join(', ')}.`);
  checkParts(packet, given);
  return packet.read(given, familyOf(packet, fields[packet.family]) ?? usual);
}

function checkParts({ fields }: Packet, given: readonly (number | null)[]): void {
  const at = (key: string | null): number | null => given[fields.findIndex((field) => field.key === key)] ?? null;
  for (const [index, { key, partOf }] of fields.entries()) {
    const whole = at(partOf);
    if (whole !== null && (given[index] ?? 0) > whole + 0.05)
      throw new Refusal(`«${key}» no puede ser mayor que «${partOf}».`);
  }
  const total = fields.reduce((sum, { adds }, index) => sum + (adds ? (given[index] ?? 0) : 0), 0);
  if (total > 100 + tolerance) throw new Refusal(`sus partes suman ${spanish(total, 1)} g por 100 g.`);
}

function familyOf({ family, families }: Packet, sent: unknown): string | null {
  if (sent === undefined || sent === null || sent === '') return null;
  if (typeof sent === 'string' && families.has(sent)) return sent;
  throw new Refusal(`«${family}» debe ser una familia de la despensa: ${[...families].join(', ')}.`);
}
