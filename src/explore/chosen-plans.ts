import { type Plan, type PlanSettings, type Strike, planId, trialsAt } from "./plan";
import { columnHeadings } from "./trials";

/** Which plans are wanted: those with a strike of one of these operations, and of one of these faults. */
interface PlanChoice {
  operations: readonly string[];
  /** Ids of columns of the matrix. */
  faults: readonly string[];
}

/** The names that can be chosen: the operations of these interfaces, and the faults. */
export function choices(
  contracts: PlanSettings["contracts"],
  interfaces?: readonly string[],
): PlanChoice {
  const operations = contracts
    .filter(({ name }) => interfaces?.includes(name) !== false)
    .flatMap((contract) => contract.operations)
    .filter(({ kind }) => kind !== "administration")
    .map(({ id }) => id);
  return { operations: [...new Set(operations)], faults: columnHeadings().map(({ id }) => id) };
}

/** Whether a plan is wanted; where no operation is named, each is, and so with the faults. */
export const isChosen =
  ({ operations, faults }: PlanChoice) =>
  ({ strikes }: Pick<Plan, "strikes">): boolean =>
    strikes.some(
      ({ at, trial }) =>
        (operations.length === 0 || operations.includes(at.operation)) &&
        (faults.length === 0 || faults.includes(trial.column)),
    );

/** A plan by its id, as an exploration of the same interfaces made it; undefined: there is none with these settings. */
export function planWithId(id: string, settings: PlanSettings): Plan | undefined {
  const [, name = "", strikeNames = ""] = /^([^:]+): (.+)$/.exec(id) ?? [];
  const strikes = strikeNames
    .split(", then ")
    .flatMap((strikeName) => strikeWithName(name, strikeName, settings) ?? []);
  return planId(strikes) === id ? { id, kind: id, strikes } : undefined;
}

function strikeWithName(
  name: string,
  strikeName: string,
  settings: PlanSettings,
): Strike | undefined {
  const [, operation = "", nth, trialName = ""] = /^(\S+) (\d+) (.+)$/.exec(strikeName) ?? [];
  const at = { interface: name, operation, nth: Number(nth) };
  const trial = trialsAt(at, settings).find(
    ({ id, times }) => (times === undefined ? id : `${id} x${times}`) === trialName,
  );
  return trial && { at, trial };
}

/** Tells operations and faults apart by their names; `unknown`: the first name that is neither. */
export function chosenAmong(
  names: readonly string[],
  { operations, faults }: PlanChoice,
): PlanChoice | { unknown: string; known: readonly string[] } {
  const known = [...operations, ...faults];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return { unknown, known };
  return {
    operations: names.filter((name) => operations.includes(name)),
    faults: names.filter((name) => faults.includes(name)),
  };
}
