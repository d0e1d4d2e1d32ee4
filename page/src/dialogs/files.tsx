// The recipe out to a file and in from one.
import { useState } from 'preact/hooks';
import { type Craft, textOf } from '../../../engine/index.ts';
import type { Body, Fields } from '../../../engine/recipes/model.ts';
import { download } from '../download.ts';
import { Fault } from '../fault.tsx';
import { fileName, toCsv, toJson, toTable } from '../files.ts';
import { lostOf } from '../flattened-recipe.ts';
import { Icon } from '../icons.tsx';
import type { SheetProps } from '../model.ts';
import { readAny, toLinkedData } from '../other-formats.ts';
import { recipeFrom } from '../recipe.ts';
import { scaled } from '../shares.ts';
import { totalOf } from '../weight.ts';
import { FileButton } from './file.tsx';
import { Sheet } from './sheet.tsx';

const largest = 1_000_000;
/** Grams: nobody makes less of anything. */
const leastBatch = 100;
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Arrived {
  readonly name: string;
  readonly body: Body;
  readonly doubts: readonly string[];
}

/** What a file says as text: a sheet as its cells, and nothing that is no text. */
async function textIn(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { isZip, tableOf } = await import('../../../workshop/spreadsheet/xlsx.ts');
  if (isZip(bytes)) return (await tableOf(bytes)).map((cells) => cells.join('\t')).join('\n');
  // A nothing in its first bytes is in no text, but for those written two bytes a letter, which begin with their mark.
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (!isWide && bytes.subarray(0, 4000).includes(0))
    throw new Error('No es un fichero de texto ni una hoja .xlsx: guárdala como .xlsx o .csv y prueba otra vez.');
  return textOf(bytes);
}

interface ComingProps extends Arrived {
  craft: Craft;
  leave(): void;
  open(isInKilos: boolean): void;
  close(): void;
}

/** What came in a file, seen before it takes the place of what is on the bench. */
function Coming({ name, body, doubts, craft, leave, open, close }: ComingProps) {
  const [isInKilos, setInKilos] = useState(false);
  const written = recipeFrom(craft, body);
  const { title } = written;
  // Figures this small may be kilos whose unit nobody wrote.
  const mayBeKilos = totalOf(craft, written) < leastBatch;
  const { rows } = isInKilos ? scaled(craft, written, 1000 * totalOf(craft, written)) : written;
  return (
    <Sheet title={name} close={close}>
      <p>
        {title && <strong>{title}: </strong>}
        {rows.length} {rows.length === 1 ? 'ingrediente' : 'ingredientes'}
      </p>
      {doubts.map((doubt) => (
        <p key={doubt} class="doubt">
          {doubt}
        </p>
      ))}
      {mayBeKilos && (
        <label class="stacked">
          Los pesos están en
          <select value={isInKilos ? 'kg' : 'g'} onChange={(event) => setInKilos(event.currentTarget.value === 'kg')}>
            <option value="g">gramos</option>
            <option value="kg">kilos</option>
          </select>
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <section class="preview" aria-label="Lo que se ha leído" tabIndex={0}>
        <ul>
          {[...rows]
            .sort((a, b) => Number(b.doubt !== '') - Number(a.doubt !== ''))
            .map((row) => (
              <li key={row.id} class={row.doubt === '' ? '' : 'doubtful'}>
                <span>{row.name}</span> <strong>{row.grams === '' ? '—' : `${row.grams} g`}</strong>
                {row.doubt !== '' && <small class="doubt">Dudoso: {row.doubt}</small>}
              </li>
            ))}
        </ul>
      </section>
      <div class="sheet-deeds">
        <button type="button" class="quiet" onClick={leave}>
          Cancelar
        </button>
        <button type="button" class="main" onClick={() => open(isInKilos)}>
          Abrirla
        </button>
      </div>
    </Sheet>
  );
}

export function Files({ close, craft, recipe, actions }: SheetProps) {
  const [fault, setFault] = useState<string | null>(null);
  const [coming, setComing] = useState<Arrived | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      if (file.size > largest) throw new Error('El fichero es demasiado grande para ser una receta.');
      const { body, doubts } = readAny(craft, await textIn(new Uint8Array(await file.arrayBuffer())));
      setFault(null);
      setComing({ name: file.name, body, doubts });
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  const open = (isInKilos: boolean): void => {
    if (!coming) return;
    const { weight } = craft.definition.craft.request;
    const inGrams = (item: Fields): Fields => {
      const key = [weight, 'grams'].find((one) => typeof item[one] === 'number');
      return key === undefined ? item : { ...item, [key]: 1000 * (item[key] as number) };
    };
    const { body } = coming;
    actions.load(isInKilos ? { ...body, ingredients: body.ingredients.map(inGrams) } : body);
    actions.say([`${coming.name} abierto.`, ...coming.doubts].join(' '));
    close();
  };
  if (coming) return <Coming {...coming} craft={craft} leave={() => setComing(null)} open={open} close={close} />;
  const name = fileName(recipe.title);
  return (
    <Sheet title="Exportar o importar" close={close}>
      <h3>Exportar</h3>
      <p>
        Excel o CSV, para la hoja de cálculo; el fichero de Obrador (JSON), para volver a abrirla aquí con todo; y el de
        otros recetarios (schema.org), con la información nutricional.
      </p>
      {lostOf(craft, recipe).map((text) => (
        <p key={text} class="about">
          {text}
        </p>
      ))}
      <div class="sheet-deeds start">
        <button
          type="button"
          class="quiet"
          onClick={async () =>
            download(
              `${name}.xlsx`,
              (await import('../../../workshop/spreadsheet/xlsx.ts')).workbookOf(toTable(craft, recipe)),
              excel,
            )
          }
        >
          Excel
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => download(`${name}.csv`, toCsv(craft, recipe), 'text/csv;charset=utf-8')}
        >
          CSV
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => download(`${name}.json`, toJson(craft, recipe), 'application/json')}
        >
          Fichero de Obrador
        </button>
        <button
          type="button"
          class="quiet"
          onClick={async () =>
            download(`${name}.schema.json`, await toLinkedData(craft, recipe), 'application/ld+json')
          }
        >
          Otros recetarios
        </button>
      </div>
      <h3>Importar</h3>
      <p>
        Una hoja de Excel (.xlsx) o CSV, un fichero de esta página, de otro recetario o una página web guardada que
        traiga la receta, o una lista en un fichero de texto. Antes de cambiar nada se ve lo leído.
      </p>
      <div class="sheet-deeds start">
        <FileButton
          accept=".xlsx,.json,.jsonld,.html,.htm,.csv,.txt,.cook,text/html,application/json,application/ld+json,text/csv,text/plain"
          take={take}
        >
          <Icon name="file" /> Elegir fichero…
        </FileButton>
      </div>
      <Fault told={fault} />
    </Sheet>
  );
}
