import { reasonOf } from "../../exchange/delivery/send";
import { maskPansIn } from "../../contract/values/masking";
import type { RequestContext, ReceivedRequest } from "../door/raw-request";
import type { EndedRequest } from "../metrics/request-tally";
import type { SentRequest } from "../../exchange/message";
import type { Services } from "../services";
import { limits } from "../../limits/limits";

/** A response with its request, and what was found out about that. */
type EndedResponse = ReceivedRequest["res"] & {
  readonly req: SentRequest;
  readonly locals: RequestContext;
};

/** Counts a request when its response closes, and has it logged: one function for all, `this` is the response. */
export function createEndedRequests(
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
