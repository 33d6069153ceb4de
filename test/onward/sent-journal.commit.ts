import { connect } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import request from "supertest";
import { limits } from "../../src/limits/limits";
import {
  cards,
  loadOf,
  newTill as tillOf,
  refusal,
  useGiftCards,
} from "../support/messages/gift-card";
import { requestBytes } from "../support/socket";
import { until } from "../support/standin";

const { newTill, standin } = useGiftCards();
type Till = ReturnType<typeof newTill>;

const path = "/standin/verdict/from";

/** Sends bytes as a journal. */
const send = (
  till: Till,
  body: Buffer | string,
  headers: Record<string, string> = {},
  query = "",
) =>
  request(standin().url)
    .post(path + query)
    .auth(till.tester.user, till.tester.password)
    .set({ "content-type": "application/x-ndjson", ...headers })
    .serialize((sent: unknown) => sent as string)
    .send(body);

/** The journal of a till that left two loads open, as its text. */
async function exported(): Promise<string> {
  const till = newTill();
  await till.load(loadOf(cards.empty, 1));
  await till.load(loadOf(cards.empty, 2));
  return (await till.client.get("/standin/journal")).text;
}

const ofLine = (line: number, msg: string): object =>
  refusal(400, "GENERAL_ERROR", { formatErrors: [{ field: `line ${line}`, msg }] });

/** The same: what is answered, as JSON. */
async function answered(
  ...sent: Parameters<typeof send>
): Promise<{ status: number; body: unknown }> {
  const { status, body } = (await send(...sent)) as { status: number; body: unknown };
  return { status, body };
}

describe("the verdict on an exported journal", () => {
  test("is the one that was made where it comes from, in each format; nothing is kept", async () => {
    const till = newTill();
    await till.load(loadOf(cards.empty, 1));
    const { text } = await till.client.get("/standin/journal");
    const { body: live } = await till.client.get("/standin/verdict?strict=true");
    const other = newTill();
    const { status, body } = await answered(other, text, {}, "?strict=true");
    const { observedUntil } = JSON.parse(text.split("\n", 1)[0] ?? "") as { observedUntil: string };
    const observed = { ...(live["observed"] as object), until: observedUntil };
    expect([status, body]).toEqual([200, { ...live, observed }]);
    const page = await send(other, text, {}, "?format=html");
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.text).toContain("<title>Standin: inconclusive</title>");
    const report = await send(other, text, {}, "?format=junit&interface=gift-card-v3");
    expect(report.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(other.space.messages().exchanges).toEqual([]);
  });

  test.each<[string, (text: string) => Buffer | string, Record<string, string>]>([
    ["packed by gzip", gzipSync, { "content-encoding": "gzip" }],
    ["packed by deflate", deflateSync, { "content-encoding": "deflate" }],
    ["packed by brotli", brotliCompressSync, { "content-encoding": "br" }],
    ["as any type", (text) => text, { "content-type": "application/octet-stream" }],
    [
      "with a byte order mark and lines of Windows",
      (text) => `\ufeff${text.replaceAll("\n", "\r\n")}`,
      {},
    ],
    ["without its last line break", (text) => text.trimEnd(), {}],
    ["with empty lines", (text) => text.replaceAll("\n", "\n\n"), {}],
  ])("%s", async (_, written, headers) => {
    const { status, body } = await answered(newTill(), written(await exported()), headers);
    expect([status, body]).toMatchObject([200, { observed: { exchanges: 2 } }]);
  });

  test("with the scenario that ran, and what a reset took away", async () => {
    const till = newTill();
    till.space.scenario("provider-down");
    await till.load(loadOf(cards.empty, 1));
    const { text } = await till.client.get("/standin/journal");
    const { body } = await answered(newTill(), text);
    expect(body).toMatchObject({ scenario: "provider-down", observed: { exchanges: 1 } });
    till.space.reset();
    const { status } = await answered(newTill(), (await till.client.get("/standin/journal")).text);
    expect(status).toBe(200);
  });

  test("a query that makes no sense is refused before anything is read", async () => {
    const till = newTill();
    expect(await answered(till, "", {}, "?format=pdf")).toMatchObject({ status: 400 });
    expect(await answered(till, "", {}, "?interface=none")).toMatchObject({ status: 404 });
    expect((await request(standin().url).post(path).send("")).status).toBe(401);
  });
});

describe("what is not an exported journal is refused, with the line", () => {
  const head = `{"standinJournal":1,"observedUntil":"2031-01-01T00:00:00Z","trimmed":0}\n`;
  const notHead = "is not the head of a journal";
  const exchange = (findings: object[]): string =>
    JSON.stringify({
      ...{ number: 1, receivedAt: "2031-01-01T00:00:00Z", clock: "2031-01-01T00:00:00Z" },
      ...{ operation: "redeem", path: "/", request: { headers: {} }, outcome: "answered" },
      ...{ interface: "gift-card-v3", method: "POST", messageId: null, requestId: null },
      ...{ status: 201, durationMs: 1, strikes: [], rules: [], findings },
    });

  test.each<[string, string | Buffer, object]>([
    ["nothing", "", ofLine(1, notHead)],
    ["empty lines", "\n\n\n", ofLine(1, notHead)],
    ["bytes", Buffer.from([0xff, 0xfe, 0x00, 0x0a, 0x80]), ofLine(1, "is not JSON")],
    ["half a head", head.slice(0, 20), ofLine(1, "is not JSON")],
    ["half a line", `${head}{"number":1,`, ofLine(2, "is not JSON")],
    ["no head", "{}\n", ofLine(1, notHead)],
    ["something else in a line", `${head}\n[]\n`, ofLine(3, "is not an exchange")],
    [
      "a finding without a code",
      `${head}${exchange([{ text: "odd" }])}\n`,
      ofLine(2, expect.stringMatching(/^is not an exchange/) as never),
    ],
    ["two journals", head + head, ofLine(2, "is the head of another journal: send each by itself")],
    ["a deep line", `${head}${"[".repeat(500_000)}`, ofLine(2, "is nested deeper than 72 levels")],
    [
      "a wide line",
      `${head}[${"1,".repeat(limits.journalLineValues)}1]`,
      ofLine(2, `has more than ${limits.journalLineValues} values`),
    ],
    [
      "a head with a scenario that is none",
      `${head.trimEnd().slice(0, -1)},"run":{"scenario":{},"rules":[]}}\n`,
      ofLine(1, expect.stringContaining("run.scenario name must be present") as never),
    ],
  ])("%s", async (_, body, expected) => {
    expect(await answered(newTill(), body)).toMatchObject(expected);
  });

  test.each<[string, object, string]>([
    ["a member of another type", { request: 1 }, "request must be an object"],
    ["a member that is unknown", { evil: 1 }, "evil is unknown"],
    ["a moment that is none", { clock: "noon" }, "clock must be"],
  ])("%s", async (_, change, problem) => {
    const [head, line = "", ...others] = (await exported()).split("\n");
    const changed = JSON.stringify({ ...(JSON.parse(line) as object), ...change });
    expect(await answered(newTill(), [head, changed, ...others].join("\n"))).toMatchObject(
      ofLine(2, expect.stringContaining(`is not an exchange of a journal: ${problem}`) as never),
    );
  });

  test.each<[string, Buffer, string, number]>([
    ["cut gzip", gzipSync("{}\n".repeat(1_000)).subarray(0, 20), "gzip", 400],
    ["no gzip at all", Buffer.from("{}"), "gzip", 400],
    ["an unknown way to pack", Buffer.from("{}"), "odd", 415],
    ["a bomb", gzipSync(Buffer.alloc(limits.journalBytes + 1, " ")), "gzip", 413],
  ])("%s", async (_, body, encoding, status) => {
    const reply = await answered(newTill(), body, {
      "content-encoding": encoding,
    });
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ errorType: expect.any(String) as string });
  });
});

test("a journal that breaks off, or that does not come to its end, keeps nobody from a verdict", async () => {
  const { hostname, port } = new URL(standin().url);
  const till = newTill();
  const authorization = `authorization: Basic ${Buffer.from(`${till.tester.user}:${till.tester.password}`).toString("base64")}`;
  const half = connect(Number(port), hostname);
  half.write(requestBytes("POST", path, [authorization, "content-length: 1000"]) + "{");
  await until(() => half.bytesWritten > 0);
  expect((await till.client.get("/standin/verdict")).status).toBe(200);
  expect((await send(newTill(), await exported())).status).toBe(200);
  half.destroy();
  expect((await send(till, await exported())).status).toBe(200);
});

describe("in process", () => {
  test("a verdict is had as a report, typed as text", async () => {
    const { space, load } = newTill();
    await load(loadOf(cards.empty, 1));
    const page: string = await space.verdict({ format: "html", strict: true });
    expect(page).toContain("<title>Standin: fail</title>");
    const report: string = await space.verdict({ format: "junit" });
    expect(report).toMatch(/^<\?xml/);
    await expect(space.verdict({ format: "pdf" } as never)).rejects.toThrow("Parameter not valid");
  });

  test("an exported journal is judged, as it was read or as the text of its file", async () => {
    const [{ space }, text] = [newTill(), await exported()];
    const verdict = await space.verdictFrom(text, { passing: false });
    expect(verdict.observed.exchanges).toBe(2);
    const other = newTill();
    await other.load(loadOf(cards.empty, 1));
    const journal = await other.space.journal();
    expect((await space.verdictFrom(journal)).observed).toEqual({
      until: journal.observedUntil,
      exchanges: 1,
      trimmed: 0,
    });
    expect(await space.verdictFrom(text, { format: "junit" })).toMatch(/^<\?xml/);
    await expect(space.verdictFrom("[]")).rejects.toThrow("Journal not valid");
  });
});

test("its document has it", async () => {
  const { text } = await tillOf(standin()).client.get("/standin/openapi/control");
  const { paths } = JSON.parse(text) as { paths: Record<string, { post: object }> };
  expect(paths[path]?.post).toMatchObject({
    operationId: "verdictFrom",
    requestBody: { content: { "application/x-ndjson": {} } },
  });
});
