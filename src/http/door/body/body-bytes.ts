import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import zlib, { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { errorCode } from "../../../error-code";
import type { ReceivedRequest } from "../request-context";
import { NoBodyRoom } from "./unread-body";

/** Why a body cannot be taken. */
export type BodyMistake =
  | "too-large"
  | "charset-unknown"
  | "encoding-unknown"
  | "broken-off"
  | "undecodable"
  | "text-wrong";

/** A body that cannot be taken. `told` tells what is wrong with its text. */
export class BodyRefused extends Error {
  static {
    this.prototype.name = "BodyRefused";
  }

  constructor(
    readonly mistake: BodyMistake,
    readonly told = mistake.replace("-", " "),
  ) {
    super(told);
  }
}

/** The request says that it has a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** The length that the head of a request says, in bytes; 0: it says none. */
export const declaredLength = ({ headers }: IncomingMessage): number =>
  Number(headers["content-length"] ?? 0);

const encodingOf = (headers: IncomingHttpHeaders): string =>
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

/** A body whose packing nobody here undoes. */
export const isPackedUnknown = ({ headers }: IncomingMessage): boolean =>
  encodingOf(headers) !== "identity" && !unpackers.has(encodingOf(headers));

/**
 * Reads a body to its end: its bytes as they came. Throws `BodyRefused` as soon as more than `limit` bytes have come,
 * and `NoBodyRoom` where the bodies of all connections leave no room for it: nothing of it is kept then. Nobody waits
 * for the answer to a body that breaks off.
 */
export function readSent(
  { req, res, found: { bodyRoom } }: ReceivedRequest,
  limit: number,
): Promise<Buffer> {
  // Nobody knows what is in a packed body: it counts as the largest that may be.
  const isPacked = encodingOf(req.headers) !== "identity";
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
      const reached = bodyRoom(res, isPacked ? limit : come);
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
export function unpacked(
  sent: Buffer,
  { headers }: IncomingMessage,
  limit: number,
): Buffer | Promise<Buffer> {
  const unpack = unpackers.get(encodingOf(headers));
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
  for await (const bytes of unpackBody(req)) {
    come += bytes.length;
    if (come > limit) throw new BodyRefused("too-large");
    yield bytes;
  }
}

function unpackBody(req: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = encodingOf(req.headers);
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
