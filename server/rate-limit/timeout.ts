// Waits for an answer from elsewhere, but not for ever. When this process itself was held up, the answer may be lying
// there unread: what has arrived is read before anybody is declared late.
/** How long a request waits for whoever keeps the common count, in milliseconds; then its own process counts it. */
export const patienceMs = { redis: 200, primary: 250 };

export function patience(milliseconds: number, late: () => void): () => void {
  let over = false;
  const timer = setTimeout(() => {
    // Between a timer and an immediate the loop reads its sockets.
    setImmediate(() => {
      if (!over) late();
    });
  }, milliseconds);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
