import request, { type Response } from "supertest";

/** What came back. */
export interface Reply {
  status: number;
  /** The parsed body; an empty object when there was none. */
  body: Record<string, unknown>;
  /** The body as it came, byte for byte. */
  text: string;
  headers: Record<string, string>;
}

const replyOf = ({ status, body, text, headers }: Response): Reply => ({
  status,
  body: body as Record<string, unknown>,
  text,
  headers: headers,
});

/** Sends messages as one user. Every call goes over HTTP. */
export class Client {
  constructor(
    private readonly url: string,
    private readonly user: string,
    private readonly password: string,
  ) {}

  async post(path: string, body: object | string): Promise<Reply> {
    return replyOf(await this.credited(request(this.url).post(path)).type("json").send(body));
  }

  async put(path: string, body: object | string, type = "json"): Promise<Reply> {
    return replyOf(await this.credited(request(this.url).put(path)).type(type).send(body));
  }

  async putNothing(path: string): Promise<Reply> {
    return replyOf(await this.credited(request(this.url).put(path)));
  }

  async get(path: string): Promise<Reply> {
    return replyOf(await this.credited(request(this.url).get(path)));
  }

  async delete(path: string): Promise<Reply> {
    return replyOf(await this.credited(request(this.url).delete(path)));
  }

  async send(method: string, path: string, body?: object): Promise<Reply> {
    if (method === "GET") return this.get(path);
    if (method === "DELETE") return this.delete(path);
    return method === "PUT" ? this.put(path, body ?? {}) : this.post(path, body ?? {});
  }

  /** Sends and does not wait: the exchange ends without an answer. Resolves to the error's code. */
  async postIntoSilence(path: string, body: object): Promise<string> {
    try {
      const { status } = await this.credited(request(this.url).post(path)).type("json").send(body);
      return `answered ${status}`;
    } catch (error) {
      return (error as { code?: string }).code ?? "no code";
    }
  }

  private credited(sending: request.Test): request.Test {
    return sending.auth(this.user, this.password);
  }
}
