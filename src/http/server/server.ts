import { type RequestListener, type Server, createServer } from "node:http";
import type { Server as TlsServer } from "node:https";
import { limits } from "../../limits/limits";
import { createAnswering } from "./app";
import { answerBrokenHttp, serverOptions } from "./connection";
import { isLoopbackHost } from "../../base-url";
import { boundConnections, type SurplusConnections } from "./bound-connections";
import { type Connections, followConnections } from "./connections";
import type { MountedInterface } from "../door/mounting";
import type { Services } from "../services";
import { StartRefused } from "../../simulator/start-refused";
import type { TlsCredentials } from "./tls";
import { tellUnreadable } from "./unreadable";

/** A server that listens. */
export interface Listening {
  /** `http://127.0.0.1:8080`, or `https:` with TLS. */
  url: string;
  /** No new connections; resolves when the exchanges in flight have ended, or were cut after the grace. */
  close(): Promise<void>;
  /**
   * Serves another certificate to those who connect from now on. Throws OpenSSL's error or `StartRefused`, and goes
   * on with the one of before, if it cannot be served.
   */
  useCertificate: (credentials: TlsCredentials) => void;
}

/** Where to listen, and with which certificate. */
export interface ListenAddress {
  host: string;
  /** 0: a free one. */
  port: number;
  /** Absent: plain HTTP. */
  tls?: TlsCredentials | undefined;
}

/** Starts listening. Rejects if the address is not available, or the certificate is not valid. */
export async function listen(
  services: Services,
  mounted: readonly MountedInterface[],
  { host, port, tls }: ListenAddress,
): Promise<Listening> {
  const surplus: SurplusConnections = new Map();
  const { server, useCertificate } = await serverFor(
    tls,
    createAnswering(services, mounted, surplus),
  );
  tellUnreadable(server, services);
  answerBrokenHttp(server);
  const connections = followConnections(server);
  boundConnections(server, services, surplus);
  const bound = await services.port.open({ server, connections, host, port });
  // What waited to be sent onward when the last process ended goes on now.
  services.onward?.courier.look();
  services.onward?.alarms.setKept();
  services.housekeeping.start();
  if (services.users === undefined && !isLoopbackHost(host))
    services.log.warn(`Everybody who reaches ${host} may use the simulator (--open).`);
  const { address, port: taken, family } = bound;
  const name = family === "IPv6" ? `[${address}]` : address;
  return {
    url: `${tls === undefined ? "http" : "https"}://${name}:${taken}`,
    close: () => closeServer(server, connections),
    useCertificate,
  };
}

interface Serving extends Pick<Listening, "useCertificate"> {
  server: Server | TlsServer;
}

async function serverFor(
  tls: TlsCredentials | undefined,
  listener: RequestListener,
): Promise<Serving> {
  const { server, useCertificate } = await plainOrTls(tls, listener);
  // A client that has closed its sending side may still read: Node would close the other side too.
  return { server: Object.assign(server, { httpAllowHalfOpen: true }), useCertificate };
}

async function plainOrTls(
  tls: TlsCredentials | undefined,
  listener: RequestListener,
): Promise<Serving> {
  if (tls === undefined)
    return { server: createServer(serverOptions, listener), useCertificate: refuseCertificate };
  // Imported here so that a server without TLS does not load it.
  const { createTlsServer } = await import("./tls.js");
  return createTlsServer(serverOptions, tls, listener);
}

function refuseCertificate(): never {
  throw new StartRefused("The simulator serves plain HTTP: it has no certificate.");
}

function closeServer(server: Server | TlsServer, connections: Connections): Promise<void> {
  return new Promise((resolve) => {
    const incomplete = setTimeout(() => {
      connections.closeIncomplete();
    }, limits.connectionCheckMs);
    const cut = setTimeout(() => {
      server.closeAllConnections();
    }, limits.shutdownGraceMs);
    server.close(() => {
      clearTimeout(incomplete);
      clearTimeout(cut);
      resolve();
    });
    connections.closeIdle();
  });
}
