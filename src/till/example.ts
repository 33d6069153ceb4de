/** A message of an example: texts in braces stand for what is made when it is sent. */
export interface ExampleMessage {
  interface: string;
  /** Id of its operation. */
  operation: string;
  /** What later messages of the flow call it: `{redeem.id}`, `{provisionVoucher.answer.voucher.code}`. */
  name: string;
  method: "GET" | "POST" | "PUT";
  /** Where it is sent: the path with its parameters in braces, their values, the query. */
  path: string;
  parameters?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** An operation, and what its example does. */
interface ExampleHeading {
  interface: string;
  operation: string;
  summary: string;
  kind: "request" | "advice" | "lookup" | "notification" | "administration";
  /** Requests and advices: the kind of transaction that it opens or closes. */
  transaction?: string;
  advice?: "confirmation" | "reversal";
  /** Statuses after which its sender cannot know what became of the message. */
  unknownAfter: readonly number[];
  /** What it uses up: it is accepted once until a reset. */
  usesUp?: string;
}

/** An operation with a message that is accepted on the default data. */
export interface OperationExample extends ExampleHeading {
  /** The messages that lead to it, in their order, and last its own. */
  messages: readonly ExampleMessage[];
}

/** A message as it is sent. */
export interface ReadyMessage {
  interface: string;
  operation: string;
  name: string;
  /** Id that was made for it. */
  id: string;
  method: "GET" | "POST" | "PUT";
  /** Path and query. */
  path: string;
  /** The values in the path, and those of the query. */
  parameters?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** The same with everything put in that is known: what an answer will bring is named in braces. */
export interface ExampleFlow extends ExampleHeading {
  messages: readonly ReadyMessage[];
}

/** The examples of an interface that are no part of another one's flow: with those that lead to them, one of each. */
export function wholeFlows<E extends { operation: string; messages: readonly FlowStep[] }>(
  name: string,
  examples: readonly E[],
): E[] {
  const earlier = examples
    .flatMap(({ messages }) => messages.slice(0, -1))
    .filter((message) => message.interface === name)
    .map(({ operation }) => operation);
  return examples.filter(({ operation }) => !earlier.includes(operation));
}

interface FlowStep {
  interface: string;
  operation: string;
}
