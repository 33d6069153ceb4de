import type { IncomingMessage, ServerResponse } from "node:http";
import { maskPansIn } from "../../contract/values/masking";
import type { RefusedRequest } from "../../journal/unmatched-requests";
import { limits } from "../../limits/limits";
import type { LookedInto } from "../../simulator/log";
import type { Services } from "../services";
import type { SentRequest } from "../../exchange/message";
import { followBody, rawText, type ReceivedRequest, wholeRequest } from "./raw-request";

/** A request of which something is noted. */
interface NotedRequest {
  req: IncomingMessage & { originalUrl: string };
  res: ServerResponse;
  found: { receivedAt: number; xRequestId: string };
  lookedInto?: LookedInto | undefined;
}

/** Notes in the audit log what a request did, once that is answered. */
export function noteInAudit(
  { audit, clients }: Pick<Services, "audit" | "clients">,
  action: string,
  { req, res, found: { receivedAt, xRequestId }, lookedInto }: NotedRequest,
  user: string | undefined,
): void {
  const address = clients.addressOf(req);
  res.once("close", () => {
    audit.add({
      at: new Date(receivedAt).toISOString(),
      action,
      ...(user !== undefined && { user: user.slice(0, limits.credentialLength) }),
      ...(lookedInto !== undefined && { lookedInto }),
      address,
      method: req.method ?? "",
      path: maskPansIn(req.originalUrl.replace(/\?.*$/s, "")).slice(0, limits.loggedPath),
      status: res.writableFinished ? res.statusCode : null,
      xRequestId,
    });
  });
}

/** Reads that go on: pages of the console read the same thing every few seconds. */
export interface GoingOn {
  /** Reads something, and tells since when that goes on (epoch milliseconds), and whether it begins with this read. */
  read(what: string, at: number): { since: number; begins: boolean };
}

export function createGoingOn(): GoingOn {
  const known = new Map<string, { since: number; last: number }>();
  return {
    read(what, at) {
      const before = known.get(what);
      const begins = before === undefined || at - before.last >= limits.notedReadMs;
      const since = begins ? at : before.since;
      // What was read last stays longest.
      known.delete(what);
      known.set(what, { since, last: at });
      if (known.size > limits.notedReads) known.delete(String(known.keys().next().value));
      return { since, begins };
    },
  };
}

type RefusalCause = Pick<
  RefusedRequest,
  "status" | "reason" | "nearest" | "user" | "reached" | "compared" | "detail"
>;

/** A request that is refused, with what is known of its body. */
interface UnmatchedParts extends ReceivedRequest {
  /** Its path, as it is shown. */
  path: string;
  /** Its body: as it came, or `coming` where nobody reads it; absent: it is not looked at. */
  body?: Buffer | "coming" | undefined;
}

/** Notes a request that is refused before it reaches an operation. */
export function noteUnmatched(
  { unmatched, clients }: Pick<Services, "unmatched" | "clients">,
  { req, found: { space, receivedAt }, path, body }: UnmatchedParts,
  why: RefusalCause,
): void {
  const { method } = req;
  const text = textsOf(req, body === "coming" ? undefined : body);
  const address = clients.addressOf(req);
  const replaceText = unmatched.note({ ...why, ...text, space, receivedAt, method, path, address });
  if (body === "coming")
    followBody(req, (come) => {
      replaceText(textsOf(req, come));
    });
}

/** A request as it is shown, and as it came. */
const textsOf = (req: SentRequest, body?: Buffer) => ({
  raw: rawText(req, body),
  whole: wholeRequest(req, body),
});
