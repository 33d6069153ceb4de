import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { reachedBound } from "../../limits/bounds";
import { refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import type { Finding } from "../../contract/findings";
import { numberTexts } from "../../contract/values/json-text";
import type { MessageParts, Reading } from "../../contract/checks/reader";
import { limits } from "../../limits/limits";
import { type Route, type SentRequest, messageOf, xRequestIdHeader } from "../../exchange/message";
import type { Step } from "../../exchange/step";
import { arrivedStep, failMessage, handle } from "../../exchange/handle";
import { type ReceivedRequest, contextOf, staysHere } from "./request-context";
import { TooManySpaces, isDiskFull } from "../../store";
import { failBefore } from "./body/body-refusal";
import { parseText } from "./body/body-text";
import type { RefuseBeyond } from "./overload";
import type { Services } from "../services";
import type { PlainMessage } from "./short-way";
import { controlErrors } from "../../control/declare/refusals";
import { retrySoon, withStatus } from "../../exchange/delivery/bound-refusal";
import { answerRefusal } from "../../exchange/delivery/refusal";
import { send } from "../../exchange/delivery/send";

const moving = { ...controlErrors["space-moving"], errorType: "UPSTREAM_UNAVAILABLE" };

/** Refuses a message of a data space that is moving, as beyond a bound: an advice so that the POS repeats it. */
function refuseClosed(step: Step): void {
  const { route, res } = step.message;
  const refusal = refuse(withStatus(moving, route.operation), {
    freeString: `The data space is moving to another simulator. Nothing was processed. ${staysHere}`,
  });
  send(res, answerRefusal(step, { ...refusal, headers: retrySoon }));
}

/** Refuses a message that comes back from its own upstream: it is no part of the journal. */
function refuseLoop(
  { unmatched, clients }: Pick<Services, "unmatched" | "clients">,
  step: Step,
): void {
  const { req, res, space, user, receivedAt } = step.message;
  const [path = ""] = req.originalUrl.split("?");
  const why = { status: 500, reason: "loop" as const, nearest: [], user };
  const address = clients.addressOf(req);
  unmatched.note({ ...why, space, receivedAt, method: req.method, path, address });
  send(res, answerRefusal(step, refuse(commonErrors["upstream-loop"])));
}

/** A message as it was sent: its parts are those that nothing has put right yet. */
interface ParsedRequest extends ReceivedRequest {
  parts: MessageParts;
}

/** What came through Express. */
export function sentThrough(req: Request, res: Response): ParsedRequest {
  const path = { ...req.params } as Record<string, string>;
  const body: unknown = req.body;
  return { req, res, found: contextOf(res), parts: { path, query: queryOf(req), body } };
}

/** The handlers of an operation: everything from here on is the same for every operation of every family. */
export const serve = (
  services: Services,
  route: Route,
): (RequestHandler | ErrorRequestHandler)[] => [
  (req: Request, res: Response) => {
    takeMessage(services, route, sentThrough(req, res));
  },
  (error: unknown, req: Request, res: Response, next: (error: unknown) => void) => {
    if (failUnserved(services, route, sentThrough(req, res), error)) return;
    if (isDiskFull(error)) failBefore(services, route, res, error);
    else next(error);
  },
];

/** Takes a message that came the short way to its operation. */
export function plainMessageTaker(services: Services, refuseBeyond: RefuseBeyond) {
  const { store, settings } = services;
  const { bounds } = settings;
  return ({ req, res, found, sentBy, route, path, text }: PlainMessage): void => {
    const parts: MessageParts = { path, query: {}, body: undefined };
    const sent = { req, res, found, parts };
    try {
      const space = store.spaces.open(sentBy.digest, found.receivedAt, sentBy.user);
      if (space.requestsInSecond > bounds.requestsPerSecond) {
        refuseBeyond(sent, reachedBound(bounds, "requestsPerSecond"));
        return;
      }
      found.space = space;
      found.user = sentBy.user;
      found.sender = sentBy.digest;
      parts.body = parseText(found, text);
      takeMessage(services, route, sent);
    } catch (error) {
      if (error instanceof TooManySpaces) {
        refuseBeyond(sent, error.reached);
        return;
      }
      if (failUnserved(services, route, sent, error)) return;
      res.setHeader(xRequestIdHeader, found.xRequestId);
      failBefore(services, route, res, error);
    }
  };
}

/** Sends a message on its way. */
function takeMessage(services: Services, route: Route, sent: ParsedRequest): void {
  const step = toMessage(services, route, sent);
  if (step.message.space.isClosed) refuseClosed(step);
  else if (services.upstreams?.isLoop(step.message.req.headers.via) === true)
    refuseLoop(services, step);
  else void handle(step);
}

/**
 * Answers a message that could not be sent on its way; the failure is in the journal as any other failure of ours.
 * False: its data space is not known, so nothing was answered.
 */
function failUnserved(
  services: Services,
  route: Route,
  sent: ParsedRequest,
  error: unknown,
): boolean {
  if (sent.found.space === undefined) return false;
  void failMessage(toMessage(services, route, sent, unread), error);
  return true;
}

const unread = (): Reading => ({ violations: [], findings: [] });

/** Shows a number as it was sent, where it reads otherwise: 9007199254740993 is not ...992. */
function echoAsSent({ violations }: Reading, json: string): void {
  const texts = numberTexts(json);
  for (const violation of violations) {
    const sent = texts.get(violation.field);
    if (sent !== undefined && violation.value === String(Number(sent)))
      violation.value = sent.slice(0, limits.echoedValue);
  }
}

/** Most messages have no query to be parsed. */
const queryOf = (req: Request): Record<string, unknown> =>
  req.url.includes("?") ? { ...req.query } : {};

/** What becomes of a body that is not text in UTF-8: strict mode refuses it, lenient mode has findings. */
function takeEncoding(
  found: ParsedRequest["found"],
  { lenient }: Pick<Services["settings"], "lenient">,
): Finding[] {
  const { misencoded = [] } = found;
  if (misencoded.length === 0) return [];
  if (lenient)
    return misencoded.map(({ field, msg }) => ({
      code: "not-utf-8",
      field,
      text: `${field} ${msg}`,
    }));
  found.unreadable ??= refuse(commonErrors["body-unreadable"], { formatErrors: misencoded });
  return [];
}

/** The target of a request below a base path, as it was sent. */
const targetBelow = ({ sentTarget, originalUrl }: SentRequest, base: string): string =>
  (sentTarget?.startsWith(`${base}/`) === true ? sentTarget : originalUrl).slice(base.length);

/** A message at the door, with its identity. The caller has authenticated it. */
export function toMessage(
  services: Services,
  route: Route,
  { req, res, found, parts }: ParsedRequest,
  read = route.read,
): Step {
  const { space, user = "", sender = "" } = found;
  if (space === undefined) throw new Error("an operation was reached without a data space");
  const received = parts.body;
  const misencoded = takeEncoding(found, services.settings);
  const reading = found.unreadable === undefined ? read(parts) : unread();
  if (reading.violations.length > 0 && found.text !== undefined)
    echoAsSent(reading, found.text.toString());
  const { text } = found;
  found.text = undefined;
  reading.findings.push(...(found.bodyFindings ?? []), ...misencoded);
  const arrival = {
    route,
    req,
    res,
    space,
    user,
    sender,
    parts,
    received,
    reading,
    raw: found.raw?.toString(),
    target: targetBelow(req, route.base),
    sentBody: text,
    unreadable: found.unreadable,
    receivedAt: found.receivedAt,
    now: services.clocks.now(space),
    startedAt: found.startedAt,
    xRequestId: found.xRequestId,
  };
  const step = arrivedStep(services, messageOf(arrival, services.store));
  found.arrival = step;
  return step;
}
