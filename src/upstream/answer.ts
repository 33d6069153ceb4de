import type { ClientRequest } from "node:http";
import type { Disturbance, UpstreamNote } from "../journal/exchange";
import { promisify } from "node:util";
import * as zlib from "node:zlib";
import type { Answer } from "../contract/answer";
import { memberOf } from "../contract/values/json-value";
import { measure } from "../contract/values/json-text";
import { maskedValue } from "../contract/values/masking";
import { shortestAnywhere, withoutSecrets } from "../contract/values/secrets-in-answers";
import { errorCode } from "../error-code";
import { limits } from "../limits/limits";
import type { ForbiddenAddress } from "./forbidden-addresses";
import { passedHeaders, sentSecrets } from "./headers";

/** An answer as it came from a provider. */
export interface ReceivedAnswer {
  status: number;
  rawHeaders: readonly string[];
  encoding: string | undefined;
  /** Bytes that its head says it has. */
  promised: number | undefined;
  bytes: Buffer;
}

/** It is larger than any may be, once it is unpacked. */
export class AnswerTooLarge extends Error {}

/** Nobody packs a body more often than this. */
const mostEncodings = 4;

const outputBound = { maxOutputLength: limits.upstreamDecodedBytes };

type Decompress = typeof zlib.gunzip;

/** Newer versions of Node have it. */
const zstdDecompress = memberOf(zlib, "zstdDecompress") as Decompress | undefined;

const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: (bytes) => promisify(zlib.gunzip)(bytes, outputBound),
  "x-gzip": (bytes) => promisify(zlib.gunzip)(bytes, outputBound),
  br: (bytes) => promisify(zlib.brotliDecompress)(bytes, outputBound),
  ...(zstdDecompress && {
    zstd: (bytes: Buffer) => promisify(zstdDecompress)(bytes, outputBound),
  }),
  // With or without the head of zlib: servers send both.
  deflate: async (bytes) => {
    const isWrapped = ((bytes[0] ?? 0) & 0x0f) === 8;
    return promisify(isWrapped ? zlib.inflate : zlib.inflateRaw)(bytes, outputBound);
  },
};

/** The encodings of a body, the last one first. */
const encodingsOf = (encoding = ""): string[] =>
  encoding
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "identity")
    .reverse();

/** The encoding of a body that nobody here can decode; undefined: there is none. */
export const unknownEncoding = ({
  encoding,
  bytes,
}: Pick<ReceivedAnswer, "encoding" | "bytes">): string | undefined =>
  bytes.length === 0 ? undefined : encodingsOf(encoding).find((name) => !(name in decoders));

/** The body without its encodings; what is not what its `Content-Encoding` says stays as it is. */
async function decodeBody({ encoding, bytes }: ReceivedAnswer): Promise<Buffer> {
  const encodings = encodingsOf(encoding);
  if (encodings.length > mostEncodings || bytes.length === 0) return bytes;
  try {
    let decoded = bytes;
    for (const name of encodings) decoded = (await decoders[name]?.(decoded)) ?? decoded;
    return decoded;
  } catch (error) {
    if (errorCode(error) === "ERR_BUFFER_TOO_LARGE") throw new AnswerTooLarge();
    return bytes;
  }
}

/**
 * The answer of a provider, which goes out as it came. Where it repeats the credentials of the message, they are hidden
 * in what is kept. Throws `AnswerTooLarge`.
 */
export async function answerOf(
  received: ReceivedAnswer,
  {
    rawHeaders,
    authorization,
  }: Pick<OutgoingMessage, "rawHeaders"> & { authorization: string | undefined },
): Promise<Answer> {
  const { sent, withOther } = passedHeaders(received.rawHeaders);
  const isUnread = unknownEncoding(received) !== undefined;
  const bytes = isUnread ? Buffer.alloc(0) : withoutMark(await decodeBody(received));
  return {
    status: received.status,
    ...withoutCredentials(contentOf(bytes), bytes, sentSecrets(rawHeaders, authorization)),
    headers: withOther,
    received: {
      bytes: received.bytes,
      headers: sent,
      ...(received.promised !== undefined && { promised: received.promised }),
    },
  };
}

/** Some put a mark before JSON that says in which order its bytes come. */
const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, 3).equals(byteOrderMark) ? bytes.subarray(3) : bytes;

const byteOrderMark = Buffer.from("\uFEFF");

type Content = Pick<Answer, "body" | "page">;

/** A body is JSON that is not built to be costly, or else a text. */
function contentOf(bytes: Buffer): Content {
  if (bytes.length === 0) return {};
  const text = bytes.toString();
  if (measure(bytes).refusal !== undefined) return { page: text };
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { page: text };
  }
}

/** A shorter password that a text repeats is hidden where it stands by itself; one shorter still may be any word. */
const shortestPassword = 5;

const withoutWord = (content: Content, password: string): Content =>
  password.length < shortestPassword
    ? content
    : withoutSecrets([{ value: password, shown: maskedValue }])(content);

/** Any text of JSON, names of members too. */
const textOfJson = /"(?:[^"\\]|\\.)*"/g;

/** Hides, in an answer that repeats the credentials of its message, what nobody may read. */
function withoutCredentials(
  content: Content,
  bytes: Buffer,
  { token, password }: ReturnType<typeof sentSecrets>,
): Content {
  const secrets = [token, password].filter(({ length }) => length >= shortestAnywhere);
  if (secrets.length === 0) return withoutWord(content, password);
  const hide = (text: string): string =>
    secrets.reduce((shown, secret) => shown.replaceAll(secret, maskedValue), text);
  if (content.page !== undefined) return withoutWord({ page: hide(content.page) }, password);
  // Without a backslash each text stands there as it is.
  const json = bytes.includes("\\") ? JSON.stringify(content.body ?? null) : bytes.toString();
  const isRepeated = secrets.some((secret) => json.includes(JSON.stringify(secret).slice(1, -1)));
  if (!isRepeated) return withoutWord(content, password);
  const hidden = json.replace(textOfJson, (text) => JSON.stringify(hide(String(JSON.parse(text)))));
  return withoutWord({ body: JSON.parse(hidden) }, password);
}

/** A message as it goes to a provider. */
export interface OutgoingMessage {
  method: string;
  /** Path below the base of the interface, and query, as they came. */
  target: string;
  /** Names and values in turn, as they came. */
  rawHeaders: readonly string[];
  /** Absent: it has none. */
  body: Buffer | undefined;
  /** Whose it is: users take turns. */
  user: string;
  /** Called with 102 and 103, which come before the answer; `link`: what 103 says. */
  onInterim?: ((status: 102 | 103, link: string) => void) | undefined;
  /** How a certification disturbs it. */
  disturbed?: Disturbance | undefined;
}

/** Passes so many interim answers on; others are dropped. */
export function passInterim(
  request: ClientRequest,
  pass: NonNullable<OutgoingMessage["onInterim"]>,
): void {
  let passed = 0;
  request.on("information", ({ statusCode, headers: { link = "" } }) => {
    if ((statusCode !== 102 && statusCode !== 103) || passed >= limits.interimAnswers) return;
    passed += 1;
    pass(statusCode, [link].flat().join(", "));
  });
}

/** What became of a message that was to be sent to a provider. */
export interface ProviderReply {
  /** For the journal. */
  note: UpstreamNote;
  /** The whole answer, or of a `cut` one what came. Absent: not a byte of an answer came. */
  answer?: Answer;
}

/** Sends each message once, and never again. */
export interface Upstream {
  /** Host, and the port if it is not the scheme's own. */
  host: string;
  /** None is set for the user: nothing goes out. */
  isMissing?: true;
  /** Where it is. */
  place: { host: string; port: number };
  /** Why no message may go to an address of it; undefined: it may. */
  forbids: (address: string) => ForbiddenAddress | undefined;
  /** What the POS gets where no whole answer came. */
  failure: "mirror" | "504";
  /** The test server's operations go there too. */
  takesAdministration: boolean;
  send: (message: OutgoingMessage) => Promise<ProviderReply>;
  /** Connects, and sends nothing. */
  reach: () => Promise<Reach>;
}

/** The providers to which the messages of interfaces go. */
export interface Upstreams {
  /** Of a user's message to an interface; without a user, of anybody's. Undefined: it is simulated. */
  of: (interfaceName: string, user?: string) => Upstream | undefined;
  /** By the name of the interface; `airtime for shop-4`: that of one user. */
  all: () => ReadonlyMap<string, Upstream>;
  /** What this process is called in `Via`. */
  name: string;
  /** The message went through this very simulator already. */
  isLoop: (via: string | undefined) => boolean;
  /** Resolves when nothing is on its way any longer. */
  settled: () => Promise<unknown>;
  /** Breaks off what is on its way, and sends nothing any longer: what waits never goes out. */
  breakOff: () => void;
  /** Ends the watch of their file. */
  close: () => void;
}

/** Whether a provider can be reached, without a message. */
export interface Reach {
  host: string;
  isReached: boolean;
  /** `TLSv1.3, certificate until 2027-01-31 by Example CA`, or why not. */
  text: string;
}
