import { type Till, newTill } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";
import { type AddressInfo, type Socket, createServer } from "node:net";

/** What the provider was sent over one connection: the head, without the line's end, and the body as it came. */
export interface Sent {
  head: string;
  body: Buffer;
  socket: Socket;
}

/** A provider of the test's own: it sees bytes, and answers bytes. */
export interface RawProvider {
  port: number;
  url: string;
  sent: Sent[];
  /** What is done with the next message; the last one goes for all that follow. */
  behaviours: Behaviour[];
  /** Connections that were opened. */
  connections: () => number;
  close: () => Promise<void>;
}

export type Behaviour = string | Buffer | ((socket: Socket, sent: Sent) => void);

/** An answer as bytes. */
export function answerBytes(
  status: number,
  body: string | Buffer = "",
  headers: readonly string[] = [],
): Buffer {
  const head = [
    `HTTP/1.1 ${status} X`,
    ...headers,
    ...(status === 204 ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), Buffer.from(body)]);
}

/** Providers that this test file started. */
const running: RawProvider[] = [];
afterAll(async () => {
  await Promise.all(running.map(({ close }) => close()));
});

/** A till of the v3 form in front of a provider that behaves so. */
export async function inFrontOf(...behaviours: Behaviour[]): Promise<Till> {
  const { url } = await startRawProvider(...behaviours);
  return newTill(await startStandin({ upstream: { "gift-card-v3": url } }), "7102", "s");
}

/** Starts a provider on a free port of loopback; it is closed after the last test of the file. */
export async function startRawProvider(...behaviours: Behaviour[]): Promise<RawProvider> {
  const sent: Sent[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => undefined);
    let come = Buffer.alloc(0);
    socket.on("data", (chunk: Buffer) => {
      come = Buffer.concat([come, chunk]);
      const end = come.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = come.subarray(0, end).toString("latin1");
      const length = Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0);
      if (come.length < end + 4 + length) return;
      const message = { head, body: come.subarray(end + 4, end + 4 + length), socket };
      come = come.subarray(end + 4 + length);
      sent.push(message);
      const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
      if (typeof behaviour === "function") behaviour(socket, message);
      else if (behaviour !== undefined) socket.write(behaviour);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const provider: RawProvider = {
    port,
    url: `http://127.0.0.1:${port}`,
    sent,
    behaviours,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
  running.push(provider);
  return provider;
}
