import { distance } from "fastest-levenshtein";
import { limits } from "../../limits/limits";
import type { Comparison } from "../../journal/unmatched-request";
import {
  type Endpoint,
  endpointText,
  fits,
  givenSegments,
  interfaceAt,
  isParameter,
} from "./routing";
import type { Request, RequestHandler, Response } from "express";
import { type Refusal, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { maskPansIn } from "../../contract/values/masking";
import { createGenerator, uuidFrom } from "../../store";
import type { Authentication } from "./credentials/authenticate";
import { controlPaths } from "../../control/declare/operations";
import { contextOf, receivedThrough } from "./raw-request";
import { noteUnmatched } from "./notes";
import { methodRefusal, sendRefusal } from "./body/body-refusal";
import type { Services } from "../services";

/** A method and a path that are served, parameters in braces. */
interface ServedPath {
  method: string;
  path: string;
}

/** What it costs that one path is not the other; 1 is another segment in place of one. */
const costs = {
  /** One too many, or too few. */
  segment: 0.5,
  /** A parameter takes any segment; behind another segment than its own it costs more. */
  parameter: 0.2,
  method: 0.1,
  /** A fixed segment in other letters, upper or lower case, is still that segment. */
  letterCase: 0.05,
};

const hints = 3;

/** Segments that have less in common than this are not alike. */
const alike = 0.5;

/** A part of a base path that says nothing about what was meant. */
const version = /^v\d+$/i;

/** The paths that are most like one that nothing serves, as `POST /path`: a typo in one letter comes first. */
export function nearestPaths(
  served: readonly ServedPath[],
  { method, path }: ServedPath,
): string[] {
  const given = givenSegments(path.slice(0, limits.loggedPath));
  return served
    .map((one) => ({
      text: `${one.method} ${one.path}`,
      cost:
        pathCost({ given, served: givenSegments(one.path) }) +
        (one.method === method ? 0 : costs.method),
    }))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, hints)
    .map(({ text }) => text);
}

/**
 * How a path differs from one that is served, segment by segment; nothing where they have no segment in common. A
 * segment that is lacking, or too much, is beside an empty text.
 */
export function comparedPaths(path: string, served: string): Comparison[] {
  const steps = stepsBetween({
    given: givenSegments(path.slice(0, limits.loggedPath)),
    served: givenSegments(served),
  });
  const isAlike = steps.some(
    ({ sent, wanted }) =>
      sent !== "" &&
      wanted !== "" &&
      !isParameter(wanted) &&
      !version.test(wanted) &&
      segmentCost(sent, wanted) < alike,
  );
  if (!isAlike) return [];
  return steps.filter(
    ({ sent, wanted }) => sent !== wanted && (sent === "" || !isParameter(wanted)),
  );
}

/** Two paths that are compared, by their segments. */
interface Paths {
  given: readonly string[];
  served: readonly string[];
}

const pathCost = (paths: Paths): number => costRows(paths).at(-1)?.at(-1) ?? 0;

/** The least that it takes to make the beginning of one path that of the other: a row for each number of segments. */
function costRows(paths: Paths): number[][] {
  const { given, served } = paths;
  const rows = [[0, ...served.map((_, index) => (index + 1) * costs.segment)]];
  for (const at of given.keys()) {
    const row = rows[at] ?? [];
    const next = [(at + 1) * costs.segment];
    for (const index of served.keys()) {
      const replaced = (row[index] ?? 0) + replacementCost(paths, at, index);
      const leftOut = (row[index + 1] ?? 0) + costs.segment;
      const added = (next[index] ?? 0) + costs.segment;
      next.push(Math.min(replaced, leftOut, added));
    }
    rows.push(next);
  }
  return rows;
}

/** The segments of two paths side by side, in the way that takes least. */
function stepsBetween(paths: Paths): Comparison[] {
  const rows = costRows(paths);
  const { given, served } = paths;
  const steps: Comparison[] = [];
  for (let [at, index] = [given.length, served.length]; at > 0 || index > 0;) {
    const step = lastStep(paths, rows, at, index);
    if (step !== "added") at -= 1;
    if (step !== "left out") index -= 1;
    const sent = step === "added" ? undefined : given[at];
    const wanted = step === "left out" ? undefined : served[index];
    steps.unshift({ sent: sent ?? "", wanted: wanted ?? "" });
  }
  return steps;
}

/** By which step so many segments of one path become so many of the other. */
function lastStep(
  paths: Paths,
  rows: readonly number[][],
  at: number,
  index: number,
): "replaced" | "added" | "left out" {
  if (at === 0) return "added";
  if (index === 0) return "left out";
  const [above = [], row = []] = [rows[at - 1], rows[at]];
  const [cost, corner, left] = [row[index], above[index - 1] ?? 0, row[index - 1] ?? 0];
  if (cost === corner + replacementCost(paths, at - 1, index - 1)) return "replaced";
  return cost === left + costs.segment ? "added" : "left out";
}

/** Of a segment in place of another: from 0 to 1. */
function replacementCost({ given, served }: Paths, at: number, index: number): number {
  const [sent = "", expected = ""] = [given[at], served[index]];
  return isParameter(expected)
    ? parameterCost({ given: lastSegment(given.slice(0, at)), expected: served[index - 1] })
    : segmentCost(sent, expected);
}

/** The last one that is not empty: two slashes in place of one do not change what a segment stands behind. */
const lastSegment = (segments: readonly string[]): string | undefined =>
  segments.findLast((segment) => segment !== "");

/** Of a segment in a parameter's place, by the segments before the two: from `costs.parameter` to 1. */
function parameterCost({
  given,
  expected,
}: {
  given: string | undefined;
  expected: string | undefined;
}): number {
  if (given === undefined || expected === undefined) return 1;
  const before = isParameter(expected) ? 0 : segmentCost(given, expected);
  return costs.parameter + (1 - costs.parameter) * before;
}

/** Of a segment in a fixed one's place: from 0 (the same) to 1 (nothing in common). */
function segmentCost(given: string, expected: string): number {
  if (given === expected) return 0;
  const changed = distance(given.toLowerCase(), expected.toLowerCase());
  return Math.max(costs.letterCase, changed / Math.max(given.length, expected.length));
}

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
      : pathUnknown(req, nearestPaths(served, req), interfaceAt(endpoints, req.path) !== undefined);
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

/** For whoever asks for `/` to see whether the simulator is there. */
const entrance =
  " The interfaces and their paths: GET /standin/interfaces; the console, unless it is off: /standin/console/.";

const pathUnknown = ({ path }: Request, nearest: string[], isMounted: boolean): Unknown => ({
  reason: path.includes("//") ? "segment-empty" : "path-unknown",
  compared: comparedPaths(path, nearest[0]?.replace(/^\S+ /, "") ?? ""),
  refusal: refuse(commonErrors["path-unknown"], {
    freeString:
      `No operation has the path ${maskPansIn(path).slice(0, limits.echoedPath)}.` +
      (path === "/" && !isMounted ? entrance : ""),
    nearest,
  }),
  nearest,
});
