import type { RequestHandler } from "express";
import type { Space } from "../../store";
import { spaceOf } from "../locals";
import { send } from "../pipeline/send";
import type { ControlOperationId } from "./operations";

type Handler = (space: Space, req: Parameters<RequestHandler>[0]) => unknown;

/** A control operation: what it returns, or resolves to, is sent as JSON; undefined is 204. */
export const answering =
  (handler: Handler): RequestHandler =>
  async (req, res) => {
    const body = await handler(spaceOf(res), req);
    send(res, body === undefined ? { status: 204 } : { status: 200, body });
  };

/** What handles each operation, in turn. */
export type Handlers = Record<ControlOperationId, RequestHandler[]>;

/** What handles some of them. */
export type Some<K extends ControlOperationId> = Pick<Handlers, K>;
