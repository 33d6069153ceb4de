import fc from "fast-check";
import type { InterfaceContract } from "../../src/contract/operation";
import { giftCard } from "../../src/families/gift-card/contract";
import type { CardEntity, Entities } from "../../src/families/gift-card/entities";
import { giftCardFamily } from "../../src/families/gift-card";
import type { Call, Authorisation, TransactionBehaviour } from "../../src/lifecycle/call";
import type { MessageRecord } from "../../src/store";
import { type MemoryUnit, memoryUnit } from "../support/memory-unit";

const kinds: Readonly<Record<string, TransactionBehaviour>> = giftCardFamily.kinds;
const id = "11111111-1111-4111-8111-111111111111";
const card = (pan: string, parts: Partial<CardEntity> = {}): CardEntity => ({
  pan,
  expiryDate: "4912",
  status: "ACTIVATED_CONFIRMED",
  currency: "710",
  book: 10_000,
  available: 8_000,
  productId: "GIFT",
  ...parts,
});
const fresh: CardEntity = {
  pan: "1",
  expiryDate: "4912",
  status: "NEW",
  currency: "710",
  book: 0,
  available: 0,
};
const products = {
  GIFT: { id: "GIFT", startingBalance: { amount: 0, currency: "710" } },
  START: { id: "START", startingBalance: { amount: 2_500, currency: "710" } },
  DOLLAR: { id: "DOLLAR", startingBalance: { amount: 0, currency: "840" } },
};
const asking = (amount: number, currency = "710") => ({
  amounts: { requestAmount: { amount, currency } },
});

/** A request of a kind in memory, and its two ends. */
class Play {
  readonly unit: MemoryUnit<Entities>;
  constructor(
    readonly kind: string,
    cards: readonly CardEntity[],
    readonly body: object,
    open: readonly MessageRecord[] = [],
  ) {
    this.unit = memoryUnit({
      family: "gift-card",
      messages: open,
      entities: { product: products, card: Object.fromEntries(cards.map((one) => [one.pan, one])) },
    });
  }
  get call(): Call {
    const contract: InterfaceContract = giftCard;
    const operation = contract.operations.find(
      (one) => one.kind === "request" && one.transaction === this.kind,
    );
    return {
      unit: this.unit,
      contract,
      operation,
      body: { id, thirdPartyIdentifiers: [], ...this.body },
      url: () => "/",
      query: {},
      path: {},
    } as unknown as Call;
  }
  authorise = (): Authorisation => kinds[this.kind]!.authorise(this.call) as Authorisation;
  data(): object {
    const authorisation = this.authorise();
    if (!("approved" in authorisation)) throw new Error(authorisation.refused.error.message);
    return JSON.parse(JSON.stringify(authorisation.data)) as object;
  }
  error(): string {
    const authorisation = this.authorise();
    return "refused" in authorisation ? authorisation.refused.error.message : "approved";
  }
  confirm(): this {
    kinds[this.kind]!.confirm(this.unit, this.data(), this.call);
    return this;
  }
  reverse(): this {
    kinds[this.kind]!.reverse(this.unit, this.data(), this.call);
    return this;
  }
  approve(): this {
    this.data();
    return this;
  }
  card = (pan = "1"): CardEntity => this.unit.get("card", pan)!;
}

const about = (body: object = {}, pan = "1") => ({ card: { pan }, ...body });

describe("activation: the starting balance is free at once, the rest when it is confirmed", () => {
  const play = (body: object = {}, from = fresh) =>
    new Play("activation", [from], about({ product: { id: "START" }, ...body }));
  const activated = { ...fresh, productId: "START", activationId: id };

  test("approved, confirmed, reversed", () => {
    expect(play(asking(1_000)).approve().card()).toEqual({
      ...activated,
      status: "ACTIVATED",
      book: 3_500,
      available: 2_500,
    });
    expect(play(asking(1_000)).confirm().card()).toEqual({
      ...activated,
      status: "ACTIVATED_CONFIRMED",
      book: 3_500,
      available: 3_500,
    });
    expect(play(asking(1_000)).reverse().card()).toEqual({ ...fresh, activationId: id });
  });

  test("without an amount there is the starting balance, without a product nothing", () => {
    expect(play().confirm().card()).toMatchObject({ book: 2_500, available: 2_500 });
    const { productId: _product, ...bare } = activated;
    expect(play({ product: undefined }).confirm().card()).toEqual({
      ...bare,
      status: "ACTIVATED_CONFIRMED",
    });
  });

  test("a PIN that is sent becomes the card's, and goes with the reversal", () => {
    const withPin = { ...fresh, clearPin: "1111" };
    const body = { card: { pan: "1", clearPin: "2222" } };
    expect(play(body, withPin).approve().card()).toMatchObject({ clearPin: "2222" });
    expect(play(body, withPin).reverse().card()).toEqual({ ...withPin, activationId: id });
  });

  test.each<[string, object, Partial<CardEntity>]>([
    ["Product not known", { product: { id: "NONE" } }, {}],
    ["Card blocked", {}, { block: "BLOCKED" }],
    ["Not for this rank", {}, { barred: ["activation"] }],
    ["Card is activated", {}, { status: "ACTIVATED_CONFIRMED" }],
    ["Amount not valid", asking(-1), {}],
    ["Amount not valid", asking(1, "840"), {}],
    ["Other currency", { product: { id: "DOLLAR" } }, {}],
    ["Expiry date differs", { card: { pan: "1", expiryDate: "4911" } }, {}],
    ["Card expired", {}, { expiryDate: "2001" }],
  ])("%s: %j of a card %j changes nothing", (error, body, parts) => {
    const refused = play(body, { ...fresh, ...parts });
    expect(refused.error()).toBe(error);
    expect(refused.card()).toEqual({ ...fresh, ...parts });
  });
});

describe("load: in the book at once, free when it is confirmed", () => {
  const play = (amount: number, parts: Partial<CardEntity> = {}) =>
    new Play("load", [card("1", parts)], about(asking(amount)));

  test("approved, confirmed, reversed", () => {
    expect(play(1_500).approve().card()).toEqual(card("1", { book: 11_500 }));
    expect(play(1_500).confirm().card()).toEqual(card("1", { book: 11_500, available: 9_500 }));
    expect(play(1_500).reverse().card()).toEqual(card("1"));
  });

  test("needs an amount, and a card that is in use; up to the largest balance", () => {
    expect(
      [
        play(0),
        play(-5),
        play(5, { currency: "840" }),
        play(5, { status: "NEW" }),
        play(5, { barred: ["load"] }),
      ].map((one) => one.error()),
    ).toEqual([
      "Amount not valid",
      "Amount not valid",
      "Amount not valid",
      "Card not activated",
      "Not for this rank",
    ]);
    const room = 999_999_999_999 - 10_000;
    expect([play(room).error(), play(room + 1).error()]).toEqual(["approved", "Amount not valid"]);
  });
});

describe("redemption: taken from both balances at once, given back by a reversal", () => {
  const play = (amount: number, parts: Partial<CardEntity> = {}, body: object = {}) =>
    new Play("redemption", [card("1", parts)], about({ ...asking(amount), ...body }));

  test("approved, confirmed, reversed", () => {
    expect(play(1_500).approve().card()).toEqual(card("1", { book: 8_500, available: 6_500 }));
    expect(play(1_500).confirm().card()).toEqual(card("1", { book: 8_500, available: 6_500 }));
    expect(play(1_500).reverse().card()).toEqual(card("1"));
  });

  test("up to what is free, and not a cent more", () => {
    expect(play(8_000).approve().card()).toEqual(card("1", { book: 2_000, available: 0 }));
    expect(play(8_001).authorise()).toMatchObject({
      refused: {
        detail: {
          freeString: "Asked 8001, available 8000.",
          amounts: {
            requestAmount: { amount: 8_001, currency: "710" },
            approvedAmount: { amount: 0 },
            balanceAmount: { amount: 10_000 },
            availableBalance: { amount: 8_000 },
          },
        },
      },
    });
    expect(
      [
        play(1, { clearPin: "1" }),
        play(1, { status: "VOIDED" }),
        play(1, {}, { product: { id: "START" } }),
        play(1, { barred: ["redemption"] }),
      ].map((one) => one.error()),
    ).toEqual(["PIN not right", "Card is voided", "Other product", "Not for this rank"]);
  });

  test("any row of loads and redemptions, confirmed or reversed, leaves what it should and never less than nothing", () => {
    const step = fc.record({
      kind: fc.constantFrom("load", "redemption"),
      amount: fc.integer({ min: 1, max: 9_000 }),
      end: fc.constantFrom("confirm", "reverse"),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let [known, free] = [card("1"), 8_000];
        for (const { kind, amount, end } of steps) {
          const play = new Play(kind, [known], about(asking(amount)));
          if (kind === "redemption" && amount > free) expect(play.error()).not.toBe("approved");
          else play[end]();
          known = play.card();
          if (end === "confirm" && (kind === "load" || amount <= free))
            free += kind === "load" ? amount : -amount;
          expect([known.available, known.book]).toEqual([free, free + 2_000]);
          expect(known.available).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe("void: the balances stay", () => {
  const play = (parts: Partial<CardEntity> = {}) => new Play("void", [card("1", parts)], about());

  test("approved, confirmed, reversed", () => {
    expect(play().approve().card()).toEqual(card("1", { status: "VOIDED", voidId: id }));
    expect(play().confirm().card()).toEqual(card("1", { status: "VOIDED_CONFIRMED", voidId: id }));
    expect(play().reverse().card()).toEqual(card("1"));
    expect([play({ status: "VOIDED" }).error(), play({ barred: ["void"] }).error()]).toEqual([
      "Card is voided",
      "Not for this rank",
    ]);
  });
});

describe("transfer: taken from the source at once, free on the target when it is confirmed", () => {
  const target = card("2", { book: 300, available: 200, productId: "START" });
  const play = (
    amount: number,
    from: Partial<CardEntity> = {},
    to: Partial<CardEntity> = {},
    open: MessageRecord[] = [],
  ) =>
    new Play(
      "transfer",
      [card("1", from), { ...target, ...to }],
      { sourceCard: { pan: "1" }, targetCard: { pan: "2" }, ...asking(amount) },
      open,
    );
  const both = (played: Play): CardEntity[] => [played.card("1"), played.card("2")];

  test("approved, confirmed, reversed", () => {
    expect(both(play(8_000).approve())).toEqual([
      card("1", { book: 2_000, available: 0 }),
      { ...target, book: 8_300 },
    ]);
    expect(both(play(8_000).confirm())).toEqual([
      card("1", { book: 2_000, available: 0 }),
      { ...target, book: 8_300, available: 8_200 },
    ]);
    expect(both(play(8_000).reverse())).toEqual([card("1"), target]);
  });

  test("the money of both cards together stays the same at each end", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8_000 }),
        fc.constantFrom("approve", "confirm", "reverse"),
        (amount, end) => {
          const [one, other] = both(play(amount)[end as "approve"]());
          expect(one!.book + other!.book).toBe(10_300);
          expect(one!.available + other!.available).toBe(
            end === "approve" ? 8_200 - amount : 8_200,
          );
        },
      ),
    );
  });

  test("between two cards of one currency, both in use, up to what is free", () => {
    const refused: [string, Play][] = [
      ["Balance too low", play(8_001)],
      ["Amount not valid", play(0)],
      ["Card not activated", play(1, {}, { status: "NEW" })],
      ["Card not activated", play(1, { status: "NEW" })],
      ["Card blocked", play(1, { block: "BLOCKED" })],
      ["Card blocked", play(1, {}, { block: "BLOCKED" })],
      ["Amount not valid", play(1, {}, { book: 999_999_999_999 })],
      ["Card expired", play(1, {}, { expiryDate: "2001" })],
      ["Card expired", play(1, { expiryDate: "2001" })],
      ["PIN not right", play(1, { clearPin: "1" })],
      ["Not for this rank", play(1, { barred: ["transfer"] })],
      ["Amount not valid", play(1, {}, { currency: "840" })],
    ];
    for (const [error, one] of refused) {
      const before = both(one);
      expect(one.error()).toBe(error);
      expect(both(one)).toEqual(before);
    }
    expect(play(1, {}, { currency: "840" }).authorise()).toMatchObject({
      refused: { detail: { freeString: "The other card is in currency 840." } },
    });
  });

  test("a card that nobody knows, and one and the same card twice", () => {
    const between = (one: string, other: string): Play =>
      new Play("transfer", [card("1"), target], {
        sourceCard: { pan: one },
        targetCard: { pan: other },
        ...asking(1),
      });
    expect([
      between("9", "2").error(),
      between("1", "9").error(),
      between("1", "1").error(),
    ]).toEqual(["Card not known", "Card not known", "Cards are the same"]);
    expect(between("9", "2").authorise()).toMatchObject({
      refused: { detail: { card: { pan: "9" }, requestId: id } },
    });
    expect(between("1", "9").authorise()).toMatchObject({
      refused: { detail: { card: { pan: "9" } } },
    });
    expect(between("1", "1").authorise()).toMatchObject({
      refused: { detail: { requestId: id, freeString: "Both cards are the same." } },
    });
  });

  test("the answer shows the balance of the source", () => {
    expect(play(500).authorise()).toMatchObject({
      approved: {
        body: {
          amounts: { balanceAmount: { amount: 9_500 } },
          sourceCard: { pan: "1" },
          targetCard: { pan: "2" },
        },
      },
    });
  });
});

describe("replace: all funds go to the new card, and are free when it is confirmed", () => {
  const unused: CardEntity = { ...fresh, pan: "2" };
  const replacing = (
    from: Partial<CardEntity> = {},
    to: Partial<CardEntity> = {},
    body: object = {},
    open: MessageRecord[] = [],
  ): Play =>
    new Play(
      "replace",
      [card("1", from), { ...unused, ...to }],
      { oldCard: { pan: "1" }, newCard: { pan: "2" }, ...body },
      open,
    );
  const both = (played: Play): CardEntity[] => [played.card("1"), played.card("2")];
  const given = card("1", { status: "VOIDED", voidId: id, book: 0, available: 0 });
  const got = card("2", { status: "ACTIVATED", activationId: id, available: 0 });

  test("approved, confirmed, reversed", () => {
    expect(both(replacing().approve())).toEqual([given, got]);
    expect(both(replacing().confirm())).toEqual([
      { ...given, status: "VOIDED_CONFIRMED" },
      { ...got, status: "ACTIVATED_CONFIRMED", available: 10_000 },
    ]);
    expect(both(replacing().reverse())).toEqual([card("1"), { ...unused, activationId: id }]);
  });

  test("the product is the one sent, else the old card's, else none", () => {
    expect(
      replacing({}, {}, { product: { id: "START" } })
        .approve()
        .card("2").productId,
    ).toBe("START");
    expect("productId" in replacing({ productId: undefined }).approve().card("2")).toBe(false);
  });

  test("a PIN that is sent becomes the new card's, until it is reversed", () => {
    const body = { newCard: { pan: "2", clearPin: "2222" } };
    expect(replacing({}, { clearPin: "1111" }, body).approve().card("2").clearPin).toBe("2222");
    expect(replacing({}, { clearPin: "1111" }, body).reverse().card("2")).toEqual({
      ...unused,
      activationId: id,
      clearPin: "1111",
    });
  });

  test("the answer shows the balance of the new card", () => {
    expect(replacing().authorise()).toMatchObject({
      approved: {
        body: {
          amounts: { balanceAmount: { amount: 10_000 }, availableBalance: { amount: 0 } },
          oldCard: { pan: "1" },
          newCard: { pan: "2" },
        },
      },
    });
  });

  test("not when a card may not be used so", () => {
    const refused: [string, Play][] = [
      ["Card is activated", replacing({}, { status: "ACTIVATED_CONFIRMED" })],
      ["Card not activated", replacing({ status: "NEW" })],
      ["Amount not valid", replacing({}, { currency: "840" })],
      ["Other currency", replacing({}, {}, { product: { id: "DOLLAR" } })],
      ["PIN not right", replacing({ clearPin: "1" })],
      ["Card expired", replacing({}, { expiryDate: "2001" })],
      ["Card expired", replacing({ expiryDate: "2001" })],
      ["Card deleted", replacing({ block: "DELETED" })],
      ["Card deleted", replacing({}, { block: "DELETED" })],
      ["Product not known", replacing({}, {}, { product: { id: "NONE" } })],
      ["Expiry date differs", replacing({}, {}, { oldCard: { pan: "1", expiryDate: "4911" } })],
      ["Expiry date differs", replacing({}, {}, { newCard: { pan: "2", expiryDate: "4911" } })],
      ["Not for this rank", replacing({ barred: ["replace"] })],
    ];
    for (const [error, one] of refused) expect(one.error()).toBe(error);
  });

  test("not while a load, a redemption or a transfer is open on the old card", () => {
    const open = (
      kind: string,
      data: object | null,
      state = "PENDING",
      of = id,
    ): MessageRecord => ({
      id: of,
      family: "gift-card",
      role: "request",
      kind,
      requestId: null,
      state,
      answered: 201,
      digest: "",
      answer: null,
      data: data && JSON.stringify(data),
      at: "",
    });
    const refused = (record: MessageRecord) => replacing({}, {}, {}, [record]).authorise();
    expect(replacing({}, {}, {}, [open("load", { pan: "1" })]).error()).toBe("Card has open items");
    for (const kind of ["load", "redemption", "transfer"]) {
      expect(refused(open(kind, { pan: "1" }))).toMatchObject({
        refused: { detail: { requestId: id, freeString: `Open on the old card: ${id}` } },
      });
    }
    expect(refused(open("transfer", { pan: "3", otherPan: "1" }))).toHaveProperty("refused");
    for (const other of [
      open("void", { pan: "1" }),
      open("load", { pan: "2" }),
      open("load", { pan: "1" }, "CONFIRMED"),
      open("load", null),
    ])
      expect(refused(other)).toHaveProperty("approved");
    const many = Array.from({ length: 12 }, (_, index) =>
      open("load", { pan: "1" }, "PENDING", `id-${index}`),
    );
    expect(replacing({}, {}, {}, many).authorise()).toMatchObject({
      refused: {
        detail: {
          freeString: `Open on the old card: ${many
            .slice(0, 10)
            .map((one) => one.id)
            .join(", ")}`,
        },
      },
    });
  });
});

test("a card that is gone while its transaction is open is a defect", () => {
  expect(() => {
    kinds["load"]!.confirm(memoryUnit(), { pan: "1", amount: 1 }, {} as Call);
  }).toThrow(/about a card that is gone/);
  expect(new Play("load", [], about(asking(1))).authorise()).toMatchObject({
    refused: { error: { message: "Card not known" }, detail: { card: { pan: "1" } } },
  });
});
