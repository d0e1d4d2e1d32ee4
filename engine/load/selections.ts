// «These lines»: lists of selectors, each given a number once and turned into a test of a line's groups for each type.
import type { CatalogueFile, Forbid, Row } from '../craft.ts';
import { withoutApart } from '../formula/apart.ts';
import { FormulaError, type Selector } from '../formula/parse.ts';
import { didYouMean } from '../near.ts';

export type Picker = (id: string | null, groups: readonly string[]) => boolean;
type Sets = Readonly<Record<string, readonly string[]>>;

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

export class Selections {
  readonly lists: string[][] = [];
  private readonly numbers = new Map<string, number>();
  private readonly names: ReadonlySet<string>;

  constructor(
    private readonly catalogue: CatalogueFile,
    private readonly rows: ReadonlyMap<string, Row>,
    private readonly apart: readonly string[],
    marks: Iterable<string>,
  ) {
    this.names = new Set(['todo', ...Object.keys(catalogue.groups), ...Object.keys(catalogue.sets ?? {}), ...marks]);
  }

  /** What is wrong with a selector written as text, or null. */
  wrong(selector: string, own: Sets = {}): string | null {
    const name = selector.replace(/^-\s*/, '');
    if (name.startsWith('#')) {
      return this.rows.has(name.slice(1))
        ? null
        : `No existe el ingrediente «${name.slice(1)}» en el catálogo.${didYouMean(name.slice(1), this.rows.keys())}`;
    }
    if (this.names.has(name) || Object.hasOwn(own, name)) return null;
    return `No existe el grupo o conjunto «${name}».${didYouMean(name, [...this.names, ...Object.keys(own)])}`;
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

  /** The tests of all lists, with the sets a type replaces and what it does not admit. */
  pickers(own: Sets, forbids: readonly Forbid[]): Picker[] {
    const sets = { ...this.catalogue.sets, ...own, ...this.forbidden(forbids) };
    return this.lists.map((list) => picker(list, sets));
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

export function picker(selectors: readonly string[], sets: Sets, open: readonly string[] = []): Picker {
  const wanted = selectors.filter((selector) => !selector.startsWith('-')).map((name) => single(name, sets, open));
  const unwanted = selectors
    .filter((selector) => selector.startsWith('-'))
    .map((name) => single(name.slice(1).trim(), sets, open));
  return (id, groups) =>
    (wanted.length === 0 || wanted.some((test) => test(id, groups))) && !unwanted.some((test) => test(id, groups));
}

function single(name: string, sets: Sets, open: readonly string[]): Picker {
  if (name === 'todo') return () => true;
  if (name.startsWith('#')) {
    const wanted = name.slice(1);
    return (id, groups) => id === wanted || groups.includes(name);
  }
  const set = Object.hasOwn(sets, name) ? sets[name] : undefined;
  if (!set) return (_, groups) => groups.includes(name);
  if (open.includes(name)) throw new SetCycle(name);
  return picker(set, sets, [...open, name]);
}

export class SetCycle extends Error {}
