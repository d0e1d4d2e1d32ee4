// The changes as places to propose them: of each file, the page of the repository where it is created or edited, with its
// text where it fits in an address. Elsewhere than GitHub, the repository itself.
//   proposalsOf('https://github.com/a/b', before, after) → [{ path, url: '…/new/HEAD?filename=…&value=…', paste: null }]
import type { Files } from './files.ts';

export interface Proposal {
  readonly path: string;
  readonly url: string;
  /** what is to be pasted there; null where nothing is */
  readonly paste: string | null;
}

/** Longer addresses are cut or refused on the way. */
const longest = 6000;

/** Null where the repository is not on GitHub: then nothing is known of its pages. */
export function proposalsOf(repository: string, before: Files, after: Files): Proposal[] | null {
  const { hostname } = new URL(repository);
  if (hostname !== 'github.com') return null;
  const home = repository.replace(/(\.git)?\/*$/, '');
  const at = (deed: string, path: string): string =>
    `${home}/${deed}/HEAD/${path.split('/').map(encodeURIComponent).join('/')}`;
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path): Proposal[] => {
    const [from, to] = [before.get(path), after.get(path)];
    if (from === to) return [];
    if (to === undefined) return [{ path, url: at('delete', path), paste: null }];
    if (from !== undefined) return [{ path, url: at('edit', path), paste: to }];
    const empty = `${home}/new/HEAD?${new URLSearchParams({ filename: path })}`;
    const whole = `${home}/new/HEAD?${new URLSearchParams({ filename: path, value: to })}`;
    return [whole.length <= longest ? { path, url: whole, paste: null } : { path, url: empty, paste: to }];
  });
}
