import { type RequestHandler, Router } from "express";
import { answerCheck } from "../contract/answer-check";
import { createReader } from "../contract/reader";
import type { Authentication } from "./authenticate";
import type { Route } from "./pipeline/message";
import { administer, administrationAnswer } from "./administration/serve";
import { hasBody } from "./read-body";
import { type Endpoint, mostFixedFirst } from "./routing";
import type { ServedFamily, Services } from "./services";
import { serve } from "./serve";
import type { Destination } from "./short-way";

/** An interface at its base path. */
export interface Mounted {
  served: ServedFamily;
  base: string;
  endpoints: Endpoint[];
}

/** The stages before an operation. */
export interface Stages {
  authentication: Authentication;
  body: RequestHandler;
  /** Lets only pages of ours through, and those that the interfaces are open to. */
  ownPages: RequestHandler;
}

/** The operations of an interface with what serves them. */
export const destinationsOf = (services: Services, { served, endpoints }: Mounted): Destination[] =>
  [...endpoints]
    .sort(mostFixedFirst)
    .map((endpoint) => ({ endpoint, route: routeOf(services, served, endpoint) }));

/** The routes of an interface, relative to its base path. */
export function interfaceRouter(
  services: Services,
  destinations: readonly Destination[],
  stages: Stages,
): Router {
  const router = Router({ caseSensitive: true, strict: false });
  for (const { endpoint, route } of destinations) {
    const { operation } = endpoint;
    router[operation.method.toLowerCase() as "get" | "post" | "put"](
      expressPath(operation.path),
      ...(operation.kind === "administration" ? [stages.ownPages] : []),
      // The body is read first, because a refusal repeats its ids.
      ...(operation.body === undefined
        ? []
        : [operation.bodyOptional === true ? ifSent(stages.body) : stages.body]),
      operation.security === "none"
        ? stages.authentication.optional
        : stages.authentication.required(endpoint),
      operation.kind === "administration" ? administer(services, route) : serve(services, route),
    );
  }
  return router;
}

const ifSent =
  (reader: RequestHandler): RequestHandler =>
  (req, res, next) => {
    if (hasBody(req)) void reader(req, res, next);
    else next();
  };

/** `/loads/{loadId}` is `/loads/:loadId` to Express. */
export const expressPath = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");

function routeOf(
  services: Services,
  served: ServedFamily,
  { contract, operation }: Endpoint,
): Route {
  return {
    served,
    contract,
    operation,
    read: createReader(operation, { lenient: services.settings.lenient }),
    check: answerCheck(operation, { every: services.settings.checkEveryAnswer }),
    ...(operation.kind === "administration" && { administer: administrationAnswer }),
  };
}
