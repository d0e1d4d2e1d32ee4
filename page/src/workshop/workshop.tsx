// The workshop: what to change on one side, what it does to the recipes on the other.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { keepTrial } from '../store/workshop.ts';
import { ask } from './ask.ts';
import { useBench } from './bench.ts';
import { Beside } from './beside/beside.tsx';
import type { Draft } from './draft.ts';
import { Header } from './header.tsx';
import type { Service, SheetName, ViewProps } from './model.ts';
import { usePlace, type View, views } from './place.ts';
import { Sheets } from './sheets/sheets.tsx';
import { Tabs } from './tabs.tsx';
import { FilesView } from './views/files.tsx';
import { LarderView } from './views/larder.tsx';
import { MessagesView } from './views/messages.tsx';
import { RangesView } from './views/ranges.tsx';
import { RulesView } from './views/rules.tsx';
import { TypesView } from './views/types.tsx';

const titles: Readonly<Record<View, { name: string; about: string }>> = {
  rangos: { name: 'Rangos', about: 'Lo que admite cada tipo. Elige una casilla y escribe otro número.' },
  despensa: {
    name: 'Despensa',
    about:
      'Qué es cada ingrediente, por 100 g, para todos los oficios. Elige una casilla, o pega filas de tu hoja de cálculo.',
  },
  tipos: {
    name: 'Tipos',
    about: 'Las clases de receta del oficio. Haz una nueva a partir de la que más se le parezca.',
  },
  frases: { name: 'Frases', about: 'Lo que se le dice a quien hace la receta, y lo que se le propone mover.' },
  reglas: {
    name: 'Reglas',
    about: 'Cuándo se dice cada cosa. La condición se escribe como se piensa: «una > 2.5 y otra = 0».',
  },
  ficheros: { name: 'Ficheros', about: 'El texto de cada definición, con sus faltas señaladas donde están.' },
};

const drawn: Readonly<Record<View, (props: ViewProps) => JSX.Element>> = {
  rangos: RangesView,
  despensa: LarderView,
  tipos: TypesView,
  frases: MessagesView,
  reglas: RulesView,
  ficheros: FilesView,
};

export function Workshop({ service, opening, word }: { service: Service; opening: Draft; word: string | null }) {
  const bench = useBench(opening);
  const crafts = useMemo(() => {
    const labels = new Map(service.crafts.map(({ id, label }) => [id, label]));
    for (const { id, label } of bench.checked?.crafts ?? []) labels.set(id, label ?? labels.get(id) ?? id);
    const here = new Set([...bench.draft.files.keys()].map((path) => /^crafts\/([^/]+)\//.exec(path)?.[1]));
    for (const id of here) if (id !== undefined && !labels.has(id)) labels.set(id, id);
    return [...labels].flatMap(([id, label]) => (here.has(id) ? [{ id, label }] : []));
  }, [service, bench.checked, bench.draft.files]);
  const ids = useMemo(() => crafts.map(({ id }) => id), [crafts]);
  const [place, go] = usePlace(ids);
  const [sheet, setSheet] = useState<SheetName | null>(null);

  useEffect(() => {
    if (word !== null) bench.say(word);
  }, []);

  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return;
      // The editor of a file undoes by itself.
      if (event.composedPath().some((one) => one instanceof HTMLElement && one.classList.contains('editor'))) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) bench.undo?.();
      else if (key === 'y' || key === 'z') bench.redo?.();
      else if (key === 'k') setSheet({ kind: 'search' });
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [bench.undo, bench.redo]);

  /** Leaves for the page, which computes with what these files give. */
  const tryOut = async (): Promise<void> => {
    const content = await ask('trial', 'borrador', service.site);
    if (content.length === 0) return bench.say('Ningún oficio se puede leer como está: mira los problemas.');
    await keepTrial(content);
    location.assign(`/?reglas=taller#/${place.craft}`);
  };

  const { name, about } = titles[place.view];
  const Drawn = drawn[place.view];
  useEffect(() => {
    document.title = `${name} · Taller del Obrador`;
  }, [name]);
  return (
    <>
      <a class="skip" href="#consecuencias">
        Ir a las consecuencias
      </a>
      <Header crafts={crafts} craft={place.craft} bench={bench} go={go} open={setSheet} tryOut={tryOut} />
      <main class="bench-table">
        <section class="card workroom" aria-label="Qué quieres cambiar">
          <div class="room-head">
            <h2>¿Qué quieres cambiar?</h2>
            <Tabs
              id="tab"
              label="Qué quieres cambiar"
              panel="room"
              tabs={views.map((key) => ({ key, name: titles[key].name }))}
              current={place.view}
              choose={(view) => go({ view })}
            />
            <p class="about">{about}</p>
          </div>
          <div class="room" role="tabpanel" id="room" aria-labelledby={`tab-${place.view}`}>
            <Drawn key={place.craft} {...{ bench, place, go }} craft={place.craft} open={setSheet} />
          </div>
        </section>
        <Beside bench={bench} craft={place.craft} crafts={crafts} go={go} />
      </main>
      <output class={bench.word === null ? 'word' : 'word said'} aria-live="polite">
        {bench.word}
      </output>
      <Sheets
        key={JSON.stringify(sheet)}
        sheet={sheet}
        craft={place.craft}
        open={setSheet}
        close={() => setSheet(null)}
        {...{ service, bench, go }}
      />
    </>
  );
}
