// A needle under a finger: where it is led to along its track, in the units of its figure.
import { useRef } from 'preact/hooks';
import type { Gauge } from '../reading.ts';
import type { Pull } from './pulled.ts';
import { scaleOf } from './scale.ts';

/** As far as a track reaches, so that a hand cannot ask for more than it shows. */
export function endsOf({ min, max }: Gauge): readonly [number, number] {
  return [valueAt(0, min, max), valueAt(100, min, max)];
}

/** The figure at a place of the track: the scale of the gauge, backwards. */
function valueAt(part: number, min: number | null, max: number | null): number {
  const place = scaleOf(min, max);
  const [a, b] = [min ?? 0, max ?? (min ?? 0) * 2];
  const [from, to] = a === b ? [a, a + Math.max(Math.abs(a), 1) / 4] : [a, b];
  const [low, high] = [place(from), place(to)];
  return high === low ? from : from + ((part - low) * (to - from)) / (high - low);
}

interface Hold {
  take(event: PointerEvent): void;
  /** whether the press that ends now led it somewhere: then it opens nothing */
  wasHeld(): boolean;
}

export function usePointer(gauge: Gauge, pull: Pull | undefined): Hold {
  const held = useRef(false);
  return {
    wasHeld: () => {
      const was = held.current;
      held.current = false;
      return was;
    },
    take(event) {
      const track = (event.currentTarget as HTMLElement).parentElement!;
      if (!pull || gauge.value === null || event.button !== 0) return;
      event.preventDefault();
      const { left, width } = track.getBoundingClientRect();
      const { min, max, decimals, key, value } = gauge;
      pull.begin(key, value, endsOf(gauge));
      const moved = ({ clientX }: PointerEvent): void => {
        held.current = true;
        const part = Math.max(0, Math.min(100, (100 * (clientX - left)) / width));
        const scale = 10 ** Math.max(decimals, 1);
        pull.lead(Math.round(valueAt(part, min, max) * scale) / scale);
      };
      const over = (isKept: boolean): void => {
        document.removeEventListener('pointermove', moved);
        document.removeEventListener('pointerup', ended);
        document.removeEventListener('pointercancel', lost);
        document.removeEventListener('keydown', pressed);
        pull.end(isKept);
      };
      const ended = (): void => over(true);
      const lost = (): void => over(false);
      const pressed = (key: KeyboardEvent): void => {
        if (key.key === 'Escape') over(false);
      };
      document.addEventListener('pointermove', moved);
      document.addEventListener('pointerup', ended);
      document.addEventListener('pointercancel', lost);
      document.addEventListener('keydown', pressed);
    },
  };
}
