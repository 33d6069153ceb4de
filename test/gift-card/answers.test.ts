import { rule } from "../support/rules";
import {
  activationOf,
  asking,
  card,
  cards,
  kinds,
  loadOf,
  openTransactions,
  redemptionOf,
  requestFor,
  useGiftCards,
} from "../support/messages/gift-card";

const { newTill } = useGiftCards();
const settlementEntity = { id: "7300", name: "Standin Settlement" };
const receiver = { id: "8405", name: "Standin Cards" };

/** How the server fills a response, field by field. */
describe("answer to a request", () => {
  const posInfo = { entryMode: { panEntryMode: "OCR", pinEntryCapability: "CANNOT_ACCEPT" } };
  const basket = {
    basketId: "B7",
    items: [{ productId: "2099", productName: "Apples", quantity: 1.35, unit: "KILOGRAM" }],
  };

  test("every field of a redemption", async () => {
    const till = newTill();
    const message = redemptionOf(cards.withPin, 150, {
      card: card(cards.withPin, { clearPin: "7310" }),
      posInfo,
      basket,
    });
    const { body } = await till.redeem(message);
    const { issuerReference } = body["slipData"] as { issuerReference: string };
    expect(body).toEqual({
      id: message.id,
      time: "2031-03-04T12:00:00.000Z",
      originator: message["originator"],
      client: message["client"],
      settlementEntity,
      receiver,
      thirdPartyIdentifiers: [
        ...(message["thirdPartyIdentifiers"] as unknown[]),
        { institutionId: "7300", transactionIdentifier: `S${issuerReference}` },
        { institutionId: "8405", transactionIdentifier: issuerReference },
      ],
      posInfo,
      basket,
      amounts: {
        requestAmount: { amount: 150, currency: "710" },
        approvedAmount: { amount: 150, currency: "710" },
        balanceAmount: { amount: 24_850, currency: "710" },
        availableBalance: { amount: 24_850, currency: "710" },
      },
      card: { pan: cards.withPin, expiryDate: "4912" },
      product: { id: "GIFT100", barcode: "6009800001004", type: "physical" },
      slipData: { messageLines: [{ text: "Paid by gift card" }], issuerReference },
    });
    expect(issuerReference).toMatch(/^[A-Z0-9]{1,20}$/);
  });

  test("settlementEntity and receiver of the request are kept, and named in thirdPartyIdentifiers", async () => {
    const own = {
      settlementEntity: { id: "9001", name: "Ours" },
      receiver: { id: "9002", name: "Theirs" },
    };
    const { body } = await newTill().lookup(requestFor(cards.funded, own));
    expect(body).toMatchObject(own);
    expect(
      (body["thirdPartyIdentifiers"] as { institutionId: string }[]).map(
        ({ institutionId }) => institutionId,
      ),
    ).toEqual(["6001", "9001", "9002"]);
  });

  test("time is the data space's clock, not the request's time", async () => {
    const till = newTill();
    till.space.clock({ set: "2032-01-01T00:00:00.500Z" });
    const { body } = await till.redeem(
      redemptionOf(cards.funded, 100, { time: "2001-01-01T00:00:00Z" }),
    );
    expect(body["time"]).toBe("2032-01-01T00:00:00.500Z");
  });

  test("no PIN is ever in it, whatever was sent", async () => {
    const till = newTill();
    const pinned = { card: card(cards.freshWithPin, { clearPin: "4444", encryptedPin: "AB" }) };
    const reply = await till.activate(activationOf(cards.freshWithPin, pinned));
    expect(reply.status).toBe(201);
    expect(reply.body["card"]).toEqual({ pan: cards.freshWithPin, expiryDate: "4912" });
  });

  test("the card's own expiry date is in it, also when none was sent", async () => {
    const { body } = await newTill().redeem(
      redemptionOf(cards.funded, 100, { card: { pan: cards.funded } }),
    );
    expect(body["card"]).toEqual({ pan: cards.funded, expiryDate: "4912" });
  });

  test("references are unique", async () => {
    const till = newTill();
    const replies = await Promise.all([1, 2, 3].map(() => till.load(loadOf(cards.funded, 1))));
    expect(
      new Set(
        replies.map(
          ({ body }) => (body["slipData"] as { issuerReference: string }).issuerReference,
        ),
      ).size,
    ).toBe(3);
  });

  test("properties without a value are left out, never null", async () => {
    for (const message of [
      requestFor(cards.fresh),
      requestFor(cards.fresh, { posInfo: null, slipData: null }),
    ]) {
      expect((await newTill().lookup(message)).text).not.toContain("null");
    }
  });

  test("ids come back in the letters in which they came", async () => {
    const till = newTill();
    const id = requestFor(cards.funded).id.toUpperCase();
    expect((await till.redeem(redemptionOf(cards.funded, 100, { id }))).body["id"]).toBe(id);
    const reply = await till.confirm("redemption", id.toLowerCase());
    expect(reply).toMatchObject({ status: 202, body: { requestId: id.toLowerCase() } });
  });
});

describe("answer to an advice", () => {
  test.each(kinds)("of a %s: its ids and identifiers, and the clock", async (kind) => {
    const till = newTill();
    const thirdPartyIdentifiers = [
      { institutionId: "1" },
      { institutionId: "6001", transactionIdentifier: "X" },
    ];
    till.space.clock({ set: "2031-05-05T05:05:05.005Z" });
    const { status, body } = await till.confirm(kind, openTransactions[kind], {
      thirdPartyIdentifiers,
    });
    expect([status, body]).toEqual([
      202,
      {
        id: body["id"],
        requestId: openTransactions[kind],
        time: "2031-05-05T05:05:05.005Z",
        thirdPartyIdentifiers,
      },
    ]);
  });

  test("fields of the second form are ignored, as findings: the advice is a full one", async () => {
    const till = newTill("7102");
    const message = loadOf(cards.empty, 1_000);
    await till.load(message);
    const more = {
      stan: "1",
      rrn: "2",
      amounts: { approvedAmount: { amount: 1, currency: "710" } },
    };
    const { body } = await till.confirm("load", message.id, more);
    expect(Object.keys(body).sort()).toEqual(["id", "requestId", "thirdPartyIdentifiers", "time"]);
    expect(till.findings()).toEqual([
      "unknown-property stan",
      "unknown-property rrn",
      "unknown-property amounts",
    ]);
    expect(await till.balances(cards.empty)).toEqual([1_000, 1_000]);
  });

  test.each(["activation", "load"] as const)(
    `${rule("GC-26")} the confirmation of a %s without tenders is accepted, as a finding`,
    async (kind) => {
      const till = newTill();
      expect(
        await till.confirm(kind, openTransactions[kind], { tenders: undefined }),
      ).toMatchObject({ status: 202 });
      expect(till.findings()).toEqual(["documented-absent tenders"]);
    },
  );

  test("fields of the second form in a request are ignored, as findings", async () => {
    const till = newTill("7102");
    const u = {
      rrn: "1",
      cardHolder: { firstName: "N" },
      card: card(cards.fresh, { rank: "primary", pin: { type: "CLEAR_PIN", pin: "1" } }),
    };
    const { status, body } = await till.activate(activationOf(cards.fresh, { ...u, ...asking(1) }));
    expect(status).toBe(201);
    expect(body).not.toHaveProperty("rrn");
    expect(till.findings().sort()).toEqual([
      "unknown-property card.pin",
      "unknown-property card.rank",
      "unknown-property cardHolder",
      "unknown-property rrn",
    ]);
    expect(await till.card(cards.fresh)).toMatchObject({
      card: { pan: cards.fresh, expiryDate: "4912" },
    });
  });
});
