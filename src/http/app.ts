import express, { type Express, type RequestHandler } from "express";
import { createAuthentication } from "./authenticate";
import { openToPages } from "./cors";
import { hasTooManyHeaders, refuseHeaders } from "./connection";
import { createControl } from "./control/routes";
import { createHosts } from "./hosts";
import { foundOf } from "./locals";
import { logRequests } from "./log-requests";
import { type Mounted, createUnknownPathHandler, interfaceRouter } from "./mount";
import { refuseForeignHosts, refuseForeignPages } from "./own-pages";
import { answerErrors, createBodyReader, hasBody } from "./read-body";
import type { Services } from "./services";
import { sweepUnread } from "./unread-body";

/** The Express application: control API, interfaces, and an ErrorDetail for everything else. */
export function createApp(services: Services, mounted: readonly Mounted[]): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("query parser", "simple");
  app.set("case sensitive routing", true);
  const { bodyLimit, host, publicHosts, cors } = services.settings;
  const hosts = createHosts(host, publicHosts);
  const endpoints = mounted.flatMap((interfaces) => interfaces.endpoints);
  const stages = {
    authentication: createAuthentication(services),
    body: createBodyReader(bodyLimit),
    ownPages: refuseForeignPages(hosts, cors),
  };
  app.use(beginRequest(services));
  if (services.log.isLevelEnabled("info")) app.use(logRequests(services));
  app.use("/standin", refuseForeignHosts(hosts), refuseForeignPages(hosts, []));
  if (cors.length > 0) app.use(openToPages(cors, endpoints));
  const unknownPath = [
    stages.authentication.optional,
    createUnknownPathHandler(services, endpoints),
  ];
  // Express would answer OPTIONS by itself, in plain text; the contract has no such operation.
  app.options("/{*any}", unknownPath);
  // A router for each interface, so that a request passes the others in one step.
  for (const interfaces of mounted)
    app.use(interfaces.base || "/", interfaceRouter(services, interfaces, stages));
  app.use("/standin", createControl(services, mounted, stages.authentication));
  app.use(unknownPath);
  app.use(answerErrors(services.log));
  return app;
}

/** Notes when a request arrived, and refuses one with more headers than anybody needs. */
const beginRequest =
  ({ time, receivedNow }: Services): RequestHandler =>
  (req, res, next) => {
    const found = foundOf(res);
    found.receivedAt = receivedNow();
    found.startedAt = time.monotonic();
    if (hasBody(req)) sweepUnread(req, res);
    if (hasTooManyHeaders(req)) refuseHeaders(res);
    else next();
  };
