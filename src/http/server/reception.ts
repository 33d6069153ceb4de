import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { wellFormedXRequestId, xRequestIdHeader } from "../../exchange/message";
import { createBodyRoom } from "../door/body/unread-body";
import type { ReceivedRequest, RequestContext } from "../door/request-context";
import type { Services } from "../services";
import { createEndedRequests } from "./ended-requests";

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
export function createReception(services: Services) {
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
