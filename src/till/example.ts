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

/** A message that was sent before, and the body of its answer: later ones name both. */
export interface Earlier {
  id: string;
  answer?: unknown;
}

/** What is put into a message. */
export interface Filling {
  id: string;
  /** RFC 3339 time. */
  time: string;
  user: string;
  /** The messages before it in its flow, by their names. */
  earlier?: ReadonlyMap<string, Earlier>;
}

/** The user name for members that take digits alone: another one is that of the default credentials. */
const numberOf = (user: string): string => (/^\d{1,11}$/.test(user) ? user : "7102");

/** A message with everything put in that is known; what an answer will bring stays as it is. */
export function ready(message: ExampleMessage, filling: Filling): ReadyMessage {
  const { interface: name, operation, name: called, method, path, body } = message;
  const fill = (value: unknown): unknown => fillIn(value, (text) => valueOf(text, filling));
  const parameters = Object.fromEntries(entriesOf(fill(message.parameters)));
  const query = Object.fromEntries(entriesOf(fill(message.query)));
  return {
    interface: name,
    operation,
    name: called,
    id: filling.id,
    method,
    path: withParameters(path, parameters) + queryText(query),
    ...(message.parameters && { parameters }),
    ...(message.query && { query }),
    ...(body !== undefined && { body: fill(body) }),
  };
}

const placeholder = /^\{([^{}]+)\}$/;

const isPlaceholder = (value: unknown): boolean =>
  typeof value === "string" && placeholder.test(value);

/** A value in which each text in braces is replaced, where `valueOf` knows what it stands for. */
function fillIn(value: unknown, valueOf: (name: string) => unknown): unknown {
  if (typeof value === "string") {
    const [, name] = placeholder.exec(value) ?? [];
    return name === undefined ? value : (valueOf(name) ?? value);
  }
  if (Array.isArray(value)) return value.map((entry) => fillIn(entry, valueOf));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, fillIn(member, valueOf)]),
  );
}

function valueOf(name: string, { id, time, user, earlier }: Filling): unknown {
  const own: Readonly<Record<string, string>> = { id, time, user, userNumber: numberOf(user) };
  if (name in own) return own[name];
  const [before = "", ...path] = name.split(".");
  return path.reduce(memberOf, earlier?.get(before));
}

const memberOf = (value: unknown, name: string): unknown =>
  entriesOf(value).find(([member]) => member === name)?.[1];

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

/** A value as an address has it; the name of what an answer will bring stays legible. */
const escapeForAddress = (value: unknown): string =>
  isPlaceholder(value) ? String(value) : encodeURIComponent(String(value));

const withParameters = (path: string, parameters: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escapeForAddress(parameters[name]));

const queryText = (query: Readonly<Record<string, unknown>>): string => {
  const terms = Object.entries(query).map(([name, value]) => `${name}=${escapeForAddress(value)}`);
  return terms.length === 0 ? "" : `?${terms.join("&")}`;
};
