import * as advices from ".";
import type { Recourse } from "../../recourse";
import {
  type StandardRule,
  alone,
  approvedAndConfirmed,
  at,
  money,
  standard,
  unanswered,
} from "../rule";

export const repeatedUntilFinal = (doubtful?: advices.Doubtful): StandardRule =>
  standard({
    name: "repeatedUntilFinal",
    level: "must",
    sentence: "Repeat an advice until it has a final answer.",
    remedy: "Keep the advice in a durable queue, and remove it after a final answer.",
    judge: advices.repeatedUntilFinal(doubtful),
    pass: (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10 })],
    fail: (s) => [s.request(), s.confirmation({ status: 504 })],
    ...money,
  });

export const notRepeatedAfterFinal = (repeating?: advices.Repeating): StandardRule =>
  standard({
    name: "notRepeatedAfterFinal",
    level: "should",
    sentence: "Do not repeat an advice after a final answer.",
    remedy: "Remove the advice from the queue after a final answer, 404 included.",
    judge: advices.notRepeatedAfterFinal(repeating),
    pass: (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10 })],
    fail: (s) => [
      s.request(),
      s.confirmation(),
      s.confirmation({ after: 10 }),
      s.confirmation({ after: 10 }),
    ],
  });

export const repeatsAreSpaced = (minimum?: number): StandardRule =>
  standard({
    name: "repeatsAreSpaced",
    level: "should",
    sentence: `Leave ${minimum === undefined ? "some time" : `${minimum} s`} between two deliveries of an advice.`,
    remedy: "Wait between repeats, longer each time.",
    judge: advices.repeatsAreSpaced(minimum),
    pass: (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10 })],
    fail: (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 0.1 })],
    ...alone,
  });

export const repeatsAreUnchanged = standard({
  name: "repeatsAreUnchanged",
  level: "must",
  sentence: "Repeat an advice unchanged: same id, same content.",
  remedy: "Store the advice as it was first sent, and repeat that.",
  judge: advices.repeatsAreUnchanged,
  pass: (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10 })],
  fail: (s) => [
    s.request(),
    s.confirmation({ status: 504 }),
    s.confirmation({ after: 10, id: "another" }),
  ],
  ...alone,
});

const list = (who: string) => [{ institutionId: "6001", transactionIdentifier: who }];

export const identifiersComeBack = (recourse?: Recourse): StandardRule =>
  standard({
    name: "identifiersComeBack",
    level: "must",
    sentence:
      "Return the third-party identifiers of the answer in the advice; those of the request when there was no answer.",
    remedy:
      "Copy the whole list in the same order, entries of others included: from the answer, or from " +
      "the request if no answer came in time.",
    judge: advices.identifiersComeBack(recourse),
    pass: (s) => [
      s.request({
        body: { thirdPartyIdentifiers: list("A") },
        answer: { thirdPartyIdentifiers: list("B") },
      }),
      s.confirmation({ body: { thirdPartyIdentifiers: list("B") } }),
    ],
    fail: (s) => [
      s.request({
        body: { thirdPartyIdentifiers: list("A") },
        answer: { thirdPartyIdentifiers: list("B") },
      }),
      s.confirmation({ body: { thirdPartyIdentifiers: list("A") } }),
    ],
  });

/** Members that are known come back, of the request or of its answer: none may be left out. */
export const knownComesBack = (
  sentence: string,
  ofRequest: readonly string[],
  ofAnswer: readonly string[],
): StandardRule => {
  const judges = [
    ...ofRequest.map((path) => advices.memberIsBack(path, "request")),
    ...ofAnswer.map((path) => advices.memberIsBack(path, "answer")),
  ];
  const [path = ""] = ofRequest;
  return standard({
    name: "knownComesBack",
    level: "should",
    sentence,
    remedy: "Keep them with the sale, and copy them into the advice.",
    judge: (scene) => judges.flatMap((judge) => judge(scene)),
    pass: (s) => [s.request({ body: at(path, "1") }), s.confirmation({ body: at(path, "1") })],
    fail: (s) => [s.request({ body: at(path, "1") }), s.confirmation()],
  });
};

/** `kind`: of the examples. */
export const memberComesBack = (
  path: string,
  of: "request" | "answer",
  { kind, ...coming }: advices.ComingBack & { kind?: string } = {},
): StandardRule =>
  standard({
    name: "memberComesBack",
    level: "should",
    sentence: `Return ${path} of the ${of} in the advice.`,
    remedy: `Copy ${path} into the advice.`,
    judge: advices.memberComesBack(path, of, coming),
    pass: (s) => [
      s.request({ body: at(path, "1"), answer: at(path, "1") }),
      s.confirmation({ body: at(path, "1") }),
    ],
    fail: (s) => [
      s.request({ body: at(path, "1"), answer: at(path, "1") }),
      s.confirmation({ body: at(path, "2") }),
    ],
    ...(kind === undefined ? {} : { kind }),
  });

export const reasonFits = (recourse?: Recourse): StandardRule =>
  standard({
    name: "reasonFits",
    level: "should",
    sentence:
      "Give the right reason for a reversal: TIMEOUT without an answer, " +
      "RESPONSE_NOT_FINAL after 500 or 504, CANCELLED after an approval.",
    remedy: "Choose the reason according to the outcome of the request.",
    judge: advices.reasonFits(recourse),
    pass: (s) => [
      s.request(unanswered),
      s.reversal({ after: 61, body: { reversalReason: "TIMEOUT" } }),
    ],
    fail: (s) => [
      s.request(unanswered),
      s.reversal({ after: 61, body: { reversalReason: "CANCELLED" } }),
    ],
  });

export const advicesNameTheirRequest = standard({
  name: "advicesNameTheirRequest",
  level: "must",
  sentence: "In an advice, name a request of the same kind that was sent.",
  remedy: "Keep the id of the request with the advice, and send it to the operation of its kind.",
  judge: advices.advicesNameTheirRequest,
  pass: approvedAndConfirmed,
  fail: (s) => [s.confirmation({ requestId: "never-sent" })],
});

export const tendersAreListed = (
  kinds: readonly string[],
  tendered: advices.Tendered = {},
): StandardRule => {
  const { sum } = tendered;
  const answer = sum === undefined ? {} : at(sum, { amount: 100 });
  return standard({
    name: "tendersAreListed",
    level: "should",
    sentence:
      sum === undefined
        ? "In a confirmation, list how the customer paid."
        : "In a confirmation, list tenders that add up to the approved amount.",
    remedy: "Take the tenders from the sale.",
    judge: advices.tendersAreListed(kinds, tendered),
    pass: (s) => [
      s.request({ answer }),
      s.confirmation({ body: { tenders: [{ amount: { amount: 100 } }] } }),
    ],
    fail: (s) => [
      s.request({ answer }),
      s.confirmation({ body: { tenders: sum === undefined ? [] : [{ amount: { amount: 50 } }] } }),
    ],
    kind: kinds[0] ?? "",
  });
};
