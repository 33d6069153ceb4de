import { computed, effect, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { type ScenarioStatus, activeRuns, isOver } from "../control/scenarios/scenario-status";
import type { AddedFault } from "../control/scenarios/faults";
import type { AddedHold, HeldDecision, HeldMessages } from "../control/scenarios/holds";
import type { Quota } from "../control/spaces/quota";
import type { UndoStatus } from "../control/data/reset-and-undo";
import type { ClockChange } from "../time/space-clock";
import type { Role } from "../users";
import { announce } from "./announce";
import { ApiRefusal, ask, credentials, isServerGone, lackedRoles, fetchAnswer } from "./api";
import { beginnings, onArrival, onEvent, oldest, restart } from "./feed";
import { clock, keepClock, whileSeen } from "./moment";
import { newReading } from "./reading";

export const scenario = signal<ScenarioStatus | undefined>(undefined);

/** The scenarios that run, in the order in which their rules are tried. */
export const running = computed(() =>
  scenario.value === undefined ? [] : activeRuns(scenario.value),
);

/** Whether none of them strikes any more. */
export const isAllOver = computed(() => running.value.every(isOver));

/** The messages that the tester holds, and what is to be held. */
export const heldMessages = signal<HeldMessages | undefined>(undefined);

/** How much of its bounds the data space uses. */
const quota = signal<Quota | undefined>(undefined);

/** Share of a bound from which on the header says how much of it is used. */
const noticeableShare = 0.8;

/** The bounds of which that much is used, the fullest first. Of a journal the oldest messages make room. */
export const fullBounds = computed(() =>
  Object.entries(quota.value?.bounds ?? {})
    .map(([name, of]) => ({ name, ...of, share: of.bound === 0 ? 0 : of.used / of.bound }))
    .filter(({ name, share }) => name !== "journalExchanges" && share >= noticeableShare)
    .sort((one, other) => other.share - one.share),
);

/** The roles of whoever is signed in; undefined: not known, or there is no users file. */
export const ownRoles = signal<readonly Role[] | undefined>(undefined);

/** Whether the user has a role, or nobody knows. */
export const mayHaveRole = (role: Role): boolean =>
  ownRoles.value?.includes(role) ?? !lackedRoles.value.has(role);

interface ForTestersParts {
  children: ComponentChildren;
  /** What others have in its place; absent: nothing. */
  otherwise?: ComponentChildren;
}

/** What leads to pages that a tester may see, such as messages and the verdict. */
export const ForTesters = ({ children, otherwise }: ForTestersParts): ComponentChildren =>
  mayHaveRole("tester") ? children : otherwise;

/** The change that can be taken back. */
export const undoable = signal<UndoStatus | undefined>(undefined);

/** Something was just done that can be taken back: `undoable` says what. */
export const isUndoOffered = signal(false);

/** How what the data space held was just replaced by somebody else; empty: it was not. */
export const justReplaced = signal("");

/** How long that is offered beside the page, in milliseconds. */
const offeredFor = 20_000;
let offering: ReturnType<typeof setTimeout> | undefined;

/** Says for a while what somebody else has done to the data space. */
function sayReplaced(text: string): void {
  if (underWay > 0) return;
  announce(text);
  justReplaced.value = text;
  offerAWhile();
}

function offerAWhile(): void {
  clearTimeout(offering);
  offering = setTimeout(() => {
    isUndoOffered.value = false;
    justReplaced.value = "";
  }, offeredFor);
}

/** Learns what can be taken back; what was done since it was learnt last is offered for a while. */
function takeUndoable(found: UndoStatus): void {
  const before = undoable.peek();
  undoable.value = found;
  if (before === undefined || !found.available) return;
  if (before.available && before.until === found.until) return;
  isUndoOffered.value = !found.isUndo;
  offerAWhile();
}

/** What the simulator refused, in its words. */
export const refusal = signal("");

/** Time between two looks at what no message tells of, in milliseconds. */
const lookEvery = 10_000;

/** How far each part of the header has come. */
export const statusReadings = {
  clock: newReading(() => fetchAnswer("GET /clock"), keepClock),
  scenario: newReading(
    () => fetchAnswer("GET /scenario"),
    (found) => {
      scenario.value = found;
    },
  ),
  held: newReading(
    () => fetchAnswer("GET /held"),
    (found) => {
      heldMessages.value = found;
    },
  ),
  quota: newReading(
    () => fetchAnswer("GET /quota"),
    (found) => {
      quota.value = found;
      ownRoles.value = Array.isArray(found.roles) ? found.roles : undefined;
    },
  ),
  undo: newReading(() => fetchAnswer("GET /undo"), takeUndoable),
};

/** Reads what the header shows; of those who may not see it only their roles. */
export function refreshStatus(): void {
  if (credentials.peek() === undefined) return;
  const { quota: own, ...others } = statusReadings;
  own.again();
  if (lackedRoles.peek().has("tester")) return;
  for (const reading of Object.values(others)) reading.again();
}

/** Forgets what the header shows: it is that of another data space. */
function forgetStatus(): void {
  for (const reading of Object.values(statusReadings)) reading.end();
  clock.value = scenario.value = undoable.value = heldMessages.value = undefined;
  quota.value = undefined;
}

/** Keeps clock and scenario as they are: both change with what somebody does here, and strikes with messages. */
export function startStatus(): void {
  let last = credentials.peek()?.user;
  credentials.subscribe((now) => {
    forgetStatus();
    if (now?.user !== last) ownRoles.value = undefined;
    last = now?.user;
    refreshStatus();
  });
  effect(() => {
    if (beginnings.value > 0 && !isServerGone.value) refreshStatus();
  });
  onEvent("reset", sayReplaced);
  onArrival((arrived) => {
    if (arrived.some(({ strikes }) => strikes.length > 0)) refreshStatus();
  });
  whileSeen(lookEvery, () => {
    if (!isServerGone.value && credentials.value !== undefined) refreshStatus();
  });
}

/** How much of what a person asked for here is on its way. */
let underWay = 0;

/** Does what a person asked for. A refusal is shown; else `done` is said, or what it makes of the result. */
export async function doing<T>(
  done: string | ((result: T) => string),
  action: () => Promise<T>,
): Promise<void> {
  refusal.value = "";
  underWay += 1;
  try {
    const result = await action();
    announce(typeof done === "string" ? done : done(result));
    refreshStatus();
  } catch (error) {
    if (!(error instanceof ApiRefusal)) refusal.value = "The simulator did not answer.";
    else if (error.status !== 401) refusal.value = error.message;
  } finally {
    underWay -= 1;
  }
}

/** Moves, freezes or releases the clock. */
export const changeClock = (done: string, change: ClockChange): Promise<void> =>
  doing(done, async () => {
    keepClock(await fetchAnswer("PUT /clock", { body: change }));
  });

/** Starts a scenario of the library, or a draft. */
export const startScenario = (name: string): Promise<void> =>
  doing(`The scenario ${name} was started`, async () => {
    scenario.value = await fetchAnswer("PUT /scenario", { body: { name } });
  });

/** Stops the scenarios that run, or the one of this name. */
export const stopScenario = (name?: string): Promise<void> =>
  doing(
    name === undefined ? "The scenario was stopped" : `The scenario ${name} was stopped`,
    async () => {
      await ask("DELETE /scenario", { query: { name } });
    },
  );

/** Adds a fault, until it is stopped or has struck so often. */
export const addFault = (body: AddedFault): Promise<void> =>
  doing("The fault strikes from now on", async () => {
    await ask("POST /faults", { body });
  });

/** Stops a fault that was added. */
export const clearFault = (name: string): Promise<void> =>
  doing(`The fault ${name} was stopped`, async () => {
    await ask("DELETE /faults", { query: { name } });
  });

/** Holds messages that come from now on. */
export const addHold = (body: AddedHold): Promise<void> =>
  doing("Messages are held from now on", async () => {
    await ask("POST /holds", { body });
  });

/** Ends a hold: what it holds goes on as it is. */
export const endHold = (name: string): Promise<void> =>
  doing(`The hold ${name} was ended`, async () => {
    await ask("DELETE /holds", { query: { name } });
  });

/** Decides what becomes of a held message. */
export const decide = (number: number, body: HeldDecision): Promise<void> =>
  doing(`Message ${number} goes on`, async () => {
    await ask("POST /held/{number}", { params: { number }, body });
  });

/** Takes back the last change. */
export const undo = (): Promise<void> =>
  doing(
    ({ text }) => `Undone: ${text}`,
    async () => {
      const undone = await fetchAnswer("POST /undo");
      oldest.value = undefined;
      restart();
      return undone;
    },
  );

/** Puts the data space back to its fixtures, and drops its messages. */
export const reset = (): Promise<void> =>
  doing("The data space was reset", async () => {
    await ask("POST /reset");
    oldest.value = null;
    restart();
  });
