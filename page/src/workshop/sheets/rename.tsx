// An id under another name, everywhere it is used: definitions, conditions, formulas, sentences and examples.
import { useState } from 'preact/hooks';
import type { RenameKind } from '../../../../workshop/index.ts';
import { Sheet } from '../../dialogs/sheet.tsx';
import { Fault } from '../../fault.tsx';
import { ask } from '../ask.ts';
import type { SheetProps } from '../model.ts';
import { count } from '../numbers.ts';

const kinds: Readonly<Record<RenameKind, string>> = {
  type: 'Un tipo',
  parameter: 'Un parámetro',
  constant: 'Una constante',
  decision: 'Una decisión',
  group: 'Un grupo de ingredientes',
  set: 'Un conjunto de ingredientes',
  message: 'Una frase',
  notice: 'Un aviso',
  ingredient: 'Un ingrediente de la despensa',
  column: 'Una columna',
};

export function Rename({ bench, craft, close }: SheetProps) {
  const [kind, setKind] = useState<RenameKind>('parameter');
  const [id, setId] = useState('');
  const [to, setTo] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const rename = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { problems, edits } = await bench.edit(
      ask('rename', { craft, kind, id: id.trim(), to: to.trim() }),
      `${id} pasa a ser ${to}`,
    );
    setFaults(problems);
    if (problems.length > 0) return;
    bench.say(`«${id.trim()}» se llama ahora «${to.trim()}» en ${count(edits.length, 'fichero', 'ficheros')}.`);
    close();
  };
  return (
    <Sheet title="Cambiar un nombre en todas partes" close={close}>
      <form onSubmit={rename}>
        <p class="about">
          Cambia el identificador donde se define y donde se usa. Las recetas siguen dando lo mismo; si el nombre ya
          está cogido, no se hace nada.
        </p>
        <label class="stacked">
          Qué es
          <select value={kind} onChange={(event) => setKind(event.currentTarget.value as RenameKind)}>
            {Object.entries(kinds).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="stacked">
          Cómo se llama ahora
          <input required value={id} onInput={(event) => setId(event.currentTarget.value)} />
        </label>
        <label class="stacked">
          Cómo se llamará
          <input required value={to} onInput={(event) => setTo(event.currentTarget.value)} />
        </label>
        {faults.map((fault) => (
          <Fault key={fault} told={fault} />
        ))}
        <div class="sheet-deeds">
          <button type="submit" class="main">
            Cambiarlo en todas partes
          </button>
        </div>
      </form>
    </Sheet>
  );
}
