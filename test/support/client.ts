import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";

/** What came back. */
export interface Reply {
  status: number;
  /** The parsed body; an empty object when there was none. */
  body: Record<string, unknown>;
  /** The body as it came, byte for byte. */
  text: string;
  headers: Record<string, string>;
}

/** What a request carries: an object goes as JSON, a text as it is. */
interface Content {
  type: string;
  body: object | string;
}

const json = "application/json";
const isJson = /[/+]json\b/;

/** Sends messages as one user. Every call goes over HTTP; like a POS, a client keeps its connection. */
export class Client {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly authorization: string;

  constructor(
    private readonly url: string,
    user: string,
    password: string,
  ) {
    this.authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  }

  post(path: string, body: object | string): Promise<Reply> {
    return this.exchange("POST", path, { type: json, body });
  }

  put(path: string, body: object | string, type = json): Promise<Reply> {
    return this.exchange("PUT", path, { type, body });
  }

  putNothing(path: string): Promise<Reply> {
    return this.exchange("PUT", path);
  }

  get(path: string): Promise<Reply> {
    return this.exchange("GET", path);
  }

  delete(path: string): Promise<Reply> {
    return this.exchange("DELETE", path);
  }

  send(method: string, path: string, body?: object): Promise<Reply> {
    if (method === "GET") return this.get(path);
    if (method === "DELETE") return this.delete(path);
    return method === "PUT" ? this.put(path, body ?? {}) : this.post(path, body ?? {});
  }

  /** Sends and does not wait: the exchange ends without an answer. Resolves to the error's code. */
  async postIntoSilence(path: string, body: object): Promise<string> {
    try {
      const { status } = await this.post(path, body);
      return `answered ${status}`;
    } catch (error) {
      return (error as { code?: string }).code ?? "no code";
    }
  }

  private async exchange(method: string, path: string, content?: Content): Promise<Reply> {
    const { headers, text } = written(content);
    const sent = request(this.url + path, {
      method,
      agent: this.agent,
      headers: { authorization: this.authorization, ...headers },
    });
    sent.end(text);
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    return read(answer);
  }
}

function written(content?: Content): { headers: Record<string, string | number>; text?: string } {
  if (content === undefined) return { headers: {} };
  const { type, body } = content;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { headers: { "content-type": type, "content-length": Buffer.byteLength(text) }, text };
}

/** Reads an answer to its end. Rejects one that breaks off, and JSON that cannot be parsed. */
async function read(answer: IncomingMessage): Promise<Reply> {
  let text = "";
  answer.setEncoding("utf8");
  answer.on("data", (piece: string) => {
    text += piece;
  });
  await once(answer, "end");
  const { statusCode: status = 0 } = answer;
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
  );
  const hasBody = text !== "" && isJson.test(headers["content-type"] ?? "");
  const body = hasBody ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status, body, text, headers };
}
