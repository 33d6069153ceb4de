import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { TextDecoder } from "node:util";
import zlib, { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { type Refusal, refuse, type Finding } from "../../../contract/answer";
import { commonErrors } from "../../../contract/error-catalogue";
import {
  type Decode,
  decodeUtf8,
  measure,
  notJson,
  pathsOf,
  readText,
} from "../../../contract/values/json-text";
import type { Operation } from "../../../contract/operation";
import { errorCode } from "../../../error-code";
import { limits } from "../../../limits/limits";
import { type ReceivedRequest, hasBody } from "../raw-request";
import { BodyRefused, bodyRefusal, unreadableBody, NoBodyRoom, sweepUnread } from "./body-refusal";
import type { Readable } from "node:stream";

/** The body of a message. One that cannot be taken is not answered here: the operation decides how to say it. */
export interface ReadBody {
  /** What its JSON says. */
  value: unknown;
  /** Its bytes as they came, packed or not; undefined: not all of them were read. */
  sent: Buffer | undefined;
  /** The text of its JSON. */
  text?: Buffer;
  /** The text of a body that is not JSON, for the journal. */
  raw?: Buffer | undefined;
  /** Why it cannot be taken. */
  unreadable?: Refusal | undefined;
  /** A name appears twice in an object. */
  findings?: Finding[] | undefined;
  /** Where it is not text in UTF-8: a refusal in strict mode, findings in lenient mode. */
  misencoded?: MisencodedPart[] | undefined;
}

/** A part of a body that is not text in UTF-8. */
interface MisencodedPart {
  field: string;
  msg: string;
}

/** What there is of a message whose body nobody wants, or has read yet. */
export const noBody: ReadBody = { value: undefined, sent: undefined };

/** Reads the JSON body of a message, if its operation takes one. Throws `NoBodyRoom`. */
export function readMessageBody(
  received: ReceivedRequest,
  { body, bodyOptional }: Pick<Operation, "body" | "bodyOptional">,
  limit: number,
): ReadBody | Promise<ReadBody> {
  const { req, res } = received;
  const isSent = hasBody(req);
  if (body === undefined) {
    if (isSent) sweepUnread(req, res);
    return noBody;
  }
  if (isSent) return readSentBody(received, limit);
  return bodyOptional === true ? noBody : unreadable(unreadableBody("must be present"));
}

async function readSentBody(received: ReceivedRequest, limit: number): Promise<ReadBody> {
  const { req, res } = received;
  const { type, charset } = formOf(req.headers["content-type"]);
  const isJson = type === json;
  let sent: Buffer | undefined;
  try {
    if (declaredLength(req) > limit) throw new BodyRefused("too-large");
    const decode = isJson ? jsonDecoder(charset) : undefined;
    if (isPackedUnknown(req)) throw new BodyRefused("encoding-unknown");
    sent = await readSent(received, limit);
    const text = await unpackBody(sent, req, limit);
    // A large body has taken its turn: others come before what becomes of it.
    if (text.length > limits.smallBodyBytes) await nextTurn();
    return decode === undefined ? unreadable(otherBody, sent, text) : readJson(sent, text, decode);
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error;
    if (!req.complete) sweepUnread(req, res);
    return unreadable(isJson ? bodyRefusal(error) : otherBody, sent);
  }
}

const unreadable = (refusal: Refusal, sent?: Buffer, raw?: Buffer): ReadBody => ({
  value: undefined,
  sent,
  raw,
  unreadable: refusal,
});

const otherBody = refuse(commonErrors["content-type-wrong"], {
  freeString: "Send the body as application/json.",
  formatErrors: [{ field: "Content-Type", msg: "must be application/json" }],
});

/** Reads a JSON text of a message, and says what is odd about it. */
function readJson(sent: Buffer, text: Buffer, decode: Decode): ReadBody {
  if (text.length === 0) return unreadable(unreadableBody("must be present"), sent);
  const read = readText(text, decode);
  if ("refusal" in read) return unreadable(unreadableBody(read.refusal), sent, text);
  const { body: value, walked, textMembers } = read;
  const misencoded = encodingMistakes(text, value, decode);
  return {
    value,
    sent,
    text,
    unreadable: walked.poisoned.length > 0 ? poisonedBody(walked.poisoned) : undefined,
    findings: walked.members < textMembers ? [duplicateNames] : undefined,
    misencoded: misencoded.length > 0 ? misencoded : undefined,
  };
}

const duplicateNames: Finding = {
  code: "duplicate-names",
  text: "a property is duplicated in an object: the last one counts",
};

/** Names that reach a prototype. */
const poisonedBody = (poisoned: readonly string[]): Refusal =>
  refuse(commonErrors["body-unreadable"], {
    formatErrors: poisoned.slice(0, limits.reportedNames).map((field) => ({
      field: field.slice(0, limits.fieldPath),
      msg: "is not allowed as a property name",
    })),
  });

/** A text that has a NUL, or half of a surrogate pair: neither can be sent in UTF-8, or shown. */
const unsendable = /[\0\p{Surrogate}]/u;

/** Where a body is not text in UTF-8 (RFC 8259, 8.1). */
function encodingMistakes(text: Buffer, body: unknown, decode: Decode): MisencodedPart[] {
  if (decode !== decodeUtf8 || !isUtf8(text)) return [{ field: "body", msg: "must be UTF-8" }];
  // Only escapes bring such characters.
  if (!text.includes("\\u")) return [];
  const msg = "must not have a NUL, or half of a surrogate pair";
  return pathsOf(body, (one) => unsendable.test(one))
    .slice(0, limits.reportedNames)
    .map((field) => ({ field: field.slice(0, limits.fieldPath), msg }));
}

/** The bodies that an operation of the control API takes. */
interface ControlBodyForm {
  kind: "json" | "scenario" | "bytes";
  /** Most bytes. */
  bytes: number;
  /** Most values of its JSON. */
  values?: number;
}

/**
 * Reads the body of a call of the control API: JSON, or the text of a scenario; undefined: it has none, or one of
 * another type. Throws `BodyRefused`, also for a text that is not UTF-8, too deep or too wide, and `NoBodyRoom`.
 */
export async function readControlBody(
  received: ReceivedRequest,
  { kind, bytes: limit, values }: ControlBodyForm,
): Promise<unknown> {
  const { req } = received;
  const { type, charset } = formOf(req.headers["content-type"]);
  const isJson = type === json;
  const isTaken = isJson || (kind === "scenario" && yamlTypes.test(type));
  if (declaredLength(req) > limit) throw new BodyRefused("too-large");
  if (!isTaken || !saysLength(req)) return undefined;
  const decode = isJson ? jsonDecoder(charset) : decoderOf(charset);
  if (isPackedUnknown(req)) throw new BodyRefused("encoding-unknown");
  const text = await unpackBody(await readSent(received, limit), req, limit);
  return isJson ? controlJson(text, decode, values) : decode(text);
}

const yamlTypes = /^(?:application\/yaml$|text\/)/;

/** The head of a request says how its body ends, if only after nothing. */
const saysLength = ({ headers }: ReceivedRequest["req"]): boolean =>
  headers["transfer-encoding"] !== undefined || headers["content-length"] !== undefined;

function controlJson(text: Buffer, decode: Decode, values: number | undefined): unknown {
  if (text.length === 0) throw new BodyRefused("text-wrong", "must be present");
  if (decode !== decodeUtf8 || !isUtf8(text)) throw new BodyRefused("text-wrong", "must be UTF-8");
  const { refusal } = measure(text, values);
  if (refusal !== undefined) throw new BodyRefused("text-wrong", refusal);
  try {
    return JSON.parse(decode(text));
  } catch {
    throw new BodyRefused("text-wrong", notJson(decode(text)));
  }
}

const json = "application/json";

/** The media type of a body, in lower case, and its charset. */
interface SentBodyType {
  type: string;
  charset: string;
}

const utf8Json: SentBodyType = { type: json, charset: "utf-8" };
const isUtf8Json = /^application\/json(?:; ?charset=utf-8)?$/i;
/** Parameters of a media type; what stands in quotes may have semicolons. */
const parameters = /;([^=;]*)=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^";][^;]*)?)/g;

function formOf(header = ""): SentBodyType {
  if (isUtf8Json.test(header)) return utf8Json;
  const [type = ""] = header.split(";", 1);
  const charset = [...header.matchAll(parameters)].find(
    ([, name = ""]) => name.trim().toLowerCase() === "charset",
  );
  const [, , quoted, token = ""] = charset ?? [];
  const sent = quoted?.replace(/\\(.)/g, "$1") ?? token.trim();
  return { type: type.trim().toLowerCase(), charset: sent.toLowerCase() || "utf-8" };
}

/** What reads JSON in a charset. Throws `BodyRefused` for one in which no JSON comes. */
function jsonDecoder(charset: string): Decode {
  if (!charset.startsWith("utf-")) throw new BodyRefused("charset-unknown");
  return decoderOf(charset);
}

/** What reads a text in a charset. Throws `BodyRefused` for one that Node does not know. */
function decoderOf(charset: string): Decode {
  if (charset === "utf-8") return decodeUtf8;
  // Without a mark, only the zero byte before its first letter tells.
  if (charset === "utf-16")
    return (text) => new TextDecoder(isBigEndian(text) ? "utf-16be" : "utf-16le").decode(text);
  try {
    const decoder = new TextDecoder(charset);
    return (text) => decoder.decode(text);
  } catch {
    throw new BodyRefused("charset-unknown");
  }
}

const isBigEndian = ([first]: Buffer): boolean => first === 0 || first === 0xfe;

/** The length that the head of a request says, in bytes; 0: it says none. */
const declaredLength = ({ headers }: IncomingMessage): number =>
  Number(headers["content-length"] ?? 0);

/** How the body of a request is packed. */
const encodingOf = ({ headers }: IncomingMessage): string =>
  (headers["content-encoding"] ?? "identity").toLowerCase();

type Unpack = (
  bytes: Buffer,
  options: { maxOutputLength: number },
  done: (error: Error | null, unpacked: Buffer) => void,
) => void;

/** Node 20 has no `zstdDecompress`. */
const {
  gunzip,
  inflate,
  brotliDecompress,
  zstdDecompress,
}: typeof zlib & { zstdDecompress?: Unpack } = zlib;

/** What unpacks a whole body, by its `Content-Encoding`. */
const unpackers = new Map<string, Unpack>([
  ["gzip", gunzip],
  ["deflate", inflate],
  ["br", brotliDecompress],
  ...(zstdDecompress === undefined ? [] : [["zstd", zstdDecompress] as const]),
]);

/** The body is packed in a way that nobody here undoes. */
function isPackedUnknown(req: IncomingMessage): boolean {
  const encoding = encodingOf(req);
  return encoding !== "identity" && !unpackers.has(encoding);
}

/**
 * Reads a body to its end: its bytes as they came. Throws `BodyRefused` as soon as more than `limit` bytes have come,
 * and `NoBodyRoom` where the bodies of all connections leave no room for it: nothing of it is kept then. Nobody waits
 * for the answer to a body that breaks off.
 */
function readSent(
  { req, res, found: { bodyRoom } }: ReceivedRequest,
  limit: number,
): Promise<Buffer> {
  // Nobody knows what is in a packed body: it counts as the largest that may be.
  const isPacked = encodingOf(req) !== "identity";
  const pieces: Buffer[] = [];
  let come = 0;
  return new Promise((resolve, reject) => {
    const stop = (error: Error): void => {
      req.removeAllListeners("data");
      reject(error);
    };
    req.on("data", (piece: Buffer) => {
      come += piece.length;
      if (come > limit) {
        stop(new BodyRefused("too-large"));
        return;
      }
      const kept = isPacked ? limit : come;
      const reached = kept > limits.smallBodyBytes ? bodyRoom(res, kept) : undefined;
      if (reached === undefined) pieces.push(piece);
      else stop(new NoBodyRoom(reached));
    });
    req.once("end", () => {
      const [only] = pieces;
      resolve(pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces));
    });
    req.once("error", () => {
      req.socket.destroy();
    });
  });
}

/** Unpacks a body. Throws `BodyRefused` where it cannot be, or has more than `limit` bytes then. */
function unpackBody(sent: Buffer, req: IncomingMessage, limit: number): Buffer | Promise<Buffer> {
  const unpack = unpackers.get(encodingOf(req));
  if (unpack === undefined) return sent;
  return new Promise((resolve, reject) => {
    unpack(sent, { maxOutputLength: limit }, (error, bytes) => {
      if (error === null) resolve(bytes);
      else
        reject(
          new BodyRefused(
            errorCode(error) === "ERR_BUFFER_TOO_LARGE" ? "too-large" : "undecodable",
          ),
        );
    });
  });
}

/** What unpacks a body as it comes. */
const unpackingStreams = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };

/**
 * The bytes of a body as they come, unpacked: nobody keeps more of it than is passed on. Throws `BodyRefused` for more
 * than `limit` bytes, packed or not, and for a body that breaks off or cannot be unpacked.
 */
export async function* bodyBytes(req: IncomingMessage, limit: number): AsyncGenerator<Uint8Array> {
  if (declaredLength(req) > limit) throw new BodyRefused("too-large");
  let come = 0;
  for await (const bytes of unpackedStream(req)) {
    come += bytes.length;
    if (come > limit) throw new BodyRefused("too-large");
    yield bytes;
  }
}

function unpackedStream(req: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = encodingOf(req);
  if (encoding === "identity") return plainBytes(req);
  const [, unpacking] = Object.entries(unpackingStreams).find(([name]) => name === encoding) ?? [];
  if (unpacking === undefined) throw new BodyRefused("encoding-unknown");
  return unpackedBytes(req, unpacking());
}

/** Bytes as they come; who stops reading leaves the rest, and the connection, as they are. */
async function* plainBytes(req: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    for await (const bytes of req.iterator({ destroyOnReturn: false })) yield bytes as Buffer;
  } catch {
    throw new BodyRefused("broken-off");
  }
}

async function* unpackedBytes(
  req: IncomingMessage,
  unpacker: Readable & NodeJS.WritableStream,
): AsyncGenerator<Buffer> {
  const breakOff = (): void => {
    if (!req.complete) unpacker.destroy(new BodyRefused("broken-off"));
  };
  req.once("close", breakOff);
  req.pipe(unpacker);
  try {
    for await (const bytes of unpacker) yield bytes as Buffer;
  } catch (error) {
    throw error instanceof BodyRefused
      ? error
      : new BodyRefused("text-wrong", "cannot be unpacked");
  } finally {
    req.off("close", breakOff);
    req.unpipe(unpacker);
    unpacker.destroy();
  }
}
