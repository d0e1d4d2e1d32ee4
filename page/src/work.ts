// The work in hand: of each craft the recipe with its past, kept at every keystroke; what is loaded, and what is said of it.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Craft } from '../../engine/index.ts';
import { type Address, goTo, onTravel, sheetClosed, sheetOpened } from './address.ts';
import { craftNow, type Definitions, openCraft } from './definitions.ts';
import { begin, change, type History, redo, undo, undoTo } from './history.ts';
import { fromFragment } from './link.ts';
import type { Actions, Deeds, Dialog, Word } from './model.ts';
import { elsewhere, exampleRecipe, type Opening, recipeAt } from './opening.ts';
import { counts, isBlank, newRow, portable, type Recipe, recipeFrom } from './recipe.ts';
import { focusOn } from './recipe-table/focus.ts';
import { useSaving } from './saving.ts';
import { type Draft, keepDraft } from './store/desk.ts';
import { putAside } from './store/recipes.ts';

/** There is always a blank row to write in. */
const withTail = (recipe: Recipe): Recipe => {
  const last = recipe.rows.at(-1);
  return last && isBlank(last) ? recipe : { ...recipe, rows: [...recipe.rows, newRow()] };
};

const beginning = ({ before, recipe }: Opening): History =>
  before ? change(begin(withTail(before)), withTail(recipe), null, 0) : begin(withTail(recipe));

/** What is on the bench of each craft, with its own past: undoing in one never leads into another. */
interface Benches {
  readonly craft: string;
  readonly by: Readonly<Record<string, History>>;
}

const stepped = (benches: Benches, craft: string, step: (history: History) => History): Benches => ({
  ...benches,
  by: { ...benches.by, [craft]: step(benches.by[craft]!) },
});

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

export function useWork(definitions: Definitions, opening: Opening): Work {
  const [benches, setBenches] = useState<Benches>(() => ({
    craft: opening.recipe.craft,
    by: { [opening.recipe.craft]: beginning(opening) },
  }));
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [word, setWord] = useState<Word | null>(
    opening.word === null ? null : { text: opening.word, deed: { label: 'Entendido', act: () => {} }, stays: true },
  );
  const drafts = useRef<Record<string, Draft>>({ ...opening.drafts });
  const steps = benches.by[benches.craft]!;
  const recipe = steps.present;
  const craft = craftNow(recipe.craft)!;
  const latest = useRef(recipe);
  latest.current = recipe;
  const bench = useRef(benches);
  bench.current = benches;

  const step = useCallback((made: (history: History) => History, of?: string): void => {
    setBenches((old) => stepped(old, of ?? old.craft, made));
  }, []);

  /** Another recipe takes the place of the one of its craft: what was not saved is put aside, and undoing brings it back. */
  const replace = useCallback((next: Recipe): void => {
    const own = bench.current.by[next.craft];
    const into = craftNow(next.craft)!;
    if (own?.present.touched && own.present.rows.some(counts)) putAside(portable(into, own.present)).catch(() => {});
    setBenches(({ by }) => {
      const history = by[next.craft];
      const present = withTail(next);
      const after = history ? change(history, present, null, Date.now()) : begin(present);
      return { craft: next.craft, by: { ...by, [next.craft]: after } };
    });
  }, []);

  /** Goes on with a craft, at once when it has been opened before. */
  const withCraft = useCallback((id: string, goOn: (craft: Craft) => void): void => {
    const known = craftNow(id);
    const lost = (): void =>
      setWord({ text: 'No se ha podido abrir el oficio: comprueba la conexión y vuelve a cargar la página.' });
    if (known) goOn(known);
    else openCraft(id).then(goOn, lost);
  }, []);

  const actions = useMemo<Actions>(() => {
    const actions: Actions = {
      change: (next, field = null) =>
        step((old) => {
          const recipe = typeof next === 'function' ? next(old.present) : next;
          return change(old, withTail({ ...recipe, touched: true }), field, Date.now());
        }),
      done(next, text) {
        const before = latest.current;
        actions.change(next);
        setWord({ text, deed: { label: 'Deshacer', act: () => step((old) => undoTo(old, before), before.craft) } });
      },
      open(next) {
        setDialog(next);
        sheetOpened();
      },
      say: (text, deed) => setWord({ text, deed }),
      load(body, place = null) {
        const old = latest.current;
        const wanted = definitions.crafts.find((one) => one.id === body.craft);
        withCraft(wanted?.id ?? old.craft, (into) =>
          replace(recipeFrom(into, wanted || body.type ? body : { ...body, type: old.type }, place ?? {})),
        );
      },
    };
    return actions;
  }, [definitions, replace, step, withCraft]);

  const close = useCallback(() => {
    setDialog(null);
    sheetClosed();
  }, []);

  const visit = useCallback(
    (into: Craft, address: Address | null): void => {
      const there = bench.current.by[into.id]?.present;
      const isThere = there && (address === null || (address.type === there.type && address.id === there.id));
      if (isThere) {
        setBenches(({ by }) => ({ craft: into.id, by }));
        return;
      }
      const draft = drafts.current[into.id];
      const known = draft ? recipeFrom(into, draft.body, draft) : null;
      const arrive = (found: Recipe): void => {
        replace(found);
        if (address?.id && found.id !== address.id) setWord({ text: elsewhere });
      };
      if (address) void recipeAt(into, address, known).then(arrive);
      else replace(known ?? exampleRecipe(into));
    },
    [replace],
  );

  const saving = useSaving({ latest, step, actions, say: setWord });

  const startNew = useCallback(() => {
    const old = latest.current;
    const row = newRow();
    replace({ ...recipeFrom(craftNow(old.craft)!, { type: old.type }), rows: [row] });
    focusOn(`name-${row.id}`);
    setWord({
      text: 'Receta en blanco.',
      deed: { label: 'Deshacer', act: () => step((now) => undoTo(now, old), old.craft) },
    });
  }, [replace, step]);

  // Before anything else can happen: written down at once, whatever comes next.
  useLayoutEffect(() => {
    const { id, version, touched } = recipe;
    const draft: Draft = { id, version, touched, body: portable(craft, recipe), at: Date.now() };
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
      if (key === 'z') step(event.shiftKey ? redo : undo);
      else if (key === 'y') step(redo);
      else if (key === 's' && event.shiftKey) actions.open({ kind: 'saveAs' });
      else if (key === 's') saving.save();
      else if (key === 'k') actions.open({ kind: 'palette' });
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [saving, actions, step]);

  useEffect(() => {
    if (word === null || word.stays) return;
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
      ...{ startNew, ...saving },
      undo: () => step(undo),
      redo: () => step(redo),
      hush: () => setWord(null),
    }),
    [withCraft, visit, startNew, saving, step],
  );

  return {
    ...{ craft, recipe, actions, dialog, word, deeds, close },
    undo: steps.past.length > 0 ? deeds.undo : null,
    redo: steps.future.length > 0 ? deeds.redo : null,
  };
}
