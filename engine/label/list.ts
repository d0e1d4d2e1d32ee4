// list: lines and finished weight → the list of ingredients in legal order, ready to print. Added water counts by what is
// left of it in the finished product; additives go under their class; a recipe inside the recipe brings its own list; what
// has to say its percentage says it here.
//   500 g of a, 300 g of water of which 200 are left → a first, water second
import { round } from '../number.ts';
import { inSentence } from '../spanish.ts';
import { emphasise, isSaid, leavesOf } from './allergens.ts';
import type { Allergen, LabelLine, Labelling } from './model.ts';
import type { Percentages } from './quid.ts';

export interface ListItem {
  readonly label: string;
  readonly percent: number;
  readonly allergens: readonly string[];
}

export interface List {
  readonly text: string;
  readonly items: readonly ListItem[];
}

interface Entry {
  readonly plain: string;
  readonly told: string;
  readonly grams: number;
  readonly ids: readonly string[];
}

/** How the list is told: the rules of labels, and the percentages that go in it. */
interface Telling extends Labelling {
  readonly percentages: Percentages;
}

const none: Percentages = new Map();

export function listOf(
  lines: readonly LabelLine[],
  finished: number,
  labelling: Labelling,
  percentages: Percentages = none,
): List {
  const rules: Telling = { ...labelling, percentages };
  const entries = entriesOf(lines, finished, rules);
  return {
    text: entries.length === 0 ? '' : `${rules.heading}${entries.map(({ told }) => told).join(', ')}.`,
    items: entries.map(({ plain, grams, ids }) => ({
      label: plain,
      percent: finished > 0 ? round((100 * grams) / finished, 2) : 0,
      allergens: known(ids, rules).map(({ label }) => label),
    })),
  };
}

function entriesOf(closed: readonly LabelLine[], finished: number, rules: Telling): Entry[] {
  const lines = closed.flatMap(laidOpen).flatMap((line) => piecesOf(line, rules));
  const left = waterLeft(lines, finished);
  const plain = lines
    .filter(({ isWater, additive }) => !isWater && additive === null)
    .map((line) => single(line, finished, rules));
  const additives = classesOf(lines).map(([name, members]) => together(name, members, finished, rules));
  const total = Math.max(finished, 1e-9);
  const water: Entry[] =
    left !== null && (100 * left.grams) / total > rules.waterOmitted
      ? [{ plain: left.label, told: left.label, grams: left.grams, ids: [] }]
      : [];
  return merged([...plain, ...additives, ...water]).sort((a, b) => b.grams - a.grams || (a.plain < b.plain ? -1 : 1));
}

/** A recipe that is no compound of its own goes line by line; its water is counted with the rest of the water. */
const laidOpen = (line: LabelLine): LabelLine[] => (line.isOpen ? line.parts.flatMap(laidOpen) : [line]);

/** «clases (x, y), z» of a blend → x and y under their class, and z; each allergen goes with the part that names it. */
function piecesOf(line: LabelLine, rules: Labelling): LabelLine[] {
  const pieces = line.isBlend ? topLevel(line.label).flatMap((piece) => membersOf(piece, rules)) : [];
  if (pieces.length === 0) return [line];
  const ids = line.allergens?.contains ?? [];
  const names = (label: string, id: string): boolean => isSaid(label, rules.allergens.get(id));
  const homeless = ids.filter((id) => !pieces.some(({ label }) => names(label, id)));
  return pieces.map(({ label, additive }, index) => ({
    ...line,
    ...{ label, additive, compound: null, isBlend: false },
    // What comes first in a list is what there is most of.
    grams: (line.grams * (index < pieces.length - 1 ? 2 / 3 : 1)) / 3 ** index,
    allergens: line.allergens && {
      may: line.allergens.may,
      contains: [...ids.filter((id) => names(label, id)), ...(index === 0 ? homeless : [])],
    },
  }));
}

function membersOf(piece: string, { classes }: Labelling): { label: string; additive: string | null }[] {
  const [, head, inside] = /^([^(]+) \((.+)\)$/.exec(piece) ?? [];
  const known = [...classes].find(([, { one, many }]) => one === head || many === head);
  if (!known) return [{ label: piece, additive: null }];
  return topLevel(inside!).map((label) => ({ label, additive: known[0] }));
}

/** The parts of a list, without cutting those between brackets. */
function topLevel(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** What the finished product still holds of the water added: its weight less all the rest. */
function waterLeft(lines: readonly LabelLine[], finished: number): { label: string; grams: number } | null {
  const water = lines.filter(({ isWater }) => isWater);
  if (water.length === 0) return null;
  const used = water.reduce((sum, { grams }) => sum + grams, 0);
  const rest = lines.reduce((sum, { grams, isWater }) => (isWater ? sum : sum + grams), 0);
  return { label: water[0]!.label, grams: Math.max(0, Math.min(used, finished - rest)) };
}

function single(line: LabelLine, finished: number, rules: Telling): Entry {
  const percent = rules.percentages.get(line.label);
  if (line.parts.length === 0) {
    const ids = line.allergens?.contains ?? [];
    const isTold = line.compound !== null && (100 * line.grams) / finished >= line.briefBelow;
    const label = isTold ? `${line.label} (${line.compound})` : line.label;
    return { plain: label, told: withPercent(emphasise(label, known(ids, rules)), percent), grams: line.grams, ids };
  }
  const inner = entriesOf(line.parts, line.grams, { ...rules, percentages: none });
  const name = inSentence(line.label);
  return {
    plain: `${name} (${inner.map(({ plain }) => plain).join(', ')})`,
    told: withPercent(`${name} (${inner.map(({ told }) => told).join(', ')})`, percent),
    grams: line.grams,
    ids: [...new Set([...leavesOf(line.parts)].flatMap(({ allergens }) => allergens?.contains ?? []))],
  };
}

/** «x (7 %)»; with what it is made of, «x 7 % (y, z)». */
function withPercent(told: string, percent: string | undefined): string {
  if (percent === undefined) return told;
  const at = told.indexOf(' (');
  return at === -1 ? `${told} (${percent})` : `${told.slice(0, at)} ${percent}${told.slice(at)}`;
}

function classesOf(lines: readonly LabelLine[]): [string, LabelLine[]][] {
  const classes = new Map<string, LabelLine[]>();
  for (const line of lines)
    if (line.additive !== null) classes.set(line.additive, [...(classes.get(line.additive) ?? []), line]);
  return [...classes];
}

/** «clase (x)», «clases (x, y)» */
function together(name: string, members: readonly LabelLine[], finished: number, rules: Telling): Entry {
  const inner = merged(members.map((line) => single(line, finished, rules))).sort((a, b) => b.grams - a.grams);
  const words = rules.classes.get(name);
  const head = inner.length > 1 ? (words?.many ?? name) : (words?.one ?? name);
  return {
    plain: `${head} (${inner.map(({ plain }) => plain).join(', ')})`,
    told: `${head} (${inner.map(({ told }) => told).join(', ')})`,
    grams: inner.reduce((sum, { grams }) => sum + grams, 0),
    ids: [...new Set(inner.flatMap(({ ids }) => ids))],
  };
}

/** Two lines with one legal name are one ingredient. */
function merged(entries: readonly Entry[]): Entry[] {
  const byName = new Map<string, Entry>();
  for (const entry of entries) {
    const same = byName.get(entry.told);
    byName.set(entry.told, same ? { ...same, grams: same.grams + entry.grams } : entry);
  }
  return [...byName.values()];
}

const known = (ids: readonly string[], { allergens }: Labelling): Allergen[] =>
  ids.flatMap((id) => allergens.get(id) ?? []);
