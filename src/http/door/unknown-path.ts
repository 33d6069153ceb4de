import type { Request, RequestHandler, Response } from "express";
import { type Refusal, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { maskPansIn } from "../../contract/values/masking";
import { createGenerator, uuidFrom } from "../../store";
import type { Comparison } from "../../journal/unmatched-request";
import type { Authentication } from "./credentials/authenticate";
import { controlPaths } from "../../control/declare/operations";
import { contextOf, receivedThrough } from "./request-context";
import { noteUnmatched } from "./notes";
import { comparedPaths, nearestPaths } from "./nearest";
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
  reason: "path-unknown" | "segment-empty" | "method-wrong";
  compared: Comparison[];
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
    return fitting.length > 0
      ? methodWrong(req, fitting)
      : pathUnknown(req, nearestPaths(served, req));
  };
  return (req, res) => {
    const id = idWithin(services, res);
    const { reason, refusal, nearest, compared } = unknown(req);
    const { status } = refusal.error;
    const parts = { ...receivedThrough(req, res), path: req.path, body: "coming" as const };
    noteUnmatched(services, parts, { status, reason, user: userOf(req), nearest, compared });
    sendRefusal(res, refusal, interfaceAt(endpoints, req.path), id);
  };
}

function methodWrong({ method }: Request, fitting: readonly Endpoint[]): Unknown {
  const methods = fitting.map(({ operation }) => operation.method);
  return {
    reason: "method-wrong",
    refusal: methodRefusal(methods),
    nearest: fitting.map(endpointText),
    compared: [{ sent: method, wanted: methods.join(", ") }],
  };
}

const pathUnknown = ({ path }: Request, nearest: string[]): Unknown => ({
  reason: path.includes("//") ? "segment-empty" : "path-unknown",
  compared: comparedPaths(path, nearest[0]?.replace(/^\S+ /, "") ?? ""),
  refusal: refuse(commonErrors["path-unknown"], {
    freeString: `No operation has the path ${maskPansIn(path).slice(0, limits.echoedPath)}.`,
    nearest,
  }),
  nearest,
});
