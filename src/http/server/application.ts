import express, { type ErrorRequestHandler, type Request, type RequestHandler } from "express";
import type { Authentication } from "../door/credentials/authenticate";
import { answerErrors, methodRefusal, sendRefusal } from "../door/body/body-refusal";
import { NoBodyRoom, sweepUnread } from "../door/body/unread-body";
import { refuseHeaders } from "./connection";
import { hasTooManyHeaders } from "../door/short-way";
import { createControl } from "../control";
import { openToPages, refuseForeignHosts, refuseForeignPages } from "../door/own-pages";
import { createHosts } from "../door/hosts";
import { interfaceRouter } from "../door/interface-router";
import type { Answering } from "../door/request-context";
import type { RoutedInterface } from "../door/mounting";
import { metricsPath, sendMetrics } from "../metrics/routes";
import { createBodyReader, hasBody } from "../door/body/read-body";
import type { RefuseBeyond } from "../door/overload";
import type { Services } from "../services";
import { createUnknownPathHandler } from "../door/unknown-path";

/** What refuses requests. */
export interface Guards {
  authentication: Authentication;
  refuseBeyond: RefuseBeyond;
}

/** The Express application: control API, interfaces, and an ErrorDetail for everything else. */
export function createApplication(
  services: Services,
  served: readonly RoutedInterface[],
  { authentication, refuseBeyond }: Guards,
): Answering {
  const { bodyLimit, host, publicHosts, cors } = services.settings;
  const hosts = createHosts(host, publicHosts);
  const stages = {
    authentication,
    body: createBodyReader(bodyLimit),
    ownPages: refuseForeignPages(hosts, cors),
  };
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("query parser", "simple");
  app.set("case sensitive routing", true);
  const endpoints = served.flatMap((interfaces) => interfaces.endpoints);
  app.use(refuseManyHeaders);
  app.use("/standin", refuseForeignHosts(hosts), refuseForeignPages(hosts, []));
  if (cors.length > 0) app.use(openToPages(cors, endpoints));
  const unknownPath = [
    authentication.optional,
    createUnknownPathHandler(services, endpoints, authentication),
  ];
  // Express would answer OPTIONS by itself, in plain text; the contract has no such operation.
  app.options(/^(?!\/standin(\/|$)|\/metrics$)/, unknownPath);
  // A router for each interface, so that a request passes the others in one step.
  for (const { base, destinations } of served)
    app.use(base || "/", interfaceRouter(services, destinations, stages));
  if (services.settings.console) app.use(consolePages(served));
  app.use("/standin", createControl(services, served, authentication));
  app.get(
    metricsPath,
    refuseForeignHosts(hosts),
    ...(services.users === undefined ? [] : [authentication.required({ roles: ["operator"] })]),
    sendMetrics(services),
  );
  app.all(metricsPath, (_req, res) => {
    sendRefusal(res, methodRefusal(["GET"]));
  });
  app.use(unknownPath);
  app.use(answerNoBodyRoom(refuseBeyond), answerErrors(services.failures));
  return app;
}

/**
 * The pages of the console and of the documentation, which are loaded when one is asked for. A browser that asks for
 * `/` is led to the console, unless an interface is there.
 */
function consolePages(served: readonly RoutedInterface[]): RequestHandler {
  const isTaken = served.some(({ base }) => base === "");
  const isEntrance = ({ path, headers: { accept = "" } }: Request): boolean =>
    !isTaken && path === "/" && accept.includes("text/html");
  return async (req, res, next) => {
    if (/^\/standin\/docs(\/|$)/.test(req.path)) {
      const { serveDocs } = await import("../pages/docs-site.js");
      serveDocs(req, res, next);
      return;
    }
    if (!/^\/standin\/console(\/|$)/.test(req.path) && !isEntrance(req)) {
      next();
      return;
    }
    const { serveConsole } = await import("../pages/console.js");
    serveConsole(req, res, next);
  };
}

/** The first stage of a request; one with more headers than anybody needs is refused. */
const refuseManyHeaders: RequestHandler = (req, res, next) => {
  if (hasBody(req)) sweepUnread(req, res);
  if (hasTooManyHeaders(req)) refuseHeaders(res);
  else next();
};

/** Answers a request for whose body there is no room. */
const answerNoBodyRoom =
  (refuseBeyond: RefuseBeyond): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (error instanceof NoBodyRoom) refuseBeyond({ req, res }, error.reached);
    else next(error);
  };
