import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { BoundName } from "../../limits/bounds";
import { limits } from "../../limits/limits";
import { networkOfAddress } from "../door/guesses";
import type { Services } from "../services";

/** Connections beyond the bounds, each with the bound that leaves it no room: requests on them are refused. */
export type SurplusConnections = Map<Socket, BoundName>;

/**
 * Counts a server's connections, in all and, but for trusted proxies, by address. One beyond a bound may wait a moment
 * for its refusal, so that its client is told why; where too many wait, it is closed at once.
 */
export function boundConnections(
  server: Server,
  { clients, settings: { bounds } }: Pick<Services, "clients" | "settings">,
  surplus: SurplusConnections,
): void {
  const byNetwork = new Map<string, number>();
  let open = 0;
  const fullBound = (own: number, address: string): BoundName | undefined => {
    if (own > bounds.connectionsPerAddress && !clients.isProxy(address))
      return "connectionsPerAddress";
    return open > bounds.connections ? "connections" : undefined;
  };
  server.on("connection", (socket: Socket) => {
    const { remoteAddress = "unknown" } = socket;
    const network = networkOfAddress(remoteAddress);
    const own = (byNetwork.get(network) ?? 0) + 1;
    byNetwork.set(network, own);
    open += 1;
    const full = fullBound(own, remoteAddress);
    if (full !== undefined) refuse(socket, full);
    socket.once("close", () => {
      open -= 1;
      surplus.delete(socket);
      const left = (byNetwork.get(network) ?? 1) - 1;
      if (left === 0) byNetwork.delete(network);
      else byNetwork.set(network, left);
    });
  });

  const refuse = (socket: Socket, full: BoundName): void => {
    if (surplus.size >= limits.surplusConnections) {
      socket.destroy();
      return;
    }
    surplus.set(socket, full);
    const late = setTimeout(() => socket.destroy(), limits.connectionCheckMs);
    socket.once("close", () => {
      clearTimeout(late);
    });
  };
}
