import { connect } from "node:net";
import { type IncomingMessage, request } from "node:http";
import { cards, loadOf, requestPath } from "../../support/messages/gift-card";
import { type Reply, authorizationOf, openClient } from "../trial/client";
import type { HttpMessage } from "../trial/messages";

/** Somebody who shares a simulator with others, and costs as much as they can. */
export interface Neighbour {
  /** Calls of each kind, and the refusals among them. */
  calls: Record<string, number>;
  refused: number;
  /** Answers that are neither what was asked for nor a right refusal. */
  wrong: string[];
  stop(): Promise<void>;
}

const hold = {
  name: "hold",
  title: "Hold",
  interface: "gift-card-v3",
  rules: [{ on: { operation: "load" }, fault: { when: "before", kind: "delay", for: "2s" } }],
};

const load = (): HttpMessage => {
  const body = loadOf(cards.empty, 1);
  return { method: "POST", path: requestPath("load", body.id), body };
};

/** A body of a megabyte that breaks the contract. */
const upload = (): HttpMessage => {
  const body = { ...loadOf(cards.empty, 1), note: "x".repeat(1_000_000) };
  return { method: "POST", path: requestPath("load", body.id), body };
};

const control = (method: string, path: string) => (): HttpMessage => ({
  method,
  path: `/standin${path}`,
});

/** What it sends over and over: by whom, and on how many connections at a time. */
const kinds: Record<string, { user: string; lanes: number; message: () => HttpMessage }> = {
  flood: { user: "flooder", lanes: 16, message: load },
  hold: { user: "holder", lanes: 30, message: load },
  upload: { user: "uploader", lanes: 2, message: upload },
  verdict: { user: "flooder", lanes: 2, message: control("GET", "/verdict") },
  journal: { user: "flooder", lanes: 1, message: control("GET", "/journal") },
  snapshot: { user: "flooder", lanes: 1, message: control("PUT", "/snapshots/gate") },
  reset: { user: "uploader", lanes: 1, message: control("POST", "/reset") },
};

/** A refusal names its bound and says when to come again; a reset may overtake what is read. */
function isRight({ status, headers, body }: Reply): "done" | "refused" | undefined {
  if (status !== null && status < 300) return "done";
  const isRefusal = status === 429 || status === 503 || status === 504;
  const { detailMessage } = (body ?? {}) as { detailMessage?: { limit?: number } };
  if (isRefusal && headers["retry-after"] !== undefined && detailMessage?.limit !== undefined)
    return "refused";
  return status === 400 ? "done" : undefined;
}

/** Lets a neighbour loose on a simulator; it has met a bound when this resolves, however slow the machine is. */
export async function letLoose(url: string): Promise<Neighbour> {
  const calls: Record<string, number> = { drip: 0, stream: 0 };
  const neighbour = { calls, refused: 0, wrong: [] as string[] };
  const client = openClient(url);
  let isOver = false;
  let noteRefused = (): void => undefined;
  const firstRefused = new Promise<void>((resolve) => {
    noteRefused = resolve;
  });
  await client.send({ method: "PUT", path: "/standin/scenario", body: hold }, "holder");
  const lane = async (kind: string): Promise<void> => {
    const { user, message } = kinds[kind] as (typeof kinds)[string];
    const own = openClient(url);
    while (!isOver) {
      const reply = await own.send(message(), user);
      calls[kind] = (calls[kind] ?? 0) + 1;
      const outcome = isRight(reply);
      if (outcome === "refused") {
        neighbour.refused += 1;
        noteRefused();
      }
      if (outcome === undefined) neighbour.wrong.push(`${kind}: ${reply.status} ${reply.text}`);
    }
    own.close();
  };
  const lanes = Object.entries(kinds).flatMap(([kind, { lanes: count }]) =>
    Array.from({ length: count }, () => lane(kind)),
  );
  const unread = Array.from({ length: 4 }, () => openStream(url, calls));
  const dripping = Array.from({ length: 20 }, () => drip(url, calls));
  await firstRefused;
  return Object.assign(neighbour, {
    async stop() {
      isOver = true;
      await Promise.all(lanes);
      for (const leave of [...unread, ...dripping]) leave();
      client.close();
    },
  });
}

/** Opens a stream of messages, and does not read it. */
function openStream(url: string, calls: Record<string, number>): () => void {
  const headers = { authorization: authorizationOf("flooder") };
  const sent = request(`${url}/standin/messages/stream`, { headers, agent: false });
  calls["stream"] = (calls["stream"] ?? 0) + 1;
  sent.on("response", (answer: IncomingMessage) => {
    answer.pause();
    answer.on("error", () => undefined);
  });
  sent.on("error", () => undefined);
  sent.end();
  return () => sent.destroy();
}

/** Begins a request, and sends a byte more of its head whenever the one before has gone out. */
function drip(url: string, calls: Record<string, number>): () => void {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.write("POST /giftcard/v3/loads/1 HTTP/1.1\r\nx-drip: ");
  const timer = setInterval(() => socket.write("x"), 100);
  calls["drip"] = (calls["drip"] ?? 0) + 1;
  return () => {
    clearInterval(timer);
    socket.destroy();
  };
}
