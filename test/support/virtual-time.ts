import type { Time } from "../../src";

/** Time that stands until somebody moves it. */
export class VirtualTime implements Time {
  private ms = 0;
  private readonly waits = new Set<{ at: number; due: () => void }>();

  now = (): number => Date.parse("2031-03-04T12:00:00.000Z") + this.ms;
  monotonic = (): number => this.ms;

  after(ms: number, due: () => void): () => void {
    const wait = { at: this.ms + ms, due };
    this.waits.add(wait);
    return () => {
      this.waits.delete(wait);
    };
  }

  /** Moves on, and calls what has fallen due. */
  advance(ms: number): void {
    this.ms += ms;
    for (const wait of [...this.waits].filter(({ at }) => at <= this.ms)) {
      this.waits.delete(wait);
      wait.due();
    }
  }
}

/** Clients that work at once in one time: it goes on when each of them waits, to the first that waits no longer. */
export class SharedTime {
  private waits: { at: number; due: () => void }[] = [];
  private working = 0;

  constructor(private readonly time: VirtualTime) {}

  /** Works through what each of them does, all at once. */
  async work(clients: readonly (() => Promise<void>)[]): Promise<void> {
    this.working = clients.length;
    await Promise.all(
      clients.map(async (client) => {
        await client();
        this.working -= 1;
        this.goOn();
      }),
    );
  }

  /** A client waits for so many milliseconds. */
  pass = (ms: number): Promise<void> =>
    new Promise((due) => {
      this.waits.push({ at: this.time.monotonic() + ms, due });
      this.goOn();
    });

  private goOn(): void {
    if (this.waits.length === 0 || this.waits.length < this.working) return;
    const first = Math.min(...this.waits.map(({ at }) => at));
    this.time.advance(first - this.time.monotonic());
    const over = this.waits.filter(({ at }) => at <= first);
    this.waits = this.waits.filter(({ at }) => at > first);
    for (const { due } of over) due();
  }
}
