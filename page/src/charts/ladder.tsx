// A value against named thresholds: which it has passed, for better or for worse, and how far the next one is.
import type { Craft, LadderChart } from '../../../engine/index.ts';
import { shown } from '../quantity.ts';
import type { Reading } from '../reading.ts';
import { Picture } from './picture.tsx';
import { constantOf, figureOf, paramOf } from './values.ts';

export function Ladder({ chart, craft, reading }: { chart: LadderChart; craft: Craft; reading: Reading }) {
  const param = paramOf(craft, chart.param);
  const value = figureOf(reading, param);
  const rungs = chart.rungs
    .flatMap(({ label, constant }) => {
      const at = constantOf(reading, constant);
      return at === null ? [] : [{ label, at }];
    })
    .sort((a, b) => a.at - b.at);
  if (!param || value === null || rungs.length === 0) return null;
  const low = Math.min(rungs[0]!.at, value);
  const high = Math.max(rungs.at(-1)!.at, value);
  const width = high - low || 1;
  const place = (one: number): string => `${10 + (80 * (one - low)) / width}%`;
  const next = rungs.find(({ at }) => value < at);
  const passed = rungs.filter(({ at }) => value >= at).at(-1);
  const worsens = chart.better === 'low';
  const unit = param.unit === '' ? '' : ` ${param.unit}`;
  const write = (one: number): string => `${shown(one, param.decimals)}${unit}`;
  const upTo = next ? `; faltan ${shown(next.at - value, param.decimals)} para «${next.label}»` : '';
  const told = worsens
    ? `${passed ? `; ha pasado «${passed.label}»` : '; por debajo de todos los umbrales'}${upTo}`
    : upTo || '; por encima de todos los umbrales';
  const tick = (at: number): string => (value >= at ? 'reached' : '');
  return (
    <Picture
      title={chart.label}
      kind={worsens ? 'ladder worsens' : 'ladder'}
      table={{
        head: ['Umbral', param.label],
        rows: [...rungs.map(({ label, at }) => [label, write(at)]), ['Esta receta', write(value)]],
      }}
    >
      <p class="about">
        {param.label}: <strong>{write(value)}</strong>
        {told}
      </p>
      <div class="ladder-track">
        <span class="climbed" style={{ '--at': place(value) }} />
        {rungs.map(({ label, at }) => (
          <span key={label} class={`tick ${tick(at)}`} style={{ '--at': place(at) }} />
        ))}
        <ol>
          {rungs.map(({ label, at }) => (
            <li key={label} class={`rung ${tick(at)}`} style={{ '--at': place(at) }}>
              <span>
                {label} <strong>{write(at)}</strong>
              </span>
            </li>
          ))}
        </ol>
        <span class="pin" style={{ '--at': place(value) }} />
      </div>
    </Picture>
  );
}
