import { createServer } from "node:http";
import { type AddressInfo, type Socket, connect } from "node:net";
import { once } from "node:events";
import { followConnections, letStall } from "./connections";

/** More than the buffers of a connection take. */
const long = "x".repeat(32 * 1024 * 1024);

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.once("close", () => {
      resolve();
    });
  });

/** A server that ends stalled connections soon, and how many bytes a client is sent that reads as it is told. */
async function served(path: string) {
  const server = createServer((req, res) => {
    if (req.url === "/stream") letStall(res);
    if (req.url === "/truncated") res.socket?.write(long, () => res.destroy());
    else if (req.url === "/stream") res.write(long);
    else res.end(long);
  });
  followConnections(server, { stallMs: 300, lookMs: 20 });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, "connection");
  const client = connect(port, "127.0.0.1");
  client.on("error", () => undefined);
  client.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
  client.pause();
  const [socket] = (await accepted) as [Socket];
  const stop = (): void => {
    client.destroy();
    server.close();
  };
  return { server, client, ended: closed(socket), stop };
}

test.each(["/whole", "/truncated"])("an answer that nobody reads ends: %s", async (path) => {
  const { ended, stop } = await served(path);
  await ended;
  stop();
});

test("an answer that is read slowly goes on to its end", async () => {
  const { client, stop } = await served("/whole");
  let bytes = 0;
  const over = new Promise<void>((resolve) => {
    client.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > long.length) resolve();
      client.pause();
      setTimeout(() => client.resume(), 2);
    });
    client.once("close", resolve);
  });
  client.resume();
  await over;
  expect(bytes).toBeGreaterThan(long.length);
  stop();
});

test("a stream keeps its connection, and other connections of the server end beside it", async () => {
  const { server, ended, stop } = await served("/stream");
  const { port } = server.address() as AddressInfo;
  const other = connect(port, "127.0.0.1");
  other.on("error", () => undefined);
  const accepted = once(server, "connection");
  other.pause();
  other.write("GET /whole HTTP/1.1\r\nhost: a\r\n\r\n");
  const [socket] = (await accepted) as [Socket];
  let isStreamOver = false;
  void ended.then(() => {
    isStreamOver = true;
  });
  await closed(socket);
  expect(isStreamOver).toBe(false);
  other.destroy();
  stop();
});
