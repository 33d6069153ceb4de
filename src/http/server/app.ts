import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import {
  type BoundName,
  type Bounds,
  type ReachedBound,
  controlShareOf,
  reachedBound,
} from "../../limits/bounds";
import { limits } from "../../limits/limits";
import type { Application } from "./application";
import { createAuthentication } from "../door/credentials/authenticate";
import { answerError } from "../door/body/body-refusal";
import { refuseHeaders, refuseRequest, refuseTarget } from "./broken-http";
import { type Guards, createDoor } from "../door/door";
import type { ReceivedRequest } from "../door/raw-request";
import { createReception, createRequestTurns } from "./reception";
import { type MountedInterface, mostFixedFirst } from "../door/routing";
import type { Services } from "../services";
import { rawSocketOf } from "../../exchange/delivery/send";
import { createHostCheck, foreignTarget } from "../door/hosts";
import { noteUnmatched } from "../door/notes";
import type { RefusedRequest } from "../../journal/unmatched-requests";
import { createRefuseBeyond, isForControl } from "../door/overload";
import { xRequestIdHeader } from "../../exchange/message";

/** Connections beyond the bounds, each with the bound that leaves it no room: requests on them are refused. */
export type SurplusConnections = Map<Socket, BoundName>;

/** What answers every request: the door of the interfaces, and Express what is for none of them. */
export function createAnswering(
  services: Services,
  mounted: readonly MountedInterface[],
  surplus: SurplusConnections,
): RequestListener {
  const refuseBeyond = createRefuseBeyond(
    services,
    mounted.flatMap(({ endpoints }) => endpoints).sort(mostFixedFirst),
  );
  const guards = { authentication: createAuthentication(services, refuseBeyond), refuseBeyond };
  const takes = createDoor(services, mounted, guards);
  const receive = createReception(services);
  const note = (received: ReceivedRequest, why: NotTaken): void => {
    const { req } = received;
    const path = req.originalUrl.replace(/\?.*$/s, "");
    const user = guards.authentication.userOf(req);
    noteUnmatched(services, { ...received, path }, { status: 400, nearest: [], user, ...why });
  };
  const beyond = createCount(services.settings.bounds, surplus);
  const express = expressWhenNeeded(services, mounted, guards);
  const mistakeIn = createHostCheck(services.settings);
  const begin = (received: ReceivedRequest): void => {
    const { req, res, found } = received;
    const mistake = mistakeIn(req);
    const isHeadLong = req.rawHeaders.length / 2 > limits.headerCount;
    if (mistake === undefined && !isHeadLong && takes(received)) return;
    res.setHeader(xRequestIdHeader, found.xRequestId);
    if (mistake !== undefined) {
      note(received, reasonOf(mistake));
      refuseRequest(received, mistake);
    } else if (isHeadLong) {
      note(received, { reason: "headers-too-large", status: 431 });
      refuseHeaders(received);
    } else express(received);
  };
  const turns = createRequestTurns(begin);
  return (req, res) => {
    const received = receive(req, res);
    const reached = beyond(received);
    if (reached !== undefined && !alwaysAnswered.test(received.req.originalUrl)) {
      refuseBeyond(received, reached);
    } else if (turns.left > 0) {
      turns.left -= 1;
      begin(received);
    } else turns.later(received);
  };
}

/** Why a request is not taken any further. */
type NotTaken = Pick<RefusedRequest, "reason"> & Partial<Pick<RefusedRequest, "status" | "detail">>;

const reasonOf = (mistake: string): NotTaken =>
  mistake === foreignTarget ? { reason: "proxy" } : { reason: "http-broken", detail: mistake };

/**
 * The Express application, which is loaded and made for the first request that needs it: a test whose POS sends
 * messages alone never waits for it.
 */
function expressWhenNeeded(
  services: Services,
  mounted: readonly MountedInterface[],
  guards: Guards,
): (received: ReceivedRequest) => void {
  let application: Promise<Application> | undefined;
  const make = async (): Promise<Application> => {
    const { createApplication } = await import("./application.js");
    return createApplication(services, mounted, guards);
  };
  const fail = answerError(services.failures);
  return (received) => {
    const { req, res } = received;
    (application ??= make())
      .then((answer) => {
        answer(req, res, () => {
          refuseTarget(received);
        });
      })
      .catch((error: unknown) => {
        fail(error, res);
      });
  };
}

/** What probes and collectors ask for. */
const alwaysAnswered = /^\/(?:standin\/health(?:\/|$)|metrics$)/;

/** Counts the requests of each second, and tells which bound of all data spaces leaves no room for one. */
function createCount(bounds: Bounds, surplus: SurplusConnections) {
  let second = 0;
  let requests = 0;
  let controlRequests = 0;
  const hasShare = (req: ReceivedRequest["req"]): boolean => {
    if (!isForControl(req)) return false;
    controlRequests += 1;
    return controlRequests <= controlShareOf(bounds.requestsPerSecondInAll);
  };
  return ({ req, found }: ReceivedRequest): ReachedBound | undefined => {
    const now = Math.floor(found.receivedAt / 1000);
    if (now !== second) {
      second = now;
      requests = 0;
      controlRequests = 0;
    }
    requests += 1;
    if (requests > bounds.requestsPerSecondInAll && !hasShare(req))
      return reachedBound(bounds, "requestsPerSecondInAll");
    if (surplus.size === 0) return undefined;
    const full = surplus.get(rawSocketOf(req.socket));
    return full && reachedBound(bounds, full);
  };
}
