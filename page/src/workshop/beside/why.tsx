// Why a figure is what it is: its formula, what each ingredient brings, its range and where it comes from, what it reads
// and the rules that looked at it; of each of those one may ask again.
import { spanish } from '../../../../engine/index.ts';
import type { Read } from '../../../../workshop/why.ts';
import { Sheet } from '../../dialogs/sheet.tsx';
import type { ShelfRecipe } from '../asks.ts';
import { useAsked } from '../bench.ts';
import { rangeText } from '../numbers.ts';
import type { Place } from '../place.ts';
import type { Files } from '../steps.ts';

interface Props {
  recipe: ShelfRecipe;
  figure: string;
  files: Files;
  close(): void;
  ask(figure: string): void;
  go(to: Partial<Place>): void;
}

const told = ({ label, value }: Read): string =>
  value === null ? label : `${label} ${typeof value === 'number' ? spanish(value, 3) : value}`;

export function Why({ recipe, figure, files, close, ask, go }: Props) {
  const why = useAsked(files, 'why', recipe, figure);
  if (why === undefined) return null;
  if (why === null)
    return (
      <Sheet title="¿Por qué?" close={close}>
        <p>De «{figure}» no hay más que contar: es un dato.</p>
      </Sheet>
    );
  const rows = why.contributions.map(({ name, grams, value }) => ({
    ...{ name: String(name), grams: Number(grams), value: Number(value) },
  }));
  const most = Math.max(...rows.map(({ value }) => Math.abs(value)));
  return (
    <Sheet title={`¿Por qué ${why.label}?`} close={close}>
      <p>
        En «{recipe.name}» vale{' '}
        <strong>
          {why.value === null ? 'nada' : spanish(why.value, 3)} {why.unit}
        </strong>
        {why.range && <> y se espera {rangeText(why.range[0] ?? null, why.range[1] ?? null, 3)}</>}.
        {why.source && <small> {why.source}</small>}
      </p>
      <p>
        <code>{why.formula}</code>{' '}
        <button
          type="button"
          class="link"
          onClick={() => {
            close();
            go({ view: 'ficheros', spot: { path: why.file, line: why.line, column: 1 } });
          }}
        >
          {why.file}, línea {why.line}
        </button>
      </p>
      {rows.length > 0 && (
        <table class="tabled">
          <thead>
            <tr>
              <th scope="col">Ingrediente</th>
              <th scope="col">g</th>
              <th scope="col">Aporta</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, grams, value }, index) => (
              <tr key={index}>
                <th scope="row">{name}</th>
                <td>{spanish(grams, 1)}</td>
                <td class={Math.abs(value) === most ? 'changed' : undefined}>{spanish(value, 3)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {why.reads.length > 0 && (
        <section>
          <h3>Lee</h3>
          <ul class="chips">
            {why.reads.map((read) => (
              <li key={read.key}>
                {read.kind === 'constant' ? (
                  <span class="chip">{told(read)}</span>
                ) : (
                  <button type="button" class="chip" onClick={() => ask(read.key)}>
                    {told(read)}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {why.rules.length > 0 && (
        <section>
          <h3>Reglas que la han mirado</h3>
          <ul class="said">
            {why.rules.map(({ id, fired, says }) => (
              <li key={id}>
                <code>{id}</code> {says.join(' ') || (fired ? 'se cumple' : 'no se cumple')}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}
