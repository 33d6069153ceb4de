import type { FaultOfStep } from "../../interfaces/family";
import type { Matchable } from "../../scenario/rule-conditions";
import type { OpenUnit, Space, UnitOfWork } from "../../store";
import type { ServedFamily, Services } from "../services";
import { watched } from "./onward";
import { keepOwnChanges } from "./own-changes";

/** Has a family do what has fallen due by the clock, at the start of a unit of work. The scenario has its say. */
export function catchUp(
  { runs }: Pick<Services, "runs">,
  { family }: ServedFamily,
  space: Space,
  unit: UnitOfWork,
): void {
  if (family.catchUp === undefined) return;
  const faultOf: FaultOfStep = ({ operation, body }) => {
    const contract = family.contracts.find(({ ownSteps = [] }) =>
      ownSteps.some(({ id }) => id === operation),
    );
    if (contract === undefined) throw new Error(`${operation} is not a step of ${family.name}`);
    const step: Matchable = {
      interface: contract.name,
      operation,
      path: {},
      query: {},
      headers: {},
      body,
      onlyByName: true,
    };
    const { before, after } = runs.matchRules(space, () => step, unit.at);
    return (before ?? after)?.effect;
  };
  family.catchUp(unit, faultOf);
}

/** The same in a transaction of its own, for those who only read. */
export function catchUpWithin(
  services: Pick<Services, "runs" | "store" | "onward" | "log">,
  served: ServedFamily,
  space: Space,
  unit: OpenUnit,
): void {
  if (served.family.catchUp === undefined) return;
  try {
    services.store.unit(() => {
      const seen = watched(services, served, unit);
      catchUp(services, served, space, seen.unit);
      seen.queue();
      keepOwnChanges(services, unit, "time");
    });
    services.onward?.courier.look();
  } catch (error) {
    services.runs.forget(space);
    throw error;
  }
}
