import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a receiver was sent. */
export interface Received {
  method: string;
  url: string;
  authorization?: string;
  body: Record<string, unknown>;
}

/** How a receiver answers: a status and a body; or as it likes. */
export type Behaviour = number | { status: number; body: object } | ((res: ServerResponse) => void);

/** A server of the test's own, to which the simulator sends messages. */
export interface Receiver {
  url: string;
  received: Received[];
  /** How the next messages are answered, one each; the last one goes for all that follow. */
  answers: Behaviour[];
  close(): Promise<void>;
}

/** Starts a receiver on a free port. */
export async function startReceiver(...answers: Behaviour[]): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((req, res) => {
    void take(req, res);
  });
  const take = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const {
      method = "",
      url = "",
      headers: { authorization },
    } = req;
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
    received.push({ method, url, ...(authorization !== undefined && { authorization }), body });
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 202;
    if (typeof answer === "function") answer(res);
    else if (typeof answer === "number") res.writeHead(answer).end();
    else
      res
        .writeHead(answer.status, { "content-type": "application/json" })
        .end(JSON.stringify(answer.body));
  };
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    close: () => closed(server),
  };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}
