// One's own larder: ingredients of one's own and prices of one's own, for every craft; in and out as a spreadsheet.
import { useState } from 'preact/hooks';
import { download } from '../download.ts';
import { Fault } from '../fault.tsx';
import { Icon } from '../icons.tsx';
import { readPrices, writePrices } from '../larder-file.ts';
import type { SheetProps } from '../model.ts';
import { isPriceWrong, keptPrice, PriceField } from '../price.tsx';
import type { OwnIngredient } from '../store/database.ts';
import { dropIngredient, keepIngredient, useOwnIngredients } from '../store/ingredients.ts';
import { FileButton } from './file.tsx';
import { Sheet } from './sheet.tsx';
import { type Gone, Undoing } from './undoing.tsx';

export function Larder({ close, craft, definitions, actions }: SheetProps) {
  const own = useOwnIngredients();
  const [name, setName] = useState('');
  const [price, setPrice] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [gone, setGone] = useState<Gone | null>(null);
  const isWrong = isPriceWrong(price);
  const add = async (): Promise<void> => {
    const known = craft.recognise(name).row;
    await keepIngredient({ name: known?.label ?? name, price: keptPrice(price) });
    setName('');
    setPrice('');
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const found = readPrices(await file.text());
    if (found.length === 0) return setFault('En el fichero no hay ninguna línea con un nombre y un precio.');
    for (const one of found) await keepIngredient(one);
    setFault(null);
    actions.say(found.length === 1 ? '1 precio recibido.' : `${found.length} precios recibidos.`);
  };
  const describedIn = ({ compositions, packet = {} }: OwnIngredient): string => {
    const labels = definitions.crafts.filter(({ id }) => compositions[id]).map(({ label }) => label.toLowerCase());
    const says = Object.keys(packet).length > 0 ? ['con lo que dice su envase'] : [];
    return [...says, ...(labels.length > 0 ? [`con su composición en ${labels.join(', ')}`] : [])].join(', ');
  };
  return (
    <Sheet title="Mi despensa" close={close}>
      <p class="about">
        Tus precios y tus ingredientes, para todos los oficios. Se quedan en este navegador; mandan sobre los del
        catálogo.
      </p>
      <form
        class="one-line"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '' && !isWrong) void add();
        }}
      >
        <input
          aria-label="Nombre del ingrediente"
          placeholder="Ingrediente"
          autocomplete="off"
          maxLength={120}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <input
          class="price"
          aria-label="Precio en euros el kilo"
          placeholder="€/kg"
          inputMode="decimal"
          autocomplete="off"
          aria-invalid={isWrong}
          value={price}
          onInput={(event) => setPrice(event.currentTarget.value)}
        />
        <button type="submit" class="main" disabled={name.trim() === '' || isWrong}>
          Añadir
        </button>
      </form>
      {isWrong && <p class="fault">«{price.trim()}» no es un precio</p>}
      <Undoing gone={gone} done={() => setGone(null)} />
      {own.length > 0 && (
        <ul class="shelf larder">
          {own.map((one) => (
            <li key={one.id}>
              <span class="shelf-open">
                <strong>{one.name}</strong>
                {describedIn(one) !== '' && <small>{describedIn(one)}</small>}
              </span>
              <span class="priced">
                <PriceField name={one.name} price={one.price} /> €/kg
              </span>
              <button
                type="button"
                class="deed"
                aria-label={`Quitar ${one.name}`}
                title="Quitar"
                onClick={async () => {
                  await dropIngredient(one.id);
                  setGone({ text: `${one.name}: quitado.`, undo: () => keepIngredient(one) });
                }}
              >
                <Icon name="bin" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="sheet-deeds start">
        <button
          type="button"
          class="quiet"
          disabled={own.length === 0}
          onClick={() => download('mi-despensa.csv', writePrices(own), 'text/csv;charset=utf-8')}
        >
          <Icon name="file" /> Exportar precios
        </button>
        <FileButton accept=".csv,.txt,text/csv,text/plain" take={take}>
          Importar precios
        </FileButton>
      </div>
      <Fault told={fault} />
    </Sheet>
  );
}
