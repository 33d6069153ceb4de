import { setImmediate as nextTurn } from "node:timers/promises";
import { type Standin, type StandinOptions, type StandinSpace, createStandin } from "../../src";
import { Client } from "./client";

/** Simulators that this test file started, and answers of theirs that broke the contract. */
const running: Standin[] = [];
const defects: string[] = [];

afterEach(() => {
  expect(defects.splice(0)).toEqual([]);
});

afterAll(async () => {
  await Promise.all(running.map((standin) => standin.close()));
});

/**
 * Starts a simulator on a free port, in memory. It is closed after the last test of the file, and an answer
 * that breaks the contract fails the test during which it was made.
 */
export async function startStandin(options: StandinOptions = {}): Promise<Standin> {
  const standin = await createStandin({ onDefect: (text) => defects.push(text), ...options });
  running.push(standin);
  return standin;
}

/** Someone with a data space that no other test uses: their client, and the space as its owner sees it. */
export interface Tester {
  client: Client;
  space: StandinSpace;
  user: string;
  password: string;
  standin: Standin;
}

let testers = 0;

/** A tester with a fresh data space of a simulator. */
export function newTester(standin: Standin, user?: string, ownPassword?: string): Tester {
  testers += 1;
  const name = user ?? `tester-${testers}`;
  const password = ownPassword ?? `secret-${testers}`;
  return {
    client: new Client(standin.url, name, password),
    space: standin.space(name, password),
    user: name,
    password,
    standin,
  };
}

/** Instant of the examples; before the expiry of the cards that are meant to be valid. */
export const exampleTime = "2031-03-04T12:00:00.000Z";

/** Stops the clock of a data space, so that answers can be compared byte by byte. */
export function freeze(space: StandinSpace, at = exampleTime): void {
  space.clock({ set: at, frozen: true });
}

/** Most turns of the event loop that a test waits for something that is about to happen. */
const turns = 100_000;

/** Lets the event loop turn until something is so. No time passes: what never comes fails at once. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    if (isSo()) return;
    await nextTurn();
  }
  throw new Error("what the test waits for did not happen");
}

/** Waits until faults hold so many exchanges of the space. */
export const untilHeld = (space: StandinSpace, count = 1): Promise<void> =>
  until(
    () =>
      space.messages({ limit: 1000 }).exchanges.filter(({ outcome }) => outcome === "held")
        .length >= count,
  );
