// What a packet says of an ingredient (energy, fat, carbohydrate…) → what the larder would know of it, with the usual
// split of its family. Refuses, in Spanish and without its place, figures that cannot be.
//   { sugars: 5 } of a family whose sugars are all of one kind → 5 g of that kind
import { spanish } from '../number.ts';
import { Refusal } from '../refusal.ts';

interface PacketField {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly partOf: string | null;
  /** part of the 100 g */
  readonly adds: boolean;
  readonly most: number;
  /** what to do with a figure that cannot be */
  readonly hint: string | null;
}

/** A figure that cannot be, by its field, or the whole of them. */
export interface PacketFault {
  readonly key: string | null;
  readonly why: string;
}

export interface Packet {
  /** field of the request, and of the family in it */
  readonly field: string;
  readonly family: string;
  /** field of the allergens, in it or beside it; null: they are not asked for */
  readonly allergens: string | null;
  /** field of the list of ingredients that it brings, in it or beside it; null: it is not asked for */
  readonly compound: string | null;
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
  const beside = [packet.allergens, packet.compound].filter((key) => key !== null);
  const figures = packet.fields.map(({ key }) => key);
  const known = [...figures, packet.family, ...beside];
  const strange = Object.keys(fields).find((key) => !known.includes(key));
  if (strange !== undefined) throw new Refusal(`no se conoce «${strange.slice(0, 60)}». Valen: ${known.join(', ')}.`);
  const given = packet.fields.map(({ key }) => (Object.hasOwn(fields, key) ? fields[key] : null) ?? null);
  const fault = packetFaults(packet, given)[0];
  if (fault) throw new Refusal(fault.why);
  if (given.every((value) => value === null)) throw new Refusal(`no trae ninguna cifra. Valen: ${figures.join(', ')}.`);
  return packet.read(given as (number | null)[], familyOf(packet, fields[packet.family]) ?? usual);
}

/** What cannot be of the figures of a packet, in the order of its fields, each called as `named` says. */
export function packetFaults(
  { fields }: Packet,
  given: readonly unknown[],
  named: (field: PacketField) => string = ({ key }) => key,
): PacketFault[] {
  const wrong = fields.flatMap((field, index): PacketFault[] => {
    const { key, most, unit, hint } = field;
    const value = given[index];
    if (value === null || (typeof value === 'number' && value >= 0 && value <= most)) return [];
    return [
      { key, why: `«${named(field)}» debe ser un número de 0 a ${most} (${unit} por 100 g).${hint ? ` ${hint}` : ''}` },
    ];
  });
  const figure = (index: number): number => (given[index] as number | null) ?? 0;
  const parts = fields.flatMap((field, index): PacketFault[] => {
    const place = fields.findIndex(({ key }) => key === field.partOf);
    if ((given[place] ?? null) === null || !(figure(index) > figure(place) + 0.05)) return [];
    return [{ key: field.key, why: `«${named(field)}» no puede ser mayor que «${named(fields[place]!)}».` }];
  });
  if (wrong.length > 0) return [...wrong, ...parts];
  const total = fields.reduce((sum, { adds }, index) => sum + (adds ? figure(index) : 0), 0);
  const whole = { key: null, why: `sus partes suman ${spanish(total, 1)} g por 100 g.` };
  return total > 100 + tolerance ? [...parts, whole] : parts;
}

function familyOf({ family, families }: Packet, sent: unknown): string | null {
  if (sent === undefined || sent === null || sent === '') return null;
  if (typeof sent === 'string' && families.has(sent)) return sent;
  throw new Refusal(`«${family}» debe ser una familia de la despensa: ${[...families].join(', ')}.`);
}
