import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { TextDecoder } from "node:util";
import { maskPansIn, maskRaw, maskedValue } from "../../contract/values/masking";
import { limits } from "../../limits/limits";
import type { SentRequest } from "../../exchange/message";
import { keptHeaders } from "../../exchange/record";
import type { WholeRequest } from "../../journal/unmatched-request";
import { hasBody } from "./body/read-body";

/** Headers that hold credentials, whatever their scheme. */
const credentialHeader =
  /^(?:authorization|proxy-authorization|cookie|.*(?:api-?key|token|secret).*)$/i;

/** The text of a request as it may be shown: masked, the beginning of it. `body`: as much of it as has come. */
export function rawText(
  { method, sentTarget, url, httpVersion, rawHeaders, headers }: RawParts,
  body?: Buffer,
): string {
  const lines = [`${method ?? ""} ${maskPansIn(sentTarget ?? url ?? "")} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2)
    lines.push(headerLine(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? ""));
  const isPacked = headers["content-encoding"] !== undefined;
  const shown = body === undefined ? "" : bodyText(body, isPacked);
  return [...lines, "", shown].join("\r\n").slice(0, limits.journalBodyBytes);
}

interface RawParts
  extends
    Pick<IncomingMessage, "method" | "url" | "httpVersion" | "rawHeaders" | "headers">,
    Partial<Pick<SentRequest, "sentTarget">> {}

/** The scheme of credentials is shown. */
function headerLine(name: string, value: string): string {
  if (!credentialHeader.test(name)) return maskRaw(`${name}: ${value}`, false);
  const [scheme] = /^[A-Za-z]+ (?=.)/.exec(value) ?? [""];
  return `${name}: ${scheme}${maskedValue}`;
}

function bodyText(body: Buffer, isPacked: boolean): string {
  const many = `(${body.length.toLocaleString("en")} bytes that are not text)`;
  if (isPacked) return many;
  try {
    return maskRaw(new TextDecoder("utf-8", { fatal: true }).decode(body, { stream: true }), false);
  } catch {
    return many;
  }
}

/**
 * A request as it came, for those who send it again. Undefined: something of it is not known, or is no text. `body`:
 * absent where it is not looked at.
 */
export function wholeRequest(req: RawParts, body?: Buffer): WholeRequest | undefined {
  const { sentTarget, url, headers } = req;
  const target = sentTarget ?? url ?? "";
  const isPacked = headers["content-encoding"] !== undefined;
  const isLong = body !== undefined && body.length >= limits.journalBodyBytes;
  if (!target.startsWith("/") || isPacked || isLong) return undefined;
  const kept = Object.fromEntries(
    keptHeaders.flatMap((name): [string, string][] => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  if (body === undefined) return hasBody(req) ? undefined : { target, headers: kept };
  return isUtf8(body) ? { target, headers: kept, body: body.toString() } : undefined;
}

/** Bytes of which no request could be made, as a text that may be shown: in hexadecimal, if they are not one. */
export const rawPacketText = (bytes: Buffer): string =>
  (/^[\t\r\n\x20-\x7e]/.test(bytes.toString("latin1"))
    ? maskRaw(maskPansIn(bytes.toString("latin1")), false)
    : (bytes.toString("hex").match(/.{1,64}/g) ?? [])
        .map((line) => line.replace(/..(?!$)/g, "$& "))
        .join("\n")
  ).slice(0, limits.journalBodyBytes);

/** Calls `told` with the beginning of a body that nobody reads, once it has come. */
export function followBody(req: IncomingMessage, told: (body: Buffer) => void): void {
  if (req.readableEnded) return;
  const pieces: Buffer[] = [];
  let come = 0;
  req.on("data", (piece: Buffer) => {
    if (come < limits.journalBodyBytes) pieces.push(piece);
    come += piece.length;
  });
  // Tells Node that somebody reads: it would drop the rest once the request is answered.
  req.read(0);
  req.once("close", () => {
    if (come > 0) told(Buffer.concat(pieces));
  });
}
