import { execFileSync } from "node:child_process";

/** Of the mutants of a room, so many per cent must be noticed. */
const floorPercent = 85;

function commitNow() {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}

/**
 * Prints a line as the other gates print it, and returns whether enough mutants were noticed. Trials: all mutants; effective: those
 * that some test noticed; floor: how many must be. Violations: mutants, or tests without any, that could not be run.
 */
export function reportMutants({
  room,
  killed,
  timedOut,
  survived,
  uncovered,
  violations,
  seed,
  startedAt,
}) {
  const effective = killed + timedOut;
  const trials = effective + survived + uncovered;
  const floor = Math.ceil((trials * floorPercent) / 100);
  const passed = trials > 0 && effective >= floor && violations === 0;
  const members = {
    tier: "nightly",
    room,
    trials,
    effective,
    floor,
    killed,
    timedOut,
    survived,
    uncovered,
    score: ((100 * effective) / Math.max(trials, 1)).toFixed(2),
    violations,
    ...(seed !== undefined && { seed }),
    commit: commitNow(),
    seconds: ((performance.now() - startedAt) / 1000).toFixed(1),
  };
  const text = Object.entries(members).map(([name, value]) => `${name}=${value}`);
  process.stdout.write(`gate T1 ${text.join(" ")} ${passed ? "passed" : "FAILED"}\n`);
  return passed;
}
