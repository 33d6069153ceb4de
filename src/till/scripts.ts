import type { ReadyMessage, ExampleMessage, OperationExample } from "./example";

/** Where messages are sent, and whose they are. */
interface CurlTarget {
  /** Address of the simulator: `http://127.0.0.1:8080`. */
  url: string;
  /** `NAME:PASSWORD`. */
  user: string;
}

/** A text as one word of a shell. */
export const shellWord = (text: string): string =>
  /^[\w./:@=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

const reference = /\{(\w+)\.answer\.([\w.]+)\}/g;

const variableOf = (name: string, path: string): string => `${name}_${path.replaceAll(".", "_")}`;

/** The same, where a text that an answer brings is a variable of the shell. */
const wordWithVariables = (text: string): string =>
  shellWord(text).replaceAll(
    reference,
    (_, name: string, path: string) => `'"$${variableOf(name, path)}"'`,
  );

/** A message as a command for a shell. */
function curlLine({ method, path, body }: ReadyMessage, { url, user }: CurlTarget): string {
  const sent =
    body === undefined
      ? []
      : ["-H 'content-type: application/json'", `-d ${wordWithVariables(JSON.stringify(body))}`];
  return [
    `curl -s -u ${shellWord(user)}`,
    ...(method === (body === undefined ? "GET" : "POST") ? [] : [`-X ${method}`]),
    wordWithVariables(new URL(url).origin + path),
    ...sent,
  ].join(" ");
}

/** What a later message takes from an answer. */
interface TakenValue {
  variable: string;
  /** Where the answer has it. */
  path: string;
}

/** What the messages take from the answer to one of them. */
function takenValues(name: string, messages: readonly ReadyMessage[]): TakenValue[] {
  const text = JSON.stringify(messages.map(({ path, body }) => [path, body]));
  const paths = [...text.matchAll(reference)].flatMap(([, from, path = ""]) =>
    from === name ? [path] : [],
  );
  return [...new Set(paths)].map((path) => ({ variable: variableOf(name, path), path }));
}

/** A path as JavaScript: `["thirdPartyIdentifiers"]["1"]`. */
const memberSteps = (path: string): string =>
  path
    .split(".")
    .map((step) => `[${JSON.stringify(step)}]`)
    .join("");

/** The messages of a flow as a script: what a message takes from an answer before it is kept in a variable. */
export const curlScript = (messages: readonly ReadyMessage[], target: CurlTarget): string =>
  messages
    .map((message, at) => {
      const line = curlLine(message, target);
      const taken = takenValues(message.name, messages.slice(at + 1));
      if (taken.length === 0) return line;
      const read = taken.map(
        ({ variable, path }) =>
          `${variable}=$(printf %s "$answer" | ` +
          `node -p ${shellWord(`JSON.parse(fs.readFileSync(0, "utf8"))${memberSteps(path)}`)})`,
      );
      return [`answer=$(${line})`, `printf '%s\\n' "$answer"`, ...read].join("\n");
    })
    .join("\n");

/** What a collection is made of. */
interface CollectionSource {
  /** What the collection is called. */
  name: string;
  examples: readonly OperationExample[];
  /** The status with which a message of an example is answered. */
  statusOf: (message: ExampleMessage) => number;
  /** The simulator's address, without the path of an interface. */
  baseUrl: string;
}

type PostmanJson = Record<string, unknown>;

const schema = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/**
 * A collection for Postman (v2.1): the messages of each example after those that lead to it, with tests of their
 * statuses. Ids and times are made when a message is sent. It can be run again and again: what uses something up is
 * left out, and so is the reset.
 */
export function postmanCollection(source: CollectionSource): PostmanJson {
  const { name, examples, baseUrl } = source;
  const flows = repeatable(examples);
  const once = examples.flatMap(({ operation, usesUp }) =>
    usesUp === undefined ? [] : [`- ${operation}: ${usesUp}`],
  );
  const description =
    "Messages that Standin accepts on its default data, with new ids and times in each run." +
    (once.length > 0 ? `\n\nLeft out, since they are accepted once:\n\n${once.join("\n")}` : "");
  return {
    info: { name, description, schema },
    auth: {
      type: "basic",
      basic: [
        { key: "username", value: "{{user}}", type: "string" },
        { key: "password", value: "{{password}}", type: "string" },
      ],
    },
    event: [script("prerequest", userNumber)],
    variable: [
      { key: "baseUrl", value: baseUrl },
      { key: "user", value: "7102" },
      { key: "password", value: "pos" },
    ],
    item: flows.map((flow) => folder(flow, closeFlow(flow, examples), source)),
  };
}

/** Examples that may be sent again without a reset, but for those that the beginning of another one is. */
function repeatable(examples: readonly OperationExample[]): OperationExample[] {
  const kept = examples.filter(
    ({ usesUp, kind, messages }) =>
      usesUp === undefined && !(kind === "administration" && messages.at(-1)?.method !== "GET"),
  );
  const steps = ({ messages }: OperationExample): string[] => messages.map(({ name }) => name);
  const isBeginning = (one: OperationExample, other: OperationExample): boolean =>
    steps(one).length < steps(other).length &&
    steps(one).every((step, at) => step === steps(other)[at]);
  return kept.filter((one) => !kept.some((other) => isBeginning(one, other)));
}

/** The messages of a flow, and reversals of the requests that it leaves open, as a POS owes them. */
function closeFlow(
  flow: OperationExample,
  examples: readonly OperationExample[],
): ExampleMessage[] {
  const exampleOf = ({ operation }: ExampleMessage) =>
    examples.find((example) => example.operation === operation);
  const reversals = flow.messages.flatMap((message, at): ExampleMessage[] => {
    const { kind, transaction } = exampleOf(message) ?? {};
    const isClosed = flow.messages.slice(at).some((later) => {
      const { advice, transaction: about } = exampleOf(later) ?? {};
      return advice !== undefined && about === transaction;
    });
    if (kind !== "request" || transaction === undefined || isClosed) return [];
    return examples
      .filter(({ advice, transaction: about }) => advice === "reversal" && about === transaction)
      .slice(0, 1)
      .flatMap(({ messages }) => aboutOther(messages, message));
  });
  return [...flow.messages, ...reversals];
}

/** The advice at the end of a flow, about another request of the same kind. */
function aboutOther(flow: readonly ExampleMessage[], { name }: ExampleMessage): ExampleMessage[] {
  const [request, advice] = flow.slice(-2);
  if (request === undefined || advice === undefined) return [];
  const text = JSON.stringify(advice).replaceAll(`{${request.name}.`, `{${name}.`);
  return [JSON.parse(text) as ExampleMessage];
}

const folder = (
  { summary }: OperationExample,
  messages: readonly ExampleMessage[],
  { statusOf }: CollectionSource,
): PostmanJson => ({
  name: messages.map(({ name }) => name).join(", "),
  description: summary,
  item: messages.map((message, at) =>
    item({ message, at, status: statusOf(message), later: messages.slice(at + 1) }),
  ),
});

interface FolderStep {
  message: ExampleMessage;
  /** Its place in the folder, from 0. */
  at: number;
  status: number;
  /** The messages after it, which may take something from its answer. */
  later: readonly ExampleMessage[];
}

const item = ({ message, at, status, later }: FolderStep): PostmanJson => {
  const { name, method, body } = message;
  return {
    name,
    event: [
      script("prerequest", [
        // The messages of a folder have one time: a retry has that of its request.
        ...(at === 0 ? [setVariable("time", "new Date().toISOString()")] : []),
        setVariable(`${name}.id`, 'pm.variables.replaceIn("{{$guid}}")'),
      ]),
      script("test", [
        `pm.test(${JSON.stringify(`${name} is answered ${status}`)}, () => {`,
        `  pm.response.to.have.status(${status});`,
        "});",
        ...takenFrom(name, later).map((path) =>
          setVariable(`${name}.answer.${path}`, `pm.response.json()${steps(path)}`),
        ),
      ]),
    ],
    request: {
      method,
      header: body === undefined ? [] : [{ key: "Content-Type", value: "application/json" }],
      url: url(message),
      ...(body !== undefined && {
        body: {
          mode: "raw",
          raw: withVariables(JSON.stringify(body, undefined, 2), name),
          options: { raw: { language: "json" } },
        },
      }),
    },
    response: [],
  };
};

/** Run before every message: members that take digits alone get the user name only where it is a number. */
const userNumber = [
  'const user = pm.variables.get("user");',
  'pm.collectionVariables.set("userNumber", /^\\d{1,11}$/.test(user) ? user : "7102");',
];

const setVariable = (name: string, code: string): string =>
  `pm.collectionVariables.set(${JSON.stringify(name)}, ${code});`;

const script = (listen: string, exec: readonly string[]): PostmanJson => ({
  listen,
  script: { type: "text/javascript", exec },
});

/** Texts in braces as variables of Postman; the id of the message itself is that of its name. */
const withVariables = (text: string, name: string): string =>
  text.replaceAll(/\{([A-Za-z][\w.]*)\}/g, (_, variable: string) =>
    variable === "id" ? `{{${name}.id}}` : `{{${variable}}}`,
  );

/** A value in an address: what stands for something is a variable, and the rest is escaped. */
const toAddressPart = (value: unknown, name: string): string => {
  const text = String(value);
  return /^\{[\w.]+\}$/.test(text) ? withVariables(text, name) : encodeURIComponent(text);
};

function url({ path, parameters = {}, query = {}, name }: ExampleMessage): PostmanJson {
  const parts = path
    .slice(1)
    .split("/")
    .map((part) => {
      const [, parameter] = /^\{(\w+)\}$/.exec(part) ?? [];
      return parameter === undefined ? part : toAddressPart(parameters[parameter], name);
    });
  const terms = Object.entries(query).map(([key, value]) => ({
    key,
    value: toAddressPart(value, name),
  }));
  const text = terms.map(({ key, value }) => `${key}=${value}`).join("&");
  return {
    raw: `{{baseUrl}}/${parts.join("/")}${text === "" ? "" : `?${text}`}`,
    host: ["{{baseUrl}}"],
    path: parts,
    ...(terms.length > 0 && { query: terms }),
  };
}

/** Paths of what messages take from the answer to an earlier one. */
function takenFrom(name: string, later: readonly ExampleMessage[]): string[] {
  const text = JSON.stringify(
    later.map(({ parameters, query, body }) => [parameters, query, body]),
  );
  const found = [...text.matchAll(/\{(\w+)\.answer\.([\w.]+)\}/g)];
  return [...new Set(found.flatMap(([, from, path = ""]) => (from === name ? [path] : [])))];
}

/** A path as JavaScript: `["thirdPartyIdentifiers"]["1"]`. */
const steps = (path: string): string =>
  path
    .split(".")
    .map((step) => `[${JSON.stringify(step)}]`)
    .join("");
