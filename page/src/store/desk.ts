// What is on the bench of this tab, by craft. It is written at every keystroke and at once, which only the local storage
// can do, so that leaving, a crash or a cut of power in the middle of an edit loses nothing. Every tab has its own.
import type { Body } from '../../../engine/recipes/model.ts';

export interface Draft {
  /** its place on the shelf, once it has one */
  readonly id: string | null;
  /** the version there that it goes on from */
  readonly version?: string | null;
  /** whether it was changed since it was loaded or saved */
  readonly touched: boolean;
  readonly body: Body;
  readonly at: number;
}

interface Desk {
  readonly tab: string;
  /** newest first */
  readonly drafts: Readonly<Record<string, Draft>>;
  readonly craft: string | null;
}

const prefix = 'obrador.mesa.';
const tabKey = 'obrador.tab';
const lockOf = (tab: string): string => `obrador.tab.${tab}`;
const longest = 60 * 24 * 3600_000;

const isDraft = (value: unknown): value is Draft => {
  const body = (value as Draft | null)?.body;
  return typeof body === 'object' && body !== null && Array.isArray(body.ingredients);
};

/** Every draft of every tab; what cannot be read is passed over. */
function written(): { tab: string; craft: string; draft: Draft }[] {
  return Object.keys(localStorage).flatMap((key) => {
    if (!key.startsWith(prefix)) return [];
    const [tab = '', craft = ''] = key.slice(prefix.length).split('.');
    try {
      const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return isDraft(draft) ? [{ tab, craft, draft }] : [];
    } catch {
      return [];
    }
  });
}

function deskOf(tab: string): Desk {
  const mine = written()
    .filter((one) => one.tab === tab)
    .sort((a, b) => b.draft.at - a.draft.at);
  return {
    tab,
    craft: mine[0]?.craft ?? null,
    drafts: Object.fromEntries(mine.map(({ craft, draft }) => [craft, draft])),
  };
}

export function keepDraft(tab: string, craft: string, draft: Draft): boolean {
  try {
    localStorage.setItem(`${prefix}${tab}.${craft}`, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The desk of this tab; a tab without one takes that of a tab that is gone, unless it comes to look at a link. */
export async function openDesk(isVisitor: boolean): Promise<Desk> {
  try {
    forgetOld();
    const mine = sessionStorage.getItem(tabKey);
    if (mine !== null && (await claim(mine))) return deskOf(mine);
    const tab = (mine === null && !isVisitor && (await claimOrphan())) || newTab();
    await claim(tab);
    sessionStorage.setItem(tabKey, tab);
    // A duplicated tab goes on from a copy of its own.
    return mine === null ? deskOf(tab) : { ...deskOf(mine), tab };
  } catch {
    return { tab: newTab(), craft: null, drafts: {} };
  }
}

const newTab = (): string => Math.random().toString(36).slice(2, 10);

/** Holds the name of this tab while it lives; false when another one holds it. */
function claim(tab: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = (): Promise<never> => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    // A page that is being reloaded may still be letting go of it.
    const signal = AbortSignal.timeout(250);
    navigator.locks.request(lockOf(tab), { signal }, held).catch(() => resolve(false));
  });
}

async function claimOrphan(): Promise<string | null> {
  if (!navigator.locks) return written().sort((a, b) => b.draft.at - a.draft.at)[0]?.tab ?? null;
  const { held = [] } = await navigator.locks.query();
  const alive = new Set(held.map(({ name }) => name));
  const orphans = written().filter(({ tab }) => !alive.has(lockOf(tab)));
  return orphans.sort((a, b) => b.draft.at - a.draft.at)[0]?.tab ?? null;
}

/** Unsaved drafts of tabs that are gone. */
export async function leftBehind(): Promise<{ id: string; at: number; body: Body }[]> {
  if (!navigator.locks) return [];
  const { held = [] } = await navigator.locks.query();
  const alive = new Set(held.map(({ name }) => name));
  return written()
    .filter(({ tab, draft }) => draft.touched && !alive.has(lockOf(tab)))
    .map(({ tab, craft, draft: { at, body } }) => ({ id: `${prefix}${tab}.${craft}`, at, body }));
}

/** One of them was taken up again. */
export const dropDraft = (id: string): void => localStorage.removeItem(id);

function forgetOld(): void {
  const now = Date.now();
  for (const { tab, craft, draft } of written())
    if (now - draft.at > longest) localStorage.removeItem(`${prefix}${tab}.${craft}`);
}
