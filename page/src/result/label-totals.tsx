// Energy and money of a recipe whose craft counts neither: as its label tells them, of what comes out.
import type { Craft } from '../../../engine/index.ts';
import { costOf } from '../cost.ts';
import { useRested } from '../debounce.ts';
import { useLabel } from '../label/drawn.ts';
import { shown } from '../quantity.ts';
import type { Recipe } from '../recipe.ts';

export function LabelTotals({ craft, recipe }: { craft: Craft; recipe: Recipe }) {
  const rested = useRested(recipe);
  const drawn = useLabel(craft, rested);
  if (drawn === null || 'refusal' in drawn) return null;
  const { nutrition, yield: made } = drawn.answer;
  const unlike = drawn.craft.larder.labelling?.unlike;
  const energy = unlike ? nutrition.values[unlike.energy] : undefined;
  const { kilo, unpriced } = costOf(craft, rested, made.finished);
  return (
    <dl class="totals">
      {energy !== undefined && <Total label="Energía" value={shown(energy, 0)} unit="kcal/100 g" />}
      {kilo !== null && (
        <Total
          label={unpriced.size > 0 ? 'Coste sin contar lo que no tiene precio' : 'Coste'}
          value={shown(kilo, 2, true)}
          unit="€/kg"
        />
      )}
    </dl>
  );
}

const Total = ({ label, value, unit }: { label: string; value: string; unit: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <strong>{value}</strong> {unit}
    </dd>
  </div>
);
