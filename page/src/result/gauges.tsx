// One gauge per range: band, value and distance. Hovering or focusing tells the source; opening it, the formula and what
// each ingredient brings.
import { useState } from 'preact/hooks';
import { Bars } from '../charts/contributions.tsx';
import type { Explained } from '../charts/explained.ts';
import { Icon } from '../icons.tsx';
import { shown } from '../quantity.ts';
import type { Gauge } from '../reading.ts';

interface Props {
  title: string;
  gauges: readonly Gauge[];
  explained: Explained;
}

export function Gauges({ title, gauges, explained }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  if (gauges.length === 0) return null;
  return (
    <section class="card gauges">
      <h3>{title}</h3>
      <ul>
        {gauges.map((gauge) => {
          const id = `${gauge.legal ? 'limit' : 'gauge'}-${gauge.key}`;
          const isOpen = opened === gauge.key;
          return (
            <li key={gauge.key} class={`gauge ${toneOf(gauge)}`}>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={id}
                aria-describedby={gauge.source === '' ? undefined : `${id}-source`}
                onClick={() => setOpened(isOpen ? null : gauge.key)}
              >
                <span class="gauge-name">
                  {gauge.label}
                  {!gauge.judged && <small> orientativo</small>}
                </span>
                <span class="gauge-value">
                  {gauge.value === null ? '—' : shown(gauge.value, gauge.decimals)} <small>{gauge.unit}</small>
                </span>
                <Track gauge={gauge} />
                <span class="gauge-distance">
                  <Icon name={gauge.state === null || gauge.state === 'bien' ? 'check' : 'alert'} />
                  {distanceOf(gauge)}
                </span>
                <span class="gauge-range">{rangeOf(gauge)}</span>
              </button>
              {gauge.source !== '' && (
                <span class="tip" role="tooltip" id={`${id}-source`}>
                  Fuente: {gauge.source}
                </span>
              )}
              <div id={id} class="gauge-more" hidden={!isOpen}>
                {isOpen && (
                  <>
                    <p>
                      Fuente: {gauge.source || 'sin fuente anotada'}
                      <br />
                      Fórmula: <code>{gauge.formula}</code>
                    </p>
                    <Bars of={explained[gauge.key]} decimals={gauge.decimals} />
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const toneOf = ({ state, legal, judged }: Gauge): string =>
  state === null ? 'plain' : state === 'bien' ? 'good' : legal ? 'bad' : judged ? 'look' : 'plain';

function distanceOf({ value, min, max, state, decimals, unit }: Gauge): string {
  if (value === null) return 'sin valor';
  if (state === null) return 'no se juzga';
  if (state === 'bien') return 'en rango';
  const distance = state === 'bajo' ? min! - value : value - max!;
  const short = unit === '%' || unit === '°C' ? ` ${unit}` : '';
  return `${shown(distance, decimals)}${short} ${state === 'bajo' ? 'por debajo' : 'por encima'}`;
}

export function rangeOf({ min, max, decimals }: Gauge): string {
  if (min === null) return `hasta ${shown(max!, decimals)}`;
  if (max === null) return `desde ${shown(min, decimals)}`;
  return `${shown(min, decimals)} a ${shown(max, decimals)}`;
}

/** The band takes the middle half of the track; a value far away stays at its end. */
export function scaleOf(min: number | null, max: number | null): (value: number) => number {
  const low = min ?? max! - Math.max(Math.abs(max!), 1);
  const high = max ?? min! + Math.max(Math.abs(min!), 1);
  const width = high - low || Math.max(Math.abs(high), 1) / 4;
  return (value) => Math.max(1.5, Math.min(98.5, 25 + (50 * (value - low)) / width));
}

function Track({ gauge: { value, min, max } }: { gauge: Gauge }) {
  const place = scaleOf(min, max);
  const from = min === null ? 0 : place(min);
  const to = max === null ? 100 : place(max);
  return (
    <span class="track" aria-hidden="true">
      <span class="band" style={{ '--from': `${from}%`, '--to': `${to}%` }} />
      {value !== null && <span class="pin" style={{ '--at': `${place(value)}%` }} />}
    </span>
  );
}
