// What a workshop hangs on its wall, out of all the recipes that are kept: which carries which allergen, what there is to buy, and
// what each costs; for paper, or as a sheet.
import { useEffect, useState } from 'preact/hooks';
import type { Cell, Sheet as Page, SheetKind } from '../../../engine/index.ts';
import { PrintDeed, Sheet } from '../dialogs/sheet.tsx';
import { Fault } from '../fault.tsx';
import type { Dialog, SheetProps } from '../model.ts';
import { amount, shown } from '../quantity.ts';
import { recipes } from '../store/recipes.ts';
import { askBook, type Refused } from './ask.ts';
import { craftsIn, type Entry, entriesOf, ownPrices } from './entries.ts';
import { Deeds } from './write.tsx';

const names: Readonly<Record<SheetKind, string>> = {
  allergens: 'Tabla de alérgenos',
  shopping: 'Lista de la compra',
  prices: 'Lo que cuesta cada una',
};

/** The way to them. */
export const WallDeeds = ({ open }: { open(dialog: Dialog): void }) => (
  <section class="wall-deeds">
    <h3>De todas ellas</h3>
    <div class="sheet-deeds start">
      {(Object.keys(names) as SheetKind[]).map((sheet) => (
        <button key={sheet} type="button" class="quiet" onClick={() => open({ kind: 'wall', sheet })}>
          {names[sheet]}
        </button>
      ))}
    </div>
  </section>
);

interface Laid {
  readonly page: Page;
  readonly refused: readonly Refused[];
}

export function WallSheet({ close, definitions, kind }: SheetProps & { kind: SheetKind }) {
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
  const [batches, setBatches] = useState<Readonly<Record<string, string>>>({});
  const [laid, setLaid] = useState<Laid | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    recipes()
      .then(entriesOf)
      .then(setEntries, () => setFault('No se han podido leer las recetas guardadas.'));
  }, []);
  useEffect(() => {
    if (!entries) return;
    const bodies = entries.map(({ kept, body }) => {
      const told = batches[kept.id];
      return told === undefined ? body : { ...body, batches: amount(told) ?? 0 };
    });
    let stop = (): void => {};
    const later = setTimeout(() => {
      stop = askBook(
        {
          ...{ recipes: bodies, prices: ownPrices(), change: null, sheet: kind },
          ...{ crafts: craftsIn(bodies), definitions: definitions.version },
        },
        (told) => {
          if (told.kind === 'sheet') setLaid({ page: told.sheet, refused: told.refused });
          else if (told.kind === 'refused') setFault(told.why);
        },
      );
    }, 150);
    return () => {
      clearTimeout(later);
      stop();
    };
  }, [entries, batches, kind, definitions]);
  return (
    <Sheet title={names[kind]} close={close} wide>
      <Fault told={fault} />
      {kind === 'shopping' && entries && (
        <details class="batches">
          <summary>Cuántas tandas de cada una</summary>
          <ul>
            {entries.map(({ kept: { id, title } }) => (
              <li key={id}>
                <label>
                  <span>{title}</span>
                  <input
                    inputMode="decimal"
                    autocomplete="off"
                    aria-label={`Tandas de ${title}`}
                    value={batches[id] ?? '1'}
                    onInput={(event) => setBatches({ ...batches, [id]: event.currentTarget.value })}
                  />
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      {laid === null ? (
        fault === null && <p class="about">Calculando…</p>
      ) : (
        <>
          <article class="paper wall">
            <h3>{laid.page.title}</h3>
            <div class="wall-table">
              <table class="tabled">
                <thead>
                  <tr>
                    {laid.page.head.map((one) => (
                      <th key={one} scope="col">
                        {one}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {laid.page.rows.map(([first, ...cells], at) => (
                    <tr key={at}>
                      <th scope="row">{first}</th>
                      {cells.map((cell, column) => (
                        <td key={column}>{written(cell)}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            {laid.page.notes.map((note) => (
              <p key={note} class="about">
                {note}
              </p>
            ))}
            {laid.refused.map(({ place, why }) => (
              <p key={place} class="fault">
                «{entries?.[place]?.kept.title}» no entra: {why}
              </p>
            ))}
          </article>
          <Deeds name={laid.page.title} table={() => [laid.page.head, ...laid.page.rows]} />
          <PrintDeed />
        </>
      )}
    </Sheet>
  );
}

const written = (cell: Cell): string => (typeof cell === 'number' ? shown(cell, 2) : (cell ?? ''));
