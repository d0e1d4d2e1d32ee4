// A parameter while one constant of the type changes: the curve, where the recipe stands on it, and the band it should be in.
import { useMemo } from 'preact/hooks';
import type uPlot from 'uplot';
import type { Craft, Plan, SweepChart, Type } from '../../../engine/craft.ts';
import { vocabularyOf } from '../../../engine/load/params.ts';
import { derive } from '../../../engine/stages/derive.ts';
import { shown } from '../quantity.ts';
import type { Reading } from '../reading.ts';
import { type Ink, Plot } from './plot.tsx';
import { constantOf, figureOf, paramOf } from './values.ts';

const points = 61;

export function Sweep({ chart, craft, reading }: { chart: SweepChart; craft: Craft; reading: Reading }) {
  const param = paramOf(craft, chart.y);
  const here = { x: constantOf(reading, chart.x.constant), y: figureOf(reading, param) };
  const gauge = reading.gauges.find(({ key }) => key === chart.y);
  const data = useMemo(
    () => (param ? curveOf(chart, craft, reading, param.index) : null),
    [chart, craft, reading, param],
  );
  const xUnit = chart.x.unit ? ` ${chart.x.unit}` : '';
  const yUnit = param?.unit ? ` ${param.unit}` : '';
  const options = useMemo(
    () => (ink: Ink) =>
      optionsOf(ink, here, gauge ? [gauge.min, gauge.max] : null, {
        x: `${chart.x.label}${chart.x.unit ? ` (${chart.x.unit})` : ''}`,
        y: `${param?.label ?? ''}${param?.unit ? ` (${param.unit})` : ''}`,
        decimals: Math.min(param?.decimals ?? 1, 2),
      }),
    [chart, param, here.x, here.y, gauge?.min, gauge?.max],
  );
  if (!param || here.y === null || !data) return null;
  const told =
    here.x === null
      ? ''
      : `${shown(here.y, param.decimals)}${yUnit} con ${chart.x.label.toLowerCase()} ${shown(here.x, 1)}${xUnit}`;
  return (
    <section class="card sweep">
      <h3>{chart.label}</h3>
      <p class="about">{told}</p>
      <Plot label={`${chart.label}: ${told}`} data={data} height={240} options={options} />
    </section>
  );
}

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

interface Words {
  x: string;
  y: string;
  decimals: number;
}

function optionsOf(
  ink: Ink,
  here: { x: number | null; y: number | null },
  band: readonly (number | null)[] | null,
  label: Words,
): Omit<uPlot.Options, 'width' | 'height'> {
  const axis = {
    stroke: ink.text,
    grid: { stroke: ink.grid, width: 1 },
    ticks: { stroke: ink.grid, width: 1 },
    labelSize: 20,
    labelGap: 2,
    font: '12px system-ui',
    labelFont: '12px system-ui',
  };
  const drawBand = (plot: uPlot): void => {
    if (!band) return;
    const { ctx, bbox } = plot;
    const top = band[1] === null || band[1] === undefined ? bbox.top : plot.valToPos(band[1], 'y', true);
    const bottom =
      band[0] === null || band[0] === undefined ? bbox.top + bbox.height : plot.valToPos(band[0], 'y', true);
    const clamp = (y: number): number => Math.max(bbox.top, Math.min(bbox.top + bbox.height, y));
    ctx.save();
    ctx.fillStyle = ink.good;
    ctx.fillRect(bbox.left, clamp(top), bbox.width, clamp(bottom) - clamp(top));
    ctx.restore();
  };
  const drawPoint = (plot: uPlot): void => {
    if (here.x === null || here.y === null) return;
    const { ctx } = plot;
    const scale = devicePixelRatio;
    const [x, y] = [plot.valToPos(here.x, 'x', true), plot.valToPos(here.y, 'y', true)];
    ctx.save();
    ctx.strokeStyle = ink.text;
    ctx.setLineDash([4 * scale, 4 * scale]);
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x, plot.bbox.top + plot.bbox.height);
    ctx.moveTo(x, y);
    ctx.lineTo(plot.bbox.left, y);
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
  const figure = (value: number, decimals: number): string => shown(value, decimals);
  return {
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false } },
    axes: [
      { ...axis, label: label.x, size: 30, values: (_plot, ticks) => ticks.map((tick) => figure(tick, 1)) },
      {
        ...axis,
        label: label.y,
        size: 52,
        values: (_plot, ticks) => ticks.map((tick) => figure(tick, label.decimals)),
      },
    ],
    series: [{}, { stroke: ink.line, width: 2.5, points: { show: false } }],
    hooks: { drawClear: [drawBand], draw: [drawPoint] },
  };
}
