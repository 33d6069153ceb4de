import type { ServerResponse } from "node:http";
import type { ErrorRequestHandler } from "express";
import { v4 } from "uuid";
import { type Refusal, refuse } from "../../../contract/answer";
import { type ErrorEntry, commonErrors } from "../../../contract/error-catalogue";
import { hasMembers, textMember } from "../../../contract/values/member";
import { errorText } from "../../../error-code";
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

/** What body-parser calls the ways in which a body cannot be taken. */
const bodyErrors: Readonly<Record<string, ErrorEntry>> = {
  "entity.too.large": commonErrors["body-too-large"],
  "charset.unsupported": commonErrors["content-type-wrong"],
  "encoding.unsupported": commonErrors["content-type-wrong"],
};

/** The answer to a body that cannot be read. */
export const unreadableBody = (msg: string): Refusal =>
  refuse(commonErrors["body-unreadable"], { formatErrors: [{ field: "body", msg }] });

/** A body that cannot be decompressed: its parser passes on what the decompression threw, and gives it no type. */
const isUndecodable = (error: unknown): boolean =>
  hasMembers(error) && error["status"] === 400 && textMember(error, "type") === undefined;

/** The answer to what a parser of bodies threw. */
export function bodyRefusal(error: unknown): Refusal {
  const type = textMember(error, "type");
  const known = bodyErrors[type ?? ""];
  if (known !== undefined) return refuse(known, { freeString: known.when });
  if (isUndecodable(error)) return unreadableBody("is not what its Content-Encoding says");
  return unreadableBody(type === "entity.verify.failed" ? errorText(error) : "must be JSON");
}

/** Errors that nothing else has caught. A failure of ours is in the log, with its stack. */
export const answerErrors =
  (failures: Failures): ErrorRequestHandler =>
  (error: unknown, _req, res, _next) => {
    answerError(failures)(error, res);
  };

/** Answers an error; what has begun to be answered is broken off. */
export const answerError =
  (failures: Failures) =>
  (error: unknown, res: ServerResponse): void => {
    const refusal = uncaughtRefusal(error);
    if (refusal.error.status >= 500) failures.report(error, "failure inside the server");
    if (res.headersSent) res.destroy();
    else sendRefusal(res, refusal);
  };

function uncaughtRefusal(error: unknown): Refusal {
  if (error instanceof URIError)
    return refuse(commonErrors["http-broken"], { freeString: "The path cannot be decoded." });
  // Only the parsers of bodies name the type of their errors.
  return textMember(error, "type") !== undefined || isUndecodable(error)
    ? bodyRefusal(error)
    : failureRefusal(error, undefined);
}
