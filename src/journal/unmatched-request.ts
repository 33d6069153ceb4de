import { type BoundName, boundLabels } from "../limits/bounds";

/** Why a request reached no operation. */
export const unmatchedReasons = [
  "path-unknown",
  "segment-empty",
  "method-wrong",
  "credentials-missing",
  "scheme-wrong",
  "credentials-wrong",
  "credentials-locked",
  "role-missing",
  "password-other",
  "bound",
  "tls",
  "tls-missing",
  "http2-not-spoken",
  "http-broken",
  "headers-too-large",
  "request-slow",
  "proxy",
  "loop",
] as const;

export type UnmatchedReason = (typeof unmatchedReasons)[number];

/** A part of a request beside what is expected in its place; empty: nothing is. */
export interface Comparison {
  sent: string;
  wanted: string;
}

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

/** A request as it came, for those who send it again. */
export interface WholeRequest {
  /** Path and query. */
  target: string;
  headers: Readonly<Record<string, string>>;
  /** The text of its body; absent: it had none. */
  body?: string;
}

/** What is kept of it beside, in memory alone. */
export interface KeptRequest extends UnmatchedRequest {
  /** Its parts that are not what the nearest operation has, or what the port takes. */
  compared: Comparison[];
  /** The text that came, the beginning of it, masked; absent: it is not known. */
  raw?: string;
  /** Of `http-broken`: what is wrong with it, in a sentence. */
  detail?: string;
  /** Masked nowhere, and shown to nobody; absent: it is not known. */
  whole?: WholeRequest | undefined;
}

/** A request with what is wrong with it, and what to do about it. */
export interface DiagnosedRequest extends Omit<KeptRequest, "detail" | "whole"> {
  sentence: string;
  advice: string;
  /** The part of `raw` that is wrong: its characters from `from` up to `to`. */
  mark?: { from: number; to: number };
}

/** Why a request reached no operation, as people are told. */
export const reasonTexts: Readonly<Record<UnmatchedReason, string>> = {
  "path-unknown": "no operation has this path",
  "segment-empty": "the path has an empty segment",
  "method-wrong": "the path does not take this method",
  "credentials-missing": "no credentials",
  "scheme-wrong": "credentials of another scheme than Basic",
  "credentials-wrong": "wrong credentials",
  "credentials-locked": "wrong credentials, too often",
  "role-missing": "a user without the role for it",
  bound: "a bound left no room for it",
  "password-other": "the user name came with another password, which has a data space of its own",
  tls: "https was sent to an http port",
  "tls-missing": "http was sent to an https port",
  loop: "it came back to the simulator that had sent it to its upstream",
  "http2-not-spoken": "HTTP/2 without an upgrade; the port takes HTTP/1.1",
  "http-broken": "not HTTP/1.1 as its standard has it",
  "headers-too-large": "more headers than are taken",
  "request-slow": "it did not come whole in time",
  proxy: "it was sent to the simulator as to a proxy",
};

const messagesText = (count: number): string =>
  `${count.toLocaleString("en")} ${count === 1 ? "message" : "messages"}`;

/** `412 messages came beyond the bound of 200 requests a second of the data space`; undefined: it is one request. */
export function manyText({
  others,
  beyond,
}: Pick<UnmatchedRequest, "others" | "beyond">): string | undefined {
  if (others !== undefined)
    return `${messagesText(others.count)} came for user ${others.user} with another password`;
  if (beyond === undefined) return undefined;
  const bound = `${beyond.limit.toLocaleString("en")} ${boundLabels[beyond.bound]}`;
  return `${messagesText(beyond.count)} came beyond the bound of ${bound}`;
}

/** How many requests rows stand for: one may be the newest of many. */
export const requestCount = (
  rows: readonly Pick<UnmatchedRequest, "others" | "beyond">[],
): number =>
  rows.reduce((sum, { others, beyond }) => sum + (others?.count ?? beyond?.count ?? 1), 0);

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
export interface UnmatchedList<R extends UnmatchedRequest = DiagnosedRequest> {
  /** Those with its credentials, or with the user name of one of its users and a wrong password. Oldest first. */
  requests: R[];
  /** Those that name no data space; with a users file, for operators alone. Oldest first. */
  withoutCredentials?: R[];
}

/** The requests of both lists, in the order of their arrival. */
export const inOrder = <R extends UnmatchedRequest>({
  requests,
  withoutCredentials = [],
}: UnmatchedList<R>): R[] =>
  [...requests, ...withoutCredentials].sort((one, other) =>
    one.receivedAt.localeCompare(other.receivedAt),
  );
