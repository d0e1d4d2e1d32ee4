// The recipes this browser keeps: each with its versions, what was left unsaved, what was thrown away, and a copy of it all.
import { useEffect, useState } from 'preact/hooks';
import type { Body } from '../../../recipes/model.ts';
import { moment } from '../date-words.ts';
import { download } from '../download.ts';
import { Fault } from '../fault.tsx';
import { Icon } from '../icons.tsx';
import type { SheetProps } from '../model.ts';
import { backup, restore } from '../store/backup.ts';
import { type Aside, type Kept, onChange } from '../store/database.ts';
import { dropDraft, leftBehind } from '../store/desk.ts';
import { asides, bin, bringBack, dropAside, latestOf, recipes, throwAway } from '../store/recipes.ts';
import { FileButton } from './file.tsx';
import { Sheet } from './sheet.tsx';
import { type Gone, Undoing } from './undoing.tsx';

interface Contents {
  readonly kept: readonly Kept[];
  readonly asides: readonly Aside[];
  readonly bin: readonly Kept[];
}

const contents = async (): Promise<Contents> => {
  const unsaved = [...(await asides()), ...(await leftBehind())].sort((a, b) => b.at - a.at);
  return { kept: await recipes(), asides: unsaved, bin: await bin() };
};

function useContents(): Contents | null {
  const [found, setFound] = useState<Contents | null>(null);
  useEffect(() => {
    const refresh = (): void => void contents().then(setFound, () => setFound({ kept: [], asides: [], bin: [] }));
    refresh();
    return onChange(refresh);
  }, []);
  return found;
}

const few = 8;

export function Shelf(props: SheetProps) {
  const { close, definitions, actions } = props;
  const found = useContents();
  const [wanted, setWanted] = useState('');
  const [gone, setGone] = useState<Gone | null>(null);
  const about = (craft: string | undefined, type: string | undefined, at: number): string => {
    const head = definitions.crafts.find(({ id }) => id === craft);
    return [head?.label, head?.types[type ?? ''], moment(at)].filter(Boolean).join(' · ');
  };
  const open = (body: Body, id: string | null): void => {
    actions.load(body, id);
    close();
  };
  if (!found) return <Sheet title="Mis recetas" close={close} children={null} />;
  const fits = ({ title }: Kept): boolean => title.toLowerCase().includes(wanted.trim().toLowerCase());
  return (
    <Sheet title="Mis recetas" close={close}>
      <Undoing gone={gone} done={() => setGone(null)} />
      {found.kept.length > few && (
        <input
          type="search"
          aria-label="Buscar entre mis recetas"
          placeholder="Buscar"
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      {found.kept.length === 0 ? (
        <p>
          No hay ninguna guardada. Ponle nombre a la receta y pulsa Guardar: se queda en este navegador, en ningún otro
          sitio.
        </p>
      ) : (
        <ul class="shelf">
          {found.kept.filter(fits).map(({ id, craft, type, title, at }) => (
            <li key={id}>
              <button
                type="button"
                class="shelf-open"
                onClick={() => void latestOf(id).then((version) => version && open(version.body, id))}
              >
                <strong>{title || 'Sin nombre'}</strong>
                <small>{about(craft, type, at)}</small>
              </button>
              <button
                type="button"
                class="deed"
                aria-label={`Versiones de ${title}`}
                title="Versiones"
                onClick={() => actions.open({ kind: 'versions', recipe: id })}
              >
                <Icon name="versions" />
              </button>
              <button
                type="button"
                class="deed"
                aria-label={`Borrar ${title || 'la receta'}`}
                title="Borrar"
                onClick={async () => {
                  await throwAway(id);
                  setGone({ text: `«${title}» borrada.`, undo: () => bringBack(id) });
                }}
              >
                <Icon name="cross" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {found.asides.length > 0 && (
        <details>
          <summary>Sin guardar ({found.asides.length})</summary>
          <ul class="shelf">
            {found.asides.map(({ id, at, body }) => (
              <li key={id}>
                <button
                  type="button"
                  class="shelf-open"
                  onClick={() => {
                    open(body, null);
                    dropDraft(id);
                    void dropAside(id);
                  }}
                >
                  <strong>{body.title ?? 'Sin nombre'}</strong>
                  <small>{about(body.craft, body.type, at)}</small>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {found.bin.length > 0 && (
        <details>
          <summary>Papelera ({found.bin.length})</summary>
          <ul class="shelf">
            {found.bin.map(({ id, craft, type, title, at }) => (
              <li key={id}>
                <span class="shelf-open">
                  <strong>{title || 'Sin nombre'}</strong>
                  <small>{about(craft, type, at)}</small>
                </span>
                <button type="button" class="quiet" aria-label={`Recuperar ${title}`} onClick={() => bringBack(id)}>
                  Recuperar
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Copies {...props} />
    </Sheet>
  );
}

/** Everything out to one file, and in from it. */
function Copies({ actions }: SheetProps) {
  const [fault, setFault] = useState<string | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const recipes = await restore(await file.text());
      setFault(null);
      actions.say(recipes === 1 ? '1 receta recuperada.' : `${recipes} recetas recuperadas.`);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <section class="copies">
      <h3>Copia de todo</h3>
      <p class="about">Recetas con sus versiones, ingredientes, precios y objetivos, en un fichero.</p>
      <div class="sheet-deeds start">
        <button
          type="button"
          class="quiet"
          onClick={async () =>
            download(`obrador-${new Date().toISOString().slice(0, 10)}.json`, await backup(), 'application/json')
          }
        >
          <Icon name="file" /> Descargar copia
        </button>
        <FileButton accept=".json,application/json" take={take}>
          Recuperar copia
        </FileButton>
      </div>
      <Fault told={fault} />
    </section>
  );
}
