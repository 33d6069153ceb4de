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
