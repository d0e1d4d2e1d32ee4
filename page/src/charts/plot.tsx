// A curve with axes: uPlot in the colours of the page. New data are drawn on the same plot; a new theme makes a new one.
import { useEffect, useRef } from 'preact/hooks';
import type uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export interface Ink {
  readonly text: string;
  readonly grid: string;
  readonly line: string;
  readonly soft: string;
  readonly good: string;
  readonly surface: string;
}

export type Draw = (plot: uPlot, ink: Ink) => void;

interface Props {
  label: string;
  data: uPlot.AlignedData;
  height: number;
  options(ink: Ink, paths: uPlot.Series.PathBuilderFactories): Omit<uPlot.Options, 'width' | 'height'>;
  /** what is drawn beneath the curve and over it */
  under?: Draw;
  over?: Draw;
}

function inkOf(element: HTMLElement): Ink {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  return {
    text: read('--soft-ink'),
    grid: read('--line'),
    line: read('--accent'),
    soft: read('--accent-soft'),
    good: read('--good-soft'),
    surface: read('--surface'),
  };
}

/** Paper has no dark ground, whatever the screen has. */
const grounds = ['(prefers-color-scheme: dark)', 'print'];

export function Plot({ label, data, height, options, under, over }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const drawn = useRef<uPlot | null>(null);
  const marks = useRef({ data, under, over });
  marks.current = { data, under, over };

  useEffect(() => {
    const element = holder.current!;
    const width = (): number => Math.max(220, Math.floor(element.clientWidth));
    let isGone = false;
    const make = async (): Promise<void> => {
      const { default: Drawing } = await import('uplot');
      if (isGone) return;
      drawn.current?.destroy();
      const ink = inkOf(element);
      const hooks = {
        drawClear: [(plot: uPlot) => marks.current.under?.(plot, ink)],
        draw: [(plot: uPlot) => marks.current.over?.(plot, ink)],
      };
      const size = { width: width(), height };
      drawn.current = new Drawing({ ...options(ink, Drawing.paths), hooks, ...size }, marks.current.data, element);
    };
    // What draws it is fetched when somebody comes to see it.
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry!.isIntersecting) return;
      seen.disconnect();
      void make();
    });
    seen.observe(element);
    const watcher = new ResizeObserver(() => {
      const plot = drawn.current;
      if (plot && Math.abs(plot.width - width()) > 1) plot.setSize({ width: width(), height });
    });
    watcher.observe(element);
    const remake = (): void => void (drawn.current && make());
    const media = grounds.map((query) => matchMedia(query));
    for (const query of media) query.addEventListener('change', remake);
    return () => {
      isGone = true;
      seen.disconnect();
      for (const query of media) query.removeEventListener('change', remake);
      watcher.disconnect();
      drawn.current?.destroy();
      drawn.current = null;
    };
  }, [options, height]);

  useEffect(() => drawn.current?.setData(data), [data]);

  return <div class="plot" ref={holder} role="img" aria-label={label} />;
}
