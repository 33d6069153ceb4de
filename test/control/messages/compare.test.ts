import { cards, loadOf, newTill, redemptionOf } from "../../support/messages/gift-card";
import { runHere } from "../../support/program";
import { startStandin } from "../../support/standin";

const start = async () => {
  const standin = await startStandin();
  const till = newTill(standin, "7102", "pos");
  const compared = (query: string) => till.client.get(`/standin/compare?${query}`);
  const command = (...words: string[]) =>
    runHere(words, { STANDIN_URL: standin.url, STANDIN_USER: "7102:pos" });
  return { till, compared, command, space: till.space, client: till.client };
};

test("members that differ, and apart from them those that differ in each message", async () => {
  const { till, compared, space } = await start();
  await till.redeem(redemptionOf(cards.funded, 2500));
  await till.redeem(redemptionOf(cards.funded2, 2600, { time: "2031-03-04T12:00:05.000Z" }));
  const { status, body } = await compared("left=1&right=2");
  expect(status).toBe(200);
  expect(body).toEqual({
    members: expect.arrayContaining([
      { path: "request.amounts.requestAmount.amount", left: 2500, right: 2600 },
      { path: "request.card.pan", left: "609931*********0068", right: "609931*********0217" },
    ]) as object[],
    folded: expect.arrayContaining(["path", "id", "time"]) as string[],
  });
  const paths = (body["members"] as { path: string }[]).map(({ path }) => path);
  expect(paths).not.toEqual(expect.arrayContaining(["request.id"]));
  expect(space.compare(1, space.message(2).name ?? "")).toEqual(body);
  const unfolded = await compared("left=1&right=2&folded=false");
  expect(unfolded.body).toMatchObject({ folded: [] });
  expect(unfolded.body["members"]).toContainEqual({
    path: "request.time",
    left: "2031-03-04T12:00:00.000Z",
    right: "2031-03-04T12:00:05.000Z",
  });
});

test("a member that one of them lacks, an answer that a fault withheld, and a list in its places", async () => {
  const { till, compared, space } = await start();
  await till.redeem(redemptionOf(cards.funded, 2500, { basketRef: "B-1" }));
  space.fault("redeem", { after: { kind: "status", status: 504 } });
  await till.redeem(redemptionOf(cards.funded, 2500, { thirdPartyIdentifiers: [] }));
  const { body } = await compared("left=1&right=2");
  const members = new Map(
    (body["members"] as { path: string; left?: unknown; right?: unknown }[]).map(
      ({ path, ...sides }) => [path, sides],
    ),
  );
  expect(members.get("request.basketRef")).toEqual({ left: "B-1" });
  expect(members.get("request.thirdPartyIdentifiers")).toEqual({ right: "[]" });
  expect(members.get("request.thirdPartyIdentifiers[0].institutionId")).toEqual({ left: "6001" });
  expect(members.get("status")).toEqual({ left: 201, right: 504 });
  expect(members.get("fault")).toEqual({ right: expect.any(String) as string });
});

test("two values behind one mask differ", async () => {
  const { till, compared } = await start();
  await till.load(loadOf("6099310000000000076", 100));
  await till.load(loadOf("6099319999999990076", 100));
  const { body } = await compared("left=1&right=2");
  expect(body["members"]).toContainEqual({
    path: "request.card.pan",
    left: expect.stringMatching(/^609931\*+0076 \(v\w+\)$/) as string,
    right: expect.stringMatching(/^609931\*+0076 \(v\w+\)$/) as string,
  });
});

test("what is not there, or no number, is refused by its name", async () => {
  const { till, compared, client } = await start();
  await till.redeem(redemptionOf(cards.funded, 2500));
  expect(await compared("left=1&right=2")).toMatchObject({ status: 404 });
  const { name = "" } = till.space.message(1);
  till.space.reset();
  expect(await compared(`left=${name}&right=${name}`)).toMatchObject({ status: 410 });
  for (const [query, field] of [
    ["left=x&right=2", "left"],
    ["left=1", "right"],
    ["left=1&right=1&middle=1", "middle"],
    ["left=1&right=1&folded=maybe", "folded"],
  ])
    expect(await compared(query ?? "")).toMatchObject({
      status: 400,
      body: { detailMessage: { formatErrors: [{ field }] } },
    });
  expect((await client.post("/standin/compare", {})).status).toBe(405);
});

test("the command line sends again and compares: exit code 0 the same, 1 different, 2 not there", async () => {
  const { till, command, space } = await start();
  await till.redeem(redemptionOf(cards.funded, 2500));
  await till.confirm("redemption", space.message(1).messageId ?? "");
  expect(await command("messages", "again", "1")).toMatchObject({
    code: 0,
    out: "1 was sent again and is message 3: answered 201.\n",
  });
  expect((await command("messages", "--last", "1")).out).toContain(
    "[a tester, again from message 1]",
  );
  expect((await command("messages", "show", "3")).out).toMatch(/sent by +a tester, again from/);
  const changed = ["messages", "again", "1", "--set", "amounts.requestAmount.amount=2600"];
  await command(...changed, "--set", "originator.terminalId=12", "--json");
  expect(space.message(4).request.body).toMatchObject({
    amounts: { requestAmount: { amount: 2600, currency: "710" } },
    originator: { terminalId: "12" },
  });
  expect(await command("messages", "again", "2", "--same-ids")).toMatchObject({
    out: "2 was sent again and is message 5: answered 202.\n",
  });
  expect(await command("compare", "2", "5")).toMatchObject({
    code: 1,
    out: expect.stringMatching(/stateBefore +PENDING +CONFIRMED/) as string,
  });
  expect(await command("compare", "5", "5")).toMatchObject({
    code: 0,
    out: "Messages 5 and 5 are the same.\n",
  });
  expect(await command("compare", "1", "4", "--json")).toMatchObject({ code: 1 });
  expect(await command("compare", "1", "9")).toMatchObject({ code: 2 });
  expect(await command("compare", "1")).toMatchObject({ code: 2 });
  expect(await command("messages", "again", "9")).toMatchObject({ code: 1 });
  expect(await command("messages", "again", "1", "--set", "card")).toMatchObject({ code: 2 });
});
