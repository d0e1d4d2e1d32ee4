// A value against named thresholds: which rungs it has climbed and how far the next one is.
import type { Craft, LadderChart } from '../../../engine/craft.ts';
import { shown } from '../quantity.ts';
import type { Reading } from '../reading.ts';
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
  const unit = param.unit === '' ? '' : ` ${param.unit}`;
  return (
    <section class="card ladder">
      <h3>{chart.label}</h3>
      <p class="about">
        {param.label}: <strong>{`${shown(value, param.decimals)}${unit}`}</strong>
        {next
          ? `; faltan ${shown(next.at - value, param.decimals)} para «${next.label}»`
          : '; por encima de todos los umbrales'}
      </p>
      <div class="ladder-track">
        <span class="climbed" style={{ '--at': place(value) }} />
        {rungs.map(({ label, at }) => (
          <span key={label} class={value >= at ? 'tick reached' : 'tick'} style={{ '--at': place(at) }} />
        ))}
        <ol>
          {rungs.map(({ label, at }) => (
            <li key={label} class={value >= at ? 'rung reached' : 'rung'} style={{ '--at': place(at) }}>
              <span>
                {label} <strong>{`${shown(at, param.decimals)}${unit}`}</strong>
              </span>
            </li>
          ))}
        </ol>
        <span class="pin" style={{ '--at': place(value) }} />
      </div>
    </section>
  );
}
