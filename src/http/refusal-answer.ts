import type { ServerResponse } from "node:http";
import { v4 } from "uuid";
import { type Refusal, refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import type { InterfaceContract, Operation } from "../contract/operation";
import { type Failures, failureRefusal } from "./failures";
import { errorAnswer } from "./pipeline/error-detail";
import { send } from "./pipeline/send";

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
