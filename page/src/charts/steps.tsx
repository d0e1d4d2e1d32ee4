// Stages one after another, each between two values: the curve that goes through them.
import { useCallback, useMemo } from 'preact/hooks';
import type uPlot from 'uplot';
import type { Craft, StepsChart } from '../../../engine/index.ts';
import { shown } from '../quantity.ts';
import type { Reading } from '../reading.ts';
import { Picture } from './picture.tsx';
import { type Ink, Plot } from './plot.tsx';
import { figureOf, paramOf } from './values.ts';

export function Steps({ chart, craft, reading }: { chart: StepsChart; craft: Craft; reading: Reading }) {
  const steps = chart.steps.flatMap(({ label, from, to }) => {
    const [low, high] = [figureOf(reading, paramOf(craft, from)), figureOf(reading, paramOf(craft, to))];
    return low === null || high === null ? [] : [{ label, low, high }];
  });
  const key = JSON.stringify(steps);
  const data = useMemo(() => plateaus(JSON.parse(key)), [key]);
  const labels = JSON.stringify(steps.map(({ label }) => label));
  const options = useCallback(
    (ink: Ink, paths: uPlot.Series.PathBuilderFactories) => optionsOf(ink, paths, JSON.parse(labels), chart.unit ?? ''),
    [labels, chart.unit],
  );
  if (steps.length === 0) return null;
  const unit = chart.unit ? ` ${chart.unit}` : '';
  const told = steps.map(({ label, low, high }) => `${label} ${shown(low, 1)} a ${shown(high, 1)}${unit}`);
  return (
    <Picture
      title={chart.label}
      kind="steps"
      table={{
        head: ['Etapa', `Desde${unit}`, `Hasta${unit}`],
        rows: steps.map(({ label, low, high }) => [label, shown(low, 1), shown(high, 1)]),
      }}
    >
      <ol class="stages">
        {steps.map(({ label, low, high }) => (
          <li key={label}>
            <span>{label}</span>
            <strong>
              {shown(low, 1)}–{shown(high, 1)}
              {unit}
            </strong>
          </li>
        ))}
      </ol>
      <Plot label={`${chart.label}: ${told.join(', ')}`} data={data} height={200} options={options} />
    </Picture>
  );
}

/** Each stage is a plateau in the middle of its place. */
function plateaus(steps: readonly { low: number; high: number }[]): uPlot.AlignedData {
  const xs = steps.flatMap((_, index) => [index + 0.3, index + 0.7]);
  return [xs, steps.flatMap(({ low }) => [low, low]), steps.flatMap(({ high }) => [high, high])];
}

function optionsOf(
  ink: Ink,
  factories: uPlot.Series.PathBuilderFactories,
  labels: readonly string[],
  unit: string,
): Omit<uPlot.Options, 'width' | 'height'> {
  const axis = {
    stroke: ink.text,
    grid: { stroke: ink.grid, width: 1 },
    ticks: { show: false },
    font: '12px system-ui, sans-serif',
  };
  const paths = factories.spline?.();
  const line = { stroke: ink.line, width: 2, points: { show: false }, paths };
  return {
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false, range: [0, labels.length] } },
    axes: [
      {
        ...axis,
        size: 30,
        grid: { show: false },
        splits: () => labels.map((_, index) => index + 0.5),
        values: () => [...labels],
      },
      { ...axis, size: 52, values: (_plot, ticks) => ticks.map((tick) => `${shown(tick, 1)} ${unit}`) },
    ],
    series: [{}, line, line],
    bands: [{ series: [2, 1], fill: ink.soft }],
  };
}
