// A list from elsewhere: what was understood is shown before it is taken, and what is doubtful is marked.
import { useMemo, useState } from 'preact/hooks';
import type { ListItem, Recognised } from '../../../engine/index.ts';
import { headedPrices } from '../larder-file.ts';
import type { SheetProps } from '../model.ts';
import { gramsPerShare, readPasted } from '../pasted-list.ts';
import { shown } from '../quantity.ts';
import { isBlank, newRow } from '../recipe.ts';
import { takenFor } from '../recipe-table/understood.tsx';
import { keepIngredient } from '../store/ingredients.ts';
import { Sheet } from './sheet.tsx';

const told = { title: 'título', total: 'total', unread: 'sin leer' } as const;
const most = 200;

export function Paste({ close, recipe, craft, actions, text: given = '' }: SheetProps & { text?: string }) {
  const [text, setText] = useState(given);
  const { items, left, doubts, rows, title, steps, notes } = useMemo(() => readPasted(craft, text), [craft, text]);
  // What has to be looked at goes first, and says why; so does what nobody knows.
  const doubtfulFirst = items
    .slice(0, most)
    .map((item, index) => ({ item, row: rows[index]! }))
    .sort((a, b) => Number(b.row.doubt !== '') - Number(a.row.doubt !== ''));
  const doubtful = rows.filter(({ doubt }) => doubt !== '').length;
  const prices = useMemo(() => headedPrices(text).length, [text]);
  const unread = left.filter(({ why }) => why === 'unread').length;
  const hasShares = items.some(({ share }) => share !== null);
  const take = (kept: typeof recipe.rows): void => {
    // An example that nobody has touched lends its name to nothing else; another recipe in its place brings its own.
    const isNamed = recipe.title.trim() !== '' && (kept.length > 0 || recipe.touched || recipe.id !== null);
    const isOther = kept.length === 0 && recipe.id === null && title !== '';
    const { making } = recipe;
    const joined = (old: string, more: string): string =>
      [kept.length > 0 ? old.trim() : '', more].filter((one) => one !== '').join('\n');
    const told = kept.length > 0 || steps || notes;
    for (const { name, price } of headedPrices(text)) void keepIngredient({ name, price }).catch(() => {});
    actions.change({
      ...recipe,
      ...(told && { making: { ...making, steps: joined(making.steps, steps), notes: joined(making.notes, notes) } }),
      title: isNamed && !isOther ? recipe.title : title,
      rows: [...kept.filter((row) => !isBlank(row)), ...rows.map((row) => newRow(row))],
    });
    actions.say(
      `${count(rows.length, 'ingrediente pegado', 'ingredientes pegados')}${unread === 0 ? '' : `; ${lines(unread)} sin leer`}.`,
    );
    close();
  };
  return (
    <Sheet title="Pegar lista" close={close}>
      <label class="stacked">
        Como venga: una tabla, un mensaje, una lista con las cantidades delante o detrás
        <textarea
          rows={8}
          spellcheck={false}
          placeholder={'Ingrediente\t560\n1/2 kg de otro ingrediente\nUn tercero: 2 cucharadas'}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {text.trim() !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        <section class="preview" aria-label="Lo que se ha leído" aria-live="polite" tabIndex={0}>
          <p>
            {count(items.length, 'ingrediente', 'ingredientes')}
            {doubtful > 0 && `, ${count(doubtful, 'dudoso', 'dudosos')}`}
            {unread > 0 && `; ${lines(unread)} sin leer`}
          </p>
          {(steps !== '' || notes !== '') && (
            <p>
              {[steps !== '' && `${count(steps.split('\n').length, 'paso', 'pasos')}`, notes !== '' && 'notas']
                .filter(Boolean)
                .join(' y ')}
              , que van a «Elaboración»
            </p>
          )}
          {prices > 0 && <p>{count(prices, 'precio', 'precios')}, que van a «Mi despensa»</p>}
          {hasShares && <p class="doubt">Son proporciones: cada 1 % se toma como {gramsPerShare} g.</p>}
          {doubts.map((doubt) => (
            <p key={doubt} class="doubt">
              {doubt}
            </p>
          ))}
          <ul>
            {doubtfulFirst.map(({ item, row }, index) => (
              <Read key={index} item={item} row={row} read={craft.recognise(row.name)} />
            ))}
            {left.slice(0, most).map(({ text: line, why }, index) => (
              <li key={`left${index}`} class={why === 'unread' ? 'left doubtful' : 'left'}>
                <span>{line.slice(0, 80)}</span> <small>{told[why]}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div class="sheet-deeds">
        <button type="button" class="quiet" disabled={items.length === 0} onClick={() => take(recipe.rows)}>
          Añadir a la receta
        </button>
        <button type="button" class="main" disabled={items.length === 0} onClick={() => take([])}>
          Sustituir la receta
        </button>
      </div>
    </Sheet>
  );
}

const count = (size: number, one: string, many: string): string => `${size} ${size === 1 ? one : many}`;
const lines = (size: number): string => count(size, 'línea', 'líneas');

function Read({ item, row, read }: { item: ListItem; row: { name: string; grams: string }; read: Recognised }) {
  const { said, grams, share, assumed, doubt } = item;
  const { name } = row;
  const notes = [
    takenFor(read),
    assumed && (/\p{L}/u.test(said) ? `${said}: ${assumed}` : assumed),
    doubt && `Dudoso: ${doubt}`,
    read.row || read.apart ? null : 'No está en el catálogo: no cuenta hasta que se defina',
  ].filter((note) => note !== null);
  const weight = grams ?? (share === null ? null : share * gramsPerShare);
  return (
    <li class={doubt === null ? '' : 'doubtful'}>
      <span class={read.row || read.apart ? '' : 'unknown'}>{name}</span>{' '}
      <strong>{weight === null ? (row.grams ? `${row.grams} g` : said || '—') : `${shown(weight, 2)} g`}</strong>
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </li>
  );
}
