import type { InterfaceContract, Operation } from "../contract/operation";
import { refusalsOf } from "../contract/refusals";
import { limits } from "../limits/limits";
import { orDidYouMean } from "../nearest-name";
import type { Rule } from "./definition";
import { milliseconds } from "./duration";
import type { Fault, Spread } from "./fault-definition";
import type { Mistake } from "./mistake";

type EditFault = Extract<Fault, { kind: "edit" }>;

/** The fault of a rule, and where the rule stands. */
export interface OwnFault {
  fault: Rule["fault"];
  /** Name of the operation that the rule is about. */
  id: string | undefined;
  path: string;
}

/**
 * What a fault cannot mean: a wait that is too long, a status or an error type that the contract does not
 * have for the operations that are meant.
 */
export function faultMistakes(
  own: OwnFault,
  meant: readonly Operation[],
  contracts: readonly InterfaceContract[],
): Mistake[] {
  const { fault, id, path } = own;
  if (fault === undefined) return [];
  if ("for" in fault && fault.for !== undefined) {
    const wrong = durationMistakes(fault.for, `${path}.fault.for`);
    if (wrong.length > 0) return wrong;
  }
  if (fault.kind === "edit") return editMistakes(fault, path);
  if (fault.kind === "refuse") return refusalMistakes(fault.errorType, own, meant, contracts);
  if (fault.kind !== "status" || fault.offContract === true) return [];
  const listed = meant.every((operation) => fault.status in operation.errors);
  if (listed) return [];
  const text =
    `the contract does not list ${fault.status} for ${id ?? "every operation"}; ask for it ` +
    "with offContract: true";
  return [{ path: `${path}.fault.status`, text }];
}

/** Headers that say where an answer ends, and those that Standin itself gives each answer. */
const ownHeaders = [
  "connection",
  "content-length",
  "keep-alive",
  "standin-exchange",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "x-request-id",
];

function editMistakes({ header = {}, ...edit }: EditFault, path: string): Mistake[] {
  const names = Object.keys(header);
  const { status, errorType, set, remove } = edit;
  const isEmpty = [status, errorType, set, remove].every((one) => one === undefined);
  if (isEmpty && names.length === 0) {
    const text = "an edit needs a status, an errorType, set, remove or header";
    return [{ path: `${path}.fault`, text }];
  }
  return names
    .filter((name) => ownHeaders.includes(name.toLowerCase()))
    .map((name) => ({
      path: `${path}.fault.header`,
      text: `${name} cannot be edited: it belongs to the connection, or is Standin's own`,
    }));
}

/** Each of the operations that are meant must be one that its interface refuses with this type. */
function refusalMistakes(
  type: string,
  { id, path }: OwnFault,
  meant: readonly Operation[],
  contracts: readonly InterfaceContract[],
): Mistake[] {
  const possible = contracts.flatMap((contract) =>
    contract.operations
      .filter((operation) => meant.includes(operation))
      .map((operation) => [...refusalsOf(contract, operation).keys()]),
  );
  if (id === undefined) {
    const text = "refuse needs the operation that is refused (on.operation)";
    return [{ path: `${path}.fault.kind`, text }];
  }
  if (possible.length === 0 || possible.some((types) => types.length === 0))
    return [{ path: `${path}.fault.kind`, text: `${id} cannot be refused` }];
  const common = (possible[0] ?? []).filter((one) =>
    possible.every((types) => types.includes(one)),
  );
  if (common.includes(type)) return [];
  const text = `${id} is not refused with ${type}; possible are ${common.join(", ")}${orDidYouMean(type, common)}`;
  return [{ path: `${path}.fault.errorType`, text }];
}

/** Nothing is held longer than the longest: a rule that asks for more would not get it. */
function durationMistakes(lasting: string | Spread, path: string): Mistake[] {
  const given = durationsIn(lasting, path);
  const tooLong = given.filter(({ duration }) => milliseconds(duration) > limits.heldMs);
  if (tooLong.length > 0) {
    return tooLong.map(({ at, duration }) => ({
      path: at,
      text: `${duration} is longer than the longest wait, ${limits.heldMs / 60_000}m`,
    }));
  }
  if (typeof lasting === "string" || !("uniform" in lasting)) return [];
  const { from, to } = lasting.uniform;
  return milliseconds(from) > milliseconds(to)
    ? [{ path: `${path}.uniform`, text: `${from} is more than ${to}` }]
    : [];
}

function durationsIn(lasting: string | Spread, path: string): { at: string; duration: string }[] {
  if (typeof lasting === "string") return [{ at: path, duration: lasting }];
  if ("normal" in lasting)
    return [
      { at: `${path}.normal.mean`, duration: lasting.normal.mean },
      { at: `${path}.normal.deviation`, duration: lasting.normal.deviation },
    ];
  return [
    { at: `${path}.uniform.from`, duration: lasting.uniform.from },
    { at: `${path}.uniform.to`, duration: lasting.uniform.to },
  ];
}
