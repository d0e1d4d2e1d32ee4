// At a glance, in a line that stays in view: verdict, medal or class, in colour, sign and words; what it leaves out of
// account; money and energy in the same units for every craft.
import { type Craft, type MixLine, openedLines, priceColumn } from '../../../engine/index.ts';
import { Icon, type IconName } from '../icons.tsx';
import { lazy } from '../lazy.tsx';
import { unbroken } from '../no-break.ts';
import { shown } from '../quantity.ts';
import { type Badge, type Reading, type Tone, usual } from '../reading.ts';
import type { Recipe } from '../recipe.ts';
import { capital, words } from '../words.ts';
import { useWaiting } from './waiting.ts';

const LabelTotals = lazy(() => import('./label-totals.tsx').then((part) => part.LabelTotals));

const signs: Record<Tone, IconName> = { good: 'check', look: 'alert', bad: 'alert', plain: 'scale' };

export function Verdict({ reading, craft, recipe }: { reading: Reading; craft: Craft; recipe: Recipe }) {
  const { tone, heading, summary, main, badges, totals } = reading;
  const medal = main?.medal ?? null;
  const [first = '', ...others] = main?.texts ?? [];
  const beside = capital(first) === heading ? others : (main?.texts ?? []);
  const named = variantLabel(craft, reading);
  const variant = named === heading.toLowerCase() ? null : named;
  const type = craft.types.get(recipe.type)!.label;
  const lines = openedLines(reading.evaluation.state.mix.lines);
  const unknown = uncounted(lines);
  const waiting = useWaiting(recipe);
  return (
    <div class={`card verdict ${tone}`} role="status">
      <span class={medal ? `sign ${medal}` : 'sign'}>
        <Icon name={medal ? 'medal' : signs[tone]} />
      </span>
      <div class="verdict-words">
        <p class="verdict-heading">
          <span class="verdict-word">{heading}</span>
          {beside.map((text) => (
            <span key={text} class={medal ? `badge ${medal}` : 'badge'}>
              {text}
            </span>
          ))}
          {main?.counts.map((count) => (
            <span key={count.key} class="badge">
              {count.value} {count.label}
            </span>
          ))}
          {unknown !== null && <span class="badge unknown">{unknown}</span>}
        </p>
        <p class="verdict-summary">
          {variant === null ? type : `${type}, ${variant}`} · {summary}
          {badges.map((badge) => ` · ${unbroken(badgeText(badge))}`)}
          {waiting !== '' && <span class="waiting"> · {waiting}</span>}
        </p>
      </div>
      {totals.length === 0 && <LabelTotals craft={craft} recipe={recipe} />}
      {totals.length > 0 && (
        <dl class="totals">
          {totals
            .map((figure) => usual(figure, reading))
            .map(({ key, label, unit, value, decimals, means }) => (
              <div key={key}>
                <dt>
                  {label}
                  {means !== 'energy' && isUnpriced(craft, lines) && ' sin contar lo que no tiene precio'}
                </dt>
                <dd>
                  <strong>{shown(value, decimals, decimals > 0)}</strong> {unit}
                </dd>
              </div>
            ))}
        </dl>
      )}
    </div>
  );
}

/** «sin contar Foo y Bar, 8 %»: what nobody knows weighs, but brings nothing to the figures. */
function uncounted(lines: readonly MixLine[]): string | null {
  const unknown = lines.filter(({ groups }) => groups.includes('desconocido'));
  if (unknown.length === 0) return null;
  const weigh = (all: readonly MixLine[]): number => all.reduce((sum, { grams }) => sum + grams, 0);
  const share = (100 * weigh(unknown)) / (weigh(lines) || 1);
  const names =
    unknown.length > 2 ? `${unknown.length} ingredientes` : unknown.map(({ name }) => name.trim()).join(' y ');
  return `sin contar ${names}, ${shown(share, share < 1 ? 1 : 0)} %`;
}

/** Whether something has no price: the cost looks lower than it is. */
function isUnpriced(craft: Craft, lines: readonly MixLine[]): boolean {
  const price = priceColumn(craft);
  return price !== null && lines.some(({ row, grams, values }) => row === null && grams > 0 && values[price] === 0);
}

const badgeText = ({ label, texts, counts: counted }: Badge): string =>
  [
    ...(texts.length > 0 ? [`${label}: ${texts.join(', ')}`] : []),
    ...counted.map(({ label: name, value }) => `${value} ${name}`),
  ].join(' · ');

function variantLabel(craft: Craft, { evaluation }: Reading): string | null {
  const { type } = evaluation.state.mix;
  const id = evaluation.state.figures.plan.variant;
  const variant = craft.definition.types[type.id]!.variants?.find((one) => one.id === id);
  return id === null ? null : (variant?.label ?? words(id)).toLowerCase();
}
