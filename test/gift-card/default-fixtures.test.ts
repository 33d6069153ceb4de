import { readFileSync } from "node:fs";
import { join } from "node:path";
import { changed, faults } from "../examples/validate";
import { CardEntity, HolderEntity, ProductEntity } from "../../src/families/gift-card/entities";

interface Fixtures {
  cards: CardEntity[];
  products: ProductEntity[];
  holders: HolderEntity[];
  transactions: { id: string; kind: string; state: string; data: { pan: string } }[];
}

const file = join(__dirname, "../../fixtures/gift-card.json");
const fixtures = JSON.parse(readFileSync(file, "utf8")) as Fixtures;
const cardOf = (pan: string) => fixtures.cards.find((card) => card.pan === pan)!;

describe("default fixtures of the gift card interface", () => {
  test("are 35 cards, 7 products and 4 holders, all valid", () => {
    expect([fixtures.cards.length, fixtures.products.length, fixtures.holders.length]).toEqual([
      35, 7, 4,
    ]);
    expect(fixtures.cards.flatMap((card) => faults(CardEntity, card))).toEqual([]);
    expect(fixtures.products.flatMap((product) => faults(ProductEntity, product))).toEqual([]);
    expect(fixtures.holders.flatMap((holder) => faults(HolderEntity, holder))).toEqual([]);
  });

  test("have keys of their own, and names of things that are there", () => {
    const productIds = fixtures.products.map(({ id }) => id);
    const holderIds = fixtures.holders.map(({ id }) => id);
    expect(new Set(fixtures.cards.map(({ pan }) => pan)).size).toBe(35);
    for (const { productId, holderId } of fixtures.cards) {
      if (productId !== undefined) expect(productIds).toContain(productId);
      if (holderId !== undefined) expect(holderIds).toContain(holderId);
    }
  });

  test("hold the open transactions of cards 5, 10, 13 and 14", () => {
    const open = fixtures.transactions.map(({ kind, state, data }) => [
      data.pan.slice(-4, -1),
      kind,
      state,
    ]);
    expect(open).toEqual([
      ["005", "activation", "PENDING"],
      ["010", "void", "PENDING"],
      ["013", "load", "PENDING"],
      ["014", "redemption", "PENDING"],
    ]);
    const [activation, voiding] = fixtures.transactions;
    expect(cardOf(activation!.data.pan).activationId).toBe(activation!.id);
    expect(cardOf(voiding!.data.pan).voidId).toBe(voiding!.id);
  });

  test("a card that is not activated has no product and no balance", () => {
    for (const card of fixtures.cards.filter(({ status }) => status === "NEW")) {
      expect([card.productId, card.book, card.available]).toEqual([undefined, 0, 0]);
    }
  });
});

describe("entities of the gift card interface", () => {
  const card = fixtures.cards[0]!;

  test.each([
    ["/expiryDate", "4913", "/expiryDate"],
    ["/status", "FRESH", "/status"],
    ["/pan", undefined, "/pan"],
    ["/book", "100", "/book"],
    ["/block", "STOLEN", "/block"],
    ["/fault", "502", "/fault"],
    ["/barred", ["lookup"], "/barred/0"],
    ["/activationId", "5", "/activationId"],
  ] as [string, unknown, string][])(
    "a card with a wrong %s is refused",
    (pointer, value, fault) => {
      expect(faults(CardEntity, changed(card, pointer, value))).toEqual([fault]);
    },
  );

  test("a misspelt property is refused at every depth", () => {
    expect(faults(CardEntity, { ...card, expiry: "4912" })).toEqual([""]);
    const product = fixtures.products[0]!;
    expect(faults(ProductEntity, changed(product, "/startingBalance/value", 1))).toEqual([
      "/startingBalance",
    ]);
    expect(faults(HolderEntity, changed(fixtures.holders[0], "/clubs/0/club", "x"))).toEqual([
      "/clubs/0",
    ]);
  });

  test("a product and a holder are judged field by field", () => {
    expect(
      faults(ProductEntity, changed(fixtures.products[0], "/startingBalance/currency", "ZAR")),
    ).toEqual(["/startingBalance/currency"]);
    expect(faults(HolderEntity, changed(fixtures.holders[0], "/points", -1))).toEqual(["/points"]);
  });
});
