// The page: what is being worked on, and what surrounds it.
import { useEffect, useMemo } from 'preact/hooks';
import type { Craft } from '../../engine/index.ts';
import type { Definitions } from './definitions.ts';
import { Dialogs } from './dialogs/dialogs.tsx';
import { isTrial } from './draft-rules.ts';
import { Header } from './header.tsx';
import { steady } from './memo.tsx';
import type { Word } from './model.ts';
import type { Opening } from './opening.ts';
import { outcomeOf } from './reading.ts';
import { Bench } from './recipe-table/recipe-table.tsx';
import { Result } from './result/result.tsx';
import { useOwnIngredients } from './store/ingredients.ts';
import { useWork } from './work.ts';

export function App({ definitions, opening }: { definitions: Definitions; opening: Opening }) {
  const work = useWork(definitions, opening);
  const { craft, recipe, actions } = work;

  const own = useOwnIngredients();

  const outcome = useMemo(() => outcomeOf(craft, recipe, definitions.site), [craft, recipe, definitions, own]);

  useEffect(() => {
    const mark = recipe.touched ? '• ' : '';
    document.title =
      recipe.title.trim() === '' ? 'Obrador: equilibra tus recetas' : `${mark}${recipe.title.trim()} · Obrador`;
  }, [recipe.title, recipe.touched]);

  return (
    <>
      <a class="skip" href="#resultado">
        Ir al resultado
      </a>
      {isTrial() && <Trial craft={craft} />}
      <Header {...{ craft, actions }} crafts={definitions.crafts} {...work.deeds} />
      <main class="table">
        <Bench {...{ craft, recipe, outcome, actions }} undo={work.undo} redo={work.redo} />
        <Result {...{ craft, recipe, outcome, actions }} site={definitions.site} />
      </main>
      <Footer definitions={definitions} craft={craft} />
      <Said word={work.word} hush={work.deeds.hush} />
      <Dialogs
        dialog={work.dialog}
        close={work.close}
        craft={craft}
        recipe={recipe}
        definitions={definitions}
        actions={actions}
        deeds={work.deeds}
      />
    </>
  );
}

function Said({ word, hush }: { word: Word | null; hush(): void }) {
  return (
    <output class={word === null ? 'word' : 'word said'} aria-live="polite">
      {word?.text}
      {word?.deed && (
        <button
          type="button"
          class="link"
          onClick={() => {
            hush();
            word.deed!.act();
          }}
        >
          {word.deed.label}
        </button>
      )}
    </output>
  );
}

/** Never to be forgotten: what is shown here is not what the service says. */
function Trial({ craft }: { craft: Craft }) {
  return (
    <p class="trial" role="note">
      <strong>Estás probando tus reglas del taller</strong>, no las del servicio.{' '}
      <a href={`/taller#/${craft.id}/rangos`}>Volver al taller</a> <a href="/">Salir de la prueba</a>
    </p>
  );
}

const Footer = steady(({ definitions, craft }: { definitions: Definitions; craft: Craft }) => {
  return (
    <footer class="foot">
      <p>
        Todo se calcula en tu navegador, con las mismas definiciones que <a href="/docs">la API</a> ({craft.rows.size}{' '}
        ingredientes y {craft.types.size} tipos en {craft.label.toLowerCase()}; definiciones {definitions.version}).
        Nada de lo que escribes sale de aquí. ¿No estás de acuerdo con un rango o una regla? Cámbialo en{' '}
        <a href={`/taller#/${craft.id}/rangos`}>el taller</a> y mira qué recetas cambian.
      </p>
    </footer>
  );
});
