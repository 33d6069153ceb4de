import express, { type Express } from "express";
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
  app.use((_req, res, next) => {
    Object.assign(foundOf(res), { receivedAt: services.time.now(), startedAt: services.time.monotonic() });
    next();
  });
  if (services.log.isLevelEnabled("info")) app.use(logRequests(services));
  app.use(boundHeaders);
  app.use("/standin", createControl(services, mounted));
  app.use(mountInterfaces(services, mounted));
  app.use(createUnknownPathHandler(mounted.flatMap(({ endpoints }) => endpoints)));
  app.use(answerErrors);
  return app;
}
