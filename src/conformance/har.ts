import { STATUS_CODES } from "node:http";
import { memberOf } from "../contract/values/json-value";
import type { Exchange } from "../journal/exchange";
import type { JournalFile } from "./journal-file";

/** The members of an exchange that a HAR file has words of its own for. */
const heldByHar = ["receivedAt", "method", "path", "request", "status", "answer", "durationMs"];

const unknownSize = { headersSize: -1, bodySize: -1 };

const contentOf = (body: unknown): string =>
  body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body);

const mimeType = "application/json";

/**
 * A HAR file (1.2) of a journal: masked as the journal is. For all that HAR has no words for there are members called
 * `_standin`.
 */
export function harText({ exchanges, ...head }: JournalFile, creator: { version: string }): string {
  const log = {
    version: "1.2",
    creator: { name: "Standin", ...creator },
    _standin: head,
    entries: exchanges.map(entryOf),
  };
  return `${JSON.stringify({ log }, undefined, 2)}\n`;
}

function entryOf(exchange: Exchange): object {
  const { receivedAt, method, path, request, status, answer, durationMs } = exchange;
  const url = new URL(path, "http://standin.invalid");
  const rest = Object.entries(exchange).filter(([name]) => !heldByHar.includes(name));
  return {
    startedDateTime: receivedAt,
    time: durationMs,
    request: {
      method,
      url: url.href,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: Object.entries(request.headers).map(([name, value]) => ({ name, value })),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(request.body !== undefined && {
        postData: { mimeType, text: JSON.stringify(request.body) },
      }),
      ...unknownSize,
    },
    response: {
      status: status ?? 0,
      statusText: STATUS_CODES[status ?? 0] ?? "",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: answer === undefined ? [] : [{ name: "content-type", value: mimeType }],
      content: {
        size: Buffer.byteLength(contentOf(answer)),
        mimeType,
        ...(answer !== undefined && { text: contentOf(answer) }),
      },
      redirectURL: "",
      ...unknownSize,
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    _standin: {
      ...Object.fromEntries(rest),
      path,
      isText: typeof answer === "string",
      ...(status === null && { status }),
    },
  };
}

/** Whether a text begins as a HAR file does. */
export const isHar = (text: string): boolean => /^\uFEFF?\s*\{\s*"log"\s*:/.test(text);

/** Not a HAR file: what is wrong, and with which entry. */
export class NoHar extends Error {
  static {
    this.prototype.name = "NoHar";
  }
}

/** What is read of a HAR file. */
export interface Har {
  entries: readonly unknown[];
  /** The head of a journal of ours. */
  head: unknown;
}

/** Reads a HAR file. Throws `NoHar`. */
export function readHar(text: string): Har {
  const log = memberOf(parseHar(text), "log");
  const entries = memberOf(log, "entries");
  if (!Array.isArray(entries)) throw new NoHar("log.entries must be a list");
  return { entries, head: memberOf(log, "_standin") };
}

function parseHar(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new NoHar("is not JSON");
  }
}
