import { type Command, InvalidArgumentError, Option } from "commander";
import { controlErrors } from "../http/control/refused";
import { defaultUser } from "../options";
import { CommandFailed, WrongUsage } from "./command-result";

/** How a command reaches a running simulator, and whose data space it speaks of. */
export interface ServerOptions {
  url: string;
  user: string;
}

/** The credentials of a command that is given none. */
export const defaultPair = `${defaultUser.user}:${defaultUser.password}`;

/** Checks the address of a simulator. */
function address(value: string): string {
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

/** Adds `--url` and `--user`. */
export const withServer = (command: Command): Command =>
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
        .default(defaultPair)
        .argParser(credentials),
    );

/** Calls the control API; the answer's JSON. Throws `CommandFailed` with what went wrong, in words. */
export async function call(
  options: ServerOptions,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const text = await (await granted(options, method, path, body)).text();
  return text === "" ? undefined : answered(options, text);
}

/** The JSON of an answer. Throws `CommandFailed` when it is none: something else listens there. */
export function answered(options: ServerOptions, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw noSimulator(options);
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
  const response = await request(options, method, path, { body });
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

/** The same without reading the answer, for streams. */
export async function request(
  options: ServerOptions,
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  const isText = typeof body === "string";
  try {
    return await fetch(new URL(`/standin${path}`, options.url), {
      method,
      headers: {
        ...headers,
        authorization: `Basic ${Buffer.from(options.user).toString("base64")}`,
        ...(body !== undefined && {
          "content-type": isText ? "application/yaml" : "application/json",
        }),
      },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    });
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).message;
    if (cause.includes("CERT"))
      throw new CommandFailed(
        `The certificate of ${options.url} is not trusted (${cause}). Save it, and set ` +
          "NODE_EXTRA_CA_CERTS to the file.",
      );
    throw new CommandFailed(
      `No simulator answers at ${options.url} (${cause}). Start one with "npx standin start", ` +
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
  return typeof detail === "string" ? detail : JSON.stringify(detail);
}

/** What a refused call is answered, in words. */
export function failureText(status: number, text: string): string {
  try {
    const { errorMessage } = JSON.parse(text) as { errorMessage: string };
    return [
      `${errorMessage} (${status})`,
      ...Object.entries(detailOf(text)).map(([name, detail]) => `  ${name}: ${detailText(detail)}`),
    ].join("\n");
  } catch {
    return `The answer was ${status}, but it did not come from the simulator.`;
  }
}

/** The details of a refusal; none where the answer is not one of the simulator's. */
export function detailOf(text: string): object {
  try {
    return Object((JSON.parse(text) as { detailMessage?: unknown }).detailMessage) as object;
  } catch {
    return {};
  }
}
