import type { Stage, Step } from "../../example";
import * as messages from "../messages";
import * as references from ".";
import type { Recourse } from "../../recourse";
import { type StandardRule, about, anyOf, at, standard } from "../rule";
import { oneEach } from "../messages/rules";

export const sentAgainUnchanged = (sentence: string, operation: string): StandardRule =>
  standard({
    name: "sentAgainUnchanged",
    level: "must",
    sentence,
    remedy: "Store the request as it was first sent, and repeat that.",
    judge: references.sentAgainUnchanged(operation),
    pass: (s) => [s.request({ status: 504 }), s.message(operation)],
    fail: (s) => [s.request({ status: 504 }), s.message(operation, { body: { more: 1 } })],
  });

/** The request of a naming with its answer, and a message that names it. */
export const approvedWith = (
  s: Stage,
  { answeredAs }: references.Naming,
  body: object = {},
): Step => s.request({ answer: at(answeredAs, "70011"), body });

const naming = (s: Stage, { operations, sentAs }: references.Naming, body: object = {}): Step =>
  anyOf(s, operations, { id: "use", body: { ...at(sentAs, "70011"), ...body } });

/** `onceDone`: operations after which nothing is done with it any more. */
export const usedOnceConfirmed = (
  sentence: string,
  by: references.Naming,
  {
    unknownAs = [],
    onceDone = [],
  }: { unknownAs?: readonly string[]; onceDone?: readonly string[] } = {},
): StandardRule =>
  standard({
    name: "usedOnceConfirmed",
    level: "must",
    sentence,
    remedy: "Wait for the answer to the confirmation, or for the advice queue to be empty.",
    judge: (scene) =>
      [
        references.usedOnceConfirmed(by),
        references.nothingUnknownIsUsed(by, unknownAs),
        references.doneOnce(onceDone, [by.sentAs], by.operations),
      ].flatMap((judge) => judge(scene)),
    pass: (s) => [approvedWith(s, by), s.confirmation(), naming(s, by)],
    fail: (s) => [approvedWith(s, by), naming(s, by), s.confirmation()],
    kind: by.kind,
    ...about,
  });

export const doneOnce = (
  sentence: string,
  operations: readonly string[],
  same: string,
): StandardRule => {
  const body = at(same, "1");
  return standard({
    name: "doneOnce",
    level: "must",
    sentence,
    remedy: "Record what has been done, and do not offer it again.",
    judge: references.doneOnce(operations, [same]),
    pass: (s) => [anyOf(s, operations, { body })],
    fail: (s) => [anyOf(s, operations, { body }), anyOf(s, operations, { id: "again", body })],
  });
};

/** `queried`: operations that send the member in their query, and its name there. */
export const sameAsRequest = (
  sentence: string,
  by: references.Naming,
  member: string,
  queried: { operations: readonly string[]; sentAs: string },
): StandardRule =>
  standard({
    name: "sameAsRequest",
    level: "should",
    sentence,
    remedy: `Keep ${member} of the request with its answer.`,
    judge: (scene) =>
      [
        references.sameAsRequest(by, member),
        references.sameAsRequest({ ...by, operations: queried.operations }, member, queried.sentAs),
      ].flatMap((judge) => judge(scene)),
    pass: (s) => [
      approvedWith(s, by, at(member, "1")),
      s.confirmation(),
      naming(s, by, at(member, "1")),
    ],
    fail: (s) => [
      approvedWith(s, by, at(member, "1")),
      s.confirmation(),
      naming(s, by, at(member, "2")),
    ],
    kind: by.kind,
  });

export const trialsAreLeftAlone = (
  sentence: string,
  trial: string,
  asking: Recourse,
): StandardRule =>
  standard({
    name: "trialsAreLeftAlone",
    level: "must",
    sentence,
    remedy: "Keep trials out of the advice queue.",
    judge: references.trialsAreLeftAlone(trial, asking),
    pass: (s) => [s.message(trial, { id: "trial" })],
    fail: (s) => [
      s.message(trial, { id: "trial" }),
      s.reversal({ requestId: "trial", status: 404 }),
    ],
  });

export const trialIdsAreTheirOwn = (sentence: string, trial: string): StandardRule =>
  standard({
    name: "trialIdsAreTheirOwn",
    level: "should",
    sentence,
    remedy: "Generate a new id for the sale.",
    judge: references.trialIdsAreTheirOwn(trial),
    pass: (s) => [s.message(trial, { id: "trial" }), s.request()],
    fail: (s) => [s.message(trial, { id: "trial" }), s.request({ id: "trial" })],
  });

/** `unscanned`: operations whose messages are about a code that somebody has scanned. */
export const followsItsScan = (
  sentence: string,
  scan: string,
  member: string,
  { needed = false, unscanned = [] }: { needed?: boolean; unscanned?: readonly string[] } = {},
): StandardRule =>
  standard({
    name: "followsItsScan",
    level: needed ? "should" : "must",
    sentence,
    remedy: `Take ${member} of the scan's notification.`,
    judge: oneEach([
      references.followsItsScan([scan], member, needed),
      messages.neverRefusedOrNoted(
        unscanned,
        { errorTypes: ["NO_SCAN_RECEIVED"] },
        "code-not-scanned",
        "is for a code that was scanned",
      ),
    ]),
    pass: (s) => [
      s.message(scan, { id: "scan", body: at(member, "1") }),
      s.request({ body: at(member, "1") }),
    ],
    fail: (s) => [
      s.message(scan, { id: "scan", body: at(member, "1") }),
      s.request({ body: at(member, "2") }),
    ],
    ...about,
  });

export const namesWhatWasReturned = (
  sentence: string,
  makers: readonly string[],
  member: string,
): StandardRule =>
  standard({
    name: "namesWhatWasReturned",
    level: "must",
    sentence,
    remedy: "Start the payment when the answer with the code has arrived.",
    judge: references.namesWhatWasReturned(makers, member),
    pass: (s) => [
      anyOf(s, makers, { id: "code", answer: at(member, "1") }),
      s.request({ body: at(member, "1") }),
    ],
    fail: (s) => [
      anyOf(s, makers, { id: "code", answer: at(member, "1"), status: 504 }),
      s.request({ body: at(member, "1") }),
    ],
  });

export const eventsAreSentOnce = (
  sentence: string,
  operations: readonly string[],
  same: readonly string[],
): StandardRule => {
  const body = { time: "2031-03-04T12:00:00Z" };
  return standard({
    name: "eventsAreSentOnce",
    level: "should",
    sentence,
    remedy: "Keep the id with the event, and repeat it under that id.",
    judge: references.eventsAreSentOnce(operations, same),
    pass: (s) => [anyOf(s, operations, { id: "one", body })],
    fail: (s) => [
      anyOf(s, operations, { id: "one", body }),
      anyOf(s, operations, { id: "two", body }),
    ],
  });
};

export const lookupsAreSpaced = (
  sentence: string,
  operation: string,
  apart: number,
): StandardRule =>
  standard({
    name: "lookupsAreSpaced",
    level: "should",
    sentence,
    remedy: "Wait between two lookups, longer each time.",
    judge: references.lookupsAreSpaced(operation, apart),
    pass: (s) => [s.message(operation, { status: 504 }), s.message(operation, { after: apart })],
    fail: (s) => [
      s.message(operation, { status: 504 }),
      s.message(operation, { after: apart / 10 }),
    ],
  });
