import type { Stage, Step } from "./example";
import * as advices from "./judges/advices";
import * as foresight from "./judges/foresight";
import * as identifiers from "./judges/identifiers";
import * as messages from "./judges/messages";
import * as references from "./judges/references";
import type { Recourse } from "./judging";
import { ownIsNotUsedAgain } from "./judges/spent";
import type { Judge, Level } from "./obligation";
import { type StandardRule, about, alone, anyOf, approvedAndConfirmed, at, money, standard, unanswered } from "./standard-rule";

export * from "./standard-closing";
export { type FamilyRule, type StandardRule, obligationsOf, ruled } from "./standard-rule";

export const idsAreVersion4 = standard("idsAreVersion4", "must", "Give every message an id that is a UUID of version 4.", "Take the ids from a generator of random UUIDs.",
  identifiers.idsAreVersion4, (s) => [s.request()], (s) => [s.request({ id: "00000000-0000-1000-8000-000000000000" })], alone);

export const idsAreUsedOnce = (except: readonly string[] = []): StandardRule =>
  standard("idsAreUsedOnce", "must", "Use an id for one message only; only the repeat of an advice has the id of the first.", "Draw a new id for each new message, advices included.",
    identifiers.idsAreUsedOnce(except), approvedAndConfirmed, (s) => [s.request(), s.confirmation({ id: "request" })]);

export const requestsAreSentOnce = standard("requestsAreSentOnce", "must", "Send a request once, whatever became of it.", "After an unknown outcome reverse the request; try again under a new id.",
  identifiers.requestsAreSentOnce, (s) => [s.request()], (s) => [s.request({ status: 504 }), s.request()], money);

/** A message whose path holds its id. */
const withPathId = (s: Stage, part: Parameters<Stage["request"]>[0] = {}): Step =>
  s.request().operation.idParameter === undefined ? s.confirmation(part) : s.request(part);

/** `kind`: of the examples, where not every kind has its ids in the path. */
export const idsAgree = (kind?: string): StandardRule => standard("idsAgree", "must", "Put the same ids into the path and the body.", "Build path and body from the same values.",
  identifiers.idsAgree, (s) => [withPathId(s)], (s) => [withPathId(s, { status: 400, answer: { errorType: "FORMAT_ERROR", detailMessage: { pathId: "another" } } })],
  { ...alone, ...(kind !== undefined && { kind }) });

export const newIdAfterDuplicate = standard("newIdAfterDuplicate", "should", "After DUPLICATE_RECORD use a new id.", "Draw a new id for the next attempt.",
  identifiers.newIdAfterDuplicate, (s) => [s.request({ status: 400, answer: { errorType: "DUPLICATE_RECORD" } }), s.request({ id: "next" })],
  (s) => [s.request({ status: 400, answer: { errorType: "DUPLICATE_RECORD" } }), s.request()]);

export const repeatedUntilFinal = (doubtful?: advices.Doubtful): StandardRule =>
  standard("repeatedUntilFinal", "must", "Repeat an advice until it has a final answer.", "Keep the advice in a durable queue, and take it out when a final answer came.",
    advices.repeatedUntilFinal(doubtful), (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10 })],
    (s) => [s.request(), s.confirmation({ status: 504 })], money);

export const notRepeatedAfterFinal = (repeating?: advices.Repeating): StandardRule =>
  standard("notRepeatedAfterFinal", "should", "Do not repeat an advice after a final answer.", "Take the advice out of the queue when a final answer came, 404 included.",
    advices.notRepeatedAfterFinal(repeating), (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10 })],
    (s) => [s.request(), s.confirmation(), s.confirmation({ after: 10 }), s.confirmation({ after: 10 })]);

export const repeatsAreSpaced = (minimum?: number): StandardRule =>
  standard("repeatsAreSpaced", "should", `Leave ${minimum === undefined ? "some time" : `${minimum} s`} between two deliveries of an advice.`, "Wait between repeats, longer each time.",
    advices.repeatsAreSpaced(minimum), (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10 })],
    (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 0.1 })], alone);

export const repeatsAreUnchanged = standard("repeatsAreUnchanged", "must", "Repeat an advice unchanged: same id, same content.", "Store the advice as it was first sent, and send that.",
  advices.repeatsAreUnchanged, (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10 })],
  (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10, id: "another" })], alone);

const list = (who: string) => [{ institutionId: "6001", transactionIdentifier: who }];

export const identifiersComeBack = (recourse?: Recourse): StandardRule => standard("identifiersComeBack", "must", "Return the third-party identifiers of the answer in the advice; those of the request when there was no answer.",
  "Copy the list of the answer, entries of others included, in its order.", advices.identifiersComeBack(recourse),
  (s) => [s.request({ body: { thirdPartyIdentifiers: list("A") }, answer: { thirdPartyIdentifiers: list("B") } }), s.confirmation({ body: { thirdPartyIdentifiers: list("B") } })],
  (s) => [s.request({ body: { thirdPartyIdentifiers: list("A") }, answer: { thirdPartyIdentifiers: list("B") } }), s.confirmation({ body: { thirdPartyIdentifiers: list("A") } })]);

/** Members that are known come back, of the request or of its answer: none may be left out. */
export const knownComesBack = (sentence: string, ofRequest: readonly string[], ofAnswer: readonly string[]): StandardRule => {
  const judges = [...ofRequest.map((path) => advices.memberIsBack(path, "request")), ...ofAnswer.map((path) => advices.memberIsBack(path, "answer"))];
  const [path = ""] = ofRequest;
  return standard("knownComesBack", "should", sentence, "Keep them with the sale, and copy them into the advice.", (scene) => judges.flatMap((judge) => judge(scene)),
    (s) => [s.request({ body: at(path, "1") }), s.confirmation({ body: at(path, "1") })], (s) => [s.request({ body: at(path, "1") }), s.confirmation()]);
};

/** `kind`: of the examples. */
export const memberComesBack = (path: string, of: "request" | "answer", { kind, ...coming }: advices.ComingBack & { kind?: string } = {}): StandardRule =>
  standard("memberComesBack", "should", `Return ${path} of the ${of} in the advice.`, `Copy ${path} into the advice.`, advices.memberComesBack(path, of, coming),
    (s) => [s.request({ body: at(path, "1"), answer: at(path, "1") }), s.confirmation({ body: at(path, "1") })],
    (s) => [s.request({ body: at(path, "1"), answer: at(path, "1") }), s.confirmation({ body: at(path, "2") })], kind === undefined ? {} : { kind });

export const reasonFits = (recourse?: Recourse): StandardRule => standard("reasonFits", "should", "Give the reason of a reversal that fits: TIMEOUT without an answer, RESPONSE_NOT_FINAL after 500 or 504, CANCELLED after an approval.",
  "Choose the reason by what became of the request.", advices.reasonFits(recourse),
  (s) => [s.request(unanswered), s.reversal({ after: 61, body: { reversalReason: "TIMEOUT" } })],
  (s) => [s.request(unanswered), s.reversal({ after: 61, body: { reversalReason: "CANCELLED" } })]);

export const advicesNameTheirRequest = standard("advicesNameTheirRequest", "must", "Name in an advice a request of the same kind that was sent.", "Keep the id of the request with the advice, and send it to the operation of its kind.",
  advices.advicesNameTheirRequest, approvedAndConfirmed, (s) => [s.confirmation({ requestId: "never-sent" })]);

export const tendersAreListed = (kinds: readonly string[], tendered: advices.Tendered = {}): StandardRule => {
  const { sum } = tendered;
  const answer = sum === undefined ? {} : at(sum, { amount: 100 });
  return standard("tendersAreListed", "should", sum === undefined ? "List in a confirmation how the customer paid." : "List in a confirmation tenders that add up to the approved amount.", "Take the tenders from the sale.",
    advices.tendersAreListed(kinds, tendered),
    (s) => [s.request({ answer }), s.confirmation({ body: { tenders: [{ amount: { amount: 100 } }] } })],
    (s) => [s.request({ answer }), s.confirmation({ body: { tenders: sum === undefined ? [] : [{ amount: { amount: 50 } }] } })], { kind: kinds[0] ?? "" });
};

export const userIsClient = standard("userIsClient", "should", "Send the messages of a client under its own user name.", "Use the client's id as the user name of the basic credentials.", messages.userIsClient,
  (s) => [s.request({ body: { client: { id: "1" } } })],
  (s) => [s.request({ body: { client: { id: "1" } }, findings: [{ code: "client-not-user", text: "the user name of the credentials is none of client.id" }] })], alone);

const cardNumberClear = { code: "card-number-clear", field: "tenders[0].cardNumber", text: "tenders[0].cardNumber is a card number that is not masked" };

export const cardNumbersAreMasked = standard("cardNumbersAreMasked", "must", "Mask the card numbers in tenders: the first six digits are clear, others stars.", "Mask the number before it is stored with the sale.", messages.cardNumbersAreMasked,
  (s) => [s.request(), s.confirmation({ body: { tenders: [] } })], (s) => [s.request(), s.confirmation({ body: { tenders: [] }, findings: [cardNumberClear] })], alone);

export const timeIsPlausible = standard("timeIsPlausible", "should", "Send a time that is near the clock, an advice none that is before its request's.", "Take the time when the message is made, with its zone, from a clock that is set.", messages.timeIsPlausible,
  (s) => [s.request({ body: { time: "2031-03-04T12:00:00Z" } })], (s) => [s.request({ body: { time: "2030-03-04T12:00:00Z" } })]);

export const timeHasMilliseconds = standard("timeHasMilliseconds", "should", "Send a time with milliseconds, and no more digits.", "Take the time to the millisecond.", messages.timeHasMilliseconds,
  (s) => [s.request({ body: { time: "2031-03-04T12:00:00.500Z" } })], (s) => [s.request({ body: { time: "2031-03-04T12:00:00Z" } })], alone);

/** The refusal of an example. */
const refusal = ({ errorTypes = ["GENERAL_ERROR"], errorMessage = "refused", detail = {}, field }: messages.Telling): object => ({
  errorType: errorTypes[0], errorMessage,
  detailMessage: { ...(field && { formatErrors: [{ field: "amounts.requestAmount.amount", msg: "is wrong" }] }), ...Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, value ?? "x"])) },
});

/** Where messages hold amounts. */
const amountField = /(amount|currency)[^.]*$/i;

/** `told`: what tells of refusals that are not for the amount by itself. */
export const amountsAreRight = (errorTypes: readonly string[], told?: foresight.Told): StandardRule =>
  ({ ...neverRefusedAs("Send amounts as integers in minor units, with the number of their currency.", "Keep amounts as integers of the smallest unit.", errorTypes, { field: amountField, ...(told && { told }) }), ...alone });

export const messagesFit = (errorTypes: readonly string[] = ["FORMAT_ERROR"]): StandardRule =>
  ({ ...neverRefusedAs("Send messages that fit the contract.", "Compare the refused message with the interface's OpenAPI document.", errorTypes), ...alone });

/** What tells a refusal that the client could not foresee. */
interface Fairness {
  aging?: messages.Aging;
  own?: foresight.Own;
  told?: foresight.Told;
  /** It is about what the message names. */
  ofNamed?: true;
}

/** Refusals that show that a message was not what it should be. */
export const neverRefusedAs = (sentence: string, remedy: string, errorTypes: readonly string[], options: Omit<messages.Telling, "errorTypes"> & Fairness & { level?: Level; kind?: string } = {}): StandardRule => {
  const { level = "must", own, told, kind = own?.kinds[0], aging, ofNamed, ...telling } = { ...options, errorTypes };
  const body = at(own?.paths[0] ?? told?.same[0] ?? "", "1");
  const before = (s: Stage): Step[] => [...(own === undefined ? [] : [s.request({ id: "own", body })]), ...(told === undefined ? [] : [anyOf(s, told.by, { id: "told", body })])];
  return standard("neverRefusedAs", level, sentence, remedy, fairly(messages.neverRefusedAs(telling), { own, told, aging }), (s) => [anyOf(s, telling.operations)],
    (s) => [...before(s), anyOf(s, telling.operations, { status: 400, answer: refusal(telling), body })], { ...(kind !== undefined && { kind }), ...([ofNamed, own, aging].some((one) => one !== undefined) && about) });
};

function fairly(judge: Judge, { aging, own, told }: { [Name in keyof Fairness]: Fairness[Name] | undefined }): Judge {
  const aged = aging === undefined ? judge : messages.agedByItself(judge, aging);
  const owned = own === undefined ? aged : foresight.warnedUnlessOwn(aged, own);
  return told === undefined ? owned : foresight.sparedUnlessTold(owned, told);
}

export const membersAreAbsent = (sentence: string, paths: readonly string[], operations: readonly string[], level: Level = "should"): StandardRule =>
  standard("memberIsAbsent", level, sentence, `Leave ${paths.join(", ")} out.`, messages.membersAreAbsent(paths, operations),
    (s) => [anyOf(s, operations)], (s) => [anyOf(s, operations, { body: at(paths[0] ?? "", "x") })], alone);

export const membersAreFilled = (sentence: string, paths: readonly string[]): StandardRule =>
  standard("membersAreFilled", "should", sentence, "Set up the till with its values.", messages.membersAreFilled(paths),
    (s) => [s.request({ body: at(paths[0] ?? "", "x") })], (s) => [s.request({ body: at(paths[0] ?? "", " ") })], alone);

/** Refusals after which the same, by these paths, is not sent again under another id either, to be refused so again. */
interface AlsoAfter {
  tellings: readonly messages.Telling[];
  same: readonly string[];
}

/** Judges of one rule: a fault of a message is told once, whoever finds it. */
const oneEach = (judges: readonly Judge[]): Judge => (scene) => {
  const faulty = new Set<string>();
  return judges.flatMap((judge) => {
    const checks = judge(scene).filter(({ outcome, subject }) => outcome !== "fail" || !faulty.has(subject));
    for (const { outcome, subject } of checks) if (outcome === "fail") faulty.add(subject);
    return checks;
  });
};

/** `spent`: of what the client has used up itself one refusal is too many. */
export const notAgainAfter = (
  sentence: string, tellings: readonly messages.Telling[], operations: readonly string[], things: messages.SameThing, refusedAgain = false, { spent = false, alsoAfter }: { spent?: boolean; alsoAfter?: AlsoAfter } = {},
): StandardRule => {
  const first = { status: 400, answer: refusal(tellings[0] ?? {}) };
  return standard("notAgainAfter", "should", sentence, "Remember the refusal.", oneEach([
    messages.notAgainAfter(tellings, operations, things, refusedAgain),
    ...(spent ? [ownIsNotUsedAgain(tellings, things.same)] : []),
    ...(alsoAfter === undefined ? [] : [messages.notAgainAfter(alsoAfter.tellings, operations, { same: alsoAfter.same }, true)]),
  ]),
    (s) => [anyOf(s, operations, { id: "one", ...first })],
    (s) => [anyOf(s, operations, { id: "one", ...first }), anyOf(s, operations, { id: things.same.includes("id") ? "one" : "two", ...(refusedAgain && first) })]);
};

export const sentAgainUnchanged = (sentence: string, operation: string): StandardRule =>
  standard("sentAgainUnchanged", "must", sentence, "Store the request as it was first sent, and send that.", references.sentAgainUnchanged(operation),
    (s) => [s.request({ status: 504 }), s.message(operation)], (s) => [s.request({ status: 504 }), s.message(operation, { body: { more: 1 } })]);

/** The request of a naming with its answer, and a message that names it. */
const told = (s: Stage, { answeredAs }: references.Naming, body: object = {}): Step => s.request({ answer: at(answeredAs, "70011"), body });
const naming = (s: Stage, { operations, sentAs }: references.Naming, body: object = {}): Step => anyOf(s, operations, { id: "use", body: { ...at(sentAs, "70011"), ...body } });

/** `onceDone`: operations after which nothing is done with it any more. */
export const usedOnceConfirmed = (sentence: string, by: references.Naming, { unknownAs = [], onceDone = [] }: { unknownAs?: readonly string[]; onceDone?: readonly string[] } = {}): StandardRule =>
  standard("usedOnceConfirmed", "must", sentence, "Wait for the answer to the confirmation, or for the advice queue to be empty.",
    (scene) => [references.usedOnceConfirmed(by), references.nothingUnknownIsUsed(by, unknownAs), references.doneOnce(onceDone, [by.sentAs], by.operations)].flatMap((judge) => judge(scene)),
    (s) => [told(s, by), s.confirmation(), naming(s, by)], (s) => [told(s, by), naming(s, by), s.confirmation()], { kind: by.kind, ...about });

export const doneOnce = (sentence: string, operations: readonly string[], same: string): StandardRule => {
  const body = at(same, "1");
  return standard("doneOnce", "must", sentence, "Keep what was done, and do not offer it again.", references.doneOnce(operations, [same]),
    (s) => [anyOf(s, operations, { body })], (s) => [anyOf(s, operations, { body }), anyOf(s, operations, { id: "again", body })]);
};

/** `queried`: operations that send the member in their query, and its name there. */
export const sameAsRequest = (sentence: string, by: references.Naming, member: string, queried: { operations: readonly string[]; sentAs: string }): StandardRule =>
  standard("sameAsRequest", "should", sentence, `Keep ${member} of the request with its answer.`,
    (scene) => [references.sameAsRequest(by, member), references.sameAsRequest({ ...by, operations: queried.operations }, member, queried.sentAs)].flatMap((judge) => judge(scene)),
    (s) => [told(s, by, at(member, "1")), s.confirmation(), naming(s, by, at(member, "1"))],
    (s) => [told(s, by, at(member, "1")), s.confirmation(), naming(s, by, at(member, "2"))], { kind: by.kind });

export const trialsAreLeftAlone = (sentence: string, trial: string, asking: Recourse): StandardRule =>
  standard("trialsAreLeftAlone", "must", sentence, "Keep trials out of the advice queue.", references.trialsAreLeftAlone(trial, asking),
    (s) => [s.message(trial, { id: "trial" })], (s) => [s.message(trial, { id: "trial" }), s.reversal({ requestId: "trial", status: 404 })]);

export const trialIdsAreTheirOwn = (sentence: string, trial: string): StandardRule =>
  standard("trialIdsAreTheirOwn", "should", sentence, "Draw a new id for the sale.", references.trialIdsAreTheirOwn(trial),
    (s) => [s.message(trial, { id: "trial" }), s.request()], (s) => [s.message(trial, { id: "trial" }), s.request({ id: "trial" })]);

/** `unscanned`: operations whose messages are about a code that somebody has scanned. */
export const followsItsScan = (sentence: string, scan: string, member: string, { needed = false, unscanned = [] }: { needed?: boolean; unscanned?: readonly string[] } = {}): StandardRule =>
  standard("followsItsScan", needed ? "should" : "must", sentence, `Take ${member} of the scan's notification.`, oneEach([
    references.followsItsScan([scan], member, needed), messages.neverTold(unscanned, { errorTypes: ["NO_SCAN_RECEIVED"] }, "code-not-scanned", "is for a code that was scanned"),
  ]),
    (s) => [s.message(scan, { id: "scan", body: at(member, "1") }), s.request({ body: at(member, "1") })],
    (s) => [s.message(scan, { id: "scan", body: at(member, "1") }), s.request({ body: at(member, "2") })], about);

export const namesWhatWasShown = (sentence: string, makers: readonly string[], member: string): StandardRule =>
  standard("namesWhatWasShown", "must", sentence, "Start the payment when the answer with the code is there.", references.namesWhatWasShown(makers, member),
    (s) => [anyOf(s, makers, { id: "code", answer: at(member, "1") }), s.request({ body: at(member, "1") })],
    (s) => [anyOf(s, makers, { id: "code", answer: at(member, "1"), status: 504 }), s.request({ body: at(member, "1") })]);

export const toldOnce = (sentence: string, operations: readonly string[], same: readonly string[]): StandardRule => {
  const body = { time: "2031-03-04T12:00:00Z" };
  return standard("toldOnce", "should", sentence, "Keep the id with the event, and repeat it under that id.", references.toldOnce(operations, same),
    (s) => [anyOf(s, operations, { id: "one", body })], (s) => [anyOf(s, operations, { id: "one", body }), anyOf(s, operations, { id: "two", body })]);
};

export const askedSparingly = (sentence: string, operation: string, apart: number): StandardRule =>
  standard("askedSparingly", "should", sentence, "Wait between two questions, longer each time.", references.askedSparingly(operation, apart),
    (s) => [s.message(operation, { status: 504 }), s.message(operation, { after: apart })],
    (s) => [s.message(operation, { status: 504 }), s.message(operation, { after: apart / 10 })]);
