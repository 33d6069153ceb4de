import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { type Standin, type StandinOptions, createStandin } from "../../../src";
import { type Client, openClient } from "./client";
import { tierName } from "./tier";

/** What a gate has counted when it ends. */
export interface Count {
  trials: number;
  /** Trials that really tried something: acknowledged, struck, reached. */
  effective: number;
  /** The gate fails below so many effective trials. */
  floor: number;
  /** Further figures for the line. */
  notes?: Readonly<Record<string, number | string>>;
}

/** One gate on its way. */
export interface Gate {
  readonly seed: string;
  /** Notes that the claim was broken. */
  violation(text: string): void;
  readonly violations: readonly string[];
  /** Starts a simulator whose defects count as violations; closed at the latest with the gate. */
  start(options?: StandinOptions): Promise<Standin>;
  /** Opens a client of a simulator; closed with the gate. */
  client(url: string): Client;
}

/** STANDIN_SEED; else a fixed seed, or by night a random one. */
export const seed: string =
  process.env["STANDIN_SEED"] ??
  (tierName === "nightly" ? randomBytes(6).toString("hex") : "standin-gates");

const shownViolations = 10;

function commitNow(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      cwd: __dirname,
      encoding: "utf8",
    }).trim();
  } catch {
    return "unknown";
  }
}

/** The gate's line, with the seed and the commit that make it replay. Throws when the gate fails. */
function report(id: string, violations: readonly string[], count: Count, startedAt: number): void {
  const { trials, effective, floor, notes = {} } = count;
  const commit = commitNow();
  const passed = violations.length === 0 && effective >= floor;
  const parts = [
    `gate ${id}`,
    `tier=${tierName}`,
    `trials=${trials}`,
    `effective=${effective}`,
    `floor=${floor}`,
    ...Object.entries(notes).map(([name, value]) => `${name}=${value}`),
    `violations=${violations.length}`,
    `seed=${seed}`,
    `commit=${commit}`,
    `seconds=${((performance.now() - startedAt) / 1000).toFixed(1)}`,
    passed ? "passed" : "FAILED",
  ];
  process.stdout.write(`${parts.join(" ")}\n`);
  if (passed) return;
  const lines = violations
    .slice(0, shownViolations)
    .map((text) => `${id} seed=${seed} commit=${commit}: ${text}`);
  if (effective < floor)
    lines.push(
      `${id} seed=${seed} commit=${commit}: ${effective} effective trials, below the floor of ${floor}`,
    );
  throw new Error(lines.join("\n"));
}

/** Declares a gate: a test that counts what it tried, prints it, and fails below its floor. */
export function gateTest(id: string, claim: string, body: (gate: Gate) => Promise<Count>): void {
  test(`${id}: ${claim}`, async () => {
    const violations: string[] = [];
    const open = new Set<{ close(): unknown }>();
    const startedAt = performance.now();
    const violation = (text: string): void => {
      violations.push(text);
    };
    const kept = <T extends { close(): unknown }>(one: T): T => {
      const close = (): unknown => {
        // A long run starts thousands: what is closed is let go.
        open.delete(closing);
        return one.close();
      };
      const closing = { ...one, close };
      open.add(closing);
      return closing;
    };
    const gate: Gate = {
      seed,
      violations,
      violation,
      start: async (options = {}) =>
        kept(
          await createStandin({
            onDefect: (text) => {
              violation(`defect: ${text}`);
            },
            ...options,
          }),
        ),
      client: (url) => kept(openClient(url)),
    };
    let count: Count = { trials: 0, effective: 0, floor: 1 };
    try {
      count = await body(gate);
    } catch (error) {
      violation(error instanceof Error ? (error.stack ?? error.message) : String(error));
    } finally {
      for (const one of [...open].reverse()) await one.close();
    }
    report(id, violations, count, startedAt);
  });
}
