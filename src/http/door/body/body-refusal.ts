import type { ServerResponse } from "node:http";
import { v4 } from "uuid";
import { type Refusal, refuse } from "../../../contract/answer";
import { type ErrorEntry, commonErrors } from "../../../contract/error-catalogue";
import { type Failures } from "../../../simulator/failures";
import { failureRefusal } from "../../../exchange/delivery/bound-refusal";
import type { InterfaceContract, Operation } from "../../../contract/operation";
import { errorAnswer } from "../../../exchange/delivery/refusal";
import { send } from "../../../exchange/delivery/send";

/**
 * Answers a request that belongs to no operation, or never got to one, with an ErrorDetail: that of the
 * interface, where it is known. Without a data space its id is random.
 */
export function sendRefusal(
  res: ServerResponse,
  refusal: Refusal,
  contract?: InterfaceContract,
  id = v4(),
): void {
  send(res, errorAnswer(refusal, { id, contract }));
}

/** Reports what failed on the way to an operation, before a data space was known, and answers it. */
export function failBefore(
  { failures }: { failures: Failures },
  { operation, contract }: { operation: Operation; contract: InterfaceContract },
  res: ServerResponse,
  error: unknown,
): void {
  failures.report(error, "failure inside the server", { operation: operation.id });
  send(res, errorAnswer(failureRefusal(error, operation), { contract, operation, id: v4() }));
}

/** The refusal of a method that a path does not take, with those that it takes. */
export function methodRefusal(methods: readonly string[]): Refusal {
  const allow = methods.join(", ");
  return {
    ...refuse(commonErrors["method-wrong"], { freeString: `This path takes ${allow}.` }),
    headers: { allow },
  };
}

/** The answer to a body that cannot be read. */
export const unreadableBody = (msg: string): Refusal =>
  refuse(commonErrors["body-unreadable"], { formatErrors: [{ field: "body", msg }] });

/** Why a body cannot be taken. */
type BodyMistake =
  | "too-large"
  | "charset-unknown"
  | "encoding-unknown"
  | "broken-off"
  | "undecodable"
  | "text-wrong";

/** A body that cannot be taken. `told` tells what is wrong with its text. */
export class BodyRefused extends Error {
  static {
    this.prototype.name = "BodyRefused";
  }

  constructor(
    readonly mistake: BodyMistake,
    readonly told = mistake.replace("-", " "),
  ) {
    super(told);
  }
}

const bodyErrors: Partial<Record<BodyMistake, ErrorEntry>> = {
  "too-large": commonErrors["body-too-large"],
  "charset-unknown": commonErrors["content-type-wrong"],
  "encoding-unknown": commonErrors["content-type-wrong"],
};

/** The answer to a body that cannot be taken. */
export function bodyRefusal({ mistake, told }: BodyRefused): Refusal {
  const known = bodyErrors[mistake];
  if (known !== undefined) return refuse(known, { freeString: known.when });
  return unreadableBody(mistake === "undecodable" ? "is not what its Content-Encoding says" : told);
}

/** Answers an error that nothing else has caught; a failure of ours is in the log. Breaks off what is half answered. */
export const answerError =
  (failures: Failures) =>
  (error: unknown, res: ServerResponse): void => {
    const refusal = uncaughtRefusal(error);
    if (refusal.error.status >= 500) failures.report(error, "failure inside the server");
    if (res.headersSent) res.destroy();
    else sendRefusal(res, refusal);
  };

function uncaughtRefusal(error: unknown): Refusal {
  if (error instanceof BodyRefused) return bodyRefusal(error);
  return error instanceof URIError ? undecodablePath : failureRefusal(error, undefined);
}

/** The answer to a path with escapes that mean nothing. */
export const undecodablePath = refuse(commonErrors["http-broken"], {
  freeString: "The path cannot be decoded.",
});
