// The name of the house, the crafts, and what can be done with the recipe as a whole.
import type { Craft, Definition } from '../../engine/craft.ts';
import type { Dialog } from './dialogs/dialogs.tsx';
import { Icon, type IconName } from './icons.tsx';

interface Props {
  crafts: readonly Definition[];
  current: Craft;
  choose(craft: Definition): void;
  open(dialog: Dialog): void;
  save(): void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

export function Header({ crafts, current, choose, open, save, undo, redo }: Props) {
  return (
    <header class="head">
      <h1 class="brand">
        <img src="/icon.svg" alt="" width="28" height="28" /> Obrador
      </h1>
      <nav class="crafts" aria-label="Oficios">
        {crafts.map((definition) => (
          <button
            key={definition.craft.id}
            type="button"
            aria-current={definition.craft.id === current.id ? 'page' : undefined}
            onClick={() => definition.craft.id !== current.id && choose(definition)}
          >
            {definition.craft.label}
          </button>
        ))}
      </nav>
      <div class="deeds" role="toolbar" aria-label="La receta">
        <Deed icon="undo" label="Deshacer" hint="Ctrl+Z" act={undo} />
        <Deed icon="redo" label="Rehacer" hint="Ctrl+Mayús+Z" act={redo} />
        <span class="gap" />
        <Deed icon="save" label="Guardar" hint="Ctrl+S" act={save} />
        <Deed icon="book" label="Mis recetas" act={() => open({ kind: 'shelf' })} />
        <Deed icon="share" label="Compartir" act={() => open({ kind: 'share' })} />
        <Deed icon="print" label="Imprimir" act={() => print()} />
        <Deed icon="help" label="Ayuda" act={() => open({ kind: 'help' })} />
      </div>
    </header>
  );
}

function Deed({ icon, label, hint, act }: { icon: IconName; label: string; hint?: string; act: (() => void) | null }) {
  return (
    <button
      type="button"
      class="deed"
      disabled={act === null}
      title={hint ? `${label} (${hint})` : label}
      aria-label={label}
      onClick={() => act?.()}
    >
      <Icon name={icon} />
    </button>
  );
}
