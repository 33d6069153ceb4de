import { readFileSync } from "node:fs";
import { type Command, InvalidArgumentError, Option } from "commander";
import { isCredentialPair } from "../base-url";
import { openToOthers } from "../private-file";
import { type UpstreamOptions, isProxy, isUpstreamDuration } from "../upstream/settings";
import { limits } from "../limits/limits";
import { millisecondsOf } from "../scenario/duration";
import { WrongUsage } from "./command-result";
import { readableFile, wholeCount } from "./option-values";

/** The options of providers that messages go to, by their names in process. */
const names = [
  "upstream",
  "upstreams",
  "upstreamUser",
  "upstreamCa",
  "upstreamCert",
  "upstreamKey",
  "upstreamProxy",
  "upstreamTimeout",
  "upstreamConnect",
  "upstreamRate",
  "upstreamAtOnce",
  "upstreamKeepAlive",
  "upstreamFailure",
  "upstreamAdmin",
] as const satisfies (keyof UpstreamOptions)[];

/** Of the options of a command those that say where messages go; the credentials may be in the environment. */
export function upstreamOptionsIn(options: UpstreamOptions): UpstreamOptions {
  const { STANDIN_UPSTREAM_USER: user } = process.env;
  const given = {
    ...Object.fromEntries(names.map((name) => [name, options[name]])),
    ...textsOf(options),
  };
  if (user === undefined || user === "" || options.upstream === undefined) return given;
  return { ...given, upstreamUser: options.upstreamUser ?? credentialPair(user) };
}

/**
 * Why a POS would not give up first: its time-out, in seconds, is longer than the wait for a provider. Undefined: it is
 * not, or no message goes to one.
 */
export function shortWaitText(
  { upstream, upstreams, upstreamTimeout = "" }: UpstreamOptions,
  timeout: number = limits.agreedAnswerMs / 1_000,
): string | undefined {
  const waitMs = millisecondsOf(upstreamTimeout) ?? limits.upstreamAnswerMs;
  if ((upstream ?? upstreams) === undefined || waitMs > timeout * 1_000) return undefined;
  return (
    `--upstream-timeout (${waitMs / 1_000} s) is not longer than the POS's time-out (${timeout} s): ` +
    "the POS should give up first."
  );
}

/** The certificates and the key, which the options name by their files. */
const textsOf = (options: UpstreamOptions): UpstreamOptions =>
  Object.fromEntries(
    fileNames.flatMap((name) => {
      const path = options[name];
      return path === undefined ? [] : [[name, readFileSync(path, "utf8")]];
    }),
  );

const fileNames = ["upstreamCa", "upstreamCert", "upstreamKey"] as const;

/** Adds the options of providers that messages go to. */
export const withUpstream = (command: Command): Command =>
  command
    .option(
      "--upstream <name=url>",
      "do not simulate this interface: its messages go to a provider at this URL (repeatable)",
      upstream,
    )
    .option(
      "--upstreams <file>",
      "the same in a file, with credentials, for one user or for all (YAML, mode 0600), read again when it changes",
      readableFile,
    )
    .option(
      "--upstream-user <name:password>",
      "credentials for the provider instead of the POS's own; better in STANDIN_UPSTREAM_USER",
      credentialPair,
    )
    .option(
      "--upstream-ca <file>",
      "trust this certificate (PEM) as well as the system's",
      readableFile,
    )
    .option("--upstream-cert <file>", "client certificate (PEM)", readableFile)
    .option("--upstream-key <file>", "private key of the client certificate (PEM)", privateKeyFile)
    .option(
      "--upstream-proxy <url or none>",
      "HTTP proxy; if not set, HTTPS_PROXY, HTTP_PROXY and NO_PROXY apply",
      proxy,
    )
    .option("--upstream-timeout <duration>", "longest wait for an answer (70s)", duration)
    .option("--upstream-connect <duration>", "longest wait for a connection (10s)", duration)
    .option("--upstream-rate <n>", "messages per second to each provider (20)", wholeCount)
    .option("--upstream-at-once <n>", "messages at a time to each provider (10)", wholeCount)
    .option("--upstream-keep-alive", "use a connection for several messages")
    .addOption(
      new Option(
        "--upstream-failure <how>",
        "what the POS gets if no complete answer came from the provider: the same failure (mirror), or 504",
      ).choices(["mirror", "504"]),
    )
    .option("--upstream-admin", "send the operations of the test server to the provider too");

function upstream(
  value: string,
  given: Record<string, string> | undefined,
): Record<string, string> {
  const [, name, url] = /^([a-z0-9-]+)=(.+)$/.exec(value) ?? [];
  // Commander would repeat the value, and a password may be in it.
  if (name === undefined || url === undefined)
    throw new WrongUsage("--upstream: give it as NAME=URL, with the name of an interface.");
  if (given?.[name] !== undefined)
    throw new WrongUsage(`--upstream: give one URL for ${name}; there are two.`);
  return { ...given, [name]: url };
}

function credentialPair(value: string): string {
  if (!isCredentialPair(value)) throw new WrongUsage("--upstream-user: give it as NAME:PASSWORD.");
  return value;
}

function duration(value: string): string {
  if (!isUpstreamDuration(value))
    throw new InvalidArgumentError("Give a duration from 1s to 10m, such as 70s.");
  return value;
}

function proxy(value: string): string {
  if (!isProxy(value))
    throw new WrongUsage("--upstream-proxy: give the URL of an HTTP proxy, or none.");
  return value;
}

/** The file of a private key, which nobody else may read. */
function privateKeyFile(value: string): string {
  const path = readableFile(value);
  if (openToOthers(path))
    throw new InvalidArgumentError(`${path}: others can read it. Take that away: chmod 600.`);
  return path;
}
