import { type Command, InvalidArgumentError, Option } from "commander";
import { hasMembers, memberOf, textMember } from "../contract/values/json-value";
import { errorCode, errorText } from "../error-code";
import {
  type AnswerAt,
  type ControlRoute,
  type GivenParts,
  type CallParts,
  targetOf,
} from "../control/client";
import { commonErrors } from "../contract/error-catalogue";
import { controlErrors } from "../control/declare/refusals";
import { lookInHeader } from "../control/operation";
import type { SpaceEntry } from "../control/spaces/spaces";
import { type SimulatorAddress, authorizationOf, defaultUser } from "../in-process/options";
import type { ReachedSimulator } from "../in-process/settle";
import { CommandFailed, WrongUsage } from "./command-result";
import { plain } from "../plain-text";

/** How a command reaches a running simulator, and whose data space it speaks of. */
export interface ServerOptions extends SimulatorAddress {
  /** Name or number of the data space that is looked into; absent: the user's own is meant. */
  space?: string;
  /** Ends the wait for an answer. */
  signal?: AbortSignal;
}

/** Where a command looks for the simulator if it is told nothing else. */
export const defaultUrl = "http://127.0.0.1:8080";

/** The credentials of a command that is given none. */
export const defaultPair = `${defaultUser.user}:${defaultUser.password}`;

/** Checks the address of a simulator. */
export function address(value: string): string {
  if (URL.canParse(value) && new URL(value).username + new URL(value).password !== "")
    throw new WrongUsage("--url has no user name and no password: give them with --user.");
  const isAddress = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  if (!isAddress) throw new InvalidArgumentError("Give an address such as http://127.0.0.1:8080.");
  return value;
}

/** Checks `NAME:PASSWORD`. */
export function credentials(value: string): string {
  if (!/^[^:]+:/.test(value))
    throw new InvalidArgumentError("Give user name and password as NAME:PASSWORD.");
  return value;
}

/** Adds `--url` and `--user`; `pair`: the credentials where none are given. */
export const withServer = (command: Command, pair = defaultPair): Command =>
  command
    .addOption(
      new Option("--url <url>", "where the simulator listens")
        .env("STANDIN_URL")
        .default(defaultUrl)
        .argParser(address),
    )
    .addOption(
      new Option("--user <name:password>", "credentials that name the data space")
        .env("STANDIN_USER")
        .default(pair)
        .argParser(credentials),
    );

/** Adds the same, and `--space`, for commands about a data space: with it they read another one. */
export const withSpace = (command: Command): Command =>
  withServer(command).option(
    "--space <name>",
    "look into another data space, by its user, shared name or number: read only, for support",
  );

/**
 * The one data space of a name; a name that nobody has may be the number that the list shows. Throws `CommandFailed`
 * where there is none, or several.
 */
export async function spaceNamed(
  { space: _, ...options }: ServerOptions,
  name: string,
): Promise<SpaceEntry> {
  const { spaces: named } = await call(options, "GET /spaces", { query: { name, sizes: false } });
  const isNumber = named.length === 0 && /^[1-9]\d{0,14}$/.test(name);
  const [only, another] = isNumber ? await spaceNumbered(options, Number(name)) : named;
  if (only === undefined) throw noSpace(name);
  if (another === undefined) return only;
  const numbers = named.map(({ number }) => number).join(", ");
  throw new CommandFailed(
    `${named.length} data spaces have the name ${name}: give one of their numbers (${numbers}).`,
  );
}

/** The failure of a command that names no data space. */
export const noSpace = (name: string | number): CommandFailed =>
  new CommandFailed(`There is no data space ${name}.`);

/** The data space of a number, if there is one. */
export async function spaceNumbered(
  options: ServerOptions,
  number: number,
): Promise<readonly SpaceEntry[]> {
  const query = { after: number - 1, limit: 1, sizes: false };
  const { spaces } = await call(options, "GET /spaces", { query });
  return spaces.filter((one) => one.number === number);
}

/** The header that names the data space that is looked into. */
async function lookingInto(options: ServerOptions): Promise<Record<string, string>> {
  if (options.space === undefined) return {};
  const { number } = await spaceNamed(options, options.space);
  return { [lookInHeader]: String(number) };
}

/** Calls an operation of the control API. Throws `CommandFailed` with what went wrong, in words. */
export async function call<const R extends ControlRoute>(
  options: ServerOptions,
  route: R,
  ...parts: GivenParts<R>
): Promise<AnswerAt<NoInfer<R>>>;
export async function call(
  options: ServerOptions,
  route: ControlRoute,
  parts: CallParts = {},
): Promise<unknown> {
  return valueIn(options, await (await granting(await ask(options, route, parts))).text());
}

/** The simulator of a command, as a till reaches it. */
export const simulatorOf = (options: ServerOptions): ReachedSimulator => ({
  ...options,
  call: (route, ...parts) => call(options, route, ...parts),
});

/** What an operation answered, by its text. Throws `CommandFailed` if that is not JSON: no simulator sent it. */
export function parseAnswer<const R extends ControlRoute>(
  options: ServerOptions,
  route: R,
  text: string,
): AnswerAt<NoInfer<R>>;
export function parseAnswer(options: ServerOptions, _route: ControlRoute, text: string): unknown {
  return valueIn(options, text);
}

function valueIn(options: ServerOptions, text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    throw noSimulator(options);
  }
}

/** Nobody answers at an address; `reason`: the code of the error, such as `ECONNREFUSED`. */
export class Unreachable extends CommandFailed {
  static {
    this.prototype.name = "Unreachable";
  }

  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }
}

/** What is said where something else than a simulator answers. */
export const noSimulator = ({ url }: ServerOptions): CommandFailed =>
  new CommandFailed(
    `The server at ${url} is not a simulator. Give the simulator's address with --url.`,
  );

/** The same for answers that are no JSON. */
export async function requestOrFail(
  options: ServerOptions,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  return granting(await request(options, method, path, { body }));
}

/** An answer that is no refusal. Throws `CommandFailed` with what went wrong, in words. */
export async function granting(response: Response): Promise<Response> {
  if (!response.ok) throw refusalOf(response.status, await response.text());
  return response;
}

/** A parameter that the simulator does not take is wrong usage, unless it is a name that it does not know. */
function refusalOf(status: number, text: string): CommandFailed | WrongUsage {
  const message = failureText(status, text);
  return message.startsWith(controlErrors["parameter-wrong"].message) && !namesUnknown(text)
    ? new WrongUsage(message)
    : new CommandFailed(message);
}

/** The words with which the simulator refuses an unknown setting, operation or interface. */
const unknownNames = /\bis unknown; known: |\bis not an (?:operation|interface)\b/;

function namesUnknown(text: string): boolean {
  const mistakes = memberOf(detailOf(text), "formatErrors");
  return (
    Array.isArray(mistakes) &&
    mistakes.every((mistake) => unknownNames.test(textMember(mistake, "msg") ?? ""))
  );
}

/** What a call has beside its method and path. */
interface RequestParts {
  body?: unknown;
  headers?: Record<string, string>;
  /** Ends the wait for an answer. */
  signal?: AbortSignal;
}

/** The same without reading the answer: for streams, and for what says more of a refusal. */
export function ask(
  options: ServerOptions,
  route: ControlRoute,
  { params, query, ...sent }: CallParts & RequestParts = {},
): Promise<Response> {
  const { method, path } = targetOf(route, { params, query });
  return request(options, method, path, sent);
}

/** A request at any address below `/standin`. */
export async function request(
  options: ServerOptions,
  method: string,
  path: string,
  { body, headers = {}, signal }: RequestParts = {},
): Promise<Response> {
  const isText = typeof body === "string";
  const into = await lookingInto(options);
  try {
    return await fetch(new URL(`/standin${path}`, options.url), {
      method,
      signal: signal ?? options.signal ?? null,
      headers: {
        ...headers,
        ...into,
        authorization: authorizationOf(options),
        ...(body !== undefined && {
          "content-type": isText ? "application/yaml" : "application/json",
        }),
      },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    });
  } catch (error) {
    throw unreachable(options, errorCode(memberOf(error, "cause")) ?? errorText(error));
  }
}

/** Why nobody answers, by the code of the error, and what to give. */
function unreachable({ url }: ServerOptions, cause: string): Unreachable {
  if (notEncrypted.includes(cause)) {
    const plainUrl = url.replace(/^https/i, "http");
    return new Unreachable(
      cause,
      `The server at ${url} speaks http, not https: give --url ${plainUrl}.`,
    );
  }
  if (cause.includes("CERT"))
    return new Unreachable(
      cause,
      `The certificate of ${url} is not trusted (${cause}). Save it, and set ` +
        "NODE_EXTRA_CA_CERTS to the file.",
    );
  const isClosed = cause === "UND_ERR_SOCKET" && /^http:/i.test(url);
  return new Unreachable(
    cause,
    `No simulator answers at ${url} (${cause}). Start one with "standin start", ` +
      "or give its address with --url." +
      (isClosed ? ` If it speaks https, give --url ${url.replace(/^http/i, "https")}.` : ""),
  );
}

/** With these codes a client ends the handshake where a server does not speak TLS. */
const notEncrypted: readonly string[] = [
  "ERR_SSL_WRONG_VERSION_NUMBER",
  "ERR_SSL_PACKET_LENGTH_TOO_LONG",
];

/** What is said of a data space without messages: it may be another one's. */
export const noMessages = ({ user }: ServerOptions): string =>
  `No messages in the data space of user ${user.split(":", 1)[0] ?? ""}. ` +
  "Choose the data space with --user NAME:PASSWORD; the password must be the one that the POS sends.";

function detailText(detail: unknown): string {
  if (Array.isArray(detail)) return detail.map(detailText).join(", ") || "none";
  return plain(typeof detail === "string" ? detail : JSON.stringify(detail));
}

const noRefusal = (status: number): string =>
  `The answer was ${status}, but it did not come from the simulator.`;

/** The commands that list what there is, by the refusals that do not name it. */
const lists: ReadonlyMap<string, string> = new Map([
  [controlErrors["message-unknown"].message, "standin messages"],
  [controlErrors["held-unknown"].message, "standin held"],
  [controlErrors["unmatched-unknown"].message, "standin messages --unmatched"],
  [controlErrors["transaction-unknown"].message, "standin transactions"],
]);

/** What a refused call is answered, in words. */
export function failureText(status: number, text: string): string {
  try {
    const errorMessage = textMember(JSON.parse(text), "errorMessage");
    if (errorMessage === undefined) return noRefusal(status);
    if (errorMessage === commonErrors["credentials-wrong"].message && status === 401)
      return "The user name or the password is wrong (401). Give them with --user NAME:PASSWORD.";
    const list = lists.get(errorMessage);
    const { nearest, ...details }: { nearest?: unknown } = detailOf(text);
    return [
      `${plain(errorMessage)} (${status})`,
      ...Object.entries(details).map(([name, detail]) => `  ${plain(name)}: ${detailText(detail)}`),
      ...(nearest === undefined ? [] : [`Did you mean ${detailText(nearest)}?`]),
      ...(list === undefined ? [] : [`${list} lists them.`]),
    ].join("\n");
  } catch {
    return noRefusal(status);
  }
}

/** The details of a refusal; none where the answer is not one of the simulator's. */
export function detailOf(text: string): object {
  try {
    const detail = memberOf(JSON.parse(text), "detailMessage");
    return hasMembers(detail) ? detail : {};
  } catch {
    return {};
  }
}
