import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, inflateRaw } from "node:zlib";
import type { Answer } from "../contract/answer";
import { measure } from "../contract/values/json-text";
import { errorCode } from "../error-code";
import { limits } from "../limits/limits";
import { headersOfOther, passedHeaders } from "./headers";

/** An answer as it came from a provider. */
export interface ReceivedAnswer {
  status: number;
  rawHeaders: readonly string[];
  encoding: string | undefined;
  bytes: Buffer;
}

/** It is larger than any may be, once it is unpacked. */
export class AnswerTooLarge extends Error {}

const outputBound = { maxOutputLength: limits.upstreamDecodedBytes };

const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: (bytes) => promisify(gunzip)(bytes, outputBound),
  "x-gzip": (bytes) => promisify(gunzip)(bytes, outputBound),
  br: (bytes) => promisify(brotliDecompress)(bytes, outputBound),
  // With or without the head of zlib: servers send both.
  deflate: async (bytes) => {
    const isWrapped = ((bytes[0] ?? 0) & 0x0f) === 8;
    return promisify(isWrapped ? inflate : inflateRaw)(bytes, outputBound);
  },
};

/** The body without its encoding; what is not what its `Content-Encoding` says stays as it is. */
async function decodeBody({ encoding, bytes }: ReceivedAnswer): Promise<Buffer> {
  const decode = decoders[(encoding ?? "").trim().toLowerCase()];
  if (decode === undefined || bytes.length === 0) return bytes;
  try {
    return await decode(bytes);
  } catch (error) {
    if (errorCode(error) === "ERR_BUFFER_TOO_LARGE") throw new AnswerTooLarge();
    return bytes;
  }
}

/** The answer of a provider, which goes out as it came. Throws `AnswerTooLarge`. */
export async function answerOf(received: ReceivedAnswer): Promise<Answer> {
  const headers = passedHeaders(received.rawHeaders);
  return {
    status: received.status,
    ...contentOf(await decodeBody(received)),
    headers: headersOfOther(headers),
    received: { bytes: received.bytes, headers },
  };
}

/** A body is JSON that is not built to be costly, or else a text. */
function contentOf(bytes: Buffer): Pick<Answer, "body" | "page"> {
  if (bytes.length === 0) return {};
  const text = bytes.toString();
  if (measure(bytes).refusal !== undefined) return { page: text };
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { page: text };
  }
}
