import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket, AddressInfo } from "node:net";
import { hasMembers } from "../../contract/values/json-value";
import { limits } from "../../limits/limits";
import { rawSocketOf } from "../../exchange/delivery/send";
import type { Absences } from "../../store";
import type { Log } from "../../simulator/log";

/** Options of the HTTP server that bound what a client may send, and how slowly. */
export const serverOptions = {
  maxHeaderSize: limits.headerBytes,
  headersTimeout: limits.headersTimeoutMs,
  requestTimeout: limits.requestTimeoutMs,
  connectionsCheckingInterval: limits.connectionCheckMs,
  keepAliveTimeout: limits.idleConnectionMs,
  requireHostHeader: false,
} as const;

/** The open connections of a server. */
export interface Connections {
  /**
   * Cuts those on which no request is in flight, silent ones that never sent one included, and each other
   * when its last one has ended.
   */
  closeIdle(): void;
  /** Cuts those on which a request has not come whole. */
  closeIncomplete(): void;
  /** Cuts all of them, whatever is in flight. */
  closeAll(): void;
}

/** Answers that go on for as long as their readers want: unread ones have a bound of their own. */
const streams = new WeakSet<ServerResponse>();

/** Has a stream keep its connection though nothing of it is read, until it ends. */
export const letStall = (res: ServerResponse): void => {
  streams.add(res);
};

/** How far a client has come with what it is sent; undefined: it has taken all. */
function takenBy({ socket, writableEnded }: ServerResponse, isStream: boolean): string | undefined {
  if (socket === null || socket.writableLength === 0 || (isStream && !writableEnded))
    return undefined;
  // Of a write that has gone out in part, only Node's handle knows how much is left.
  const handle: unknown = Reflect.get(socket, "_handle");
  const left: unknown = hasMembers(handle) ? Reflect.get(handle, "writeQueueSize") : undefined;
  return `${socket.bytesWritten - socket.writableLength} ${String(left)}`;
}

/** How long a client may take nothing more of an answer, and how often that is looked at. */
interface StallBounds {
  stallMs: number;
  lookMs: number;
}

const usualBounds = { stallMs: limits.answerStallMs, lookMs: limits.connectionCheckMs };

/**
 * Keeps track of a server's connections, and of what is in flight on each. A client that takes nothing more of an
 * answer for so long loses its connection.
 */
export function followConnections(
  server: Server,
  { stallMs, lookMs }: StallBounds = usualBounds,
): Connections {
  const open = new Set<Socket>();
  const inFlight = new Map<ServerResponse, { taken: string | undefined; looks: number }>();
  let closing = false;
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", (req: IncomingMessage, res: ServerResponse) => {
    inFlight.set(res, { taken: undefined, looks: 0 });
    res.once("close", () => {
      inFlight.delete(res);
      // What was answered last is still on its way.
      if (closing && !isBusy(req.socket)) req.socket.end();
    });
  });
  const requests = (): IncomingMessage[] => [...inFlight.keys()].map(({ req }) => req);
  const isBusy = (socket: Socket): boolean => requests().some((req) => req.socket === socket);
  const endStalled = (): void => {
    for (const [res, seen] of inFlight) {
      const taken = takenBy(res, streams.has(res));
      const looks = taken === seen.taken ? seen.looks + 1 : 0;
      inFlight.set(res, { taken, looks });
      // Looks are counted, not time: a process that was paused has not seen its clients read meanwhile.
      if (taken !== undefined && looks * lookMs >= stallMs) res.destroy();
    }
  };
  // A port that a fault has closed opens again.
  server.on("listening", () => {
    const looking = setInterval(endStalled, lookMs).unref();
    server.once("close", () => {
      clearInterval(looking);
    });
  });
  return {
    closeIdle() {
      closing = true;
      const busy = new Set(requests().map(({ socket }) => rawSocketOf(socket)));
      for (const socket of open) if (!busy.has(socket)) socket.destroy();
    },
    closeIncomplete() {
      for (const { complete, socket } of requests()) if (!complete) rawSocketOf(socket).destroy();
    },
    closeAll() {
      for (const socket of open) socket.destroy();
    },
  };
}

/** What listens, and where. */
interface Listener {
  server: Server;
  connections: Pick<Connections, "closeAll">;
  host: string;
  /** 0: a free one. */
  port: number;
}

/** The port of a simulator, which a fault can close for a time. */
export interface Port {
  /** Starts listening. Rejects if the address is not available. */
  open(listener: Listener): Promise<AddressInfo>;
  /**
   * Closes the port and all connections at once. It opens again when the last of these waits is over, unless the
   * simulator stops. A port that others share stays open: the scenario ran when it was kept, and they did not share
   * the simulator then.
   */
  closeDuring(wait: Promise<boolean>): void;
}

/** What a port depends on. */
interface PortSettings {
  /** Others use the simulator too. */
  isShared: boolean;
  stopping: AbortSignal;
  log: Pick<Log, "error">;
  /** It is noted when nothing could reach the simulator. */
  absences: Pick<Absences, "begin" | "end">;
}

export function createPort({ isShared, stopping, log, absences }: PortSettings): Port {
  let listener: Listener | undefined;
  let waits = 0;
  const reopen = (opened: Listener): void => {
    if (waits > 0 || stopping.aborted || opened.server.listening) return;
    listen(opened)
      .then(absences.end)
      .catch((error: unknown) => {
        log.error({ err: error }, "the port could not be opened again; the next try comes soon");
        setTimeout(reopen, limits.connectionCheckMs, opened).unref();
      });
  };
  const closeUntil = async (opened: Listener, wait: Promise<boolean>): Promise<void> => {
    waits += 1;
    absences.begin();
    if (opened.server.listening) opened.server.close();
    opened.connections.closeAll();
    await wait;
    waits -= 1;
    reopen(opened);
  };
  return {
    async open(wanted) {
      const taken = await listen(wanted);
      listener = { ...wanted, host: taken.address, port: taken.port };
      return taken;
    },
    closeDuring(wait) {
      if (listener !== undefined && !isShared) void closeUntil(listener, wait);
    },
  };
}

function listen({ server, host, port }: Listener): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(server.address() as AddressInfo);
    });
  });
}
