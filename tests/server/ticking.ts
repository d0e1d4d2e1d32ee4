// Timers that a test moves by hand: while it lasts nothing happens by itself, and after it all is as before.
//   await ticking(async (tick) => { watch(…); tick(120); })

interface Timer {
  at: number;
  readonly every: number | null;
  readonly go: () => void;
}

export async function ticking(use: (tick: (milliseconds: number) => void) => void | Promise<void>): Promise<void> {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const timers = new Set<Timer>();
  let now = 0;
  const set = (go: (...given: unknown[]) => void, ms: number, isRepeated: boolean, given: unknown[]) => {
    const timer: Timer = { at: now + ms, every: isRepeated ? ms : null, go: () => go(...given) };
    timers.add(timer);
    const refresh = (): void => {
      timer.at = now + ms;
      timers.add(timer);
    };
    return Object.assign(timer, { ref: () => timer, unref: () => timer, refresh });
  };
  const clear = (timer: Timer | null): void => void (timer && timers.delete(timer));
  Object.assign(globalThis, {
    setTimeout: (go: () => void, ms = 0, ...given: unknown[]) => set(go, ms, false, given),
    setInterval: (go: () => void, ms = 0, ...given: unknown[]) => set(go, ms, true, given),
    clearTimeout: clear,
    clearInterval: clear,
  });
  const tick = (milliseconds: number): void => {
    const until = now + milliseconds;
    for (;;) {
      const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      now = next.at;
      if (next.every === null) timers.delete(next);
      else next.at += next.every;
      next.go();
    }
    now = until;
  };
  try {
    await use(tick);
  } finally {
    Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval });
  }
}
