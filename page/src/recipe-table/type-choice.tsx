// The type of the recipe: a list by family and label that a few letters search (ARIA combobox), and its examples.
import { useMemo, useState } from 'preact/hooks';
import { type Craft, normalise } from '../../../engine/index.ts';
import { Icon } from '../icons.tsx';
import { steady } from '../memo.tsx';
import type { Actions } from '../model.ts';

interface Offer {
  readonly id: string;
  readonly label: string;
  readonly family: string;
  readonly searched: string;
}

const byLabel = (a: Offer, b: Offer): number =>
  a.family.localeCompare(b.family, 'es') || a.label.localeCompare(b.label, 'es');

/** What the craft supposes of a recipe leads its family, and its family the others. */
const offersOf = ({ definition, defaultType }: Craft): Offer[] => {
  const usual = definition.types[defaultType]?.family ?? '';
  const rank = ({ id, family }: Offer): number => (id === defaultType ? 0 : family === usual ? 1 : 2);
  return Object.entries(definition.types)
    .map(([id, { label, family = '', description }]) => ({
      ...{ id, label, family },
      searched: normalise(`${label} ${family} ${description ?? ''}`),
    }))
    .sort((a, b) => rank(a) - rank(b) || byLabel(a, b));
};

/** Names that begin so, then names that hold it, then what only a family or a description says. */
const farFrom = (wanted: string, { searched, label }: Offer): number =>
  searched.startsWith(wanted) ? 0 : normalise(label).includes(wanted) ? 1 : 2;

interface Props {
  craft: Craft;
  /** the type that it is */
  now: string;
  actions: Actions;
}

export const TypeChoice = steady(({ craft, now, actions }: Props) => {
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const all = useMemo(() => offersOf(craft), [craft]);
  const type = craft.definition.types[now]!;
  const isOpen = text !== null;
  const wanted = normalise(text ?? '');
  const found = isOpen ? all.filter(({ searched }) => wanted.split(' ').every((part) => searched.includes(part))) : [];
  const offers = found.sort((a, b) => farFrom(wanted, a) - farFrom(wanted, b));

  const open = (): void => {
    setText('');
    setActive(
      Math.max(
        0,
        all.findIndex(({ id }) => id === now),
      ),
    );
  };
  const choose = (offer: Offer | undefined): void => {
    setText(null);
    if (offer && offer.id !== now) actions.change((recipe) => ({ ...recipe, type: offer.id }));
  };
  const pressed = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open();
      else if (offers.length > 0) setActive((active + (key === 'ArrowDown' ? 1 : offers.length - 1)) % offers.length);
    } else if (key === 'Enter') {
      event.preventDefault();
      if (isOpen) choose(offers[active]);
      else open();
    } else if (key === 'Escape' && isOpen) setText(null);
  };

  return (
    <div class="type">
      <label for="type">Tipo</label>
      <div class="type-field">
        <input
          id="type"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls="types"
          aria-activedescendant={offers[active] ? `type-${offers[active].id}` : undefined}
          aria-describedby="type-about"
          autocomplete="off"
          spellcheck={false}
          placeholder={type.label}
          value={text ?? type.label}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setActive(0);
          }}
          onFocus={(event) => event.currentTarget.select()}
          onMouseDown={() => !isOpen && open()}
          onKeyDown={pressed}
          onBlur={() => setText(null)}
        />
        <Icon name="down" />
        <div id="types" role="listbox" aria-label="Tipos" hidden={!isOpen} class="options">
          {offers.map((offer, place) => (
            <Item
              key={offer.id}
              offer={offer}
              isActive={place === active}
              isFirst={offer.family !== '' && offers[place - 1]?.family !== offer.family}
              choose={() => choose(offer)}
            />
          ))}
          {isOpen && offers.length === 0 && <p class="about">Ningún tipo se llama así.</p>}
        </div>
      </div>
      <button type="button" class="quiet" onClick={() => actions.open({ kind: 'examples' })}>
        Ejemplos
      </button>
      <p class="about" id="type-about">
        {type.description}
      </p>
    </div>
  );
});

interface ItemProps {
  offer: Offer;
  isActive: boolean;
  isFirst: boolean;
  choose(): void;
}

function Item({ offer, isActive, isFirst, choose }: ItemProps) {
  const show = (element: HTMLElement | null): void => {
    if (isActive) element?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, whose keys choose too
    <div
      id={`type-${offer.id}`}
      ref={show}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      class={isFirst ? 'option first' : 'option'}
      data-family={isFirst ? offer.family : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      <span>{offer.label}</span>
    </div>
  );
}
