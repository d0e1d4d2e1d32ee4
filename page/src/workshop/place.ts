// Where one is in the workshop, in the address: «#/craft/view» or «#/craft/ficheros/path:line:column».
import { useCallback, useEffect, useState } from 'preact/hooks';

export const views = ['rangos', 'despensa', 'tipos', 'frases', 'reglas', 'ficheros'] as const;
export type View = (typeof views)[number];

export interface Spot {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

export interface Place {
  readonly craft: string;
  readonly view: View;
  /** the file that is open, and where to look in it */
  readonly spot: Spot | null;
  /** what to look at in the larder or among the rules, by its id */
  readonly row?: string;
}

export function readPlace(fragment: string, crafts: readonly string[]): Place {
  const [craft = '', view = '', ...rest] = decoded(fragment).replace(/^#\/?/, '').split('/');
  const [, path = '', line = '0', column = '0'] = /^(.*?)(?::(\d+):(\d+))?$/.exec(rest.join('/')) ?? [];
  const known = views.find((one) => one === view) ?? 'rangos';
  return {
    craft: crafts.includes(craft) ? craft : (crafts[0] ?? ''),
    view: known,
    spot: known === 'ficheros' && path !== '' ? { path, line: Number(line), column: Number(column) } : null,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export const writePlace = ({ craft, view, spot }: Place): string =>
  `#/${craft}/${view}${spot ? `/${spot.path}${spot.line > 0 ? `:${spot.line}:${spot.column}` : ''}` : ''}`;

/** The place, and how to go to another: it goes into the history, so that going back returns. */
export function usePlace(crafts: readonly string[]): [Place, (to: Partial<Place>) => void] {
  const [place, setPlace] = useState(() => readPlace(location.hash, crafts));
  useEffect(() => {
    const travelled = (): void => setPlace(readPlace(location.hash, crafts));
    addEventListener('popstate', travelled);
    return () => removeEventListener('popstate', travelled);
  }, [crafts]);
  const go = useCallback((to: Partial<Place>): void => {
    setPlace((now) => {
      const { row: _, ...here } = now;
      const next: Place = { ...here, spot: null, ...to };
      const fragment = writePlace(next);
      if (location.hash !== fragment) history.pushState(null, '', fragment);
      return next;
    });
  }, []);
  return [place, go];
}
