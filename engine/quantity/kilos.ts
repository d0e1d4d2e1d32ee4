// «0,500» and «1,250» where nobody says of what: kilos, when every figure is so written; else it is asked about.
import { spanish } from '../number.ts';
import type { Quantity } from './amount.ts';
import type { Draft } from './item.ts';

/** Those that are read otherwise than as they stand. */
export function kilosIn(drafts: readonly Draft[]): ReadonlyMap<Draft, Draft> {
  const bare = drafts.filter(({ quantity, isSure }) => quantity?.kind === 'bare' && !isSure);
  const small = bare.filter(({ said }) => /^0[.,]\d{3}$/.test(said));
  const areKilos = small.length > 0 && bare.length > 1 && bare.every(({ said }) => /^\d{1,2}[.,]\d{3}$/.test(said));
  const asKilos = (draft: Draft): Draft => {
    const quantity: Quantity = { ...draft.quantity!, kind: 'mass', amount: 1000 * draft.quantity!.large, doubt: null };
    return { ...draft, quantity, doubt: null };
  };
  const asked = (draft: Draft): Draft => {
    const { large } = draft.quantity!;
    return { ...draft, doubt: `no dice la medida: puede ser ${spanish(large, 3)} g o ${spanish(1000 * large, 0)} g` };
  };
  return new Map(
    areKilos
      ? bare.map((draft) => [draft, asKilos(draft)])
      : small.filter(({ said }) => said.endsWith('0')).map((draft) => [draft, asked(draft)]),
  );
}
