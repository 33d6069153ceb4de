import type { Server } from "node:https";
import type { Socket } from "node:net";
import type { TLSSocket } from "node:tls";

const rawSockets = new WeakMap<Socket, Socket>();

const nameOf = ({ remoteAddress, remotePort }: Socket): string =>
  `${remoteAddress ?? ""} ${remotePort ?? 0}`;

/**
 * Remembers the TCP socket below each TLS socket of a server: Node hands out only the latter, and that one
 * cannot be reset.
 */
export function rememberRawSockets(server: Server): void {
  const open = new Map<string, Socket>();
  server.on("connection", (socket: Socket) => {
    const name = nameOf(socket);
    open.set(name, socket);
    socket.once("close", () => open.delete(name));
  });
  server.on("secureConnection", (socket: TLSSocket) => {
    const raw = open.get(nameOf(socket));
    if (raw !== undefined) rawSockets.set(socket, raw);
  });
}

/** The TCP socket of a connection, with or without TLS. */
export const rawSocketOf = (socket: Socket): Socket => rawSockets.get(socket) ?? socket;
