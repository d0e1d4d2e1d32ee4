// What only its maker can say of a label: written here it is printed, and left blank it is a line to fill in by hand.
import type { LabelAnswer } from '../../../engine/index.ts';
import { unbroken } from '../no-break.ts';

export type Blanks = Readonly<Record<'net' | 'date' | 'lot' | 'storage' | 'maker', string>>;

export const nothingFilled: Blanks = { net: '', date: '', lot: '', storage: '', maker: '' };

interface Props {
  of: LabelAnswer;
  filled: Blanks;
}

/** What each is called, in the order in which they are printed. */
const labels = ({ keeping }: LabelAnswer): [keyof Blanks, string][] => [
  ['net', 'Cantidad neta'],
  ...(keeping?.date === 'none' ? [] : [['date', keeping?.text ?? 'Fecha'] as [keyof Blanks, string]]),
  ['lot', 'Lote'],
  ['storage', 'Conservación'],
  ['maker', 'Elaborado por'],
];

export function BlankFields({ of, filled, put }: Props & { put(filled: Blanks): void }) {
  return (
    <div class="columns">
      {labels(of).map(([key, label]) => (
        <label key={key}>
          {label}
          <input
            autocomplete="off"
            maxLength={120}
            placeholder={key === 'storage' ? of.keeping?.storage : undefined}
            value={filled[key]}
            onInput={(event) => put({ ...filled, [key]: event.currentTarget.value })}
          />
        </label>
      ))}
    </div>
  );
}

export function BlankLine({ of, filled }: Props) {
  const line = labels(of).map(([key, label]) => {
    const written = filled[key].trim();
    const storage = key === 'storage' ? written || of.keeping?.storage : undefined;
    return storage ? storage.replace(/\.$/, '') : `${label} ${written || '________'}`;
  });
  return <p class="paper-blank">{line.join(' · ')}</p>;
}

/** «Fecha de caducidad. Consérvese a …», with its law and what its maker has to look at. */
export function KeepingTold({ of: { keeping } }: { of: LabelAnswer }) {
  if (!keeping) return null;
  return (
    <p>
      {keeping.text}
      {keeping.date === 'none' ? '. ' : ' ________. '}
      {unbroken(keeping.storage ?? '')} {keeping.note && <span class="about">{keeping.note}</span>}{' '}
      <small>{unbroken(keeping.law)}</small>
    </p>
  );
}
