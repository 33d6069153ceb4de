import { type AddressInfo, type Socket, createServer } from "node:net";
import { gzipSync } from "node:zlib";
import { exchange, open, requestBytes } from "../support/socket";
import { startStandin, until } from "../support/standin";
import { type Till, base, cards, newTill, redemptionOf } from "../support/messages/gift-card";
import { type RawProvider, answerBytes, startRawProvider } from "./raw-provider";

/** A simulator in front of a provider that answers so. */
async function inFront(
  options: object,
  ...behaviours: Parameters<typeof startRawProvider>
): Promise<{ provider: RawProvider; till: ReturnType<typeof newTill>; url: string }> {
  const provider = await startRawProvider(...behaviours);
  const standin = await startStandin({
    upstream: { "gift-card-v3": `${provider.url}/sandbox/giftcard/` },
    ...options,
  });
  return { provider, till: newTill(standin, "raw", "secret"), url: standin.url };
}

const id = "11111111-1111-4111-8111-111111111111";
const oddBody = `{ "id":"${id}",  "amounts": {"requestAmount":{"amount": 1000.0,"currency":"710"}},"id":"${id}" }\n`;

/** Sends the odd body; everything that comes back. */
function sendOdd(url: string): Promise<string> {
  const connection = open(url);
  connection.write(
    requestBytes(
      "POST",
      `${base}/redemptions/${id}`,
      ["content-type: application/json", `content-length: ${oddBody.length}`],
      oddBody,
    ),
  );
  return connection.closed;
}

test("a message goes out as it came, below the provider's path, once", async () => {
  const { provider, url } = await inFront({}, answerBytes(400, `{"errorType": "FORMAT_ERROR"}`));
  const body = oddBody;
  await exchange(
    url,
    requestBytes(
      "POST",
      `${base}/%72edemptions/${id}?a=1&a=%20`,
      [
        "content-type: application/json",
        `content-length: ${Buffer.byteLength(body)}`,
        "X-Till: 4",
        "x-till: 5",
        "Connection: x-hop",
        "X-Hop: 1",
        "Keep-Alive: timeout=5",
        "TE: trailers",
        "X-Forwarded-For: 192.0.2.1",
        "Forwarded: for=192.0.2.1",
        "Via: 1.0 branch",
      ],
      body,
    ),
  );
  expect(provider.sent).toHaveLength(1);
  const [sent] = provider.sent;
  expect(sent?.body.toString()).toBe(body);
  const [line, ...headers] = (sent?.head ?? "").split("\r\n");
  expect(line).toBe(`POST /sandbox/giftcard/%72edemptions/${id}?a=1&a=%20 HTTP/1.1`);
  expect(headers.map((header) => header.replace(/standin-[0-9a-f]+/, "standin-ID"))).toEqual([
    `Host: 127.0.0.1:${provider.port}`,
    `authorization: Basic ${Buffer.from("raw:secret").toString("base64")}`,
    "content-type: application/json",
    "X-Till: 4",
    "x-till: 5",
    "Via: 1.0 branch, 1.1 standin-ID",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ]);
});

test.each([
  `redemptions/..`,
  `redemptions/%2e%2e%2fadmin`,
  `redemptions/%2E%2E%5Cadmin`,
  `redemptions/.`,
  `redemptions/${id}/reversals/..%2f..%2f..%2fadmin`,
])("a path that a provider could read as one above its base does not go out: %s", async (path) => {
  const { provider, url } = await inFront({}, answerBytes(400, `{"errorType": "FORMAT_ERROR"}`));
  const headers = ["content-type: application/json", "content-length: 2"];
  const answer = await exchange(url, requestBytes("POST", `${base}/${path}`, headers, "{}"));
  expect(answer.status).toBe(404);
  expect(JSON.stringify(answer)).toContain("A path with . or .. in it is not sent to a provider.");
  expect(provider.sent).toEqual([]);
});

test("a packed body, in chunks, goes out packed", async () => {
  const { provider, url } = await inFront({}, answerBytes(201, "{}"));
  const packed = gzipSync(oddBody);
  const head = requestBytes("POST", `${base}/redemptions/${id}`, [
    "content-type: application/json",
    "content-encoding: gzip",
    "transfer-encoding: chunked",
  ]);
  const bytes = Buffer.concat([
    Buffer.from(`${head}${packed.length.toString(16)}\r\n`),
    packed,
    Buffer.from("\r\n0\r\n\r\n"),
  ]);
  expect(await exchange(url, bytes)).toMatchObject({ status: 201 });
  expect(provider.sent.map(({ body }) => body)).toEqual([packed]);
  expect(provider.sent[0]?.head).toMatch(/content-encoding: gzip/i);
  expect(provider.sent[0]?.head).toContain(`Content-Length: ${packed.length}`);
});

test("an answer comes back as it was: status, bytes, headers; the journal has its text", async () => {
  const text = `{ "errorType":"X",  "n": 1.0 }`;
  const zipped = gzipSync(text);
  const { till, url } = await inFront(
    {},
    answerBytes(400, zipped, [
      "Content-Encoding: gzip",
      "Content-Type: application/json",
      "X-Twice: a",
      "x-twice: b",
      "Date: Tue, 03 Mar 2026 10:00:00 GMT",
      "Connection: x-gone",
      "X-Gone: 1",
      "Standin-Exchange: 77",
      "Server: theirs",
    ]),
  );
  const came = await sendOdd(url);
  const head = came.slice(0, came.indexOf("\r\n\r\n"));
  const { exchanges } = till.space.messages();
  const [first] = exchanges;
  expect(head.split("\r\n").slice(0, 7)).toEqual([
    "HTTP/1.1 400 Bad Request",
    "Content-Encoding: gzip",
    "Content-Type: application/json",
    "X-Twice: a",
    "x-twice: b",
    "Date: Tue, 03 Mar 2026 10:00:00 GMT",
    "Server: theirs",
  ]);
  expect(head).toContain(`x-request-id: ${String(first?.request.headers["x-request-id"])}`);
  expect(head).toContain(`content-length: ${zipped.length}`);
  expect(head.match(/standin-exchange: .*/gi)).toEqual(["standin-exchange: 1"]);
  expect(exchanges).toMatchObject([
    {
      status: 400,
      outcome: "answered",
      answer: { errorType: "X", n: 1 },
      upstream: { sent: true, status: 400, bytes: zipped.length },
    },
  ]);
});

test("the number of a provider that is a simulator too gives way to ours; its x-request-id stays", async () => {
  const { till, url } = await inFront(
    {},
    answerBytes(400, `{"errorType":"X"}`, [
      "Content-Type: application/json",
      "Standin-Exchange: 450",
      "X-Request-Id: theirs",
    ]),
  );
  const came = await sendOdd(url);
  expect(came.match(/^(?:standin-exchange|x-request-id): .*$/gim)).toEqual([
    "X-Request-Id: theirs",
    "standin-exchange: 1",
  ]);
  expect(till.space.messages().exchanges).toMatchObject([{ number: 1, upstream: { status: 400 } }]);
});

test("a body that was packed twice is unpacked for the journal", async () => {
  const packed = gzipSync(gzipSync(`{"errorType":"X"}`));
  const { till } = await inFront({}, answerBytes(400, packed, ["Content-Encoding: gzip, gzip"]));
  await till.redeem(redemptionOf(cards.funded, 100));
  expect(till.last()).toMatchObject({ answer: { errorType: "X" }, stateAfter: "DECLINED" });
});

test.each([
  { coding: "gzip, chunked", status: "closed", failure: "not-http" },
  { coding: "Chunked", status: 201, failure: undefined },
])(
  "a provider that answers in the transfer coding $coding",
  async ({ coding, status, failure }) => {
    const head = `HTTP/1.1 201 C\r\nTransfer-Encoding: ${coding}\r\n\r\n`;
    const { till } = await inFront({}, `${head}2\r\n{}\r\n0\r\n\r\n`);
    const got = await till.redeem(redemptionOf(cards.funded, 100)).then(
      (reply) => reply.status,
      () => "closed",
    );
    expect([got, till.last().upstream?.failure]).toEqual([status, failure]);
  },
);

test("an answer without the body that the contract has settles nothing", async () => {
  const { till } = await inFront({}, answerBytes(201));
  await till.redeem(redemptionOf(cards.funded, 100));
  expect(till.last()).toMatchObject({ stateAfter: "UNKNOWN" });
  expect(till.findings()).toContain("provider-form");
});

test.each([
  ["half a body", 'Content-Length: 7\r\n\r\n{"a"', `content-length: 7\r\n`, `{"a"`],
  ["the head", "Content-Length: 7\r\n\r\n", "content-length: 7\r\n", ""],
  ["a chunk", 'Transfer-Encoding: chunked\r\n\r\n4\r\n{"a"\r\n', "content-length: 5\r\n", `{"a"`],
  [
    "half a packed body",
    "Content-Encoding: br\r\nContent-Length: 9\r\n\r\n\u000b\u0001",
    "Content-Encoding: br\r\n",
    "\u000b\u0001",
  ],
])("of an answer that breaks off after %s the POS gets what came", async (_, rest, head, body) => {
  const { till, url } = await inFront({}, (socket) => {
    socket.end(Buffer.from(`HTTP/1.1 201 C\r\nX-Their: 1\r\n${rest}`, "latin1"));
  });
  const connection = open(url);
  const headers = ["content-type: application/json", `content-length: ${oddBody.length}`];
  connection.write(requestBytes("POST", `${base}/redemptions/${id}`, headers, oddBody));
  const came = await connection.closed;
  expect(came).toMatch(/^HTTP\/1\.1 201 Created\r\n/);
  expect(came).toContain("X-Their: 1\r\n");
  expect(came).toContain(head);
  expect(came.slice(came.indexOf("\r\n\r\n") + 4)).toBe(body);
  expect(till.last()).toMatchObject({ outcome: "spoiled", upstream: { failure: "cut" } });
});

test("an answer beyond the bound once it is unpacked is closed without a byte", async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  const { till } = await inFront({}, answerBytes(201, bomb, ["Content-Encoding: gzip"]));
  const request = redemptionOf(cards.funded, 100);
  await expect(till.redeem(request)).rejects.toThrow("socket hang up");
  expect(till.last()).toMatchObject({
    outcome: "silent",
    status: null,
    stateAfter: "UNKNOWN",
    upstream: { sent: true, failure: "too-large", bytes: bomb.length },
  });
});

test("a reset before the answer resets the POS's connection; a silence ends with the time-out", async () => {
  const { till } = await inFront(
    { upstreamTimeout: "1s" },
    (socket) => socket.resetAndDestroy(),
    () => undefined,
    (socket) => socket.end(),
    "SSH-2.0-x\r\n\r\n",
    (socket) => {
      socket.end(answerBytes(201, "{}", []).subarray(0, -1));
    },
  );
  const ended = async (): Promise<object> => {
    const message = redemptionOf(cards.funded, 100);
    await expect(till.redeem(message)).rejects.toThrow(/socket hang up|ECONNRESET|aborted/);
    return till.last();
  };
  const failures = ["reset", "timeout", "closed", "not-http"] as const;
  for (const failure of failures)
    expect(await ended()).toMatchObject({
      outcome: "silent",
      stateBefore: "NONE",
      stateAfter: "UNKNOWN",
      upstream: { sent: true, failure },
      strikes: [],
    });
  expect(await ended()).toMatchObject({
    outcome: "spoiled",
    upstream: { sent: true, failure: "cut", status: 201, bytes: 1 },
  });
});

test("where nothing listens the connection is closed, or the POS gets a 504", async () => {
  const gone = await startRawProvider();
  await gone.close();
  const upstream = { "gift-card-v3": gone.url };
  const mirror = newTill(await startStandin({ upstream }));
  await expect(mirror.redeem(redemptionOf(cards.funded, 100))).rejects.toThrow("socket hang up");
  expect(mirror.last()).toMatchObject({
    outcome: "silent",
    stateAfter: "NONE",
    upstream: { host: new URL(gone.url).host, sent: false, failure: "refused" },
  });
  const told = newTill(await startStandin({ upstream, upstreamFailure: "504" }));
  const request = redemptionOf(cards.funded, 100);
  expect(await told.redeem(request)).toMatchObject({
    status: 504,
    body: {
      id: request.id,
      errorType: "UPSTREAM_UNAVAILABLE",
      detailMessage: { freeString: "No answer of the provider: refused." },
    },
  });
});

test("redirects, 304, 204 with a body, and a second answer unasked are answers of one message", async () => {
  const { till, provider } = await inFront(
    {},
    answerBytes(302, "", ["Location: http://127.0.0.1:1/elsewhere"]),
    answerBytes(204, ""),
    Buffer.concat([answerBytes(201, "{}"), answerBytes(500, "{}")]),
    "HTTP/1.1 103 Early\r\nLink: x\r\n\r\nHTTP/1.1 102 P\r\n\r\nHTTP/1.1 201 C\r\nContent-Length: 2\r\n\r\n{}",
    "HTTP/1.1 201 C\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
  );
  const statuses: (number | string)[] = [];
  for (let count = 0; count < 5; count += 1)
    statuses.push(
      await till.redeem(redemptionOf(cards.funded, 100)).then(
        ({ status }) => status,
        () => "closed",
      ),
    );
  expect(statuses).toEqual([302, 204, 201, 201, "closed"]);
  expect(provider.sent).toHaveLength(5);
});

test("102 and 103 pass at once, 100 does not; none does where a fault awaits the answer", async () => {
  const interim = ["102 P", "100 C", "103 E\r\nLink: </a>; rel=preload", "103 E\r\nLink: \u00ff,"];
  const early = interim.map((line) => `HTTP/1.1 ${line}\r\n\r\n`).join("");
  const bytes = Buffer.concat([Buffer.from(early, "latin1"), answerBytes(201, "{}")]);
  const { till, url } = await inFront({}, bytes);
  const body = JSON.stringify(redemptionOf(cards.funded, 100, { id }));
  const send = async (): Promise<string[]> => {
    const connection = open(url);
    const headers = ["content-type: application/json", `content-length: ${body.length}`];
    connection.write(requestBytes("POST", `${base}/redemptions/${id}`, headers, body));
    return (await connection.closed).match(/^HTTP\/1\.1 \d+|^link: .*$/gim) ?? [];
  };
  expect(await send()).toEqual([
    ...["HTTP/1.1 102", "HTTP/1.1 103", "Link: </a>; rel=preload", "HTTP/1.1 201"],
  ]);
  till.space.fault("redeem", { interface: "gift-card-v3", after: "reset" });
  expect(await send()).toEqual([]);
});

test("a header of 1 MB, gzip that is none, 204 with a body and 1xx without end keep to their bounds", async () => {
  const { till } = await inFront(
    { upstreamTimeout: "1s" },
    `HTTP/1.1 201 C\r\nX: ${"x".repeat(1_048_576)}\r\n\r\n`,
    answerBytes(400, "{}", ["Content-Encoding: gzip"]),
    "HTTP/1.1 204 N\r\nContent-Length: 2\r\n\r\n{}",
    (socket) => {
      const goOn = (): void => {
        if (socket.destroyed) return;
        socket.write("HTTP/1.1 102 P\r\n\r\n");
        setImmediate(goOn);
      };
      goOn();
    },
    answerBytes(201, "{}"),
  );
  const seen: unknown[] = [];
  for (let count = 0; count < 5; count += 1) {
    const sale = redemptionOf(cards.funded, 100);
    const status = await till.redeem(sale).then(
      (reply) => reply.status,
      () => "closed",
    );
    seen.push([status, till.last().upstream?.failure]);
  }
  expect(seen).toEqual([
    ["closed", "too-large"],
    [400, undefined],
    [204, undefined],
    ["closed", "timeout"],
    [201, undefined],
  ]);
});

test.each([
  { ends: "leaves the rest unread", upstreamKeepAlive: false },
  { ends: "leaves the rest unread", upstreamKeepAlive: true },
  { ends: "closes", upstreamKeepAlive: false },
])(
  "an answer before the message's end, by a provider that $ends, keep-alive $upstreamKeepAlive",
  async (given) => {
    const sockets: Socket[] = [];
    const early = answerBytes(413, "{}", given.ends === "closes" ? ["Connection: close"] : []);
    const server = createServer((socket) => {
      sockets.push(socket);
      socket.on("error", () => undefined);
      socket.once("data", () => {
        socket.pause();
        socket.write(early);
        if (given.ends === "closes") socket.end();
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    const { port } = server.address() as AddressInfo;
    const standin = await startStandin({
      upstream: { "gift-card-v3": `http://127.0.0.1:${port}` },
      upstreamKeepAlive: given.upstreamKeepAlive,
      bodyLimit: 20_000_000,
    });
    const till = newTill(standin, "raw", "secret");
    // Longer than what the system keeps of a connection that nobody reads.
    const long = { freeString: "x".repeat(19_000_000) };
    for (let count = 0; count < 2; count += 1) {
      const sale = redemptionOf(cards.funded, 100, long);
      expect(await till.redeem(sale)).toMatchObject({ status: 413 });
      expect(till.last()).toMatchObject({ upstream: { sent: true, status: 413 } });
    }
    // Each message had a connection of its own, and none of them stays open.
    expect(sockets).toHaveLength(2);
    for (const socket of sockets) {
      socket.resume();
      await until(() => socket.destroyed);
    }
    server.close();
  },
);

/** A provider that answers when the test says so. */
async function holding(options: object = {}) {
  let came: (socket: Socket) => void;
  const reached = new Promise<Socket>((resolve) => {
    came = resolve;
  });
  const front = await inFront(options, (socket) => {
    came(socket);
  });
  return { ...front, reached };
}

const approved = answerBytes(201, `{"id": "x"}`);

/** How testers reset a data space, and the numbers that the two messages before then have, of which one is answered. */
const resets: Record<string, [(till: Till) => unknown, number[]]> = {
  "of the data space": [
    ({ space }) => {
      space.reset();
    },
    [1],
  ],
  "by testServerAdmin": [(till) => resetUser(till, "/giftcard"), [1]],
  "of another family, by testServerAdmin": [(till) => resetUser(till, "/airtime/v5"), [1, 2]],
  "that is undone": [
    ({ space }) => {
      space.reset();
      space.undo();
    },
    [1, 2],
  ],
  "whose undo is undone": [
    ({ space }) => {
      space.reset();
      space.undo();
      space.undo();
    },
    [1],
  ],
};

const resetUser = ({ client }: Till, path: string) =>
  client.post(`${path}/testServerAdmin/reset`, {
    resetUserData: "TRUE",
    userDataWillBeLost: "TRUE",
  });

test.each(Object.entries(resets))(
  "a reset %s takes a message along that is on its way: the journal has it before its answer and after",
  async (_name, [reset, numbers]) => {
    const { till, provider, reached } = await holding();
    provider.behaviours.unshift(approved);
    await till.redeem(redemptionOf(cards.funded, 100));
    const answered = till.redeem(redemptionOf(cards.funded, 100));
    const socket = await reached;
    const onItsWay = { outcome: "held", stateAfter: "PROCESSING", upstream: { sent: false } };
    expect(till.last()).toMatchObject({ number: 2, ...onItsWay });
    await reset(till);
    const sales = () => till.space.messages({ filter: "operation:redeem" }).exchanges;
    expect(sales().map(({ number }) => number)).toEqual(numbers);
    expect(sales().at(-1)).toMatchObject(onItsWay);
    socket.write(approved);
    expect(await answered).toMatchObject({ status: 201 });
    expect(sales().map(({ number }) => number)).toEqual(numbers);
    expect(sales().at(-1)).toMatchObject({
      operation: "redeem",
      outcome: "answered",
      status: 201,
      stateAfter: "PENDING",
    });
  },
);

test("a message that came after a reset, and was on its way at its undo, is kept beside those of before", async () => {
  const { till, provider, reached } = await holding();
  provider.behaviours.unshift(approved);
  await till.redeem(redemptionOf(cards.funded, 100));
  till.space.reset();
  const answered = till.redeem(redemptionOf(cards.funded, 100));
  const socket = await reached;
  till.space.undo();
  expect(till.space.messages().exchanges).toMatchObject([
    { number: 1, outcome: "answered" },
    { number: 2, outcome: "held" },
  ]);
  socket.write(approved);
  await answered;
  expect(till.space.messages().exchanges).toMatchObject([
    { number: 1, status: 201 },
    { number: 2, status: 201, outcome: "answered" },
  ]);
});

test("a message that was answered between a reset and its undo may have been taken", async () => {
  const { till, provider, reached } = await holding();
  const sale = redemptionOf(cards.funded, 100);
  const answered = till.redeem(sale);
  const socket = await reached;
  till.space.reset();
  socket.write(approved);
  await answered;
  till.space.undo();
  expect(till.last()).toMatchObject({
    number: 1,
    outcome: "silent",
    stateAfter: "UNKNOWN",
    upstream: { sent: true, failure: "reset-undone" },
  });
  provider.behaviours.unshift(answerBytes(202, `{"id": "x"}`));
  await till.reverse("redemption", sale.id);
  const { transactions } = await till.space.transactions();
  expect(transactions).toMatchObject([{ id: sale.id, exchanges: [1, 2], state: "REVERSED" }]);
});

/** A redemption over a connection of its own, which the provider has not answered yet. */
async function onItsWay() {
  const { till, url, reached } = await holding();
  const connection = open(url);
  const body = JSON.stringify(redemptionOf(cards.funded, 100, { id }));
  const headers = ["content-type: application/json", `content-length: ${body.length}`];
  connection.write(requestBytes("POST", `${base}/redemptions/${id}`, headers, body));
  const socket = await reached;
  return { till, connection, socket };
}

test("a client that leaves after a reset: the new journal says when", async () => {
  const { till, connection, socket } = await onItsWay();
  till.space.reset();
  connection.leave();
  await until(() => till.last().clientLeftMs !== undefined);
  expect(till.last()).toMatchObject({ number: 1, outcome: "held" });
  socket.write(approved);
  await until(() => till.last().outcome === "client-left");
});

test("a POS that leaves: the message goes on, and its true answer is in the journal", async () => {
  const { till, connection, socket } = await onItsWay();
  connection.leave();
  await until(() => till.last().clientLeftMs !== undefined);
  socket.write(approved);
  await until(() => till.last().outcome === "client-left");
  expect(till.last()).toMatchObject({
    status: null,
    made: { status: 201 },
    stateAfter: "PENDING",
    upstream: { sent: true, status: 201 },
  });
});

test("what came through this simulator before is a loop: refused, and not sent again", async () => {
  const ports: number[] = [];
  const first = await startRawProvider((socket, { head, body }) => {
    const back = open(`http://127.0.0.1:${String(ports[0])}`);
    const headers = head.split("\r\n").slice(1, -1);
    back.write(
      [`POST ${base}/redemptions/${id} HTTP/1.1`, ...headers, "Connection: close", "", ""].join(
        "\r\n",
      ),
    );
    back.write(body);
    void back.closed.then((answer) => socket.end(answer));
  });
  const standin = await startStandin({ upstream: { "gift-card-v3": first.url } });
  ports.push(Number(new URL(standin.url).port));
  const till = newTill(standin);
  const answer = await till.redeem(redemptionOf(cards.funded, 100, { id }));
  expect(answer).toMatchObject({ status: 500, body: { errorMessage: "Loop of simulators" } });
  expect(first.sent).toHaveLength(1);
  expect(till.space.messages().exchanges).toHaveLength(1);
  expect(till.space.unmatched().requests).toMatchObject([{ status: 500, reason: "loop" }]);
});
