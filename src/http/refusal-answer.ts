import type { ServerResponse } from "node:http";
import { v4 } from "uuid";
import type { Refusal } from "../contract/answer";
import type { InterfaceContract } from "../contract/operation";
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
