// request: what a body asks of a label beyond the recipe. Refuses what cannot be, in the caller's own words.
import { dayAsked } from '../reckon/law.ts';
import { Refusal, refused } from '../refusal.ts';

export interface LabelRequest {
  readonly name: string | null;
  /** grams of the product as it is sold */
  readonly finishedWeight: number | null;
  /** per cent of the weight that is lost */
  readonly loss: number | null;
  readonly portions: number | null;
  readonly pieces: number | null;
  /** grams of each piece as it is sold, or of the mix that goes into each mould */
  readonly pieceWeight: number | null;
  readonly mouldWeight: number | null;
  /** per cent of what comes off the fire that is cut away or left in the pot */
  readonly trim: number;
  /** day of the law; null: today's */
  readonly date: string | null;
}

const longestName = 120;
const most = 1e9;

export function labelRequest(body: unknown): LabelRequest {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const name = fields.name;
  if (name !== undefined && name !== null && (typeof name !== 'string' || name.length > longestName))
    throw refused('name', `debe ser un texto de ${longestName} caracteres como mucho.`);
  const request = {
    name: typeof name === 'string' && name.trim() !== '' ? name.trim() : null,
    finishedWeight: positive(fields, 'finishedWeight', most),
    loss: share(fields, 'loss'),
    trim: share(fields, 'trim') ?? 0,
    portions: positive(fields, 'portions', most),
    pieces: positive(fields, 'pieces', most),
    pieceWeight: positive(fields, 'pieceWeight', most),
    mouldWeight: positive(fields, 'mouldWeight', most),
    date: dayAsked(fields),
  };
  if (request.finishedWeight !== null && request.loss !== null)
    throw new Refusal('finishedWeight y loss dicen lo mismo de dos maneras: manda solo uno.', {
      code: 'field_invalid',
      param: 'loss',
    });
  const counted = (['pieces', 'pieceWeight', 'mouldWeight'] as const).filter((key) => request[key] !== null);
  if (counted.length > 1)
    throw new Refusal(`${counted.join(' y ')} cuentan las piezas de dos maneras: manda solo uno.`, {
      code: 'field_invalid',
      param: counted.at(-1)!,
    });
  return request;
}

function positive(fields: Record<string, unknown>, key: string, limit: number): number | null {
  const value = fields[key];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !(value > 0) || value > limit) throw refused(key, 'debe ser un número mayor que 0.');
  return value;
}

function share(fields: Record<string, unknown>, key: 'loss' | 'trim'): number | null {
  const value = fields[key];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !(value >= 0 && value < 100))
    throw refused(key, 'debe ser un porcentaje de 0 a 100, sin llegar a 100.');
  return value;
}
