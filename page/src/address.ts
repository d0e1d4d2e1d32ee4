// An address per craft, type and recipe: «#/craft/type/recipe». Going back closes the sheet that is open, then returns to
// what was open before.
export interface Address {
  readonly craft: string;
  readonly type: string | null;
  /** a recipe on the shelf of this browser */
  readonly id: string | null;
}

const mark = '#/';

export function readAddress(fragment: string): Address | null {
  if (!fragment.startsWith(mark)) return null;
  const [craft = '', type = '', id = ''] = fragment.slice(mark.length).split('/').map(decoded);
  return craft === '' ? null : { craft, type: type || null, id: id || null };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const writeAddress = ({ craft, type, id }: Address): string =>
  mark + [craft, type, id].flatMap((part) => (part === null ? [] : [encodeURIComponent(part)])).join('/');

interface Entry {
  readonly sheet?: boolean;
}

const isSheet = (): boolean => (history.state as Entry | null)?.sheet === true;

/** Where to be once the place of a closed sheet has gone from the history. */
let settling: string | null = null;

/** Where the page is now: a new place in the history for another craft or recipe, the same place for another type. */
export function goTo(address: Address): void {
  const fragment = writeAddress(address);
  if (settling !== null) settling = fragment;
  if (settling !== null || location.hash === fragment) return;
  const now = readAddress(location.hash);
  const isNew = now !== null && (now.craft !== address.craft || now.id !== address.id) && !isSheet();
  if (isNew) history.pushState(null, '', fragment);
  else history.replaceState(history.state, '', fragment);
}

/** A sheet was opened: going back will close it. */
export function sheetOpened(): void {
  if (!isSheet()) history.pushState({ sheet: true } satisfies Entry, '', location.hash);
}

/** A sheet was closed on the page itself: its place in the history goes too, and what it led to stays. */
export function sheetClosed(): void {
  if (!isSheet() || settling !== null) return;
  settling = location.hash;
  history.back();
}

/** Calls back when somebody goes back, forward or to another address. */
export function onTravel(arrived: (address: Address | null) => void): () => void {
  const travelled = (): void => {
    const address = readAddress(settling ?? location.hash);
    const isSettling = settling !== null;
    settling = null;
    if (!isSettling) arrived(address);
    else if (address) goTo(address);
  };
  addEventListener('popstate', travelled);
  return () => removeEventListener('popstate', travelled);
}
