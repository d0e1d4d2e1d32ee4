// A link that holds the whole recipe.
import { useEffect, useState } from 'preact/hooks';
import { toFragment } from '../link.ts';
import type { SheetProps } from '../model.ts';
import { shareable } from '../shareable.ts';
import { Sheet } from './sheet.tsx';

export function Share({ close, craft, recipe, actions }: SheetProps) {
  const [link, setLink] = useState('');
  useEffect(() => {
    void toFragment(shareable(craft, recipe)).then((fragment) =>
      setLink(location.origin + location.pathname + fragment),
    );
  }, [craft, recipe]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      actions.say('Enlace copiado.');
    } catch {
      document.querySelector<HTMLInputElement>('#share-link')?.select();
      actions.say('Copia el enlace de su casilla.');
    }
    close();
  };
  return (
    <Sheet title="Compartir" close={close}>
      <p>
        La receta entera viaja en el enlace: no se guarda en ningún servidor. Quien lo abra verá esto mismo, salvo tus
        precios, que se quedan en tu despensa.
      </p>
      <div class="one-line">
        <input
          id="share-link"
          readOnly
          aria-label="Enlace de la receta"
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="main" onClick={copy} disabled={link === ''}>
          Copiar
        </button>
      </div>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          close();
          setTimeout(print);
        }}
      >
        Imprimir la receta
      </button>
    </Sheet>
  );
}
