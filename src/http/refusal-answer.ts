import type { Response } from "express";
import type { Refusal } from "../contract/answer";
import type { InterfaceContract } from "../contract/operation";
import { createGenerator, uuidFrom } from "../store";
import { errorAnswer } from "./exchange/error-detail";
import { send } from "./exchange/send";

/** No data space, and so no seed: what is generated follows from the message alone. */
const generate = createGenerator("");

/** Answers a request that belongs to no operation, or never got to one, with an ErrorDetail: that of the interface, where it is known. */
export function sendRefusal(res: Response, refusal: Refusal, contract?: InterfaceContract): void {
  const { method, originalUrl } = res.req;
  send(res, errorAnswer(refusal, { id: uuidFrom(generate("error", `${method} ${originalUrl}`)), contract }));
}
