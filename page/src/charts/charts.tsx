// The pictures a craft declares, in its order. The ranges are drawn by the gauges.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Chart, Craft } from '../../../engine/index.ts';
import { lazy } from '../lazy.tsx';
import type { Reading } from '../reading.ts';
import type { Explained } from './explained.ts';
import { ParamBars, Parts } from './parts.tsx';
import '../styles/charts.css';

// Only some crafts draw them.
const Ladder = lazy(() => import('./ladder.tsx').then((part) => part.Ladder));
const Steps = lazy(() => import('./steps.tsx').then((part) => part.Steps));
// Below the fold of almost every screen: they come when somebody comes near.
const Contributions = lazy(() => import('./contributions.tsx').then((part) => part.Contributions));
const Sweep = lazy(() => import('./sweep.tsx').then((part) => part.Sweep));

interface Props {
  craft: Craft;
  reading: Reading;
  explained: Explained;
}

export function Charts(props: Props) {
  const { craft } = props;
  return (
    <>
      {(craft.definition.craft.charts ?? []).map((chart) => (
        <One key={`${craft.id}${chart.kind}${chart.label}`} chart={chart} {...props} />
      ))}
    </>
  );
}

function One({ chart, craft, reading, explained }: Props & { chart: Chart }) {
  switch (chart.kind) {
    case 'parts':
      return <Parts chart={chart} craft={craft} reading={reading} />;
    case 'bars':
      return <ParamBars chart={chart} craft={craft} reading={reading} />;
    case 'sweep':
      return (
        <Near>
          <Sweep chart={chart} craft={craft} reading={reading} />
        </Near>
      );
    case 'steps':
      return <Steps chart={chart} craft={craft} reading={reading} />;
    case 'ladder':
      return <Ladder chart={chart} craft={craft} reading={reading} />;
    case 'contributions':
      return (
        <Near>
          <Contributions chart={chart} reading={reading} explained={explained} />
        </Near>
      );
    case 'ranges':
      return null;
  }
}

/** Drawn once somebody has come near. */
function Near({ children }: { children: ComponentChildren }) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear) return;
    const watcher = new IntersectionObserver(([entry]) => entry!.isIntersecting && setNear(true));
    watcher.observe(place.current!);
    return () => watcher.disconnect();
  }, [isNear]);
  return isNear ? children : <div class="card near" ref={place} />;
}
