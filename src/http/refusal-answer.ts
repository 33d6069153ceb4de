import type { Response } from "express";
import { v4 } from "uuid";
import type { Refusal } from "../contract/answer";
import { errorAnswer } from "./exchange/error-detail";
import { send } from "./exchange/send";

/** Answers a request that belongs to no operation, or never got to one, with an ErrorDetail. */
export function sendRefusal(res: Response, refusal: Refusal): void {
  send(res, errorAnswer(refusal, { id: v4() }));
}
