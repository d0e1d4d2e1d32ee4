// The cost sheet: what each ingredient costs, with a price of one's own where one has it, and what comes out of it.
import type { Craft } from '../../../engine/index.ts';
import { type CostLine, costOf } from '../cost.ts';
import { useFinished } from '../label/drawn.ts';
import type { Actions } from '../model.ts';
import { PriceField } from '../price.tsx';
import { amount, eurosIn, lossIn, shown } from '../quantity.ts';
import type { Making, Recipe } from '../recipe.ts';
import '../styles/charts.css';
import '../styles/later.css';

interface Props {
  craft: Craft;
  recipe: Recipe;
  actions: Actions;
}

const price = 'un precio, como 7,50';

const euros = (value: number): string => `${shown(value, 2, true)} €`;

export function CostSheet({ craft, recipe, actions }: Props) {
  const made = useFinished(craft, recipe);
  const { lines, spent, besides, batch, kilo, piece, each, margin, unpriced } = costOf(craft, recipe, made);
  const told = (value: number | null, unit = ''): string =>
    value === null ? (batch === null ? 'sin precio' : '—') : `${euros(value)}${unit}`;
  const hasPieces = Boolean(amount(recipe.making.pieces));
  const withVat = lossIn(recipe.making.vat) ? ', IVA incluido' : '';
  const field = (key: keyof Making, label: string, read: typeof amount, right: string) => {
    const isWrong = recipe.making[key].trim() !== '' && read(recipe.making[key]) === null;
    return (
      <label>
        {label}
        <input
          inputMode="decimal"
          autocomplete="off"
          value={recipe.making[key]}
          aria-invalid={isWrong}
          onInput={(event) =>
            actions.change({ ...recipe, making: { ...recipe.making, [key]: event.currentTarget.value } }, key)
          }
        />
        {isWrong && <span class="fault">Escribe {right}.</span>}
      </label>
    );
  };
  return (
    <>
      <section class="card">
        <dl class="sums">
          {besides.length > 0 && <Sum label="Ingredientes" value={told(spent)} />}
          {besides.map(({ label, euros: part }) => (
            <Sum key={label} label={label} value={euros(part)} />
          ))}
          <Sum label="Toda la receta" value={told(batch)} />
          <Sum label="El kilo" value={told(kilo, '/kg')} />
          {piece !== null && (
            <Sum label={each === null ? 'La pieza' : `La pieza de ${shown(each, 0)} g`} value={euros(piece)} />
          )}
          {margin !== null && <Sum label="Margen" value={`${euros(margin.euros)} · ${shown(margin.part, 0)} %`} />}
        </dl>
        <div class="columns">
          {field('pieces', 'Piezas que salen', amount, 'un número')}
          {field('loss', 'Mermas (%)', lossIn, 'un tanto por ciento menor que 100')}
          {field('minutes', 'Mano de obra (minutos)', amount, 'los minutos, como 45')}
          {field('hour', 'La hora de trabajo (€)', eurosIn, price)}
          {field('energy', 'Luz y gas de la tanda (€)', eurosIn, price)}
          {field('packing', hasPieces ? 'Envase de cada pieza (€)' : 'Envase de cada kilo (€)', eurosIn, price)}
          {hasPieces
            ? field('piece', `Precio de venta de la pieza${withVat} (€)`, eurosIn, price)
            : field('kilo', `Precio de venta del kilo${withVat} (€)`, eurosIn, price)}
          {field('vat', 'IVA que lleva ese precio (%)', lossIn, 'un tanto por ciento, como 10')}
        </div>
        <p class="about">
          {made !== null && `Salen ${shown(made, 0)} g. `}
          {besides.length === 0 && 'Solo ingredientes: di el trabajo, la energía y el envase para contarlos. '}
          Los precios de compra van sin IVA.
          {unpriced.size > 0 && ` Sin precio: ${[...unpriced].join(', ')}.`}
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

function Priced({ line: { name, grams, own, listed, cost }, batch }: { line: CostLine; batch: number | null }) {
  const usual = listed === null ? 'falta' : shown(listed, 2, true);
  const part = batch && cost !== null ? (100 * cost) / batch : null;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{shown(grams, 2)}</td>
      <td>{own === null ? usual : <PriceField name={name} price={own} placeholder={usual} />}</td>
      <td>{cost === null ? '—' : euros(cost)}</td>
      <td>
        <span class="bar-track" aria-hidden="true">
          <span class="bar" style={{ '--size': `${part ?? 0}%` }} />
        </span>
        <span class="part">{part === null ? '—' : `${shown(part, 0)} %`}</span>
      </td>
    </tr>
  );
}
