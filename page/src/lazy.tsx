// A part of the page that is fetched when it is first drawn: until it comes, what is said meanwhile.
//   const Cost = lazy(() => import('./cost.tsx').then(({ CostSheet }) => CostSheet), 'Preparando el coste…')
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fetchedOnce } from './fetched-once.ts';

export function lazy<Props extends object>(
  fetch: () => Promise<FunctionComponent<Props>>,
  meanwhile: string | null = null,
): FunctionComponent<Props> {
  const fetchOnce = fetchedOnce(fetch);
  let known: FunctionComponent<Props> | null = null;
  return (props) => {
    const [state, set] = useState<'coming' | 'lost' | 'come'>(known ? 'come' : 'coming');
    useEffect(() => {
      if (known) return;
      void fetchOnce().then(
        (part) => {
          known = part;
          set('come');
        },
        () => set('lost'),
      );
    }, []);
    const Part = known;
    if (Part) return <Part {...props} />;
    const told = state === 'lost' ? 'No hay conexión, y esta parte aún no se había traído.' : meanwhile;
    return told === null ? null : <p class="about">{told}</p>;
  };
}
