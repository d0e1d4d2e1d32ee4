// A parameter while one constant of the type changes: the curve, where the recipe stands on it, and the band it should be in.
import { useCallback, useMemo } from 'preact/hooks';
import type uPlot from 'uplot';
import { type Craft, derive, type Plan, type SweepChart, type Type, vocabularyOf } from '../../../engine/index.ts';
import { shown } from '../quantity.ts';
import { type Gauge, type Reading, rangeOf } from '../reading.ts';
import { Picture } from './picture.tsx';
import { type Draw, type Ink, Plot } from './plot.tsx';
import { constantOf, figureOf, paramOf } from './values.ts';

/** A smooth line goes through them. */
const points = 21;

export function Sweep({ chart, craft, reading }: { chart: SweepChart; craft: Craft; reading: Reading }) {
  const param = paramOf(craft, chart.y);
  const here = { x: constantOf(reading, chart.x.constant), y: figureOf(reading, param) };
  const data = useMemo(
    () => (param ? curveOf(chart, craft, reading, param.index) : null),
    [chart, craft, reading, param],
  );
  const options = useCallback(
    (ink: Ink, paths: uPlot.Series.PathBuilderFactories) =>
      optionsOf(ink, paths, {
        x: withUnit(chart.x.label, chart.x.unit),
        y: withUnit(param?.label ?? '', param?.unit),
        decimals: Math.min(param?.decimals ?? 1, 2),
      }),
    [chart, param],
  );
  if (!param || here.y === null || !data) return null;
  const gauge = reading.gauges.find(({ key }) => key === chart.y);
  const yUnit = param.unit ? ` ${param.unit}` : '';
  const xUnit = chart.x.unit ? ` ${chart.x.unit}` : '';
  const told =
    here.x === null
      ? ''
      : `${shown(here.y, gauge?.decimals ?? param.decimals)}${yUnit} con ${chart.x.label.toLowerCase()} ${shown(here.x, 1)}${xUnit}`;
  return (
    <Picture
      title={chart.label}
      kind="sweep"
      table={{
        head: [withUnit(chart.x.label, chart.x.unit), withUnit(param.label, param.unit)],
        rows: tabled(data, param.decimals),
      }}
    >
      <p class="about">
        {told}
        {gauge && `. La banda es lo que se busca: ${rangeOf(gauge)}${yUnit}`}
      </p>
      <Plot
        label={`${chart.label}: ${told}`}
        data={data}
        height={240}
        options={options}
        under={bandOf(gauge)}
        over={pointAt(here)}
      />
    </Picture>
  );
}

const withUnit = (label: string, unit: string | undefined): string => (unit ? `${label} (${unit})` : label);

/** Every other point: enough to read the curve. */
const tabled = ([xs, ys]: uPlot.AlignedData, decimals: number): string[][] =>
  Array.from(xs, (x, index) => [shown(x, 1), ys![index] == null ? '—' : shown(ys![index]!, decimals)]).filter(
    (_, index) => index % 2 === 0,
  );

function curveOf(chart: SweepChart, craft: Craft, reading: Reading, param: number): uPlot.AlignedData | null {
  const { mix, figures } = reading.evaluation.state;
  const index = vocabularyOf(craft.definition, new Map()).constants.get(chart.x.constant);
  if (index === undefined) return null;
  const { from, to } = chart.x;
  const xs = Array.from({ length: points }, (_, step) => from + ((to - from) * step) / (points - 1));
  const ys = xs.map((x) => {
    const plan: Plan = { ...figures.plan, numbers: figures.plan.numbers.with(index, x) };
    const type: Type = { ...mix.type, plan, choices: [{ when: null, plan }] };
    return derive({ ...mix, type }).run.full[param] ?? null;
  });
  return ys.some((y) => y !== null) ? [xs, ys] : null;
}

const bandOf =
  (gauge: Gauge | undefined): Draw =>
  (plot, ink) => {
    if (!gauge) return;
    const { ctx, bbox } = plot;
    const floor = bbox.top + bbox.height;
    const clamp = (y: number): number => Math.max(bbox.top, Math.min(floor, y));
    const top = gauge.max === null ? bbox.top : clamp(plot.valToPos(gauge.max, 'y', true));
    const bottom = gauge.min === null ? floor : clamp(plot.valToPos(gauge.min, 'y', true));
    ctx.save();
    ctx.fillStyle = ink.good;
    ctx.fillRect(bbox.left, top, bbox.width, bottom - top);
    ctx.restore();
  };

const pointAt =
  (here: { x: number | null; y: number | null }): Draw =>
  (plot, ink) => {
    if (here.x === null || here.y === null) return;
    const { ctx, bbox } = plot;
    const scale = devicePixelRatio;
    const [x, y] = [plot.valToPos(here.x, 'x', true), plot.valToPos(here.y, 'y', true)];
    ctx.save();
    ctx.strokeStyle = ink.text;
    ctx.setLineDash([4 * scale, 4 * scale]);
    ctx.beginPath();
    ctx.moveTo(x, bbox.top + bbox.height);
    ctx.lineTo(x, y);
    ctx.lineTo(bbox.left, y);
    ctx.stroke();
    ctx.setLineDash([]);
    ctx.fillStyle = ink.line;
    ctx.strokeStyle = ink.surface;
    ctx.lineWidth = 2 * scale;
    ctx.beginPath();
    ctx.arc(x, y, 6 * scale, 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
    ctx.restore();
  };

interface Words {
  x: string;
  y: string;
  decimals: number;
}

function optionsOf(
  ink: Ink,
  paths: uPlot.Series.PathBuilderFactories,
  label: Words,
): Omit<uPlot.Options, 'width' | 'height'> {
  const font = '12px system-ui, sans-serif';
  const line = { stroke: ink.grid, width: 1 };
  const axis = { stroke: ink.text, grid: line, ticks: line, labelSize: 20, labelGap: 2, font, labelFont: font };
  const write = (decimals: number) => (_plot: uPlot, ticks: number[]) => ticks.map((tick) => shown(tick, decimals));
  return {
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false } },
    axes: [
      { ...axis, label: label.x, size: 30, values: write(1) },
      { ...axis, label: label.y, size: 52, values: write(label.decimals) },
    ],
    series: [{}, { stroke: ink.line, width: 2.5, points: { show: false }, paths: paths.spline!() }],
  };
}
