import { createHash } from "node:crypto";

/** A stream of random numbers that follows from its seed alone. */
export interface Random {
  /** A whole number from 0 to `below` - 1. */
  int(below: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  /** A UUID, version 4. */
  uuid(): string;
}

// Taken out once: in a test's own context each look at a global is slow.
const { floor, imul } = Math;

/** Starts a stream; the same parts give the same stream. */
export function randomFrom(...parts: (string | number)[]): Random {
  let state = createHash("sha256").update(parts.join("\n")).digest().readUInt32LE();
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const int = (below: number): number => floor((next() / 2 ** 32) * below);
  const hex = (length: number): string => next().toString(16).padStart(8, "0").slice(0, length);
  return {
    int,
    pick: (list) => list[int(list.length)] as never,
    chance: (probability) => next() / 2 ** 32 < probability,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${"89ab"[int(4)]}${hex(3)}-${hex(8)}${hex(4)}`,
  };
}
