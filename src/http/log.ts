import type { Logger } from "pino";

/** The logger that the server writes to. */
export type Log = Pick<Logger, "info" | "warn" | "error" | "isLevelEnabled">;

const nothing = (): undefined => undefined;

/** Where nobody wants a log. */
export const silence: Log = {
  info: nothing,
  warn: nothing,
  error: nothing,
  isLevelEnabled: () => false,
};
