// Rows of a spreadsheet into the larder: what they would do is told before it is done.
import { useState } from 'preact/hooks';
import { Sheet } from '../../dialogs/sheet.tsx';
import { ask } from '../ask.ts';
import { useAsked } from '../bench.ts';
import type { SheetProps } from '../model.ts';
import { count } from '../numbers.ts';

export function Paste({ bench, text: first, go, close }: SheetProps & { text: string }) {
  const [text, setText] = useState(first);
  const shelves = [...bench.draft.files.keys()].filter((path) => isShelf(path, bench.draft.files));
  const [shelf, setShelf] = useState('');
  const tried = useAsked(bench.draft.files, 'tryRows', text, shelf || undefined);
  const isBlank = text.trim() === '';
  const take = async (): Promise<void> => {
    const { problems, told } = await bench.edit(ask('pasteRows', text, shelf || undefined), 'Filas pegadas');
    if (problems.length > 0) return;
    bench.say(`Despensa: ${count(told.length, 'cambio', 'cambios')}.`);
    close();
    go({ view: 'despensa' });
  };
  return (
    <Sheet title="Pegar filas en la despensa" close={close} wide>
      <p class="about">
        Copia en tu hoja de cálculo la fila de cabecera y las de los ingredientes, y pégalas aquí. Una fila con un «id»
        que ya existe cambia ese ingrediente; las demás se añaden. La coma decimal vale.
      </p>
      <label class="stacked">
        <span>Filas</span>
        <textarea
          rows={6}
          spellcheck={false}
          placeholder={'id\tnombre\tfamilia\tagua\tgrasa…'}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <label class="stacked">
        Estante de las filas que no lo digan
        <select value={shelf} onChange={(event) => setShelf(event.currentTarget.value)}>
          <option value="">El de su familia</option>
          {shelves.map((path) => (
            <option key={path} value={path}>
              {path.replace(/^larder\/|\.json$/g, '').replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
      {!isBlank && tried && (
        <ul class="preview" aria-live="polite">
          {tried.problems.map((problem) => (
            <li key={problem} class="doubt">
              {problem}
            </li>
          ))}
          {tried.problems.length === 0 && tried.told.map((one) => <li key={one}>{one}</li>)}
          {tried.problems.length + tried.told.length === 0 && <li>Nada cambia.</li>}
        </ul>
      )}
      <div class="sheet-deeds">
        <button
          type="button"
          class="main"
          disabled={isBlank || !tried || tried.problems.length > 0 || tried.told.length === 0}
          onClick={take}
        >
          Ponerlas en la despensa
        </button>
      </div>
    </Sheet>
  );
}

/** A file of the larder that holds ingredients. */
const isShelf = (path: string, files: ReadonlyMap<string, string>): boolean =>
  path.startsWith('larder/') && (files.get(path)?.slice(0, 400).includes('"ingredients"') ?? false);
