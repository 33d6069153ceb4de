import { groupBy } from "../../../record";
import { memberOf } from "../../../contract/values/json-value";
import { momentOf } from "../../../contract/values/moment";
import type { Exchange } from "../../../journal/exchange";
import {
  evidenceFrom,
  ref,
  check,
  evidenceOf,
  isLater,
  sentMember,
  sentText,
  oneEach,
  subjectOf,
} from "../judging";
import type { Check, Judge } from "../obligation";
import { isDoneInTruth } from "../../scene/message";
import type { Message } from "../../scene/scene";
import { neverRefusedOrNoted } from "../messages/refusals";
import { type StandardRule, anyOf, bodyWith } from "../rule";

/**
 * A payment after a scan has a member of it: the payment that is approved first takes the scan. `needed`: it must
 * be there.
 */
const judgeScans =
  (scans: readonly string[], member: string, needed: boolean): Judge =>
  ({ messages }) => {
    const accepted = groupBy(
      messages.filter(
        ({ operation, outcome }) => scans.includes(operation.id) && outcome === "success",
      ),
      (one) => sentMember(one, "tranId"),
    );
    const taken = new Map<unknown, Message>();
    return messages.flatMap((message): Check[] => {
      const code = sentMember(message, "tranId");
      const before = taken.get(code);
      // A scan does not bind the client until its answer has arrived.
      const scan =
        message.operation.kind !== "request"
          ? undefined
          : accepted
              .get(code)
              ?.filter((one) => isLater(message, one) && one.knownAt <= message.at)
              .at(-1);
      if (scan === undefined || (before !== undefined && isLater(before, scan))) return [];
      if (isDoneInTruth(message)) taken.set(code, message);
      const [wanted, found] = [sentMember(scan, member), sentMember(message, member)];
      if (wanted === undefined || (found === undefined && !needed)) return [];
      const what = `${message.operation.id} ${ref(message)}`;
      const evidence = evidenceOf(scan, message);
      return [
        check(
          subjectOf(message),
          `${what} has ${member} of its scan ${ref(scan)}`,
          wanted !== found &&
            `${what} has ${JSON.stringify(found)} for ${member}, but its scan ` +
              `${ref(scan)} had ${JSON.stringify(wanted)}`,
          evidence,
        ),
      ];
    });
  };

/** `unscanned`: operations whose messages are about a code that somebody has scanned. */
export const followsItsScan = (
  sentence: string,
  scan: string,
  member: string,
  { needed = false, unscanned = [] }: { needed?: boolean; unscanned?: readonly string[] } = {},
): StandardRule => ({
  name: "followsItsScan",
  level: needed ? "should" : "must",
  sentence,
  remedy: `Take ${member} of the scan's notification.`,
  judge: oneEach([
    judgeScans([scan], member, needed),
    neverRefusedOrNoted(
      unscanned,
      { errorTypes: ["NO_SCAN_RECEIVED"] },
      "code-not-scanned",
      "is for a code that was scanned",
    ),
  ]),
  ...(unscanned.length > 0 && { restsOn: "simulator" }),
  pass: (s) => [
    s.message(scan, { id: "scan", body: bodyWith(member, "1") }),
    s.request({ body: bodyWith(member, "1") }),
  ],
  fail: (s) => [
    s.message(scan, { id: "scan", body: bodyWith(member, "1") }),
    s.request({ body: bodyWith(member, "2") }),
  ],
  ofNamed: true,
});

/** When the answer to a code request had gone out, on the clock of arrival; undefined: it never did. */
const returnedAt = ({ receivedAt, outcome, status, durationMs }: Exchange): number | undefined =>
  outcome === "answered" && (status ?? 0) < 300
    ? Date.parse(receivedAt) + Math.floor(durationMs)
    : undefined;

/** What became of the answer to a code request, in words. */
const returnText = ({ outcome, status }: Exchange): string => {
  if (outcome === "spoiled") return "answered with something unusable";
  return outcome === "answered" ? `answered ${String(status)}` : "not answered";
};

/**
 * What a request names was in an answer that had gone out: one that was made in vain cannot have been shown.
 * `makers`: operations that make it, at whatever interface of the data space. What none of them made, such as a
 * code of the test data, may be named.
 */
const judgeReturned =
  (makers: readonly string[], member: string): Judge =>
  ({ messages, exchanges }) => {
    const made = groupBy(
      exchanges.filter(({ operation }) => makers.includes(operation ?? "")),
      (one) => broughtMember(one, member),
    );
    return messages
      .filter(({ operation }) => operation.kind === "request")
      .flatMap((message): Check[] => {
        const makersOf = made.get(sentMember(message, member)) ?? [];
        const [maker] = makersOf;
        if (sentMember(message, member) === undefined || maker === undefined) return [];
        const evidence = [
          { role: "trigger" as const, number: maker.number },
          ...evidenceFrom("seen", message),
        ];
        const what = `${message.operation.id} ${ref(message)}`;
        return [
          check(
            subjectOf(message),
            `${what} was sent after ${member} was returned (${maker.number})`,
            !makersOf.some((one) => (returnedAt(one) ?? Infinity) <= message.at) &&
              `${what} has a ${member} that no answer had contained: ` +
                `${String(maker.operation)} (${maker.number}) was ${returnText(maker)}`,
            evidence,
          ),
        ];
      });
  };

export const namesWhatWasReturned = (
  sentence: string,
  makers: readonly string[],
  member: string,
): StandardRule => ({
  name: "namesWhatWasReturned",
  level: "must",
  sentence,
  remedy: "Start the payment when the answer with the code has arrived.",
  judge: judgeReturned(makers, member),
  pass: (s) => [
    anyOf(s, makers, { id: "code", answer: bodyWith(member, "1") }),
    s.request({ body: bodyWith(member, "1") }),
  ],
  fail: (s) => [
    anyOf(s, makers, { id: "code", answer: bodyWith(member, "1"), status: 504 }),
    s.request({ body: bodyWith(member, "1") }),
  ],
});

/** What an answer brings, or would have brought. */
const broughtMember = ({ made, answer }: Exchange, member: string): unknown =>
  memberOf(made?.body ?? answer, member);

/** Two moments of one event are not farther apart than this, in milliseconds. */
const oneMoment = 2_000;

/**
 * An event that was taken, or may have been, is not told again under another id. `same`: paths of the body
 * that make it the same, if its time is.
 */
const judgeEvents =
  (operations: readonly string[], same: readonly string[]): Judge =>
  ({ messages }) => {
    const events = messages.filter(
      ({ operation, exchange }) => operations.includes(operation.id) && exchange.messageId !== null,
    );
    const times = new Map(events.map((event) => [event, momentOf(sentText(event, "time"))]));
    const timeOf = (event: Message): number => times.get(event) ?? NaN;
    const of = (event: Message, nearby: number): string =>
      JSON.stringify([
        Math.floor(timeOf(event) / oneMoment) + nearby,
        ...same.map((path) => sentMember(event, path)),
      ]);
    const alike = groupBy(
      events.filter((event) => !Number.isNaN(timeOf(event))),
      (event) => of(event, 0),
    );
    return events
      .filter(({ outcome }) => outcome !== "failed")
      .map((event): Check => {
        // A broken connection is known at once, long before the time-out.
        const ended = Math.min(event.knownAt, event.at + Math.floor(event.exchange.durationMs));
        const isAgain = (other: Message): boolean =>
          isLater(other, event) &&
          other.at >= ended &&
          other.exchange.messageId !== event.exchange.messageId &&
          Math.abs(timeOf(other) - timeOf(event)) < oneMoment;
        const again = [-1, 0, 1].flatMap(
          (nearby) => alike.get(of(event, nearby))?.find(isAgain) ?? [],
        )[0];
        return check(
          subjectOf(event),
          `${event.operation.id} ${ref(event)} was reported under one id`,
          again &&
            `${event.operation.id} ${ref(event)} was reported again under another id ${ref(again)}`,
          evidenceOf(event, again),
        );
      });
  };

export const eventsAreSentOnce = (
  sentence: string,
  operations: readonly string[],
  same: readonly string[],
): StandardRule => {
  const body = { time: "2031-03-04T12:00:00Z" };
  return {
    name: "eventsAreSentOnce",
    level: "should",
    forbids: true,
    sentence,
    remedy: "Keep the id with the event, and repeat it under that id.",
    judge: judgeEvents(operations, same),
    pass: (s) => [anyOf(s, operations, { id: "one", body })],
    fail: (s) => [
      anyOf(s, operations, { id: "one", body }),
      anyOf(s, operations, { id: "two", body }),
    ],
  };
};
