import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ServerResponse } from "node:http";

/** How a long answer is sent. */
export interface Sending {
  /** Media type. */
  type: string;
  /** Bytes of it, where they are known. */
  bytes?: number;
  /** Longest time that it may take, in milliseconds; absent: as long as the client goes on reading. */
  withinMs?: number;
}

/**
 * Sends an answer piece by piece: the next one is made when the client has taken the one before. The answer
 * is cut off where a piece cannot be made. Resolves when it is over.
 */
export async function sendPieces(
  res: ServerResponse,
  pieces: AsyncIterable<string | Uint8Array>,
  { type, bytes, withinMs }: Sending,
): Promise<void> {
  const length = bytes === undefined ? {} : { "content-length": bytes };
  res.writeHead(200, { ...length, "content-type": type });
  const signal = withinMs === undefined ? undefined : AbortSignal.timeout(withinMs);
  try {
    await pipeline(Readable.from(pieces, { objectMode: true }), res, { signal });
  } catch {
    // The client left, or was too slow, or the rest is gone: what was sent is seen to be cut off.
    res.destroy();
  }
}
