// The answers of 429: too many requests of one client in a minute, too many at once, or too many long ones waiting.
import { Fault } from '../errors.ts';

export function spent(limit: number, seconds: number): Fault {
  const unit = seconds === 1 ? 'segundo' : 'segundos';
  const text = `Has superado el límite de ${limit} peticiones por minuto; vuelve a intentarlo en ${seconds} ${unit}`;
  return new Fault('rate_limited', text, { headers: ['Retry-After', String(seconds)] });
}

export function busy(): Fault {
  const text = 'El servicio atiende demasiadas peticiones a la vez; vuelve a intentarlo en un segundo';
  return new Fault('busy', text, { headers: ['Retry-After', '1'] });
}

export function tooMany(): Fault {
  const text = 'Hay demasiados cálculos largos esperando; vuelve a intentarlo en unos segundos';
  return new Fault('queue_full', text, { headers: ['Retry-After', '5'] });
}

export function tooLong(seconds: number): Fault {
  const unit = seconds === 1 ? 'segundo' : 'segundos';
  const text = `El cálculo no ha terminado en ${seconds} ${unit} y se ha detenido; prueba con menos ingredientes o menos condiciones`;
  return new Fault('out_of_time', text, { headers: ['Retry-After', '5'] });
}

/** Whoever asked has gone: nobody reads it, the metrics count it. */
export const left = (): Fault => new Fault('client_gone', 'La conexión se cerró');
