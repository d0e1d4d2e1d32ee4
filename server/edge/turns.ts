// Work that waits for nothing but its turn. What is ready in one turn of the event loop goes on together, so many or so
// long at a time, and then the sockets are read again; all of a batch are calculated, then all are written: each step
// finds the caches of the processor as the request before left them (npm run bench tells the gain). Clients take turns:
// one with a hundred requests ready does not go before another with one. Only what has been admitted waits here, at most
// one request per connection.

/** Nobody waits for more than this many others, or this long, before the sockets are read. */
const largest = 32;
const longestMs = 10;

/** what is ready, by client; the client at the front is next */
const ready = new Map<string, (() => void)[]>();
let asked = false;

function release(): void {
  asked = false;
  const until = performance.now() + longestMs;
  for (let count = 0; count < largest && ready.size > 0; count++) {
    const [client, own] = ready.entries().next().value!;
    const go = own.shift()!;
    // With a single client there is nobody to let pass.
    if (own.length === 0 || ready.size > 1) ready.delete(client);
    if (own.length > 0) ready.set(client, own);
    go();
    if (performance.now() > until) break;
  }
  if (ready.size > 0) ask();
}

function ask(): void {
  if (asked) return;
  asked = true;
  setImmediate(release);
}

/** Calls back once the sockets of this turn have been read; the requests of a client in the order of asking. */
export function inTurn(client: string, go: () => void): void {
  const own = ready.get(client);
  if (own) own.push(go);
  else ready.set(client, [go]);
  ask();
}

/** Calls back when every calculation of the batch is done. */
export function afterBatch(go: () => void): void {
  process.nextTick(go);
}
