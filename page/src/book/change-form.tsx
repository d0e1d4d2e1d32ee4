// The change itself, in the words of each kind.
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Kind, kinds, type Written } from './change.ts';
import type { Entry } from './entries.ts';

interface Words {
  readonly name: string;
  readonly what?: readonly [label: string, placeholder: string];
  readonly to?: readonly [label: string, placeholder: string];
}

const words: Readonly<Record<Kind, Words>> = {
  avoid: { name: 'Quitar algo', what: ['Qué no ha de quedar', 'un ingrediente, un alérgeno…'] },
  replace: {
    name: 'Cambiar uno por otro',
    what: ['En lugar de', 'lo que llevan hoy'],
    to: ['Poner', 'lo que lo sustituye'],
  },
  price: {
    name: 'Otro precio',
    what: ['De qué', 'el ingrediente'],
    to: ['Precio nuevo, por kilo', '11,50, 25 €/5 kg, +20 %, x3'],
  },
  date: { name: 'La ley de otro día', to: ['Qué día', ''] },
  stock: { name: 'Género que gastar', what: ['Qué hay que gastar', 'el ingrediente'], to: ['Cuánto hay', '12 kg'] },
};

interface Props {
  written: Written;
  put(next: Written): void;
  entries: readonly Entry[];
  look(): void;
  isReady: boolean;
  children: ComponentChildren;
}

export function ChangeForm({ written, put, entries, look, isReady, children }: Props) {
  const names = useMemo(
    () =>
      [...new Set(entries.flatMap(({ recipe }) => recipe.rows.map(({ name }) => name.trim())))]
        .filter((name) => name !== '')
        .sort((a, b) => a.localeCompare(b, 'es')),
    [entries],
  );
  const { what, to } = words[written.kind];
  return (
    <form
      class="change"
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <fieldset class="kinds">
        <legend class="hidden">Qué cambia</legend>
        {kinds.map((kind) => (
          <label key={kind} class="chip">
            <input
              type="radio"
              name="change"
              checked={written.kind === kind}
              onChange={() => put({ kind, what: kind === 'date' ? '' : written.what, to: '' })}
            />
            {words[kind].name}
          </label>
        ))}
      </fieldset>
      <div class="columns">
        {what && (
          <label>
            {what[0]}
            <input
              list="in-my-recipes"
              autocomplete="off"
              placeholder={what[1]}
              value={written.what}
              onInput={(event) => put({ ...written, what: event.currentTarget.value })}
            />
          </label>
        )}
        {to && written.kind === 'date' && (
          <label>
            {to[0]}
            <input
              type="date"
              value={written.to}
              onInput={(event) => put({ ...written, to: event.currentTarget.value })}
            />
          </label>
        )}
        {to && written.kind !== 'date' && (
          <label>
            {to[0]}
            <input
              autocomplete="off"
              placeholder={to[1]}
              value={written.to}
              onInput={(event) => put({ ...written, to: event.currentTarget.value })}
            />
          </label>
        )}
      </div>
      <datalist id="in-my-recipes">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div class="one-line">
        {children}
        <button type="submit" class="main" disabled={!isReady}>
          Ver qué pasa
        </button>
      </div>
    </form>
  );
}
