// The pictures a craft declares, in its order. The ranges are drawn by the gauges.
import type { Chart, Craft } from '../../../engine/craft.ts';
import type { Reading } from '../reading.ts';
import { Ladder } from './ladder.tsx';
import { ParamBars, Parts } from './parts.tsx';
import { Steps } from './steps.tsx';
import { Sweep } from './sweep.tsx';

export function Charts({ craft, reading }: { craft: Craft; reading: Reading }) {
  return (
    <>
      {(craft.definition.craft.charts ?? []).map((chart) => (
        <One key={`${craft.id}${chart.kind}${chart.label}`} chart={chart} craft={craft} reading={reading} />
      ))}
    </>
  );
}

function One({ chart, craft, reading }: { chart: Chart; craft: Craft; reading: Reading }) {
  switch (chart.kind) {
    case 'parts':
      return <Parts chart={chart} craft={craft} reading={reading} />;
    case 'bars':
      return <ParamBars chart={chart} craft={craft} reading={reading} />;
    case 'sweep':
      return <Sweep chart={chart} craft={craft} reading={reading} />;
    case 'steps':
      return <Steps chart={chart} craft={craft} reading={reading} />;
    case 'ladder':
      return <Ladder chart={chart} craft={craft} reading={reading} />;
    default:
      return null;
  }
}
