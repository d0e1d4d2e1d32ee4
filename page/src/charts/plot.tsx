// A curve with axes: uPlot in the colours of the page, redrawn when it, the theme or the width changes.
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

interface Props {
  label: string;
  data: uPlot.AlignedData;
  height: number;
  options(ink: Ink): Omit<uPlot.Options, 'width' | 'height'>;
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

export function Plot({ label, data, height, options }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const [theme, setTheme] = useState(0);

  useEffect(() => {
    const queries = ['(prefers-color-scheme: dark)', 'print'].map((query) => matchMedia(query));
    const changed = (): void => setTheme((count) => count + 1);
    for (const query of queries) query.addEventListener('change', changed);
    return () => {
      for (const query of queries) query.removeEventListener('change', changed);
    };
  }, []);

  useEffect(() => {
    const element = holder.current!;
    const width = (): number => Math.max(220, Math.floor(element.clientWidth));
    const plot = new uPlot({ ...options(inkOf(element)), width: width(), height }, data, element);
    const watcher = new ResizeObserver(() => {
      if (Math.abs(plot.width - width()) > 1) plot.setSize({ width: width(), height });
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [data, options, height, theme]);

  return <div class="plot" ref={holder} role="img" aria-label={label} />;
}
