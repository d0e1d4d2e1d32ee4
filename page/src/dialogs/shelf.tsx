// The recipes this browser keeps: each with its versions, what was left unsaved, what was thrown away, and a copy of it all.
import { useEffect, useState } from 'preact/hooks';
import type { Body } from '../../../engine/recipes/model.ts';
import { WallDeeds } from '../book/wall.tsx';
import { moment } from '../date-words.ts';
import { download } from '../download.ts';
import { Fault } from '../fault.tsx';
import { Icon } from '../icons.tsx';
import type { Place, SheetProps } from '../model.ts';
import { backup, restore } from '../store/backup.ts';
import { type Aside, type Kept, onChange } from '../store/database.ts';
import { dropDraft, leftBehind } from '../store/desk.ts';
import { asides, bin, bringBack, dropAside, duplicate, latestOf, recipes, tag, throwAway } from '../store/recipes.ts';
import { FileButton } from './file.tsx';
import { useJudged } from './judged.ts';
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
const none: readonly Kept[] = [];

const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

export function Shelf(props: SheetProps) {
  const { close, definitions, actions, recipe, deeds } = props;
  const found = useContents();
  const judged = useJudged(found?.kept ?? none, definitions.site);
  const [wanted, setWanted] = useState('');
  const [craft, setCraft] = useState('');
  const [tagged, setTagged] = useState('');
  const [gone, setGone] = useState<Gone | null>(null);
  const about = (of: string | undefined, type: string | undefined, at: number): string => {
    const head = definitions.crafts.find(({ id }) => id === of);
    return [head?.label, head?.types[type ?? ''], moment(at)].filter(Boolean).join(' · ');
  };
  const open = (body: Body, place: Place | null): void => {
    actions.load(body, place);
    close();
  };
  if (!found) return <Sheet title="Mis recetas" close={close} children={null} />;
  const fits = ({ title, craft: of, tags = [] }: Kept): boolean =>
    title.toLowerCase().includes(wanted.trim().toLowerCase()) &&
    (craft === '' || of === craft) &&
    (tagged === '' || tags.includes(tagged));
  const crafts = definitions.crafts.filter(({ id }) => found.kept.some((one) => one.craft === id));
  const tags = [...new Set(found.kept.flatMap((one) => one.tags ?? []))].sort((a, b) => a.localeCompare(b, 'es'));
  return (
    <Sheet title="Mis recetas" close={close}>
      <Undoing gone={gone} done={() => setGone(null)} />
      <div class="sheet-deeds start">
        <button
          type="button"
          class="quiet"
          onClick={() => {
            close();
            deeds.save();
          }}
        >
          <Icon name="save" /> Guardar esta receta
        </button>
        <button type="button" class="quiet" onClick={() => actions.open({ kind: 'saveAs' })}>
          <Icon name="copy" /> {recipe.id === null ? 'Guardar como…' : 'Duplicar esta receta…'}
        </button>
        {found.kept.length > 0 && (
          <button type="button" class="quiet" onClick={() => actions.open({ kind: 'book' })}>
            <Icon name="wand" /> Cambiar en todas…
          </button>
        )}
      </div>
      {(found.kept.length > few || crafts.length > 1 || tags.length > 0) && (
        <div class="one-line">
          <input
            type="search"
            aria-label="Buscar entre mis recetas"
            placeholder="Buscar"
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
          {crafts.length > 1 && (
            <select aria-label="Oficio" value={craft} onChange={(event) => setCraft(event.currentTarget.value)}>
              <option value="">todos los oficios</option>
              {crafts.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
          {tags.length > 0 && (
            <select aria-label="Etiqueta" value={tagged} onChange={(event) => setTagged(event.currentTarget.value)}>
              <option value="">todas las etiquetas</option>
              {tags.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </div>
      )}
      {found.kept.length === 0 ? (
        <p>
          No hay ninguna guardada. Ponle nombre a la receta y pulsa Guardar: se queda en este navegador, en ningún otro
          sitio.
        </p>
      ) : (
        <ul class="shelf">
          {found.kept.filter(fits).map(({ id, craft: of, type, title, at, tags: own = [] }) => (
            <li key={id}>
              <button
                type="button"
                class="shelf-open"
                onClick={() =>
                  void latestOf(id).then((version) => version && open(version.body, { id, version: version.id }))
                }
              >
                <strong>{title || 'Sin nombre'}</strong>
                <small>{about(of, type, at)}</small>
                {judged.get(id) && (
                  <small class={`verdict-tag ${judged.get(id)!.tone}`}>
                    {[judged.get(id)!.heading, judged.get(id)!.cost].filter(Boolean).join(' · ')}
                  </small>
                )}
              </button>
              <input
                class="tags"
                aria-label={`Etiquetas de ${title}`}
                placeholder="Añadir etiquetas: base, verano…"
                autocomplete="off"
                defaultValue={own.join(', ')}
                onChange={(event) => void tag(id, tagsIn(event.currentTarget.value))}
              />
              <button
                type="button"
                class="deed"
                aria-label={`Duplicar ${title}`}
                title="Duplicar"
                onClick={() => void duplicate(id).then((copy) => copy && actions.say(`«${copy.title}» guardada.`))}
              >
                <Icon name="copy" />
              </button>
              <button
                type="button"
                class="deed"
                aria-label={`Versiones de ${title}`}
                title="Versiones y comparar"
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
                <Icon name="bin" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {found.kept.length > 0 && <WallDeeds open={actions.open} />}
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
