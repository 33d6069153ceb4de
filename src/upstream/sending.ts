import type { ClientRequest } from "node:http";
import { TLSSocket } from "node:tls";
import type { Disturbance } from "../journal/exchange";

/** Time between the pieces of a body that is sent in pieces, in milliseconds. */
const pieceMs = 10;

/** Sends the body of a request and ends it, or breaks it off: `disturbed` says how. */
export function sendDisturbed(
  request: ClientRequest,
  body: Buffer | undefined,
  disturbed: Disturbance | undefined,
): void {
  if (disturbed === "pieces" && body !== undefined) sendPieces(request, body);
  else if (disturbed === "cut") cutMessage(request, body);
  else request.end(body);
  if (disturbed === "reset")
    request.once("finish", () => {
      // TLS has no reset of its own.
      if (request.socket instanceof TLSSocket) request.destroy();
      else request.socket?.resetAndDestroy();
    });
}

/** Half of the body, and the end of the connection. */
function cutMessage(request: ClientRequest, body: Buffer | undefined): void {
  request.write(body?.subarray(0, body.length / 2) ?? "", () => {
    request.destroy();
  });
}

/** One byte, half of the others, and the rest: each piece arrives by itself. */
function sendPieces(request: ClientRequest, body: Buffer): void {
  const half = Math.ceil(body.length / 2);
  const send = (pieces: readonly Buffer[]): void => {
    const [piece, ...others] = pieces;
    if (request.destroyed) return;
    if (piece === undefined) request.end();
    else request.write(piece);
    if (piece !== undefined) setTimeout(send, pieceMs, others);
  };
  request.setNoDelay(true);
  send([body.subarray(0, 1), body.subarray(1, half), body.subarray(half)]);
}

/** Lets so many go on at a time, and so many in each second; others wait. Users take turns, first come first served. */
export interface SendingTurns {
  /** Resolves when it is the user's turn, to what ends it; to undefined where it never comes. */
  take: (user: string) => Promise<(() => void) | undefined>;
  /** Resolves when nobody waits or goes on any longer. */
  settled: () => Promise<void>;
  /** Nobody's turn comes any longer. */
  close: () => void;
}

/** Those who wait, by user. */
function createQueue() {
  const waiting = new Map<string, ((mayBegin: boolean) => void)[]>();
  return {
    isEmpty: () => waiting.size === 0,
    add(user: string, begin: (mayBegin: boolean) => void): void {
      waiting.set(user, [...(waiting.get(user) ?? []), begin]);
    },
    /** Lets the first one of the user begin whose turn it is, and puts the user behind the others. */
    letNextBegin(): void {
      const [[user, [first, ...others]] = ["", []]] = waiting;
      waiting.delete(user);
      if (others.length > 0) waiting.set(user, others);
      first?.(true);
    },
    /** Tells all that they may not begin. */
    dismiss(): void {
      const all = [...waiting.values()].flat();
      waiting.clear();
      for (const begin of all) begin(false);
    },
  };
}

/** So many begin in each second. Goes by real time, whatever the clock of a data space says: a provider is real. */
function createRate(perSecond: number, goOn: () => void) {
  let nextAt = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    /** Where the next one may not begin yet, `goOn` is called when it may. */
    mayBegin(): boolean {
      const early = nextAt - performance.now();
      if (early <= 0) return true;
      timer ??= setTimeout(() => {
        timer = undefined;
        goOn();
      }, Math.ceil(early));
      return false;
    },
    /** A second's worth may come at once after a pause: it is a rate, not a metronome. */
    note(): void {
      nextAt = Math.max(nextAt, performance.now() - 1000) + 1000 / perSecond;
    },
    stop: () => {
      clearTimeout(timer);
    },
  };
}

/** Those who wait, and those who go on. */
export function createSendingTurns(bounds: { atOnce: number; perSecond: number }): SendingTurns {
  const waiting = createQueue();
  const idle: (() => void)[] = [];
  let going = 0;
  let isClosed = false;
  const goOn = (): void => {
    while (!waiting.isEmpty() && going < bounds.atOnce && rate.mayBegin()) {
      going += 1;
      rate.note();
      waiting.letNextBegin();
    }
    if (going === 0 && waiting.isEmpty()) for (const tell of idle.splice(0)) tell();
  };
  const rate = createRate(bounds.perSecond, goOn);
  const end = (): (() => void) => {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      going -= 1;
      goOn();
    };
  };
  return {
    take: (user) =>
      new Promise((resolve) => {
        waiting.add(user, (mayGo) => {
          resolve(mayGo ? end() : undefined);
        });
        if (isClosed) waiting.dismiss();
        goOn();
      }),
    settled: () =>
      new Promise((resolve) => {
        idle.push(resolve);
        goOn();
      }),
    close() {
      isClosed = true;
      rate.stop();
      waiting.dismiss();
      goOn();
    },
  };
}
