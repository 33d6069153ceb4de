import { errorCode, errorText } from "../error-code";
import { CommandFailed } from "./command-result";
import type { StartOptions } from "./start-settings";

/** What the user can mend, in words; our own defects stay as they are. */
export function inWords(
  error: unknown,
  { db }: StartOptions,
  known: typeof import("../index"),
): unknown {
  const [code, message] = [errorCode(error), errorText(error)];
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
const refusalsOf = (known: typeof import("../index")) => [
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
