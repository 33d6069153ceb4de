import type { Stage, Step } from "../example";
import * as identifiers from "./identifiers";
import { type StandardRule, alone, approvedAndConfirmed, money, standard } from "./rule";

export const idsAreVersion4 = standard({
  name: "idsAreVersion4",
  level: "must",
  sentence: "Give every message a version 4 UUID as its id.",
  remedy: "Generate the ids as random UUIDs.",
  judge: identifiers.idsAreVersion4,
  pass: (s) => [s.request()],
  fail: (s) => [s.request({ id: "00000000-0000-1000-8000-000000000000" })],
  ...alone,
});

export const idsAreUsedOnce = (except: readonly string[] = []): StandardRule =>
  standard({
    name: "idsAreUsedOnce",
    level: "must",
    sentence: "Use an id for one message only, and again only to repeat an advice.",
    remedy: "Generate a new id for each new message, advices included.",
    judge: identifiers.idsAreUsedOnce(except),
    pass: approvedAndConfirmed,
    fail: (s) => [s.request(), s.confirmation({ id: "request" })],
  });

export const requestsAreSentOnce = standard({
  name: "requestsAreSentOnce",
  level: "must",
  sentence: "Send a request once, whatever its outcome.",
  remedy: "After an unknown outcome reverse the request; try again under a new id.",
  judge: identifiers.requestsAreSentOnce,
  pass: (s) => [s.request()],
  fail: (s) => [s.request({ status: 504 }), s.request()],
  ...money,
});

/** A message whose path holds its id. */
const withPathId = (s: Stage, part: Parameters<Stage["request"]>[0] = {}): Step =>
  s.request().operation.idParameter === undefined ? s.confirmation(part) : s.request(part);

/** `kind`: of the examples, where not every kind has its ids in the path. */
export const idsAgree = (kind?: string): StandardRule =>
  standard({
    name: "idsAgree",
    level: "must",
    sentence: "Put the same ids into the path and the body.",
    remedy: "Build path and body from the same values.",
    judge: identifiers.idsAgree,
    pass: (s) => [withPathId(s)],
    fail: (s) => [
      withPathId(s, {
        status: 400,
        answer: { errorType: "FORMAT_ERROR", detailMessage: { pathId: "another" } },
      }),
    ],
    ...alone,
    ...(kind !== undefined && { kind }),
  });

export const newIdAfterDuplicate = standard({
  name: "newIdAfterDuplicate",
  level: "should",
  sentence: "After DUPLICATE_RECORD, use a new id.",
  remedy: "Generate a new id for the next attempt.",
  judge: identifiers.newIdAfterDuplicate,
  pass: (s) => [
    s.request({ status: 400, answer: { errorType: "DUPLICATE_RECORD" } }),
    s.request({ id: "next" }),
  ],
  fail: (s) => [s.request({ status: 400, answer: { errorType: "DUPLICATE_RECORD" } }), s.request()],
});
