// The work in hand: the recipe with its past, kept at every keystroke; the drafts of the other crafts; saving and loading.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Craft } from '../../engine/index.ts';
import { type Address, goTo, onTravel, sheetClosed, sheetOpened } from './address.ts';
import { craftNow, type Definitions, openCraft } from './definitions.ts';
import { begin, change, type History, redo, undo } from './history.ts';
import { fromFragment } from './link.ts';
import type { Actions, Dialog, Word } from './model.ts';
import { exampleRecipe, type Opening, recipeAt } from './opening.ts';
import { counts, isBlank, newRow, portable, type Recipe, recipeFrom } from './recipe.ts';
import { type Draft, keepDraft } from './store/desk.ts';
import { putAside, save } from './store/recipes.ts';

/** There is always a blank row to write in. */
const withTail = (recipe: Recipe): Recipe => {
  const last = recipe.rows.at(-1);
  return last && isBlank(last) ? recipe : { ...recipe, rows: [...recipe.rows, newRow()] };
};

const beginning = ({ before, recipe }: Opening): History =>
  before ? change(begin(withTail(before)), withTail(recipe), null, 0) : begin(withTail(recipe));

export interface Work {
  readonly craft: Craft;
  readonly recipe: Recipe;
  readonly actions: Actions;
  readonly dialog: Dialog | null;
  readonly word: Word | null;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly deeds: Deeds;
  close(): void;
}

/** What can be done with the recipe as a whole: the same from one keystroke to the next. */
export interface Deeds {
  chooseCraft(id: string): void;
  startNew(): void;
  save(): void;
  undo(): void;
  redo(): void;
}

export function useWork(definitions: Definitions, opening: Opening): Work {
  const [steps, setSteps] = useState<History>(() => beginning(opening));
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [word, setWord] = useState<Word | null>(opening.word === null ? null : { text: opening.word });
  const drafts = useRef<Record<string, Draft>>({ ...opening.drafts });
  const recipe = steps.present;
  const craft = craftNow(recipe.craft)!;
  const latest = useRef(recipe);
  latest.current = recipe;

  /** Another recipe takes the place of this one: what was not saved is put aside, and undoing brings it back too. */
  const replace = useCallback((next: Recipe): void => {
    const old = latest.current;
    if (old.craft === next.craft && old.touched && old.rows.some(counts)) {
      putAside(portable(craftNow(old.craft)!, old)).catch(() => {});
    }
    setSteps((past) => change(past, withTail(next), null, Date.now()));
  }, []);

  /** Goes on with a craft, at once when it has been opened before. */
  const withCraft = useCallback((id: string, goOn: (craft: Craft) => void): void => {
    const known = craftNow(id);
    const lost = (): void =>
      setWord({ text: 'No se ha podido abrir el oficio: comprueba la conexión y vuelve a cargar la página.' });
    if (known) goOn(known);
    else openCraft(id).then(goOn, lost);
  }, []);

  const actions = useMemo<Actions>(
    () => ({
      change: (next, field = null) =>
        setSteps((old) => {
          const recipe = typeof next === 'function' ? next(old.present) : next;
          return change(old, withTail({ ...recipe, touched: true }), field, Date.now());
        }),
      open(next) {
        setDialog(next);
        sheetOpened();
      },
      say: (text, deed) => setWord({ text, deed }),
      load(body, id = null) {
        const old = latest.current;
        const wanted = definitions.crafts.find((one) => one.id === body.craft);
        withCraft(wanted?.id ?? old.craft, (into) =>
          replace(recipeFrom(into, wanted || body.type ? body : { ...body, type: old.type }, { id })),
        );
      },
    }),
    [definitions, replace, withCraft],
  );

  const close = useCallback(() => {
    setDialog(null);
    sheetClosed();
  }, []);

  const visit = useCallback(
    (into: Craft, address: Address | null): void => {
      const draft = drafts.current[into.id];
      const known = draft ? recipeFrom(into, draft.body, draft) : null;
      if (address) void recipeAt(into, address, known).then(replace);
      else replace(known ?? exampleRecipe(into));
    },
    [replace],
  );

  const saveNow = useCallback(async () => {
    const now = latest.current;
    if (now.title.trim() === '') {
      document.getElementById('title')?.focus();
      return setWord({ text: 'Ponle un nombre a la receta para guardarla.' });
    }
    try {
      const { id, title, hadTwin } = await save(portable(craft, now), now.id);
      // What was typed meanwhile stays: only its place on the shelf is new.
      setSteps((old) => ({
        ...old,
        present: { ...old.present, id, title: hadTwin ? title : old.present.title, touched: old.present !== now },
      }));
      const told = hadTwin ? `Ya había otra con ese nombre: esta queda como «${title}».` : `«${title}» guardada.`;
      setWord({ text: told });
    } catch {
      setWord({ text: 'El navegador no deja guardar.' });
    }
  }, [craft]);

  const startNew = useCallback(() => {
    const old = latest.current;
    replace({ ...recipeFrom(craftNow(old.craft)!, { type: old.type }), rows: [newRow()] });
    setWord({ text: 'Receta en blanco.', deed: { label: 'Deshacer', act: () => setSteps(undo) } });
  }, [replace]);

  // Before anything else can happen: written down at once, whatever comes next.
  useLayoutEffect(() => {
    const { id, touched } = recipe;
    const draft: Draft = { id, touched, body: portable(craft, recipe), at: Date.now() };
    drafts.current[recipe.craft] = draft;
    keepDraft(opening.tab, recipe.craft, draft);
  }, [recipe, craft, opening.tab]);

  useEffect(() => {
    goTo({ craft: recipe.craft, type: recipe.type, id: recipe.id });
  }, [recipe.craft, recipe.type, recipe.id]);

  const isOpen = dialog !== null;
  useEffect(
    () =>
      onTravel((address) => {
        if (isOpen) return setDialog(null);
        const wanted = definitions.crafts.find((one) => one.id === address?.craft);
        const now = latest.current;
        const isHere = address?.craft === now.craft && address.type === now.type && address.id === now.id;
        if (address && wanted && !isHere) withCraft(wanted.id, (into) => visit(into, address));
      }),
    [definitions, isOpen, visit, withCraft],
  );

  useEffect(() => {
    const opened = async (): Promise<void> => {
      try {
        const body = await fromFragment(location.hash);
        if (body) actions.load(body);
      } catch {
        setWord({ text: 'El enlace está incompleto o dañado: no se ha podido leer la receta.' });
      }
    };
    addEventListener('hashchange', opened);
    return () => removeEventListener('hashchange', opened);
  }, [actions]);

  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      if (key === 'z') setSteps(event.shiftKey ? redo : undo);
      else if (key === 'y') setSteps(redo);
      else if (key === 's') void saveNow();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [saveNow]);

  useEffect(() => {
    if (word === null) return;
    const later = setTimeout(() => setWord(null), word.deed ? 8000 : 5000);
    return () => clearTimeout(later);
  }, [word]);

  const deeds = useMemo<Deeds>(
    () => ({
      chooseCraft: (id) =>
        withCraft(id, (into) => {
          // What was said of the other recipe, and what it would undo, is left with it.
          setWord(null);
          visit(into, null);
        }),
      ...{ startNew, save: saveNow },
      undo: () => setSteps(undo),
      redo: () => setSteps(redo),
    }),
    [withCraft, visit, startNew, saveNow],
  );

  return {
    ...{ craft, recipe, actions, dialog, word, deeds, close },
    undo: steps.past.length > 0 ? deeds.undo : null,
    redo: steps.future.length > 0 ? deeds.redo : null,
  };
}
