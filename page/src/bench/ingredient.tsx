// The name of an ingredient, completed from the catalogue as it is typed (ARIA combobox with a list).
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Craft } from '../../../engine/craft.ts';
import { type Choice, complete } from '../completion.ts';
import { readList } from '../paste.ts';
import { isBlank, type Row } from '../recipe.ts';
import { ownIngredients } from '../store/ingredients.ts';
import { focusOn } from './focus.ts';

interface Props {
  craft: Craft;
  row: Row;
  index: number;
  put(parts: Partial<Row>, field: string | null): void;
  paste(items: readonly { name: string; grams: number }[]): void;
  define(): void;
  remove(): void;
}

interface Offer extends Choice {
  readonly composition?: Readonly<Record<string, string>>;
}

export function Ingredient({ craft, row, index, put, paste, define, remove }: Props) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const options = open ? optionsFor(craft, row.name) : [];
  const canDefine =
    open &&
    row.name.trim() !== '' &&
    craft.definition.craft.request.composition === true &&
    craft.recognise(row.name).row === null;
  const size = options.length + (canDefine ? 1 : 0);
  const list = `options-${row.id}`;

  const choose = (place: number): void => {
    setOpen(false);
    const option = options[place];
    if (option) {
      put({ name: option.label, composition: option.composition ?? {} }, null);
      focusOn(`grams-${row.id}`);
    } else if (place === options.length && canDefine) define();
  };

  const pressed = (event: KeyboardEvent): void => {
    if (event.altKey || event.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open || size === 0) setOpen(true);
      else setActive((active + (key === 'ArrowDown' ? 1 : size - 1)) % size);
    } else if (key === 'Enter') {
      event.preventDefault();
      if (open && active < size && row.name.trim() !== '') choose(active);
      else if (row.name.trim() !== '') focusOn(`grams-${row.id}`);
    } else if (key === 'Tab' && !event.shiftKey && open && options[active] && craft.recognise(row.name).row === null) {
      const option = options[active];
      put({ name: option.label, composition: option.composition ?? {} }, null);
      setOpen(false);
    } else if (key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
    } else if (key === 'Backspace' && isBlank(row) && index > 0) {
      event.preventDefault();
      remove();
    }
  };

  return (
    <div class="ingredient">
      <input
        id={`name-${row.id}`}
        role="combobox"
        aria-label={`Ingrediente ${index + 1}`}
        aria-autocomplete="list"
        aria-expanded={size > 0}
        aria-controls={list}
        aria-activedescendant={size > 0 ? `${list}-${active}` : undefined}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={120}
        placeholder={index === 0 ? 'Escribe un ingrediente' : 'Añadir ingrediente'}
        title={row.name}
        value={row.name}
        onInput={(event) => {
          put({ name: event.currentTarget.value }, 'name');
          setOpen(true);
          setActive(0);
        }}
        onPaste={(event) => {
          const text = event.clipboardData?.getData('text/plain') ?? '';
          if (!/[\n\t]/.test(text.trim())) return;
          const { items } = readList(text);
          if (items.length === 0) return;
          event.preventDefault();
          paste(items);
        }}
        onKeyDown={pressed}
        onBlur={() => setOpen(false)}
      />
      <div id={list} role="listbox" aria-label="Ingredientes del catálogo" hidden={size === 0}>
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
            <span>Definir «{row.name.trim()}»…</span>
            <small>ingrediente propio, con su composición</small>
          </Option>
        )}
      </div>
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

function optionsFor(craft: Craft, text: string): Offer[] {
  const wanted = text.trim().toLowerCase();
  const own: Offer[] =
    wanted === ''
      ? []
      : ownIngredients()
          .filter(({ name, compositions }) => compositions[craft.id] && name.toLowerCase().includes(wanted))
          .slice(0, 3)
          .map(({ name, compositions }) => ({
            ...{ label: name, group: 'Mis ingredientes', alias: null },
            composition: compositions[craft.id],
          }));
  return [...own, ...complete(craft, text)];
}
