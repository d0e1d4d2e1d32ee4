// At a glance, in a line that stays in view: verdict, medal or class, in colour, sign and words; what it leaves out of
// account; money and energy in the same units for every craft.
import type { Craft } from '../../../engine/craft.ts';
import { Icon, type IconName } from '../icons.tsx';
import { isOwn } from '../own.ts';
import { shown } from '../quantity.ts';
import { type Badge, type Figure, type Reading, type Tone, words } from '../reading.ts';
import { counts, gramsOf, type Recipe, totalOf } from '../recipe.ts';

const signs: Record<Tone, IconName> = { good: 'check', look: 'alert', bad: 'alert', plain: 'scale' };

export function Verdict({ reading, craft, recipe }: { reading: Reading; craft: Craft; recipe: Recipe }) {
  const { tone, heading, summary, main, badges, totals } = reading;
  const medal = main?.medal ?? null;
  const beside = main && main.texts[0] !== heading ? main.texts : (main?.texts.slice(1) ?? []);
  const named = variantLabel(craft, reading);
  const variant = named === heading.toLowerCase() ? null : named;
  const type = craft.types.get(recipe.type)!.label;
  const unknown = uncounted(craft, recipe);
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
          {badges.map((badge) => ` · ${badgeText(badge)}`)}
        </p>
      </div>
      {totals.length > 0 && (
        <dl class="totals">
          {totals
            .map((figure) => usual(figure, reading))
            .map(({ key, label, unit, value, decimals }) => (
              <div key={key}>
                <dt>{label}</dt>
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

/** The same units in every craft: euros by the kilo with cents, energy without decimals. */
function usual(figure: Figure, { evaluation: { state } }: Reading): Figure {
  const param = state.mix.craft.paramByKey.get(figure.key)!;
  const exact = state.figures.run.full[param.index] ?? figure.value;
  if (figure.means === 'costPer100g') return { ...figure, unit: '€/kg', value: exact * 10, decimals: 2 };
  return { ...figure, decimals: figure.means === 'costPerKilo' ? 2 : 0 };
}

/** «sin contar Foo y Bar, 8 %»: what nobody knows weighs, but brings nothing to the figures. */
function uncounted(craft: Craft, recipe: Recipe): string | null {
  const rows = recipe.rows.filter(
    (row) => counts(row) && craft.recognise(row.name).row === null && !craft.roles.get(row.role) && !isOwn(craft, row),
  );
  if (rows.length === 0) return null;
  const share = (100 * rows.reduce((sum, row) => sum + gramsOf(row), 0)) / (totalOf(recipe) || 1);
  const names = rows.length > 2 ? `${rows.length} ingredientes` : rows.map(({ name }) => name.trim()).join(' y ');
  return `sin contar ${names}, ${shown(share, share < 1 ? 1 : 0)} %`;
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
