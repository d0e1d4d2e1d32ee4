// Room for work in flight, shared fairly. When there is none left, the client with most bodies still half sent loses its
// oldest one: whoever sends slowly, from however many addresses, keeps nobody else out.
export interface Place {
  readonly client: string;
  /** null once the whole body is here: what is being worked on is never taken away */
  lose: (() => void) | null;
  left: boolean;
}

export class Places {
  readonly #sending = new Map<string, Set<Place>>();
  #taken = 0;

  constructor(readonly most: number) {}

  get taken(): number {
    return this.#taken;
  }

  /** null: all is taken by work that cannot be put off. */
  take(client: string, lose: () => void): Place | null {
    if (this.#taken >= this.most && !this.#makeRoom(client)) return null;
    const place: Place = { client, lose, left: false };
    const own = this.#sending.get(client);
    if (own) own.add(place);
    else this.#sending.set(client, new Set([place]));
    this.#taken++;
    return place;
  }

  /** Its body is whole. */
  settle(place: Place): void {
    place.lose = null;
    const own = this.#sending.get(place.client);
    if (own?.delete(place) && own.size === 0) this.#sending.delete(place.client);
  }

  leave(place: Place): void {
    if (place.left) return;
    place.left = true;
    this.settle(place);
    this.#taken--;
  }

  #makeRoom(client: string): boolean {
    let most = this.#sending.get(client) ?? new Set<Place>();
    for (const own of this.#sending.values()) if (own.size > most.size) most = own;
    const [oldest] = most;
    if (!oldest) return false;
    const { lose } = oldest;
    this.leave(oldest);
    lose?.();
    return true;
  }
}
