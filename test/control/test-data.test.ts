import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EntityDetail } from "../../src/control/data/entities";
import {
  cards,
  newTill as tillOf,
  openTransactions,
  redemptionOf,
  refusal,
  useGiftCards,
} from "../support/messages/gift-card";
import { runHere } from "../support/program";

const { newTill, standin } = useGiftCards();
type Till = ReturnType<typeof newTill>;

const path = (list: string, key: string, family = "gift-card") =>
  `/standin/data/${family}/${list}/${key}`;

const entityOf = async ({ client }: Till, list: string, key: string): Promise<EntityDetail> =>
  JSON.parse((await client.get(path(list, key))).text) as EntityDetail;

const own = {
  pan: cards.unknown,
  expiryDate: "4912",
  status: "ACTIVATED_CONFIRMED",
  currency: "710",
  book: 700,
  available: 700,
  productId: "GIFT100",
} as const;

const wrong = (...formatErrors: object[]) => ({
  ...refusal(400, "GENERAL_ERROR"),
  body: { errorMessage: "Data not valid", detailMessage: { formatErrors } },
});

const unknown = (field: string, msg: unknown = expect.any(String)) => ({
  status: 404,
  body: { errorMessage: "Entity not known", detailMessage: { formatErrors: [{ field, msg }] } },
});

describe("an entity that is put", () => {
  test("is there at once, is sold with, and is gone after a reset", async () => {
    const till = newTill();
    expect(await till.client.put(path("cards", own.pan), own)).toMatchObject({
      status: 200,
      body: own,
    });
    expect(await till.redeem(redemptionOf(own.pan, 200))).toMatchObject({ status: 201 });
    expect((await entityOf(till, "cards", own.pan)).entity).toEqual({
      ...own,
      book: 500,
      available: 500,
    });
    till.space.reset();
    expect(await till.client.get(path("cards", own.pan))).toMatchObject(unknown("key"));
  });

  test("replaces the one of its key, in its place in the list", async () => {
    const till = newTill();
    const { entity: before } = await entityOf(till, "cards", cards.funded);
    const pansOf = () => till.space.data()["gift-card"].cards.map(({ card }) => card.pan);
    const initial = pansOf();
    await till.client.put(path("cards", cards.funded), { ...before, book: 1, available: 1 });
    expect(pansOf()).toEqual(initial);
    expect((await entityOf(till, "cards", cards.funded)).entity).toEqual({
      ...before,
      book: 1,
      available: 1,
    });
  });

  test("has a history: the tester's changes and those of messages, in their order", async () => {
    const till = newTill();
    const { entity: card } = await entityOf(till, "cards", cards.funded);
    const at = expect.stringMatching(/^\d{4}-.*Z$/) as string;
    await till.redeem(redemptionOf(cards.funded, 100));
    await till.client.put(path("cards", cards.funded), { ...card, book: 70_000, block: "BLOCKED" });
    await till.redeem(redemptionOf(cards.funded, 100));
    await till.client.put(path("cards", cards.funded), { ...card, book: 60_000 });
    await till.redeem(redemptionOf(cards.funded, 100));
    expect((await entityOf(till, "cards", cards.funded)).history).toEqual([
      {
        at,
        by: "message",
        exchange: 1,
        before: { book: 50_000, available: 50_000 },
        after: { book: 49_900, available: 49_900 },
      },
      {
        at,
        by: "tester",
        before: { book: 49_900, available: 49_900 },
        after: { book: 70_000, available: 50_000, block: "BLOCKED" },
      },
      { at, by: "tester", before: { book: 70_000, block: "BLOCKED" }, after: { book: 60_000 } },
      {
        at,
        by: "message",
        exchange: 3,
        before: { book: 60_000, available: 50_000 },
        after: { book: 59_900, available: 49_900 },
      },
    ]);
  });

  test("is in snapshots, and their restore brings a removed one back", async () => {
    const till = newTill();
    till.space.put("gift-card", "cards", own);
    till.space.remove("gift-card", "holders", await freeHolder(till));
    await till.space.snapshots.save("with-own");
    till.space.remove("gift-card", "cards", own.pan);
    await till.space.snapshots.restore("with-own");
    expect((await entityOf(till, "cards", own.pan)).entity).toEqual(own);
    const file = await till.space.snapshots.export("with-own");
    const other = newTill();
    await other.space.snapshots.import("theirs", file);
    await other.space.snapshots.restore("theirs");
    expect((await entityOf(other, "cards", own.pan)).entity).toEqual(own);
    expect(await other.client.get(path("holders", freed))).toMatchObject(unknown("key"));
  });
});

const freed = "H-FREE";
/** A holder of a fixture that nothing names: made by a change of the fixtures' own. */
async function freeHolder({ client }: Till): Promise<string> {
  await client.put(path("holders", freed), { id: freed, firstName: "Ann" });
  return freed;
}

describe("what is refused, with everything that is wrong", () => {
  test("a form that no fixture file may have", async () => {
    const { client } = newTill();
    const reply = await client.put(path("cards", own.pan), {
      ...own,
      status: "SOLD",
      faultt: "500",
    });
    expect(reply).toMatchObject({
      status: 400,
      body: {
        detailMessage: {
          formatErrors: expect.arrayContaining([
            {
              field: "faultt",
              msg: expect.stringMatching(
                /^is unknown; known: pan, .*; did you mean fault\?$/,
              ) as string,
            },
            { field: "status", msg: expect.stringMatching(/^must be one of NEW/) as string },
          ]) as object[],
        },
      },
    });
  });

  test("references that lead nowhere, and sums that do not agree", async () => {
    const { client } = newTill();
    const card = { ...own, productId: "GIFT777", holderId: "H-NONE", available: 900 };
    expect(await client.put(path("cards", own.pan), card)).toMatchObject(
      wrong(
        { field: "productId", msg: "there is no product GIFT777 in the data space" },
        { field: "holderId", msg: "there is no holder H-NONE in the data space" },
        { field: "available", msg: "must be between 0 and the book balance" },
      ),
    );
  });

  test("a key that is not the path's, a family, a list and a key that are not known", async () => {
    const { client } = newTill();
    expect(await client.put(path("cards", cards.funded), own)).toMatchObject(
      wrong({ field: "pan", msg: `must be ${cards.funded}, as in the path` }),
    );
    const family = unknown(
      "family",
      expect.stringMatching(/^gift-cart is not a family; .*voucher/),
    );
    expect(await client.put(path("cards", own.pan, "gift-cart"), own)).toMatchObject(family);
    const list = unknown(
      "type",
      "card is not a list of gift-card; known: cards, products, holders; did you mean cards?",
    );
    expect(await client.get(path("card", own.pan))).toMatchObject(list);
    const key = unknown("key", `gift-card has no cards/${own.pan}`);
    expect(await client.delete(path("cards", own.pan))).toMatchObject(key);
    expect(await client.get(path("cards", own.pan))).toMatchObject(key);
  });

  test.each(["text", "[]", "null", "3"])("%s instead of an entity", async (text) => {
    const reply = await newTill().client.put(path("cards", own.pan), text);
    expect(reply).toMatchObject({ status: 400 });
  });

  test("the removal of what others name, and of what an open transaction needs", async () => {
    const { client } = newTill();
    const named = await client.delete(path("products", "USD020"));
    expect(named).toMatchObject(
      wrong({ field: `gift-card.cards/${cards.dollars}.productId`, msg: "names it: USD020" }),
    );
    expect(await client.delete(path("cards", cards.openRedemption))).toMatchObject(
      wrong({
        field: `gift-card.transactions/${openTransactions.redemption}.data.pan`,
        msg: "needs it: confirm or reverse the transaction first",
      }),
    );
  });

  test("less on a card than its open load has brought", async () => {
    const till = newTill();
    const { entity: card } = await entityOf(till, "cards", cards.openLoad);
    const put = (changes: object) =>
      till.client.put(path("cards", cards.openLoad), { ...card, ...changes });
    expect(await put({ book: 4_000, available: 0 })).toMatchObject(
      wrong({
        field: "available",
        msg: "the open transactions of this card hold 5000 of the book",
      }),
    );
    expect(await put({ book: 6_000, available: 1_000 })).toMatchObject({ status: 200 });
    expect((await till.reverse("load", openTransactions.load)).status).toBe(202);
    expect((await entityOf(till, "cards", cards.openLoad)).entity).toMatchObject({
      book: 1_000,
      available: 1_000,
    });
  });
});

describe("a card with an open transaction", () => {
  test("may be changed: its advice then works on what it is", async () => {
    const till = newTill();
    const redemption = redemptionOf(cards.funded, 4_000);
    await till.redeem(redemption);
    const { entity: card } = await entityOf(till, "cards", cards.funded);
    await till.client.put(path("cards", cards.funded), { ...card, book: 10, available: 10 });
    expect((await till.reverse("redemption", redemption.id)).status).toBe(202);
    expect((await entityOf(till, "cards", cards.funded)).entity).toMatchObject({
      book: 4_010,
      available: 4_010,
    });
  });

  test("may be removed once the transaction is closed, and is unknown then", async () => {
    const till = newTill();
    const redemption = redemptionOf(cards.funded, 4_000);
    await till.redeem(redemption);
    expect((await till.client.delete(path("cards", cards.funded))).status).toBe(400);
    await till.confirm("redemption", redemption.id);
    expect((await till.client.delete(path("cards", cards.funded))).status).toBe(204);
    expect((await till.confirm("redemption", redemption.id)).status).toBe(202);
    expect(await till.redeem(redemptionOf(cards.funded, 1))).toMatchObject(
      refusal(400, "INVALID_CARD_NUMBER"),
    );
    const { entity, history } = await entityOf(till, "cards", cards.funded);
    expect(entity).toBeUndefined();
    expect(history.at(-1)).toMatchObject({ by: "tester", before: { pan: cards.funded } });
  });
});

describe("several at once", () => {
  const product = { id: "OWN1", startingBalance: { amount: 5, currency: "710" } };

  test("that name each other, in any order, over families", async () => {
    const till = newTill();
    const { text } = await till.client.post("/standin/data", {
      "gift-card": { cards: [{ ...own, productId: "OWN1" }], products: [product] },
      voucher: { blockedMerchants: [] },
    });
    expect(JSON.parse(text)).toEqual({ "gift-card": { cards: 1, products: 1 } });
    expect((await entityOf(till, "products", "OWN1")).entity).toEqual(product);
  });

  test("all or nothing: each mistake at its place", async () => {
    const till = newTill();
    const before = till.space.data();
    expect(
      await till.client.post("/standin/data", {
        "gift-card": { cards: [{ ...own, productId: "OWN2" }], products: [product] },
      }),
    ).toMatchObject(
      wrong({
        field: "gift-card.cards[0].productId",
        msg: "there is no product OWN2 in the data space",
      }),
    );
    expect(till.space.data()).toEqual(before);
    const { body } = await till.client.post("/standin/data", {
      "gift-cart": {},
      "gift-card": { cards: [own, { ...own, faultt: 1 }], transactions: [] },
      voucher: { products: 3, blockedMerchant: [] },
    });
    const fields = (
      body["detailMessage"] as { formatErrors: { field: string }[] }
    ).formatErrors.map(({ field }) => field);
    expect(fields.sort()).toEqual([
      "gift-card.transactions",
      "gift-cart",
      "voucher.blockedMerchant",
      "voucher.products",
    ]);
    expect(
      await till.client.post("/standin/data", { "gift-card": { cards: [own, own] } }),
    ).toMatchObject(wrong({ field: "gift-card.cards[1].pan", msg: `${own.pan} is duplicated` }));
  });

  test("in process, with the types of the fixture files", async () => {
    const { space } = newTill();
    expect(space.load({ "gift-card": { cards: [own], products: [product] } })).toEqual({
      "gift-card": { cards: 1, products: 1 },
    });
    space.remove("gift-card", "cards", own.pan);
    expect((await space.entity("gift-card", "cards", own.pan)).entity).toBeUndefined();
    expect(() => {
      space.remove("gift-card", "cards", own.pan);
    }).toThrow(/Entity not known/);
    await expect(space.entity("gift-card", "products", "NONE")).rejects.toThrow(/Entity not known/);
  });
});

describe("in the terminal", () => {
  const directory = mkdtempSync(join(tmpdir(), "standin-data-"));
  afterAll(() => {
    rmSync(directory, { recursive: true });
  });
  const at = (...args: string[]) =>
    runHere([...args, "--url", standin().url, "--user", "quay3:own"]);
  const place = ["gift-card", "cards", cards.funded];

  test("set changes the members named, null removes one, show has the history", async () => {
    tillOf(standin(), "quay3", "own");
    const set = await at("data", "set", ...place, "book=90000", "block=BLOCKED");
    expect(set).toMatchObject({ code: 0, out: expect.stringMatching(/\nbook +90000\n/) as string });
    await at("data", "set", ...place, "block=null");
    const shown = await at("data", "show", ...place);
    expect(shown.out).toMatch(/ tester +book 50000 > 90000, block - > BLOCKED\n/);
    expect(shown.out).toMatch(/ tester +block BLOCKED > -\n/);
    const json = JSON.parse((await at("data", "show", ...place, "--json")).out) as EntityDetail;
    expect(json.entity).toMatchObject({ book: 90_000 });
    expect(json.entity).not.toHaveProperty("block");
    // One that is absent may be removed; one that no card has is named.
    expect(await at("data", "set", ...place, "block=null")).toMatchObject({ code: 0 });
    expect(await at("data", "set", ...place, "nosuch=null")).toMatchObject({
      code: 1,
      err: expect.stringContaining('"field":"nosuch","msg":"is unknown') as string,
    });
    expect(await at("data", "set", ...place, "colour=red")).toMatchObject({
      code: 1,
      err: expect.stringContaining("colour") as string,
    });
    expect(await at("data", "set", ...place, "book")).toMatchObject({ code: 2 });
  });

  test("load and remove; mistakes have their line and column", async () => {
    const file = join(directory, "own.yaml");
    writeFileSync(file, JSON.stringify({ "gift-card": { cards: [own] } }, null, 2));
    expect(await at("data", "load", file)).toMatchObject({
      code: 0,
      out: "These are loaded:\ngift-card: 1 card\n",
    });
    expect(await at("data", "remove", "gift-card", "cards", own.pan)).toMatchObject({ code: 0 });
    expect(await at("data", "remove", "gift-card", "cards", own.pan)).toMatchObject({ code: 1 });
    expect(await at("data", "set", "gift-card", "cards", own.pan, "book=1")).toMatchObject({
      code: 1,
      err: expect.stringContaining(
        `gift-card cards ${own.pan} was removed. Bring it back with PUT /standin/data/`,
      ) as string,
    });
    // A reset brings back only what the fixtures have.
    const ofFixtures = ["gift-card", "cards", cards.empty];
    expect(await at("data", "remove", ...ofFixtures)).toMatchObject({ code: 0 });
    expect(await at("data", "set", ...ofFixtures, "book=1")).toMatchObject({
      code: 1,
      err: expect.stringContaining(
        `${cards.empty} was removed. Bring it back with standin reset, or with PUT /standin/data/`,
      ) as string,
    });
    expect(await at("undo")).toMatchObject({ code: 0 });
    const wrongCard = { ...own, productId: "GIFT777" };
    writeFileSync(file, JSON.stringify({ "gift-card": { cards: [wrongCard] } }, null, 2));
    expect(await at("data", "load", file)).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /own\.yaml:11:\d+: gift-card\.cards\[0\]\.productId: there is no/,
      ) as string,
    });
  });

  test("data without a subcommand still shows everything", async () => {
    expect((await at("data", "gift-card")).out).toContain("gift-card: 35 cards");
  });
});
