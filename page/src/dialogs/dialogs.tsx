// Which sheet is open, if any. What they are made of is fetched when a hand first moves over the page,
// or when one is asked for.
import { useEffect, useState } from 'preact/hooks';
import type { Dialog, SheetProps } from '../model.ts';

type Sheets = typeof import('./all.tsx');

let fetched: Promise<Sheets> | null = null;
const sheets = (): Promise<Sheets> => {
  fetched ??= import('./all.tsx');
  return fetched;
};

export function Dialogs({ dialog, ...props }: SheetProps & { dialog: Dialog | null }) {
  const [all, setAll] = useState<Sheets | null>(null);
  const isAsked = dialog !== null;
  useEffect(() => {
    const fetchNow = (): void => void sheets().then(setAll, () => {});
    if (isAsked) return fetchNow();
    const signs = ['pointermove', 'pointerdown', 'keydown'];
    for (const sign of signs) addEventListener(sign, fetchNow, { once: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, fetchNow);
    };
  }, [isAsked]);
  return dialog && all ? <all.Open dialog={dialog} {...props} /> : null;
}
