import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { limits } from "../limits";
import { createApp } from "./app";
import { answerBrokenHttp, refuseTarget, serverOptions } from "./connection";
import type { Mounted } from "./mount";
import type { Services } from "./services";

/** What an Express application is: it calls `next` when it gives up. */
type Handle = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** A server that listens. */
export interface Listening {
  /** `http://127.0.0.1:8080`. */
  url: string;
  /** No new connections; resolves when the exchanges in flight have ended, or were cut after the grace. */
  close(): Promise<void>;
}

/** Starts listening; port 0 takes a free one. Rejects when the address cannot be had. */
export async function listen(services: Services, mounted: readonly Mounted[], host: string, port: number): Promise<Listening> {
  const handle = createApp(services, mounted) as unknown as Handle;
  const server = createServer(serverOptions, (req, res) => {
    handle(req, res, () => {
      refuseTarget(res);
    });
  });
  answerBrokenHttp(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const { address, port: taken, family } = server.address() as AddressInfo;
  const name = family === "IPv6" ? `[${address}]` : address;
  return { url: `http://${name}:${taken}`, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => {
      server.closeAllConnections();
    }, limits.shutdownGraceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
