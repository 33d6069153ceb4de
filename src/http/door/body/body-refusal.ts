import type { ServerResponse, IncomingMessage } from "node:http";
import { v4 } from "uuid";
import { type Refusal, refuse } from "../../../contract/answer";
import { type ErrorEntry, commonErrors } from "../../../contract/error-catalogue";
import type { Failures } from "../../../simulator/failures";
import { failureRefusal, errorAnswer } from "../../../exchange/delivery/refusal";
import type { InterfaceContract, Operation } from "../../../contract/operation";
import { send } from "../../../exchange/delivery/send";
import { limits } from "../../../limits/limits";
import { type BodyRoom, contextOf } from "../raw-request";
import { type Bounds, type ReachedBound, reachedBound } from "../../../limits/bounds";
import { type Space, countRecent } from "../../../store";

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

/** The answer to a body that cannot be read. */
export const unreadableBody = (msg: string): Refusal =>
  refuse(commonErrors["body-unreadable"], { formatErrors: [{ field: "body", msg }] });

/** Why a body cannot be taken. */
type BodyMistake =
  | "too-large"
  | "charset-unknown"
  | "encoding-unknown"
  | "broken-off"
  | "undecodable"
  | "text-wrong";

/** A body that cannot be taken. `told` tells what is wrong with its text. */
export class BodyRefused extends Error {
  static {
    this.prototype.name = "BodyRefused";
  }

  constructor(
    readonly mistake: BodyMistake,
    readonly told = mistake.replace("-", " "),
  ) {
    super(told);
  }
}

const bodyErrors: Partial<Record<BodyMistake, ErrorEntry>> = {
  "too-large": commonErrors["body-too-large"],
  "charset-unknown": commonErrors["content-type-wrong"],
  "encoding-unknown": commonErrors["content-type-wrong"],
};

/** The answer to a body that cannot be taken. */
export function bodyRefusal({ mistake, told }: BodyRefused): Refusal {
  const known = bodyErrors[mistake];
  if (known !== undefined) return refuse(known, { freeString: known.when });
  return unreadableBody(mistake === "undecodable" ? "is not what its Content-Encoding says" : told);
}

/** Answers an error that nothing else has caught; a failure of ours is in the log. Breaks off what is half answered. */
export const answerError =
  (failures: Failures) =>
  (error: unknown, res: ServerResponse): void => {
    const refusal = uncaughtRefusal(error);
    if (refusal.error.status >= 500) failures.report(error, "failure inside the server");
    if (res.headersSent) res.destroy();
    else sendRefusal(res, refusal);
  };

function uncaughtRefusal(error: unknown): Refusal {
  if (error instanceof BodyRefused) return bodyRefusal(error);
  return error instanceof URIError ? undecodablePath : failureRefusal(error, undefined);
}

/** The answer to a path with escapes that mean nothing. */
export const undecodablePath = refuse(commonErrors["http-broken"], {
  freeString: "The path cannot be decoded.",
});

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
  const more = requestsFor(bytes) - requestsFor(before);
  space.requestsInSecond += more;
  countRecent(space.requests, space.second * 1000, more);
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
