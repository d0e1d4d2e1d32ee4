// The types of a craft as cards: what each is, how much it says, and a new one like it.
import { useState } from 'preact/hooks';
import { normalise } from '../../../../engine/index.ts';
import { Icon } from '../../icons.tsx';
import { useAsked } from '../bench.ts';
import { Filter } from '../filter.tsx';
import type { ViewProps } from '../model.ts';
import { count } from '../numbers.ts';

export function TypesView({ bench, craft, go, open }: ViewProps) {
  const types = useAsked(bench.draft.files, 'types', craft);
  const [filter, setFilter] = useState('');
  if (types === undefined) return <p class="about">Leyendo los tipos…</p>;
  const shown = types.filter(({ id, label }) => normalise(`${id} ${label}`).includes(normalise(filter)));
  return (
    <div class="carded">
      <div class="grid-tools">
        <Filter label="Filtrar los tipos" value={filter} change={setFilter} />
        <small aria-live="polite">{count(shown.length, 'tipo', 'tipos')}</small>
        <span class="push" />
        <button type="button" class="quiet small" onClick={() => open({ kind: 'create', what: 'type' })}>
          <Icon name="plus" /> Tipo nuevo
        </button>
      </div>
      <ul class="cards">
        {shown.map(({ id, label, description, family, ranges, examples, file }) => (
          <li key={id} class={bench.touched.includes(file) ? 'type-card changed' : 'type-card'}>
            <h3>{label}</h3>
            {family && <small>{family}</small>}
            <p>{description}</p>
            <small>
              {count(ranges, 'rango', 'rangos')} · {count(examples.length, 'receta de ejemplo', 'recetas de ejemplo')}
            </small>
            <div class="card-deeds">
              <button
                type="button"
                class="quiet small"
                aria-label={`Abrir ${label}`}
                onClick={() => go({ view: 'ficheros', spot: { path: file, line: 0, column: 0 } })}
              >
                Abrir
              </button>
              <button
                type="button"
                class="quiet small"
                aria-label={`Nuevo como este: ${label}`}
                onClick={() => open({ kind: 'create', what: 'type', like: id })}
              >
                Nuevo como este
              </button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
