import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { limits } from "../../limits/limits";
import { NoBodyRoom } from "./body-room";
import { foundOf } from "./locals";

/** What body-parser throws for a body over the limit. */
export class BodyTooLarge extends Error {
  static {
    this.prototype.name = "BodyTooLarge";
  }

  readonly type = "entity.too.large";
}

/**
 * Has a parser take a body of these types up to a limit, and gives up as soon as it is known to be larger: by
 * what its head says, or by what has come. The parser alone would read such a body to its end.
 */
export const upTo =
  (limit: number, types: string[], parse: RequestHandler): RequestHandler =>
  (req, res, next) => {
    if (Number(req.headers["content-length"] ?? 0) > limit) {
      next(new BodyTooLarge());
      return;
    }
    if (req.is(types) === false) {
      next();
      return;
    }
    const { bodyRoom } = foundOf(res);
    // Nobody knows what is in a packed body: it counts as the largest that may be.
    const isPacked = (req.headers["content-encoding"] ?? "identity") !== "identity";
    let come = 0;
    let over = false;
    const count = (chunk: Buffer): void => {
      come += chunk.length;
      if (over) return;
      const refusal = come > limit ? new BodyTooLarge() : roomless();
      if (refusal === undefined) return;
      over = true;
      next(refusal);
    };
    const roomless = (): NoBodyRoom | undefined => {
      const reached = bodyRoom(res, isPacked ? limit : come);
      if (reached === undefined) return undefined;
      // The parser would keep what comes until it has all.
      req.unpipe();
      req.removeAllListeners("data");
      return new NoBodyRoom(reached);
    };
    req.on("data", count);
    void parse(req, res, (error?: unknown) => {
      req.off("data", count);
      // Nobody else reads it.
      if (error !== undefined) req.pause();
      if (!over) next(error);
    });
  };

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
