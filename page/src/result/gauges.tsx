// One gauge per range, in one line: value beside its range, band and distance; what fails first, what is in folded away.
// Opening one tells its source, its formula and what each ingredient brings.
import { useState } from 'preact/hooks';
import type { Explained } from '../charts/explained.ts';
import { Icon } from '../icons.tsx';
import { lazy } from '../lazy.tsx';
import { shown } from '../quantity.ts';
import { type Gauge, rangeOf } from '../reading.ts';
import type { OwnTargets } from '../store/database.ts';
import { distanceTo, type OwnTarget, targetOf } from '../store/targets.ts';
import { usePointer } from './pointer.ts';
import type { Pull, Pulled } from './pulled.ts';
import { scaleOf } from './scale.ts';

const Bars = lazy(() => import('../charts/contributions.tsx').then((part) => part.Bars));
const Aim = lazy(() => import('./aim.tsx').then((part) => part.Aim));
const Lead = lazy(() => import('./lead.tsx').then((part) => part.Lead));

interface Props {
  title: string;
  gauges: readonly Gauge[];
  explained: Explained;
  /** ranges of one's own, by parameter, where one may have them */
  own?: OwnTargets['ranges'];
  aim?(key: string, ends: readonly [string, string]): void;
  /** how a figure is led elsewhere, where it can be */
  pull?: Pull;
  pulled?: Pulled | null;
}

/** A unit of more letters stands by the name, not by the value, and so does one that a long value leaves no room for. */
const longest = { unit: 4, both: 9 };

const isOut = ({ state }: Gauge): boolean => state === 'bajo' || state === 'alto';
const fails = (gauge: Gauge): boolean => isOut(gauge) && (gauge.judged || gauge.legal);

export function Gauges({ title, gauges, explained, own = {}, aim, pull, pulled = null }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  if (gauges.length === 0) return null;
  const missed = (gauge: Gauge): boolean => fails(gauge) || missOf(gauge, own[gauge.key]) !== 0;
  const failing = gauges.filter(missed);
  const rest = gauges.filter((gauge) => !missed(gauge));
  const isShown = unfolded || failing.length === 0;
  const isLaw = gauges.every(({ legal }) => legal);
  const well = rest.filter((gauge) => !isOut(gauge)).length;
  return (
    <section class="gauges">
      <div class="card-head">
        <h3>{title}</h3>
        {failing.length === 0 && well > 0 && (
          <span class="all-well">
            <Icon name="check" /> {isLaw ? 'se cumplen' : 'en rango'}
          </span>
        )}
        {failing.length > 0 && rest.length > 0 && (
          <button type="button" class="fold" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {isLaw
              ? `${rest.length} se ${rest.length === 1 ? 'cumple' : 'cumplen'}`
              : well === rest.length
                ? `${well} en rango`
                : `${rest.length} más`}
            <Icon name={unfolded ? 'up' : 'down'} />
          </button>
        )}
      </div>
      <ul>
        {[...failing, ...(isShown ? rest : [])].map((gauge) => (
          <One
            key={gauge.key}
            gauge={gauge}
            explained={explained}
            own={own[gauge.key]}
            aim={aim}
            pull={pull}
            pulled={pulled?.key === gauge.key ? pulled : null}
          />
        ))}
      </ul>
    </section>
  );
}

interface OneProps extends Pick<Props, 'explained' | 'aim' | 'pull'> {
  gauge: Gauge;
  pulled: Pulled | null;
  own: readonly [string, string] | undefined;
}

/** How far a figure is from the target of one's own, where there is one. */
export const missOf = ({ value }: Gauge, own: OneProps['own']): number => {
  const target = targetOf(own);
  return target && value !== null ? distanceTo(target, value) : 0;
};

function One({ gauge, explained, own, aim, pull, pulled }: OneProps) {
  const [isOpen, setOpen] = useState(false);
  const hold = usePointer(gauge, pull);
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
        onClick={() => !hold.wasHeld() && setOpen(!isOpen)}
      >
        <span class="gauge-name">
          {gauge.label}
          {asides.length > 0 && <small> {asides.join(' · ')}</small>}
        </span>
        <span class="gauge-value">
          {value}
          {gauge.error > 0 && gauge.value !== null && (
            <small class="gauge-error"> ± {shown(gauge.error, gauge.decimals)}</small>
          )}{' '}
          {!isApart && <small>{gauge.unit}</small>}
        </span>
        <span class="gauge-range">
          <span class="hidden">rango </span>
          {rangeOf(gauge)}
        </span>
        <Track gauge={gauge} target={target} pulled={pulled} take={pull && hold.take} />
        <span class="gauge-distance">
          <Icon name={isOut(gauge) || isMissed ? 'alert' : 'check'} />
          {isMissed ? (
            `${shown(Math.abs(miss), gauge.decimals)} de tu objetivo`
          ) : (
            <span class={gauge.state === 'bien' ? 'hidden' : undefined}>{distanceOf(gauge)}</span>
          )}
        </span>
      </button>
      <div id={id} class="gauge-more" hidden={!isOpen}>
        {isOpen && (
          <>
            <p>{sourceOf(gauge)}</p>
            {pull && gauge.value !== null && <Lead gauge={gauge} pull={pull} pulled={pulled} />}
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
  // Less than can be told apart is told as such, never as nothing.
  const least = 10 ** -decimals;
  return `${distance < least ? `menos de ${shown(least, decimals)}` : shown(distance, decimals)} ${state === 'bajo' ? 'por debajo' : 'por encima'}`;
}

interface TrackProps {
  gauge: Gauge;
  target: OwnTarget | null;
  pulled: Pulled | null;
  take?: ((event: PointerEvent) => void) | undefined;
}

function Track({ gauge: { value, min, max, error }, target, pulled, take }: TrackProps) {
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
      {value !== null && error > 0 && (
        <span class="uncertain" style={{ '--from': `${place(value - error)}%`, '--to': `${place(value + error)}%` }} />
      )}
      {pulled?.fence && (
        <>
          <span class="fence" style={{ '--from': '0%', '--to': `${place(pulled.fence[0])}%` }} />
          <span class="fence" style={{ '--from': `${place(pulled.fence[1])}%`, '--to': '100%' }} />
        </>
      )}
      {pulled && <span class="pin was" style={{ '--at': `${place(pulled.from)}%` }} />}
      {value !== null && (
        <span
          class={`pin${take ? ' held' : ''}`}
          style={{ '--at': `${place(pulled ? pulled.to : value)}%` }}
          onPointerDown={take}
        />
      )}
    </span>
  );
}
