import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v4 } from "uuid";
import { hashOf, writeUsersFile } from "../../../src/users";
import { Client } from "../../support/client";
import { base, cards, newTill, redemptionOf, requestPath } from "../../support/messages/gift-card";
import { runHere } from "../../support/program";
import { startStandin } from "../../support/standin";

const start = async (options = {}) => {
  const standin = await startStandin(options);
  const till = newTill(standin, "7102", "pos");
  const again = (number: number | string, meant: object = {}) =>
    till.client.post(`/standin/unmatched/${number}/again`, meant);
  return { standin, till, again, client: till.client, space: till.space };
};

const wrong = (field: string): object => ({
  status: 400,
  body: { detailMessage: { formatErrors: [{ field }] } },
});

test("a request with a wrong path goes to the operation that it was meant for, as it came", async () => {
  const { till, again, client, space } = await start();
  const request = redemptionOf(cards.funded, 2500);
  await client.post(`/giftcard/v3/redemption/${request.id}`, request);
  const { status, body } = await again(1);
  expect({ status, body }).toEqual({ status: 201, body: { number: 1, of: 1, status: 201 } });
  const [sent] = space.messages().exchanges;
  expect(sent).toMatchObject({ sentBy: "tester", operation: "redeem", messageId: request.id });
  expect(sent).not.toHaveProperty("again");
  expect(sent?.path).toBe(requestPath("redemption", request.id));
  expect(await till.balances(cards.funded)).toEqual([47500, 47500]);
  expect(space.unmatched().requests).toHaveLength(1);
  expect(JSON.stringify(space.unmatched())).not.toContain(cards.funded);
});

test("another operation may be named, and so may another method, prefix or list", async () => {
  const { standin, again, client, space } = await start();
  const request = redemptionOf(cards.funded, 2500);
  await client.put(`/api/giftcard/v2/redemptions/${request.id}?x=1`, request);
  expect((await again(1, { operation: "load" })).body).toMatchObject({ status: 201 });
  expect(space.message(1).path).toBe(`${base}/loads/${request.id}?x=1`);
  const other = redemptionOf(cards.funded, 2500);
  await fetch(`${standin.url}${requestPath("redemption", other.id)}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(other),
  });
  const list = "withoutCredentials";
  expect((await again(1, { list })).body).toMatchObject({ number: 2, status: 201 });
  expect((await space.againUnmatched(1, { list })).status).toBe(400);
});

test("what cannot be sent is refused, and says why", async () => {
  const { again, client, space } = await start();
  await client.post("/nothing/like/it", { id: v4() });
  await client.post(`${base}/redemption/1`, `{"long": "${"x".repeat(70_000)}"}`);
  await client.post(`${base}/redemptions//confirmations/${v4()}`, {});
  expect(await again(3)).toMatchObject(wrong("operation"));
  expect(await again(4)).toMatchObject({ status: 404 });
  expect(await again("one")).toMatchObject(wrong("number"));
  expect(await again(2)).toMatchObject({ status: 409 });
  expect(await again(1, { operation: "redeeem" })).toMatchObject(wrong("operation"));
  expect(await again(1, { list: "all" })).toMatchObject(wrong("list"));
  expect(await again(1, { path: "/" })).toMatchObject(wrong("path"));
  expect(space.messages().exchanges).toEqual([]);
});

test("the command line sends it too", async () => {
  const { standin, client } = await start();
  const request = redemptionOf(cards.funded, 2500);
  await client.post(`${base}/redemption/${request.id}`, request);
  const env = { STANDIN_URL: standin.url };
  const words = ["messages", "again", "1", "--unmatched"];
  expect(await runHere([...words, "--operation", "load"], env)).toMatchObject({
    code: 0,
    out: "1 was sent again and is message 1: answered 201.\n",
  });
  expect(await runHere([...words, "--same-ids", "--operation", "x"], env)).toMatchObject({
    code: 2,
  });
});

test("with a users file a tester sends again what a POS of the data space sent, under its name", async () => {
  const users = join(mkdtempSync(join(tmpdir(), "standin-")), "users.json");
  const hash = await hashOf("secret");
  writeUsersFile(users, [
    { user: "pos-1", hash, space: "shop", roles: ["pos"] },
    { user: "anna", hash, space: "shop", roles: ["tester"] },
  ]);
  const { url } = await startStandin({ users });
  const [pos, anna] = ["pos-1", "anna"].map((name) => new Client(url, name, "secret"));
  const request = redemptionOf(cards.funded, 2500);
  await pos?.post(requestPath("redemption", request.id), request);
  const path = "/standin/messages/1/again";
  expect(await anna?.post(path, {})).toMatchObject({ status: 201, body: { status: 201 } });
  expect(await pos?.post(path, {})).toMatchObject({ status: 403 });
  expect(await new Client(url, "anna", "wrong").post(path, {})).toMatchObject({ status: 401 });
  expect(await pos?.get("/standin/compare?left=1&right=2")).toMatchObject({ status: 403 });
});

test("a call beyond the bound of requests a second is refused", async () => {
  const { till, client } = await start({ limits: { requestsPerSecond: 1 } });
  await till.redeem(redemptionOf(cards.funded, 2500));
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => client.post("/standin/messages/1/again", {})),
  );
  expect(replies.map(({ status }) => status)).toContain(429);
});
