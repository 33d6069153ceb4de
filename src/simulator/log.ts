import { limits } from "../limits/limits";

/** Writes a line: a text, or a text with facts that belong to it. */
interface LogLine {
  (text: string): void;
  (facts: object, text: string): void;
}

/** The logger that the server writes to, with the methods that those of pino have. */
export interface Log {
  info: LogLine;
  warn: LogLine;
  error: LogLine;
  /** Whether lines of this level are written. */
  isLevelEnabled: (level: string) => boolean;
}

const nothing = (): undefined => undefined;

/** Where nobody wants a log. */
export const silence: Log = {
  info: nothing,
  warn: nothing,
  error: nothing,
  isLevelEnabled: () => false,
};

/** The data space that a support user looks into. */
export interface LookedInto {
  number: number;
  /** User name of its credentials; null: it is shared, or not known. */
  user: string | null;
  /** The name under which users share it; null: it is one user's. */
  space: string | null;
  /** Since when, real time, RFC 3339: until they have read nothing of it for a while. */
  since: string;
}

/** Who did what, when, and from where: a change by the control API, a look at another's, or refused credentials. */
export interface AuditEntry {
  /** Arrival, real time, RFC 3339. */
  at: string;
  /** An operation of the control API, or why credentials were refused. */
  action: string;
  /** The user name that came, whether it was accepted or not. */
  user?: string;
  lookedInto?: LookedInto;
  address: string;
  method: string;
  /** Without its query; card numbers are masked. */
  path: string;
  /** Status that went out; null: none did. */
  status: number | null;
  xRequestId: string;
}

/** The newest entries, in memory; all of them go to whoever keeps them. */
export interface Audit {
  add(entry: AuditEntry): void;
  /** Oldest first. */
  entries(): AuditEntry[];
}

/** `keep`: gets each entry; it must not wait for anything. */
export function createAudit(keep: (entry: AuditEntry) => void = () => undefined): Audit {
  const newest: AuditEntry[] = [];
  return {
    add(entry) {
      newest.push(entry);
      if (newest.length > limits.auditEntries) newest.shift();
      keep(entry);
    },
    entries: () => [...newest],
  };
}
