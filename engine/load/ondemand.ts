// The types of a craft that was proven before, each compiled when it is first asked for. Compiling one may number new
// selections and sums: what was worked out with the old ones is worked out again.
//   craft.types.get('x') compiles x; craft.types.keys() compiles nothing
import type { Type } from '../craft.ts';
import type { Selections } from './selections.ts';

export function givePicks(type: Type, selections: Selections): void {
  const picks = type.picks as unknown[];
  picks.length = 0;
  picks.push(...selections.pickers(type.file.sets ?? {}, type.trade.forbids));
  type.members.clear();
  type.asCatalogued.clear();
}

export class TypesOnDemand extends Map<string, Type> {
  readonly #made = new Map<string, Type>();
  readonly #compile: (id: string) => Type;
  readonly #selections: Selections;

  constructor(ids: readonly string[], compile: (id: string) => Type, selections: Selections) {
    super();
    this.#compile = compile;
    this.#selections = selections;
    for (const id of ids) this.set(id, undefined as unknown as Type);
  }

  override get(id: string): Type | undefined {
    const known = this.#made.get(id);
    if (known || !this.has(id)) return known;
    const type = this.#compile(id);
    this.#made.set(id, type);
    for (const one of this.#made.values()) givePicks(one, this.#selections);
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
