import type { ReadyMessage } from "./example";

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
function takenFrom(name: string, messages: readonly ReadyMessage[]): TakenValue[] {
  const text = JSON.stringify(messages.map(({ path, body }) => [path, body]));
  const paths = [...text.matchAll(reference)].flatMap(([, from, path = ""]) =>
    from === name ? [path] : [],
  );
  return [...new Set(paths)].map((path) => ({ variable: variableOf(name, path), path }));
}

/** A path as JavaScript: `["thirdPartyIdentifiers"]["1"]`. */
const steps = (path: string): string =>
  path
    .split(".")
    .map((step) => `[${JSON.stringify(step)}]`)
    .join("");

/** The messages of a flow as a script: what a message takes from an answer before it is kept in a variable. */
export const curlScript = (messages: readonly ReadyMessage[], target: CurlTarget): string =>
  messages
    .map((message, at) => {
      const line = curlLine(message, target);
      const taken = takenFrom(message.name, messages.slice(at + 1));
      if (taken.length === 0) return line;
      const read = taken.map(
        ({ variable, path }) =>
          `${variable}=$(printf %s "$answer" | ` +
          `node -p ${shellWord(`JSON.parse(fs.readFileSync(0, "utf8"))${steps(path)}`)})`,
      );
      return [`answer=$(${line})`, `printf '%s\\n' "$answer"`, ...read].join("\n");
    })
    .join("\n");
