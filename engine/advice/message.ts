// Turns a message key and what it is about into a Spanish sentence, sizing the moves it needs.

import type { Judgement } from '../judge/judge.ts';
import { openedLines } from '../language/run.ts';
import type { Piece, Placeholder, Saying, Side } from '../model/craft.ts';
import { enumerate, spanish, type Value } from '../number.ts';
import type { MixLine } from '../read/compose.ts';
import { isOut, type Outcome } from '../reckon/compare.ts';
import { factOf, ownFacts } from '../reckon/facts.ts';
import { isLookedUp, nearestTo, unknownIn } from '../reckon/unknown.ts';
import { capital, inSentence } from '../spanish.ts';
import { fillIn } from '../tell/template.ts';
import { type Sized, sizeMove } from './move.ts';
import { type Change, changesOf, nameOf } from './sentences.ts';
import { faultsIn, type State, same } from './state.ts';

/** What a sentence is about. */
export interface Subject {
  outcome?: Outcome;
  /** a legal limit that is broken, or any value with one bound */
  figure?: { label: string; unit: string; value: Value; min: Value; max: Value; decimals: number; source: string };
  line?: MixLine;
  /** names for {lista} */
  list?: readonly string[];
  base?: string;
  /** the name of a line without weight */
  name?: string;
}

export interface Said {
  readonly key: string;
  readonly text: string;
  /** what the first move of the sentence changes, and the recipe after it */
  readonly changes: readonly Change[];
  readonly after: State | null;
}

export interface Speaker {
  /** the recipe as sent, of which sentences tell the figures */
  readonly state: State;
  readonly judgement: Judgement;
  /** the recipe that earlier sentences leave, on which grams are sized */
  readonly current: State;
}

/** The first alternative that holds and can be said, before it those whose grams push nothing out; null when there is none. */
export function say(key: string, subject: Subject, speaker: Speaker): Said | null {
  const sayings = speaker.state.mix.type.messages.get(key) ?? [];
  let first: Said | null = null;
  for (const saying of sayings) {
    if (!saying.when(speaker.judgement.facts)) continue;
    const sized = sizeNeeded(saying, speaker);
    if (sized === null) continue;
    const text = fillIn(saying.pieces, (hole) => holeValue(hole, saying, subject, speaker, sized));
    if (text === null) continue;
    const move = saying.needed[0] === undefined ? null : sized.get(saying.needed[0])!;
    const said = { key, text: tidy(text), changes: move ? changesOf(move) : [], after: move?.after ?? null };
    if (!move || isHarmless(move, speaker.current)) return said;
    first ??= said;
  }
  return first;
}

function isHarmless({ after }: Sized, before: State): boolean {
  const was = faultsIn(before);
  return faultsIn(after).every((fault) => was.some((other) => same(other, fault)));
}

const untidy = / [ ,;]/;
const tidy = (text: string): string =>
  (untidy.test(text) ? text.replace(/ {2,}/g, ' ').replace(/ +([,;])/g, '$1') : text).trim();

/** The head of a message that has levers; null when something it needs is missing. */
export function head(saying: Saying, subject: Subject, speaker: Speaker): string | null {
  const text = fillIn(saying.pieces, (hole) => holeValue(hole, saying, subject, speaker, new Map()));
  return text === null ? null : tidy(text);
}

/** A lever's own words: «{x}», «{x2}» are grams, «{x.nombre}» a name, «{x/18|pieza|piezas}» pieces of 18 g, if there is one. */
export function leverText(pieces: readonly Piece[], { parts, grams, decimals }: Omit<Sized, 'after'>): string {
  const text = fillIn(pieces, (hole) => {
    const [, place = '', isName] = /^x(\d?)(\.nombre)?$/.exec(hole.name) ?? [];
    const i = place === '' ? 0 : Number(place) - 1;
    if (isName) return inSentence(nameOf(parts[i]!));
    const weight = Math.abs(grams[i]!);
    if (hole.divisor === 1) return spanish(weight, decimals[i]!);
    const count = Math.round(weight / hole.divisor);
    return count === 0 ? null : withNoun(hole, count, String(count));
  });
  return tidy(text ?? '');
}

function sizeNeeded(saying: Saying, speaker: Speaker): Map<string, Sized | null> | null {
  const sized = new Map<string, Sized | null>();
  for (const name of saying.needed) {
    const move = sizeOf(saying, name, speaker);
    if (move === null) return null;
    sized.set(name, move);
  }
  return sized;
}

/** Figures that are not to be trusted give no grams. */
function sizeOf(saying: Saying, name: string, { current, state, judgement }: Speaker): Sized | null {
  if (judgement.facts[ownFacts.sinReconocer] === true) return null;
  return sizeMove(saying.moves[name]!, current, state);
}

/** A quotation is as typed; elsewhere a name takes the capital or small letter of its place. */
function nameText(name: string | undefined, hole: Placeholder, opens: boolean): string | null {
  if (name === undefined) return null;
  if (hole.quoted) return name;
  return opens ? capital(name) : inSentence(name);
}

const exact = 6;
const number = (value: Value | undefined, decimals: number): string | null =>
  value === null || value === undefined ? null : spanish(value, decimals);

function holeValue(
  hole: Placeholder,
  saying: Saying,
  subject: Subject,
  speaker: Speaker,
  sized: Map<string, Sized | null>,
): string | null {
  const move = saying.moveHoles.get(hole);
  if (move !== undefined) return moveText(hole, move, saying, speaker, sized);
  const { mix } = speaker.state;
  const { type, unknownType } = mix;
  const opens = saying.pieces[0] === hole;
  switch (hole.name) {
    case 'tipo':
      return hole.argument === null ? type.label : (mix.craft.definition.types[hole.argument]?.label ?? null);
    case 'tipoId':
      return type.id;
    case 'tipoPedido':
      return unknownType?.asked ?? null;
    case 'tipoCercano':
      return unknownType?.near ?? null;
    case 'nombre':
      return nameText(subject.line?.name ?? subject.name, hole, opens);
    case 'rol':
      return subject.line?.role ?? null;
    case 'gramos':
      return number(subject.line?.grams, hole.decimals ?? 2);
    case 'base':
      return subject.base ?? null;
    case 'lista':
      return listText(hole, subject, speaker);
    case 'supuesto':
      return subject.line?.note ?? null;
    case 'sinReconocer':
      return number(unknownIn(mix)?.share, hole.decimals ?? 1);
    case 'cercanos':
      if (subject.line) return isLookedUp(mix, subject.line) ? nearestTo(mix.craft, [subject.line.name]) : null;
      return nearestTo(mix.craft, unknownIn(mix)?.names ?? []);
    default:
      break;
  }
  if (hole.parts && (hole.parts[0] === 'linea' || hole.parts[0] === 'aporta'))
    return columnText(hole.parts[0], hole.parts[1], hole, subject, speaker);
  const own = figureText(hole, subject, opens);
  if (own !== undefined) return own;
  return factText(hole, speaker);
}

function figureText(hole: Placeholder, { outcome, figure }: Subject, opens: boolean): string | null | undefined {
  const about = outcome
    ? {
        label: outcome.param.label,
        unit: outcome.param.unit,
        value: outcome.value,
        min: outcome.min,
        max: outcome.max,
        decimals: outcome.param.decimals,
        source: outcome.target.source,
      }
    : figure;
  if (!about) return undefined;
  switch (hole.name) {
    case 'valor':
      return number(about.value, hole.decimals ?? about.decimals);
    case 'min':
      return number(about.min, hole.decimals ?? exact);
    case 'max':
      return number(about.max, hole.decimals ?? exact);
    case 'dif': {
      if (about.value === null) return null;
      const bound = about.min !== null && about.value < about.min ? about.min : about.max;
      return bound === null ? null : number(Math.abs(about.value - bound), hole.decimals ?? about.decimals);
    }
    case 'unidad':
      return about.unit;
    case 'parametro':
      return opens ? about.label : inSentence(about.label);
    case 'source':
      return about.source;
    default:
      return undefined;
  }
}

function moveText(
  hole: Placeholder,
  name: string,
  saying: Saying,
  speaker: Speaker,
  sized: Map<string, Sized | null>,
): string | null {
  if (!sized.has(name)) sized.set(name, sizeOf(saying, name, speaker));
  const move = sized.get(name);
  if (!move) return null;
  const [, digits = '', isName] = /(\d*)(\.nombre)?$/.exec(hole.name.slice(name.length))!;
  const place = digits === '' ? 1 : Number(digits);
  if (isName) return move.parts[place - 1] ? inSentence(nameOf(move.parts[place - 1]!)) : null;
  const signed = move.grams[place - 1];
  if (signed === undefined) return null;
  const grams = Math.abs(signed);
  if (hole.divisor !== 1) {
    const count = Math.max(1, Math.round(grams / hole.divisor));
    return hole.nouns ? `${count} ${hole.nouns[count === 1 ? 0 : 1]}` : String(count);
  }
  return withNoun(hole, grams, spanish(grams, hole.decimals ?? move.decimals[place - 1]!));
}

const withNoun = (hole: Placeholder, value: number, text: string): string =>
  hole.nouns ? `${text} ${hole.nouns[value === 1 ? 0 : 1]}` : text;

function listText(hole: Placeholder, subject: Subject, { state }: Speaker): string | null {
  const { mix, comparison } = state;
  let names = subject.list ?? [];
  if (hole.argument === 'fuera') names = comparison.outcomes.filter(isOut).map(({ param }) => inSentence(param.label));
  else if (hole.argument !== null) {
    const selection = mix.craft.selections.findIndex((list) => list.length === 1 && list[0] === hole.argument);
    names = openedLines(mix.lines)
      .filter((line) => line.member[selection] === 1)
      .map((line) => line.name);
  }
  return names.length === 0 ? null : shortList([...new Set(names.map((name) => nameText(name, hole, false)!))]);
}

/** Nobody reads two hundred names in a sentence. */
const mostNames = 20;

const shortList = (names: readonly string[]): string =>
  names.length <= mostNames
    ? enumerate([...names])
    : `${names.slice(0, mostNames).join(', ')} y ${names.length - mostNames} más`;

function columnText(
  head: string,
  column: string,
  hole: Placeholder,
  { line }: Subject,
  { state }: Speaker,
): string | null {
  const { craft, lines } = state.mix;
  const index = craft.columnByKey.get(column)!;
  const brought = (one: MixLine): number => (one.grams * one.values[index]!) / 100;
  if (head === 'linea') return line ? number(brought(line), hole.decimals ?? 2) : null;
  const best = lines.reduce<MixLine | null>((top, one) => (brought(one) > (top ? brought(top) : 0) ? one : top), null);
  return nameText(best?.name, hole, false);
}

function factText(hole: Placeholder, { state, judgement }: Speaker): string | null {
  const { craft, type } = state.mix;
  const param = craft.paramByKey.get(hole.name);
  if (param) {
    const value = type.present.has(param.index) ? judgement.figures.run.rounded[param.index]! : null;
    return value === null ? null : withNoun(hole, value, spanish(value, hole.decimals ?? param.decimals));
  }
  const value = factOf(craft, judgement.facts, hole.name);
  if (value === null) return null;
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return typeof value === 'string' ? value : withNoun(hole, value, spanish(value, hole.decimals ?? exact));
}

/** The opening of a suggestion: by parameter and side, by side, or general. */
export function opening(prefix: string, outcome: Outcome, speaker: Speaker): string {
  const side = outcome.state as Side;
  for (const key of [`${prefix}.${outcome.param.key}.${side}`, `${prefix}.${side}`, prefix]) {
    const said = say(key, { outcome }, speaker);
    if (said) return `${said.text} `;
  }
  return '';
}
