// One recipe of the book under the change: what of it is touched, the recipes inside it first, and the least correction that puts
// it right, by the same mind as adjusting. What is not touched is not looked at any further.
//   { …, ingredients: [butter 150, …] } without butter → the nearest recipe that is balanced without it, and what moved

import type { Adjusted } from '../adjust/index.ts';
import { adjust } from '../adjust/index.ts';
import { priceColumn, priceOf } from '../larder/price.ts';
import type { Craft, Type } from '../model/craft.ts';
import { normalise } from '../names/normalise.ts';
import { enumerate, round, spanish } from '../number.ts';
import { compose, type Mix, type MixLine } from '../read/compose.ts';
import { isObject } from '../read/described.ts';
import { inOwnWords, recognise } from '../read/recognise.ts';
import { dayAsked, lawOf } from '../reckon/law.ts';
import { Refusal, unlessRefused } from '../refusal.ts';
import { home } from '../tell/present.ts';
import { type Avoided, avoidedBy } from './avoided.ts';
import { asInner, costLimit, labelled, movedIn, requestOf, weighed, withoutOwn } from './body.ts';
import { mostBatches, stockSteps, thrift, worthwhile } from './constants.ts';
import type { Body, Change, Fields, Moved, Outcome, Turned } from './model.ts';
import { bodyIn, nameIn, type Prices, priceKey, rowNamed, type Told, toldBy, withOwn } from './recipe.ts';
import type { Laid } from './sheets.ts';
import { isDated, isSame, isWorse, labelling, type Standing, standingOf } from './stand.ts';

/** What all the recipes of a book are turned with. */
export interface Workshop {
  readonly recipes: readonly unknown[];
  readonly craftOf: (id: string) => Craft;
  /** definitions that are to come; the same where there are none */
  readonly nextOf: (id: string) => Craft;
  readonly hasNext: boolean;
  readonly change: Change;
  readonly prices: Prices;
  readonly ingredients: ReadonlyMap<string, Fields>;
  readonly today: string;
}

/** A recipe as it was, as the change leaves it, and as it is put right. */
interface Followed {
  readonly craft: Craft;
  readonly next: Craft;
  readonly type: Type;
  readonly before: Body;
  readonly plain: Body;
  readonly after: Body;
  /** the caller's own, corrected: without what the house says of its ingredients */
  readonly left: Body;
  /** empty: the change does not touch it */
  readonly why: readonly string[];
  readonly outcome: Outcome;
  readonly standings: { readonly before: Standing; readonly plain: Standing | null; readonly after: Standing } | null;
  readonly moved: readonly Moved[];
  readonly sentences: readonly string[];
}

/** Where a recipe lies: what is around it, so that none is inside itself. */
type Around = readonly number[];

export class Turner {
  readonly #shop: Workshop;
  readonly #avoided: (craft: Craft, type: Type) => Avoided;
  readonly #replaced: Told<string>;
  readonly #stock: Told<number>;
  readonly #titles: ReadonlyMap<string, number>;
  /** recipes that others name, turned once */
  readonly #followed = new Map<number, Followed>();
  readonly #carried: ReadonlySet<number>;

  constructor(shop: Workshop) {
    this.#shop = shop;
    const { change, recipes } = shop;
    this.#avoided = avoidedBy(change.avoid);
    this.#replaced = toldBy(change.replace.map(({ from, to }) => [from, to]));
    this.#stock = toldBy(change.stock.map(({ name, grams }) => [name, grams]));
    const titles = new Map<string, number>();
    for (const [place, sent] of recipes.entries())
      if (isObject(sent) && typeof sent.title === 'string' && !titles.has(normalise(sent.title)))
        titles.set(normalise(sent.title), place);
    this.#titles = titles;
    this.#carried = new Set(
      recipes.flatMap((sent) => this.#namedIn(sent).flatMap((title) => titles.get(normalise(title)) ?? [])),
    );
  }

  /** null: the change does not touch it. */
  turn(place: number): Turned | null {
    const sent = this.#shop.recipes[place];
    const recipe = titleOf(sent, place);
    try {
      const { craft, type, why, outcome, standings, moved, sentences, left } = this.#follow(place, []);
      if (why.length === 0) return null;
      return {
        ...{ recipe, place, craft: craft.id, type: type.id, typeLabel: type.label, why, outcome },
        before: standings?.before.shown ?? null,
        uncorrected: standings?.plain?.shown ?? null,
        after: standings?.after.shown ?? null,
        ...{ ingredients: moved, sentences, body: left },
      };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { craft, type } = (isObject(sent) ? sent : {}) as { craft?: unknown; type?: unknown };
      return {
        ...{ recipe, place, craft: String(craft ?? ''), type: String(type ?? ''), typeLabel: '' },
        ...{ why: [], outcome: 'refused', before: null, uncorrected: null, after: null, ingredients: [] },
        ...{ sentences: [error.message], body: null },
      };
    }
  }

  /** A recipe as it stands before any change. Refuses what cannot be read. */
  lay(place: number): Laid {
    const sent = this.#shop.recipes[place] as Body;
    const { craft, type, before } = this.#follow(place, []);
    const { today, prices } = this.#shop;
    const law = lawOf(craft, before, today);
    const costs = (line: MixLine) => priceOn(law, prices.before, line);
    return {
      ...{ recipe: titleOf(sent, place), craft: law, typeLabel: type.label },
      batches: this.#batchesOf(sent, place),
      lines: compose(recognise(law, before)).lines,
      stand: standingOf(craft, labelled(sent, before), today, costs).shown,
      priceOn: costs,
    };
  }

  /** Titles of the recipes that a recipe carries by their name, at whatever depth. */
  #namedIn(sent: unknown, within?: string): string[] {
    if (!isObject(sent) || !Array.isArray(sent.ingredients)) return [];
    const id = typeof sent.craft === 'string' ? sent.craft : within;
    const field =
      id === undefined
        ? undefined
        : unlessRefused(
            () => this.#shop.craftOf(id).larder.nesting?.field,
            () => undefined,
          );
    if (field === undefined) return [];
    return sent.ingredients.filter(isObject).flatMap((item) => {
      const inner = item[field];
      return typeof inner === 'string' ? [inner] : this.#namedIn(inner, id);
    });
  }

  /** What others of the book carry is made for them, unless it says how many batches besides. */
  #batchesOf({ batches }: Body, place: number): number {
    if (batches === undefined || batches === null) return this.#carried.has(place) ? 0 : 1;
    if (typeof batches === 'number' && batches >= 0 && batches <= mostBatches) return batches;
    throw new Refusal(`batches: debe ser un número de tandas, de 0 a ${mostBatches}.`);
  }

  #follow(place: number, around: Around): Followed {
    const known = this.#followed.get(place);
    if (known) return known;
    if (around.includes(place)) throw new Refusal('es una receta que se contiene a sí misma.');
    const body = bodyIn(this.#shop.recipes[place]);
    if (typeof body.craft !== 'string') throw new Refusal('no dice de qué oficio es («craft»).');
    const followed = this.#followBody(body.craft, body, [...around, place], true);
    this.#followed.set(place, followed);
    return followed;
  }

  /** `isWhole`: it says of which type it is, and so it can be put right by itself. */
  #followBody(id: string, sent: Body, around: Around, isWhole: boolean): Followed {
    const { craftOf, nextOf, change, today, prices } = this.#shop;
    const [craft, next] = [craftOf(id), nextOf(id)];
    const items = sent.ingredients.map((item) => this.#followItem(craft, item, around));
    const stripped = requestOf(craft, sent);
    const bodyWith = (form: 'before' | 'plain' | 'clean'): Body => ({
      ...(form === 'clean' ? sent : stripped),
      ...(form === 'plain' && change.date !== null ? { date: change.date } : {}),
      ingredients: items.map((item) => item[form]),
    });
    const [before, plain] = [bodyWith('before'), bodyWith('plain')];
    const law = lawOf(craft, before, today);
    const mix = compose(recognise(law, before));
    const { type } = mix;
    const avoided = this.#avoided(law, type);
    const out = outOf(mix, avoided);
    const stock = change.stock.length === 0 ? [] : this.#inStock(mix);
    const days = [dayAsked(before) ?? today, dayAsked(plain) ?? today] as const;
    const isOther = this.#shop.hasNext || (change.date !== null && isDated(law, lawOf(next, plain, today), days));
    const why = [
      ...(out.names.length === 0 ? [] : [`Lleva ${enumerate(out.names)}.`]),
      ...items.flatMap((item) => item.why),
      ...stock.map(({ name }) => `Puede gastar ${name}.`),
    ];
    const rest = { craft, next, type, before, plain };
    const untouched: Followed = {
      ...{ ...rest, after: plain, left: bodyWith('clean'), why: [], outcome: 'same', standings: null },
      ...{ moved: [], sentences: [] },
    };
    if (why.length === 0 && !isOther) return untouched;
    const costs = (which: 'before' | 'after') => (line: MixLine) => priceOn(law, prices[which], line);
    const [was, is] = [labelled(sent, before), labelled(sent, plain)];
    const ofBefore = labelling(craft, was, today);
    // What only costs another price has the same label.
    const isAsItWas = !isOther && items.every(({ isAnother }) => !isAnother);
    const ofPlain = isAsItWas ? ofBefore : labelling(next, is, today);
    const stood = new Stood(
      () => standingOf(craft, was, today, costs('before'), ofBefore),
      () => standingOf(next, is, today, costs('after'), ofPlain),
    );
    if (why.length === 0) {
      if (isSame(stood.before, stood.plain)) return untouched;
      why.push(
        change.date === null ? 'La cambian las definiciones nuevas.' : `La cambia la ley del ${dayShown(change.date)}.`,
      );
    }
    const isSwapped = items.some(({ isSwapped: one }) => one);
    const isOut = out.names.length > 0;
    // Without what is out there is nothing between one recipe and the other.
    const shownPlain = isOut && why.length === 1 ? null : stood.plain;
    const stuck = items.flatMap((item) => item.stuck);
    const clean = bodyWith('clean');
    const kept = (sentences: readonly string[], outcome: Outcome = 'same'): Followed => ({
      ...{ ...rest, after: plain, left: clean, why, outcome: stuck.length > 0 ? 'impossible' : outcome },
      standings: { before: stood.before, plain: shownPlain, after: stood.plain },
      ...{ moved: [], sentences: [...stuck, ...sentences] },
    });
    if (isOut && !isWhole)
      return kept([`No dice de qué tipo es: dilo en su receta («type») y se ajustará.`], 'impossible');
    if (!isWhole) return kept([]);
    if (!craft.definition.craft.adjust && (isOut || isSwapped))
      return kept(['Este oficio no ajusta recetas.'], 'impossible');
    const put = (answer: Adjusted, isRight: boolean): Followed => {
      const [after, left] = [weighed(next, plain, answer), weighed(next, clean, answer)];
      return {
        ...{ ...rest, after, left, why },
        outcome: isRight && stuck.length === 0 ? 'adjusted' : 'impossible',
        standings: {
          before: stood.before,
          plain: shownPlain,
          after: standingOf(next, labelled(left, after), today, costs('after')),
        },
        ...{ moved: movedIn(answer), sentences: [...stuck, ...(answer.sentences as string[])] },
      };
    };
    const ask = (more: Fields, body: Body = plain): Adjusted => adjust(next, { ...body, ...more }, home, { today });
    const avoid = this.#named(
      next,
      type,
      avoided,
      items.flatMap(({ replaced }) => replaced ?? []),
      plain,
    );
    if (isOut || isSwapped) {
      const answer = ask(avoid, withoutOwn(plain, out.places));
      return put(answer, answer.adjusted === true);
    }
    if (isWorse(stood.plain, stood.before) && craft.definition.craft.adjust) {
      const answer = ask(avoid);
      const lawful = stood.plain.rank.law > stood.before.rank.law ? answer.lawful : undefined;
      return put(isObject(lawful) ? { ...answer, ...(lawful as Adjusted) } : answer, answer.adjusted === true);
    }
    if (stock.length > 0 && craft.definition.craft.adjust)
      return this.#spend(stock, { stood, ask, put, kept, plain, next });
    if (items.some(({ isPriced }) => isPriced)) {
      const dearer = new Set(items.flatMap(({ isPriced }, place) => (isPriced ? [place] : [])));
      return this.#cheapen({ stood, ask, put, kept, plain, next, mix, dearer });
    }
    return kept([]);
  }

  /** What is named to be left out; what was replaced does not come back, unless what takes its place is of the same kind. */
  #named(craft: Craft, type: Type, { names }: Avoided, replaced: readonly string[], plain: Body): Fields {
    if (replaced.length === 0) return names.length === 0 ? {} : { avoid: names };
    const { lines } = compose(recognise(craft, plain));
    const out = [...new Set(replaced)].filter((name) => {
      const one = avoidedBy([name])(craft, type);
      return one.names.length > 0 && !lines.some(one.picks);
    });
    const avoid = [...names, ...out];
    return avoid.length === 0 ? {} : { avoid };
  }

  #followItem(craft: Craft, sent: Fields, around: Around): FollowedItem {
    const { ingredients, prices } = this.#shop;
    const field = craft.larder.nesting?.field ?? '';
    const own = withOwn(craft, sent, ingredients);
    const name = nameIn(craft, own);
    const inner = field === '' ? undefined : (own[field] ?? undefined);
    if (inner !== undefined) return this.#followInner(craft, { sent, own, name, field, inner }, around);
    const row = rowNamed(craft, name);
    const to = this.#replaced(craft, row, name);
    const swapped = to === undefined ? own : this.#swap(craft, own, to);
    const key = priceKey(craft);
    const priced = (item: Fields, which: 'before' | 'after'): Fields => {
      if (key === null) return item;
      const called = nameIn(craft, item);
      const said = item[key];
      const price = prices[which](craft, {
        ...{ row: rowNamed(craft, called), name: called },
        own: typeof said === 'number' && said > 0 ? said : undefined,
      });
      return price === undefined ? item : { ...item, [key]: round(price, 4) };
    };
    const isPriced = prices.changes(craft, { row, name });
    const clean = to === undefined ? sent : this.#swap(craft, sent, to);
    return {
      ...{ before: priced(own, 'before'), plain: priced(swapped, 'after') },
      clean: key !== null && isPriced && clean[key] !== undefined ? priced(clean, 'after') : clean,
      why: [
        ...(to === undefined ? [] : [`Cambia ${name} por ${to}.`]),
        ...(isPriced ? [`Cambia el precio de ${name}.`] : []),
      ],
      ...{ isSwapped: to !== undefined, isAnother: to !== undefined, replaced: to === undefined ? null : name },
      ...{ isPriced, stuck: [] },
    };
  }

  /** The same weight of something else; what was told of the one is not so of the other. */
  #swap(craft: Craft, item: Fields, to: string): Fields {
    const { name, weight, role } = craft.definition.craft.request;
    if (rowNamed(craft, to) === null && !this.#shop.ingredients.has(normalise(to)))
      throw new Refusal(`no se conoce «${to}», y para ponerlo hace falta su composición.`);
    const words = new Set([name, weight, 'quantity', ...(role ? [role] : []), ...(craft.larder.nesting?.weight ?? [])]);
    const kept = Object.fromEntries(Object.entries(item).filter(([key]) => words.has(key)));
    return withOwn(craft, { ...kept, [name]: to }, this.#shop.ingredients);
  }

  #followInner(craft: Craft, { sent, own, name, field, inner }: InnerItem, around: Around): FollowedItem {
    const place = typeof inner === 'string' ? this.#titles.get(normalise(inner)) : undefined;
    if (typeof inner === 'string' && place === undefined)
      throw new Refusal(`«${name}»: en el libro no hay ninguna receta que se llame «${inner}».`);
    const followed = place === undefined ? this.#inside(craft, inner, name, around) : this.#follow(place, around);
    const { why, outcome, before, plain, after, left } = followed;
    const { id } = followed.craft;
    const whole = (body: Body): Body => ({ ...left, ...body });
    const as = (body: Body): Fields => ({ ...own, [field]: asInner(id, whole(body)) });
    const isStuck = outcome === 'impossible' || outcome === 'refused';
    return {
      before: as(before),
      plain: as(isStuck ? plain : after),
      clean: place === undefined && sent[field] !== undefined ? { ...sent, [field]: asInner(id, left) } : sent,
      why: why.length === 0 ? [] : [`Dentro, ${name}: ${inSentence(why)}`],
      ...{ isSwapped: false, isAnother: why.length > 0, replaced: null },
      isPriced: why.length > 0 && this.#shop.change.prices.size > 0,
      stuck: isStuck ? followed.sentences.map((sentence) => `${name}: ${sentence}`) : [],
    };
  }

  #inside(craft: Craft, inner: unknown, name: string, around: Around): Followed {
    if (!isObject(inner) || !Array.isArray(inner.ingredients))
      throw new Refusal(`«${name}»: debe ser una receta con su lista de ingredientes, o el nombre de una del libro.`);
    const id = typeof inner.craft === 'string' ? inner.craft : craft.id;
    const own = this.#shop.craftOf(id);
    const ingredients = bodyIn(inner).ingredients.map((item) => inOwnWords(own, { ...item }));
    return this.#followBody(id, { ...inner, ingredients }, around, typeof inner.type === 'string');
  }

  #inStock({ craft, lines }: Mix): InStock[] {
    return lines.flatMap((line) => {
      const grams = line.inner ? undefined : this.#stock(craft, line.row, line.name);
      return grams === undefined ? [] : [{ name: line.name, line, grams }];
    });
  }

  /** As much more of it as the recipe bears, in a batch of the same weight. */
  #spend(stock: readonly InStock[], { stood, ask, put, kept, plain, next }: Putting): Followed {
    const { weight } = next.definition.craft.request;
    const { items } = recognise(next, plain);
    const total = items.reduce((sum, { grams }) => sum + grams, 0);
    const places = items.flatMap(({ row, name }, place) => (this.#stock(next, row, name) === undefined ? [] : [place]));
    for (const times of stockSteps) {
      const ingredients = plain.ingredients.map((item, place) => {
        if (!places.includes(place)) return item;
        const { quantity: _, ...more } = item;
        return { ...more, [weight]: round(items[place]!.grams * times, 2), fixed: true };
      });
      const answer = unlessImpossible(() => ask({ total: round(total, 2) }, { ...plain, ingredients }));
      if (answer?.adjusted !== true) continue;
      const done = put(answer, true);
      if (done.standings && isWorse(done.standings.after, stood.before)) continue;
      const told = stock.map(({ name, line, grams }) => {
        const batches = Math.ceil(grams / (line.grams * times));
        return `${name}: de ${spanish(line.grams, 1)} g a ${spanish(line.grams * times, 1)} g por tanda; ${spanish(grams, 0)} g se gastan en ${batches} ${batches === 1 ? 'tanda' : 'tandas'}.`;
      });
      return { ...done, sentences: [...told, ...done.sentences] };
    }
    return kept(
      stock.map(({ name, line, grams }) => {
        const batches = Math.ceil(grams / line.grams);
        return `No admite más ${name}; como está, ${spanish(grams, 0)} g se gastan en ${batches} ${batches === 1 ? 'tanda' : 'tandas'}.`;
      }),
    );
  }

  /** Dearer than it was: back to what it cost, or as near as it comes without standing worse. */
  #cheapen({ stood, ask, put, kept, plain, next, mix, dearer }: Cheapening): Followed {
    const [was, is] = [stood.before.cost?.kilo, stood.plain.cost?.kilo];
    if (was === undefined || is === undefined)
      return kept(['No se puede decir lo que cuesta: falta el precio de todo.']);
    if (was === is) return kept([]);
    const told = `Cuesta ${spanish(is, 2)} € el kilo; antes, ${spanish(was, 2)} €.`;
    const most = costLimit(mix);
    if (most === null) return kept([told, 'Este oficio no cuenta precios al ajustar: queda como está.']);
    if (is - was < thrift || !next.definition.craft.adjust) return kept([told]);
    const answer = unlessImpossible(() => ask({ maxCost: most, ...sparing(next, plain, dearer) }));
    if (!answer) return kept([told]);
    const done = put(answer, true);
    const now = done.standings?.after.cost?.kilo ?? is;
    if (is - now < thrift || (done.standings && isWorse(done.standings.after, stood.plain)))
      return kept([told, 'No se abarata sin empeorarla: queda como está.']);
    if (is - now < worthwhile * (is - was))
      return kept([told, `Gastando menos se quedaría en ${spanish(now, 2)} €: no compensa, y queda como está.`]);
    return { ...done, sentences: [`${told} Ajustada, ${spanish(now, 2)} €.`, ...done.sentences] };
  }
}

/** Before and with the change, each worked out when it is looked at. */
class Stood {
  readonly #make: readonly [() => Standing, () => Standing];
  #before: Standing | null = null;
  #plain: Standing | null = null;

  constructor(before: () => Standing, plain: () => Standing) {
    this.#make = [before, plain];
  }

  get before(): Standing {
    this.#before ??= this.#make[0]();
    return this.#before;
  }

  get plain(): Standing {
    this.#plain ??= this.#make[1]();
    return this.#plain;
  }
}

interface Putting {
  readonly stood: Stood;
  readonly ask: (more: Fields, body?: Body) => Adjusted;
  readonly put: (answer: Adjusted, isRight: boolean) => Followed;
  readonly kept: (sentences: readonly string[], outcome?: Outcome) => Followed;
  readonly plain: Body;
  readonly next: Craft;
}

interface Cheapening extends Putting {
  readonly mix: Mix;
  /** places of what has another price */
  readonly dearer: ReadonlySet<number>;
}

interface InStock {
  readonly name: string;
  readonly line: MixLine;
  readonly grams: number;
}

interface InnerItem {
  readonly sent: Fields;
  readonly own: Fields;
  readonly name: string;
  readonly field: string;
  readonly inner: unknown;
}

interface FollowedItem {
  readonly before: Fields;
  readonly plain: Fields;
  readonly clean: Fields;
  readonly why: readonly string[];
  readonly isSwapped: boolean;
  /** it is something else with the change, whatever it costs */
  readonly isAnother: boolean;
  /** name of what went */
  readonly replaced: string | null;
  readonly isPriced: boolean;
  /** why what is inside could not be put right */
  readonly stuck: readonly string[];
}

/** Only what has another price may go down, in a batch of the same weight: nobody takes eggs out because butter went up. */
function sparing(craft: Craft, body: Body, dearer: ReadonlySet<number>): Fields {
  const { items } = recognise(craft, body);
  const total = items.reduce((sum, { grams }) => sum + grams, 0);
  const ingredients = body.ingredients.map((item, place) =>
    dearer.has(place) || item.fixed === true || item.min !== undefined ? item : { ...item, min: items[place]!.grams },
  );
  return { total: round(total, 2), ingredients };
}

const titleOf = (sent: unknown, place: number): string =>
  isObject(sent) && typeof sent.title === 'string' && sent.title.trim() !== '' ? sent.title : String(place + 1);

interface Out {
  readonly names: readonly string[];
  /** items of one's own that have to go */
  readonly places: ReadonlySet<number>;
}

/** What is to go, with its grams; what is inside another recipe is for that recipe. */
function outOf({ lines, order }: Mix, { picks, own }: Avoided): Out {
  const names = lines.flatMap((line) =>
    line.grams > 0 && !line.inner && picks(line) ? [`${line.name} (${spanish(line.grams, 1)} g)`] : [],
  );
  const items = [...order.items.entries()].filter(([, item]) => item.grams > 0 && !item.inner && own(item));
  return {
    names: [...new Set([...names, ...items.map(([, { name, grams }]) => `${name} (${spanish(grams, 1)} g)`)])],
    places: new Set(items.map(([place]) => place)),
  };
}

/** The recipe's own price, the change's or the house's, and else the catalogue's. */
function priceOn(craft: Craft, told: Prices['before'], line: MixLine): number | null {
  const column = priceColumn(craft);
  const own = column === null ? undefined : line.values[column];
  const isTold = own !== undefined && own > 0 && own !== line.row?.values[column!];
  return isTold ? own : (told(craft, line) ?? priceOf(craft)?.(line) ?? null);
}

/** Null where what is asked does not fit the recipe. */
function unlessImpossible(make: () => Adjusted): Adjusted | null {
  return unlessRefused(make, () => null);
}

const dayShown = (day: string): string => day.split('-').reverse().map(Number).join('-');
const inSentence = (sentences: readonly string[]): string =>
  sentences.map((sentence) => sentence.charAt(0).toLowerCase() + sentence.slice(1)).join(' ');
