// The target of one's own for a figure, written in its gauge.
import { useState } from 'preact/hooks';
import { inOrder } from '../store/targets.ts';

interface AimProps {
  label: string;
  ends: readonly [string, string];
  put(ends: readonly [string, string]): void;
}

/** Both ends of the target of one's own, taken and put in order when both fields are left; empty ends take it away. */
export function Aim({ label, ends, put }: AimProps) {
  const [[min, max], write] = useState(ends);
  const keep = (): void => {
    const told = inOrder([min, max]);
    write(told);
    if (told[0] !== ends[0] || told[1] !== ends[1]) put(told);
  };
  const field = (name: string, value: string, written: (text: string) => readonly [string, string]) => (
    <input
      aria-label={`${name} de mi objetivo para ${label}`}
      autocomplete="off"
      value={value}
      onInput={(event) => write(written(event.currentTarget.value))}
      onBlur={({ currentTarget, relatedTarget }) =>
        (relatedTarget as Element | null)?.parentElement !== currentTarget.parentElement && keep()
      }
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  );
  return (
    <div class="own-target">
      Mi objetivo: de {field('Mínimo', min, (text) => [text, max])} a {field('Máximo', max, (text) => [min, text])}
    </div>
  );
}
