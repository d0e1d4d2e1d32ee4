// The label on paper, alone or inside the product sheet that goes with the goods.
import { useState } from 'preact/hooks';
import { enumerate } from '../../../engine/index.ts';
import { PrintDeed, Sheet } from '../dialogs/sheet.tsx';
import type { SheetProps } from '../model.ts';
import { unbroken } from '../no-break.ts';
import { shown } from '../quantity.ts';
import { stepsOf } from '../steps.ts';
import { BlankFields, BlankLine, nothingFilled } from './blanks.tsx';
import { useLabel } from './drawn.ts';
import { Emphasised, nutrientsOf } from './words.tsx';

/** `name` is the legal name chosen; `whole`: the product sheet, with all that a customer's technician asks for. */
export function LabelPaper({ close, craft, recipe, name, whole }: SheetProps & { name: string; whole: boolean }) {
  const drawn = useLabel(craft, recipe);
  const [filled, setFilled] = useState(nothingFilled);
  const title = recipe.title.trim();
  const heading = whole ? 'Ficha técnica' : 'Etiqueta';
  if (drawn === null || 'refusal' in drawn)
    return (
      <Sheet title={heading} close={close}>
        <p>{drawn === null ? 'Preparando la etiqueta…' : drawn.refusal}</p>
      </Sheet>
    );
  const { answer } = drawn;
  const { yield: made, allergens } = answer;
  const printed = answer.mentions.filter(({ prints }) => prints);
  return (
    <Sheet title={heading} close={close} wide={whole}>
      <BlankFields of={answer} filled={filled} put={setFilled} />
      <article class={whole ? 'paper' : 'paper small'}>
        {whole && <p class="paper-kind">Ficha técnica de producto</p>}
        <h3>{title || name || 'Producto sin nombre'}</h3>
        {title !== '' && name !== '' && <p class="paper-legal">{name}</p>}
        {whole && (
          <dl class="paper-facts">
            <Fact label="Tipo" value={craft.types.get(recipe.type)!.label} />
            <Fact label="Peso de la tanda" value={`${shown(made.used, 0)} g; acabado, ${shown(made.finished, 0)} g`} />
            {made.pieces !== undefined && (
              <Fact label="Piezas" value={`${shown(made.pieces, 0)} de ${shown(made.pieceWeight!, 0)} g`} />
            )}
            {made.litres !== undefined && (
              <Fact
                label="Volumen"
                value={`${shown(made.litres, 2)} l; ${shown(made.gramsPerLitre!, 0)} g por litro`}
              />
            )}
          </dl>
        )}
        <p>
          <Emphasised text={answer.ingredients.text} />
        </p>
        {allergens.may.length > 0 && <p>Puede contener {enumerate(allergens.may)}.</p>}
        {whole && (
          <dl class="paper-facts">
            <Fact label="Alérgenos" value={allergens.contains.join(', ') || 'Ninguno conocido'} />
            {allergens.unknown.length > 0 && <Fact label="No se sabe de" value={allergens.unknown.join(', ')} />}
            {answer.quid.length > 0 && (
              <Fact label="Porcentajes" value={answer.quid.map(({ text }) => text).join('; ')} />
            )}
          </dl>
        )}
        {printed.length > 0 && <p>{unbroken(printed.map(({ text }) => text).join(' '))}</p>}
        <table class="tabled nutrients">
          <caption>Información nutricional por {answer.nutrition.per}</caption>
          <tbody>
            {nutrientsOf(answer, drawn.craft).map(({ key, label, isPart, declared }) => (
              <tr key={key}>
                <th scope="row" class={isPart ? 'part' : undefined}>
                  {label}
                </th>
                <td>{declared}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {whole && stepsOf(recipe).length > 0 && (
          <ol>
            {stepsOf(recipe).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        {whole &&
          [...answer.warnings, ...answer.assumptions].map((text) => (
            <p key={text} class="paper-note">
              {unbroken(text)}
            </p>
          ))}
        <BlankLine of={answer} filled={filled} />
      </article>
      <PrintDeed />
    </Sheet>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
