// One gauge per range, in one line: value beside its range, band and distance; what fails first, what is in folded away.
// Opening one tells its source, its formula and what each ingredient brings.
import { useState } from 'preact/hooks';
import { Bars } from '../charts/contributions.tsx';
import type { Explained } from '../charts/explained.ts';
import { Icon } from '../icons.tsx';
import { lazy } from '../lazy.tsx';
import { shown } from '../quantity.ts';
import { type Gauge, rangeOf } from '../reading.ts';
import type { OwnTargets } from '../store/database.ts';
import { distanceTo, type OwnTarget, targetOf } from '../store/targets.ts';

const Aim = lazy(() => import('./aim.tsx').then((part) => part.Aim));

interface Props {
  title: string;
  gauges: readonly Gauge[];
  explained: Explained;
  /** ranges of one's own, by parameter, where one may have them */
  own?: OwnTargets['ranges'];
  aim?(key: string, ends: readonly [string, string]): void;
}

/** A unit of more letters stands by the name, not by the value, and so does one that a long value leaves no room for. */
const longest = { unit: 4, both: 9 };

const isOut = ({ state }: Gauge): boolean => state === 'bajo' || state === 'alto';
const fails = (gauge: Gauge): boolean => isOut(gauge) && (gauge.judged || gauge.legal);

export function Gauges({ title, gauges, explained, own = {}, aim }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  if (gauges.length === 0) return null;
  const missed = (gauge: Gauge): boolean => fails(gauge) || missOf(gauge, own[gauge.key]) !== 0;
  const failing = gauges.filter(missed);
  const rest = gauges.filter((gauge) => !missed(gauge));
  const isShown = unfolded || failing.length === 0;
  const well = rest.filter((gauge) => !isOut(gauge)).length;
  return (
    <section class="card gauges">
      <div class="card-head">
        <h3>{title}</h3>
        {failing.length > 0 && rest.length > 0 && (
          <button type="button" class="fold" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {well === rest.length ? `${well} en rango` : `${rest.length} más`}
            <Icon name={unfolded ? 'up' : 'down'} />
          </button>
        )}
      </div>
      <ul>
        {[...failing, ...(isShown ? rest : [])].map((gauge) => (
          <One key={gauge.key} gauge={gauge} explained={explained} own={own[gauge.key]} aim={aim} />
        ))}
      </ul>
    </section>
  );
}

interface OneProps extends Pick<Props, 'explained' | 'aim'> {
  gauge: Gauge;
  own: readonly [string, string] | undefined;
}

/** How far a figure is from the target of one's own, where there is one. */
export const missOf = ({ value }: Gauge, own: OneProps['own']): number => {
  const target = targetOf(own);
  return target && value !== null ? distanceTo(target, value) : 0;
};

function One({ gauge, explained, own, aim }: OneProps) {
  const [isOpen, setOpen] = useState(false);
  const target = targetOf(own);
  const miss = missOf(gauge, own);
  const isMissed = miss !== 0 && !isOut(gauge);
  const value = gauge.value === null ? '—' : shown(gauge.value, gauge.decimals);
  const isApart = gauge.unit.length > longest.unit || value.length + gauge.unit.length > longest.both;
  const asides = [...(isApart ? [gauge.unit] : []), ...(gauge.judged ? [] : ['orientativo'])];
  const id = `${gauge.legal ? 'limit' : 'gauge'}-${gauge.key}`;
  return (
    <li class={`gauge ${isMissed ? 'look' : toneOf(gauge)}`}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        title={sourceOf(gauge)}
        onClick={() => setOpen(!isOpen)}
      >
        <span class="gauge-name">
          {gauge.label}
          {asides.length > 0 && <small> {asides.join(' · ')}</small>}
        </span>
        <span class="gauge-value">
          {value} {!isApart && <small>{gauge.unit}</small>}
        </span>
        <span class="gauge-range">
          <span class="hidden">rango </span>
          {rangeOf(gauge)}
        </span>
        <Track gauge={gauge} target={target} />
        <span class="gauge-distance">
          <Icon name={isOut(gauge) || isMissed ? 'alert' : 'check'} />
          {isMissed ? `${shown(Math.abs(miss), gauge.decimals)} de tu objetivo` : distanceOf(gauge)}
        </span>
      </button>
      <div id={id} class="gauge-more" hidden={!isOpen}>
        {isOpen && (
          <>
            <p>{sourceOf(gauge)}</p>
            {aim && <Aim label={gauge.label} ends={own ?? ['', '']} put={(ends) => aim(gauge.key, ends)} />}
            <Bars of={explained[gauge.key]} decimals={gauge.decimals} />
            <details>
              <summary>Fórmula</summary>
              <code>{gauge.formula}</code>
            </details>
          </>
        )}
      </div>
    </li>
  );
}

const sourceOf = ({ source }: Gauge): string => (source === '' ? 'Sin fuente anotada' : `Fuente: ${source}`);

const toneOf = (gauge: Gauge): string =>
  !isOut(gauge) ? (gauge.state === null ? 'plain' : 'good') : gauge.legal ? 'bad' : gauge.judged ? 'look' : 'plain';

function distanceOf({ value, min, max, state, decimals }: Gauge): string {
  if (value === null) return 'sin valor';
  if (state === null) return 'no se juzga';
  if (state === 'bien') return 'en rango';
  const distance = state === 'bajo' ? min! - value : value - max!;
  return `${shown(distance, decimals)} ${state === 'bajo' ? 'por debajo' : 'por encima'}`;
}

/** The band takes the middle half of the track; a value far away stays at its end. */
export function scaleOf(min: number | null, max: number | null): (value: number) => number {
  const low = min ?? max! - Math.max(Math.abs(max!), 1);
  const high = max ?? min! + Math.max(Math.abs(min!), 1);
  const width = high - low || Math.max(Math.abs(high), 1) / 4;
  return (value) => Math.max(1.5, Math.min(98.5, 25 + (50 * (value - low)) / width));
}

function Track({ gauge: { value, min, max }, target }: { gauge: Gauge; target: OwnTarget | null }) {
  const place = scaleOf(min, max);
  const from = min === null ? 0 : place(min);
  const to = max === null ? 100 : place(max);
  return (
    <span class="track" aria-hidden="true">
      <span class="band" style={{ '--from': `${from}%`, '--to': `${to}%` }} />
      {target && (
        <span
          class="aim"
          style={{
            '--from': `${target.min === null ? 0 : place(target.min)}%`,
            '--to': `${target.max === null ? 100 : place(target.max)}%`,
          }}
        />
      )}
      {value !== null && <span class="pin" style={{ '--at': `${place(value)}%` }} />}
    </span>
  );
}
