import { limits } from "../../limits/limits";
import type { Received } from "../door/locals";

/**
 * Begins so many requests in a turn of the event loop; the others wait, those of each credentials in a line of their
 * own, for their turn. Node accepts one connection a turn: if a turn took all that came, a new client would wait for a
 * message of every other one, and that once for each connection before its own.
 */
export interface RequestTurns {
  /** Requests that may begin now. Who begins one counts it off. */
  left: number;
  /** Begins a request in one of the next turns. */
  later(received: Received): void;
}

export function createRequestTurns(begin: (received: Received) => void): RequestTurns {
  const lines = new Map<string, Received[]>();
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
  const first = (): Received | undefined => {
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
