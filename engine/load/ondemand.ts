// The types of a craft that was proven before, each compiled when it is first asked for. Compiling one may number new
// selections and sums: what was worked out with the old ones is worked out again.
//   craft.types.get('x') compiles x; craft.types.keys() compiles nothing
import type { Type } from '../craft.ts';

/** There are new selections: what is known of each row is worked out again. */
export function forget(type: Type): void {
  type.members.clear();
  type.asCatalogued.clear();
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
    for (const one of this.#made.values()) forget(one);
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
