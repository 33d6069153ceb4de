import { type RequestHandler, Router } from "express";
import { administer } from "./serve-test-server";
import type { Operation } from "../../contract/operation";
import type { Role } from "../../users";
import type { Authentication } from "./credentials/authenticate";
import { hasBody } from "./body/read-body";
import { serve } from "./serve";
import type { Services } from "../services";
import type { Destination } from "./short-way";

/** The stages before an operation. */
interface Stages {
  authentication: Authentication;
  body: RequestHandler;
  /** Lets only pages of ours through, and those that the interfaces are open to. */
  ownPages: RequestHandler;
}

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
        : stages.authentication.required({ called: endpoint, roles: rolesFor(operation) }),
      operation.kind === "administration" ? administer(services, route) : serve(services, route),
    );
  }
  return router;
}

/** A tester who sends no messages may look at the data through the interface too. */
const rolesFor = ({ kind }: Operation): readonly Role[] =>
  kind === "administration" ? ["pos", "tester"] : ["pos"];

const ifSent =
  (reader: RequestHandler): RequestHandler =>
  (req, res, next) => {
    if (hasBody(req)) void reader(req, res, next);
    else next();
  };

/** `/loads/{loadId}` is `/loads/:loadId` to Express. */
export const expressPath = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");
