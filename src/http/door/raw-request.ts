import { isUtf8 } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import { TextDecoder } from "node:util";
import { maskRaw } from "../../contract/values/masking-in-text";
import { maskPansIn, maskedValue } from "../../contract/values/masking";
import { limits } from "../../limits/limits";
import type { SentRequest, TesterNote } from "../../exchange/message";
import { keptHeaders } from "../../exchange/record";
import type { WholeRequest } from "../../journal/unmatched-request";
import type { ReachedBound } from "../../limits/bounds";
import type { Space } from "../../store";
import type { User } from "../../users";
import type { Step } from "../../exchange/step";

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

/** The request says that it has a body. */
export const hasBody = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

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

/**
 * Counts what has come of a large body, in bytes, until the request has ended. Tells which bound is reached where
 * the bodies of all connections together leave no room for it; then none of it may be kept.
 */
export type BodyRoom = (res: ServerResponse, come: number) => ReachedBound | undefined;

/** What the stages before an operation have found out about a request. */
export interface RequestContext {
  xRequestId: string;
  /** Undefined: no (accepted) credentials, where none are needed. */
  space?: Space;
  /** The data space that a support user looks into. */
  lookedInto?: Space;
  user?: string;
  /** Keyed digest of the credential pair. */
  sender?: string;
  /** A tester has the simulator send it. */
  tester?: TesterNote | undefined;
  /** The user of the users file, as it was when the credentials were looked at. */
  listed?: User;
  /** A user of the users file who looks after all data spaces. */
  isOperator?: true;
  /** Bytes of a large body that came before its data space was known. */
  largeBody?: number;
  /** The message, once it has reached its operation. */
  arrival?: Step;
  /** Bounds the bodies of all requests together. */
  bodyRoom: BodyRoom;
  receivedAt: number;
  startedAt: number;
}

/** A request whose head has come, and what is found out about it. */
export interface ReceivedRequest {
  req: SentRequest;
  res: ServerResponse;
  found: RequestContext;
}

/** A response with what was found out about its request: the listener puts it there. */
type WithFound = ServerResponse & { locals: RequestContext };

/** What was found out about a request, by its response. */
export const contextOf = (res: ServerResponse): RequestContext => (res as WithFound).locals;

/** A request as Express has it. */
export const receivedThrough = (req: SentRequest, res: ServerResponse): ReceivedRequest => ({
  req,
  res,
  found: contextOf(res),
});

/** The data space is moving to another simulator, or was dropped a moment ago: nothing was changed. */
export class SpaceClosed extends Error {
  static {
    this.prototype.name = "SpaceClosed";
  }

  constructor() {
    super("the data space is moving, or was dropped");
  }
}

/** What becomes of a data space that is moving, for those who are refused meanwhile. */
export const staysHere = "If it stays here, an operator opens it again: standin spaces reopen.";

/** The data space of a request that cannot come without credentials. Throws `SpaceClosed`. */
export function spaceOf(res: ServerResponse): Space {
  const { space } = contextOf(res);
  if (space === undefined) throw new Error("the route asks for no credentials");
  return takingCalls(space);
}

/** A data space that takes calls. Throws `SpaceClosed`. */
export function takingCalls(space: Space): Space {
  if (space.isClosed) throw new SpaceClosed();
  return space;
}
