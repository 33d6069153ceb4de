import type { InterfaceContract, Operation } from "../contract/operation";
import { valueAt } from "../contract/values/json-value";
import { limits } from "../limits/limits";
import { type Match, isInGroup } from "../scenario/definition";
import { milliseconds } from "../scenario/duration";
import type { Moment } from "../scenario/faults";
import type { AppliedFault } from "../scenario/runs";
import type { Space } from "../store";
import { type Bounds, type ReachedBound, reachedBound } from "../limits/bounds";

/** Tells those who wait for the outcome of a request that something has become of it. */
interface Settlements {
  /**
   * `signal` is aborted once the request is settled; `end` stops waiting. `family`: that of the request; undefined: any
   * reset ends the wait.
   */
  watch(space: Space, id: string, family?: string): { signal: AbortSignal; end: () => void };
  /** How many requests somebody waits for. */
  readonly watched: { readonly size: number };
  /** Something was decided about requests; null: about none. */
  settled(space: Space, ids: readonly (string | null)[]): void;
  /** The data space was reset or restored: ends every wait, or those for requests of a family that was reset alone. */
  endAll(space: Space, family?: string): void;
}

interface Watcher {
  controller: AbortController;
  family: string | undefined;
}

export function createSettlements(): Settlements {
  const watchers = new Map<string, Set<Watcher>>();
  const keyOf = (space: Space, id: string): string => `${space.id} ${id}`;
  return {
    watch(space, id, family) {
      const key = keyOf(space, id);
      const watcher = { controller: new AbortController(), family };
      const others = watchers.get(key) ?? new Set();
      watchers.set(key, others.add(watcher));
      return {
        signal: watcher.controller.signal,
        end() {
          others.delete(watcher);
          if (others.size === 0 && watchers.get(key) === others) watchers.delete(key);
        },
      };
    },
    watched: watchers,
    settled(space, ids) {
      for (const id of ids)
        for (const { controller } of [...(watchers.get(keyOf(space, id ?? "")) ?? [])])
          controller.abort();
    },
    endAll(space, only) {
      const waiting = [...watchers].flatMap(([key, found]) =>
        key.startsWith(keyOf(space, "")) ? [...found] : [],
      );
      for (const { controller, family = only } of waiting)
        if (only === undefined || family === only) controller.abort();
    },
  };
}

/** Counts the exchanges that faults hold open, and bounds them. */
interface HeldExchanges {
  /** Takes a place; undefined: there is none left. The result gives it back. */
  take(space: Space): (() => void) | undefined;
  /** The bound that leaves the space no place, if one does. */
  fullness(space: Space): ReachedBound | undefined;
  /** How many a data space holds. */
  count(space: Space): number;
  /** How many all data spaces hold. */
  total(): number;
}

export function createHeldExchanges(bounds: Bounds): HeldExchanges {
  const counts = new Map<number, number>();
  let total = 0;
  const count = (space: Space): number => counts.get(space.id) ?? 0;
  const fullness: HeldExchanges["fullness"] = (space) => {
    if (count(space) >= bounds.heldExchanges) return reachedBound(bounds, "heldExchanges");
    return total >= bounds.heldExchangesInAll
      ? reachedBound(bounds, "heldExchangesInAll")
      : undefined;
  };
  return {
    fullness,
    count,
    total: () => total,
    take(space) {
      if (fullness(space) !== undefined) return undefined;
      counts.set(space.id, count(space) + 1);
      total += 1;
      let given = false;
      return () => {
        if (given) return;
        given = true;
        total -= 1;
        const left = count(space) - 1;
        if (left === 0) counts.delete(space.id);
        else counts.set(space.id, left);
      };
    },
  };
}

/** The place of a message that is held, taken in its unit of work: what ends the wait may come next. */
export interface Place {
  /** False: there was none left. */
  readonly isTaken: boolean;
  /** Aborted when the request is settled that the message waits for, or the tester has decided. */
  readonly settled: AbortSignal | undefined;
  /** What the tester is shown of it; undefined: no tester holds it. */
  readonly byTester: HeldByTester | undefined;
  /** Gives the place back, and waits for nothing. */
  readonly end: () => void;
  /** The same, once the journal says how the message went on. */
  readonly goOn: () => void;
}

/** A message, as holds see it. */
interface HoldableMessage {
  readonly space: Space;
  readonly route: { readonly contract: InterfaceContract; readonly operation: Operation };
  readonly receivedAt: number;
  readonly received: unknown;
}

/** What the journal says struck a message that a tester holds, or decides about. */
export const testerSource = "tester";

/** Which messages a tester wants held, when, and for how long at most. */
export interface WantedHold {
  on: Pick<Match, "operation" | "messages">;
  interfaces: readonly string[];
  when: Moment;
  /** Absent: until it is ended. */
  times?: number | undefined;
  for: string;
}

/** A hold of a tester. */
export interface TesterHold extends WantedHold {
  /** hold-1, hold-2 and so on. */
  name: string;
  /** How many messages it has held. */
  held: number;
}

/** The first hold that a message meets, before and after its processing. */
export type MetHolds = Readonly<Record<Moment, TesterHold | undefined>>;

/** A message that a tester holds. Times are epoch milliseconds of real time. */
export interface HeldByTester {
  readonly number: number;
  readonly message: HoldableMessage;
  readonly hold: TesterHold;
  readonly since: number;
  readonly endsAt: number;
  /** The till that sent it, where it says so. */
  readonly terminal: string | undefined;
  /** When its client left. */
  gaveUpAt: number | undefined;
  /** Undefined: nothing was decided; `fault` undefined: it goes on as it is. */
  decision: { fault: AppliedFault | undefined } | undefined;
  /** Resolves once it has gone on. */
  readonly goneOn: Promise<void>;
  /** It has gone on. */
  readonly goOn: () => void;
}

/** The holds of the testers of all data spaces, and the messages that they hold. A stop ends them. */
interface Holds {
  add(space: Space, wanted: WantedHold): TesterHold;
  list(space: Space): TesterHold[];
  /** Ends the holds of these names. */
  end(space: Space, names: readonly string[]): void;
  /** The holds that a message meets. */
  metBy(message: HoldableMessage): MetHolds;
  /** As many messages are held as may be. */
  isFull(space: Space): boolean;
  /** Holds a message, which has a number in the journal. */
  take(message: HoldableMessage, number: number, hold: TesterHold): HeldByTester;
  /** The message is held no longer. */
  release(held: HeldByTester): void;
  /** Those that wait for a decision, the oldest first. */
  held(space: Space): HeldByTester[];
}

/** A reset of a data space, or a restored snapshot, ends its holds. */
interface SpaceHolds {
  epoch: number;
  restores: number;
  holds: TesterHold[];
  messages: Set<HeldByTester>;
}

export function createHolds(now: () => number): Holds {
  const bySpace = new WeakMap<Space, SpaceHolds>();
  const holdsOf = (space: Space): SpaceHolds => {
    const known = bySpace.get(space);
    const { epoch, restores } = space;
    if (known?.epoch === epoch && known.restores === restores) return known;
    const begun = { epoch, restores, holds: [], messages: new Set<HeldByTester>() };
    bySpace.set(space, begun);
    return begun;
  };
  return {
    add(space, wanted) {
      const found = holdsOf(space);
      const hold = { ...wanted, name: freeName(found.holds), held: 0 };
      found.holds.push(hold);
      return hold;
    },
    list: (space) => [...holdsOf(space).holds],
    end(space, names) {
      const found = holdsOf(space);
      found.holds = found.holds.filter(({ name }) => !names.includes(name));
    },
    metBy(message) {
      const met = holdsOf(message.space).holds.filter((hold) => isMet(hold, message));
      const first = (moment: Moment) => met.find(({ when }) => when === moment);
      return { before: first("before"), after: first("after") };
    },
    isFull: (space) => holdsOf(space).messages.size >= limits.heldByTester,
    take(message, number, hold) {
      const found = holdsOf(message.space);
      hold.held += 1;
      const held = heldMessage({ message, number, hold, since: now() });
      found.messages.add(held);
      return held;
    },
    release(held) {
      holdsOf(held.message.space).messages.delete(held);
    },
    held: (space) => [...holdsOf(space).messages].filter(({ decision }) => decision === undefined),
  };
}

/** The first name that no hold has. */
function freeName(holds: readonly TesterHold[]): string {
  for (let number = 1; ; number += 1)
    if (!holds.some(({ name }) => name === `hold-${number}`)) return `hold-${number}`;
}

function isMet({ on, interfaces, times, held }: TesterHold, { route }: HoldableMessage): boolean {
  const { operation, contract } = route;
  if (operation.kind === "administration" || !interfaces.includes(contract.name)) return false;
  if (times !== undefined && held >= times) return false;
  return on.operation === undefined
    ? isInGroup(operation, on.messages)
    : on.operation === operation.id;
}

interface TakenMessage {
  message: HoldableMessage;
  number: number;
  hold: TesterHold;
  since: number;
}

function heldMessage({ message, number, hold, since }: TakenMessage): HeldByTester {
  const terminal = valueAt(message.received, "originator.terminalId");
  let goOn: HeldByTester["goOn"] = () => undefined;
  const goneOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  return {
    number,
    message,
    hold,
    since,
    endsAt: since + milliseconds(hold.for),
    terminal: typeof terminal === "string" ? terminal : undefined,
    gaveUpAt: undefined,
    decision: undefined,
    goneOn,
    goOn,
  };
}

/** Those who wait for the decision about a message are told of it as of a settlement. */
export const decisionKey = (number: number): string => `held ${number}`;

/** How the journal tells of a hold. */
export const holdFault = ({ when, for: lasting }: WantedHold): AppliedFault => ({
  fault: { when, kind: "delay", for: lasting },
  effect: { waitMs: milliseconds(lasting) },
  source: testerSource,
  text: `the tester held it ${when} processing`,
});
