// At a glance: verdict, medal or class, in colour, sign and words; then money and energy.
import type { Craft } from '../../../engine/craft.ts';
import { Icon, type IconName } from '../icons.tsx';
import { shown } from '../quantity.ts';
import { type Badge, capital, type Reading, type Tone, words } from '../reading.ts';

const signs: Record<Tone, IconName> = { good: 'check', look: 'alert', bad: 'alert', plain: 'scale' };

export function Verdict({ reading, craft, type }: { reading: Reading; craft: Craft; type: string }) {
  const { tone, heading, summary, main, badges, totals } = reading;
  const medal = main?.medal ?? null;
  const beside = main && main.texts[0] !== heading ? main.texts : (main?.texts.slice(1) ?? []);
  const named = variantLabel(craft, reading);
  const variant = named === heading.toLowerCase() ? null : named;
  return (
    <div class={`card verdict ${tone}`} role="status">
      <div class="verdict-sign">
        <span class={medal ? `sign ${medal}` : 'sign'}>
          <Icon name={medal ? 'medal' : signs[tone]} />
        </span>
        <div>
          <p class="verdict-heading">
            <span class="verdict-word">{heading}</span>
            {beside.map((text) => (
              <span key={text} class={medal ? `badge ${medal}` : 'badge'}>
                {text}
              </span>
            ))}
            {main?.counts.map((count) => (
              <span key={count.key} class="badge">
                {count.value} {words(count.key)}
              </span>
            ))}
          </p>
          <p class="verdict-summary">
            {variant === null ? type : `${type}, ${variant}`} · {summary}
          </p>
        </div>
      </div>
      {badges.length > 0 && (
        <ul class="badges">
          {badges.map((badge) => (
            <li key={badge.key}>{badgeText(badge)}</li>
          ))}
        </ul>
      )}
      {totals.length > 0 && <Totals reading={reading} craft={craft} />}
    </div>
  );
}

const badgeText = ({ key, texts, counts }: Badge): string =>
  [
    ...(texts.length > 0 ? [`${capital(words(key))}: ${texts.join(', ')}`] : []),
    ...counts.map(({ key: name, value }) => `${value} ${words(name)}`),
  ].join(' · ');

function variantLabel(craft: Craft, { evaluation }: Reading): string | null {
  const { type } = evaluation.state.mix;
  const id = evaluation.state.figures.plan.variant;
  const variant = craft.definition.types[type.id]!.variants?.find((one) => one.id === id);
  return id === null ? null : (variant?.label ?? words(id)).toLowerCase();
}

/** Per unit as the craft gives it, and for the whole batch where the catalogue has the figure. */
function Totals({ reading, craft }: { reading: Reading; craft: Craft }) {
  const { lines } = reading.evaluation.state.mix;
  const whole = (sign: RegExp, per: number): number | null => {
    const column = craft.columns.find(({ unit }) => sign.test(unit));
    return column ? lines.reduce((sum, line) => sum + (line.grams * line.values[column.index]!) / per, 0) : null;
  };
  const batch = (unit: string): string | null => {
    const cost = unit.includes('€') ? whole(/^€\/kg$/, 1000) : null;
    return cost === null ? null : `${shown(cost, 2, true)} € toda la receta`;
  };
  return (
    <dl class="totals">
      {reading.totals.map(({ key, label, unit, value, decimals }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <strong>{shown(value, unit.includes('kcal') ? 0 : decimals, unit.includes('€'))}</strong> {unit}
            {batch(unit) && <small>{batch(unit)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
