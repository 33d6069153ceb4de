import type { ServerResponse } from "node:http";
import { type Bounds, type ReachedBound, reachedBound } from "../bounds";
import { limits } from "../limits";

/**
 * Counts what has come of a request's body, in bytes, until the request has ended. Tells which bound is reached where
 * the bodies of all connections together leave no room for it; then none of it may be kept.
 */
export type BodyRoom = (res: ServerResponse, come: number) => ReachedBound | undefined;

/**
 * Small bodies, as messages are, are not counted: they cost little more than their headers, and who sends large ones
 * keeps no message from its operation.
 */
export function createBodyRoom(bounds: Bounds): BodyRoom {
  const bytesOf = new Map<ServerResponse, number>();
  let inAll = 0;
  const count = (res: ServerResponse, bytes: number): void => {
    const before = bytesOf.get(res);
    if (before === undefined)
      res.once("close", () => {
        inAll -= bytesOf.get(res) ?? 0;
        bytesOf.delete(res);
      });
    bytesOf.set(res, bytes);
    inAll += bytes - (before ?? 0);
  };
  return (res, come) => {
    if (come <= limits.smallBodyBytes) return undefined;
    if (inAll + come - (bytesOf.get(res) ?? 0) > bounds.bodyBytesInAll)
      return reachedBound(bounds, "bodyBytesInAll");
    count(res, come);
    return undefined;
  };
}

/** Thrown where there is no room for a body. */
export class NoBodyRoom extends Error {
  static {
    this.prototype.name = "NoBodyRoom";
  }

  constructor(readonly reached: ReachedBound) {
    super(`no room: ${reached.limit} ${reached.of}`);
  }
}
