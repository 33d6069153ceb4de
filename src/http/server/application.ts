import type { IncomingMessage, ServerResponse } from "node:http";
import express, { type ErrorRequestHandler, type Request, type RequestHandler } from "express";
import type { Refusal } from "../../contract/answer";
import type { Failures } from "../../simulator/failures";
import { createControl, letIn } from "../control";
import {
  answerError,
  methodRefusal,
  sendRefusal,
  NoBodyRoom,
  sweepUnread,
} from "../door/body/body-refusal";
import type { Authentication } from "../door/credentials/authenticate";
import type { Guards } from "../door/door";
import { createHosts } from "../door/hosts";
import type { MountedInterface } from "../door/routing";
import type { RefuseBeyond } from "../door/overload";
import { foreignHostRefusal, foreignPageRefusal } from "../door/own-pages";
import { hasBody, receivedThrough } from "../door/raw-request";
import { createUnknownPathHandler } from "../door/nearest";
import { metricsPath, sendMetrics } from "../metrics/routes";
import type { Services } from "../services";

/** Answers a request; `gaveUp` is called where the router cannot. */
export type Application = (req: IncomingMessage, res: ServerResponse, gaveUp: () => void) => void;

/** The Express application: control API, pages, and an ErrorDetail for everything that the door has not taken. */
export function createApplication(
  services: Services,
  mounted: readonly MountedInterface[],
  { authentication, refuseBeyond }: Guards,
): Application {
  const { host, publicHosts, console } = services.settings;
  const hosts = createHosts(host, publicHosts);
  const hostRefusal = (req: Request): Refusal | undefined => foreignHostRefusal(hosts, req);
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("query parser", "simple");
  app.set("case sensitive routing", true);
  app.use(sweeping);
  app.use(
    "/standin",
    refusing((req) => hostRefusal(req) ?? foreignPageRefusal(hosts, [], req)),
  );
  const endpoints = mounted.flatMap((one) => one.endpoints);
  const unknownPath = [
    letAnybodyIn(authentication),
    createUnknownPathHandler(services, endpoints, authentication),
  ];
  // Express would answer OPTIONS by itself, in plain text; the contract has no such operation.
  app.options(/^(?!\/standin(\/|$)|\/metrics$)/, unknownPath);
  if (console) app.use(consolePages(mounted));
  app.use("/standin", createControl(services, mounted, authentication));
  app.get(
    metricsPath,
    refusing(hostRefusal),
    ...(services.users === undefined ? [] : [letIn(authentication, ["operator"])]),
    sendMetrics(services),
  );
  app.all(metricsPath, (_req, res) => {
    sendRefusal(res, methodRefusal(["GET"]));
  });
  app.use(unknownPath);
  app.use(answerErrors(services.failures, refuseBeyond));
  return app;
}

/** Reads on what comes of a body that nobody wants. */
const sweeping: RequestHandler = (req, res, next) => {
  if (hasBody(req)) sweepUnread(req, res);
  next();
};

const refusing =
  (refusalOf: (req: Request) => Refusal | undefined): RequestHandler =>
  (req, res, next) => {
    const refusal = refusalOf(req);
    if (refusal === undefined) next();
    else sendRefusal(res, refusal);
  };

const letAnybodyIn =
  (authentication: Authentication): RequestHandler =>
  async (req, res, next) => {
    if (await authentication.letAnybodyIn(receivedThrough(req, res))) next();
  };

/** Errors that nothing else has caught. */
const answerErrors = (failures: Failures, refuseBeyond: RefuseBeyond): ErrorRequestHandler => {
  const answer = answerError(failures);
  return (error: unknown, req, res, _next) => {
    if (error instanceof NoBodyRoom) refuseBeyond({ req, res }, error.reached);
    else answer(error, res);
  };
};

/**
 * The pages of the console and of the documentation, which are loaded when one is asked for. A browser that asks for
 * `/` is led to the console, unless an interface is there.
 */
function consolePages(served: readonly MountedInterface[]): RequestHandler {
  const isTaken = served.some(({ base }) => base === "");
  const isEntrance = ({ path, headers: { accept = "" } }: Request): boolean =>
    !isTaken && path === "/" && accept.includes("text/html");
  return async (req, res, next) => {
    if (/^\/standin\/docs(\/|$)/.test(req.path)) {
      const { serveDocs } = await import("../pages.js");
      serveDocs(req, res, next);
      return;
    }
    if (!/^\/standin\/console(\/|$)/.test(req.path) && !isEntrance(req)) {
      next();
      return;
    }
    const { serveConsole } = await import("../pages.js");
    serveConsole(req, res, next);
  };
}
