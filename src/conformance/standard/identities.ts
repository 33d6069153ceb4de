import type { Stage, Step } from "../example";
import * as identifiers from "../judges/identifiers";
import { type StandardRule, alone, approvedAndConfirmed, money, standard } from "../standard-rule";

export const idsAreVersion4 = standard(
  "idsAreVersion4",
  "must",
  "Give every message an id that is a UUID of version 4.",
  "Take the ids from a generator of random UUIDs.",
  identifiers.idsAreVersion4,
  (s) => [s.request()],
  (s) => [s.request({ id: "00000000-0000-1000-8000-000000000000" })],
  alone,
);

export const idsAreUsedOnce = (except: readonly string[] = []): StandardRule =>
  standard(
    "idsAreUsedOnce",
    "must",
    "Use an id for one message only; only the repeat of an advice has the id of the first.",
    "Draw a new id for each new message, advices included.",
    identifiers.idsAreUsedOnce(except),
    approvedAndConfirmed,
    (s) => [s.request(), s.confirmation({ id: "request" })],
  );

export const requestsAreSentOnce = standard(
  "requestsAreSentOnce",
  "must",
  "Send a request once, whatever became of it.",
  "After an unknown outcome reverse the request; try again under a new id.",
  identifiers.requestsAreSentOnce,
  (s) => [s.request()],
  (s) => [s.request({ status: 504 }), s.request()],
  money,
);

/** A message whose path holds its id. */
const withPathId = (s: Stage, part: Parameters<Stage["request"]>[0] = {}): Step =>
  s.request().operation.idParameter === undefined ? s.confirmation(part) : s.request(part);

/** `kind`: of the examples, where not every kind has its ids in the path. */
export const idsAgree = (kind?: string): StandardRule =>
  standard(
    "idsAgree",
    "must",
    "Put the same ids into the path and the body.",
    "Build path and body from the same values.",
    identifiers.idsAgree,
    (s) => [withPathId(s)],
    (s) => [
      withPathId(s, {
        status: 400,
        answer: { errorType: "FORMAT_ERROR", detailMessage: { pathId: "another" } },
      }),
    ],
    { ...alone, ...(kind !== undefined && { kind }) },
  );

export const newIdAfterDuplicate = standard(
  "newIdAfterDuplicate",
  "should",
  "After DUPLICATE_RECORD use a new id.",
  "Draw a new id for the next attempt.",
  identifiers.newIdAfterDuplicate,
  (s) => [
    s.request({ status: 400, answer: { errorType: "DUPLICATE_RECORD" } }),
    s.request({ id: "next" }),
  ],
  (s) => [s.request({ status: 400, answer: { errorType: "DUPLICATE_RECORD" } }), s.request()],
);
