// Which date a product carries and how it is kept: the first rule of its craft that holds, else what is usual.
import type { Run } from '../model/craft.ts';
import type { CraftLabel, DateKind, Labelling } from './model.ts';

export interface KeepingAnswer {
  readonly date: DateKind;
  /** as it is printed, before the date itself */
  readonly text: string;
  /** as it is printed */
  readonly storage?: string;
  /** told to the maker, never printed */
  readonly note?: string;
  readonly law: string;
}

/** `figures` is a run over those of the label; null: the larder says nothing of dates. */
export function keepingOf(
  { keeping }: CraftLabel,
  { dates }: Labelling,
  type: string,
  figures: Run,
): KeepingAnswer | null {
  if (dates === null) return null;
  const rule = keeping.find(
    ({ types, when }) => (types === null || types.has(type)) && (when === null || Boolean(when.code(figures, null))),
  );
  const date = rule?.date ?? dates.usual;
  return {
    date,
    text: dates.words[date],
    ...(rule?.storage === undefined ? {} : { storage: rule.storage }),
    ...(rule?.note === undefined ? {} : { note: rule.note }),
    law: rule?.law ?? dates.law,
  };
}
