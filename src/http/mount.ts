import { type RequestHandler, type Response, Router } from "express";
import { refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import { answerCheck } from "../contract/answer-check";
import { createReader } from "../contract/reader";
import { maskPansIn } from "../contract/masking";
import { createGenerator, uuidFrom } from "../store";
import type { Authentication } from "./authenticate";
import type { Route } from "./pipeline/message";
import { administer, administrationAnswer } from "./administration/serve";
import { foundOf } from "./locals";
import { hasBody } from "./read-body";
import { sendRefusal } from "./refusal-answer";
import { type Endpoint, endpointText, fits, interfaceAt, mostFixedFirst, nearest } from "./routing";
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
const expressPath = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");

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

/**
 * The id of an error that is in no journal: it follows from the data space's user, how far the journal has
 * come, and the message.
 */
function idWithin({ journal, settings }: Services, res: Response): string | undefined {
  const { space, user = "" } = foundOf(res);
  if (space === undefined) return undefined;
  const { method, originalUrl } = res.req;
  return uuidFrom(
    createGenerator(space.seed ?? settings.seed)(
      `error ${user}`,
      `${journal.next(space)} ${method} ${originalUrl}`,
    ),
  );
}

/** A path or method that no operation has: the nearest operations are named. */
export function createUnknownPathHandler(
  services: Services,
  endpoints: readonly Endpoint[],
): RequestHandler {
  return (req, res) => {
    const id = idWithin(services, res);
    const contract = interfaceAt(endpoints, req.path);
    const fitting = endpoints.filter((endpoint) => fits(endpoint, req.path));
    if (fitting.length > 0) {
      const allow = fitting.map(({ operation }) => operation.method).join(", ");
      sendRefusal(
        res,
        {
          ...refuse(commonErrors["method-wrong"], { freeString: `This path takes ${allow}.` }),
          headers: { allow },
        },
        contract,
        id,
      );
      return;
    }
    sendRefusal(
      res,
      refuse(commonErrors["path-unknown"], {
        freeString: `No operation has the path ${maskPansIn(req.path).slice(0, 200)}.`,
        nearest: nearest(endpoints, req.method, req.path).map(endpointText),
      }),
      contract,
      id,
    );
  };
}
