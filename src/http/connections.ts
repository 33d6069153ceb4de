import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { rawSocketOf } from "./raw-sockets";

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

/** Keeps track of a server's connections, and of what is in flight on each. */
export function followConnections(server: Server): Connections {
  const open = new Set<Socket>();
  const inFlight = new Set<IncomingMessage>();
  let closing = false;
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", (req: IncomingMessage, res: ServerResponse) => {
    inFlight.add(req);
    res.once("close", () => {
      inFlight.delete(req);
      // What was answered last is still on its way.
      if (closing && !isBusy(req.socket)) req.socket.end();
    });
  });
  const isBusy = (socket: Socket): boolean => [...inFlight].some((req) => req.socket === socket);
  return {
    closeIdle() {
      closing = true;
      const busy = new Set([...inFlight].map(({ socket }) => rawSocketOf(socket)));
      for (const socket of open) if (!busy.has(socket)) socket.destroy();
    },
    closeIncomplete() {
      for (const { complete, socket } of inFlight) if (!complete) rawSocketOf(socket).destroy();
    },
    closeAll() {
      for (const socket of open) socket.destroy();
    },
  };
}
