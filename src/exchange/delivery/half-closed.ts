import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { limits } from "../../limits/limits";

/*
 * A client that closes its sending side (a FIN) still reads, or has left altogether: TCP looks the
 * same in both cases until something is written, and refused. So the first bytes that every answer
 * has are written ahead, one after the other: whoever still reads sees the beginning of an answer
 * that takes its time, whoever has left refuses them.
 */

const beginning = "HTTP/1.1 ";

/** The listeners of each connection: many requests may come over one. */
const watchers = new WeakMap<Socket, Set<() => void>>();

/** Calls `ended` once the client has closed its sending side, at once where it has. Returns the way out. */
export function watchSending({ req: { socket } }: ServerResponse, ended: () => void): () => void {
  if (socket.readableEnded) ended();
  const listeners = watchers.get(socket) ?? watchersOf(socket);
  listeners.add(ended);
  return () => listeners.delete(ended);
}

function watchersOf(socket: Socket): Set<() => void> {
  const listeners = new Set<() => void>();
  watchers.set(socket, listeners);
  socket.once("end", () => {
    for (const ended of [...listeners]) ended();
  });
  return listeners;
}

/** Finds out whether the client of an answer that has not begun is still there: if it is not, the answer is closed. */
export function probeClient(res: ServerResponse): void {
  const { socket } = res;
  // Answers that wait behind others of their connection are not probed: those before them are.
  if (socket === null || res.headersSent || probedAnswers.has(res)) return;
  probedAnswers.add(res);
  const ahead = writeAhead(socket);
  res.once("close", ahead.stop);
}

/** Answers whose clients are being probed, or were. */
const probedAnswers = new WeakSet<ServerResponse>();

/**
 * Writes the beginning of the next answer byte by byte, at longer and longer intervals; what the
 * answer itself writes then lacks it.
 */
function writeAhead(socket: Socket): { stop: () => void } {
  const write = socket.write.bind(socket);
  let written = 0;
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    Reflect.deleteProperty(socket, "write");
  };
  const writeNext = (): void => {
    write(beginning.charAt(written));
    written += 1;
    if (written < beginning.length)
      timer = setTimeout(writeNext, limits.soundingMs * 2 ** (written - 1)).unref();
  };
  socket.write = (
    chunk: Uint8Array | string,
    encoding?: BufferEncoding | ((error?: Error | null) => void),
    done?: (error?: Error | null) => void,
  ) => {
    stop();
    const rest = chunk.slice(written);
    return typeof encoding === "function" ? write(rest, encoding) : write(rest, encoding, done);
  };
  writeNext();
  return { stop };
}
