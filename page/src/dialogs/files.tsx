// The recipe out to a file and in from one.
import { useState } from 'preact/hooks';
import { textOf } from '../../../engine/index.ts';
import { download } from '../download.ts';
import { Fault } from '../fault.tsx';
import { fileName, toCsv, toJson } from '../files.ts';
import { lostOf } from '../flattened-recipe.ts';
import { Icon } from '../icons.tsx';
import type { SheetProps } from '../model.ts';
import { readAny, toLinkedData } from '../other-formats.ts';
import { FileButton } from './file.tsx';
import { Sheet } from './sheet.tsx';

const largest = 1_000_000;

export function Files({ close, craft, recipe, actions }: SheetProps) {
  const [fault, setFault] = useState<string | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      if (file.size > largest) throw new Error('El fichero es demasiado grande para ser una receta.');
      const { body, doubts } = readAny(craft, textOf(new Uint8Array(await file.arrayBuffer())));
      actions.load(body);
      actions.say([`${file.name} abierto.`, ...doubts].join(' '));
      close();
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  const name = fileName(recipe.title);
  return (
    <Sheet title="Exportar o importar" close={close}>
      <h3>Exportar</h3>
      <p>
        JSON, para volver a abrirla aquí o enviarla a la API; CSV, para la hoja de cálculo; schema.org, para otros
        recetarios y para los buscadores, con la información nutricional.
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
          onClick={() => download(`${name}.json`, toJson(craft, recipe), 'application/json')}
        >
          JSON
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
          onClick={async () =>
            download(`${name}.schema.json`, await toLinkedData(craft, recipe), 'application/ld+json')
          }
        >
          schema.org
        </button>
      </div>
      <h3>Importar</h3>
      <p>
        Una receta en JSON, CSV, schema.org o Cooklang, una página web guardada que la traiga, o una lista en un fichero
        de texto.
      </p>
      <div class="sheet-deeds start">
        <FileButton
          accept=".json,.jsonld,.html,.htm,.csv,.txt,.cook,text/html,application/json,application/ld+json,text/csv,text/plain"
          take={take}
        >
          <Icon name="file" /> Elegir fichero…
        </FileButton>
      </div>
      <Fault told={fault} />
    </Sheet>
  );
}
