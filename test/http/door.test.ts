import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import type { StandinOptions } from "../../src";
import { writeUsersFile } from "../../src/users";
import { base, cards, redemptionOf, requestPath } from "../support/messages/gift-card";
import { type RawReply, open, parse } from "../support/socket";
import { freeze, newTester, startStandin, until } from "../support/standin";

/* Every message of an interface comes in by one door: whatever its form, it is the same message. */

const usersFile = join(mkdtempSync(join(tmpdir(), "standin-door-")), "users.json");
const user = "7102";
const password = "secret";
writeUsersFile(usersFile, [{ user, password }]);
const page = "http://pos.example";
const credentials = `authorization: Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;

interface Sent {
  method?: string;
  path: string;
  headers?: string[];
  body?: string | Buffer;
}

const json = "content-type: application/json";
const lengthOf = (body: string | Buffer): string => `content-length: ${Buffer.byteLength(body)}`;

/** The bytes of a request. */
function bytesOf({
  method = "POST",
  path,
  headers = [credentials, json],
  body = "",
}: Sent): Buffer {
  const isChunked = headers.includes(chunked);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    "connection: close",
    ...headers,
    ...(isChunked || body.length === 0 ? [] : [lengthOf(body)]),
  ];
  const text = Buffer.from(body);
  return Buffer.concat([
    Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"),
    isChunked ? chunksOf(text) : text,
  ]);
}

const chunked = "transfer-encoding: chunked";

function chunksOf(text: Buffer): Buffer {
  const chunks = Array.from({ length: Math.ceil(text.length / 100) }, (_, at) => {
    const chunk = text.subarray(at * 100, (at + 1) * 100);
    return [Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n")];
  });
  return Buffer.concat([...chunks.flat(), Buffer.from("0\r\n\r\n")]);
}

async function send(url: string, sent: Sent): Promise<RawReply> {
  const connection = open(url);
  connection.write(bytesOf(sent));
  return parse(await connection.closed);
}

/** A message in a form: its path, its text, and what is sent of them. */
type Form = (path: string, text: string) => Sent;

const packed =
  (encoding: string, pack: (text: string) => Buffer): Form =>
  (path, text) => ({
    path,
    headers: [credentials, json, `content-encoding: ${encoding}`],
    body: pack(text),
  });

const forms: [string, Form][] = [
  ["plain", (path, body) => ({ path, body })],
  ["in chunks", (path, body) => ({ path, body, headers: [credentials, json, chunked] })],
  ["with a query", (path, body) => ({ path: `${path}?more=1&more=2`, body })],
  ["with an empty query", (path, body) => ({ path: `${path}?`, body })],
  ["with a fragment", (path, body) => ({ path: `${path}#there`, body })],
  ["with a slash at the end", (path, body) => ({ path: `${path}/`, body })],
  ["with an escape", (path, body) => ({ path: path.replace("redemp", "%72edemp"), body })],
  ["with an escape in its id", (path, body) => ({ path: path.replace(/.$/, escaped), body })],
  ["with its host in the target", (path, body) => ({ path: `http://127.0.0.1${path}`, body })],
  [
    "with a charset",
    (path, body) => ({ path, body, headers: [credentials, `${json};charset="UTF-8"`] }),
  ],
  ["with a byte order mark", (path, body) => ({ path, body: `\uFEFF${body}` })],
  ["of a large size", (path, body) => ({ path, body: body.padEnd(60_000) })],
  [
    "of a large size, in chunks",
    (path, body) => ({ path, body: body.padEnd(60_000), headers: [credentials, json, chunked] }),
  ],
  ["packed by gzip", packed("gzip", gzipSync)],
  ["packed by deflate", packed("deflate", deflateSync)],
  ["packed by br", packed("BR", brotliCompressSync)],
  ["not packed, as it says", packed("identity", (text) => Buffer.from(text))],
  [
    "of a page of ours",
    (path, body) => ({ path, body, headers: [credentials, json, "sec-fetch-site: same-origin"] }),
  ],
  [
    "of a page of others",
    (path, body) => ({
      path,
      body,
      headers: [credentials, json, "sec-fetch-site: cross-site", "origin: http://other.example"],
    }),
  ],
  [
    "of a page that the interfaces are open to",
    (path, body) => ({ path, body, headers: [credentials, json, `origin: ${page}`] }),
  ],
];

/** The same letter, as its escape. */
const escaped = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

const simulators: [string, StandinOptions][] = [
  ["that everybody may use", {}],
  ["with a users file", { users: usersFile }],
  ["that is open to a page", { cors: [page] }],
];

describe.each(simulators)("a simulator %s", (_, options) => {
  test.each(forms)("takes a message %s", async (_form, form) => {
    const standin = await startStandin(options);
    const { space } = newTester(standin, user, password);
    freeze(space);
    const message = redemptionOf(cards.funded, 100);
    const path = requestPath("redemption", message.id);
    const reply = await send(standin.url, form(path, JSON.stringify(message)));
    expect(reply).toMatchObject({ status: 201, body: { id: message.id } });
    const { id, amounts, originator } = message;
    expect(space.messages().exchanges).toMatchObject([
      {
        ...{ operation: "redeem", messageId: id, status: 201, stateAfter: "PENDING", findings: [] },
        request: { body: { id, amounts, originator } },
      },
    ]);
  });
});

type Refused = [
  what: string,
  sent: (path: string, text: string) => Sent,
  status: number,
  says: object,
];

const fieldWrong = (field: string, msg: string): object => ({
  detailMessage: { formatErrors: [{ field, msg }] },
});
const jsonExpected = { errorMessage: "JSON expected" };
const notAuthorised = { errorMessage: "Not authorised" };
const typed = (type: string): string[] => [credentials, `content-type: ${type}`];

/** Messages that the door takes, and the operation refuses: the journal has them. */
const refusedMessages: Refused[] = [
  ["no body", (path) => ({ path }), 400, fieldWrong("body", "must be present")],
  [
    "a body of no chunks",
    (path) => ({ path, headers: [credentials, json, chunked] }),
    400,
    fieldWrong("body", "must be present"),
  ],
  [
    "no JSON",
    (path) => ({ path, body: '{\n  "a": 1,\n}' }),
    400,
    fieldWrong(
      "body",
      'must be JSON: line 3, column 1: "}" comes where a name in double quotes is expected',
    ),
  ],
  [
    "no UTF-8",
    (path) => ({ path, body: Buffer.from([0x22, 0xff, 0x22]) }),
    400,
    fieldWrong("body", "must be UTF-8"),
  ],
  [
    "another type",
    (path, body) => ({ path, body, headers: typed("text/plain") }),
    415,
    jsonExpected,
  ],
  ["no type", (path, body) => ({ path, body, headers: [credentials] }), 415, jsonExpected],
  [
    "another charset",
    (path, body) => ({ path, body, headers: typed("application/json; charset=latin1") }),
    415,
    jsonExpected,
  ],
  [
    "an unknown packing",
    (path, body) => ({ path, body, headers: [credentials, json, "content-encoding: odd"] }),
    415,
    jsonExpected,
  ],
  [
    "a body that is not packed as it says",
    (path, body) => ({ path, body, headers: [credentials, json, "content-encoding: gzip"] }),
    400,
    fieldWrong("body", "is not what its Content-Encoding says"),
  ],
  [
    "a packed body that is too large",
    packed("gzip", (text) => gzipSync(text.padEnd(2_000_000))),
    413,
    { errorMessage: "Body too large" },
  ],
  [
    "an escape of another id",
    (path, body) => ({ path: path.replace(/.$/, "%2F"), body }),
    400,
    { detailMessage: { formatErrors: [{ field: "redemptionId" }] } },
  ],
];

/** Requests that no operation gets. */
const refusedRequests: Refused[] = [
  ["no credentials", (path, body) => ({ path, body, headers: [json] }), 401, notAuthorised],
  [
    "credentials that name nobody",
    (path, body) => ({ path, body, headers: [json, "authorization: Basic !"] }),
    401,
    notAuthorised,
  ],
  [
    "no credentials, in chunks",
    (path, body) => ({ path, body, headers: [json, chunked] }),
    401,
    notAuthorised,
  ],
  [
    "a path that cannot be decoded",
    (path, body) => ({ path: path.replace(/.$/, "%zz"), body }),
    400,
    { detailMessage: { freeString: "The path cannot be decoded." } },
  ],
  [
    "another method",
    (path, body) => ({ method: "PUT", path, body }),
    405,
    { errorMessage: "Method not allowed" },
  ],
  [
    "two slashes",
    (path, body) => ({ path: path.replace("/red", "//red"), body }),
    404,
    { errorMessage: "Path not known" },
  ],
  [
    "a host of others in the target",
    (path, body) => ({ path: `http://other.example${path}`, body }),
    400,
    { errorMessage: "Broken HTTP" },
  ],
  [
    "too many headers",
    (path, body) => ({
      path,
      body,
      headers: [credentials, json, ...Array.from({ length: 300 }, (_, at) => `x-${at}: 1`)],
    }),
    431,
    { errorMessage: "Headers too large" },
  ],
  [
    "a page of others, for the test server",
    () => ({
      path: `${base}/testServerAdmin/reset`,
      body: "{}",
      headers: [credentials, json, "origin: http://other.example"],
    }),
    403,
    { errorMessage: "Origin not allowed" },
  ],
];

describe.each(simulators)("a simulator %s", (_, options) => {
  const tried = async (sent: Refused[1]) => {
    const standin = await startStandin(options);
    const { space } = newTester(standin, user, password);
    const { id, ...rest } = redemptionOf(cards.funded, 100);
    const reply = await send(
      standin.url,
      sent(requestPath("redemption", id), JSON.stringify({ id, ...rest })),
    );
    return { id, reply, exchanges: space.messages().exchanges };
  };

  test.each(refusedMessages)("refuses a message with %s", async (_what, sent, status, says) => {
    const { reply, exchanges } = await tried(sent);
    expect(reply).toMatchObject({ status, body: { ...says, requestType: "REDEMPTION_REQUEST" } });
    expect(exchanges).toMatchObject([{ operation: "redeem", status, answer: reply.body }]);
  });

  test.each(refusedRequests)("keeps out what has %s", async (_what, sent, status, says) => {
    const { id, reply, exchanges } = await tried(sent);
    expect(reply).toMatchObject({ status, body: says });
    expect(reply.head).toMatch(/^x-request-id: [\w-]+$/im);
    if (status === 401) {
      expect(reply.body["id"]).toBe(id);
      expect(reply.head).toMatch(/^www-authenticate: Basic realm="standin"$/im);
    }
    expect(exchanges).toEqual([]);
  });
});

test("a HEAD is answered as a GET, without the body", async () => {
  const { url } = await startStandin();
  const path = `${base}/testServerAdmin/data`;
  const [head, get] = [
    await send(url, { method: "HEAD", path }),
    await send(url, { method: "GET", path }),
  ];
  const length = /^content-length: \d+$/im;
  expect([head.status, head.text.split("\r\n\r\n")[1]]).toEqual([200, ""]);
  expect(length.exec(head.head)?.[0]).toBe(length.exec(get.head)?.[0]);
});

test("messages that wait on one connection are answered in their order, whatever their form", async () => {
  const { url } = await startStandin();
  const sent = forms.slice(0, 3).map(([, form]) => {
    const message = redemptionOf(cards.funded, 1);
    const bytes = bytesOf(form(requestPath("redemption", message.id), JSON.stringify(message)));
    return { id: message.id, bytes: bytes.toString("latin1").replace("connection: close\r\n", "") };
  });
  const connection = open(url);
  connection.write(sent.map(({ bytes }) => bytes).join(""));
  await until(() => connection.received().split("HTTP/1.1 201").length === sent.length + 1);
  const answered = [...connection.received().matchAll(/\r\n\r\n\{"id":"([^"]+)"/g)];
  expect(answered.map(([, id]) => id)).toEqual(sent.map(({ id }) => id));
  connection.leave();
});

test("a body is asked for where its sender waits for that, and not where it is too large", async () => {
  const { url } = await startStandin();
  const message = redemptionOf(cards.funded, 1);
  const path = requestPath("redemption", message.id);
  const text = JSON.stringify(message);
  const waiting = (length: number): Buffer =>
    bytesOf({
      path,
      headers: [credentials, json, "expect: 100-continue", `content-length: ${length}`],
    });
  const [small, large] = [open(url), open(url)];
  small.write(waiting(text.length));
  await until(() => small.received() === "HTTP/1.1 100 Continue\r\n\r\n");
  small.write(text);
  expect((await small.closed).split("\r\n\r\n")[1]).toMatch(/^HTTP\/1.1 201 /);
  large.write(waiting(10_000_000));
  await until(() => large.received().includes("HTTP/1.1 413"));
  large.leave();
});

describe("the path / by itself", () => {
  const asked = async (options: StandinOptions, path: string): Promise<unknown> => {
    const { url } = await startStandin(options);
    const { status, body } = await send(url, { method: "GET", path, headers: [] });
    return [status, (body as { detailMessage: { freeString: string } }).detailMessage.freeString];
  };
  const console = "/standin/console/";

  test("says where the console and the interfaces are", async () => {
    expect(await asked({}, "/")).toEqual([
      404,
      `No operation has the path /. The interfaces and their paths: GET /standin/interfaces; the console, unless it is off: ${console}.`,
    ]);
  });

  test("says no more than another path where an interface is mounted there", async () => {
    const mounts = { airtime: "/" };
    expect(await asked({ mounts }, "/")).toEqual([404, "No operation has the path /."]);
  });

  test("another path has no such sentence", async () => {
    expect(await asked({}, "/nowhere")).toEqual([404, "No operation has the path /nowhere."]);
  });
});
