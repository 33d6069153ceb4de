import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { Request } from "express";
import { BodyTooLarge } from "./unread-body";

/** What unpacks a body, by its `Content-Encoding`. */
const unpackers = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };

/** A body that cannot be taken, by the names that body-parser has for that. */
class BodyRefused extends Error {
  static {
    this.prototype.name = "BodyRefused";
  }

  constructor(
    message: string,
    readonly type: "encoding.unsupported" | "request.aborted" | "entity.verify.failed",
  ) {
    super(message);
  }
}

/**
 * The bytes of a body as they come, unpacked: nobody keeps more of it than is passed on. Throws `BodyTooLarge` for more
 * than `limit` bytes, packed or not, and `BodyRefused` for a body that breaks off or cannot be unpacked.
 */
export async function* bodyBytes(req: Request, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(req.headers["content-length"] ?? 0) > limit) throw new BodyTooLarge();
  let come = 0;
  for await (const bytes of unpackBody(req)) {
    come += bytes.length;
    if (come > limit) throw new BodyTooLarge();
    yield bytes;
  }
}

function unpackBody(req: Request): AsyncIterable<Buffer> {
  const encoding = (req.headers["content-encoding"] ?? "identity").toLowerCase();
  if (encoding === "identity") return plainBytes(req);
  const [, unpacker] = Object.entries(unpackers).find(([name]) => name === encoding) ?? [];
  if (unpacker === undefined)
    throw new BodyRefused("is packed in an unknown way", "encoding.unsupported");
  return unpackedBytes(req, unpacker());
}

/** Bytes as they come; who stops reading leaves the rest, and the connection, as they are. */
async function* plainBytes(req: Request): AsyncGenerator<Buffer> {
  try {
    for await (const bytes of req.iterator({ destroyOnReturn: false })) yield bytes as Buffer;
  } catch {
    throw new BodyRefused("broke off", "request.aborted");
  }
}

async function* unpackedBytes(
  req: Request,
  unpacker: Readable & NodeJS.WritableStream,
): AsyncGenerator<Buffer> {
  const breakOff = (): void => {
    if (!req.complete) unpacker.destroy(new BodyRefused("broke off", "request.aborted"));
  };
  req.once("close", breakOff);
  req.pipe(unpacker);
  try {
    for await (const bytes of unpacker) yield bytes as Buffer;
  } catch (error) {
    throw error instanceof BodyRefused
      ? error
      : new BodyRefused("cannot be unpacked", "entity.verify.failed");
  } finally {
    req.off("close", breakOff);
    req.unpipe(unpacker);
    unpacker.destroy();
  }
}
