import { namesOf, recordOf } from "../record";
import type { ErrorEntry, InterfaceContract } from "./operation";

export type { ErrorEntry } from "./operation";

type DeclaredEntries<T> = Readonly<Record<keyof T & string, ErrorEntry>>;

/** Declares catalogue entries; the key of each becomes its code. */
export function catalogue<T extends Record<string, Omit<ErrorEntry, "code">>>(
  entries: T,
): DeclaredEntries<T> {
  return recordOf(namesOf(entries), (code) => ({ ...entries[code], code }));
}

/** The errorType that `contract` uses for an entry. */
export function errorTypeFor(entry: ErrorEntry, contract: InterfaceContract | undefined): string {
  if (contract === undefined) return "GENERAL_ERROR";
  const allowed = [contract.ownErrorTypes?.[entry.code], entry.errorType, entry.fallback].find(
    (type) => type !== undefined && contract.errorTypes.includes(type),
  );
  return allowed ?? contract.generalErrorType;
}

/** The finer type of an entry, where the interface tells errors apart in their details. */
export function finerTypeFor(
  entry: ErrorEntry,
  { finerTypes }: Pick<InterfaceContract, "finerTypes">,
): string | undefined {
  const { values } = finerTypes ?? {};
  return (
    [entry.errorType, entry.fallback].find(
      (type) => type !== undefined && values?.includes(type),
    ) ?? values?.[0]
  );
}

const general = "GENERAL_ERROR";
const format = "FORMAT_ERROR";

/** Errors that do not depend on a family. */
export const commonErrors = catalogue({
  "credentials-wrong": {
    status: 401,
    errorType: "AUTHENTICATION_ERROR",
    message: "Not authorised",
    when: "credentials are missing, unreadable, not UTF-8, or not in the users file",
  },
  "credentials-locked": {
    status: 401,
    errorType: "AUTHENTICATION_ERROR",
    message: "Too many attempts",
    when:
      "an address sent wrong credentials too often within a minute: ten times for one user " +
      "name, a hundred times in all",
  },
  "credentials-too-often-wrong": {
    status: 429,
    errorType: "AUTHENTICATION_ERROR",
    message: "Too many attempts",
    when: "control API: the same",
  },
  "role-missing": {
    status: 401,
    errorType: "AUTHENTICATION_ERROR",
    message: "Not authorised",
    when: "the users file gives the user no role that may send this message",
  },
  "role-missing-for-control": {
    status: 403,
    errorType: "AUTHENTICATION_ERROR",
    message: "Not authorised",
    when: "control API: the same",
  },
  "host-unknown": {
    status: 403,
    errorType: general,
    message: "Host not allowed",
    when: "control API: the Host header is not a loopback name, the --host address or a --public-host",
  },
  "page-foreign": {
    status: 403,
    errorType: general,
    message: "Origin not allowed",
    when: "control API and testServerAdmin: a browser sends a request other than GET for a page from another origin",
  },
  "path-unknown": {
    status: 404,
    errorType: general,
    message: "Path not known",
    when: "no operation has this path. The error names the most similar ones",
  },
  "method-wrong": {
    status: 405,
    errorType: general,
    message: "Method not allowed",
    when: "the path is known, but only with other methods",
  },
  "expectation-unmet": {
    status: 417,
    errorType: general,
    message: "Expectation not met",
    when: "an Expect header other than 100-continue",
  },
  "request-slow": {
    status: 408,
    errorType: general,
    message: "Request too slow",
    when: "headers or body did not arrive in time",
  },
  "body-too-large": {
    status: 413,
    errorType: general,
    message: "Body too large",
    when: "the body is over the size limit",
  },
  "content-type-wrong": {
    status: 415,
    errorType: general,
    message: "JSON expected",
    when: "the body is not sent as application/json, or has an unknown charset or encoding",
  },
  "headers-too-large": {
    status: 431,
    errorType: general,
    message: "Headers too large",
    when: "headers are over the size or count limit",
  },
  "http-broken": {
    status: 400,
    errorType: general,
    message: "Broken HTTP",
    when: "the request cannot be read as HTTP",
  },
  "body-unreadable": {
    status: 400,
    errorType: format,
    message: "Body not valid",
    when: "the body is missing, not JSON, nested too deeply, or has too many values",
  },
  "fields-invalid": {
    status: 400,
    errorType: format,
    message: "Fields not valid",
    when: "a field, a parameter or an id in the path breaks the schema. Every violation is listed",
  },
  "ids-differ": {
    status: 400,
    errorType: format,
    message: "Ids differ",
    when: "an id in the body differs from the one in the path",
  },
  "client-differs": {
    status: 400,
    errorType: "AUTHENTICATION_ERROR",
    fallback: format,
    message: "Client not the user",
    when: "with --check-client: the user name is not the id of the message's client",
  },
  "id-used": {
    status: 400,
    errorType: "DUPLICATE_RECORD",
    message: "Id already used",
    when: "another message of the data space has this id",
  },
  "entity-type-unknown": {
    status: 404,
    errorType: general,
    message: "No such type",
    when: "testServerAdmin: the interface has no entities of this type",
  },
  "entity-unknown": {
    status: 500,
    errorType: general,
    message: "Not known",
    when: "testServerAdmin: no entity of this type has this key",
  },
  "server-failure": {
    status: 500,
    errorType: general,
    message: "Server failure",
    when: "the simulator itself failed, and processed nothing",
  },
  "reset-meanwhile": {
    status: 500,
    errorType: general,
    message: "Data was reset",
    when: "the data space was reset or restored while the message or its answer was held",
  },
  "too-many-held": {
    status: 503,
    errorType: "UPSTREAM_UNAVAILABLE",
    message: "Too many held",
    when: "the data space, or all together, already hold the maximum number of messages",
  },
  "requests-too-many": {
    status: 503,
    errorType: "UPSTREAM_UNAVAILABLE",
    message: "Too many requests",
    when: "one data space, or all data spaces together, sent too many within a second",
  },
  "connections-too-many": {
    status: 503,
    errorType: "UPSTREAM_UNAVAILABLE",
    message: "Too many connections",
    when: "one address, or all addresses together, have too many connections open",
  },
  "body-room-missing": {
    status: 503,
    errorType: "UPSTREAM_UNAVAILABLE",
    message: "No room for the body",
    when: "all connections together send too much at once",
  },
  "passwords-too-many": {
    status: 503,
    errorType: "UPSTREAM_UNAVAILABLE",
    message: "Too many passwords to check",
    when: "a request waited too long for its password to be checked. The check carries on",
  },
  "bound-reached": {
    status: 503,
    errorType: "UPSTREAM_UNAVAILABLE",
    message: "No room left",
    when: "no room in the data space, in the database or on its disk. The detail says where",
  },
  "spaces-too-many": {
    status: 503,
    errorType: "UPSTREAM_UNAVAILABLE",
    message: "No room left",
    when: "the credentials are new, and there are too many data spaces",
  },
  "provider-unreachable": {
    status: 504,
    errorType: "UPSTREAM_UNAVAILABLE",
    message: "Provider unreachable",
    when: "the message was sent to a provider, no complete answer came back, and `--upstream-failure 504` is set",
  },
  "provider-missing": {
    status: 503,
    errorType: "UPSTREAM_UNAVAILABLE",
    message: "No provider",
    when: "an upstreams file names no provider for the user, and has them for others",
  },
  "data-of-provider": {
    status: 500,
    errorType: "GENERAL_ERROR",
    message: "Data elsewhere",
    when: "the provider holds the data, and `--upstream-admin` is not set",
  },
  "upstream-loop": {
    status: 500,
    errorType: "GENERAL_ERROR",
    message: "Loop of simulators",
    when: "the message came back to a simulator that had sent it to its upstream",
  },
  "shutting-down": {
    status: 503,
    errorType: "UPSTREAM_UNAVAILABLE",
    message: "Shutting down",
    when: "the simulator is stopping. An advice message gets 504",
  },
});

/** Errors that a scenario or a fixture asks for, by status. */
export const simulatedErrors = catalogue({
  "simulated-400": {
    status: 400,
    errorType: general,
    message: "Simulated refusal",
    when: "a scenario answers 400",
  },
  "simulated-404": {
    status: 404,
    errorType: "UNABLE_TO_LOCATE_RECORD",
    message: "Simulated not found",
    when: "a scenario answers 404",
  },
  "simulated-500": {
    status: 500,
    errorType: "SYSTEM_MALFUNCTION",
    fallback: general,
    message: "Simulated failure",
    when: "a scenario or a fixture answers 500",
  },
  "simulated-501": {
    status: 501,
    errorType: "FUNCTION_NOT_SUPPORTED",
    message: "Not supported",
    when: "a scenario answers 501",
  },
  "simulated-503": {
    status: 503,
    errorType: "UPSTREAM_UNAVAILABLE",
    message: "Provider down",
    when: "a scenario or a fixture answers 503",
  },
  "simulated-504": {
    status: 504,
    errorType: "OUTCOME_UNKNOWN",
    fallback: "UPSTREAM_UNAVAILABLE",
    message: "Provider too slow",
    when: "a scenario or a fixture answers 504 after processing",
  },
  "simulated-504-before": {
    status: 504,
    errorType: "OUTCOME_UNKNOWN",
    fallback: "UPSTREAM_UNAVAILABLE",
    message: "Provider too slow",
    when: "a scenario or a fixture answers 504 before processing",
  },
  "simulated-other": {
    status: 0,
    errorType: general,
    message: "Simulated status",
    when: "a scenario answers another status, with offContract",
  },
});

/** The entry for a status that a scenario or a fixture asks for, before processing or after it. */
export function simulatedError(status: number, when?: "before" | "after"): ErrorEntry {
  if (status === 504 && when === "before") return simulatedErrors["simulated-504-before"];
  const known = Object.values(simulatedErrors).find((entry) => entry.status === status);
  return known ?? { ...simulatedErrors["simulated-other"], status };
}
