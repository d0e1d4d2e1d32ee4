// What a craft works out when it is first asked for, and keeps: its types, and what rows and lines are in each. Compiling a
// type may number new selections and sums: what was worked out with the old ones is worked out again.
//   craft.types.get('x') compiles x; craft.types.keys() compiles nothing

import { sharesOf } from '../language/run.ts';
import { withTraits } from '../larder/traits.ts';
import type { CataloguedLine, Limits, Row, RowsOfType, Standing, Sum, Trade, Type } from '../model/craft.ts';
import type { Members, Selections } from './figures/selections.ts';

/** What rows are in a type: a recipe uses a few of the hundreds, and their marks are few. */
export class RowsOnDemand implements RowsOfType {
  readonly #members = new Map<string, Uint8Array>();
  readonly #catalogued = new Map<Row, CataloguedLine>();
  readonly #picks: Members;
  readonly #selections: Selections;
  readonly #sums: readonly Sum[];
  #numbered = 0;

  constructor(picks: Members, selections: Selections, sums: readonly Sum[]) {
    this.#picks = picks;
    this.#selections = selections;
    this.#sums = sums;
  }

  memberOf(row: Row | null, groups: readonly string[]): Uint8Array {
    this.#forgetIfGrown();
    const id = row?.id ?? null;
    const key = `${id}|${groups.join()}`;
    let member = this.#members.get(key);
    if (!member) {
      member = this.#picks(id, withTraits(row, groups));
      this.#members.set(key, member);
    }
    return member;
  }

  asCatalogued(row: Row): CataloguedLine {
    this.#forgetIfGrown();
    let known = this.#catalogued.get(row);
    if (!known) {
      const groups = [...row.groups, 'catalogado'];
      const member = this.memberOf(row, groups);
      known = { groups, member, shares: sharesOf({ sums: this.#sums }, { values: row.values, member }) };
      this.#catalogued.set(row, known);
    }
    return known;
  }

  #forgetIfGrown(): void {
    const numbered = this.#selections.lists.length + this.#sums.length;
    if (numbered === this.#numbered) return;
    this.#numbered = numbered;
    this.#members.clear();
    this.#catalogued.clear();
  }
}

/** Lines that the same selections pick stand alike. */
export function standingsOnDemand({ forbids, characters, ready, doses, caps }: Limits): Trade['standingOf'] {
  const known = new WeakMap<Uint8Array, Standing>();
  return (member) => {
    let standing = known.get(member);
    if (!standing) {
      const of = <T extends { readonly lines: number }>(limits: readonly T[]): T[] =>
        limits.filter(({ lines }) => member[lines] === 1);
      standing = {
        forbid: of(forbids)[0] ?? null,
        character: of(characters)[0] ?? null,
        isReady: ready !== null && member[ready] === 1,
        doses: of(doses),
        caps: of(caps),
      };
      known.set(member, standing);
    }
    return standing;
  };
}

export class TypesOnDemand extends Map<string, Type> {
  readonly #made = new Map<string, Type>();
  readonly #compile: (id: string) => Type;

  constructor(ids: readonly string[], compile: (id: string) => Type) {
    super();
    this.#compile = compile;
    for (const id of ids) this.set(id, undefined as unknown as Type);
  }

  override get(id: string): Type | undefined {
    const known = this.#made.get(id);
    if (known || !this.has(id)) return known;
    const type = this.#compile(id);
    this.#made.set(id, type);
    return type;
  }

  override *values(): MapIterator<Type> {
    for (const id of this.keys()) yield this.get(id)!;
  }

  override *entries(): MapIterator<[string, Type]> {
    for (const id of this.keys()) yield [id, this.get(id)!];
  }

  override [Symbol.iterator](): MapIterator<[string, Type]> {
    return this.entries();
  }

  override forEach(take: (type: Type, id: string, all: Map<string, Type>) => void): void {
    for (const [id, type] of this) take(type, id, this);
  }
}
