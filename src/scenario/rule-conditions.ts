import { memberOf } from "../contract/values/member";
import type { MessageKind } from "../contract/operation";
import { type Match, type MessageGroup, messageGroups } from "./definition";
import { type Matcher, isMatcher, miss } from "./value-matcher";
import type { PatternWork } from "./pattern";

/** A message, as rules see it. */
export interface Matchable {
  interface: string;
  operation: string;
  kind: MessageKind;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, unknown>>;
  /** As the service reads it: what it ignores is gone. */
  body: unknown;
  /** As it came, where it differs. */
  received?: unknown;
  /** A step of the service itself, or of the test server: only a rule that names it is about it. */
  onlyByName?: true;
}

/** Why a rule is not about a message, in a sentence; undefined: it is. */
export function mismatch(match: Match, message: Matchable, work: PatternWork): string | undefined {
  if (
    match.operation === undefined
      ? message.onlyByName === true
      : match.operation !== message.operation
  ) {
    return `it is about ${match.operation ?? "messages"}`;
  }
  if (match.messages !== undefined && !isInGroup(message, match.messages))
    return `it is about ${groupText(match.messages)}`;
  return (
    textMismatch("path", match.path, message.path, work) ??
    textMismatch("query", match.query, message.query, work) ??
    textMismatch("header", match.header && lowerCased(match.header), message.headers, work) ??
    eitherMismatch(match.body, message, work)
  );
}

/** Whether messages of this kind belong to a group; absent: to all messages. */
export const isInGroup = ({ kind }: { kind: MessageKind }, group?: MessageGroup): boolean =>
  group === undefined || messageGroups[group] === kind;

/** A group of messages, for people. */
const groupText = (group: MessageGroup): string =>
  group === "advices" ? "advice messages" : group;

/** `every request`, `every message`. */
export const everyMessage = (group?: MessageGroup): string =>
  group === undefined ? "every message" : `every ${groupText(group).replace(/s$/, "")}`;

/** A rule may be about the body as it is read, or as it came, with what the contract does not know. */
function eitherMismatch(
  expected: unknown,
  { body, received }: Matchable,
  work: PatternWork,
): string | undefined {
  if (received === undefined || received === body)
    return bodyMismatch(expected, { read: body, sent: body }, "body", work);
  const missed = bodyMismatch(expected, { read: body, sent: received }, "body", work);
  return missed && bodyMismatch(expected, { read: received, sent: received }, "body", work);
}

/** A value as it is read, and as it came: what the reading leaves out was sent all the same. */
interface BodyValue {
  read: unknown;
  sent: unknown;
}

function memberIn({ read, sent }: BodyValue, name: string): BodyValue {
  const member = memberOf(sent, name);
  return { read: memberOf(read, name) ?? member, sent: member };
}

type Texts = Readonly<Record<string, string | Matcher>>;

const lowerCased = (names: Texts): Texts =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name.toLowerCase(), value]));

function textMismatch(
  part: string,
  expected: Texts | undefined,
  actual: Readonly<Record<string, unknown>>,
  work: PatternWork,
): string | undefined {
  for (const [name, value] of Object.entries(expected ?? {})) {
    const found = Object.hasOwn(actual, name) ? actual[name] : undefined;
    const missed =
      typeof value === "string" ? differs(value, found) : miss(value, found, work)?.text;
    if (missed !== undefined) return `its ${part} ${name} ${missed}`;
  }
  return undefined;
}

const differs = (expected: unknown, actual: unknown): string | undefined =>
  expected === actual ? undefined : "differs";

/** A partial match: every member given must be there and match; lists match item by item. */
function bodyMismatch(
  expected: unknown,
  actual: BodyValue,
  at: string,
  work: PatternWork,
): string | undefined {
  if (expected === undefined) return undefined;
  const missed = bodyMiss(expected, actual.read, work);
  if (missed !== undefined) return `its ${at} ${missed}`;
  if (typeof expected !== "object" || expected === null || isMatcher(expected)) return undefined;
  for (const [name, member] of Object.entries(expected)) {
    const difference = bodyMismatch(member, memberIn(actual, name), `${at}.${name}`, work);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

/** How a value itself, without its members, misses what is expected of it. */
function bodyMiss(expected: unknown, actual: unknown, work: PatternWork): string | undefined {
  if (isMatcher(expected)) return miss(expected, actual, work)?.text;
  if (typeof expected !== "object" || expected === null) return differs(expected, actual);
  return typeof actual !== "object" || actual === null ? "differs" : undefined;
}
