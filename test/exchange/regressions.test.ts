import { connect } from "node:net";
import { v4 } from "uuid";
import { Sqlite } from "../../src/store/file/sqlite";
import { type Standin, createStandin } from "../../src";
import { type Client, openClient } from "../gates/trial/client";
import { type CardMessage, basePath, httpMessage } from "../gates/trial/messages";
import { type Dealing, dealingMessage, subjects } from "../gates/trial/subjects";
import { VirtualTime } from "../support/virtual-time";

/** Mistakes that a gate has found, each kept from coming back. */
const user = "pos";
let standin: Standin;
let client: Client;
let failAt = Infinity;
let statements = 0;

beforeAll(async () => {
  standin = await createStandin({
    user,
    password: user,
    beforeStatement() {
      statements += 1;
      if (statements === failAt) throw new Sqlite.SqliteError("simulated", "SQLITE_FULL");
    },
  });
  client = openClient(standin.url);
});

afterAll(async () => {
  client.close();
  await standin.close();
});

const load = (id: string): CardMessage => ({
  role: "request",
  kind: "load",
  id,
  pan: "6099310000000000076",
  amount: 100,
});
const typeOf = (body: unknown): unknown => (body as { errorType?: string }).errorType;

test("a request whose path and body have two ids is to be reversed under each of them, when its outcome is unknown", async () => {
  const [inPath, inBody] = [v4(), v4()];
  standin.fault("load", { interface: "gift-card-v3", before: "status 504", times: 1 });
  const { body, ...message } = httpMessage(load(inBody));
  const path = message.path.replace(inBody, inPath);
  expect(await client.send({ ...message, path, body }, user)).toMatchObject({ status: 504 });
  for (const requestId of [inBody, inPath]) {
    const reversal: CardMessage = { role: "reversal", kind: "load", id: v4(), requestId };
    expect(await client.send(httpMessage(reversal), user)).toMatchObject({ status: 202 });
  }
});

test("a late request that a fault hits uses up its id, and can be reversed when its outcome is unknown (M1)", async () => {
  const requestId = v4();
  const reversal = (): CardMessage => ({ role: "reversal", kind: "load", id: v4(), requestId });
  expect(await client.send(httpMessage(reversal()), user)).toMatchObject({ status: 404 });
  standin.scenario({
    name: "time-out",
    title: "Time-out",
    interface: "gift-card-v3",
    rules: [
      {
        on: { operation: "load" },
        times: 1,
        fault: { when: "before", kind: "status", status: 504 },
      },
    ],
  });
  expect(await client.send(httpMessage(load(requestId)), user)).toMatchObject({ status: 504 });
  const again = await client.send(httpMessage(load(requestId)), user);
  expect([again.status, typeOf(again.body)]).toEqual([400, "DUPLICATE_RECORD"]);
  expect(await client.send(httpMessage(reversal()), user)).toMatchObject({ status: 202 });
});

test("a message whose hold is not kept gives its place back", async () => {
  let fails = false;
  const other = await createStandin({
    user,
    password: user,
    beforeStatement(sql) {
      if (!fails || sql !== "COMMIT") return;
      fails = false;
      throw new Sqlite.SqliteError("simulated", "SQLITE_FULL");
    },
  });
  const till = openClient(other.url);
  try {
    other.fault("load", { interface: "gift-card-v3", before: "delay 60s" });
    await till.send({ method: "GET", path: `${basePath}/testServerAdmin/data` }, user);
    fails = true;
    expect(await till.send(httpMessage(load(v4())), user)).toMatchObject({ status: 503 });
    const metrics = await (await fetch(`${other.url}/metrics`)).text();
    expect(metrics).toContain("\nstandin_held_messages 0\n");
  } finally {
    till.close();
    await other.close();
  }
});

test("a held request that a reset overtakes carries no number of the journal (M1)", async () => {
  standin.scenario({
    name: "slow",
    title: "Slow",
    interface: "gift-card-v3",
    rules: [
      { on: { operation: "load" }, times: 1, fault: { when: "before", kind: "delay", for: "60s" } },
    ],
  });
  const id = v4();
  const reply = client.send(httpMessage(load(id)), user);
  while (standin.messages({ newest: true, limit: 1 }).exchanges[0]?.messageId !== id) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  standin.reset();
  standin.scenario(null);
  standin.clock({ advanceSeconds: 60 });
  const { status, headers } = await reply;
  expect([status, headers["standin-exchange"]]).toEqual([500, undefined]);
});

test("the id of an error without one follows from seed and message alone (D1)", async () => {
  const message = { method: "POST", path: `${basePath}/loads/no-uuid`, body: "{" };
  const { text } = await client.send(message, "same");
  const other = await createStandin();
  const otherClient = openClient(other.url);
  expect((await otherClient.send(message, "same")).text).toBe(text);
  otherClient.close();
  await other.close();
});

test("the first use of a space that fails is answered as the operation's contract says (C2)", async () => {
  failAt = statements + 1;
  const data = await client.send(
    { method: "GET", path: `${basePath}/testServerAdmin/data` },
    "first-data",
  );
  failAt = statements + 1;
  const reset = await client.send(
    { method: "POST", path: `${basePath}/testServerAdmin/reset`, body: {} },
    "first-reset",
  );
  failAt = Infinity;
  expect([data.status, data.body]).toEqual([
    500,
    expect.objectContaining({ errorType: "UPSTREAM_UNAVAILABLE", errorMessage: "No room left" }),
  ]);
  expect([reset.status, reset.body]).toEqual([500, { outcome: "SERVER_ERROR" }]);
});

test("OPTIONS is answered with an ErrorDetail, like every wrong method (F1)", async () => {
  const { status, body, headers } = await client.send(
    { method: "OPTIONS", path: `${basePath}/loads/${v4()}` },
    user,
  );
  expect([status, typeOf(body), headers.allow]).toEqual([405, "GENERAL_ERROR", "POST"]);
});

test("a target that is not a URL is answered with an ErrorDetail, not with a page (F1)", async () => {
  const text = await new Promise<string>((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(new URL(standin.url).port), "127.0.0.1");
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("close", () => {
      resolve(Buffer.concat(chunks).toString());
    });
    socket.end("GET http://[::bad HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  });
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text).toContain('"errorType":"GENERAL_ERROR"');
});

const dealing = (name: string, kind: string, id: string): Dealing => {
  const subject = subjects.find((one) => one.name === name);
  if (subject === undefined) throw new Error(`no interface ${name}`);
  return { subject, kind, role: "request", id };
};

test("a voucher request with the id of another interface's request is told nothing of it (M1)", async () => {
  const id = v4();
  expect(
    await client.send(dealingMessage(dealing("airtime", "provision", id)), user),
  ).toMatchObject({ status: 201 });
  const { status, body } = await client.send(
    dealingMessage(dealing("voucher", "provision", id)),
    user,
  );
  expect([status, typeOf(body)]).toEqual([400, "DUPLICATE_RECORD"]);
  expect((body as { detailMessage: object }).detailMessage).toEqual({
    freeString: expect.any(String) as string,
    voucherId: id,
  });
});

test("the id of an error about an unknown path or a wrong method follows from the message (D1)", async () => {
  for (const [method, path] of [
    ["POST", "/voucher/v1/no-uuid"],
    ["PUT", `${basePath}/loads/${v4()}`],
  ] as const) {
    const message = { method, path, body: {} };
    expect((await client.send(message, user)).text).toBe((await client.send(message, user)).text);
  }
});

test("an advice under the ids of another interface's advice is no repeat of that one", async () => {
  const [requestId, id] = [v4(), v4()];
  const purchase = dealing("airtime", "purchase", requestId);
  expect(await client.send(dealingMessage(purchase), user)).toMatchObject({ status: 201 });
  expect(
    await client.send(dealingMessage({ ...purchase, role: "confirmation", id, requestId }), user),
  ).toMatchObject({ status: 202 });
  const elsewhere = {
    ...dealing("prepaid-utility", "purchase", id),
    role: "confirmation" as const,
    requestId,
  };
  const { status, body } = await client.send(dealingMessage(elsewhere), user);
  expect([status, typeOf(body)]).toEqual([404, "UNABLE_TO_LOCATE_RECORD"]);
});

test.each(["create", "redeem", "cancel"])(
  "a reversal under the id of a late %s is a duplicate, although a late one may be reversed (M1)",
  async (kind) => {
    const requestId = v4();
    const request = dealing("money-transfer", kind, requestId);
    const reversal = (id: string): Dealing => ({ ...request, role: "reversal", id, requestId });
    const send = async (message: Dealing): Promise<unknown[]> => {
      const { status, body } = await client.send(dealingMessage(message), user);
      return [status, typeOf(body)];
    };
    await send(reversal(v4()));
    expect(await send(request)).toEqual([400, "TRANSACTION_DECLINED"]);
    const stood = standin.space(user, user).data();
    expect(await send(reversal(requestId))).toEqual([400, "DUPLICATE_RECORD"]);
    expect(standin.space(user, user).data()).toEqual(stood);
    expect(await send(reversal(v4()))).toEqual([202, undefined]);
    expect(await send(request)).toEqual([400, "DUPLICATE_RECORD"]);
  },
);

test("a wait that cannot begin is a failure of ours: answered 500 and to be reversed, and the simulator goes on", async () => {
  const time = new VirtualTime();
  const other = await createStandin({ user, password: user, time });
  const till = openClient(other.url);
  other.scenario({
    name: "slow",
    title: "Slow",
    interface: "gift-card-v3",
    rules: [
      { on: { operation: "load" }, times: 1, fault: { when: "before", kind: "delay", for: "60s" } },
    ],
  });
  jest.spyOn(time, "after").mockImplementationOnce(() => {
    throw new Error("no timers left");
  });
  const requestId = v4();
  expect(await till.send(httpMessage(load(requestId)), user)).toMatchObject({ status: 500 });
  expect(other.messages({ newest: true, limit: 1 }).exchanges).toMatchObject([
    { messageId: requestId, outcome: "answered", status: 500, stateAfter: "FAILED" },
  ]);
  const reversal: CardMessage = { role: "reversal", kind: "load", id: v4(), requestId };
  expect(await till.send(httpMessage(reversal), user)).toMatchObject({ status: 202 });
  till.close();
  await other.close();
});
