// Everything that can be done, found by typing: deeds, crafts, types and recipes of one's own (Ctrl+K).
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { normalise } from '../../../engine/index.ts';
import type { Dialog, SheetProps } from '../model.ts';
import type { Kept } from '../store/database.ts';
import { latestOf, recipes } from '../store/recipes.ts';
import { Sheet } from './sheet.tsx';

interface Command {
  readonly label: string;
  readonly about: string;
  act(): void;
}

const most = 12;

/** Where nobody has keys they are not told. */
const key = (keys: string): string => (matchMedia('(any-pointer: fine)').matches ? keys : '');

export function Palette({ close, craft, recipe, definitions, actions, deeds }: SheetProps) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void recipes().then(setKept, () => {});
  }, []);
  const commands = useMemo((): Command[] => {
    const sheet = (label: string, kind: Dialog['kind'], about = ''): Command => ({
      ...{ label, about },
      act: () => actions.open({ kind } as Dialog),
    });
    const tab = (label: string, key: string): Command => ({
      ...{ label, about: 'ver' },
      act: () => document.getElementById(`tab-${key}`)?.click(),
    });
    return [
      { label: 'Receta nueva', about: '', act: deeds.startNew },
      { label: 'Guardar', about: key('Ctrl+S'), act: deeds.save },
      sheet('Guardar como…', 'saveAs', key('Ctrl+Mayús+S')),
      { label: 'Duplicar la receta', about: '', act: () => actions.open({ kind: 'saveAs' }) },
      sheet('Mis recetas', 'shelf'),
      sheet('Cambiar en todas mis recetas…', 'book', 'sin algo, otro precio, otra ley'),
      ...(recipe.id === null
        ? []
        : [{ label: 'Versiones', about: '', act: () => actions.open({ kind: 'versions', recipe: recipe.id! }) }]),
      ...(craft.definition.craft.adjust ? [sheet('Ajustar la receta', 'adjust')] : []),
      sheet('Escalar la receta', 'scale', 'moldes, piezas, litros'),
      sheet('Pesar', 'weighing', 'línea a línea, en grande'),
      sheet('Pegar lista', 'paste'),
      sheet('Exportar o importar', 'files', 'Excel, CSV, JSON'),
      sheet('Ejemplos', 'examples'),
      sheet('Mi despensa', 'larder', 'precios e ingredientes propios'),
      sheet('Hoja de producción', 'production'),
      sheet('Compartir', 'share', 'un enlace con la receta dentro'),
      { label: 'Imprimir', about: '', act: () => setTimeout(print) },
      tab('Análisis', 'analysis'),
      tab('Etiqueta', 'label'),
      tab('Coste', 'cost'),
      tab('Elaboración', 'making'),
      { label: 'Deshacer', about: key('Ctrl+Z'), act: deeds.undo },
      { label: 'Rehacer', about: key('Ctrl+Mayús+Z'), act: deeds.redo },
      sheet('Ayuda', 'help'),
      { label: 'Taller: las reglas', about: '', act: () => location.assign(`/taller#/${craft.id}/rangos`) },
      { label: 'Guías y API', about: '', act: () => location.assign('/docs') },
      ...kept.map(
        ({ id, title }): Command => ({
          ...{ label: title || 'Sin nombre', about: 'mis recetas' },
          act: () => void latestOf(id).then((last) => last && actions.load(last.body, { id, version: last.id })),
        }),
      ),
      ...[...craft.types].map(
        ([type, { label }]): Command => ({
          ...{ label, about: 'tipo' },
          act: () => actions.change((now) => ({ ...now, type })),
        }),
      ),
      ...definitions.crafts
        .filter(({ id }) => id !== craft.id)
        .map(({ id, label }): Command => ({ label, about: 'oficio', act: () => deeds.chooseCraft(id) })),
    ];
  }, [craft, recipe.id, definitions, actions, deeds, kept]);
  const words = normalise(text).split(' ');
  const found = commands
    .filter(({ label, about }) => words.every((word) => ` ${normalise(`${label} ${about}`)}`.includes(` ${word}`)))
    .slice(0, text.trim() === '' ? commands.length : most);
  const active = Math.min(at, found.length - 1);
  const run = (command: Command | undefined): void => {
    if (!command) return;
    close();
    // The sheet gives the focus back and its place in the history goes: what comes next comes after that.
    setTimeout(command.act, 30);
  };
  return (
    <Sheet title="¿Qué quieres hacer?" close={close}>
      <input
        role="combobox"
        aria-label="Buscar qué hacer"
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls="palette"
        aria-activedescendant={active >= 0 ? `palette-${active}` : undefined}
        autocomplete="off"
        placeholder="ajustar, pesar, una receta, un tipo…"
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
          if (event.key === 'Enter') run(found[active]);
          if (by === 0) return;
          event.preventDefault();
          const next = (active + by + found.length) % found.length;
          setAt(next);
          list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
        }}
      />
      <div class="palette" id="palette" role="listbox" aria-label="Lo que se puede hacer" ref={list}>
        {found.map((command, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, whose keys choose too
          <div
            key={`${command.label}${command.about}${place}`}
            id={`palette-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            onClick={() => run(command)}
          >
            <span>{command.label}</span> <small>{command.about}</small>
          </div>
        ))}
      </div>
      {found.length === 0 && <p class="about">Nada se llama así.</p>}
    </Sheet>
  );
}
