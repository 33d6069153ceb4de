import type { IncomingMessage, ServerResponse } from "node:http";
import { maskPansIn } from "../../contract/values/masking";
import type { RefusedRequest } from "../../journal/unmatched-requests";
import { limits } from "../../limits/limits";
import type { Services } from "../services";
import { followBody, rawText, type ReceivedRequest } from "./raw-request";

/** A request of which something is noted. */
interface NotedRequest {
  req: IncomingMessage & { originalUrl: string };
  res: ServerResponse;
  found: { receivedAt: number; xRequestId: string };
}

/** Notes in the audit log what a request did, once that is answered. */
export function noteInAudit(
  { audit, clients }: Pick<Services, "audit" | "clients">,
  action: string,
  { req, res, found: { receivedAt, xRequestId } }: NotedRequest,
  user: string | undefined,
): void {
  const address = clients.addressOf(req);
  res.once("close", () => {
    audit.add({
      at: new Date(receivedAt).toISOString(),
      action,
      ...(user !== undefined && { user: user.slice(0, limits.credentialLength) }),
      address,
      method: req.method ?? "",
      path: maskPansIn(req.originalUrl.replace(/\?.*$/s, "")).slice(0, limits.loggedPath),
      status: res.writableFinished ? res.statusCode : null,
      xRequestId,
    });
  });
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
  const raw = rawText(req, body === "coming" ? undefined : body);
  const address = clients.addressOf(req);
  const replaceText = unmatched.note({ ...why, space, receivedAt, method, path, raw, address });
  if (body === "coming")
    followBody(req, (come) => {
      replaceText(rawText(req, come));
    });
}
