import { type Command, type Option, InvalidArgumentError } from "commander";
import type { StandinOptions } from "../..";
import { readPair } from "./audit-file";
import { upstreamOptionsIn } from "../upstream-options";
import { CommandFailed, WrongUsage, printError } from "../command-result";
import type { LogLevel } from "../log";
import { errorCode, errorText } from "../../error-code";

/** Options that can be given several times: the variable has a list, with commas. */
const repeatable: readonly string[] = ["mount", "public-host", "cors", "upstream"];

/** `run` tells its command by STANDIN_SCENARIO what it tries. */
const otherVariables: Readonly<Record<string, string>> = { scenario: "STANDIN_START_SCENARIO" };

/** The variable that sets an option: `STANDIN_FORGET_AFTER` for `--forget-after`. */
const variableOf = (option: Option): string =>
  otherVariables[option.name()] ?? `STANDIN_${option.name().toUpperCase().replaceAll("-", "_")}`;

/** Lets the environment set the options of a command that its command line does not. */
export const withEnvironment = (command: Command): Command =>
  command.hook("preAction", () => {
    for (const option of command.options) {
      const [key, variable] = [option.attributeName(), variableOf(option)];
      const text = process.env[variable];
      if (text === undefined || text === "" || command.getOptionValueSource(key) === "cli")
        continue;
      if (isOfKubernetes(text)) {
        printError(
          `${variable}=${text} is not for Standin: Kubernetes sets it for a Service. It is ignored.`,
        );
        continue;
      }
      command.setOptionValueWithSource(key, valueOf(option, variable, text), "env");
    }
  });

/** Kubernetes tells every container of a Service called standin by `STANDIN_PORT=tcp://10.96.0.1:8080`. */
const isOfKubernetes = (text: string): boolean => /^(?:tcp|udp|sctp):\/\/[^/]+:\d+$/.test(text);

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  "1": true,
  false: false,
  "0": false,
};

function valueOf(option: Option, variable: string, text: string): unknown {
  if (option.isBoolean() || option.negate) {
    const isGiven = flags[text];
    if (isGiven === undefined) throw new WrongUsage(`${variable} must be true or false.`);
    return option.negate ? !isGiven : isGiven || undefined;
  }
  const { parseArg } = option;
  if (parseArg === undefined) return text;
  const parts = repeatable.includes(option.name()) ? text.split(",") : [text];
  try {
    return parts.reduce<unknown>((given, part) => parseArg(part.trim(), given), undefined);
  } catch (error) {
    throw error instanceof InvalidArgumentError
      ? new WrongUsage(`${variable}: ${error.message}`)
      : error;
  }
}

/** The options of `start` as commander reads them. */
export interface StartOptions extends Omit<
  StandinOptions,
  "mounts" | "publicHosts" | "tls" | "limits" | "audit"
> {
  publicHost?: string[];
  mount?: Record<string, string>;
  tls?: true;
  tlsCert?: string;
  tlsKey?: string;
  logLevel?: LogLevel;
  quiet?: boolean;
  /** The file of the audit log. */
  audit?: string;
  /** A limits file. */
  limits?: string;
  checkUpstream?: boolean;
}

/** The settings of the simulator. Throws `WrongUsage`, and `FileRefused` for a limits file with mistakes. */
export async function settingsOf(given: StartOptions, command: Command): Promise<StandinOptions> {
  const {
    mount: mounts = {},
    publicHost: publicHosts,
    tls: _tls,
    tlsCert: _cert,
    tlsKey: _key,
    logLevel: _level,
    quiet: _quiet,
    limits: _limits,
    audit: _audit,
    journal: _journal,
    checkUpstream: _check,
    ...options
  } = given;
  return {
    ...options,
    ...upstreamOptionsIn(options),
    mounts,
    ...(publicHosts && { publicHosts }),
    ...tlsOf(given),
    ...(await limitsOf(given, command)),
  };
}

/** Whether to serve TLS, and with which certificate. Throws `WrongUsage` when one of the two files is not given. */
function tlsOf({ tls, tlsCert, tlsKey }: StartOptions): Pick<StandinOptions, "tls"> {
  if (tlsCert === undefined && tlsKey === undefined) return tls === undefined ? {} : { tls };
  if (tlsCert === undefined || tlsKey === undefined)
    throw new WrongUsage("Give both --tls-cert and --tls-key.");
  return { tls: readPair({ certFile: tlsCert, keyFile: tlsKey }) };
}

/** The bounds of the limits file. A journal of the default length leaves it to the file. */
async function limitsOf(
  { limits: file, journal }: StartOptions,
  command: Command,
): Promise<Pick<StandinOptions, "limits" | "journal">> {
  const isGiven = command.getOptionValueSource("journal") !== "default";
  const own = isGiven && journal !== undefined ? { journal } : {};
  if (file === undefined) return own;
  const { readLimitsFile } = await import("../../in-process/options.js");
  return { ...own, limits: readLimitsFile(file) };
}

/** What the user can mend, in words; our own defects stay as they are. */
export function inWords(
  error: unknown,
  { db }: StartOptions,
  known: typeof import("../../index"),
): unknown {
  const [code, message] = [errorCode(error), errorText(error)];
  if (error instanceof known.StartRefused && error.isUsage) return new WrongUsage(message);
  if (refusalsOf(known).some((kind) => error instanceof kind)) return new CommandFailed(message);
  if (code === undefined) return error;
  // The operating system, OpenSSL or the database file says no.
  if (code.startsWith("SQLITE_"))
    return new CommandFailed(`${String(db)}: ${message}. Choose another file with --db.`);
  if (code.startsWith("ERR_OSSL_"))
    return new CommandFailed(
      `--tls-cert and --tls-key are not a certificate and its private key (PEM): ${message}`,
    );
  return new CommandFailed(`${message}${advice[code] ?? ""}`);
}

/** The errors whose sentence says all that there is to say. */
const refusalsOf = (known: typeof import("../../index")) => [
  known.StartRefused,
  known.FileRefused,
  known.DatabaseForeign,
  known.DatabaseInUse,
  known.DatabaseOfLaterVersion,
  known.KeyRefused,
];

const anotherPort = ". Choose another port with --port.";
const anotherAddress = ". Choose another address with --host.";

/** What to do where an address or port cannot be had. */
const advice: Readonly<Record<string, string>> = {
  EADDRINUSE: anotherPort,
  EACCES: anotherPort,
  EADDRNOTAVAIL: anotherAddress,
  ENOTFOUND: anotherAddress,
};
