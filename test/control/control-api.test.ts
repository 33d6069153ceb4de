import { memberOf } from "../../src/contract/values/json-value";
import request from "supertest";
import {
  cards,
  loadOf,
  newTill as tillOf,
  redemptionOf,
  refusal,
  useGiftCards,
} from "../support/messages/gift-card";

const { newTill, standin } = useGiftCards();
const fault = { when: "before", kind: "status", status: 504 };
const own = {
  name: "own",
  title: "Own",
  interface: "gift-card-v3",
  rules: [{ on: { operation: "load" }, times: 1, fault }],
};

describe("what everybody may see", () => {
  test("health", async () => {
    const reply = await request(standin().url).get("/standin/health");
    expect([reply.status, reply.body]).toEqual([200, { status: "up", usersFile: false }]);
  });

  test("interfaces, with their operations and paths", async () => {
    const reply = await request(standin().url).get("/standin/interfaces");
    expect(reply.body).toContainEqual(
      expect.objectContaining({ name: "gift-card-v3", path: "/giftcard/v3" }),
    );
    const [{ operations }] = reply.body as [{ operations: { id: string }[] }];
    expect(operations).toContainEqual({
      id: "redeem",
      method: "POST",
      path: "/giftcard/v3/redemptions/{redemptionId}",
      transaction: "redemption",
      refusals: expect.arrayContaining(["INSUFFICIENT_FUNDS", "CARD_EXPIRED"]) as unknown,
    });
    expect(operations).toContainEqual({
      id: "reverseRedemption",
      method: "POST",
      path: "/giftcard/v3/redemptions/{redemptionId}/reversals/{reversalId}",
      transaction: "redemption",
      refusals: [
        "UNABLE_TO_LOCATE_RECORD",
        "GENERAL_ERROR",
        "TRANSACTION_NOT_SUPPORTED",
        "DUPLICATE_RECORD",
      ],
    });
    const lookup = operations.find((one) => one.id === "lookupGiftcard");
    expect(lookup && "transaction" in lookup).toBe(false);
  });
});

describe("what needs credentials", () => {
  test.each([
    "data",
    "messages",
    "messages/1",
    "messages/stream",
    "scenarios",
    "scenario",
    "clock",
  ])("%s", async (path) => {
    const reply = await request(standin().url).get(`/standin/${path}`);
    expect(reply.status).toBe(401);
    expect(reply.headers["www-authenticate"]).toMatch(/^Basic/);
  });

  test("a path that is none, and a method that is none, get an ErrorDetail", async () => {
    const { client } = newTill();
    expect(await client.get("/standin/nothing")).toMatchObject(refusal(404, "GENERAL_ERROR"));
    const freeString = "This path takes GET, PUT, DELETE.";
    expect(await client.post("/standin/scenario", {})).toMatchObject({
      status: 405,
      headers: { allow: "GET, PUT, DELETE" },
      body: {
        errorType: "GENERAL_ERROR",
        errorMessage: "Method not allowed",
        detailMessage: { freeString },
      },
    });
    expect(await client.get("/standin/snapshots/one/restore")).toMatchObject(
      refusal(405, "GENERAL_ERROR"),
    );
  });
});

describe("data and reset", () => {
  test("data of every family, by its name; reset puts it back", async () => {
    const till = newTill();
    const initial = (await till.client.get("/standin/data")).body;
    expect(Object.keys(initial)).toContain("gift-card");
    await till.redeem(redemptionOf(cards.funded, 100));
    expect((await till.client.get("/standin/data")).body).not.toEqual(initial);
    expect(await till.client.post("/standin/reset", "")).toMatchObject({ status: 204 });
    expect((await till.client.get("/standin/data")).body).toEqual(initial);
    expect((await till.client.get("/standin/messages")).body).toEqual({
      exchanges: [],
      trimmed: 0,
    });
  });
});

/** The numbers of the messages that a query is answered with. */
const numbersFor =
  ({ client }: ReturnType<typeof newTill>) =>
  async (query: string): Promise<number[]> => {
    const { body } = await client.get(`/standin/messages?${query}`);
    return (body["exchanges"] as { number: number }[]).map(({ number }) => number);
  };

describe("messages", () => {
  test("in pages, from either end", async () => {
    const till = newTill();
    for (let sent = 0; sent < 5; sent += 1) await till.load(loadOf(cards.empty, 1));
    const numbers = numbersFor(till);
    expect(await numbers("")).toEqual([1, 2, 3, 4, 5]);
    expect(await numbers("limit=2")).toEqual([1, 2]);
    expect(await numbers("after=2&limit=2")).toEqual([3, 4]);
    expect(await numbers("limit=2&newest=true")).toEqual([4, 5]);
    expect(await numbers("after=9")).toEqual([]);
    expect(await numbers("before=3")).toEqual([1, 2]);
    expect(await numbers("before=5&limit=2&newest=true")).toEqual([3, 4]);
    expect(await numbers("after=3&before=5&limit=2&newest=true")).toEqual([4]);
    expect(await numbers("before=99&limit=1&newest=true")).toEqual([5]);
    for (const nothing of ["before=1", "before=0&newest=true", "after=4&before=5"])
      expect(await numbers(nothing)).toEqual([]);
    const inProcess = (query: object) =>
      till.space.messages(query).exchanges.map(({ number }) => number);
    expect(inProcess({ before: 5, limit: 2, newest: true })).toEqual([3, 4]);
    expect(inProcess({ before: 1 })).toEqual([]);
  });

  test("those for which a filter holds", async () => {
    const till = newTill();
    for (let sent = 0; sent < 3; sent += 1) await till.load(loadOf(cards.empty, 1));
    await till.redeem(redemptionOf(cards.unknown, 1));
    await till.load(loadOf(cards.empty, 1));
    const numbers = numbersFor(till);
    expect(await numbers("filter=operation:redeem")).toEqual([4]);
    expect(await numbers("filter=-operation:redeem&limit=2")).toEqual([1, 2]);
    expect(await numbers("filter=-operation:redeem&limit=2&newest=true")).toEqual([3, 5]);
    expect(await numbers("filter=status:201&after=2")).toEqual([3, 5]);
    expect(await numbers("filter=status:504")).toEqual([]);
    expect(await numbers("filter=status:201&before=5&limit=2&newest=true")).toEqual([2, 3]);
    const inProcess = (query: object) =>
      till.space.messages(query).exchanges.map(({ number }) => number);
    expect(inProcess({ filter: "-operation:redeem", limit: 2, newest: true })).toEqual([3, 5]);
    expect(inProcess({ filter: "operation:redeem" })).toEqual([4]);
    expect(inProcess({ filter: "status:201", before: 5 })).toEqual([1, 2, 3]);
    expect(await numbers("filter=operation:load&limit=0&newest=true")).toEqual([]);
    expect(inProcess({ filter: "operation:load", limit: 0, newest: true })).toEqual([]);
  });

  test("a filter that makes no sense is refused with what is wrong", async () => {
    const reply = await newTill().client.get("/standin/messages?filter=colour:red");
    expect(reply).toMatchObject({
      status: 400,
      body: {
        detailMessage: {
          formatErrors: [
            { field: "filter", msg: expect.stringMatching(/^colour is not a key/) as string },
          ],
        },
      },
    });
  });

  test.each([
    "after=x",
    "filter=status:x",
    "filter=a:b&filter=c:d",
    "limit=-1",
    "limit=1e3",
    "after=99999999999999",
    "limit=1&limit=2",
    "before=x",
    "newest=maybe",
    "newest",
    "befor=3",
  ])("%s is not taken", async (query) => {
    expect(await newTill().client.get(`/standin/messages?${query}`)).toMatchObject(
      refusal(400, "GENERAL_ERROR"),
    );
  });

  test("one, by the number that its answer carried", async () => {
    const till = newTill();
    const reply = await till.load(loadOf(cards.empty, 1));
    const { status, body } = await till.client.get(
      `/standin/messages/${String(reply.headers["standin-exchange"])}`,
    );
    expect([status, body["operation"], body["answer"]]).toEqual([
      200,
      "load",
      expect.objectContaining({ id: reply.body["id"] }),
    ]);
    expect(await till.client.get("/standin/messages/99")).toMatchObject(
      refusal(404, "GENERAL_ERROR"),
    );
    expect(await till.client.get("/standin/messages/x")).toMatchObject(
      refusal(400, "GENERAL_ERROR"),
    );
  });

  test("as they come: a stream of events, of this data space only, two at most", async () => {
    const [till, other] = [newTill(), newTill()];
    const stream = (): Promise<Response> =>
      fetch(`${standin().url}/standin/messages/stream`, {
        headers: {
          authorization: `Basic ${Buffer.from(`${till.tester.user}:${till.tester.password}`).toString("base64")}`,
        },
      });
    const [one, two] = [await stream(), await stream()];
    expect([one.status, one.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
    expect((await stream()).status).toBe(429);

    const reader = (one.body as ReadableStream<Uint8Array>).getReader();
    await other.load(loadOf(cards.empty, 1));
    await till.load(loadOf(cards.empty, 1));
    let event = "";
    while (!event.includes("data: "))
      event += Buffer.from((await reader.read()).value as Uint8Array).toString("utf8");
    expect(event).toMatch(/^: standin\n\nid: 1\ndata: \{.*\}\n\n$/);
    expect(JSON.parse(event.split("data: ")[1] as string)).toMatchObject({
      number: 1,
      operation: "load",
      status: 201,
    });
    await reader.cancel();
    await two.body?.cancel();
    // Their places are free as soon as the server has seen them leave.
    const statuses: number[] = [];
    while (statuses.at(-1) !== 200 && statuses.length < 100) {
      const next = await stream();
      statuses.push(next.status);
      await next.body?.cancel();
    }
    expect(statuses.at(-1)).toBe(200);
  });
});

describe("scenario", () => {
  test("started as an object, as YAML, by name; shown; stopped", async () => {
    const { client } = newTill();
    expect((await client.get("/standin/scenario")).body).toMatchObject({ active: false });
    expect((await client.put("/standin/scenario", own)).body).toMatchObject({
      active: true,
      scenario: own,
      rules: [{ matched: 0, struck: 0 }],
    });
    const yaml =
      "name: mine\ntitle: Mine\ninterface: gift-card-v3\nrules:\n  - on: {}\n    fault: { when: before, kind: status, status: 503 }\n";
    expect((await client.put("/standin/scenario", yaml, "application/yaml")).body).toMatchObject({
      active: true,
      scenario: { name: "mine" },
    });
    expect((await client.put("/standin/scenario", { name: "provider-down" })).body).toMatchObject({
      scenario: { name: "provider-down" },
    });
    expect((await client.get("/standin/scenario")).body).toMatchObject({
      active: true,
      startedAt: "2031-03-04T12:00:00.000Z",
    });
    expect(await client.delete("/standin/scenario")).toMatchObject({ status: 204 });
    expect((await client.get("/standin/scenario")).body).toMatchObject({ active: false });
  });

  test("mistakes have their places; the scenario that ran goes on", async () => {
    const till = newTill();
    await till.client.put("/standin/scenario", own);
    const reply = await till.client.put(
      "/standin/scenario",
      "name: mine\ntitel: x\n",
      "application/yaml",
    );
    expect(reply).toMatchObject(refusal(400, "GENERAL_ERROR"));
    expect((reply.body["detailMessage"] as { mistakes: unknown[] }).mistakes).toContainEqual({
      file: "scenario",
      line: 2,
      column: 1,
      path: "titel",
      text: expect.stringMatching(
        /^is unknown; known: name, title, .*; did you mean title\?$/,
      ) as string,
    });
    expect(await till.load(loadOf(cards.empty, 1))).toMatchObject({ status: 504 });
  });

  test.each([
    ["nothing", ""],
    ["a list", "[]"],
    ["no JSON", "{"],
    ["null", "null"],
    ["deep JSON", `{"name":"a","rules":${"[".repeat(9_000)}${"]".repeat(9_000)}}`],
    [
      "a prototype key",
      '{"name":"a","title":"a","interface":"gift-card-v3","rules":[{"on":{"path":{"__proto__":"x"}},"fault":{"when":"before","kind":"status","status":504}}],"__proto__":{}}',
    ],
  ])("%s is refused", async (_, body) => {
    expect(await newTill().client.put("/standin/scenario", body)).toMatchObject(
      refusal(400, "GENERAL_ERROR"),
    );
  });
});

describe("clock", () => {
  test("set, moved, stopped, and back to the real time", async () => {
    const till = tillOf(standin(), "clockmaker", "x");
    const put = async (change: object) => (await till.client.put("/standin/clock", change)).body;
    expect(await put({ set: "2030-01-01T00:00:00Z", frozen: true })).toMatchObject({
      now: "2030-01-01T00:00:00.000Z",
      frozen: true,
    });
    expect(await put({ advanceSeconds: 90.5 })).toMatchObject({
      now: "2030-01-01T00:01:30.500Z",
      frozen: true,
    });
    expect(await put({ advanceSeconds: -90.5 })).toMatchObject({ now: "2030-01-01T00:00:00.000Z" });
    expect((await till.load(loadOf(cards.empty, 1))).body["time"]).toBe("2030-01-01T00:00:00.000Z");
    const running = await put({ frozen: false });
    expect(running).toMatchObject({ frozen: false });
    expect(Date.parse(running["now"] as string)).toBeGreaterThanOrEqual(
      Date.parse("2030-01-01T00:00:00Z"),
    );
    expect(await put({ set: "real" })).toMatchObject({ aheadSeconds: 0, frozen: false });
    expect((await till.client.get("/standin/clock")).body).toMatchObject({ frozen: false });
  });

  test.each([
    [{ set: "yesterday" }, "set"],
    [{ advanceSeconds: "1" }, "advanceSeconds"],
    [{ advanceSeconds: 1e300 }, "advanceSeconds"],
    [{ frozen: 1 }, "frozen"],
    [{ stop: true }, "stop"],
    [[], ""],
  ])("%j is not taken", async (change, field) => {
    expect(await newTill().client.put("/standin/clock", change)).toMatchObject(
      refusal(400, "GENERAL_ERROR", {
        formatErrors: expect.arrayContaining([expect.objectContaining({ field })]) as unknown,
      }),
    );
  });

  test("a year that RFC 3339 cannot write, or soon could not, is not taken: the clock stays", async () => {
    const { client } = newTill();
    await client.put("/standin/clock", { set: "9998-12-30T23:59:59Z", frozen: true });
    expect(await client.put("/standin/clock", { advanceSeconds: 2 })).toMatchObject({
      status: 400,
    });
    expect((await client.get("/standin/clock")).body).toMatchObject({
      now: "9998-12-30T23:59:59.000Z",
    });
  });
});

test("a verdict as a page and as a JUnit report; in no other form", async () => {
  const till = newTill();
  await till.load(loadOf(cards.empty, 1));
  const { body: verdict } = await till.client.get("/standin/verdict");
  const page = await till.client.get("/standin/verdict?format=html");
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.text).toContain(`<title>Standin: ${String(verdict["result"])}</title>`);
  const report = await till.client.get("/standin/verdict?format=junit&interface=gift-card-v3");
  expect(report.headers["content-type"]).toBe("application/xml; charset=utf-8");
  expect(report.text).toMatch(/^<\?xml.*<testsuites.*<testcase/s);
  const wrong = await till.client.get("/standin/verdict?format=pdf");
  expect(wrong.status).toBe(400);
  expect(JSON.stringify(wrong.body)).toContain('"field":"format"');
});

test("a verdict without the checks that passed: the counts stay", async () => {
  const till = newTill();
  await till.load(loadOf(cards.empty, 1));
  const { body: whole } = await till.client.get("/standin/verdict");
  const { body: short } = await till.client.get("/standin/verdict?passing=false");
  const outcomesOf = ({ rules }: Record<string, unknown>): string[] =>
    (rules as { checks: { outcome: string }[] }[]).flatMap(({ checks }) =>
      checks.map(({ outcome }) => outcome),
    );
  const others = outcomesOf(whole).filter((outcome) => outcome !== "pass");
  expect(outcomesOf(whole).length).toBeGreaterThan(others.length);
  expect(others.length).toBeGreaterThan(0);
  expect(outcomesOf(short)).toEqual(others);
  expect(short["counts"]).toEqual(whole["counts"]);
  const untriedOf = ({ rules }: Record<string, unknown>): string[] =>
    (rules as { id: string; outcome: string }[])
      .filter(({ outcome }) => outcome === "not-applicable")
      .map(({ id }) => id);
  expect(untriedOf(short)).toContain("GC-11");
  expect(untriedOf(short)).toEqual(untriedOf(whole));
  const { body: list } = await till.client.get("/standin/rules");
  expect(
    (list["rules"] as object[]).find((rule) => memberOf(rule, "id") === "GC-11"),
  ).toMatchObject({
    triedBy: "activate without an answer, then reverseActivation",
  });
  const inProcess = await till.space.verdict({ passing: false });
  expect(outcomesOf({ ...inProcess })).toEqual(others);
});
