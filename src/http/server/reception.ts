import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { reasonOf } from "../../exchange/delivery/send";
import { maskPansIn } from "../../contract/values/masking";
import { type SentRequest, wellFormedXRequestId, xRequestIdHeader } from "../../exchange/message";
import { createBodyRoom } from "../door/body/body-refusal";
import type { RequestContext, ReceivedRequest } from "../door/raw-request";
import type { EndedRequest } from "../metrics/request-tally";
import type { Services } from "../services";
import { limits } from "../../limits/limits";

/** Gives each request its `X-Request-Id`: the one that it brings, where that is well-formed, else a new one. */
function createXRequestIds(): (req: IncomingMessage) => string {
  const ofProcess = randomBytes(4).toString("hex");
  let made = 0;
  return ({ headers }) => {
    const sent = headers[xRequestIdHeader];
    if (typeof sent === "string" && wellFormedXRequestId.test(sent)) return sent;
    made += 1;
    return `${ofProcess}-${made.toString(36)}`;
  };
}

/** Escapes of letters, digits, `-`, `_` and `~`, which mean what they stand for (RFC 3986, 6.2.2.2). */
const needless = /%(?:[46][1-9a-f]|[57][\da]|3\d|2d|5f|7e)/gi;

/** A target without needless escapes in its path: `/%72edemptions` is `/redemptions`. */
const decodedLetters = (target: string): string =>
  target.includes("%")
    ? target.replace(/^[^?]*/, (path) => path.replace(needless, decodeURIComponent))
    : target;

/** Notes when a request arrived; has it counted and logged when it has ended. */
export function createReception(
  services: Pick<Services, "clients" | "instant" | "log" | "settings" | "tally" | "time">,
) {
  const { instant } = services;
  const xRequestIdOf = createXRequestIds();
  const ended = createEndedRequests(services);
  const bodyRoom = createBodyRoom(services.settings.bounds);
  return (incoming: IncomingMessage, response: ServerResponse): ReceivedRequest => {
    const { method = "" } = incoming;
    const { url: sentTarget = "" } = incoming;
    const originalUrl = decodedLetters(sentTarget);
    incoming.url = originalUrl;
    const { receivedAt, startedAt } = instant();
    const xRequestId = xRequestIdOf(incoming);
    const found: RequestContext = { xRequestId, bodyRoom, receivedAt, startedAt };
    const req = Object.assign(incoming, { method, originalUrl, sentTarget });
    const res = Object.assign(response, { locals: found });
    res.once("close", ended);
    return { req, res, found };
  };
}

/** A response with its request, and what was found out about that. */
type EndedResponse = ReceivedRequest["res"] & {
  readonly req: SentRequest;
  readonly locals: RequestContext;
};

/** Counts a request when its response closes, and has it logged: one function for all, `this` is the response. */
function createEndedRequests(
  services: Pick<Services, "log" | "tally" | "time" | "clients">,
): (this: EndedResponse) => void {
  const { log, tally, time } = services;
  const logged = log.isLevelEnabled("info") ? logRequest(services) : undefined;
  return function () {
    const received = { req: this.req, res: this, found: this.locals };
    const ms = time.monotonic() - this.locals.startedAt;
    tally.ended(endedRequest(received, ms));
    logged?.(received, ms);
  };
}

/** A request that has ended, for the tally. */
function endedRequest({ req, res, found }: ReceivedRequest, ms: number): EndedRequest {
  return {
    ...reachedBy(req.originalUrl, found),
    status: statusOf(res),
    seconds: ms / 1000,
    faults: found.arrival?.course.decided?.appliedFaults.length ?? 0,
  };
}

function reachedBy(
  target: string,
  { arrival }: RequestContext,
): Pick<EndedRequest, "interface" | "operation"> {
  if (arrival === undefined)
    return { interface: target.startsWith("/standin/") ? "control" : "none", operation: "none" };
  const { contract, operation } = arrival.message.route;
  return { interface: contract.name, operation: operation.id };
}

/** The status with which a request was answered; null: no answer went out. */
const statusOf = (res: ReceivedRequest["res"]): number | null =>
  res.writableFinished ? res.statusCode : null;

/** One line for a finished request: what arrived, from whom, what was answered and why, which fault was applied. */
const logRequest =
  ({ log, clients }: Pick<Services, "log" | "clients">) =>
  ({ req, res, found }: ReceivedRequest, ms: number): void => {
    const { method, originalUrl } = req;
    const { arrival, xRequestId, user } = found;
    const decided = arrival?.course.decided;
    const refusedFor = reasonOf(res);
    log.info(
      {
        xRequestId,
        ...(user !== undefined && { user }),
        address: clients.addressOf(req),
        method,
        path: maskPansIn(originalUrl).slice(0, limits.loggedPath),
        status: statusOf(res),
        ms: Math.round(ms * 10) / 10,
        ...(arrival && {
          exchange: decided?.number,
          interface: arrival.message.route.contract.name,
          operation: arrival.message.route.operation.id,
          state: decided?.stateAfter,
        }),
        ...(decided &&
          decided.appliedFaults.length > 0 && {
            fault: decided.appliedFaults.map(({ text }) => text).join("; "),
          }),
        ...(refusedFor !== undefined && {
          reason: maskPansIn(refusedFor).slice(0, limits.loggedReason),
        }),
      },
      "request",
    );
  };

/**
 * Begins so many requests in a turn of the event loop; the others wait, those of each credentials in a line of their
 * own, for their turn. Node accepts one connection a turn: if a turn took all that came, a new client would wait for a
 * message of every other one, and that once for each connection before its own.
 */
interface RequestTurns {
  /** Requests that may begin now. Who begins one counts it off. */
  left: number;
  /** Begins a request in one of the next turns. */
  later(received: ReceivedRequest): void;
}

export function createRequestTurns(begin: (received: ReceivedRequest) => void): RequestTurns {
  const lines = new Map<string, ReceivedRequest[]>();
  const turns: RequestTurns = {
    left: limits.requestsATurn,
    later(received) {
      const { authorization = "" } = received.req.headers;
      const line = lines.get(authorization);
      if (line !== undefined) line.push(received);
      else if (lines.set(authorization, [received]).size === 1) setImmediate(takeTurn);
    },
  };
  /** The first of the line whose turn it is; the line goes to the end. */
  const first = (): ReceivedRequest | undefined => {
    for (const [authorization, line] of lines) {
      lines.delete(authorization);
      const received = line.shift();
      if (line.length > 0) lines.set(authorization, line);
      return received;
    }
    return undefined;
  };
  const takeTurn = (): void => {
    let left: number = limits.requestsATurn;
    for (; left > 0 && lines.size > 0; left -= 1) {
      const received = first();
      if (received !== undefined) begin(received);
    }
    // Where some still wait, nobody who comes overtakes them.
    turns.left = lines.size > 0 ? 0 : left;
    if (lines.size > 0) setImmediate(takeTurn);
  };
  return turns;
}
