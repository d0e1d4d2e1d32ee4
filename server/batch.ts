// Work that waits for nothing but its turn: what is ready in one turn of the event loop goes on together, `largest` at
// a time, so that the sockets are read between one batch and the next. All of a batch are calculated, then all are
// written: each step finds the caches of the processor as the request before left them (npm run bench tells the gain).
// Only requests already admitted wait here, at most one per connection.

/** Nobody waits for more than this many others at once. */
const largest = 32;

let ready: (() => void)[] = [];

function release(): void {
  const batch = ready;
  if (batch.length > largest) {
    ready = batch.splice(largest);
    setImmediate(release);
  } else ready = [];
  for (const go of batch) go();
}

/** Resolves once the sockets of this turn have been read, in the order of asking. */
export function turn(): Promise<void> {
  return new Promise((resolve) => inTurn(resolve));
}

export function inTurn(go: () => void): void {
  if (ready.push(go) === 1) setImmediate(release);
}

/** Resolves when every calculation of the batch is done: ticks run once no promise is left to continue. */
export function batchDone(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}
