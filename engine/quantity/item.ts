// One line of a list, read → its ingredient with grams, or why there are none; two where it tells two parts of one thing.
//   «2 huevos» of 55 g each → 110 g   «zumo y ralladura de 1 limón» → of each, what one lemon gives   «3 nadies» → none, and why
import { type Quantity, withUnit } from './amount.ts';
import { gramsIn } from './grams.ts';
import type { LineRead } from './line.ts';
import {
  agrees,
  agreesAtEnd,
  comesCounted,
  counted as countedAs,
  countedBy,
  isCount,
  isFew,
  isLessThanOne,
  mostCounted,
  type PhysicsOf,
  pieces,
  unsaid,
} from './piece.ts';
import { tokensOf } from './tokens.ts';
import type { Measures } from './words.ts';

export interface ListItem {
  /** the line, or the part of it, as it was written */
  readonly text: string;
  readonly name: string;
  /** the words of its quantity */
  readonly said: string;
  /** null when they cannot be known */
  readonly grams: number | null;
  /** per cent, in a list of proportions */
  readonly share: number | null;
  /** «55 g por pieza» */
  readonly assumed: string | null;
  /** why it should be looked at, in Spanish */
  readonly doubt: string | null;
}

/** A line before anybody knows what its ingredient weighs. */
export interface Draft {
  readonly text: string;
  readonly name: string;
  readonly spoken: string | null;
  readonly quantity: Quantity | null;
  readonly said: string;
  readonly place: LineRead['place'];
  readonly isSure: boolean;
  readonly counted: { readonly name: string } | null;
  readonly doubt: string | null;
}

export interface Known {
  readonly measures: Measures;
  readonly physicsOf: PhysicsOf;
  /** other lines of the list give grams and do not say so */
  readonly isInGrams: boolean;
}

export function itemsOf(draft: Draft, known: Known): ListItem[] {
  const mayCount = draft.quantity?.kind === 'bare' && draft.quantity.amount <= mostCounted;
  const both = mayCount ? bothIn(draft.name, known) : null;
  if (both) return both.map((name) => itemOf({ ...draft, name }, known));
  const isSaid = mayCount && (draft.quantity.counts || agreesAtEnd(draft.quantity.amount, draft.name));
  const parts = isSaid ? remarkedIn(draft.name, known) : null;
  if (!parts) return [itemOf(draft, known)];
  const quantity = pieces(draft.quantity!);
  return parts.map((name) => itemOf({ ...draft, name, quantity }, known));
}

/** «zumo y ralladura de limón» → «zumo de limón» and «ralladura de limón», when a lemon gives both. */
function bothIn(name: string, { measures, physicsOf }: Known): readonly [string, string] | null {
  const tokens = tokensOf(name);
  const at = tokens.findIndex((_, index) => index > 0 && measures.and(tokens, index) !== null);
  const of = tokens.findIndex((_, index) => index > at && measures.of(tokens, index) !== null);
  if (at < 0 || of < 0) return null;
  const first = `${name.slice(0, tokens[at]!.from)}${name.slice(tokens[of]!.from)}`;
  const second = name.slice(tokens[at]!.to).trim();
  return physicsOf(first)?.piece && physicsOf(second)?.piece ? [first, second] : null;
}

/** «limón (zumo y ralladura)», «limón, zumo y ralladura», «limón: zumo y ralladura» */
function remarkedIn(name: string, { measures, physicsOf }: Known): readonly string[] | null {
  const [, of, parts] = /^([^(,:]+?)\s*[(,:]\s*([^()]+?)\)?$/u.exec(name) ?? [];
  if (of === undefined) return null;
  const tokens = tokensOf(parts!);
  const at = tokens.findIndex((_, index) => index > 0 && (measures.and(tokens, index) ?? measures.plus(tokens, index)));
  if (at < 0) return null;
  const names = [parts!.slice(0, tokens[at]!.from), parts!.slice(tokens[at]!.to)].map((part) => `${part.trim()} ${of}`);
  const known = names.map(physicsOf);
  return known.every((physics) => physics?.piece) && known[0]!.id !== known[1]!.id ? names : null;
}

function itemOf(draft: Draft, known: Known): ListItem {
  const { text, name: full, said, quantity, counted } = draft;
  const { measures, physicsOf } = known;
  // «2 huevos 110 g»: the figure counts what weighs, and is no part of its name.
  const own = counted && physicsOf(counted.name)?.piece ? counted.name : full;
  const share = quantity?.kind === 'share' ? quantity.amount : null;
  const bare = { text, name: own, said, grams: null, share, assumed: null };
  if (!quantity) return { ...bare, doubt: draft.doubt ?? 'falta la cantidad' };
  if (share !== null) return { ...bare, doubt: draft.doubt };
  const isUnsaid = quantity.kind === 'bare' && !draft.isSure;
  const { meant, doubt } = isUnsaid ? meaning(draft, quantity, known) : { meant: quantity, doubt: null };
  const { name, quantity: told } = countedAs(meant, own, draft.spoken, physicsOf);
  const weighed = gramsIn(told, name, measures, physicsOf, said);
  if (weighed.grams === null) {
    const words =
      meant.kind === 'piece' && quantity.kind === 'bare' ? `${said} ${meant.amount === 1 ? 'pieza' : 'piezas'}` : said;
    return { ...bare, said: words, doubt: weighed.why };
  }
  const twice = counted && own === full && draft.place === 'after' ? 'hay más de una cifra' : null;
  return {
    ...{ ...bare, name, grams: weighed.grams, assumed: weighed.assumed },
    doubt: draft.doubt ?? weighed.doubt ?? doubt ?? twice,
  };
}

/** A figure without a measure is grams, unless it counts pieces: of what comes in pieces, or of what nobody can weigh. */
function meaning(
  { name, place }: Draft,
  bare: Quantity,
  { measures, physicsOf, isInGrams }: Known,
): { meant: Quantity; doubt: string | null } {
  const { amount, counts } = bare;
  if (counts || place === 'within') return { meant: pieces(bare), doubt: null };
  const physics = physicsOf(name);
  if (place !== 'before') {
    if (isCount(bare, name, physics)) return { meant: pieces(bare), doubt: unsaid };
    const unit = countedBy(bare, name, physics, measures);
    const mayCount =
      unit !== null ||
      isLessThanOne(amount, name, physics) ||
      (!isInGrams && comesCounted(bare, name, physics, measures));
    return { meant: unit && !isInGrams ? withUnit(bare, unit) : bare, doubt: mayCount ? unsaid : null };
  }
  const comesInPieces = (physics?.piece ?? null) !== null;
  const isCounted = comesInPieces ? agreesAtEnd(amount, name) : agrees(amount, name) && !isInGrams;
  if (isFew(amount) && isCounted) return { meant: pieces(bare), doubt: null };
  const isDoubtful = isFew(amount) || (comesInPieces && isCounted && amount <= 60);
  return { meant: bare, doubt: isDoubtful ? unsaid : null };
}
