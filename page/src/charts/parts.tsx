// Parts of a whole, as one bar cut in pieces; and parameters side by side, with the band each should be in.
import type { BarsChart, Craft, PartsChart } from '../../../engine/index.ts';
import { shown } from '../quantity.ts';
import { type Reading, rangeOf } from '../reading.ts';
import { Picture } from './picture.tsx';
import { figureOf, paramOf } from './values.ts';

interface Slice {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly decimals: number;
}

export function Parts({ chart, craft, reading }: { chart: PartsChart; craft: Craft; reading: Reading }) {
  const slices = chart.params.flatMap((key): Slice[] => {
    const param = paramOf(craft, key);
    const value = figureOf(reading, param);
    return param && value !== null && value > 0 ? [{ key, label: param.label, value, decimals: param.decimals }] : [];
  });
  const sum = slices.reduce((total, { value }) => total + value, 0);
  if (slices.length === 0) return null;
  const rest = 100 - sum;
  const all = rest > 0.5 ? [...slices, { key: '', label: 'Resto', value: rest, decimals: 1 }] : slices;
  const whole = Math.max(sum, 100);
  // A colour is of its thing, and the same in every craft.
  const hueOf = (key: string): string => `thing-${chart.things?.[chart.params.indexOf(key)] ?? 'otro'}`;
  return (
    <Picture
      title={chart.label}
      kind="parts"
      table={{
        head: ['Parte', '%'],
        rows: all.map(({ label, value, decimals }) => [label, shown(value, Math.min(decimals, 1))]),
      }}
    >
      <div class="pieces" aria-hidden="true">
        {all.map(({ key, value }) => (
          <span
            key={key}
            class={key === '' ? 'piece rest' : `piece ${hueOf(key)}`}
            style={{ '--size': `${(100 * value) / whole}%` }}
          />
        ))}
      </div>
      <ul class="legend">
        {all.map(({ key, label, value, decimals }) => (
          <li key={key}>
            <span class={key === '' ? 'dot rest' : `dot ${hueOf(key)}`} aria-hidden="true" />
            {label} <strong>{shown(value, Math.min(decimals, 1))} %</strong>
          </li>
        ))}
      </ul>
    </Picture>
  );
}

export function ParamBars({ chart, craft, reading }: { chart: BarsChart; craft: Craft; reading: Reading }) {
  const bars = chart.params.flatMap((key) => {
    const param = paramOf(craft, key);
    const value = figureOf(reading, param);
    if (!param || value === null) return [];
    const gauge = reading.gauges.find((one) => one.key === key);
    return [{ param, value, gauge }];
  });
  if (bars.length === 0) return null;
  const most = Math.max(1e-9, ...bars.map(({ value, gauge }) => Math.max(value, gauge?.max ?? 0)));
  return (
    <Picture
      title={chart.label}
      kind="param-bars"
      table={{
        head: ['Parámetro', 'Valor', 'Rango'],
        rows: bars.map(({ param, value, gauge }) => [
          param.label,
          `${shown(value, param.decimals)} ${param.unit}`,
          gauge ? rangeOf(gauge) : '—',
        ]),
      }}
    >
      <ul class="bars">
        {bars.map(({ param, value, gauge }) => (
          <li key={param.key}>
            <span class="bar-name">{param.label}</span>
            <span class="bar-track" aria-hidden="true">
              <span
                class={gauge?.state === 'bajo' || gauge?.state === 'alto' ? 'bar look' : 'bar'}
                style={{ '--size': `${(100 * value) / most}%` }}
              />
              {gauge && (
                <span
                  class="aim"
                  style={{
                    '--from': `${(100 * (gauge.min ?? 0)) / most}%`,
                    '--to': `${(100 * (gauge.max ?? most)) / most}%`,
                  }}
                />
              )}
            </span>
            <span class="bar-value">{shown(value, param.decimals)}</span>
          </li>
        ))}
      </ul>
    </Picture>
  );
}
