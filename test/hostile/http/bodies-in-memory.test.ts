import { gzipSync } from "node:zlib";
import type { Standin, StandinOptions } from "../../../src";
import {
  adviceFor,
  advicePath,
  cards,
  loadOf,
  requestPath,
} from "../../support/messages/gift-card";
import {
  type Connection,
  type RawReply,
  jsonHeaders,
  open,
  parse,
  requestBytes,
} from "../../support/socket";
import { startStandin, until } from "../../support/standin";

/** Room for three bodies of 60,000 bytes. */
const bodyBytesInAll = 200_000;
const noRoom = {
  errorType: "UPSTREAM_UNAVAILABLE",
  errorMessage: "No room for the body",
  detailMessage: {
    bound: "bodyBytesInAll",
    limit: bodyBytesInAll,
    of: "bytes of request bodies of all connections",
  },
};

const start = (options: StandinOptions = {}): Promise<Standin> =>
  startStandin({ ...options, limits: { bodyBytesInAll } });

const load = () => {
  const message = loadOf(cards.empty, 1);
  return { id: message.id, path: requestPath("load", message.id), json: JSON.stringify(message) };
};

/** A body that is large, and as good as a small one. */
const large = (json: string): string => json.padEnd(60_000, " ");

const json = "content-type: application/json";

/** What comes of a body that never ends: its headers, and its bytes. */
type Part = (body: string) => { headers: string[]; bytes: string | Buffer };

const ways: Readonly<Record<string, Part>> = {
  "of a known length": (body) => ({
    headers: [json, `content-length: ${body.length + 1}`],
    bytes: body,
  }),
  "in chunks": (body) => ({
    headers: [json, "transfer-encoding: chunked"],
    bytes: `${body.length.toString(16)}\r\n${body}\r\n`,
  }),
};

/** Sends a message but not its end. */
function begin({ url, certificate }: Standin, part: ReturnType<Part>, path = load().path) {
  const connection = open(url, certificate);
  const head = Buffer.from(requestBytes("POST", path, part.headers));
  connection.write(Buffer.concat([head, Buffer.from(part.bytes)]));
  return connection;
}

/** Sends a message, and reads its answer. */
async function send(standin: Standin, path: string, body: string, method = "POST") {
  const connection = open(standin.url, standin.certificate);
  connection.write(requestBytes(method, path, jsonHeaders(body), body));
  return parse(await connection.closed);
}

/** Those that were answered. */
const answers = (connections: readonly Connection[]): RawReply[] =>
  connections.flatMap((connection) => {
    const text = connection.received();
    return text === "" ? [] : [parse(text)];
  });

describe.each<[string, StandinOptions]>([
  ["http", {}],
  ["https", { tls: true }],
])("over %s", (_, options) => {
  test.each(Object.entries(ways))(
    "of many large bodies %s that never end few are kept, and messages go on",
    async (_way, part) => {
      const standin = await start(options);
      const slow = Array.from({ length: 20 }, () => begin(standin, part(large(load().json))));
      await until(() => answers(slow).length === 17);
      for (const { status, body } of answers(slow)) {
        expect(status).toBe(503);
        expect(body).toMatchObject({ ...noRoom, requestType: "LOAD_REQUEST" });
      }
      for (const query of ["", "?", "", "?"]) {
        const { path, json: body } = load();
        expect((await send(standin, path + query, body)).status).toBe(201);
      }
      for (const connection of slow) connection.leave();
    },
  );
});

describe("while large bodies leave no room", () => {
  let standin: Standin;
  let slow: Connection[];
  beforeEach(async () => {
    standin = await start();
    const part = ways["of a known length"]?.(large("")) ?? { headers: [], bytes: "" };
    slow = Array.from({ length: 4 }, () => begin(standin, part));
    await until(() => answers(slow).length === 1);
  });
  afterEach(() => {
    for (const connection of slow) connection.leave();
  });

  test("each kind of request is refused as its contract has it", async () => {
    const { id, path, json: body } = load();
    const advice = adviceFor(id, { reversalReason: "CANCELLED" });
    const reversal = advicePath("load", "reversals", id, advice.id);
    const refused = await send(standin, path, large(body));
    expect(refused).toMatchObject({ status: 503, body: { ...noRoom, id } });
    expect(refused.head).toMatch(/^retry-after: 1$/im);
    for (const query of ["", "?"])
      expect(await send(standin, reversal + query, large(JSON.stringify(advice)))).toMatchObject({
        status: 504,
        body: { ...noRoom, id: advice.id, originalId: id },
      });
    for (const at of ["/standin/snapshots/a", "/standin/scenario"])
      expect(await send(standin, at, large("{}"), "PUT")).toMatchObject({
        status: 429,
        body: { ...noRoom, errorType: "GENERAL_ERROR" },
      });
    expect((await send(standin, path, body)).status).toBe(201);
  });

  test("nor is there room for a packed one, however small it comes", async () => {
    const { path, json: body } = load();
    const bytes = gzipSync(large(body));
    const connection = begin(
      standin,
      { headers: [json, "content-encoding: gzip", `content-length: ${bytes.length}`], bytes },
      path,
    );
    expect(parse(await connection.closed)).toMatchObject({ status: 503, body: noRoom });
  });

  test("there is room again when those have ended, for as many as before", async () => {
    for (const round of [1, 2, 3]) {
      for (const connection of slow) connection.leave();
      let status = 503;
      // The server hears of it a little later.
      while (status === 503) {
        const { path, json: body } = load();
        ({ status } = await send(standin, path, large(body)));
      }
      expect([round, status]).toEqual([round, 201]);
      const part = ways["in chunks"]?.(large("")) ?? { headers: [], bytes: "" };
      slow = Array.from({ length: 4 }, () => begin(standin, part));
      await until(() => answers(slow).length === 1);
    }
  });
});
