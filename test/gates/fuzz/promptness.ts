import type { Gate } from "../trial/report";
import { tierName } from "../trial/tier";

/**
 * What is measured. On a machine that has other work to do a wall clock tells little: beside other tests only what hangs counts as
 * late; alone (`STANDIN_TIMES=processor`) the processor time of this process is measured; by night, beside at most one other gate, the wall clock.
 */
const measure =
  tierName === "nightly"
    ? "wall clock"
    : process.env["STANDIN_TIMES"] === "processor"
      ? "processor"
      : "hanging";

/** The longest that an answer, or a reading, may take, in milliseconds. */
export const slowestMs = measure === "hanging" ? 60_000 : 1_000;

const nowMs = (): number => {
  if (measure !== "processor") return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Starts to measure; what it returns tells the milliseconds since. */
export function stopwatch(): () => number {
  const startedAt = nowMs();
  return () => nowMs() - startedAt;
}

/** So many of a thousand may be late once and prompt when tried again: a machine that stands still makes anything late. */
const excusedInAThousand = 5;
const furtherTries = 3;

/** Something that was late: what, and the way to try it again on its own, with the milliseconds that it takes then. */
export interface Late {
  what: string;
  ms: number;
  again: () => Promise<number> | number;
}

/** Notes as violations what is late each time that it is tried, and too much that was late once. `of`: how many were tried. */
export async function judgeLate(gate: Gate, late: readonly Late[], of: number): Promise<void> {
  if (late.length * 1_000 > of * excusedInAThousand) {
    gate.violation(
      `${late.length} of ${of} took longer than ${slowestMs} ms (${measure}): ${late[0]?.what ?? ""}`,
    );
    return;
  }
  for (const { what, ms, again } of late) {
    let least = ms;
    for (let tries = 0; tries < furtherTries && least > slowestMs; tries += 1)
      least = Math.min(least, await again());
    if (least > slowestMs)
      gate.violation(`${what}: at least ${Math.round(least)} ms each time (${measure})`);
  }
}
