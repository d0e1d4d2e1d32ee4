// What each ingredient brings to a parameter, largest first.
import { useState } from 'preact/hooks';
import type { ContributionsChart } from '../../../engine/index.ts';
import { shown } from '../quantity.ts';
import type { Reading } from '../reading.ts';
import type { Explained, ExplainedParam } from './explained.ts';
import { Picture } from './picture.tsx';
import '../styles/charts.css';

interface Props {
  chart: ContributionsChart;
  reading: Reading;
  explained: Explained;
}

export function Contributions({ chart, reading, explained }: Props) {
  const choices = [...reading.gauges, ...reading.totals, ...reading.figures].filter(
    ({ key }, index, all) =>
      (chart.params?.includes(key) ?? true) &&
      (explained[key]?.contributions.length ?? 0) > 0 &&
      all.findIndex((one) => one.key === key) === index,
  );
  const worst = reading.gauges.find(({ state }) => state === 'bajo' || state === 'alto')?.key;
  const [chosen, setChosen] = useState<string | null>(null);
  const current =
    choices.find(({ key }) => key === chosen) ??
    choices.find(({ key }) => key === worst) ??
    choices.find(({ key }) => explained[key]!.contributions.length > 2) ??
    choices[0];
  if (!current) return null;
  const of = explained[current.key]!;
  const choose = (
    <label>
      <span class="hidden">Parámetro</span>
      <select value={current.key} onChange={(event) => setChosen(event.currentTarget.value)}>
        {choices.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Picture
      title={chart.label}
      kind="contributions"
      beside={choose}
      table={{
        head: ['Ingrediente', 'Gramos', current.unit === '' ? current.label : `${current.label} (${current.unit})`],
        rows: of.contributions.map(({ name, grams, value }) => [
          name,
          shown(grams, 2),
          shown(value, current.decimals + 1),
        ]),
      }}
    >
      <Bars of={of} decimals={current.decimals} />
    </Picture>
  );
}

export function Bars({ of, decimals }: { of: ExplainedParam | undefined; decimals: number }) {
  const rows = [...(of?.contributions ?? [])]
    .filter(({ value }) => Math.abs(value) >= 0.5 * 10 ** -Math.max(decimals, 2))
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
  if (!of || rows.length === 0) return <p class="about">Ningún ingrediente le aporta nada.</p>;
  const most = Math.max(...rows.map(({ value }) => Math.abs(value)));
  const sum = rows.reduce((total, { value }) => total + value, 0);
  return (
    <>
      <ul class="bars">
        {rows.map(({ name, value }) => (
          <li key={name}>
            <span class="bar-name">{name}</span>
            <span class="bar-track" aria-hidden="true">
              <span
                class={value * sum < 0 ? 'bar minus' : 'bar'}
                style={{ '--size': `${(100 * Math.abs(value)) / most}%` }}
              />
            </span>
            <span class="bar-value">
              {Math.abs(value) < 0.5 * 10 ** -decimals ? '≈ 0' : shown(value, decimals, true)}
            </span>
          </li>
        ))}
      </ul>
      {of.kind === 'marginal' && <p class="about">Reparto aproximado: la fórmula no es una suma de ingredientes.</p>}
    </>
  );
}
