// The pictures a craft declares, in its order. The ranges are drawn by the gauges.
import type { Chart, Craft } from '../../../engine/index.ts';
import type { Reading } from '../reading.ts';
import { Contributions } from './contributions.tsx';
import type { Explained } from './explained.ts';
import { Ladder } from './ladder.tsx';
import { ParamBars, Parts } from './parts.tsx';
import { Steps } from './steps.tsx';
import { Sweep } from './sweep.tsx';

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
      return <Sweep chart={chart} craft={craft} reading={reading} />;
    case 'steps':
      return <Steps chart={chart} craft={craft} reading={reading} />;
    case 'ladder':
      return <Ladder chart={chart} craft={craft} reading={reading} />;
    case 'contributions':
      return <Contributions chart={chart} reading={reading} explained={explained} />;
    case 'ranges':
      return null;
  }
}
