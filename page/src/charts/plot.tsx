// A curve with axes: uPlot in the colours of the page. New data are drawn on the same plot; a new theme makes a new one.
import { useEffect, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';
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
  options(ink: Ink): Omit<uPlot.Options, 'width' | 'height'>;
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

/** Counts changes of theme, and of screen for paper. */
function useTheme(): number {
  const [theme, setTheme] = useState(0);
  useEffect(() => {
    const queries = ['(prefers-color-scheme: dark)', 'print'].map((query) => matchMedia(query));
    const changed = (): void => setTheme((count) => count + 1);
    for (const query of queries) query.addEventListener('change', changed);
    return () => {
      for (const query of queries) query.removeEventListener('change', changed);
    };
  }, []);
  return theme;
}

export function Plot({ label, data, height, options, under, over }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const drawn = useRef<uPlot | null>(null);
  const marks = useRef({ data, under, over });
  marks.current = { data, under, over };
  const theme = useTheme();

  useEffect(() => {
    const element = holder.current!;
    const width = (): number => Math.max(220, Math.floor(element.clientWidth));
    const ink = inkOf(element);
    const hooks = {
      drawClear: [(plot: uPlot) => marks.current.under?.(plot, ink)],
      draw: [(plot: uPlot) => marks.current.over?.(plot, ink)],
    };
    const plot = new uPlot({ ...options(ink), hooks, width: width(), height }, marks.current.data, element);
    drawn.current = plot;
    const watcher = new ResizeObserver(() => {
      if (Math.abs(plot.width - width()) > 1) plot.setSize({ width: width(), height });
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [options, height, theme]);

  useEffect(() => drawn.current?.setData(data), [data]);

  return <div class="plot" ref={holder} role="img" aria-label={label} />;
}
