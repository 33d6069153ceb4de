import { valueOfJson, hasMembers, memberOf, textMember } from "../../contract/values/json-value";
import { keptHeaders } from "../../exchange/record";
import { idsOf, xRequestIdHeader } from "../../exchange/message";
import {
  type Har,
  NoHar,
  readHar,
  type JournalFile,
  readJournal,
} from "../../conformance/journal-file";
import { maskPansIn, maskText } from "../../contract/values/masking";
import { families } from "../../families";
import type { Exchange } from "../../journal/exchange";
import { nearestPaths } from "../../http/door/nearest";
import { endpointsOf, normalBase, pathTree } from "../../http/door/routing";

/** A journal that was read from a HAR file, and the entries that are no messages of any interface. */
export interface HarJournal {
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
  return { outcome: hasMembers(answer) ? "answered" : "spoiled", status, answer: maskBody(answer) };
}
