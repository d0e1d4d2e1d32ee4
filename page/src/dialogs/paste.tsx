// A list from elsewhere: what was understood is shown before it is taken, and what is doubtful is marked.
import { useMemo, useState } from 'preact/hooks';
import { type Craft, enumerate, type ListItem, type Recognised } from '../../../engine/index.ts';
import type { SheetProps } from '../model.ts';
import { besideRows, gramsPerShare, type Pasted, readPasted } from '../pasted-list.ts';
import { shown, typed } from '../quantity.ts';
import { blankRecipe, isBlank, newRow, portable, type Recipe, type Row } from '../recipe.ts';
import { takenFor } from '../recipe-table/understood.tsx';
import { keepIngredient } from '../store/ingredients.ts';
import { save } from '../store/recipes.ts';
import { totalOf } from '../weight.ts';
import { Sheet } from './sheet.tsx';

/** How the parts of a list are taken. */
type Shape = 'together' | 'inside' | 'apart';

type Block = Pasted['blocks'][number];

const asRecipe = (craft: Craft, type: string, { title, rows }: Block): Recipe => ({
  ...blankRecipe(craft.id, craft.typeOf(title) ?? craft.findType(title) ?? type),
  title,
  rows: rows.map((row) => newRow(row)),
});

/** A part of the list as a line of the recipe, which opens as what it is made of. */
function asInner(craft: Craft, type: string, block: Block): Row {
  const part = asRecipe(craft, type, block);
  const { title: _title, ...body } = portable(craft, part);
  return newRow({
    name: block.title,
    grams: typed(totalOf(craft, part), 2),
    inner: { ...body, name: block.title },
  });
}

const told = { title: 'título', total: 'total', unread: 'sin leer' } as const;
const most = 200;

export function Paste({ close, recipe, craft, actions, text: given = '' }: SheetProps & { text?: string }) {
  const [text, setText] = useState(given);
  const pasted = useMemo(() => readPasted(craft, text), [craft, text]);
  const { items, left, doubts, rows, title, steps, notes, blocks, prices } = pasted;
  const [shape, setShape] = useState<Shape>('together');
  // What has to be looked at goes first, and says why; so does what nobody knows.
  const doubtfulFirst = items
    .slice(0, most)
    .map((item, index) => ({ item, row: rows[index]! }))
    .sort((a, b) => Number(b.row.doubt !== '') - Number(a.row.doubt !== ''));
  const doubtful = rows.filter(({ doubt }) => doubt !== '').length;
  const unread = left.filter(({ why }) => why === 'unread').length;
  const hasShares = items.some(({ share }) => share !== null);
  const take = (kept: typeof recipe.rows): void => {
    // An example that nobody has touched lends its name to nothing else; another recipe in its place brings its own.
    const isNamed = recipe.title.trim() !== '' && (kept.length > 0 || recipe.touched || recipe.id !== null);
    const isOther = kept.length === 0 && recipe.id === null && title !== '';
    for (const one of prices) void keepIngredient(one).catch(() => {});
    const beside = besideRows(craft, pasted, recipe, kept.length > 0);
    const taken = shape === 'together' || blocks.length === 0 ? rows.map((row) => newRow(row)) : [];
    const [first, ...others] = shape === 'apart' ? blocks : [];
    const added = first
      ? first.rows.map((row) => newRow(row))
      : taken.length > 0
        ? taken
        : blocks.map((block) => asInner(craft, recipe.type, block));
    for (const block of others) void save(portable(craft, asRecipe(craft, recipe.type, block)), null).catch(() => {});
    actions.change({
      ...recipe,
      ...beside,
      title: first ? first.title : isNamed && !isOther ? recipe.title : title,
      rows: [...kept.filter((row) => !isBlank(row)), ...added],
    });
    const aside = `«${first?.title}» abierta; ${enumerate(others.map((one) => `«${one.title}»`))} en «Mis recetas».`;
    const isTyped = beside.type !== undefined && beside.type !== recipe.type;
    const asType = isTyped ? ` Por su nombre, el tipo es «${craft.types.get(beside.type!)!.label}».` : '';
    closing(
      others.length > 0
        ? aside
        : `${count(rows.length, 'ingrediente pegado', 'ingredientes pegados')}${unread === 0 ? '' : `; ${lines(unread)} sin leer`}.${asType}`,
    );
  };
  const closing = (told: string): void => {
    actions.say(told);
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
      {blocks.length > 0 && (
        <label class="stacked">
          Tiene {blocks.length} partes, {enumerate(blocks.map((block) => `«${block.title}»`))}. ¿Cómo las quieres?
          <select value={shape} onChange={(event) => setShape(event.currentTarget.value as Shape)}>
            <option value="together">Todo junto, en una receta</option>
            {craft.larder.nesting && <option value="inside">Cada parte como una receta dentro de esta</option>}
            <option value="apart">Recetas separadas: la primera se abre y las demás se guardan</option>
          </select>
        </label>
      )}
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
              , a «Elaboración»
            </p>
          )}
          {prices.length > 0 && <p>{count(prices.length, 'precio', 'precios')}, a «Mi despensa»</p>}
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
      {doubt && <small class="doubt">Dudoso: {doubt}</small>}
    </li>
  );
}
