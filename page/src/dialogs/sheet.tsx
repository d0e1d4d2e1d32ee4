// A sheet over the page: a modal dialog that Escape, the cross or a click outside closes.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons.tsx';

interface Props {
  title: string;
  close(): void;
  wide?: boolean;
  children: ComponentChildren;
}

export function Sheet({ title, close, wide, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current!.showModal();
    dialog.current!.querySelector<HTMLElement>('input, textarea, select, .main')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={wide ? 'sheet wide' : 'sheet'}
      aria-labelledby="sheet-title"
      onClose={close}
      onPointerDown={(event) => event.target === dialog.current && close()}
    >
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id="sheet-title">{title}</h2>
          <button type="button" class="deed" aria-label="Cerrar" onClick={close}>
            <Icon name="cross" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** The foot of a sheet that is for paper. */
export const PrintDeed = () => (
  <div class="sheet-deeds">
    <button type="button" class="main" onClick={() => print()}>
      Imprimir
    </button>
  </div>
);
