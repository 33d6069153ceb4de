import type { DroppedJournal, Space } from "../../store";
import { memberOf } from "../../contract/values/member";
import { clockText } from "../message";
import type { ExchangeServices } from "../services";
import type { ServedFamily } from "../../simulator/core";

/** Outcome of a reset, and its status (contract 3, ResetResponse). */
export type ResetOutcome = "SUCCESSFUL" | "EMPTY_REQUEST" | "NO_ACK" | "NO_DEC" | "UNKNOWN_USER";

/** What a reset request says: the first check that fails gives the outcome. */
export function resetOutcome(body: unknown, readable: boolean): ResetOutcome {
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  if (!readable || !isObject) return "EMPTY_REQUEST";
  if (memberOf(body, "userDataWillBeLost") !== "TRUE") return "NO_ACK";
  return memberOf(body, "resetUserData") === "TRUE" ? "SUCCESSFUL" : "NO_DEC";
}

/**
 * Puts families of a data space back to the fixtures and drops their messages. Call it within a unit of work.
 * Scenario rules count from zero again: what they counted is gone.
 */
export function resetFamilies(
  services: ExchangeServices,
  space: Space,
  served: readonly ServedFamily[],
): void {
  const { store, runs, clocks, families } = services;
  const names = served.map(({ family }) => family.name);
  const others = families.map(({ family }) => family.name).filter((name) => !names.includes(name));
  store.spaces.renewStorage(space, others);
  store.onwardQueue.clear(space.id, names);
  const { journal } = space;
  store.spaces.renewJournal(
    space,
    others.length === 0
      ? undefined
      : {
          families: names,
          interfaces: served.flatMap(({ family }) => family.contracts.map(({ name }) => name)),
        },
  );
  const upTo = store.exchanges.range(space.journal)?.last ?? 0;
  noteDropped(services, space, "reset", { journal, next: { journal: space.journal, upTo } });
  runs.restart(space, clockText(clocks.now(space)));
  space.epoch += 1;
  store.undos.drop(space.id);
  services.housekeeping.begin();
}

/** Notes that the data space loses its journal. Call it within a unit of work. */
export function noteDropped(
  { store, clocks }: ExchangeServices,
  space: Space,
  by: DroppedJournal["by"],
  moved: Partial<DroppedJournal> = {},
): void {
  const clock = clockText(clocks.now(space));
  store.undos.noteDropped(space.id, { journal: space.journal, ...moved, by, clock });
}

/**
 * Puts a data space back to the fixtures and drops its messages. What it had is kept for an undo: it belongs to the
 * caller. Call it within a unit of work.
 */
export function resetAll(services: ExchangeServices, space: Space): void {
  const { store, runs, clocks, families } = services;
  noteDropped(services, space, "reset");
  store.spaces.renewAll(space);
  store.onwardQueue.clear(
    space.id,
    families.map(({ family }) => family.name),
  );
  runs.restart(space, clockText(clocks.now(space)));
  space.epoch += 1;
  services.housekeeping.begin();
}
