// Every example of the craft: those to begin with apart from those that fail, on purpose or before the law, found by a few
// letters.
import { useMemo, useState } from 'preact/hooks';
import { normalise } from '../../../engine/index.ts';
import type { SheetProps } from '../model.ts';
import { type ExampleOf, examplesOf, isGood } from '../opening.ts';
import { Sheet } from './sheet.tsx';

export function Examples({ close, craft, recipe, actions }: SheetProps) {
  const [text, setText] = useState('');
  const [fails, setFails] = useState(false);
  const types = useMemo(
    () =>
      Object.entries(craft.definition.types)
        .sort(([, a], [, b]) => a.label.localeCompare(b.label, 'es'))
        .map(([id, { label }]) => ({
          ...{ id, label },
          examples: examplesOf(craft.definition, id).map((one) => ({ ...one, works: one.works && isGood(craft, one) })),
        })),
    [craft],
  );
  const ordered = [...types.filter(({ id }) => id === recipe.type), ...types.filter(({ id }) => id !== recipe.type)];
  const wanted = normalise(text).split(' ');
  const groups = ordered.flatMap(({ id, label, examples }) => {
    const found = examples.filter(
      ({ works, name }) => works !== fails && wanted.every((word) => normalise(`${name} ${label}`).includes(word)),
    );
    return found.length === 0 ? [] : [{ id, label, found }];
  });
  const take = ({ body }: ExampleOf): void => {
    actions.load({ ...body, craft: craft.id });
    close();
  };
  const tab = (label: string, value: boolean) => (
    <button type="button" class="chip" aria-pressed={fails === value} onClick={() => setFails(value)}>
      {label}
    </button>
  );
  return (
    <Sheet title={`Ejemplos: ${craft.label}`} close={close} wide>
      <div class="one-line">
        <input
          type="search"
          aria-label="Buscar ejemplos"
          placeholder="Buscar"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        {tab('Para empezar', false)}
        {tab('Fallos típicos', true)}
      </div>
      {groups.map(({ id, label, found }) => (
        <section key={id} class="example-type">
          <h3>{label}</h3>
          <div class="chips">
            {found.map((example) => (
              <button key={example.name} type="button" class="chip" onClick={() => take(example)}>
                {example.name}
              </button>
            ))}
          </div>
        </section>
      ))}
      {groups.length === 0 && <p class="about">Ningún ejemplo se llama así.</p>}
    </Sheet>
  );
}
