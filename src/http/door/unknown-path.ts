import type { Request, RequestHandler, Response } from "express";
import { type Refusal, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { maskPansIn } from "../../contract/values/masking";
import { createGenerator, uuidFrom } from "../../store";
import type { Authentication } from "./credentials/authenticate";
import { controlPaths } from "../../control/declare/operations";
import { contextOf, receivedThrough } from "./request-context";
import { noteUnmatched } from "./notes";
import { nearestPaths } from "./nearest";
import { methodRefusal, sendRefusal } from "./body/body-refusal";
import { type Endpoint, endpointText, fits, interfaceAt } from "./routing";
import type { Services } from "../services";
import { limits } from "../../limits/limits";

/**
 * The id of an error that is in no journal: it follows from the data space's user, how far the journal has
 * come, and the message.
 */
function idWithin(
  { journal, settings }: Pick<Services, "journal" | "settings">,
  res: Response,
): string | undefined {
  const { space, user = "" } = contextOf(res);
  if (space === undefined) return undefined;
  const { method, originalUrl } = res.req;
  return uuidFrom(
    createGenerator(space.seed ?? settings.seed)(
      `error ${user}`,
      `${journal.next(space)} ${method} ${originalUrl}`,
    ),
  );
}

/** Why a request reaches no operation, and the operations that it may have been meant for. */
interface Unknown {
  reason: "path-unknown" | "method-wrong";
  refusal: Refusal;
  nearest: string[];
}

/** Answers a path or method that no operation has, naming the nearest operations, and notes the request. */
export function createUnknownPathHandler(
  services: Pick<Services, "journal" | "settings" | "unmatched" | "clients">,
  endpoints: readonly Endpoint[],
  { userOf }: Pick<Authentication, "userOf">,
): RequestHandler {
  const served = [
    ...endpoints.map(({ operation: { method }, path }) => ({ method, path })),
    ...controlPaths,
  ];
  const unknown = (req: Request): Unknown => {
    const fitting = endpoints.filter((endpoint) => fits(endpoint, req.path));
    return fitting.length > 0 ? methodWrong(fitting) : pathUnknown(req, nearestPaths(served, req));
  };
  return (req, res) => {
    const id = idWithin(services, res);
    const { reason, refusal, nearest } = unknown(req);
    const { status } = refusal.error;
    const why = { status, reason, user: userOf(req), nearest };
    noteUnmatched(services, receivedThrough(req, res), req.path, why);
    sendRefusal(res, refusal, interfaceAt(endpoints, req.path), id);
  };
}

const methodWrong = (fitting: readonly Endpoint[]): Unknown => ({
  reason: "method-wrong",
  refusal: methodRefusal(fitting.map(({ operation }) => operation.method)),
  nearest: fitting.map(endpointText),
});

const pathUnknown = ({ path }: Request, nearest: string[]): Unknown => ({
  reason: "path-unknown",
  refusal: refuse(commonErrors["path-unknown"], {
    freeString: `No operation has the path ${maskPansIn(path).slice(0, limits.echoedPath)}.`,
    nearest,
  }),
  nearest,
});
