// Whether the page computes with the rules of one's own draft: «/?reglas=taller». A worker is told.
let isOn = typeof document !== 'undefined' && new URLSearchParams(location.search).get('reglas') === 'taller';

export const isTrial = (): boolean => isOn;

export function beginTrial(): void {
  isOn = true;
}

/** What the draft gives for a path of the service; out of the trial when there is none. */
export async function tried<Content>(path: string): Promise<Content> {
  const { tried: stored } = await import('./store/workshop.ts');
  const found = await stored(path);
  if (found === undefined && typeof document !== 'undefined') location.replace('/');
  if (found === undefined) throw new Error(path);
  return found as Content;
}
