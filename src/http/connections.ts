import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { rawSocketOf } from "./raw-sockets";

/** The connections of a server that is about to close. */
export interface Connections {
  /**
   * Cuts those on which no request is in flight, silent ones that never sent one included, and each other
   * when its last one has ended.
   */
  closeIdle(): void;
  /** Cuts those on which a request has not come whole. */
  closeIncomplete(): void;
}

/** Keeps track of a server's connections, and of what is in flight on each. */
export function followConnections(server: Server): Connections {
  const open = new Map<Socket, Set<IncomingMessage>>();
  let closing = false;
  server.on("connection", (socket: Socket) => {
    open.set(socket, new Set());
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", (req: IncomingMessage, res: ServerResponse) => {
    const socket = rawSocketOf(req.socket);
    const inFlight = open.get(socket);
    inFlight?.add(req);
    res.once("close", () => {
      inFlight?.delete(req);
      // What was answered last is still on its way.
      if (closing && inFlight?.size === 0) req.socket.end();
    });
  });
  const closeWhere = (fits: (inFlight: ReadonlySet<IncomingMessage>) => boolean): void => {
    for (const [socket, inFlight] of open) if (fits(inFlight)) socket.destroy();
  };
  return {
    closeIdle() {
      closing = true;
      closeWhere((inFlight) => inFlight.size === 0);
    },
    closeIncomplete: () => {
      closeWhere((inFlight) => [...inFlight].some(({ complete }) => !complete));
    },
  };
}
