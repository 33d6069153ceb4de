/** Lets so many go on at a time, and so many in each second; others wait, first come first served. */
interface SendingTurns {
  /** Resolves when it is the caller's turn, to what ends it. */
  take: () => Promise<() => void>;
  /** Resolves when nobody waits or goes on any longer. */
  settled: () => Promise<void>;
}

/** Goes by real time, whatever the clock of a data space says: a provider is real. */
export function createSendingTurns(bounds: { atOnce: number; perSecond: number }): SendingTurns {
  const now = (): number => performance.now();
  const waiting: (() => void)[] = [];
  const idle: (() => void)[] = [];
  let going = 0;
  let nextAt = 0;
  let timer: NodeJS.Timeout | undefined;

  const mayBegin = (): boolean => {
    const early = nextAt - now();
    if (early <= 0) return true;
    timer ??= setTimeout(() => {
      timer = undefined;
      goOn();
    }, Math.ceil(early));
    return false;
  };
  const goOn = (): void => {
    while (waiting.length > 0 && going < bounds.atOnce && mayBegin()) {
      going += 1;
      // A second's worth may come at once after a pause: it is a rate, not a metronome.
      nextAt = Math.max(nextAt, now() - 1000) + 1000 / bounds.perSecond;
      waiting.shift()?.();
    }
    if (going === 0 && waiting.length === 0) for (const tell of idle.splice(0)) tell();
  };
  const end = (): (() => void) => {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      going -= 1;
      goOn();
    };
  };
  return {
    take: () =>
      new Promise((resolve) => {
        waiting.push(() => {
          resolve(end());
        });
        goOn();
      }),
    settled: () =>
      new Promise((resolve) => {
        idle.push(resolve);
        goOn();
      }),
  };
}
