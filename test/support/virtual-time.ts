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
