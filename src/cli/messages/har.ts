import { STATUS_CODES } from "node:http";
import { valueOfJson, hasMembers, memberOf, textMember } from "../../contract/values/json-value";
import { keptHeaders } from "../../exchange/record";
import { idsOf, xRequestIdHeader } from "../../exchange/message";
import { type JournalFile, readJournal } from "../../conformance/journal-file";
import { maskPansIn, maskText } from "../../contract/values/masking";
import { families } from "../../families";
import type { Exchange } from "../../journal/exchange";
import { nearestPaths } from "../../http/door/nearest";
import { endpointsOf, normalBase, pathTree } from "../../http/door/routing";

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

/** Not a HAR file: what is wrong, and with which entry. */
export class NoHar extends Error {
  static {
    this.prototype.name = "NoHar";
  }
}

/** What is read of a HAR file. */
interface Har {
  entries: readonly unknown[];
  /** The head of a journal of ours. */
  head: unknown;
}

/** Reads a HAR file. Throws `NoHar`. */
function readHar(text: string): Har {
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

/** A journal that was read from a HAR file, and the entries that are no messages of any interface. */
interface HarJournal {
  journal: JournalFile;
  /** `GET https://example.com/logo.png` of each. */
  foreign: string[];
}

/** Reads the journal of a HAR file: one of ours as it was, another one by the paths of its requests. Throws `NoHar`. */
export function journalOfHar(text: string): HarJournal {
  const har = readHar(text);
  return har.head === undefined ? foreignJournal(har) : { journal: ownJournal(har), foreign: [] };
}

/** Has every member that the exporting journal had. */
function ownJournal({ head, entries }: Har): JournalFile {
  const lines = [head, ...entries.map(ownExchange)].map((line) => JSON.stringify(line));
  try {
    return readJournal(lines);
  } catch (error) {
    throw new NoHar(error instanceof Error ? error.message.replace("line", "entry") : "");
  }
}

function ownExchange(entry: unknown): object {
  const kept = memberOf(entry, "_standin");
  const { isText, ...own } = hasMembers(kept) ? kept : {};
  const { headers, body, method, response } = partsOf(entry);
  const text = textMember(memberOf(response, "content"), "text");
  return {
    receivedAt: memberOf(entry, "startedDateTime"),
    durationMs: memberOf(entry, "time"),
    method,
    status: memberOf(response, "status"),
    ...own,
    request: { headers, ...(body !== undefined && { body }) },
    ...(text !== undefined && { answer: isText === true ? text : valueOfJson(text) }),
  };
}

/** What both kinds of entries have. */
function partsOf(entry: unknown) {
  const request = memberOf(entry, "request");
  const listed = memberOf(request, "headers");
  const headers = new Map(
    (Array.isArray(listed) ? listed : []).map((header: unknown) => [
      textMember(header, "name")?.toLowerCase() ?? "",
      textMember(header, "value") ?? "",
    ]),
  );
  const sent = textMember(memberOf(request, "postData"), "text");
  return {
    method: textMember(request, "method"),
    url: textMember(request, "url") ?? "",
    headers: Object.fromEntries(headers),
    body: sent === undefined || sent === "" ? undefined : valueOfJson(sent),
    response: memberOf(entry, "response"),
  };
}

/** The headers that a journal has. */
const headersOfJournal: readonly string[] = [xRequestIdHeader, ...keptHeaders];

const endpoints = families.flatMap(({ contracts }) =>
  contracts.flatMap((contract) => endpointsOf(contract, contract.basePath)),
);

const operationAt = pathTree(
  endpoints.map((endpoint) => ({
    method: endpoint.operation.method,
    segments: endpoint.segments,
    value: endpoint,
  })),
);

function foreignJournal({ entries }: Har): HarJournal {
  const read = entries.map(foreignEntry).sort((one, other) => one.at - other.at);
  const exchanges = read.flatMap(({ exchange }) => exchange ?? []);
  const hosts = new Set(
    read.flatMap(({ exchange, host }) => (exchange === undefined ? [] : [host])),
  );
  const strays = read.filter(({ exchange }) => exchange === undefined);
  const unmatched = strays
    .filter(({ host }) => hosts.has(host))
    .map(({ method, path, at, status }, index) => ({
      number: index + 1,
      receivedAt: new Date(at).toISOString(),
      method,
      path,
      status,
      reason: "path-unknown" as const,
      nearest: nearestPaths(
        endpoints.map((endpoint) => ({ method: endpoint.operation.method, path: endpoint.path })),
        { method, path },
      ),
    }));
  const until = Math.max(0, ...read.map(({ at, ms }) => at + ms));
  return {
    journal: {
      standinJournal: 1,
      observedUntil: new Date(until).toISOString(),
      trimmed: 0,
      unmatched,
      exchanges: exchanges.map((exchange, index) => ({ ...exchange, number: index + 1 })),
    },
    foreign: strays.map(({ method, host, path }) => `${method} ${host}${path}`),
  };
}

/** An entry; without an exchange where no operation has its method and path. */
interface ForeignEntry {
  at: number;
  ms: number;
  host: string;
  method: string;
  path: string;
  status: number;
  exchange?: Exchange;
}

function foreignEntry(entry: unknown, index: number): ForeignEntry {
  const { method, url, headers, body, response } = partsOf(entry);
  const at = Date.parse(textMember(entry, "startedDateTime") ?? "");
  if (method === undefined || !URL.canParse(url) || Number.isNaN(at))
    throw new NoHar(
      `entry ${index + 1}: startedDateTime, request.method and request.url must be present`,
    );
  const { host, pathname, search } = new URL(url);
  const path = maskPansIn(pathname + search);
  const ms = Math.max(0, Number(memberOf(entry, "time")) || 0);
  const status = Number(memberOf(response, "status")) || 0;
  const stray = { at, ms, host, method, path: maskPansIn(pathname), status };
  const found = operationAt(method, normalBase(pathname));
  if (found === undefined) return stray;
  const { contract, operation } = found.value;
  const parts = { path: found.parameters, query: {}, body };
  const { id, requestId } = idsOf({ route: { operation }, parts });
  const exchange: Exchange = {
    number: index + 1,
    receivedAt: new Date(at).toISOString(),
    clock: new Date(at).toISOString(),
    interface: contract.name,
    operation: operation.id,
    method,
    path,
    messageId: id,
    requestId,
    request: {
      headers: Object.fromEntries(
        Object.entries(headers).filter(([name]) => headersOfJournal.includes(name)),
      ),
      ...(body !== undefined && { body: maskBody(body) }),
    },
    ...readOutcome(response, status, ms),
    durationMs: ms,
    strikes: [],
    rules: [],
    findings: [],
  };
  return { ...stray, exchange };
}

const maskBody = (body: unknown): unknown => JSON.parse(maskText(JSON.stringify(body), false));

/** How an exchange ended: a status of 0 means that the client has no answer. */
function readOutcome(
  response: unknown,
  status: number,
  ms: number,
): Pick<Exchange, "outcome" | "status" | "answer" | "clientLeftMs"> {
  if (status <= 0) return { outcome: "client-left", status: null, clientLeftMs: ms };
  const content = memberOf(response, "content");
  const text = textMember(content, "text") ?? "";
  const plain =
    textMember(content, "encoding") === "base64" ? Buffer.from(text, "base64").toString() : text;
  if (plain === "") return { outcome: "answered", status };
  const answer = valueOfJson(plain);
  const isWhole = hasMembers(answer) || (status >= 400 && isPage(content));
  return { outcome: isWhole ? "answered" : "spoiled", status, answer: maskBody(answer) };
}

/** The content says that it is something else than JSON, such as the error page of a proxy. */
const isPage = (content: unknown): boolean =>
  textMember(content, "mimeType")?.includes("json") === false;
