// The cost sheet: what each ingredient costs, with a price of one's own where one has it, and what comes out of it.
import { useState } from 'preact/hooks';
import type { Craft } from '../../../engine/craft.ts';
import { type CostLine, costOf } from '../cost.ts';
import type { Actions } from '../model.ts';
import { faultIn, shown } from '../quantity.ts';
import type { Making, Recipe } from '../recipe.ts';
import { keepIngredient } from '../store/ingredients.ts';

interface Props {
  craft: Craft;
  recipe: Recipe;
  actions: Actions;
}

const euros = (value: number): string => `${shown(value, 2, true)} €`;

export function CostSheet({ craft, recipe, actions }: Props) {
  const { lines, batch, made, kilo, piece, each, margin, unpriced } = costOf(craft, recipe);
  const field = (key: keyof Making, label: string) => (
    <label>
      {label}
      <input
        inputMode="decimal"
        autocomplete="off"
        value={recipe.making[key]}
        aria-invalid={faultIn(recipe.making[key], label) !== null}
        onInput={(event) =>
          actions.change({ ...recipe, making: { ...recipe.making, [key]: event.currentTarget.value } }, key)
        }
      />
    </label>
  );
  return (
    <>
      <section class="card">
        <dl class="sums">
          <Sum label="Toda la receta" value={euros(batch)} />
          <Sum label="El kilo" value={`${euros(kilo)}/kg`} />
          {piece !== null && <Sum label={`La pieza de ${shown(each!, 0)} g`} value={euros(piece)} />}
          {margin !== null && <Sum label="Margen" value={`${euros(margin.euros)} · ${shown(margin.part, 0)} %`} />}
        </dl>
        <div class="columns">
          {field('pieces', 'Piezas que salen')}
          {field('loss', 'Mermas (%)')}
          {field('price', piece === null ? 'Precio de venta del kilo (€)' : 'Precio de venta de la pieza (€)')}
        </div>
        <p class="about">
          Salen {shown(made, 0)} g. Sin mano de obra ni energía; precios sin IVA.
          {unpriced.length > 0 && ` Sin precio: ${unpriced.join(', ')}.`}
        </p>
      </section>
      <section class="card">
        <div class="card-head">
          <h3>Por ingrediente</h3>
          <button type="button" class="quiet small" onClick={() => actions.open({ kind: 'larder' })}>
            Mi despensa
          </button>
        </div>
        <table class="before-after costs">
          <caption class="hidden">Coste por ingrediente</caption>
          <thead>
            <tr>
              <th scope="col">Ingrediente</th>
              <th scope="col">Gramos</th>
              <th scope="col">€/kg</th>
              <th scope="col">Coste</th>
              <th scope="col">Parte</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <Priced key={`${line.name}${index}`} line={line} batch={batch} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

const Sum = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

function Priced({ line: { name, grams, own, listed, cost }, batch }: { line: CostLine; batch: number }) {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? own;
  const fault = faultIn(text, 'Precio') !== null;
  const keep = (): void => {
    if (draft !== null && !fault && draft !== own) keepIngredient({ name, price: draft.trim() }).catch(() => {});
    setDraft(null);
  };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{shown(grams, 2)}</td>
      <td>
        <input
          class="price"
          inputMode="decimal"
          autocomplete="off"
          aria-label={`Precio de ${name} en euros el kilo`}
          aria-invalid={fault}
          placeholder={listed === null ? 'sin precio' : shown(listed, 2, true)}
          value={text}
          onInput={(event) => setDraft(event.currentTarget.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key === 'Enter') keep();
            else if (event.key === 'Escape') setDraft(null);
          }}
        />
      </td>
      <td>{cost === null ? '—' : euros(cost)}</td>
      <td>
        <span class="bar-track" aria-hidden="true">
          <span class="bar" style={{ '--size': `${batch > 0 ? (100 * (cost ?? 0)) / batch : 0}%` }} />
        </span>
        <span class="part">{batch > 0 && cost !== null ? `${shown((100 * cost) / batch, 0)} %` : '—'}</span>
      </td>
    </tr>
  );
}
