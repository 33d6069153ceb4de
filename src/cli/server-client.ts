import { type Command, InvalidArgumentError, Option } from "commander";
import { hasMembers, memberOf, textMember } from "../contract/values/member";
import { errorCode, errorText } from "../error-code";
import type { Verdict } from "../conformance/verdict";
import type { Health, InterfaceEntry, Pruned, SpaceEntries } from "../control/declare/models";
import { controlErrors } from "../control/declare/refusals";
import type { SnapshotFile } from "../control/snapshots/file";
import type { UndoEntry } from "../control/data/undo";
import type { EntityListEntry, EntityPage } from "../control/data/lists";
import type { FaultEntry } from "../control/scenarios/faults";
import type { EntityDetail, LoadedData } from "../control/data/entities";
import type { TransactionDetail, TransactionList } from "../control/messages/transactions";
import type { ScenarioDetail, ScenarioEntry } from "../control/scenarios/models";
import type { ScenarioStatus } from "../control/scenarios/scenario-status";
import type { UnmatchedList } from "../journal/unmatched-request";
import type { Exchange } from "../journal/exchange";
import type { Messages } from "../journal/journal";
import { defaultUser } from "../in-process/options";
import type { FamilySettings, Settings } from "../in-process/standin-space";
import type { SnapshotEntry } from "../store";
import type { ClockState } from "../time/space-clock";
import type { ExampleFlow, OperationExample } from "../till/example";
import { CommandFailed, WrongUsage } from "./command-result";
import { plain } from "../plain-text";

/** How a command reaches a running simulator, and whose data space it speaks of. */
export interface ServerOptions {
  url: string;
  user: string;
}

/** The credentials of a command that is given none. */
export const defaultPair = `${defaultUser.user}:${defaultUser.password}`;

/** Checks the address of a simulator. */
function address(value: string): string {
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
        .default("http://127.0.0.1:8080")
        .argParser(address),
    )
    .addOption(
      new Option("--user <name:password>", "credentials that name the data space")
        .env("STANDIN_USER")
        .default(pair)
        .argParser(credentials),
    );

/** Family, list and key of an entity in a path. */
export type EntityPath = `${string}/${string}/${string}`;

/** What the control API answers to those of its operations that commands call, by method and resource. */
interface Answers {
  "GET /health": Health;
  "POST /reset": undefined;
  "POST /undo": UndoEntry;
  "POST /data": LoadedData;
  [entity: `GET /data/${EntityPath}`]: EntityDetail;
  [lists: `GET /data-lists?${string}`]: EntityListEntry[];
  [page: `GET /data/${string}?${string}`]: EntityPage;
  [put: `PUT /data/${string}`]: object;
  [removal: `DELETE /data/${string}`]: undefined;
  "GET /data": Record<string, Record<string, Record<string, unknown>[]>>;
  "GET /clock": ClockState;
  "PUT /clock": ClockState;
  "GET /scenario": ScenarioStatus;
  "PUT /scenario": ScenarioStatus;
  "DELETE /scenario": undefined;
  [stop: `DELETE /scenario?name=${string}`]: undefined;
  "GET /faults": FaultEntry[];
  "POST /faults": FaultEntry;
  "DELETE /faults": FaultEntry[];
  [clear: `DELETE /faults?name=${string}`]: FaultEntry[];
  "GET /scenarios": ScenarioEntry[];
  [shown: `GET /scenarios/${string}`]: ScenarioDetail;
  [save: `PUT /scenarios/${string}`]: ScenarioDetail;
  [removal: `DELETE /scenarios/${string}`]: undefined;
  "GET /settings": FamilySettings;
  [change: `PUT /settings/${string}`]: Settings;
  [page: `GET /messages?${string}`]: Messages;
  "GET /verdict?passing=false": Verdict;
  "GET /interfaces": InterfaceEntry[];
  /** Of an interface: a list; of an operation: its messages. */
  [examples: `GET /examples/${string}`]: OperationExample[] | ExampleFlow;
  "GET /unmatched": UnmatchedList;
  [transactions: `GET /transactions?${string}`]: TransactionList;
  [transaction: `GET /transactions/${string}`]: TransactionDetail;
  [message: `GET /messages/${string}`]: Exchange;
  "GET /snapshots": SnapshotEntry[];
  [save: `PUT /snapshots/${string}`]: SnapshotEntry[];
  [shown: `GET /snapshots/${string}`]: SnapshotFile;
  [restore: `POST /snapshots/${string}`]: undefined;
  [removal: `DELETE /snapshots/${string}`]: undefined;
  [list: `GET /spaces?${string}`]: SpaceEntries;
  [drop: `DELETE /spaces/${number}`]: undefined;
  [prune: `POST /spaces/prune?${string}`]: Pruned;
  [reopened: `POST /spaces/${number}/reopen`]: undefined;
}

/** Calls an operation of the control API. Throws `CommandFailed` with what went wrong, in words. */
export async function call<const O extends keyof Answers>(
  options: ServerOptions,
  operation: O,
  body?: unknown,
): Promise<Answers[O]> {
  const [method = "", path = ""] = operation.split(" ", 2);
  const text = await (await granted(options, method, path, body)).text();
  return answered(options, operation, text);
}

/** What an operation answered, by its text. Throws `CommandFailed` if that is not JSON: no simulator sent it. */
export function answered<const O extends keyof Answers>(
  options: ServerOptions,
  _operation: O,
  text: string,
): Answers[O] {
  try {
    return (text === "" ? undefined : JSON.parse(text)) as Answers[O];
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
export async function granted(
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

/** A parameter that the simulator does not take is wrong usage. */
function refusalOf(status: number, text: string): CommandFailed | WrongUsage {
  const message = failureText(status, text);
  return message.startsWith(controlErrors["parameter-wrong"].message)
    ? new WrongUsage(message)
    : new CommandFailed(message);
}

/** The Authorization header of the credentials. */
export const authorizationOf = ({ user }: Pick<ServerOptions, "user">): string =>
  `Basic ${Buffer.from(user).toString("base64")}`;

/** What a call has beside its method and path. */
interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  /** Ends the wait for an answer. */
  signal?: AbortSignal;
}

/** The same without reading the answer, for streams. */
export async function request(
  options: ServerOptions,
  method: string,
  path: string,
  { body, headers = {}, signal }: Sent = {},
): Promise<Response> {
  const isText = typeof body === "string";
  try {
    return await fetch(new URL(`/standin${path}`, options.url), {
      method,
      signal: signal ?? null,
      headers: {
        ...headers,
        authorization: authorizationOf(options),
        ...(body !== undefined && {
          "content-type": isText ? "application/yaml" : "application/json",
        }),
      },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    });
  } catch (error) {
    const cause = errorCode(memberOf(error, "cause")) ?? errorText(error);
    if (cause.includes("CERT"))
      throw new Unreachable(
        cause,
        `The certificate of ${options.url} is not trusted (${cause}). Save it, and set ` +
          "NODE_EXTRA_CA_CERTS to the file.",
      );
    throw new Unreachable(
      cause,
      `No simulator answers at ${options.url} (${cause}). Start one with "standin start", ` +
        "or give its address with --url.",
    );
  }
}

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

/** What a refused call is answered, in words. */
export function failureText(status: number, text: string): string {
  try {
    const errorMessage = textMember(JSON.parse(text), "errorMessage");
    if (errorMessage === undefined) return noRefusal(status);
    const { nearest, ...details }: { nearest?: unknown } = detailOf(text);
    return [
      `${plain(errorMessage)} (${status})`,
      ...Object.entries(details).map(([name, detail]) => `  ${plain(name)}: ${detailText(detail)}`),
      ...(nearest === undefined ? [] : [`Did you mean ${detailText(nearest)}?`]),
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
