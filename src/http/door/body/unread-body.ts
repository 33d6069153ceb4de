import type { IncomingMessage, ServerResponse } from "node:http";
import { limits } from "../../../limits/limits";
import { type BodyRoom, contextOf } from "../request-context";
import { type Bounds, type ReachedBound, reachedBound } from "../../../limits/bounds";
import type { Space } from "../../../store";

/**
 * Counts large bodies alone. Small ones, as messages are, cost little more than their headers, and who sends large ones
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
    const found = contextOf(res);
    if (found.space === undefined) found.largeBody = bytes;
    else countLarger(found.space, before ?? 0, bytes);
  };
  return (res, come) => {
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

/**
 * Once a request is answered, reads on what is still coming of its body, so that the client gets to read the
 * answer; but not for ever: then the connection is cut.
 */
export function sweepUnread(req: IncomingMessage, res: ServerResponse): void {
  announceEnd(req, res);
  // Before Node's own listener, which would read to the end.
  res.prependOnceListener("finish", () => {
    if (req.complete || req.destroyed) return;
    const { socket } = req;
    const leave = socket.destroySoon.bind(socket);
    // Where the connection is not kept, Node would cut it now, and the answer with it.
    socket.destroySoon = () => {
      socket.end();
      req.once("end", leave);
    };
    const late = setTimeout(() => {
      socket.destroy();
    }, limits.connectionCheckMs);
    for (const end of ["end", "close"] as const)
      req.once(end, () => {
        clearTimeout(late);
      });
    let come = 0;
    req.on("data", (chunk: Buffer) => {
      come += chunk.length;
      if (come > limits.sweptBytes) socket.destroy();
    });
    // Tells Node that somebody reads.
    req.read(0);
    req.resume();
  });
}

/**
 * Says in the head of an answer that the connection ends with it, where the rest of the body is too long to be read:
 * a client would send its next message into a connection that is cut (RFC 9112, section 9.6).
 */
function announceEnd(req: IncomingMessage, res: ServerResponse): void {
  const length = Number(req.headers["content-length"] ?? Infinity);
  if (length <= limits.sweptBytes) return;
  let isKept = res.shouldKeepAlive;
  // Node asks for it when it writes the head.
  Object.defineProperty(res, "shouldKeepAlive", {
    get: () => isKept && req.complete,
    set(kept: boolean) {
      isKept = kept;
    },
  });
}
