// What was done, step by step, latest first: any of them can be gone back to, and going back is one more step.

import { moment } from '../../date-words.ts';
import { Sheet } from '../../dialogs/sheet.tsx';
import type { FileEdit } from '../asks.ts';
import { filesAfter } from '../draft.ts';
import type { SheetProps } from '../model.ts';
import { changedPaths } from '../steps.ts';

export function Past({ bench, close }: SheetProps) {
  const { draft } = bench;
  const back = (steps: number, said: string): void => {
    const files = steps < 0 ? draft.base : filesAfter(draft, steps);
    if (!files) {
      bench.say('Ese paso era de otras definiciones: no se puede volver a él.');
      return;
    }
    const edits = changedPaths(draft.files, files).map((path): FileEdit => [path, files.get(path) ?? null]);
    bench.write(edits, said);
    bench.say(edits.length === 0 ? 'Ya está así.' : 'Vuelto atrás. Deshacer lo devuelve.');
    close();
  };
  return (
    <Sheet title="Historial" close={close}>
      {draft.past.length === 0 ? (
        <p>Todavía no has cambiado nada.</p>
      ) : (
        <ol class="shelf">
          {draft.past
            .map((step, index) => (
              <li key={`${step.at} ${index}`}>
                <span class="shelf-open">
                  <strong>{step.said}</strong>
                  <small>{moment(step.at)}</small>
                </span>
                <button
                  type="button"
                  class="quiet small"
                  aria-label={`Volver aquí: tras ${step.said}`}
                  disabled={index === draft.past.length - 1}
                  onClick={() => back(index + 1, `Volver a «${step.said}»`)}
                >
                  Volver aquí
                </button>
              </li>
            ))
            .reverse()}
        </ol>
      )}
      <div class="sheet-deeds">
        <button
          type="button"
          class="quiet danger"
          disabled={bench.touched.length === 0}
          onClick={() => back(-1, 'Empezar de nuevo')}
        >
          Descartar todo y empezar de nuevo
        </button>
      </div>
    </Sheet>
  );
}
