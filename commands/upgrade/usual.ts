// What a craft writes word for word as every craft does: the usual notices by their name, their sentences and what a craft says
// of itself not at all.
import { adviceList, usualManifest, usualNotice, usualText } from '../../engine/index.ts';
import { type Files, file } from './folder.ts';

export function usualByName(files: Files): void {
  const rules = file(files, 'rules');
  const craft = file(files, 'craft');
  const messages = file(files, 'messages');
  if (!Array.isArray(rules.notices) || craft.answer === undefined) return;
  const advice = adviceList(craft);
  rules.notices = rules.notices.map((notice) => {
    if (typeof notice === 'string') return notice;
    const text = usualText(notice.id);
    if (text === null) return notice;
    if (text !== '' && messages[notice.id] === text) delete messages[notice.id];
    const whole = usualNotice(notice.id as Parameters<typeof usualNotice>[0], advice);
    return isSame(whole, notice) ? whole.id : notice;
  }) as typeof rules.notices;
  const { manifest } = craft;
  if (manifest?.service === undefined) return;
  const usual = usualManifest({ craft, messages, types: {} });
  const own = Object.entries(manifest).filter(([key, value]) => !isSame(value, usual[key]));
  // What the usual one says and this one does not would be said from now on.
  if (Object.keys(usual).some((key) => !Object.hasOwn(manifest, key))) return;
  if (own.length === 0) delete craft.manifest;
  else craft.manifest = Object.fromEntries(own);
}

const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
