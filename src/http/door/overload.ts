import type { ServerResponse } from "node:http";
import { v4 } from "uuid";
import type { ReachedBound } from "../../limits/bounds";
import { noteUnmatched } from "./notes";
import { contextOf, receivedThrough } from "./raw-request";
import {
  type RequestFor,
  boundRefusal,
  type FailedMessage,
  errorAnswer,
  idsToReport,
} from "../../exchange/delivery/refusal";
import { type SentRequest, xRequestIdHeader } from "../../exchange/message";
import { send } from "../../exchange/delivery/send";
import { type Endpoint, fits, givenSegments, interfaceAt, isParameter } from "./routing";
import type { Services } from "../services";
import { noteRefused } from "../../store";
import { sweepUnread } from "./body/body-refusal";

/** A request, and where it is answered. */
interface OverloadedRequest {
  req: SentRequest;
  res: ServerResponse;
}

/** Answers a request for which a bound leaves no room. */
export type RefuseBeyond = (refused: OverloadedRequest, reached: ReachedBound) => void;

/**
 * The refusal is for what the request was for. Nothing more is read of its connection until the second is over: whoever
 * sends as fast as they can costs no more than their connections.
 */
export function createRefuseBeyond(
  services: Pick<Services, "time" | "unmatched" | "clients">,
  endpoints: readonly Endpoint[],
): RefuseBeyond {
  return ({ req, res }, reached) => {
    const { requestFor, failed } = meantBy(req, endpoints);
    const { receivedAt, xRequestId, space } = contextOf(res);
    if (space !== undefined) noteRefused(space, reached.bound, receivedAt);
    const refusal = boundRefusal(reached, requestFor);
    if (requestFor !== "control") noteBeyond(services, { req, res }, refusal.error.status, reached);
    if (!req.complete) sweepUnread(req, res);
    res.setHeader(xRequestIdHeader, xRequestId);
    send(res, errorAnswer(refusal, failed));
    pauseReading({ req, res }, () =>
      services.time.after(1000 - (receivedAt % 1000), () => req.socket.resume()),
    );
  };
}

/** Notes a message that a bound refuses; whoever asks the control API sees the answer. */
function noteBeyond(
  services: Pick<Services, "unmatched" | "clients">,
  { req, res }: OverloadedRequest,
  status: number,
  reached: ReachedBound,
): void {
  const path = req.originalUrl.replace(/\?.*$/s, "");
  noteUnmatched(
    services,
    { ...receivedThrough(req, res), path },
    {
      status,
      reason: "bound",
      nearest: [],
      reached,
    },
  );
}

/** Stops reading the connection of a request once that is answered; `wait` goes on with it, and can be called off. */
function pauseReading({ req: { socket }, res }: OverloadedRequest, wait: () => () => void): void {
  res.once("close", () => {
    if (socket.destroyed) return;
    socket.pause();
    socket.once("close", wait());
  });
}

/** Whether a request is for the control API. */
export const isForControl = ({ originalUrl }: Pick<SentRequest, "originalUrl">): boolean =>
  originalUrl.startsWith("/standin/");

/** What a request was for, by its method and path. */
function meantBy(
  req: SentRequest,
  endpoints: readonly Endpoint[],
): { requestFor: RequestFor; failed: FailedMessage } {
  if (isForControl(req)) return { requestFor: "control", failed: { id: v4() } };
  const { method, originalUrl } = req;
  const path = originalUrl.replace(/\?.*$/s, "");
  const called = endpoints.find((one) => one.operation.method === method && fits(one, path));
  if (called === undefined)
    return {
      requestFor: undefined,
      failed: { id: v4(), contract: interfaceAt(endpoints, path) },
    };
  const { id = v4(), originalId } = idsToReport({
    route: called,
    parts: { path: parametersIn(called, path), query: {}, body: undefined },
  });
  return { requestFor: called.operation, failed: { ...called, id, originalId } };
}

function parametersIn({ segments }: Endpoint, path: string): Record<string, string> {
  const given = givenSegments(path);
  return Object.fromEntries(
    segments.flatMap((segment, at) =>
      isParameter(segment) ? [[segment.slice(1, -1), given[at] ?? ""]] : [],
    ),
  );
}
