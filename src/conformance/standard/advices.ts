import * as advices from "../judges/advices";
import type { Recourse } from "../recourse";
import {
  type StandardRule,
  alone,
  approvedAndConfirmed,
  at,
  money,
  standard,
  unanswered,
} from "../standard-rule";

export const repeatedUntilFinal = (doubtful?: advices.Doubtful): StandardRule =>
  standard(
    "repeatedUntilFinal",
    "must",
    "Repeat an advice until it has a final answer.",
    "Keep the advice in a durable queue, and take it out when a final answer came.",
    advices.repeatedUntilFinal(doubtful),
    (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10 })],
    (s) => [s.request(), s.confirmation({ status: 504 })],
    money,
  );

export const notRepeatedAfterFinal = (repeating?: advices.Repeating): StandardRule =>
  standard(
    "notRepeatedAfterFinal",
    "should",
    "Do not repeat an advice after a final answer.",
    "Take the advice out of the queue when a final answer came, 404 included.",
    advices.notRepeatedAfterFinal(repeating),
    (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10 })],
    (s) => [
      s.request(),
      s.confirmation(),
      s.confirmation({ after: 10 }),
      s.confirmation({ after: 10 }),
    ],
  );

export const repeatsAreSpaced = (minimum?: number): StandardRule =>
  standard(
    "repeatsAreSpaced",
    "should",
    `Leave ${minimum === undefined ? "some time" : `${minimum} s`} between two deliveries of an advice.`,
    "Wait between repeats, longer each time.",
    advices.repeatsAreSpaced(minimum),
    (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10 })],
    (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 0.1 })],
    alone,
  );

export const repeatsAreUnchanged = standard(
  "repeatsAreUnchanged",
  "must",
  "Repeat an advice unchanged: same id, same content.",
  "Store the advice as it was first sent, and send that.",
  advices.repeatsAreUnchanged,
  (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10 })],
  (s) => [
    s.request(),
    s.confirmation({ status: 504 }),
    s.confirmation({ after: 10, id: "another" }),
  ],
  alone,
);

const list = (who: string) => [{ institutionId: "6001", transactionIdentifier: who }];

export const identifiersComeBack = (recourse?: Recourse): StandardRule =>
  standard(
    "identifiersComeBack",
    "must",
    "Return the third-party identifiers of the answer in the advice; those of the request when there was no answer.",
    "Copy the list of the answer, entries of others included, in its order.",
    advices.identifiersComeBack(recourse),
    (s) => [
      s.request({
        body: { thirdPartyIdentifiers: list("A") },
        answer: { thirdPartyIdentifiers: list("B") },
      }),
      s.confirmation({ body: { thirdPartyIdentifiers: list("B") } }),
    ],
    (s) => [
      s.request({
        body: { thirdPartyIdentifiers: list("A") },
        answer: { thirdPartyIdentifiers: list("B") },
      }),
      s.confirmation({ body: { thirdPartyIdentifiers: list("A") } }),
    ],
  );

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
  return standard(
    "knownComesBack",
    "should",
    sentence,
    "Keep them with the sale, and copy them into the advice.",
    (scene) => judges.flatMap((judge) => judge(scene)),
    (s) => [s.request({ body: at(path, "1") }), s.confirmation({ body: at(path, "1") })],
    (s) => [s.request({ body: at(path, "1") }), s.confirmation()],
  );
};

/** `kind`: of the examples. */
export const memberComesBack = (
  path: string,
  of: "request" | "answer",
  { kind, ...coming }: advices.ComingBack & { kind?: string } = {},
): StandardRule =>
  standard(
    "memberComesBack",
    "should",
    `Return ${path} of the ${of} in the advice.`,
    `Copy ${path} into the advice.`,
    advices.memberComesBack(path, of, coming),
    (s) => [
      s.request({ body: at(path, "1"), answer: at(path, "1") }),
      s.confirmation({ body: at(path, "1") }),
    ],
    (s) => [
      s.request({ body: at(path, "1"), answer: at(path, "1") }),
      s.confirmation({ body: at(path, "2") }),
    ],
    kind === undefined ? {} : { kind },
  );

export const reasonFits = (recourse?: Recourse): StandardRule =>
  standard(
    "reasonFits",
    "should",
    "Give the reason of a reversal that fits: TIMEOUT without an answer, RESPONSE_NOT_FINAL after 500 or 504, CANCELLED after an approval.",
    "Choose the reason by what became of the request.",
    advices.reasonFits(recourse),
    (s) => [s.request(unanswered), s.reversal({ after: 61, body: { reversalReason: "TIMEOUT" } })],
    (s) => [
      s.request(unanswered),
      s.reversal({ after: 61, body: { reversalReason: "CANCELLED" } }),
    ],
  );

export const advicesNameTheirRequest = standard(
  "advicesNameTheirRequest",
  "must",
  "Name in an advice a request of the same kind that was sent.",
  "Keep the id of the request with the advice, and send it to the operation of its kind.",
  advices.advicesNameTheirRequest,
  approvedAndConfirmed,
  (s) => [s.confirmation({ requestId: "never-sent" })],
);

export const tendersAreListed = (
  kinds: readonly string[],
  tendered: advices.Tendered = {},
): StandardRule => {
  const { sum } = tendered;
  const answer = sum === undefined ? {} : at(sum, { amount: 100 });
  return standard(
    "tendersAreListed",
    "should",
    sum === undefined
      ? "List in a confirmation how the customer paid."
      : "List in a confirmation tenders that add up to the approved amount.",
    "Take the tenders from the sale.",
    advices.tendersAreListed(kinds, tendered),
    (s) => [
      s.request({ answer }),
      s.confirmation({ body: { tenders: [{ amount: { amount: 100 } }] } }),
    ],
    (s) => [
      s.request({ answer }),
      s.confirmation({ body: { tenders: sum === undefined ? [] : [{ amount: { amount: 50 } }] } }),
    ],
    { kind: kinds[0] ?? "" },
  );
};
