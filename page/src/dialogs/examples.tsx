// Every example of the craft, by type.

import type { SheetProps } from '../model.ts';
import { examplesOf } from '../opening.ts';
import { Sheet } from './sheet.tsx';

export function Examples({ close, craft, recipe, actions }: SheetProps) {
  const types = Object.entries(craft.definition.types);
  const ordered = [...types.filter(([id]) => id === recipe.type), ...types.filter(([id]) => id !== recipe.type)];
  return (
    <Sheet title={`Ejemplos: ${craft.label}`} close={close} wide>
      {ordered.map(([id, { label }]) => (
        <section key={id} class="example-type">
          <h3>{label}</h3>
          <div class="chips">
            {examplesOf(craft.definition, id).map((example) => (
              <button
                key={example.name}
                type="button"
                class="chip"
                onClick={() => {
                  actions.load({ ...example.body, craft: craft.id });
                  close();
                }}
              >
                {example.name}
              </button>
            ))}
          </div>
        </section>
      ))}
    </Sheet>
  );
}
