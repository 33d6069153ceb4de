import type { RequestHandler } from "express";
import { limits } from "../../limits/limits";
import type { Space } from "../../store";
import { spaceOf } from "../../http/door/locals";
import { send } from "../../exchange/delivery/send";
import type { ControlOperationId } from "./operations";
import { wrongParameters } from "./refusals";

type Handler = (space: Space, req: Parameters<RequestHandler>[0]) => unknown;

/** A control operation: what it returns, or resolves to, is sent as JSON; undefined is 204. */
export const answering =
  (handler: Handler): RequestHandler =>
  async (req, res) => {
    const body = await handler(spaceOf(res), req);
    send(res, body === undefined ? { status: 204 } : { status: 200, body });
  };

/** Refuses the parameters that somebody sends to an operation that has none. */
export const refuseParameters: RequestHandler = (req, _res, next) => {
  const unknown = Object.keys(req.query);
  if (unknown.length === 0) {
    next();
    return;
  }
  const text = "is not a parameter; there are none";
  throw wrongParameters(
    unknown
      .slice(0, limits.reportedNames)
      .map((name) => ({ path: name.slice(0, limits.fieldPath), text })),
  );
};

/** What handles each operation, in turn. */
export type Handlers = Record<ControlOperationId, RequestHandler[]>;

/** What handles some of them. */
export type Some<K extends ControlOperationId> = Pick<Handlers, K>;
