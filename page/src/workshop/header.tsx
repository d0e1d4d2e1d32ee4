// The name of the workshop, the crafts, and what can be done with the draft as a whole.
import { Deed } from '../action-button.tsx';
import { Icon } from '../icons.tsx';
import type { Bench } from './bench.ts';
import type { CraftName, SheetName } from './model.ts';
import { count } from './numbers.ts';
import type { Place } from './place.ts';

interface Props {
  bench: Bench;
  crafts: readonly CraftName[];
  craft: string;
  go(to: Partial<Place>): void;
  open(sheet: SheetName): void;
  tryOut(): void;
}

export function Header({ bench, crafts, craft, go, open, tryOut }: Props) {
  const { touched } = bench;
  const take =
    touched.length === 0 ? 'Llevarme los cambios' : `Llevarme ${count(touched.length, 'fichero', 'ficheros')}`;
  return (
    <header class="head workshop-head">
      <div class="brand">
        <h1>
          <a href="/" title="Volver a la mesa">
            <img src="/icon.svg" alt="" width="28" height="28" /> Obrador
          </a>
          <span>Taller</span>
        </h1>
      </div>
      <label class="craft-choice">
        <span>Oficio</span>
        <select aria-label="Oficio" value={craft} onChange={(event) => go({ craft: event.currentTarget.value })}>
          {crafts.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div class="deeds" role="toolbar" aria-label="El borrador">
        <Deed icon="undo" label="Deshacer" hint="Ctrl+Z" act={bench.undo} />
        <Deed icon="redo" label="Rehacer" hint="Ctrl+Mayús+Z" act={bench.redo} />
        <Deed icon="versions" label="Historial" act={() => open({ kind: 'history' })} />
        <Deed icon="find" label="Buscar en todo" hint="Ctrl+K" act={() => open({ kind: 'search' })} word="Buscar" />
        <Deed icon="plus" label="Nuevo…" act={() => open({ kind: 'create', what: 'type' })} word="Nuevo…" />
        <Deed icon="scale" label="Probar con mis reglas" act={tryOut} word="Probar" />
      </div>
      <button type="button" class="main" aria-label={take} onClick={() => open({ kind: 'hand-over' })}>
        <Icon name="share" />
        <span>{take}</span>
      </button>
    </header>
  );
}
