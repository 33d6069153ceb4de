import express, { type Express, type RequestHandler } from "express";
import { createAuthentication } from "./authenticate";
import { hasTooManyHeaders, refuseHeaders } from "./connection";
import { createControl } from "./control/routes";
import { foundOf } from "./locals";
import { logRequests } from "./log-requests";
import { type Mounted, createUnknownPathHandler, interfaceRouter } from "./mount";
import { answerErrors, createBodyReader } from "./read-body";
import type { Services } from "./services";

/** The Express application: control API, interfaces, and an ErrorDetail for everything else. */
export function createApp(services: Services, mounted: readonly Mounted[]): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("query parser", "simple");
  app.set("case sensitive routing", true);
  const stages = { authentication: createAuthentication(services), body: createBodyReader(services.settings.bodyLimit) };
  app.use(beginRequest(services));
  if (services.log.isLevelEnabled("info")) app.use(logRequests(services));
  const unknownPath = createUnknownPathHandler(mounted.flatMap(({ endpoints }) => endpoints));
  // Express would answer OPTIONS by itself, in plain text; the contract has no such operation.
  app.options("/{*any}", unknownPath);
  // A router for each interface, so that a request passes the others in one step.
  for (const interfaces of mounted) app.use(interfaces.base || "/", interfaceRouter(services, interfaces, stages));
  app.use("/standin", createControl(services, mounted, stages.authentication));
  app.use(unknownPath);
  app.use(answerErrors);
  return app;
}

/** Notes when a request arrived, and refuses one with more headers than anybody needs. */
const beginRequest =
  ({ time, receivedNow }: Services): RequestHandler =>
  (req, res, next) => {
    const found = foundOf(res);
    found.receivedAt = receivedNow();
    found.startedAt = time.monotonic();
    if (hasTooManyHeaders(req)) refuseHeaders(res);
    else next();
  };
