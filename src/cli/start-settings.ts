import type { Command } from "commander";
import type { StandinOptions } from "../index";
import { readPair } from "./certificate-files";
import { WrongUsage } from "./command-result";
import type { LogLevel } from "./log";

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
    ...options
  } = given;
  return {
    ...options,
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
  const { readLimitsFile } = await import("../in-process/limits-file.js");
  return { ...own, limits: readLimitsFile(file) };
}
