import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { BoundName } from "../../limits/bounds";
import { limits } from "../../limits/limits";
import { networkOfAddress } from "../door/credentials/denials";
import type { Services } from "../services";
import type { ReceivedRequest } from "../door/raw-request";

/**
 * Begins so many requests in a turn of the event loop; the others wait, those of each credentials in a line of their
 * own, for their turn. Node accepts one connection a turn: if a turn took all that came, a new client would wait for a
 * message of every other one, and that once for each connection before its own.
 */
interface RequestTurns {
  /** Requests that may begin now. Who begins one counts it off. */
  left: number;
  /** Begins a request in one of the next turns. */
  later(received: ReceivedRequest): void;
}

export function createRequestTurns(begin: (received: ReceivedRequest) => void): RequestTurns {
  const lines = new Map<string, ReceivedRequest[]>();
  const turns: RequestTurns = {
    left: limits.requestsATurn,
    later(received) {
      const { authorization = "" } = received.req.headers;
      const line = lines.get(authorization);
      if (line !== undefined) line.push(received);
      else if (lines.set(authorization, [received]).size === 1) setImmediate(takeTurn);
    },
  };
  /** The first of the line whose turn it is; the line goes to the end. */
  const first = (): ReceivedRequest | undefined => {
    for (const [authorization, line] of lines) {
      lines.delete(authorization);
      const received = line.shift();
      if (line.length > 0) lines.set(authorization, line);
      return received;
    }
    return undefined;
  };
  const takeTurn = (): void => {
    let left: number = limits.requestsATurn;
    for (; left > 0 && lines.size > 0; left -= 1) {
      const received = first();
      if (received !== undefined) begin(received);
    }
    // Where some still wait, nobody who comes overtakes them.
    turns.left = lines.size > 0 ? 0 : left;
    if (lines.size > 0) setImmediate(takeTurn);
  };
  return turns;
}

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
