// The name of an ingredient, completed from the catalogue, and from what is one's own, as it is typed (ARIA combobox with a list).
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Craft, type Row as IngredientRow, normalise } from '../../../engine/index.ts';
import { type Choice, complete, indexOf } from '../completion.ts';
import { canDescribe } from '../own-ingredient.ts';
import { isBlank, type Row } from '../recipe.ts';
import { ownIngredients } from '../store/ingredients.ts';
import { focusOn } from './focus.ts';
import { asRow, lookUpMine, mineLike } from './mine.ts';
import type { RowActions } from './model.ts';

interface Props {
  craft: Craft;
  row: Row;
  /** the recipe that it is a row of, once saved */
  of: string | null;
  index: number;
  deeds: RowActions;
}

interface Offer extends Choice {
  readonly composition?: Readonly<Record<string, string>>;
  /** one's own recipe, by its id */
  readonly recipe?: string;
}

const nothing = -1;

export function Ingredient({ craft, row, of, index, deeds }: Props) {
  const [open, setOpen] = useState(false);
  const [moved, setMoved] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const name = row.name.trim();
  const read = open && name !== '' ? craft.recognise(row.name) : null;
  const isKnown = read !== null && read.row !== null && read.how !== 'correction';
  const options = read === null ? [] : optionsFor(craft, row.name, isKnown ? null : read.row);
  const canDefine = read !== null && canDescribe(craft) && !isKnown;
  const size = options.length + (canDefine ? 1 : 0);
  // The first line is what Enter takes; what was written whole stays as it was written, for it means that very thing.
  const isWhole = isKnown && (options.find(({ recipe, composition }) => !recipe && !composition)?.isExact ?? false);
  const first = options.length > 0 && !(isWhole && options[0]!.recipe) ? 0 : nothing;
  const active = moved ?? first;
  const list = `options-${row.id}`;

  const take = ({ label, composition = {}, recipe }: Offer): void => {
    deeds.put(row.id, { name: label, composition }, null);
    if (recipe !== undefined) void asRow(recipe).then((parts) => deeds.put(row.id, parts, null));
  };
  const close = (): void => setOpen(false);
  const choose = (place: number): void => {
    close();
    // The sheet that defines one gives the focus back to where it was: the next thing to write is its weight.
    focusOn(`grams-${row.id}`);
    const option = options[place];
    if (option) {
      if (moved !== null || !isWhole || !option.isExact) take(option);
    } else if (place === options.length && canDefine) deeds.define(row.id);
  };

  const pressed = (event: KeyboardEvent): void => {
    if (event.altKey || event.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open || size === 0) setOpen(true);
      else if (active === nothing) setMoved(key === 'ArrowDown' ? 0 : size - 1);
      else setMoved((active + (key === 'ArrowDown' ? 1 : size - 1)) % size);
    } else if (key === 'Enter') {
      event.preventDefault();
      if (name === '') return;
      if (open && active !== nothing && active < size) choose(active);
      else {
        close();
        focusOn(`grams-${row.id}`);
      }
    } else if (key === 'Tab' && !event.shiftKey && name !== '') {
      // The list goes away under the focus, which would be lost with it: the weight is next, as with Enter.
      event.preventDefault();
      if (open && active !== nothing && active < options.length) choose(active);
      else {
        close();
        focusOn(`grams-${row.id}`);
      }
    } else if (key === 'Escape' && open) {
      event.stopPropagation();
      close();
    } else if (key === 'Backspace' && isBlank(row) && index > 0) {
      event.preventDefault();
      deeds.remove(row.id);
    }
  };

  return (
    <div class="ingredient">
      <input
        ref={field}
        id={`name-${row.id}`}
        role="combobox"
        aria-label={`Ingrediente ${index + 1}`}
        aria-autocomplete="list"
        aria-expanded={size > 0}
        aria-controls={list}
        aria-activedescendant={size > 0 && active !== nothing ? `${list}-${active}` : undefined}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={120}
        placeholder={index === 0 ? 'Escribe un ingrediente' : 'Añadir ingrediente'}
        title={row.name}
        value={row.name}
        onInput={(event) => {
          deeds.put(row.id, { name: event.currentTarget.value }, 'name');
          setOpen(true);
          setMoved(null);
        }}
        onPaste={(event) => {
          const text = event.clipboardData?.getData('text/plain') ?? '';
          if (!/[\n\t]/.test(text.trim())) return;
          event.preventDefault();
          deeds.insert(row.id, text);
        }}
        onKeyDown={pressed}
        onFocus={() => {
          void lookUpMine(of);
          setTimeout(() => indexOf(craft));
        }}
        onBlur={() => {
          close();
          deeds.part(row.id);
        }}
      />
      <Options id={list} under={field} size={size} close={close}>
        {options.map((option, place) => (
          <Option key={option.label} id={`${list}-${place}`} isActive={place === active} choose={() => choose(place)}>
            <span>{option.label}</span>
            <small>{option.alias === null ? option.group : `${option.alias} · ${option.group}`}</small>
          </Option>
        ))}
        {canDefine && (
          <Option
            id={`${list}-${options.length}`}
            isActive={active === options.length}
            choose={() => choose(options.length)}
          >
            <span>Definir «{name}»…</span>
            <small>ingrediente propio, con su composición</small>
          </Option>
        )}
      </Options>
    </div>
  );
}

interface OptionsProps {
  id: string;
  under: RefObject<HTMLInputElement | null>;
  size: number;
  close(): void;
  children: ComponentChildren;
}

/** Over everything, below its field or above it: the list of rows scrolls and would cut it off. */
function Options({ id, under, size, close, children }: OptionsProps) {
  const box = useRef<HTMLDivElement>(null);
  const isOpen = size > 0;
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { style } = box.current!;
    const place = (): void => {
      const { top, bottom, left, width } = under.current!.getBoundingClientRect();
      const goesUp = innerHeight - bottom < 200 && top > innerHeight - bottom;
      style.setProperty('--left', `${left}px`);
      style.setProperty('--width', `${width}px`);
      style.setProperty('--room', `${Math.max(120, (goesUp ? top : innerHeight - bottom) - 16)}px`);
      style.setProperty('top', goesUp ? 'auto' : `${bottom + 4}px`);
      style.setProperty('bottom', goesUp ? `${innerHeight - top + 4}px` : 'auto');
    };
    place();
    // What scrolls takes its field elsewhere, and the list goes with it while somebody writes there; scrolling the list
    // itself moves nothing, nor does a name longer than its field.
    const scrolled = ({ target }: Event): void => {
      if (target === box.current || target === under.current) return;
      if (document.activeElement === under.current) place();
      else close();
    };
    document.addEventListener('scroll', scrolled, { capture: true });
    return () => document.removeEventListener('scroll', scrolled, { capture: true });
  });
  return (
    <div id={id} ref={box} role="listbox" aria-label="Ingredientes del catálogo" class="options" hidden={!isOpen}>
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  isActive: boolean;
  choose(): void;
  children: ComponentChildren;
}

function Option({ id, isActive, choose, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, whose keys choose too
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      {children}
    </div>
  );
}

/** One's own first; then what a slip was surely meant to be; then what begins like it. */
function optionsFor(craft: Craft, text: string, meant: IngredientRow | null): Offer[] {
  const wanted = text.trim().toLowerCase();
  const own: Offer[] = ownIngredients()
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .filter(({ compositions, packet = {} }) => compositions[craft.id] || Object.keys(packet).length > 0)
    .slice(0, 3)
    .map(({ name, compositions }) => ({
      ...{ label: name, group: 'Mis ingredientes', alias: null, isExact: name.toLowerCase() === wanted },
      composition: compositions[craft.id],
    }));
  const mine = mineLike(wanted).map(
    ({ id, title }): Offer => ({ label: title, group: 'Mis recetas', alias: null, isExact: false, recipe: id }),
  );
  own.unshift(...mine);
  const known = complete(craft, text);
  // A slip is supposed only where nothing begins as it does: «pec» is on its way to pectin, and no slip of a peach.
  const begins = ({ label, alias }: Choice): boolean => normalise(alias ?? label).startsWith(normalise(text));
  if (meant === null || known.some(begins)) return [...own, ...known];
  const { label } = meant;
  const first = known.find((choice) => choice.label === label) ?? { label, group: '', alias: null, isExact: false };
  return [...own, first, ...known.filter((choice) => choice !== first)];
}
