// Which sheet is open, if any. What they are made of is fetched once the page is at rest, or when one is asked for.
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
    const later = setTimeout(fetchNow, 1500);
    return () => clearTimeout(later);
  }, [isAsked]);
  return dialog && all ? <all.Open dialog={dialog} {...props} /> : null;
}
