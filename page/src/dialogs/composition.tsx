// What 100 g of an ingredient bring: what its packet says, which every craft reads, or figure by figure for this one. It wins
// over the catalogue.
import { useState } from 'preact/hooks';
import { type Craft, type PacketFault, packetFaults } from '../../../engine/index.ts';
import { Fault } from '../fault.tsx';
import type { SheetProps } from '../model.ts';
import { type Figures, priceKey } from '../own-ingredient.ts';
import { isPriceWrong, keptPrice } from '../price.tsx';
import { amount, faultIn, shown } from '../quantity.ts';
import type { Row } from '../recipe.ts';
import { keepIngredient, ownNamed } from '../store/ingredients.ts';
import { Allergens } from './allergens.tsx';
import { Sheet } from './sheet.tsx';

type Way = 'packet' | 'composition';

const filled = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, text]) => text.trim() !== ''));

export function Composition({ close, craft, recipe, actions, row: id }: SheetProps & { row: number }) {
  const row = recipe.rows.find((one) => one.id === id);
  return row ? <Described {...{ craft, row, close, recipe, actions }} /> : null;
}

type Props = Pick<SheetProps, 'craft' | 'close' | 'recipe' | 'actions'> & { row: Row };

function Described({ craft, row, close, recipe, actions }: Props) {
  const { packet } = craft.larder;
  const hasBoth = packet !== null && craft.definition.craft.request.composition === true;
  const isDetailed = packet === null || Object.keys(filled(row.composition)).length > 0;
  const [way, setWay] = useState<Way>(isDetailed ? 'composition' : 'packet');
  const known = craft.recognise(row.name).row;
  const kept = known ? undefined : ownNamed(row.name);
  const orKept = (own: Figures, other: Figures = {}): Figures => (Object.keys(filled(own)).length > 0 ? own : other);
  const [written, setWritten] = useState<Record<Way, Figures>>({
    packet: orKept(row.packet, kept?.packet),
    composition: orKept(row.composition, kept?.compositions[craft.id]),
  });
  const fields = fieldsOf(craft, way, known);
  const asked = packet?.allergens ?? null;
  const allergens = asked === null ? '' : (written.packet[asked] ?? '');
  const listed = packet?.compound ?? null;
  const beside = filled(
    Object.fromEntries([asked, listed].flatMap((key) => (key === null ? [] : [[key, written.packet[key] ?? '']]))),
  );
  const money = priceKey(craft);
  const isUnread = ({ key, label }: Field): boolean => {
    const text = written[way][key] ?? '';
    return key === money ? isPriceWrong(text) : faultIn(text, label) !== null;
  };
  const asKept = (key: string, text: string): string => (key === money ? keptPrice(text) : text);
  const figures = Object.entries(filled(written[way])).map(([key, text]) => [key, asKept(key, text)]);
  const told = {
    ...{ packet: {}, composition: {}, [way]: Object.fromEntries(figures) as Figures },
    ...(way === 'composition' && { packet: beside }),
  };
  const refused = way === 'packet' ? faultsOf(craft, written.packet) : [];
  const whole = refused.find(({ key }) => key === null);
  const isWrong = refused.length > 0 || fields.some(isUnread);
  const write = (key: string, text: string): void =>
    setWritten({ ...written, [way]: { ...written[way], [key]: text } });
  const put = (own: Pick<Row, Way>): void => {
    actions.change({ ...recipe, rows: recipe.rows.map((one) => (one.id === row.id ? { ...one, ...own } : one)) });
    const isSaid = Object.keys({ ...own.packet, ...own.composition }).length > 0;
    if (!known && isSaid) {
      const compositions = { [craft.id]: own.composition };
      keepIngredient({ name: row.name, packet: own.packet, ...(way === 'composition' && { compositions }) }).catch(
        () => {},
      );
    }
    close();
  };
  const chip = (label: string, value: Way) => (
    <button type="button" class="chip" aria-pressed={way === value} onClick={() => setWay(value)}>
      {label}
    </button>
  );
  return (
    <Sheet title={`Composición de ${row.name.trim()}`} close={close} wide>
      {hasBoth && (
        <div class="one-line">
          {chip('Lo que dice el envase', 'packet')}
          {chip('Composición completa', 'composition')}
        </div>
      )}
      <p>
        Por cada 100 g
        {way === 'packet' ? ', como en la información nutricional de su etiqueta' : ', como en la ficha técnica'}. Lo
        que dejes en blanco{' '}
        {known && way === 'composition'
          ? `sigue como en el catálogo (${known.label})`
          : 'se deduce de lo demás, o cuenta 0'}
        .{!known && ' Se guarda entre tus ingredientes, en este navegador.'}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) put(told);
        }}
      >
        <div class="columns">
          {fields.map((field) => {
            const { key, label, unit, usual } = field;
            const faults = refused.filter((fault) => fault.key === key).map(({ why }) => why);
            if (isUnread(field)) faults.push('Escribe un número, por ejemplo 12,5');
            return (
              <label key={key}>
                <span>
                  {label} <small>{unit}</small>
                </span>
                <input
                  inputMode="decimal"
                  autocomplete="off"
                  placeholder={usual}
                  aria-invalid={faults.length > 0}
                  value={written[way][key] ?? ''}
                  onInput={(event) => write(key, event.currentTarget.value)}
                />
                {faults.length > 0 && <span class="fault">{faults.join(' ')}</span>}
              </label>
            );
          })}
          {way === 'packet' && packet !== null && (
            <label class="whole">
              <span>Se parece a</span>
              <select
                value={written.packet[packet.family] ?? ''}
                onChange={(event) => write(packet.family, event.currentTarget.value)}
              >
                <option value="">nada en particular</option>
                {[...packet.families].map((family) => (
                  <option key={family} value={family}>
                    {craft.larder.definition.columns.families[family]}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        {asked !== null && (
          <Allergens
            craft={craft}
            text={allergens}
            put={(text) => setWritten({ ...written, packet: { ...written.packet, [asked]: text } })}
          />
        )}
        {listed !== null && (
          <label class="stacked">
            Ingredientes que pone el envase
            <textarea
              rows={2}
              maxLength={2000}
              spellcheck={false}
              placeholder="los de su lista, tal como vienen: van entre paréntesis en la etiqueta"
              value={written.packet[listed] ?? ''}
              onInput={(event) =>
                setWritten({ ...written, packet: { ...written.packet, [listed]: event.currentTarget.value } })
              }
            />
          </label>
        )}
        <Fault told={whole === undefined ? null : `No puede ser: ${whole.why}`} />
        <div class="sheet-deeds">
          <button type="button" class="quiet" onClick={() => put({ packet: {}, composition: {} })}>
            Quitar la composición propia
          </button>
          <button type="submit" class="main" disabled={isWrong}>
            Usar
          </button>
        </div>
      </form>
    </Sheet>
  );
}

/** What a packet cannot say, in the words that are on it. */
function faultsOf({ larder: { packet } }: Craft, written: Figures): PacketFault[] {
  const given = packet!.fields.map(({ key }) => amount(written[key] ?? ''));
  return packetFaults(packet!, given, ({ label }) => label);
}

interface Field {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  /** what the catalogue says, shown while nothing is written */
  readonly usual: string;
}

const fieldsOf = (
  { columns, larder }: Craft,
  way: Way,
  known: { readonly values: ArrayLike<number> } | null,
): Field[] =>
  way === 'packet'
    ? larder.packet!.fields.map(({ key, label, unit }) => ({ key, label, unit, usual: '' }))
    : columns
        .filter(({ internal }) => !internal)
        .map(({ key, label, unit, index }) => ({
          key,
          label,
          unit,
          usual: known ? shown(known.values[index]!, 2) : '',
        }));
