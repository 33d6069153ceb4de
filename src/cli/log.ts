import pino, { type DestinationStream, type Logger } from "pino";
import { limits } from "../limits/limits";
import { ownJson } from "../own-json";
import { type Style, inColour } from "./terminal";
import { plain, plainJson } from "../plain-text";
import { printError } from "./command-result";

/** What a line of the request log holds. */
interface RequestLine {
  level: number;
  msg: string;
  xRequestId?: string;
  user?: string;
  interface?: string;
  reason?: string;
  method?: string;
  path?: string;
  operation?: string;
  exchange?: number;
  status?: number | null;
  state?: string;
  fault?: string;
  ms?: number;
  err?: { message: string; stack?: string };
}

/** What of the log is written: each request, or what is worse alone, or nothing. */
export const logLevels = ["info", "warn", "error", "silent"] as const;

/** One of `logLevels`. */
export type LogLevel = (typeof logLevels)[number];

/** One readable line a request on a terminal, JSON lines everywhere else. */
export const createLog = (level: LogLevel = "info"): Logger =>
  process.stdout.isTTY
    ? pino(
        { level, base: null },
        {
          write: (line: string) => {
            process.stdout.write(readable(lines.read(line)));
          },
        },
      )
    : pino(
        {
          level,
          base: null,
          timestamp: pino.stdTimeFunctions.isoTime,
          hooks: { streamWrite: plainJson },
        },
        bufferedStdout(),
      );

/**
 * Standard output, to which lines are written a few at a time: a write for each would cost as much
 * as a small message.
 */
const bufferedStdout = (): DestinationStream =>
  pino.destination({
    dest: 1,
    sync: false,
    minLength: limits.logBytesGathered,
    periodicFlush: limits.logFlushMs,
  });

/**
 * Resolves when what was logged is written, or nobody reads it any more: at the exit of a process, pino tries for ever
 * to write to a pipe that was closed.
 */
export async function flushLog(log: Logger): Promise<void> {
  // Where a write is under way, a flush only waits for that.
  await flush(log);
  await flush(log);
}

const flush = (log: Logger): Promise<void> =>
  new Promise((resolve) => {
    log.flush(() => {
      resolve();
    });
  });

const alreadyLogged = new Set<string>();

/** Warnings alone, a line each on stderr, and each of them once: where several simulators start one after the other. */
export const createWarnings = (): Logger =>
  pino(
    { level: "warn", base: null },
    {
      write: (text: string) => {
        const { msg } = lines.read(text);
        if (!alreadyLogged.has(msg)) printError(plain(msg));
        alreadyLogged.add(msg);
      },
    },
  );

/** The lines are those that pino writes of what we log. */
const lines = ownJson<RequestLine>();

function styleOf(status: number | null): Style {
  if (status === null || status >= 500) return "red";
  return status >= 400 ? "yellow" : "green";
}

function readable(line: RequestLine): string {
  if (line.msg === "request") return requestLine(line);
  return `${plain(`${line.msg} ${line.err?.stack ?? ""}`).trimEnd()}\n`;
}

function requestLine({
  status = null,
  ms = 0,
  method = "",
  path = "",
  operation,
  exchange,
  state,
  fault,
  reason,
}: RequestLine): string {
  const parts = [
    exchange && `#${exchange}`,
    operation ?? `${method} ${path}`,
    state,
    `${ms} ms`,
    fault && `[${fault}]`,
    reason,
  ].filter((part) => part !== undefined);
  const statusText = status === null ? "---" : String(status);
  return `${inColour(styleOf(status), statusText)} ${plain(parts.join("  "))}\n`;
}
