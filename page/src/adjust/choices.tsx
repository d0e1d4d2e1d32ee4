// Price against clearance: the recipes between the cheapest and the best centred, each a point to choose.
import { shown } from '../quantity.ts';
import type { Choice } from './ask.ts';

interface Props {
  choices: readonly Choice[];
  current: number | null;
  choose(index: number): void;
}

const size = { width: 320, height: 120, edge: 16 } as const;

export function ChoicesPicture({ choices, current, choose }: Props) {
  const place = placesOf(choices);
  const line = choices.map((choice) => place(choice).join(',')).join(' ');
  return (
    <fieldset class="frontier">
      <legend>Precio frente a margen: elige una</legend>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <polyline points={line} />
        {choices.map((choice, index) => {
          const [x, y] = place(choice);
          return (
            <circle key={index} class={index === current ? 'on' : ''} cx={x} cy={y} r={index === current ? 7 : 5} />
          );
        })}
        <text x={size.edge} y={size.height - 2}>
          más barata
        </text>
        <text x={size.width - size.edge} y="12" text-anchor="end">
          más centrada
        </text>
      </svg>
      <div class="frontier-list">
        {choices.map((choice, index) => (
          <label key={index}>
            <input type="radio" name="choice" checked={index === current} onChange={() => choose(index)} />
            <strong>{shown(choice.cost, 2, true)} €/kg</strong>{' '}
            <small>margen {shown(Math.min(100, 200 * choice.clearance), 0)} %</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Cost to the right, room upwards. */
function placesOf(choices: readonly Choice[]): (choice: Choice) => [number, number] {
  const along = (values: readonly number[], from: number, to: number) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return (value: number): number =>
      high === low ? (from + to) / 2 : from + ((to - from) * (value - low)) / (high - low);
  };
  const { width, height, edge } = size;
  const x = along(
    choices.map(({ cost }) => cost),
    edge,
    width - edge,
  );
  const y = along(
    choices.map(({ clearance }) => clearance),
    height - edge,
    edge + 4,
  );
  return ({ cost, clearance }) => [x(cost), y(clearance)];
}
