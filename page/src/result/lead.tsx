// A figure led elsewhere by keys or by writing where to: the same as dragging its needle.
import { useState } from 'preact/hooks';
import { figure, shown, typed } from '../quantity.ts';
import type { Gauge } from '../reading.ts';
import { endsOf } from './pointer.ts';
import type { Pull, Pulled } from './pulled.ts';

interface Props {
  gauge: Gauge;
  pull: Pull;
  pulled: Pulled | null;
}

export function Lead({ gauge, pull, pulled }: Props) {
  const [text, setText] = useState<string | null>(null);
  const { key, label, unit, decimals, value } = gauge;
  const wanted = text === null ? null : figure(text);
  const isWrong = text !== null && text.trim() !== '' && wanted === null;
  const isPast = pulled?.fence && wanted !== null && (wanted < pulled.fence[0] || wanted > pulled.fence[1]);
  const leave = (isKept: boolean): void => {
    if (text !== null) pull.end(isKept);
    setText(null);
  };
  return (
    <div class="own-target">
      <label>
        Llevarlo a{' '}
        <input
          autocomplete="off"
          inputMode="decimal"
          aria-label={`Llevar ${label} a`}
          aria-invalid={isWrong}
          placeholder={typed(value!, decimals)}
          value={text ?? ''}
          onInput={(event) => {
            const next = event.currentTarget.value;
            if (text === null) pull.begin(key, value!, endsOf(gauge));
            setText(next);
            const to = figure(next);
            if (next.trim() !== '' && to !== null) pull.lead(to);
          }}
          onBlur={() => leave(true)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave(true);
            else if (event.key === 'Escape' && text !== null) {
              event.stopPropagation();
              leave(false);
            }
          }}
        />{' '}
        {unit}
      </label>{' '}
      <small aria-live="polite">
        {pulled?.fence
          ? `${isPast ? 'No llega: ' : ''}con lo que lleva, de ${shown(pulled.fence[0], decimals)} a ${shown(pulled.fence[1], decimals)}`
          : 'los gramos siguen a la cifra; lo fijado no se mueve'}
      </small>
    </div>
  );
}
