import type { IncomingMessage, ServerResponse } from "node:http";
import express, { type Express, type RequestHandler } from "express";
import { createAuthentication } from "./authenticate";
import { openToPages } from "./cors";
import { hasTooManyHeaders, refuseHeaders } from "./connection";
import { createControl } from "./control/routes";
import { type Hosts, createHosts } from "./hosts";
import type { Found, Received } from "./locals";
import { logRequests } from "./log-requests";
import { type Mounted, type Stages, destinationsOf, interfaceRouter } from "./mount";
import { refuseForeignHosts, refuseForeignPages } from "./own-pages";
import { answerErrors, createBodyReader, hasBody } from "./read-body";
import { plainMessageTaker } from "./serve";
import type { Services } from "./services";
import { type Destination, createShortWay } from "./short-way";
import { createUnknownPathHandler } from "./unknown-path";
import { sweepUnread } from "./unread-body";

/** Answers a request; `gaveUp` is called where the router cannot. */
export type Answering = (req: IncomingMessage, res: ServerResponse, gaveUp: () => void) => void;

/** What answers every request: the short way of plain messages, and Express for everything else. */
export function createAnswering(services: Services, mounted: readonly Mounted[]): Answering {
  const { bodyLimit, host, publicHosts, cors } = services.settings;
  const served = mounted.map((one) => ({ ...one, destinations: destinationsOf(services, one) }));
  const hosts = createHosts(host, publicHosts);
  const stages = {
    authentication: createAuthentication(services),
    body: createBodyReader(bodyLimit),
    ownPages: refuseForeignPages(hosts, cors),
  };
  const application = createApplication(services, served, { ...stages, hosts });
  const takesPlain = createShortWay(
    served.flatMap(({ destinations }) => destinations.filter(hasShortWay)),
    {
      bodyLimit,
      known: stages.authentication.known,
      take: plainMessageTaker(services),
    },
  );
  const receive = createReception(services);
  const handle = application as unknown as Answering;
  // Every answer says more where the interfaces are open to pages.
  const hasShort = cors.length === 0;
  return (req, res, gaveUp) => {
    const received = receive(req, res);
    if (!hasShort || !takesPlain(received)) handle(req, res, gaveUp);
  };
}

/** An interface with what serves its operations. */
interface Served extends Mounted {
  destinations: Destination[];
}

/** The control API has a guard of its own, and so has the test server. */
const hasShortWay = ({ endpoint: { operation, path } }: Destination): boolean =>
  operation.body !== undefined &&
  operation.kind !== "administration" &&
  operation.security !== "none" &&
  !path.startsWith("/standin/");

/** The Express application: control API, interfaces, and an ErrorDetail for everything else. */
function createApplication(
  services: Services,
  served: readonly Served[],
  { hosts, ...stages }: Stages & { hosts: Hosts },
): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("query parser", "simple");
  app.set("case sensitive routing", true);
  const { cors } = services.settings;
  const endpoints = served.flatMap((interfaces) => interfaces.endpoints);
  app.use(refuseManyHeaders);
  app.use("/standin", refuseForeignHosts(hosts), refuseForeignPages(hosts, []));
  if (cors.length > 0) app.use(openToPages(cors, endpoints));
  const unknownPath = [
    stages.authentication.optional,
    createUnknownPathHandler(services, endpoints, stages.authentication),
  ];
  // Express would answer OPTIONS by itself, in plain text; the contract has no such operation.
  app.options("/{*any}", unknownPath);
  // A router for each interface, so that a request passes the others in one step.
  for (const { base, destinations } of served)
    app.use(base || "/", interfaceRouter(services, destinations, stages));
  app.use("/standin", createControl(services, served, stages.authentication));
  app.use(unknownPath);
  app.use(answerErrors(services.log));
  return app;
}

/** Notes when a request arrived, and has it logged when it has ended. */
function createReception(services: Services) {
  const { instant, log } = services;
  const logged = log.isLevelEnabled("info") ? logRequests(services) : undefined;
  return (incoming: IncomingMessage, response: ServerResponse): Received => {
    const { method = "", url: originalUrl = "" } = incoming;
    const found: Found = instant();
    const req = Object.assign(incoming, { method, originalUrl });
    const res = Object.assign(response, { locals: found });
    const received = { req, res, found };
    logged?.(received);
    return received;
  };
}

/** The first stage of a request; one with more headers than anybody needs is refused. */
const refuseManyHeaders: RequestHandler = (req, res, next) => {
  if (hasBody(req)) sweepUnread(req, res);
  if (hasTooManyHeaders(req)) refuseHeaders(res);
  else next();
};
