// The page: what is being worked on, and what surrounds it.
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Craft, Definition } from '../../engine/craft.ts';
import { Bench } from './bench/bench.tsx';
import { compiledCraft, type Definitions } from './definitions.ts';
import { type Dialog, Dialogs } from './dialogs/dialogs.tsx';
import { Header } from './header.tsx';
import { begin, change, type History, redo, undo } from './history.ts';
import { fromFragment } from './link.ts';
import { exampleRecipe, type Opening } from './opening.ts';
import { read } from './reading.ts';
import { type Body, counts, isBlank, newRow, portable, type Recipe, recipeFrom, requestOf } from './recipe.ts';
import { Result } from './result/result.tsx';
import { keepDesk, save } from './shelf.ts';

/** There is always a blank row to write in. */
export const withTail = (recipe: Recipe): Recipe => {
  const last = recipe.rows.at(-1);
  return last && isBlank(last) ? recipe : { ...recipe, rows: [...recipe.rows, newRow()] };
};

function beginning({ before, recipe }: Opening): History {
  return before ? change(begin(withTail(before)), withTail(recipe), null, 0) : begin(withTail(recipe));
}

/** The recipe is open: the address need not hold it any longer, or reloading would undo what follows. */
const leaveLink = (): void => history.replaceState(null, '', location.pathname);

export interface Actions {
  change(recipe: Recipe, field?: string | null): void;
  open(dialog: Dialog): void;
  say(word: string): void;
  /** a body from a file, the shelf or an example, in whatever craft it is of */
  load(body: Body): void;
}

export function App({ definitions, opening }: { definitions: Definitions; opening: Opening }) {
  const [steps, setHistory] = useState<History>(() => beginning(opening));
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [word, setWord] = useState<string | null>(opening.word);
  const drafts = useRef<Record<string, Body>>({ ...opening.drafts });
  const recipe = steps.present;
  const definition = definitions.crafts.find(({ craft }) => craft.id === recipe.craft)!;
  const craft = compiledCraft(definition);

  const outcome = useMemo(
    () => (recipe.rows.some(counts) ? read(craft, requestOf(craft, recipe), definitions.site) : null),
    [craft, recipe, definitions],
  );

  const actions = useMemo<Actions>(() => {
    const put = (next: Recipe, field: string | null = null): void =>
      setHistory((old) => change(old, withTail(next), field, Date.now()));
    return {
      change: put,
      open: setDialog,
      say: setWord,
      load(body) {
        setHistory((old) => {
          const wanted = definitions.crafts.find((one) => one.craft.id === body.craft);
          const into = compiledCraft(wanted ?? definitions.crafts.find((one) => one.craft.id === old.present.craft)!);
          const known = wanted || body.type ? body : { ...body, type: old.present.type };
          return change(old, withTail(recipeFrom(into, known)), null, Date.now());
        });
      },
    };
  }, [definitions]);

  const chooseCraft = useCallback(
    (next: Definition) => {
      const into = compiledCraft(next);
      const draft = drafts.current[into.id];
      actions.change(draft ? recipeFrom(into, draft) : exampleRecipe(into));
    },
    [actions],
  );

  const saveNow = useCallback(() => {
    if (recipe.title.trim() === '') {
      document.getElementById('title')?.focus();
      setWord('Ponle un nombre a la receta para guardarla.');
      return;
    }
    setWord(
      save(portable(craft, recipe))
        ? `«${recipe.title.trim()}» guardada en este navegador.`
        : 'El navegador no deja guardar.',
    );
  }, [craft, recipe]);

  useEffect(() => {
    drafts.current[recipe.craft] = portable(craft, recipe);
    const later = setTimeout(() => keepDesk({ craft: recipe.craft, drafts: drafts.current }), 300);
    return () => clearTimeout(later);
  }, [recipe, craft]);

  useEffect(() => {
    if (location.hash.startsWith('#r=')) leaveLink();
  }, []);

  useEffect(() => {
    document.title = recipe.title.trim() === '' ? 'Obrador: equilibra tus recetas' : `${recipe.title.trim()} · Obrador`;
  }, [recipe.title]);

  useEffect(() => {
    if (word === null) return;
    const later = setTimeout(() => setWord(null), 5000);
    return () => clearTimeout(later);
  }, [word]);

  useEffect(() => {
    const opened = async (): Promise<void> => {
      try {
        const body = await fromFragment(location.hash);
        if (!body) return;
        actions.load(body);
        leaveLink();
      } catch {
        setWord('El enlace está incompleto o dañado: no se ha podido leer la receta.');
      }
    };
    addEventListener('hashchange', opened);
    return () => removeEventListener('hashchange', opened);
  }, [actions]);

  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      if (key === 'z') setHistory(event.shiftKey ? redo : undo);
      else if (key === 'y') setHistory(redo);
      else if (key === 's') saveNow();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [saveNow]);

  return (
    <>
      <a class="skip" href="#resultado">
        Ir al resultado
      </a>
      <Header
        crafts={definitions.crafts}
        current={craft}
        choose={chooseCraft}
        open={setDialog}
        save={saveNow}
        undo={steps.past.length > 0 ? () => setHistory(undo) : null}
        redo={steps.future.length > 0 ? () => setHistory(redo) : null}
      />
      <main class="table">
        <Bench craft={craft} recipe={recipe} actions={actions} />
        <Result craft={craft} recipe={recipe} outcome={outcome} actions={actions} />
      </main>
      <Footer definitions={definitions} craft={craft} />
      <output class={word === null ? 'word' : 'word said'} aria-live="polite">
        {word}
      </output>
      <Dialogs
        dialog={dialog}
        close={() => setDialog(null)}
        craft={craft}
        recipe={recipe}
        definitions={definitions}
        actions={actions}
      />
    </>
  );
}

function Footer({ definitions, craft }: { definitions: Definitions; craft: Craft }) {
  return (
    <footer class="foot">
      <p>
        Todo se calcula en tu navegador, con las mismas definiciones que <a href="/docs">la API</a> (
        {craft.definition.catalogue.ingredients.length} ingredientes y {craft.types.size} tipos en{' '}
        {craft.label.toLowerCase()}; definiciones {definitions.version}). Nada de lo que escribes sale de aquí.
      </p>
    </footer>
  );
}
