// Saving: a version more of the recipe, under its name. Another name is another recipe, and what another tab has saved
// meanwhile is told before anything is put over it.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Body } from '../../engine/recipes/model.ts';
import { craftNow } from './definitions.ts';
import type { History } from './history.ts';
import type { Actions, Saving, Word } from './model.ts';
import { portable, type Recipe } from './recipe.ts';
import { onChange } from './store/database.ts';
import { latestOf, type SavedAs, save, throwAway } from './store/recipes.ts';

interface Parts {
  /** the recipe on the bench, as it was last drawn */
  latest: { readonly current: Recipe };
  step(made: (history: History) => History, of?: string): void;
  actions: Actions;
  say(word: Word): void;
}

export function useSaving({ latest, step, actions, say }: Parts): Saving {
  const isBusy = useRef(false);
  useEffect(
    () =>
      onChange(() => {
        const now = latest.current;
        if (isBusy.current || now.id === null || now.version === null) return;
        void latestOf(now.id).then(
          (last) => {
            const isNews = !isBusy.current && latest.current.id === now.id && latest.current.version === now.version;
            if (!last || last.id === now.version || !isNews) return;
            const open = (): void => actions.load(last.body, { id: last.recipe, version: last.id });
            say({
              text: `Otra pestaña ha guardado «${last.body.title ?? 'esta receta'}».`,
              deed: { label: 'Abrir lo suyo', act: open },
              stays: true,
            });
          },
          () => {},
        );
      }),
    [latest, actions, say],
  );
  return useMemo(() => {
    const bodyOf = (now: Recipe): Body => portable(craftNow(now.craft)!, now);
    /** What was typed meanwhile stays: only its place on the shelf is new. */
    const placed = (now: Recipe, { id, version, title, hadTwin }: SavedAs): void =>
      step(
        ({ present, ...old }) => ({
          ...old,
          present: {
            ...{ ...present, id, version, touched: present !== now },
            title: hadTwin ? title : present.title,
          },
        }),
        now.craft,
      );
    const keep = async (now: Recipe, body: Body, id: string | null): Promise<SavedAs> => {
      const saved = await save(body, id);
      placed(now, saved);
      return saved;
    };
    const told = ({ title, hadTwin }: SavedAs): string =>
      hadTwin ? `Ya había otra con ese nombre: esta queda como «${title}».` : `«${title}» guardada.`;
    const alone = async (work: () => Promise<void>): Promise<void> => {
      isBusy.current = true;
      try {
        await work();
      } catch {
        say({ text: 'El navegador no deja guardar.' });
      } finally {
        isBusy.current = false;
      }
    };
    const nameless = (): void => {
      document.getElementById('title')?.focus();
      say({ text: 'Ponle un nombre a la receta para guardarla.' });
    };
    const saveNow = async (isOver: boolean): Promise<void> => {
      const now = latest.current;
      if (now.title.trim() === '') return nameless();
      const body = bodyOf(now);
      const last = now.id === null ? undefined : await latestOf(now.id);
      if (last && !isOver && now.version !== null && last.id !== now.version) return actions.open({ kind: 'conflict' });
      const before = last?.body.title ?? '';
      const isRenamed = last !== undefined && before.toLowerCase() !== (body.title ?? '').toLowerCase();
      const isOther =
        isRenamed && JSON.stringify({ ...last.body, title: '' }) !== JSON.stringify({ ...body, title: '' });
      if (!isOther) return say({ text: told(await keep(now, body, now.id)) });
      const saved = await keep(now, body, null);
      const rename = (): void =>
        void alone(async () => {
          await throwAway(saved.id);
          const again = await keep(latest.current, { ...body, title: now.title.trim() }, last.recipe);
          say({ text: `«${before}» se llama ahora «${again.title}».` });
        });
      say({
        text: `«${saved.title}» guardada como receta nueva: «${before}» sigue como estaba.`,
        deed: { label: 'Era solo otro nombre', act: rename },
      });
    };
    return {
      save: () => void alone(() => saveNow(false)),
      saveOver: () => void alone(() => saveNow(true)),
      saveAs: (title) =>
        void alone(async () => {
          const now = latest.current;
          const saved = await keep(now, { ...bodyOf(now), title }, null);
          step((old) => ({ ...old, present: { ...old.present, title: saved.title } }), now.craft);
          say({ text: told(saved) });
        }),
    };
  }, [latest, step, actions, say]);
}
