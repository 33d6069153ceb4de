import type { IncomingMessage, ServerResponse } from "node:http";
import { maskPansIn } from "../contract/masking";
import { limits } from "../limits/limits";
import type { Clients } from "../http/door/client-address";

/** Who did what, when, and from where: a change by the control API, a look at another's, or refused credentials. */
export interface AuditEntry {
  /** Arrival, real time, RFC 3339. */
  at: string;
  /** An operation of the control API, or why credentials were refused. */
  action: string;
  /** The user name that came, whether it was accepted or not. */
  user?: string;
  address: string;
  method: string;
  /** Without its query; card numbers are masked. */
  path: string;
  /** Status that went out; null: none did. */
  status: number | null;
  xRequestId: string;
}

/** A request of which something is noted. */
interface NotedRequest {
  req: IncomingMessage & { originalUrl: string };
  res: ServerResponse;
  found: { receivedAt: number; xRequestId: string };
}

/** The newest entries, in memory; all of them go to whoever keeps them. */
export interface Audit {
  /** Notes what a request did once that is answered. */
  note(action: string, request: NotedRequest, user: string | undefined): void;
  /** Oldest first. */
  entries(): AuditEntry[];
}

/** `keep`: gets each entry; it must not wait for anything. */
export function createAudit(
  { addressOf }: Clients,
  keep: (entry: AuditEntry) => void = () => undefined,
): Audit {
  const newest: AuditEntry[] = [];
  return {
    note(action, { req, res, found: { receivedAt, xRequestId } }, user) {
      const address = addressOf(req);
      res.once("close", () => {
        const entry: AuditEntry = {
          at: new Date(receivedAt).toISOString(),
          action,
          ...(user !== undefined && { user: user.slice(0, limits.credentialLength) }),
          address,
          method: req.method ?? "",
          path: maskPansIn(req.originalUrl.replace(/\?.*$/s, "")).slice(0, limits.loggedPath),
          status: res.writableFinished ? res.statusCode : null,
          xRequestId,
        };
        newest.push(entry);
        if (newest.length > limits.auditEntries) newest.shift();
        keep(entry);
      });
    },
    entries: () => [...newest],
  };
}
