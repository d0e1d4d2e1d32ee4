// The draft in this browser: what differs from the files of the service, and the steps that led there. What the service
// changed meanwhile is found when it is opened again.
import { workshopBase } from '../store/workshop.ts';
import { type Draft, newDraft, touched } from './draft.ts';
import type { Files } from './steps.ts';

export async function keep(draft: Draft): Promise<void> {
  const { base, files, past, future } = draft;
  const changes = touched(draft).map((path) => [path, base.get(path) ?? null, files.get(path) ?? null] as const);
  await (await workshopBase()).put('drafts', { id: 'draft', at: Date.now(), changes, past, future });
}

interface Reopened {
  readonly draft: Draft;
  /** files that changed both here and in the service since */
  readonly contested: readonly string[];
}

/** The draft of the last visit upon these files. */
export async function reopen(base: Files): Promise<Reopened> {
  const stored = await workshopBase()
    .then((one) => one.get('drafts', 'draft'))
    .catch(() => undefined);
  if (!stored || stored.changes.length + stored.past.length === 0) return { draft: newDraft(base), contested: [] };
  const files = new Map(base);
  const contested: string[] = [];
  for (const [path, from, to] of stored.changes) {
    const now = base.get(path) ?? null;
    if (now === to) continue;
    if (now !== from) contested.push(path);
    if (to === null) files.delete(path);
    else files.set(path, to);
  }
  return { draft: { base, files, past: stored.past, future: stored.future }, contested };
}
