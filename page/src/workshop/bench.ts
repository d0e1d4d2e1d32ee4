// The work in hand: the draft with its past, kept in this browser at every step, and what the worker says of it, asked
// again a moment after each edit. Answers about files that have changed since are dropped.
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { onChange } from '../store/database.ts';
import { type Answer, ask } from './ask.ts';
import type { Done, FileEdit, ShelfRecipe } from './asks.ts';
import { changed, type Draft, redone, touched, undone } from './draft.ts';
import { keep } from './keeping.ts';
import { shelved } from './shelf.ts';
import { changedPaths, type Files } from './steps.ts';

/** After the last keystroke, before anything is worked out. */
const patience = 30;

export interface Bench {
  readonly draft: Draft;
  /** the paths that differ from what is compared with */
  readonly touched: readonly string[];
  readonly checked: Answer<'check'> | null;
  readonly impacts: Answer<'consequences'> | null;
  /** whether those are of the files as they are now: what is not known yet is not told */
  readonly isTried: boolean;
  readonly isChecked: boolean;
  /** examples that no longer give what they promise */
  readonly turned: Answer<'turned'>;
  /** the user's own recipes, as last saved */
  readonly shelf: readonly ShelfRecipe[];
  /** something is being worked out */
  readonly busy: boolean;
  /** said in passing */
  readonly word: string | null;
  say(word: string): void;
  write(edits: readonly FileEdit[], said: string): void;
  /** an edit that the worker makes; gives why it could not */
  edit<Result extends Done>(deed: Promise<Result>, said: string): Promise<Result>;
  replace(draft: Draft): void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

export function useBench(opening: Draft): Bench {
  const [draft, setDraft] = useState(opening);
  const [checked, setChecked] = useState<Answer<'check'> | null>(null);
  const [impacts, setImpacts] = useState<Answer<'consequences'> | null>(null);
  const [turned, setTurned] = useState<Answer<'turned'>>([]);
  const [triedAt, setTriedAt] = useState<Files | null>(null);
  const [checkedAt, setCheckedAt] = useState<Files | null>(null);
  const [busy, setBusy] = useState(true);
  const [shelf, setShelf] = useState<readonly ShelfRecipe[]>([]);
  const [word, setWord] = useState<string | null>(null);
  const sent = useRef<Files>(new Map());

  const write = useCallback((edits: readonly FileEdit[], said: string): void => {
    if (edits.length === 0) return;
    setDraft((now) => {
      const files = new Map(now.files);
      for (const [path, text] of edits) {
        if (text === null) files.delete(path);
        else files.set(path, text);
      }
      return changed(now, files, said, Date.now());
    });
  }, []);

  useEffect(() => {
    sent.current = draft.base;
    void ask('open', [...draft.base]);
  }, [draft.base]);

  useEffect(() => {
    const tell = (): void =>
      void shelved().then(
        (recipes) => ask('shelve', recipes).then(() => setShelf(recipes)),
        () => {},
      );
    tell();
    return onChange(tell);
  }, []);

  useEffect(() => {
    const { files } = draft;
    const edits = changedPaths(sent.current, files).map((path): FileEdit => [path, files.get(path) ?? null]);
    sent.current = files;
    if (edits.length > 0) void ask('edit', edits);
    setBusy(true);
    let isOld = false;
    const later = setTimeout(async () => {
      void keep(draft).catch(() =>
        setWord('El navegador no deja guardar el borrador: llévate los cambios antes de salir.'),
      );
      // Of the craft in hand, what keeps it from being read; what its edit does; what its recipes and its food say. The
      // others one by one. The next edit waits for none but the one under way.
      const crafts = inOrder(files, craftInHand(draft));
      const [first] = crafts;
      const stuck = first === undefined ? [] : await ask('stuck', first);
      if (isOld) return;
      if (stuck.length > 0)
        setChecked((known) => withCraft(known, { problems: stuck, crafts: [] }, `crafts/${first}/`));
      const told = files === draft.base ? [] : await ask('consequences');
      if (isOld) return;
      setImpacts(told);
      setTriedAt(files);
      for (const craft of crafts) {
        const found = await ask('checkOne', craft);
        if (isOld) return;
        if (craft !== first) continue;
        const own = await ask('turned', wrongIn(found));
        if (isOld) return;
        setTurned(own);
        setChecked((known) => withCraft(known, found, `crafts/${first}/`));
      }
      const whole = await ask('check');
      const all = await ask('turned', wrongIn(whole));
      if (isOld) return;
      setTurned(all);
      setChecked(whole);
      setCheckedAt(files);
      setBusy(false);
    }, patience);
    return () => {
      isOld = true;
      clearTimeout(later);
    };
  }, [draft, shelf]);

  useEffect(() => {
    if (word === null) return;
    const later = setTimeout(() => setWord(null), 6000);
    return () => clearTimeout(later);
  }, [word]);

  const edit = useCallback(
    async <Result extends Done>(deed: Promise<Result>, said: string): Promise<Result> => {
      const result = await deed;
      write(result.edits, said);
      return result;
    },
    [write],
  );
  const undo = useCallback(() => setDraft(undone), []);
  const redo = useCallback(() => setDraft(redone), []);
  const paths = useMemo(() => touched(draft), [draft]);

  return {
    ...{ draft, touched: paths, checked, impacts, turned, busy, shelf, word, write, edit },
    isTried: triedAt === draft.files,
    isChecked: checkedAt === draft.files,
    say: setWord,
    replace: setDraft,
    undo: draft.past.length > 0 ? undo : null,
    redo: draft.future.length > 0 ? redo : null,
  };
}

/** Where the last edit was, or where one is. */
function craftInHand({ past }: Draft): string | undefined {
  const path = past.at(-1)?.splices[0]?.path ?? location.hash.replace('#/', 'crafts/');
  return /^crafts\/([^/]+)/.exec(path)?.[1];
}

function inOrder(files: Files, first: string | undefined): string[] {
  const crafts = [...new Set([...files.keys()].flatMap((path) => /^crafts\/([^/]+)\//.exec(path)?.[1] ?? []))];
  return crafts.sort((a, b) => Number(b === first) - Number(a === first));
}

type Checked = Answer<'check'>;

/** The crafts with errors: of the others every example gives what it promises. */
const wrongIn = ({ crafts }: Checked): string[] => crafts.flatMap(({ id, errors }) => (errors > 0 ? [id] : []));

/** What was known, with what is now known of one craft and of the larder. */
function withCraft(known: Checked | null, found: Checked, folder: string): Checked {
  if (known === null) return found;
  const isOther = ({ file }: Checked['problems'][number]): boolean =>
    file.startsWith('crafts/') && !file.startsWith(folder);
  const lines = new Map(found.crafts.map((line) => [line.id, line]));
  return {
    problems: [...known.problems.filter(isOther), ...found.problems],
    crafts: known.crafts.map((line) => lines.get(line.id) ?? line),
  };
}

type Words<Name extends Parameters<typeof ask>[0]> =
  Parameters<typeof ask<Name>> extends [Name, ...infer Rest] ? Rest : never;

/** What the worker answers, again whenever the files or the question change; the last answer stands meanwhile. */
export const useAsked = <Name extends Parameters<typeof ask>[0]>(
  files: Files,
  name: Name,
  ...words: Words<Name>
): Answer<Name> | undefined => useAnswer(files, name, ...words).answer;

/** The same, and whether it is the answer to what is asked now. */
export function useAnswer<Name extends Parameters<typeof ask>[0]>(
  files: Files,
  name: Name,
  ...words: Words<Name>
): { readonly answer: Answer<Name> | undefined; readonly isFresh: boolean } {
  const key = JSON.stringify(words);
  const [found, setFound] = useState<{ answer: Answer<Name>; files: Files; key: string } | undefined>(undefined);
  useEffect(() => {
    let isOld = false;
    const put = (answer: Answer<Name>): void => {
      if (!isOld) setFound({ answer, files, key });
    };
    // The edit itself is sent by the bench, in this same turn.
    const later = setTimeout(() => void ask(name, ...(words as never)).then(put as never, () => {}));
    return () => {
      isOld = true;
      clearTimeout(later);
    };
  }, [files, name, key]);
  return { answer: found?.answer, isFresh: found?.files === files && found.key === key };
}
