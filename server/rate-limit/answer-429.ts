// The answers of 429: too many requests of one client in a minute, too many at once, or too many long ones waiting.
import { Fault } from '../errors.ts';

export function spent(limit: number, seconds: number): Fault {
  const unit = seconds === 1 ? 'segundo' : 'segundos';
  return new Fault(
    429,
    `Has superado el límite de ${limit} peticiones por minuto; vuelve a intentarlo en ${seconds} ${unit}`,
    ['Retry-After', String(seconds)],
    'límite',
  );
}

export function busy(): Fault {
  const text = 'El servicio atiende demasiadas peticiones a la vez; vuelve a intentarlo en un segundo';
  return new Fault(429, text, ['Retry-After', '1'], 'ocupado');
}

export function tooMany(): Fault {
  const text = 'Hay demasiados cálculos largos esperando; vuelve a intentarlo en unos segundos';
  return new Fault(429, text, ['Retry-After', '5'], 'ocupado');
}

/** Whoever asked has gone: nobody reads it, the metrics count it. */
export const left = (): Fault => new Fault(429, 'La conexión se cerró', [], 'ocupado');
