import { type Static, Type } from "@sinclair/typebox";
import { v4 } from "uuid";
import {
  hasMembers,
  memberOf,
  mergePatch,
  textMember,
  valueOfJson,
  withTexts,
} from "../../contract/values/json-value";
import { maskedValue } from "../../contract/values/masking";
import { isTime } from "../../contract/values/moment";
import { isUuid, lowerUuid, uuidPattern } from "../../contract/values/uuid";
import { described, noOtherMembers, oneOf, titledModel } from "../../contract/schema";
import type { MessageKind } from "../../contract/operation";
import { clockText } from "../../exchange/message";
import type { Exchange } from "../../journal/exchange";
import { bodyTextOf } from "../../journal/journal";
import type { Original } from "../../journal/stored-exchange";
import { limits } from "../../limits/limits";
import type { Space } from "../../store";
import { ControlRefused, wrongParameters } from "../declare/refusals";
import { type Caller, operation, optionalBody } from "../operation";
import type { ControlApi, TesterMessage } from "../services";
import { exchangeSteps } from "./message-query";
import { messageOf } from "./kept-messages";

const number = Type.Integer({ minimum: 1 });

/** What is changed in a message before it is sent again. */
export const MessageChange = Type.Object(
  {
    body: Type.Optional(
      described(
        Type.Unknown(),
        "A JSON merge patch (RFC 7396) of the body: null removes a member, and a list is replaced as a whole",
      ),
    ),
    path: Type.Optional(
      Type.String({
        pattern: "^/[!-~]*$",
        maxLength: limits.journalBodyBytes,
        description: "Path and query in place of those that were sent",
        "x-expected": "a path that begins with /",
      }),
    ),
    ids: Type.Optional(
      described(
        oneOf(["new", "same"]),
        "new (or absent): an id and a time of its own, and the ids of messages sent again before; same: as it was",
      ),
    ),
  },
  { ...noOtherMembers, title: "MessageChange" },
);
export type MessageChange = Static<typeof MessageChange>;

export const MessageAgain = titledModel("MessageAgain", {
  number: described(
    Type.Union([number, Type.Null()]),
    "Its number in the journal; null: it reached no operation",
  ),
  of: described(number, "Number of what was sent again"),
  status: described(
    Type.Union([Type.Integer({ minimum: 100, maximum: 599 }), Type.Null()]),
    "The status that went out; null: none did within ten seconds",
  ),
});
export type MessageAgain = Static<typeof MessageAgain>;

export const againOperations = {
  messageAgain: operation("POST /messages/{number}/again", {
    summary: "Send a message again, as it was or changed",
    tag: "Messages",
    body: optionalBody(MessageChange),
    answer: MessageAgain,
    creates: true,
    refusals: ["message-unknown", "message-gone", "message-not-kept", "parameter-wrong"],
    handle: ({ core, space, params: { number: key }, body, caller }) =>
      sendAgain({ core, space, caller }, messageOf(core, space, key), body),
  }),
};

/** Who sends something again, and where. */
export interface CredentialedSender {
  core: ControlApi;
  space: Space;
  caller: Caller;
}

/** Has a message of the journal sent again. Rejects with `ControlRefused` where it cannot be. */
async function sendAgain(
  sender: CredentialedSender,
  exchange: Exchange,
  { body: patch, path, ids = "new" }: MessageChange,
): Promise<MessageAgain> {
  const { core, space } = sender;
  const whole = wholeMessage(sender, exchange);
  const renewed = ids === "same" ? whole : await withNewIds(core, space, exchange, whole);
  const body = patch === undefined ? renewed.body : patchedBody(renewed.body, patch);
  const { "x-request-id": _once, ...headers } = exchange.request.headers;
  return sendAs(core, exchange.number, {
    ...{ space, user: whole.user, again: exchange.number },
    method: exchange.method,
    path: path ?? renewed.path,
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    body,
  });
}

/** Sends a message; throws `ControlRefused` where no operation has its path. */
export async function sendAs(
  core: ControlApi,
  of: number,
  message: TesterMessage,
): Promise<MessageAgain> {
  const sent = await core.sendAsTester(message);
  if (sent.number === null && sent.status === 404)
    throw wrongParameters([{ path: "path", text: `no operation has ${message.method} and it` }]);
  return { number: sent.number, of, status: sent.status };
}

/** In whose name a tester sends what names nobody. */
export const nameOfSender = ({ space, caller }: Omit<CredentialedSender, "core">): string =>
  caller.user ?? space.user ?? "";

/** The message of an exchange as it came. Throws `ControlRefused` where a part of it is not known any more. */
function wholeMessage(sender: CredentialedSender, exchange: Exchange): Original {
  const { number: seq, direction, request, path } = exchange;
  if (direction === "onward") throw notKept("Standin sent this message itself.");
  const kept = originalOf(sender, seq);
  if (kept !== undefined) return kept;
  if (memberOf(request.body, "notKept") !== undefined)
    throw notKept("The body of the message is longer than what is kept.");
  if (exchange.masked !== undefined || isMasked(request.raw))
    throw notKept(
      "The journal masks a part of the message. Only the simulator's memory has it as it came, and that is gone: the " +
        "simulator was restarted, or many messages came since.",
    );
  return { path, body: request.raw ?? bodyTextOf(request), user: nameOfSender(sender) };
}

const notKept = (freeString: string): ControlRefused =>
  new ControlRefused("message-not-kept", { freeString });

/** A text that is not JSON does not say which parts of it are masked. */
const isMasked = (raw = ""): boolean => raw.includes(maskedValue) || raw.includes("**");

/** A reset of some interfaces moves the messages of the others to another journal, where they keep their numbers. */
function originalOf({ core, space }: CredentialedSender, seq: number): Original | undefined {
  const moved = core.store.undos
    .droppedJournals(space.id)
    .filter(({ next }) => next?.journal === space.journal && seq <= next.upTo);
  return (
    core.journal.original(space, seq) ??
    moved
      .map(({ journal }) => core.journal.original({ ...space, journal }, seq))
      .find((one) => one !== undefined)
  );
}

/** The message with an id and a time of its own, and with what earlier messages that were sent again have now. */
async function withNewIds(
  core: ControlApi,
  space: Space,
  exchange: Exchange,
  whole: Original,
): Promise<Original> {
  const put = await followedValues(core, space);
  const own = ownIdOf(core, exchange);
  if (own !== null) put.set(own, v4());
  const path = whole.path
    .split(/([/?&=])/)
    .map((part) => put.get(part.toLowerCase()) ?? part)
    .join("");
  if (whole.body === undefined) return { ...whole, path };
  const now = clockText(core.clocks.now(space));
  return { ...whole, path, body: renewedBody(whole.body, put, now) };
}

/** The id of a message itself; what a lookup asks for is another one's. */
function ownIdOf({ interfaces }: ControlApi, exchange: Exchange): string | null {
  const { messageId, request } = exchange;
  const kinds: readonly (MessageKind | undefined)[] = ["request", "advice"];
  const kind = interfaces
    .flatMap(({ endpoints }) => endpoints)
    .find(
      ({ contract, operation: { id } }) =>
        contract.name === exchange.interface && id === exchange.operation,
    )?.operation.kind;
  const inBody = lowerUuid(textMember(request.body, "id"));
  return kinds.includes(kind) ? (messageId ?? inBody) : inBody;
}

function renewedBody(text: string, put: ReadonlyMap<string, string>, now: string): string {
  const value = valueOfJson(text);
  if (!hasMembers(value)) return text.replace(anyUuid, (id) => put.get(id.toLowerCase()) ?? id);
  const renewed = withTexts(value, (member) => put.get(member.toLowerCase()) ?? member);
  return JSON.stringify(
    isTime(textMember(renewed, "time")) ? mergePatch(renewed, { time: now }) : renewed,
  );
}

const anyUuid = new RegExp(uuidPattern, "g");

const againText = ['"again":'];

/**
 * What has taken the place of ids, and of what the simulator made up in answers, since the messages were sent again:
 * by the former in lower case.
 */
async function followedValues(core: ControlApi, space: Space): Promise<Map<string, string>> {
  const { journal } = core;
  const put = new Map<string, string>();
  for await (const step of exchangeSteps(core, space, { texts: [againText] })) {
    for (const { number: seq, filtered } of step) {
      if (filtered.lacks?.(againText) === true) continue;
      const later = journal.get(space, seq);
      const first = later?.again === undefined ? undefined : journal.get(space, later.again);
      if (later !== undefined && first !== undefined) follow(first, later, put);
    }
  }
  return put;
}

function follow(first: Exchange, later: Exchange, put: Map<string, string>): void {
  if (first.messageId === null || later.messageId === null) return;
  if (first.messageId === later.messageId) return;
  put.set(first.messageId, later.messageId);
  followTexts(answerOf(first), answerOf(later), put);
}

const answerOf = ({ made, answer }: Exchange): unknown => made?.body ?? answer;

function followTexts(first: unknown, later: unknown, put: Map<string, string>): void {
  if (typeof first === "string" && typeof later === "string") {
    if (isReference(first) && isReference(later)) put.set(first.toLowerCase(), later);
    return;
  }
  if (!hasMembers(first) || !hasMembers(later)) return;
  for (const [name, member] of Object.entries(first))
    followTexts(member, memberOf(later, name), put);
}

/** What a simulator makes up for an answer, and later messages name: no word, and no time. */
const isReference = (text: string): boolean =>
  isUuid(text) || (/^[\w-]{6,}$/.test(text) && /\d/.test(text) && !isTime(text));

/** A body after a merge patch (RFC 7396), as JSON text. */
function patchedBody(body: string | undefined, patch: unknown): string {
  return JSON.stringify(mergePatch(body === undefined ? undefined : valueOfJson(body), patch));
}
