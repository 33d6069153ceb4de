import { memberOf, textMember, valueAt } from "../../contract/values/json-value";
import { isSameContent } from "../../contract/values/same-content";
import { isUuid, isUuid4 } from "../../contract/values/uuid";
import type { Exchange } from "../../journal/exchange";
import { groupBy } from "../../record";
import { type ExampleStep, type Stage, type StandardRule, approvedAndConfirmed } from "./rule";
import {
  brokenCheck,
  check,
  evidenceFrom,
  evidenceOf,
  passedCheck,
  ref,
  timelessBody,
} from "./judging";
import type { Check, Judge } from "./obligation";
import { partsOfPath } from "../scene/message";
import type { Message } from "../scene/scene";
import { matchesPattern, refusalOf, trueAnswerOf } from "./messages/refusal-pattern";
import { lenientId } from "./messages/refusals";

/** The switch against resending of each HTTP client (docs/http-clients.md), by how its `User-Agent` begins. */
const switches: readonly (readonly [RegExp, string])[] = [
  [/^java\//i, "start Java with -Dsun.net.http.retryPost=false"],
  [/^java-http-client\//i, "leave out -Djdk.httpclient.enableAllMethodRetry"],
  [/^okhttp\//i, "build it with retryOnConnectionFailure(false)"],
  [/^apache-httpclient\//i, "give its retry handler requestSentRetryEnabled false"],
  [/^python-(?:urllib3|requests)\//i, "take POST out of the allowed_methods of its Retry"],
  [
    /^go-http-client\//i,
    "send no Idempotency-Key header, which makes it take a POST for repeatable",
  ],
  [
    /^(?:curl|php)\b/i,
    "set CURLOPT_FRESH_CONNECT, so that no request goes out on an old connection",
  ],
];

const anySwitch =
  "switch its automatic retries off for POST, or have it open a new connection for each request (libcurl: " +
  "CURLOPT_FRESH_CONNECT)";

/** What to do about an HTTP client that has sent this message again by itself. */
function resendRemedy({ request: { headers } }: Exchange): string {
  const agent = headers["user-agent"] ?? "";
  const own = switches.find(([pattern]) => pattern.test(agent))?.[1] ?? anySwitch;
  return `Keep your HTTP client from sending a request twice: ${own}. Reverse a request whose outcome is unknown.`;
}

/** So soon after its connection broke, in milliseconds, no POS has decided to send a message again. */
const byItselfMs = 200;

/** Whether the HTTP client sent a message again by itself: the same bytes, right after the connection broke. */
function isResentByClient(first: Exchange, again: Exchange): boolean {
  const { outcome, endedMs, durationMs } = first;
  if (outcome !== "silent" && outcome !== "spoiled") return false;
  const brokenAt = Date.parse(first.receivedAt) + (endedMs ?? durationMs);
  const after = Date.parse(again.receivedAt) - brokenAt;
  // Both times are kept to the millisecond.
  return (
    after >= -1 && after <= byItselfMs && first.path === again.path && hasSameBody(first, again)
  );
}

const hasSameBody = (one: Exchange, other: Exchange): boolean =>
  JSON.stringify(one.request.body) === JSON.stringify(other.request.body);

/** The id as the client wrote it: in the body, else in the path. */
function writtenId({ exchange }: Message): string | undefined {
  const id = memberOf(exchange.request.body, "id");
  if (typeof id === "string") return id;
  return exchange.messageId ?? undefined;
}

/** Messages of one id, and the checks about each id. */
function perId(
  messages: readonly Message[],
  check: (id: string, messages: Message[]) => Check | undefined,
): Check[] {
  const byId = new Map<string, Message[]>();
  for (const message of messages) {
    const id = writtenId(message)?.toLowerCase();
    if (id === undefined) continue;
    const known = byId.get(id);
    if (known === undefined) byId.set(id, [message]);
    else known.push(message);
  }
  const checks: Check[] = [];
  for (const [id, found] of byId) {
    const made = check(id, found);
    if (made !== undefined) checks.push(made);
  }
  return checks;
}

/** Every id is a UUID of version 4. */
const judgeVersions: Judge = ({ messages }) =>
  perId(
    messages.filter(
      ({ operation }) => operation.idParameter !== undefined || operation.body !== undefined,
    ),
    (id, [message]) => {
      if (message === undefined) return undefined;
      if (isUuid4(id))
        return passedCheck(
          id,
          `${id} is a version 4 UUID ${ref(message)}`,
          evidenceFrom("trigger", message),
        );
      const text = `${id} of ${message.operation.id} is not a version 4 UUID ${ref(message)}`;
      const check = brokenCheck(id, text, evidenceFrom("trigger", message));
      const isLenient = message.exchange.findings.some(({ code }) => code === lenientId);
      return isLenient
        ? { ...check, outcome: "warn", text: `${text}, which lenient mode alone accepts` }
        : check;
    },
  );

export const idsAreVersion4: StandardRule = {
  name: "idsAreVersion4",
  level: "must",
  sentence: "Give every message a version 4 UUID as its id.",
  remedy: "Generate the ids as random UUIDs.",
  judge: judgeVersions,
  pass: (s) => [s.request()],
  fail: (s) => [s.request({ id: "00000000-0000-1000-8000-000000000000" })],
  ofItself: true,
};

/** Requests and advices have rules of their own about what is sent again. */
const isSentOnce = ({ operation: { kind } }: Message): boolean =>
  kind === "request" || kind === "advice";

/** What a message says, whenever it was made. */
const contentOf = (message: Message): unknown => [
  partsOfPath(message.exchange.path),
  timelessBody(message),
];

/** What makes two messages of one id the same message: operation and place, and of a lookup what it asks. */
const sameMessage = (one: Message, other: Message): boolean =>
  one.operation.id === other.operation.id &&
  one.exchange.requestId === other.exchange.requestId &&
  (isSentOnce(one) || isSameContent(contentOf(one), contentOf(other)));

/** The simulator knew the id of the message already. */
const wasDuplicate = (message: Message): boolean =>
  matchesPattern(trueAnswerOf(message), { errorTypes: ["DUPLICATE_RECORD"] });

/** A question that is refused for its form does not use its id up: it may be put right. */
const leavesIdFree = (message: Message): boolean =>
  !isSentOnce(message) &&
  [trueAnswerOf(message), refusalOf(message)].some(
    (refusal) => refusal !== undefined && matchesPattern(refusal, { errorTypes: ["FORMAT_ERROR"] }),
  );

/** Lookups and notifications leave no state. */
const leavesState = ({ requestId, stateBefore }: Exchange): boolean =>
  requestId !== null || stateBefore !== undefined;

/** The same advice, sent by another form of its interface. */
const sameAdvice = (one: Exchange, other: Exchange): boolean =>
  one.requestId !== null && one.requestId === other.requestId && one.operation === other.operation;

const broken = (id: string, first: Message, other: Message): Check => {
  const another = first.operation.id === other.operation.id ? "another " : "";
  return brokenCheck(
    id,
    `${id} names ${first.operation.id} ${ref(first)} and ${another}${other.operation.id} ${ref(other)}`,
    evidenceOf(first, other),
  );
};

/** One message that is sent again: where that is not possible under the same id, a lookup should have a new one. */
function sentAgain(id: string, first: Message, others: readonly Message[]): Check {
  const refused = others.find((message) => !isSentOnce(message) && wasDuplicate(message));
  const evidence = evidenceOf(first, refused);
  if (refused === undefined)
    return passedCheck(id, `${id} names one message ${ref(first)}`, evidence);
  const text = `${first.operation.id} ${ref(first)} was sent again under its id ${ref(refused)}, which is refused here`;
  return { ...brokenCheck(id, text, evidence), outcome: "warn" };
}

/**
 * An id belongs to one message of the data space; operations that carry another message's id on purpose are
 * not looked at.
 */
const judgeUse =
  (except: readonly string[] = []): Judge =>
  ({ messages, elsewhere }) =>
    perId(
      messages.filter(
        (message) => !except.includes(message.operation.id) && !leavesIdFree(message),
      ),
      (id, found) => {
        const [first, ...others] = found;
        if (first === undefined) return undefined;
        const before = elsewhere(id);
        // The later one of two interfaces took the id of the earlier one.
        const taker =
          before &&
          found.find(
            (message) =>
              message.exchange.number > before.number &&
              !sameAdvice(message.exchange, before) &&
              (leavesState(before) || wasDuplicate(message)),
          );
        if (before !== undefined && taker !== undefined) {
          return brokenCheck(
            id,
            `${id} names ${String(before.operation)} of ${String(before.interface)} ` +
              `(${before.number}) and ${taker.operation.id} ${ref(taker)}`,
            [{ role: "trigger", number: before.number }, ...evidenceFrom("seen", taker)],
          );
        }
        const other = others.find((message) => !sameMessage(first, message));
        return other === undefined ? sentAgain(id, first, others) : broken(id, first, other);
      },
    );

export const idsAreUsedOnce = (except: readonly string[] = []): StandardRule => ({
  name: "idsAreUsedOnce",
  level: "must",
  sentence: "Use an id for one message only, and again only to repeat an advice.",
  remedy: "Generate a new id for each new message, advice messages included.",
  judge: judgeUse(except),
  pass: approvedAndConfirmed,
  fail: (s) => [s.request(), s.confirmation({ id: "request" })],
});

/** A request is sent once. */
const judgeSendings: Judge = ({ transactions }) =>
  transactions.flatMap(({ id, called, requests: [first, second] }) => {
    if (first === undefined) return [];
    if (second === undefined)
      return [
        passedCheck(
          id,
          `${called} ${id} was sent once ${ref(first)}`,
          evidenceFrom("trigger", first),
        ),
      ];
    const evidence = evidenceOf(first, second);
    const text = `${called} ${id} was sent ${ref(first)} and again under the same id ${ref(second)}`;
    if (!isResentByClient(first.exchange, second.exchange))
      return [brokenCheck(id, text, evidence)];
    const byItself = `${text}: your HTTP client sent it again by itself when the connection broke`;
    return [{ ...brokenCheck(id, byItself, evidence), remedy: resendRemedy(second.exchange) }];
  });

export const requestsAreSentOnce: StandardRule = {
  name: "requestsAreSentOnce",
  level: "must",
  forbids: true,
  sentence: "Send a request once, whatever its outcome.",
  remedy: "After an unknown outcome reverse the request; try again under a new id.",
  judge: judgeSendings,
  pass: (s) => [s.request()],
  fail: (s) => [s.request({ status: 504 }), s.request()],
  critical: true,
};

/** A lookup is sent once; one that is refused for its form may be put right under its id. */
const judgeLookups: Judge = ({ messages }) => {
  const lookups = messages.filter(
    (message) => message.operation.kind === "lookup" && message.exchange.messageId !== null,
  );
  return [...groupBy(lookups, ({ exchange }) => String(exchange.messageId))].flatMap(
    ([id, [first, ...others]]): Check[] => {
      if (first === undefined || leavesIdFree(first)) return [];
      const again = others.find((other) => sameMessage(first, other));
      const name = `${first.operation.id} ${id}`;
      return [
        check(
          id,
          `${name} was sent once ${ref(first)}`,
          again && `${name} was sent ${ref(first)} and again under the same id ${ref(again)}`,
          evidenceOf(first, again),
        ),
      ];
    },
  );
};

/** `operation`: a lookup, of the example. */
export const lookupsAreSentOnce = (operation: string): StandardRule => ({
  name: "lookupsAreSentOnce",
  level: "must",
  forbids: true,
  sentence: "Send a lookup once under its id, whatever its outcome.",
  remedy: "Ask again under a new id.",
  judge: judgeLookups,
  pass: (s) => [s.message(operation)],
  fail: (s) => [s.message(operation, { status: 504 }), s.message(operation)],
});

/** The ids of path and body agree: else the answer names the id of the path. */
const judgeAgreement: Judge = ({ messages }) =>
  messages
    .filter(({ operation }) => operation.idParameter !== undefined && operation.body !== undefined)
    .map((message) => {
      const {
        exchange: { answer, made },
      } = message;
      const pathId = valueAt(made?.body ?? answer, "detailMessage.pathId");
      const id = writtenId(message) ?? "";
      return pathId === undefined
        ? passedCheck(
            id,
            `the ids of path and body agree ${ref(message)}`,
            evidenceFrom("trigger", message),
          )
        : {
            ...brokenCheck(
              id,
              `the body of ${message.operation.id} names a different id than its path ${ref(message)}`,
              evidenceFrom("trigger", message),
            ),
            also: idsIn(message),
          };
    });

/** `kind`: of the examples, where not every kind has its ids in the path. */
export const idsAgree = (kind?: string): StandardRule => ({
  name: "idsAgree",
  level: "must",
  sentence: "Put the same ids into the path and the body.",
  remedy: "Build path and body from the same values.",
  judge: judgeAgreement,
  pass: (s) => [withPathId(s)],
  fail: (s) => [
    withPathId(s, {
      status: 400,
      answer: { errorType: "FORMAT_ERROR", detailMessage: { pathId: "another" } },
    }),
  ],
  ofItself: true,
  ...(kind !== undefined && { kind }),
});

/** Every id that the path and the body name. */
const idsIn = ({ exchange: { path, request } }: Message): string[] =>
  [
    ...partsOfPath(path),
    ...["id", "requestId"].map((name) => textMember(request.body, name) ?? ""),
  ].flatMap((id) => (isUuid(id) ? [id.toLowerCase()] : []));

/** After DUPLICATE_RECORD a request comes again, if at all, under a new id. */
const judgeNewIds: Judge = ({ transactions }) =>
  transactions.flatMap(({ id, called, requests }) => {
    const index = requests.findIndex(
      ({ exchange }) => memberOf(exchange.answer, "errorType") === "DUPLICATE_RECORD",
    );
    const [refused, again] = [requests[index], requests[index + 1]];
    if (refused === undefined) return [];
    return [
      check(
        id,
        `the id of ${called} ${id} was not tried again after it was refused as a duplicate ${ref(refused)}`,
        again &&
          `${called} ${id} was refused as a duplicate ${ref(refused)} and sent again under the same id ${ref(again)}`,
        evidenceOf(refused, again),
      ),
    ];
  });

export const newIdAfterDuplicate: StandardRule = {
  name: "newIdAfterDuplicate",
  level: "should",
  forbids: true,
  sentence: "After DUPLICATE_RECORD, use a new id.",
  remedy: "Generate a new id for the next attempt.",
  judge: judgeNewIds,
  pass: (s) => [
    s.request({ status: 400, answer: { errorType: "DUPLICATE_RECORD" } }),
    s.request({ id: "next" }),
  ],
  fail: (s) => [s.request({ status: 400, answer: { errorType: "DUPLICATE_RECORD" } }), s.request()],
};

/** A message whose path holds its id. */
const withPathId = (s: Stage, part: Parameters<Stage["request"]>[0] = {}): ExampleStep =>
  s.request().operation.idParameter === undefined ? s.confirmation(part) : s.request(part);
