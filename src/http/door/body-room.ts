import type { ServerResponse } from "node:http";
import { type Bounds, type ReachedBound, reachedBound } from "../../limits/bounds";
import { limits } from "../../limits/limits";
import type { Space } from "../../store";
import { type BodyRoom, foundOf } from "./locals";

/**
 * Small bodies, as messages are, are not counted: they cost little more than their headers, and who sends large ones
 * keeps no message from its operation. A large body also counts as further requests of the second, since it takes the
 * time of as many.
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
    const found = foundOf(res);
    if (found.space === undefined) found.largeBody = bytes;
    else countLarger(found.space, before ?? 0, bytes);
  };
  return (res, come) => {
    if (come <= limits.smallBodyBytes) return undefined;
    if (inAll + come - (bytesOf.get(res) ?? 0) > bounds.bodyBytesInAll)
      return reachedBound(bounds, "bodyBytesInAll");
    count(res, come);
    return undefined;
  };
}

/** Counts a large body, of which more bytes have come, as further requests of its second. */
export function countLarger(space: Space, before: number, bytes: number): void {
  space.requestsInSecond += requestsFor(bytes) - requestsFor(before);
}

const requestsFor = (bytes: number): number => Math.floor(bytes / limits.bodyBytesOfRequest);

/** Thrown where there is no room for a body. */
export class NoBodyRoom extends Error {
  static {
    this.prototype.name = "NoBodyRoom";
  }

  constructor(readonly reached: ReachedBound) {
    super(`no room: ${reached.limit} ${reached.of}`);
  }
}
