// «These lines»: lists of selectors, each given a number once and turned into a test of a line's groups for each type.

import { noSuch } from '../../did-you-mean.ts';
import { withoutApart } from '../../language/apart.ts';
import { FormulaError } from '../../language/parse.ts';
import type { Selector } from '../../language/tree.ts';
import { type Picker, picker, type Sets } from '../../larder/selectors.ts';
import type { CatalogueFile, Forbid, Row } from '../../model/craft.ts';
import { noIngredient } from '../larder/meant.ts';

/** By list: 1 when it picks a line of this row and these groups. */
export type Members = (id: string | null, groups: readonly string[]) => Uint8Array;

/** Marks the engine itself puts on lines. */
export const engineMarks = [
  'catalogado',
  'propio',
  'desconocido',
  'forzado',
  'excedido',
  'etiqueta',
  'sin_peso',
  'prohibido',
  'receta',
] as const;

/** What the lists pick from a catalogue, whatever the type: worked out once for all of them. */
class Picked {
  private readonly numbers = new Map<string, number>();
  private readonly pickers: Picker[] = [];
  /** by row and groups, then by list: 0, 1, or not looked at yet */
  private readonly rows = new Map<string, Uint8Array>();

  constructor(private readonly sets: Sets) {}

  number(list: readonly string[]): number {
    const key = list.join();
    const number = this.numbers.get(key) ?? this.pickers.push(picker(list, this.sets)) - 1;
    this.numbers.set(key, number);
    return number;
  }

  members(lists: readonly number[], id: string | null, groups: readonly string[]): Uint8Array {
    const key = `${id}|${groups.join()}`;
    let row = this.rows.get(key);
    if (!row || row.length < this.pickers.length) {
      const longer = new Uint8Array(2 * this.pickers.length).fill(unseen);
      longer.set(row ?? []);
      row = longer;
      this.rows.set(key, row);
    }
    const member = new Uint8Array(lists.length);
    for (let i = 0; i < lists.length; i++) {
      const list = lists[i]!;
      if (row[list] === unseen) row[list] = this.pickers[list]!(id, groups) ? 1 : 0;
      member[i] = row[list]!;
    }
    return member;
  }
}

const unseen = 2;

export class Selections {
  readonly lists: string[][] = [];
  private readonly numbers = new Map<string, number>();
  private readonly names: ReadonlySet<string>;
  /** by list: its number among all that were ever picked from the catalogue */
  private readonly numbered: number[] = [];
  private readonly picked: Picked;

  constructor(
    private readonly catalogue: CatalogueFile,
    private readonly rows: ReadonlyMap<string, Row>,
    private readonly apart: readonly string[],
    marks: Iterable<string>,
  ) {
    this.names = new Set(['todo', ...Object.keys(catalogue.groups), ...Object.keys(catalogue.sets ?? {}), ...marks]);
    this.picked = new Picked(catalogue.sets ?? {});
  }

  /** What is wrong with a selector written as text, or null. */
  wrong(selector: string, own: Sets = {}): string | null {
    const name = selector.replace(/^-\s*/, '');
    if (name.startsWith('#')) {
      return this.rows.has(name.slice(1)) ? null : noIngredient(name.slice(1), this.rows);
    }
    if (this.names.has(name) || Object.hasOwn(own, name)) return null;
    if (this.rows.has(name)) return `«${name}» es un ingrediente: escribe «#${name}».`;
    return noSuch('el grupo o conjunto', name, [...this.names, ...Object.keys(own)]);
  }

  hasRow(id: string): boolean {
    return this.rows.has(id);
  }

  number(selectors: readonly string[]): number {
    const key = selectors.join(',');
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.lists.push([...selectors]);
    this.numbers.set(key, this.lists.length - 1);
    return this.lists.length - 1;
  }

  /** The number of a list that, like a sum, leaves out the roles that stand apart unless it names them. */
  within(selectors: readonly string[]): number {
    return this.number(withoutApart(selectors, this.apart));
  }

  /** For formulas: parsed selectors, errors that point at themselves; −1 is all lines. */
  fromFormula(own: Sets): (selectors: readonly Selector[]) => number {
    return (selectors) => {
      for (const { name, from, to } of selectors) {
        const message = this.wrong(name, own);
        if (message) throw new FormulaError(message, from, to);
      }
      const names = selectors.map(({ negative, name }) => (negative ? `-${name}` : name));
      const whole = withoutApart(names, this.apart);
      return whole.length === 0 ? -1 : this.number(whole);
    };
  }

  /**
   * Which lists pick a line, with the sets a type replaces and what it does not admit. What is the same in every type is
   * worked out once; only the lists that reach what this one replaces are looked at again. A list that is numbered later
   * is looked at from then on.
   */
  members(own: Sets, forbids: readonly Forbid[]): Members {
    let count = -1;
    let apart: (readonly [list: number, picks: Picker])[] = [];
    return (id, groups) => {
      if (count !== this.lists.length) {
        count = this.lists.length;
        const replaced = { ...own, ...this.forbidden(forbids) };
        const sets = { ...this.catalogue.sets, ...replaced };
        const reaches = reachedBy(new Set(Object.keys(replaced)), sets);
        apart = this.lists.flatMap((list, at) => (list.some(reaches) ? [[at, picker(list, sets)] as const] : []));
      }
      const shared = this.shared(id, groups);
      if (apart.length === 0) return shared;
      const member = shared.slice();
      for (const [at, picks] of apart) member[at] = picks(id, groups) ? 1 : 0;
      return member;
    };
  }

  /** The same with the sets of the catalogue alone. */
  private shared(id: string | null, groups: readonly string[]): Uint8Array {
    const { lists, numbered, picked } = this;
    while (numbered.length < lists.length) numbered.push(picked.number(lists[numbered.length]!));
    return picked.members(numbered, id, groups);
  }

  /** «prohibido»: each line by the first limit that names it, unless that one only notes it. */
  private forbidden(forbids: readonly Forbid[]): Sets {
    const names = forbids.map((_, index) => `prohibido ${index}`);
    const notes = (upTo: number): string[] =>
      names.slice(0, upTo).flatMap((name, index) => (forbids[index]!.level === 'note' ? [`-${name}`] : []));
    const told = names.filter((_, index) => forbids[index]!.level !== 'note').map((name) => `${name} dicho`);
    return Object.fromEntries([
      ...names.map((name, index) => [name, this.lists[forbids[index]!.lines]!]),
      ...names.map((name, index) => [`${name} dicho`, [name, ...notes(index)]]),
      ...(told.length > 0 ? [['prohibido', told]] : []),
    ]);
  }
}

/** Whether a selector names one of these sets, itself or through another. */
function reachedBy(wanted: ReadonlySet<string>, sets: Sets): (selector: string) => boolean {
  const known = new Map<string, boolean>();
  const reaches = (selector: string): boolean => {
    const found = known.get(selector);
    if (found !== undefined) return found;
    const name = selector.replace(/^-\s*/, '');
    const set = Object.hasOwn(sets, name) ? sets[name]! : [];
    known.set(selector, wanted.has(name));
    if (!wanted.has(name)) known.set(selector, set.some(reaches));
    return known.get(selector)!;
  };
  return wanted.size === 0 ? () => false : reaches;
}
