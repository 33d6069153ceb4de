import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v4 } from "uuid";
import type { Standin } from "../../src";
import type { UnmatchedList } from "../../src/journal/unmatched-request";
import { limits } from "../../src/limits/limits";
import { Client } from "../support/client";
import { base, cards, newTill, redemptionOf, requestPath } from "../support/messages/gift-card";
import { run, runHere } from "../support/program";
import { startStandin } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";

const unmatchedOf = async (client: Client): Promise<UnmatchedList> => {
  const { status, text } = await client.get("/standin/unmatched");
  expect(status).toBe(200);
  return JSON.parse(text) as UnmatchedList;
};

const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
const redeem = `POST ${base}/redemptions/{redemptionId}`;
const text = expect.any(String) as string;
/** What the tests of wrong connections look at. */
const told = { sentence: text, advice: text, raw: text, compared: [] };
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;

describe("without a users file", () => {
  let standin: Standin;
  beforeAll(async () => {
    standin = await startStandin();
  });

  test("credentials of another scheme than Basic are named as such", async () => {
    const { url } = await startStandin();
    const headers = { authorization: "Bearer abc", "content-type": "application/json" };
    await fetch(`${url}${base}/redemptions/${v4()}`, { method: "POST", headers, body: "{}" });
    const { withoutCredentials } = await unmatchedOf(new Client(url, "7102", "pos"));
    expect(withoutCredentials).toMatchObject([{ status: 401, reason: "scheme-wrong" }]);
  });

  test("a filter of messages finds those that have what it asks for, here, in process and on the command line", async () => {
    const { client, space } = newTill(standin, "quay8", "own");
    await client.post(`${base}/redemption/1`, { terminalId: "LANE-7" });
    await client.get(`${base}/redemptions/${v4()}`);
    const found = async (filter: string): Promise<readonly number[]> => {
      const { text: body } = await client.get(
        `/standin/unmatched?filter=${encodeURIComponent(filter)}`,
      );
      const numbers = (JSON.parse(body) as UnmatchedList).requests.map(({ number }) => number);
      expect(space.unmatched({ filter }).requests.map(({ number }) => number)).toEqual(numbers);
      return numbers;
    };
    expect(await found("status:404")).toEqual([1]);
    expect(await found("-status:404")).toEqual([2]);
    expect(await found("LANE-7")).toEqual([1]);
    expect(await found("text:redemption since:1h")).toEqual([1, 2]);
    expect(await found("broken:any")).toEqual([]);
    expect(await found("operation:redeem")).toEqual([]);
    const wrong = await client.get("/standin/unmatched?filter=method:GET");
    expect(wrong.status).toBe(400);
    expect(JSON.parse(wrong.text)).toMatchObject({
      detailMessage: { formatErrors: [{ field: "filter" }] },
    });
    const at = ["messages", "--url", standin.url, "--user", "quay8:own", "--filter"];
    const listed = await runHere([...at, "status:404"]);
    expect(listed.out).toMatch(/^No message fits the filter status:404\n1 request reached no/);
    const others = await runHere([...at, "-status:404", "--unmatched"]);
    expect(others.out).toContain(`GET ${base}/redemptions/`);
    expect(others.out).not.toContain(`${base}/redemption/1`);
  });

  test("a wrong path and a wrong method, with numbers of their own and the nearest operations", async () => {
    const { client, space } = newTill(standin);
    const id = v4();
    await client.post(`${base}/redemption/${id}`, {});
    await client.get(`${base}/redemptions/${id}`);
    expect((await unmatchedOf(client)).requests).toEqual([
      {
        number: 1,
        receivedAt: time,
        method: "POST",
        path: `${base}/redemption/${id}`,
        status: 404,
        reason: "path-unknown",
        nearest: expect.arrayContaining([redeem]) as string[],
        ...told,
        compared: [{ sent: "redemption", wanted: "redemptions" }],
        mark: { from: 18, to: 28 },
      },
      {
        number: 2,
        receivedAt: time,
        method: "GET",
        path: `${base}/redemptions/${id}`,
        status: 405,
        reason: "method-wrong",
        nearest: [redeem],
        ...told,
        compared: [{ sent: "GET", wanted: "POST" }],
        mark: { from: 0, to: 3 },
      },
    ]);
    expect(space.messages().exchanges).toEqual([]);
    expect(space.unmatched().requests).toHaveLength(2);
  });

  test("another user sees none of them; a reset drops them", async () => {
    const { client } = newTill(standin);
    await client.get("/nowhere");
    expect((await unmatchedOf(newTill(standin).client)).requests).toEqual([]);
    await client.post("/standin/reset", "");
    expect((await unmatchedOf(client)).requests).toEqual([]);
  });

  test("messages without credentials are in one list for everybody", async () => {
    const path = requestPath("redemption", v4());
    await fetch(`${standin.url}${path}`, { method: "POST", body: "{}" });
    const { withoutCredentials } = await unmatchedOf(newTill(standin).client);
    expect(withoutCredentials?.at(-1)).toEqual({
      number: expect.any(Number) as number,
      receivedAt: time,
      method: "POST",
      path,
      status: 401,
      reason: "credentials-missing",
      address: "127.0.0.1",
      nearest: [redeem],
      ...told,
    });
  });

  test("after a reset a data space is not shown those without credentials that came before it; others still are", async () => {
    const { url } = await startStandin();
    const [own, other] = [new Client(url, "7102", "pos"), new Client(url, "7103", "pos")];
    const send = (path: string) => fetch(`${url}${base}/${path}`, { method: "POST", body: "{}" });
    const shownTo = async (client: Client) =>
      (await unmatchedOf(client)).withoutCredentials?.map(({ number }) => number);
    await send("first");
    await send("second");
    await own.post("/standin/reset", "");
    expect([await shownTo(own), await shownTo(other)]).toEqual([[], [1, 2]]);
    expect((await own.get("/standin/messages/counts")).body).toMatchObject({ unmatched: 0 });
    const again = { list: "withoutCredentials", operation: "redeem" };
    expect((await own.post("/standin/unmatched/2/again", again)).status).toBe(404);
    await send("third");
    expect([await shownTo(own), await shownTo(other)]).toEqual([[3], [1, 2, 3]]);
  });

  test("only the newest are kept", async () => {
    const { client } = newTill(standin);
    for (let sent = 0; sent < limits.unmatchedRequests + 2; sent += 1) await client.get("/nowhere");
    const { requests } = await unmatchedOf(client);
    expect([requests.length, requests[0]?.number]).toEqual([limits.unmatchedRequests, 3]);
  });

  test("a card number in the path is masked, and a long path is cut", async () => {
    const { client } = newTill(standin);
    await client.get(`/cards/${cards.funded}/${"x".repeat(2 * limits.loggedPath)}`);
    const path = (await unmatchedOf(client)).requests[0]?.path;
    expect(path).not.toContain(cards.funded);
    expect(path).toHaveLength(limits.loggedPath);
  });

  test("messages of the same user with another password are told on this machine, without that password", async () => {
    const time = new VirtualTime();
    const { url } = await startStandin({ time });
    const [own, other] = [new Client(url, "7102", "pos"), new Client(url, "7102", "sesame")];
    expect((await unmatchedOf(own)).requests).toEqual([]);
    for (const amount of [1, 2, 3]) {
      const redemption = redemptionOf(cards.funded, amount);
      await other.post(requestPath("redemption", redemption.id), redemption);
      time.advance(1_000);
    }
    const { text } = await own.get("/standin/unmatched");
    expect(JSON.parse(text)).toMatchObject({
      requests: [
        {
          number: 1,
          receivedAt: "2031-03-04T12:00:02.000Z",
          method: "POST",
          status: 201,
          reason: "password-other",
          nearest: [],
          others: { user: "7102", count: 3, since: "2031-03-04T12:00:00.000Z" },
        },
      ],
    });
    expect(text).not.toContain("sesame");
    expect((await own.get("/standin/messages/counts")).body).toMatchObject({ unmatched: 3 });
    const shown = await runHere(["messages", "--unmatched", "--url", url]);
    expect(shown.out).toBe(
      "12:00:02.000  3 messages came for user 7102 with another password since 2031-03-04T12:00:00.000Z\n" +
        "      Give the POS the password of this data space, or look at the other data space with its own.\n",
    );
    const headers = { authorization: basic("7102", "pos"), "x-forwarded-for": "203.0.113.7" };
    const forwarded = await fetch(`${url}/standin/unmatched`, { headers });
    expect(await forwarded.json()).toMatchObject({ requests: [] });
    expect((await unmatchedOf(new Client(url, "7103", "pos"))).requests).toEqual([]);
    time.advance(limits.otherPasswordMs);
    expect((await unmatchedOf(own)).requests).toEqual([]);
  });

  test("messages that a bound refuses are one row: which bound, how many, since when", async () => {
    const time = new VirtualTime();
    const standin = await startStandin({ time, limits: { requestsPerSecond: 2 } });
    const { url } = standin;
    for (let sent = 0; sent < 5; sent += 1) {
      const redemption = redemptionOf(cards.funded, 1);
      // The connection of a refused message is not read until its second is over.
      await new Client(url, "7102", "pos").post(
        requestPath("redemption", redemption.id),
        redemption,
      );
      time.advance(10);
    }
    time.advance(1_000);
    const beyond = {
      bound: "requestsPerSecond",
      limit: 2,
      count: 3,
      since: "2031-03-04T12:00:00.020Z",
    };
    const refused = {
      number: 1,
      receivedAt: "2031-03-04T12:00:00.040Z",
      method: "POST",
      path: expect.stringContaining(`${base}/redemptions/`) as string,
      status: 503,
      reason: "bound",
      nearest: [],
      beyond,
    };
    const shownRow = { ...refused, ...told };
    expect((await unmatchedOf(new Client(url, "7102", "pos"))).requests).toEqual([shownRow]);
    expect(standin.unmatched().requests).toEqual([shownRow]);
    time.advance(1_000);
    const counts = await new Client(url, "7102", "pos").get("/standin/messages/counts");
    expect(counts.body).toMatchObject({ unmatched: 3 });
    const text = "3 messages came beyond the bound of 2 requests per second of the data space";
    time.advance(1_000);
    const shown = await runHere(["messages", "--unmatched", "--url", url]);
    expect(shown.out).toBe(
      `12:00:00.040  ${text} since 2031-03-04T12:00:00.020Z\n` +
        "      Have the POS send less at a time, or start the simulator with a higher bound (--limits).\n",
    );
    time.advance(1_000);
    expect((await standin.verdict()).unmatched).toEqual([refused]);
    const html = await (
      await fetch(`${url}/standin/verdict?format=html`, {
        headers: { authorization: basic("7102", "pos") },
      })
    ).text();
    expect(html).toContain(text);
    expect(html).toContain("3 requests reached no operation, and no rule judged them");
  });

  test("calls of the control API that a bound refuses are none of them", async () => {
    const time = new VirtualTime();
    const standin = await startStandin({ time, limits: { requestsPerSecond: 1 } });
    let status = 200;
    while (status === 200)
      ({ status } = await new Client(standin.url, "7102", "pos").get("/standin/clock"));
    expect([status, standin.unmatched().requests]).toEqual([429, []]);
  });

  test("a message that reaches an operation is none of them, refused or not", async () => {
    const { client, redeem: redeems } = newTill(standin);
    await redeems(redemptionOf(cards.funded, 100));
    await client.post(requestPath("redemption", v4()), {});
    expect((await unmatchedOf(client)).requests).toEqual([]);
  });

  test("the empty list of messages hints at the last one; messages --unmatched lists all", async () => {
    const { client } = newTill(standin, "quay7", "own");
    const at = (...args: string[]) =>
      runHere([...args, "--url", standin.url, "--user", "quay7:own"]);
    await client.post(`${base}/redemption/${v4()}`, {});
    const empty = await at("messages");
    expect(empty.out).toMatch(/^No messages in the data space of user /);
    expect(empty.out).toContain("reached no operation");
    expect(empty.out).toContain(`nearest: ${redeem}`);
    const listed = await at("messages", "--unmatched", "--last", "1");
    expect(listed.out).toMatch(/ {2}404 {2}POST .* \(no operation has this path\)\n/);
    const { requests } = JSON.parse(
      (await at("messages", "--unmatched", "--json")).out,
    ) as UnmatchedList;
    expect(requests).toHaveLength(1);
  });
});

describe("requests that reach no operation are told", () => {
  let standin: Standin;
  beforeAll(async () => {
    standin = await startStandin();
  });

  test("a doubled slash is an empty segment, with the operation that was meant; a slash at the end is none", async () => {
    const { client, space } = newTill(standin);
    const id = v4();
    expect(await client.post(`/${requestPath("redemption", id)}`, {})).toMatchObject({
      status: 404,
    });
    expect(space.unmatched().requests[0]).toMatchObject({
      reason: "segment-empty",
      path: `/${requestPath("redemption", id)}`,
      nearest: expect.arrayContaining([redeem]) as string[],
    });
    expect((await client.get(`${requestPath("redemption", id)}/`)).status).toBe(405);
  });

  test("an escaped letter is the letter", async () => {
    const { client, space } = newTill(standin);
    const sale = redemptionOf(cards.funded, 100);
    const path = `${base}/%72edemptions/${sale.id.replace("-", "%2d")}`;
    expect((await client.post(path, sale)).status).toBe(201);
    expect(space.messages().exchanges[0]).toMatchObject({
      operation: "redeem",
      messageId: sale.id,
    });
  });

  test("in every report of a verdict, and in the export that it can be made of again", async () => {
    const { client } = newTill(standin, "quay9", "own");
    await client.post(`${base}/redemption/${v4()}`, {});
    await client.get(requestPath("redemption", "1"));
    const folder = mkdtempSync(join(tmpdir(), "standin-unmatched-"));
    const files = ["export", "junit", "html", "markdown"].map((kind) => join(folder, kind));
    const [exported = "", ...reports] = files;
    const { out, code } = await runHere([
      "verdict",
      ...["--url", standin.url, "--user", "quay9:own"],
      ...files.flatMap((file) => [`--${file.split("/").at(-1) ?? ""}`, file]),
    ]);
    expect(code).toBe(3);
    const wrongPath =
      /404 POST \/giftcard\/v3\/redemption\/.* \(no operation has this path\); nearest: POST/;
    expect(out).toMatch(/^2 requests reached no operation, and no rule judged them:$/m);
    expect(out).toMatch(wrongPath);
    expect(out).toMatch(
      /^ {2}405 GET .* \(the path does not take this method\); nearest: POST .*redemptionId}$/m,
    );
    for (const file of reports) {
      const text = readFileSync(file, "utf8").replace(/\\/g, "");
      expect(text).toContain("2 requests reached no operation");
      expect(text).toMatch(wrongPath);
    }
    expect((await runHere(["verdict", "--from", exported])).out).toBe(out);
    const sent = await fetch(`${standin.url}/standin/verdict/from?format=markdown`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from("quay9:own").toString("base64")}`,
        "content-type": "application/x-ndjson",
      },
      body: readFileSync(exported, "utf8"),
    });
    expect(sent.status).toBe(200);
    expect((await sent.text()).replace(/\\/g, "")).toMatch(wrongPath);
  });

  test("standin run names what came without credentials, too", async () => {
    const till = `const at = process.env.STANDIN_URL + "/giftcard/v3/redemptions/${v4()}";
      fetch(at, { method: "POST", body: "{}" }).then(() => fetch(at.replace("/giftcard", "/api/giftcard")))`;
    const { out, code } = await run(["run", "magic-cents", "--", process.execPath, "-e", till]);
    expect(code).toBe(3);
    expect(out).toMatch(/^2 requests reached no operation/m);
    expect(out).toMatch(/^ {2}401 POST .* \(no credentials\); nearest: POST/m);
    expect(out).toMatch(/^ {2}40[14] GET \/api\/giftcard/m);
  });
});

describe("with a users file", () => {
  let standin: Standin;
  beforeAll(async () => {
    const users = join(mkdtempSync(join(tmpdir(), "standin-")), "users.yaml");
    writeFileSync(users, "users:\n  - { user: quay4, password: right }\n");
    standin = await startStandin({ users });
  });

  test("a wrong password is shown to the user whom it names, and nobody's are shown to all", async () => {
    const owner = new Client(standin.url, "quay4", "right");
    const path = requestPath("redemption", v4());
    expect(await new Client(standin.url, "quay4", "wrong").post(path, {})).toMatchObject({
      status: 401,
    });
    await new Client(standin.url, "stranger", "wrong").post(path, {});
    expect(await unmatchedOf(owner)).toEqual({
      requests: [
        {
          number: 1,
          receivedAt: time,
          method: "POST",
          path,
          status: 401,
          reason: "credentials-wrong",
          address: "127.0.0.1",
          nearest: [redeem],
          ...told,
          mark: { from: 92, to: 106 },
        },
      ],
    });
  });

  test("a wrong password on a wrong path too", async () => {
    const owner = new Client(standin.url, "quay4", "right");
    await new Client(standin.url, "quay4", "wrong").get("/giftcards/v3/nothing");
    const { requests } = await unmatchedOf(owner);
    expect(requests.at(-1)).toMatchObject({ status: 404, reason: "path-unknown" });
  });
});
