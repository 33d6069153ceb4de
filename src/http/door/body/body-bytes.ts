import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { BodyRefused } from "./body-refusal";
import { declaredLength, encodingOf } from "./read-body";

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
