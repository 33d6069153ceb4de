import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { connect as connectTls } from "node:tls";

/** A bare connection: what goes over it is up to the test. */
export interface Connection {
  /** Over TLS, once the handshake is over altogether. */
  write(bytes: string | Buffer): void;
  /** Everything that has come so far. */
  received(): string;
  /** Resolves with everything that came once the other side has closed. */
  closed: Promise<string>;
  /** Resolves once the other side has closed its sending side. */
  ended: Promise<void>;
  /** How the other side closed; undefined while it has not. */
  ending(): "closed" | "reset" | undefined;
  /** Closes its sending side, and goes on reading. */
  halfClose(): void;
  /** Leaves without a word. */
  leave(): void;
}

/** How a connection is opened. */
export interface OpenOptions {
  /** It stays open when the other side closes its sending side; absent: it closes then. */
  allowHalfOpen?: boolean;
}

/** Connects; with a certificate to trust where the address is one of TLS. */
export function open(
  url: string,
  certificate?: string,
  { allowHalfOpen = false }: OpenOptions = {},
): Connection {
  const { protocol, hostname, port } = new URL(url);
  const socket: Socket =
    protocol === "https:"
      ? connectTls({
          port: Number(port),
          host: hostname,
          // Node's TLS takes it, though its types do not know it.
          ...{ allowHalfOpen },
          ...(certificate !== undefined && { ca: certificate }),
        })
      : connect({ port: Number(port), host: hostname, allowHalfOpen });
  let session: Promise<unknown> | undefined;
  let ending: ReturnType<Connection["ending"]>;
  const chunks: Buffer[] = [];
  const received = (): string => Buffer.concat(chunks).toString("utf8");
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => {
    socket.once("end", resolve);
  });
  const closed = new Promise<string>((resolve) => {
    socket.once("close", () => {
      ending ??= "closed";
      resolve(received());
    });
    socket.on("error", ({ code }: NodeJS.ErrnoException) => {
      if (code === "ECONNRESET") ending = "reset";
    });
  });
  return {
    write(bytes) {
      if (protocol !== "https:") socket.write(bytes);
      // A reset that comes together with the end of the handshake looks like an end to Node.
      else
        void (session ??= once(socket, "session")).then(() =>
          setImmediate(() => socket.write(bytes)),
        );
    },
    received,
    closed,
    ended,
    ending: () => ending,
    halfClose: () => {
      void (session ?? Promise.resolve()).then(() => setImmediate(() => socket.end()));
    },
    leave: () => socket.destroy(),
  };
}

/** What becomes of a new connection to an address: it is open, or the error's code. */
export function connecting(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: hostname }, () => {
      socket.destroy();
      resolve("open");
    });
    socket.once("error", ({ code = "" }: NodeJS.ErrnoException) => {
      resolve(code);
    });
  });
}

/** Most connections that a test tries while a port is about to open. */
const tries = 1_000;

/** Tries until the port of an address takes connections. */
export async function untilOpen(url: string): Promise<void> {
  for (let count = 0; count < tries; count += 1) if ((await connecting(url)) === "open") return;
  throw new Error(`the port of ${url} did not open`);
}

/** Sends bytes and waits until the other side has closed; ask for `connection: close`, or break something. */
export async function exchange(url: string, bytes: string | Buffer): Promise<RawReply> {
  const connection = open(url);
  connection.write(bytes);
  return parse(await connection.closed);
}

/** An answer as it came over a bare connection. */
export interface RawReply {
  status: number;
  head: string;
  body: Record<string, unknown>;
  text: string;
}

export function parse(text: string): RawReply {
  const [head = "", body = ""] = text.split("\r\n\r\n", 2);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? NaN);
  return {
    status,
    head,
    body: body.startsWith("{") ? (JSON.parse(body) as Record<string, unknown>) : {},
    text,
  };
}

/** The bytes of a request, with credentials; ends the connection. */
export function requestBytes(
  method: string,
  path: string,
  headers: string[] = [],
  body = "",
): string {
  const credentials = Buffer.from("raw:secret").toString("base64");
  return [
    `${method} ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    `authorization: Basic ${credentials}`,
    "connection: close",
    ...headers,
    "",
    body,
  ].join("\r\n");
}

export const jsonHeaders = (body: string): string[] => [
  "content-type: application/json",
  `content-length: ${Buffer.byteLength(body)}`,
];
