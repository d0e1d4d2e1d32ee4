// What 100 g of an ingredient bring, in one form: what its packet says, its price, its allergens, its own list, and figure
// by figure for this craft. All of it is one thing, kept together until it is used or cancelled; it wins over the catalogue.
import { useState } from 'preact/hooks';
import { type Craft, type PacketFault, packetFaults } from '../../../engine/index.ts';
import { Fault } from '../fault.tsx';
import { lineOf } from '../line.ts';
import type { SheetProps } from '../model.ts';
import { type Figures, noAllergens, ownPrice, priceKey } from '../own-ingredient.ts';
import { isPriceWrong, keptPrice } from '../price.tsx';
import { amount, faultIn, shown, typed } from '../quantity.ts';
import type { Row } from '../recipe.ts';
import { Searched } from '../searched.tsx';
import { dropIngredient, keepIngredient, ownNamed } from '../store/ingredients.ts';
import { Allergens } from './allergens.tsx';
import { Sheet } from './sheet.tsx';

const filled = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, text]) => text.trim() !== ''));

const isEmpty = (figures: Figures): boolean => Object.keys(filled(figures)).length === 0;

export function Composition({ close, craft, recipe, actions, row: id }: SheetProps & { row: number }) {
  const row = recipe.rows.find((one) => one.id === id);
  return row ? <Described {...{ craft, row, close, actions }} /> : null;
}

type Props = Pick<SheetProps, 'craft' | 'close' | 'actions'> & { row: Row };
type Known = ReturnType<Craft['recognise']>['row'];

function Described({ craft, row, close, actions }: Props) {
  const { packet } = craft.larder;
  const known = craft.recognise(row.name).row;
  const kept = known ? undefined : ownNamed(row.name);
  const [given] = useState(() => asGiven(craft, known));
  const [told, setTold] = useState<Told>(() => ({
    packet: { ...given.packet, ...(isEmpty(row.packet) ? kept?.packet : row.packet) },
    composition: {
      ...given.composition,
      ...(isEmpty(row.composition) ? kept?.compositions[craft.id] : row.composition),
    },
    price: ownPrice(known, row.name),
  }));
  const isOwn = !isEmpty(row.packet) || !isEmpty(row.composition) || kept !== undefined;
  const columns = figuresOf(craft);
  const figures = craft.definition.craft.request.composition === true ? columns : [];
  const [isDetailed, setDetailed] = useState(packet === null || known !== null || !isEmpty(row.composition));

  const refused = packet === null ? [] : faultsOf(packet, told.packet);
  const whole = refused.find(({ key }) => key === null);
  const faultOf = (part: 'packet' | 'composition', { key, label }: Field): string | null => {
    const text = told[part][key] ?? '';
    if (faultIn(text, label) !== null) return 'Escribe un número, por ejemplo 12,5';
    const faults = part === 'packet' ? refused.filter((fault) => fault.key === key).map(({ why }) => why) : [];
    return faults.length > 0 ? faults.join(' ') : null;
  };
  const isWrong =
    refused.length > 0 ||
    isPriceWrong(told.price) ||
    figures.some((field) => faultOf('composition', field) !== null) ||
    (packet?.fields ?? []).some((field) => faultOf('packet', field) !== null);
  const write = (part: 'packet' | 'composition', key: string, text: string): void =>
    setTold((now) => ({ ...now, [part]: { ...now[part], [key]: text } }));

  const use = (): void => {
    // What is as the catalogue has it is left to the catalogue.
    const own = {
      packet: differing(told.packet, given.packet),
      composition: differing(told.composition, given.composition),
    };
    put(own);
    const price = keptPrice(told.price);
    const isSaid = !known && !(isEmpty(own.packet) && isEmpty(own.composition));
    if (isSaid || price !== keptPrice(ownPrice(known, row.name))) {
      const compositions = { [craft.id]: own.composition };
      const name = known?.larder?.label ?? known?.label ?? row.name;
      keepIngredient({ name, price, ...(isSaid && { packet: own.packet, compositions }) }).catch(() =>
        actions.say('El navegador no deja guardar: la composición queda solo en esta receta.'),
      );
    }
    close();
  };
  const put = (own: Pick<Row, 'packet' | 'composition'>): void =>
    actions.change((now) => ({
      ...now,
      rows: now.rows.map((one) => (one.id === row.id ? { ...one, ...own } : one)),
    }));
  const forget = (): void => {
    put({ packet: {}, composition: {} });
    if (kept) dropIngredient(kept.id).catch(() => {});
    close();
  };
  const supposed = lineOf(craft, { ...row, packet: filled(told.packet), composition: {}, grams: '100', inner: null });

  return (
    <Sheet title={`Composición de ${row.name.trim()}`} close={close} wide>
      <p>
        {known
          ? `Por cada 100 g. Las cifras son las del catálogo (${known.label}): cambia las que no sean las tuyas.`
          : 'Por cada 100 g. Con lo que dice el envase basta; lo que dejes en blanco se deduce de lo demás, o cuenta 0. Se guarda entre tus ingredientes, en este navegador.'}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) use();
        }}
      >
        {packet !== null && (known === null || packet.fields.some(({ key }) => row.packet[key])) && (
          <fieldset class="plain">
            <legend>Lo que dice el envase</legend>
            <div class="columns">
              {packet.fields.map((field) => (
                <FigureField
                  key={field.key}
                  label={field.label}
                  unit={field.unit}
                  fault={faultOf('packet', field)}
                  value={told.packet[field.key] ?? ''}
                  write={(text) => write('packet', field.key, text)}
                />
              ))}
              <Searched
                class="whole"
                label="Se parece a"
                placeholder="nada en particular"
                options={[...packet.families].map((one) => [one, craft.larder.definition.columns.families[one] ?? one])}
                value={told.packet[packet.family] ?? ''}
                pick={(family) => write('packet', packet.family, family)}
              />
            </div>
          </fieldset>
        )}
        <div class="columns">
          <FigureField
            label="Precio"
            unit="€/kg"
            hint="7,50 o 25 €/5 kg"
            fault={isPriceWrong(told.price) ? 'Escribe un precio, como 7,50 o 25 €/5 kg' : null}
            value={told.price}
            write={(price) => setTold((now) => ({ ...now, price }))}
          />
        </div>
        {packet?.allergens && (
          <Allergens
            craft={craft}
            text={told.packet[packet.allergens] ?? ''}
            put={(text) => write('packet', packet.allergens!, text)}
          />
        )}
        {packet?.compound && (
          <label class="stacked">
            Ingredientes que pone el envase
            <textarea
              rows={2}
              maxLength={2000}
              spellcheck={false}
              placeholder="los de su lista, tal como vienen: van entre paréntesis en la etiqueta"
              value={told.packet[packet.compound] ?? ''}
              onInput={(event) => write('packet', packet.compound!, event.currentTarget.value)}
            />
          </label>
        )}
        {figures.length > 0 && (
          <details open={isDetailed} onToggle={(event) => setDetailed(event.currentTarget.open)}>
            <summary>Composición completa{known ? '' : ', si tienes la ficha técnica'}</summary>
            {isDetailed && (
              <div class="columns">
                {figures.map((field) => (
                  <FigureField
                    key={field.key}
                    label={field.label}
                    unit={field.unit}
                    hint={supposed && known === null ? shown(supposed.values[field.index]!, 2) : ''}
                    fault={faultOf('composition', field)}
                    value={told.composition[field.key] ?? ''}
                    write={(text) => write('composition', field.key, text)}
                  />
                ))}
              </div>
            )}
          </details>
        )}
        <Fault told={whole === undefined ? null : `No puede ser: ${whole.why}`} />
        <div class="sheet-deeds">
          {isOwn && (
            <button type="button" class="quiet danger apart" onClick={forget}>
              Quitar la composición propia
            </button>
          )}
          <button type="button" class="quiet" onClick={close}>
            Cancelar
          </button>
          <button type="submit" class="main" disabled={isWrong}>
            Usar
          </button>
        </div>
      </form>
    </Sheet>
  );
}

interface Told {
  readonly packet: Figures;
  readonly composition: Figures;
  readonly price: string;
}

interface Field {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
}

interface FigureProps extends Omit<Field, 'key'> {
  /** what it comes to while nothing is written */
  hint?: string;
  fault: string | null;
  value: string;
  write(text: string): void;
}

const FigureField = ({ label, unit, hint, fault, value, write }: FigureProps) => (
  <label>
    <span>
      {label} <small>{unit}</small>
    </span>
    <input
      inputMode="decimal"
      autocomplete="off"
      placeholder={hint}
      aria-invalid={fault !== null}
      value={value}
      onInput={(event) => write(event.currentTarget.value)}
    />
    {fault !== null && <span class="fault">{fault}</span>}
  </label>
);

/** The figures of the craft that somebody may write; what it costs is asked apart, for every craft. */
const figuresOf = (craft: Craft): (Field & { readonly index: number })[] =>
  craft.columns
    .filter(({ internal, key }) => !internal && key !== priceKey(craft))
    .map(({ key, label, unit, index }) => ({ key, label, unit, index }));

/** What the catalogue says of it, as somebody would write it; nothing of what it does not know. */
function asGiven(craft: Craft, known: Known): Pick<Told, 'packet' | 'composition'> {
  if (known === null) return { packet: {}, composition: {} };
  const asked = craft.larder.packet?.allergens ?? null;
  const allergens = known.larder?.entry.allergens ?? [];
  return {
    packet: asked === null || !known.larder ? {} : { [asked]: allergens.join(', ') || noAllergens },
    composition: Object.fromEntries(figuresOf(craft).map(({ key, index }) => [key, typed(known.values[index]!, 2)])),
  };
}

const differing = (told: Figures, given: Figures): Figures =>
  Object.fromEntries(Object.entries(filled(told)).filter(([key, text]) => text.trim() !== given[key]));

/** What a packet cannot say, in the words that are on it. */
function faultsOf(packet: NonNullable<Craft['larder']['packet']>, written: Figures): PacketFault[] {
  const given = packet.fields.map(({ key }) => amount(written[key] ?? ''));
  return packetFaults(packet, given, ({ label }) => label);
}
