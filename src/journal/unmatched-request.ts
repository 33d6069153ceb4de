import { type BoundName, boundLabels } from "../limits/bounds";

/** Why a request reached no operation. */
export const unmatchedReasons = [
  "path-unknown",
  "method-wrong",
  "credentials-missing",
  "scheme-wrong",
  "credentials-wrong",
  "credentials-locked",
  "role-missing",
  "password-other",
  "bound",
  "tls-not-spoken",
  "tls-missing",
  "http2-not-spoken",
  "loop",
] as const;

export type UnmatchedReason = (typeof unmatchedReasons)[number];

/** A request that reached no operation: it is no part of the journal. */
export interface UnmatchedRequest {
  /** Counts from 1 in its list. */
  number: number;
  /** Arrival, real time, RFC 3339. */
  receivedAt: string;
  method: string;
  /** Without its query; card numbers are masked. */
  path: string;
  /** Status that went out. */
  status: number;
  reason: UnmatchedReason;
  /** Address of the sender, where it sent no accepted credentials. */
  address?: string;
  /** Operations with a path like this one, as `POST /path`. */
  nearest: string[];
  /** Of `password-other`: whose messages they are, how many, and since when; this is the newest. */
  others?: { user: string; count: number; since: string };
  /** Of `bound`: which one left no room, how many messages it refused, and since when; this is the newest. */
  beyond?: { bound: BoundName; limit: number; count: number; since: string };
}

/** Why a request reached no operation, as people are told. */
export const reasonTexts: Readonly<Record<UnmatchedReason, string>> = {
  "path-unknown": "no operation has this path",
  "method-wrong": "the path does not take this method",
  "credentials-missing": "no credentials",
  "scheme-wrong": "credentials of another scheme than Basic",
  "credentials-wrong": "wrong credentials",
  "credentials-locked": "wrong credentials, too often",
  "role-missing": "a user without the role for it",
  bound: "a bound left no room for it",
  "password-other": "the user name came with another password, which has a data space of its own",
  "tls-not-spoken": "https was sent to an http port",
  "tls-missing": "http was sent to an https port",
  loop: "it came back to the simulator that had sent it to its upstream",
  "http2-not-spoken": "HTTP/2 without an upgrade; the port takes HTTP/1.1",
};

const messagesText = (count: number): string =>
  `${count.toLocaleString("en")} ${count === 1 ? "message" : "messages"}`;

/** `412 messages came beyond the bound of 200 requests a second of the data space`; undefined: it is one request. */
export function manyText({ others, beyond }: UnmatchedRequest): string | undefined {
  if (others !== undefined)
    return `${messagesText(others.count)} came for user ${others.user} with another password`;
  if (beyond === undefined) return undefined;
  const bound = `${beyond.limit.toLocaleString("en")} ${boundLabels[beyond.bound]}`;
  return `${messagesText(beyond.count)} came beyond the bound of ${bound}`;
}

/** `404 POST /redemption/1 (no operation has this path); nearest: POST /redemptions/{id}`, in one line. */
export function unmatchedText(request: UnmatchedRequest): string {
  const {
    status,
    method,
    path,
    reason,
    nearest: [nearest],
  } = request;
  const why = manyText(request) ?? reasonTexts[reason];
  return `${status} ${method} ${path} (${why})${nearest === undefined ? "" : `; nearest: ${nearest}`}`;
}

/** What a data space is shown. */
export interface UnmatchedList {
  /** Those with its credentials, or with the user name of one of its users and a wrong password. Oldest first. */
  requests: UnmatchedRequest[];
  /** Those that name no data space; with a users file, for operators alone. Oldest first. */
  withoutCredentials?: UnmatchedRequest[];
}

/** The requests of both lists, in the order of their arrival. */
export const inOrder = ({ requests, withoutCredentials = [] }: UnmatchedList): UnmatchedRequest[] =>
  [...requests, ...withoutCredentials].sort((one, other) =>
    one.receivedAt.localeCompare(other.receivedAt),
  );
