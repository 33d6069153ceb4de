import type { Logger } from "pino";

/** What the server says of itself, and to whom. */
export type Log = Pick<Logger, "info" | "warn" | "error" | "isLevelEnabled">;

const nothing = (): undefined => undefined;

/** Where nobody wants a log. */
export const silence: Log = {
  info: nothing,
  warn: nothing,
  error: nothing,
  isLevelEnabled: () => false,
};
