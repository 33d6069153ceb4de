import { v4 } from "uuid";
import { rule } from "../support/rules";
import {
  activationOf,
  adviceFor,
  advicePath,
  asking,
  base,
  card,
  cards,
  loadOf,
  openTransactions,
  rand,
  redemptionOf,
  refusal,
  requestFor,
  requestPath,
  useGiftCards,
} from "../support/messages/gift-card";

const { newTill } = useGiftCards();

describe("a message that breaks its schema is FORMAT_ERROR, with an item for each fault", () => {
  test.each([
    ["card.expiryDate", { card: { pan: cards.funded, expiryDate: "12/49" } }, "12/49"],
    ["card.pan", { card: { pan: "12345678901234567890" } }, "[masked]"],
    ["card.encryptedPin", { card: card(cards.funded, { encryptedPin: "abc" }) }, "[masked]"],
    ["product.id", { product: { id: "GIFT-100" } }, "GIFT-100"],
    [
      "product.barcode",
      { product: { id: "GIFT100", barcode: "60098000010044" } },
      "60098000010044",
    ],
    ["product.type", { product: { id: "GIFT100", type: "a card" } }, "a card"],
    [
      "amounts.requestAmount.amount",
      { amounts: { requestAmount: { amount: "100", currency: "710" } } },
      "100",
    ],
    [
      "amounts.requestAmount.amount",
      { amounts: { requestAmount: { amount: 100.5, currency: "710" } } },
      "100.5",
    ],
    [
      "amounts.requestAmount.currency",
      { amounts: { requestAmount: { amount: 100, currency: "ZAR" } } },
      "ZAR",
    ],
    [
      "amounts.requestAmount.ledgerIndicator",
      { amounts: { requestAmount: { ...rand(1), ledgerIndicator: "UP" } } },
      "UP",
    ],
    [
      "posInfo.entryMode.panEntryMode",
      { posInfo: { entryMode: { panEntryMode: "GUESSED", pinEntryCapability: "UNKNOWN" } } },
      "GUESSED",
    ],
    ["basket.basketId", { basket: { basketId: "a b", items: [] } }, "a b"],
    [
      "basket.items[0].productName",
      { basket: { basketId: "B1", items: [{ productName: "Rooibos Tea" }] } },
      "Rooibos Tea",
    ],
    ["basket.items[0].unit", { basket: { basketId: "B1", items: [{ unit: "PINT" }] } }, "PINT"],
    ["client.id", { client: { id: "six", name: "x" } }, "six"],
    [
      "originator.terminalId",
      { originator: { institution: { id: "6001", name: "x" }, terminalId: "QY4", merchant: {} } },
      "QY4",
    ],
    ["time", { time: "2031-03-04 12:00" }, "2031-03-04 12:00"],
    ["id", { id: "not-a-uuid" }, "not-a-uuid"],
  ])(`${rule("GC-30", "GC-28")} %s`, async (field, parts, value) => {
    const till = newTill();
    const message = redemptionOf(cards.funded, 100, parts);
    const reply = await till.request("redemption", { ...message, id: message.id });
    expect(reply).toMatchObject(
      refusal(400, "FORMAT_ERROR", {
        formatErrors: expect.arrayContaining([
          expect.objectContaining({ field, value }),
        ]) as unknown,
      }),
    );
    expect(reply.body["errorMessage"]).toBe("Fields not valid");
  });

  test("required fields that are absent, or null, have no value in their items", async () => {
    const till = newTill();
    const { card: _card, ...message } = redemptionOf(cards.funded, 100, { client: null });
    const { body } = await till.redeem(message);
    expect(body["detailMessage"]).toEqual({
      formatErrors: [
        { field: "client", msg: "must be present" },
        { field: "card", msg: "must be present" },
      ],
    });
    expect(body).toMatchObject({ id: message.id, requestType: "REDEMPTION_REQUEST" });
  });

  test("an id in the path that is not a UUID", async () => {
    const till = newTill();
    const message = redemptionOf(cards.funded, 100);
    const reply = await till.client.post(`${base}/redemptions/17`, message);
    expect(reply).toMatchObject(
      refusal(400, "FORMAT_ERROR", { formatErrors: [{ field: "redemptionId", value: "17" }] }),
    );
    expect(reply.body["id"]).toBe(message.id);
  });

  test("a reversal without a reason, or with another one", async () => {
    const till = newTill();
    for (const reversalReason of [undefined, "BORED"]) {
      const reply = await till.reverse("load", openTransactions.load, { reversalReason });
      expect(reply).toMatchObject(
        refusal(400, "FORMAT_ERROR", { formatErrors: [{ field: "reversalReason" }] }),
      );
    }
  });
});

describe("transport", () => {
  test("a required body that is missing, or is not JSON", async () => {
    const till = newTill();
    const path = requestPath("redemption", v4());
    for (const [body, msg] of [
      ["", "must be present"],
      [
        "{",
        "must be JSON: line 1, column 2: the text ends where a name in double quotes or } is expected",
      ],
    ] as const) {
      const reply = await till.client.post(path, body);
      expect(reply).toMatchObject({
        status: 400,
        body: {
          errorType: "FORMAT_ERROR",
          detailMessage: { formatErrors: [{ field: "body", msg }] },
        },
      });
      expect(reply.body["id"]).toBe(path.split("/").pop());
    }
  });

  test("no such path: the nearest operations are named", async () => {
    const reply = await newTill().client.post(`${base}/redemption/${v4()}`, {});
    expect(reply).toMatchObject(refusal(404, "GENERAL_ERROR"));
    expect(reply.body["requestType"]).toBe("UNKNOWN");
    expect((reply.body["detailMessage"] as { nearest: string[] }).nearest.length).toBeGreaterThan(
      0,
    );
  });

  test("wrong method: the right one is named", async () => {
    const reply = await newTill().client.get(requestPath("redemption", v4()));
    expect(reply).toMatchObject(refusal(405, "GENERAL_ERROR"));
    expect(reply.headers["allow"]).toBe("POST");
  });

  test("a trailing slash is the same path", async () => {
    const till = newTill();
    const message = redemptionOf(cards.funded, 100);
    expect(
      await till.client.post(`${requestPath("redemption", message.id)}/`, message),
    ).toMatchObject({ status: 201 });
  });
});

describe("ids", () => {
  test("of a request that was used", async () => {
    const till = newTill();
    const message = redemptionOf(cards.funded, 100);
    await till.redeem(message);
    expect(await till.redeem(message)).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", {
        requestId: message.id,
        freeString: expect.any(String) as string,
      }),
    );
  });

  test("of an advice that was used by another message", async () => {
    const till = newTill();
    const message = redemptionOf(cards.funded, 100);
    await till.redeem(message);
    expect(await till.confirm("redemption", message.id, { id: message.id })).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", { confirmationId: message.id }),
    );
    expect(await till.reverse("redemption", message.id, { id: message.id })).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", { reversalId: message.id }),
    );
  });

  test.each([
    ["confirmations", "confirmationId"],
    ["reversals", "reversalId"],
  ] as const)("of path and body that differ, in %s", async (advice, name) => {
    const till = newTill();
    const [pathId, requestId] = [v4(), openTransactions.load];
    const body = adviceFor(requestId, { reversalReason: "CANCELLED" });
    expect(
      await till.client.post(advicePath("load", advice, requestId, pathId), body),
    ).toMatchObject(
      refusal(400, "FORMAT_ERROR", { formatErrors: [{ field: "id" }], pathId, [name]: body.id }),
    );
    const other = v4();
    expect(await till.client.post(advicePath("load", advice, other, body.id), body)).toMatchObject(
      refusal(400, "FORMAT_ERROR", {
        formatErrors: [{ field: "requestId" }],
        pathId: other,
        requestId,
      }),
    );
  });
});

describe("cards, products and amounts", () => {
  test.each(["activation", "load", "redemption", "void"] as const)(
    `${rule("GC-27")} %s of a card that is not known`,
    async (kind) => {
      const message = loadOf(cards.unknown, 100, {
        product: { id: "GIFT100" },
        card: card(cards.unknown, { clearPin: "1" }),
      });
      expect(await newTill().request(kind, message)).toMatchObject(
        refusal(400, "INVALID_CARD_NUMBER", {
          requestId: message.id,
          card: { pan: cards.unknown, expiryDate: "4912" },
        }),
      );
    },
  );

  test.each(["activation", "load", "redemption", "void"] as const)(
    `${rule("GC-27")} %s with a product that is not known`,
    async (kind) => {
      const pan = kind === "activation" ? cards.fresh : cards.funded;
      const message = loadOf(pan, 100, { product: { id: "GIFT999" } });
      expect(await newTill().request(kind, message)).toMatchObject(
        refusal(400, "INVALID_PRODUCT", { requestId: message.id, product: { id: "GIFT999" } }),
      );
    },
  );

  test.each(["load", "redemption", "void"] as const)(
    "%s with a product that is not the one of the card",
    async (kind) => {
      const message = loadOf(cards.funded, 100, { product: { id: "GIFT100" } });
      expect(await newTill().request(kind, message)).toMatchObject(
        refusal(400, "INVALID_PRODUCT", {
          requestId: message.id,
          product: { id: "GIFT500", barcode: "6009800005002", type: "physical" },
        }),
      );
    },
  );

  test("activation under a product of another currency than the card", async () => {
    const message = activationOf(cards.fresh, { product: { id: "USD020" } });
    expect(await newTill().activate(message)).toMatchObject(
      refusal(400, "INVALID_PRODUCT", {
        requestId: message.id,
        product: { id: "USD020" },
        freeString: "The product is in currency 840, the card in currency 710.",
      }),
    );
  });

  test.each([
    ["missing", {}],
    ["0", asking(0)],
    ["negative", asking(-100)],
  ])(`${rule("GC-28")} a load or redemption whose amount is %s`, async (_, amounts) => {
    const till = newTill();
    for (const send of [till.load, till.redeem]) {
      const message = requestFor(cards.funded, { amounts: {}, ...amounts });
      expect(await send(message)).toMatchObject(
        refusal(400, "INVALID_AMOUNT", { requestId: message.id, amounts: message["amounts"] }),
      );
    }
  });

  test(`${rule("GC-28")} an activation whose amount is negative; zero and none are right`, async () => {
    const till = newTill();
    const message = activationOf(cards.fresh, asking(-1));
    expect(await till.activate(message)).toMatchObject(
      refusal(400, "INVALID_AMOUNT", { requestId: message.id, ...asking(-1) }),
    );
    expect(await till.activate(activationOf(cards.fresh, asking(0)))).toMatchObject({
      status: 201,
    });
    expect(await till.activate(activationOf(cards.fresh2))).toMatchObject({ status: 201 });
  });

  test.each(["load", "redemption"] as const)(
    `${rule("GC-28")} %s in another currency than the card's`,
    async (kind) => {
      const till = newTill();
      const message = requestFor(cards.dollars, asking(100));
      expect(await till.request(kind, message)).toMatchObject(
        refusal(400, "INVALID_AMOUNT", { requestId: message.id, ...asking(100) }),
      );
      expect(await till.request(kind, requestFor(cards.dollars, asking(100, "840")))).toMatchObject(
        { status: 201 },
      );
    },
  );

  test("a redemption above the available balance", async () => {
    const message = redemptionOf(cards.openLoad, 10_001);
    expect(await newTill().redeem(message)).toMatchObject(
      refusal(400, "INSUFFICIENT_FUNDS", {
        requestId: message.id,
        card: card(cards.openLoad),
        amounts: {
          requestAmount: rand(10_001),
          approvedAmount: rand(0),
          balanceAmount: rand(15_000),
          availableBalance: rand(10_000),
        },
      }),
    );
  });

  test("an amount that would lift a balance over the largest one", async () => {
    const till = newTill();
    expect(await till.load(loadOf(cards.funded, 999_999_999_999))).toMatchObject(
      refusal(400, "INVALID_AMOUNT"),
    );
    expect(await till.activate(activationOf(cards.fresh, asking(999_999_999_999)))).toMatchObject(
      refusal(400, "INVALID_AMOUNT"),
    );
    expect(await till.load(loadOf(cards.empty, 999_999_999_999))).toMatchObject({ status: 201 });
  });
});
