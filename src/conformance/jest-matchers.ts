import { textReport } from "./report/text";
import type { Verdict } from "./verdict";
import type { Exchange } from "../journal/exchange";

/** Who knows what a POS sent: a simulator, or a data space of it. */
interface SentLookup {
  sent(operation: string): readonly Exchange[];
  messages(query: { newest: boolean; limit: number }): { exchanges: readonly Exchange[] };
}

/** What Jest and Vitest give to a matcher. */
interface MatcherContext {
  equals(one: unknown, other: unknown, testers?: unknown[]): boolean;
  utils: {
    subsetEquality: unknown;
    diff: (expected: unknown, received: unknown) => string | null | undefined;
    stringify: (value: unknown) => string;
  };
}

interface MatcherResult {
  pass: boolean;
  message: () => string;
}

/** The messages that are looked for: to an operation, with these members in their bodies. */
interface WantedMessages {
  operation: string;
  body: object | undefined;
}

/** How many messages a story lists. */
const mostListed = 10;

/**
 * A matcher for Jest and Vitest: passes when the POS sent the operation a message, with these members in its body
 * if some are given. Throws `ControlRefused` for an operation that no interface has.
 *
 * @example
 * expect.extend({ toHaveSent });
 * expect(standin).toHaveSent("reverseRedemption", { reversalReason: "TIMEOUT" });
 */
export function toHaveSent(
  this: MatcherContext,
  by: SentLookup,
  operation: string,
  body?: object,
): MatcherResult {
  const { wanted, all, matching } = lookFor(this, by, { operation, body });
  const pass = matching.length > 0;
  return {
    pass,
    message: () =>
      pass
        ? `Expected the POS not to send ${describeWanted(this, wanted)}. It sent ${numbersOf(matching)}.`
        : `Expected the POS to send ${describeWanted(this, wanted)}. ${storyOf(this, { by, all, wanted })}`,
  };
}

/**
 * A matcher for Jest and Vitest: as `toHaveSent`, for exactly so many messages. A repeat counts; a copy that a fault
 * delivered does not.
 *
 * @example
 * expect(standin).toHaveSentTimes("redeem", 1);
 */
export function toHaveSentTimes(
  this: MatcherContext,
  by: SentLookup,
  ...[operation, times, body]: [operation: string, times: number, body?: object]
): MatcherResult {
  const { wanted, all, matching } = lookFor(this, by, { operation, body });
  const pass = matching.length === times;
  const story = (): string =>
    matching.length > 0 ? `It sent ${numbersOf(matching)}.` : storyOf(this, { by, all, wanted });
  return {
    pass,
    message: () =>
      `Expected the POS ${pass ? "not " : ""}to send ${describeWanted(this, wanted)} ${timesText(times)}. ${story()}`,
  };
}

/** All messages to the operation, and those among them that are wanted. */
function lookFor(
  context: MatcherContext,
  by: SentLookup,
  wanted: WantedMessages,
): { wanted: WantedMessages; all: readonly Exchange[]; matching: Exchange[] } {
  const { operation, body } = wanted;
  const all = by.sent(operation);
  const matching = all.filter(
    ({ request }) =>
      body === undefined || context.equals(request.body, body, [context.utils.subsetEquality]),
  );
  return { wanted, all, matching };
}

const timesText = (times: number): string => (times === 1 ? "once" : `${times} times`);

const describeWanted = ({ utils }: MatcherContext, { operation, body }: WantedMessages): string =>
  body === undefined ? operation : `${operation} with ${utils.stringify(body)}`;

/** `message 3`, `messages 3 and 7` */
function numbersOf(exchanges: readonly Exchange[]): string {
  const numbers = exchanges.map(({ number }) => number);
  if (numbers.length === 1) return `message ${String(numbers[0])}`;
  if (numbers.length > mostListed)
    return `${numbers.length} messages, the first of them ${numbers.slice(0, mostListed).join(", ")}`;
  return `messages ${numbers.slice(0, -1).join(", ")} and ${String(numbers.at(-1))}`;
}

/** What the POS sent instead. */
function storyOf(
  { utils }: MatcherContext,
  { by, all, wanted }: { by: SentLookup; all: readonly Exchange[]; wanted: WantedMessages },
): string {
  const last = all.at(-1);
  if (last !== undefined) {
    const difference = utils.diff(wanted.body, partOf(last.request.body, wanted.body));
    return `It sent ${numbersOf(all)}, with another body. Message ${last.number}:\n\n${difference ?? ""}`;
  }
  const { exchanges } = by.messages({ newest: true, limit: mostListed });
  if (exchanges.length === 0) return "It sent nothing at all.";
  const others = exchanges.map(({ number, operation }) => `  ${number} ${operation ?? "unknown"}`);
  return `It sent none. Its last messages:\n\n${others.join("\n")}`;
}

/** The members of a value that another one has, so that only these are compared. */
function partOf(value: unknown, like: unknown): unknown {
  if (Array.isArray(value) || typeof value !== "object" || value === null) return value;
  if (typeof like !== "object" || like === null || "asymmetricMatch" in like) return value;
  const wanted = new Map(Object.entries(like));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => wanted.has(name))
      .map(([name, member]) => [name, partOf(member, wanted.get(name))]),
  );
}

/**
 * A matcher for Jest and Vitest: passes when the verdict is `pass` or `warn`, and prints the report otherwise.
 *
 * @example
 * expect.extend({ toPassVerdict });
 * expect(await standin.verdict()).toPassVerdict();
 */
export function toPassVerdict(verdict: Verdict): { pass: boolean; message: () => string } {
  const pass = verdict.result === "pass" || verdict.result === "warn";
  return { pass, message: () => textReport(verdict) };
}
