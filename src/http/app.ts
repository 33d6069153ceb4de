import express, { type Express, type RequestHandler } from "express";
import { createAuthentication } from "./authenticate";
import { boundHeaders } from "./connection";
import { createControl } from "./control/routes";
import { foundOf } from "./locals";
import { logRequests } from "./log-requests";
import { type Mounted, createUnknownPathHandler, mountInterfaces } from "./mount";
import { answerErrors } from "./read-body";
import type { Services } from "./services";

/** The Express application: control API, interfaces, and an ErrorDetail for everything else. */
export function createApp(services: Services, mounted: readonly Mounted[]): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("query parser", "simple");
  app.set("case sensitive routing", true);
  const authentication = createAuthentication(services);
  app.use(noteArrival(services));
  if (services.log.isLevelEnabled("info")) app.use(logRequests(services));
  app.use(boundHeaders);
  app.use("/standin", createControl(services, mounted, authentication));
  app.use(mountInterfaces(services, mounted, authentication));
  app.use(createUnknownPathHandler(mounted.flatMap(({ endpoints }) => endpoints)));
  app.use(answerErrors);
  return app;
}

const noteArrival =
  ({ time }: Services): RequestHandler =>
  (_req, res, next) => {
    const found = foundOf(res);
    found.receivedAt = time.now();
    found.startedAt = time.monotonic();
    next();
  };
