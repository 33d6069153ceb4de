import { v4 } from "uuid";
import { rule } from "../support/rules";
import {
  asking,
  byCard,
  byLoyaltyCard,
  byToken,
  instruments,
  paidBy,
  refusal,
  saleOf,
  to,
  useAirtime,
} from "../support/messages/airtime";

const { newTill } = useAirtime();

describe("a purchase that is declined", () => {
  const invalidProduct = refusal(400, "INVALID_PRODUCT", {
    detailMessage: {
      freeString: expect.any(String) as unknown,
      product: expect.any(Object) as unknown,
    },
  });
  const invalidAmount = refusal(400, "INVALID_AMOUNT");
  const top = to("27710000001");

  test.each<[string, string, Record<string, unknown>, object]>([
    ["an unknown product", "NOSUCH", {}, invalidProduct],
    ["a withdrawn product", "NWGONE5", {}, invalidProduct],
    [
      "the bar code of another product",
      "NWAIR20",
      { product: { productId: "NWAIR20", barcode: "6001234567891" } },
      invalidProduct,
    ],
    [
      "the bar code of another product, for one that has none",
      "NWAIRVAR",
      { product: { productId: "NWAIRVAR", barcode: "6001234567890" }, ...asking(500) },
      invalidProduct,
    ],
    [
      "another type",
      "NWAIR20",
      { product: { productId: "NWAIR20", type: "DATA" } },
      invalidProduct,
    ],
    [
      "another delivery",
      "NWAIR20",
      { product: { productId: "NWAIR20", isDirectTopup: true } },
      invalidProduct,
    ],
    ["no amount for a free price", "NWAIRVAR", {}, invalidAmount],
    ["an amount below the bounds", "NWAIRVAR", asking(400), invalidAmount],
    ["an amount above the bounds", "NWAIRVAR", asking(100_100), invalidAmount],
    ["an amount between two steps", "NWAIRVAR", asking(550), invalidAmount],
    ["another amount than the price", "NWAIR20", asking(1999), invalidAmount],
    ["a currency that is not offered", "NWAIR20", asking(2000, "840"), invalidAmount],
    [
      "payment methods that do not add up",
      "NWAIR20",
      paidBy(byToken(500), byLoyaltyCard(1000)),
      invalidAmount,
    ],
    [
      "a top-up without recipient",
      "NWSMS100",
      {},
      refusal(400, "FORMAT_ERROR", {
        detailMessage: {
          formatErrors: [{ field: "recipientMsisdn", msg: "recipientMsisdn may not be null" }],
        },
      }),
    ],
    [
      "a sale abroad without sender",
      "FJTOP10",
      to("4740000001"),
      refusal(400, "FORMAT_ERROR", {
        detailMessage: {
          formatErrors: [{ field: "senderMsisdn", msg: "senderMsisdn may not be null" }],
        },
      }),
    ],
    ["a number out of service", "NWSMS100", to("27710000005"), refusal(400, "INVALID_MSISDN")],
    ["a number of another operator", "NWSMS100", to("27720000001"), refusal(400, "INVALID_MSISDN")],
    [
      "a barred number",
      "NWSMS100",
      to("27710000004"),
      refusal(400, "DECLINED_BY_MNO", {
        providerErrorCode: "B04",
        providerErrorMsg: "Subscriber barred",
      }),
    ],
    [
      "an unknown token",
      "NWSMS100",
      { ...top, ...paidBy(byToken(1500, "NWtoken0000000000000000000000000")) },
      refusal(400, "INVALID_AN32_TOKEN"),
    ],
    [
      "an expired token",
      "NWSMS100",
      { ...top, ...paidBy(byToken(1500, instruments.expiredToken)) },
      refusal(400, "INVALID_AN32_TOKEN"),
    ],
    [
      "an unknown loyalty card",
      "NWSMS100",
      { ...top, ...paidBy(byLoyaltyCard(1500, "6390000000009999")) },
      refusal(400, "INVALID_LOYALTY_CARD"),
    ],
    [
      "a blocked loyalty card",
      "NWSMS100",
      { ...top, ...paidBy(byLoyaltyCard(1500, instruments.blockedLoyaltyCard)) },
      refusal(400, "INVALID_LOYALTY_CARD"),
    ],
    [
      "an unknown bank card",
      "NWSMS100",
      { ...top, ...paidBy(byCard(1500, "6290000000009999")) },
      refusal(400, "INVALID_CARD_NUMBER"),
    ],
    [
      "an expired bank card",
      "NWSMS100",
      { ...top, ...paidBy(byCard(1500, instruments.expiredCard)) },
      refusal(400, "CARD_EXPIRED"),
    ],
    [
      "another expiry date than the card's",
      "NWSMS100",
      { ...top, ...paidBy(byCard(1500, instruments.card, { expiryDate: "3111" })) },
      refusal(400, "CARD_EXPIRED"),
    ],
    [
      "a bank card whose issuer declines",
      "NWSMS100",
      { ...top, ...paidBy(byCard(1500, instruments.dishonoredCard)) },
      refusal(400, "DO_NOT_HONOR"),
    ],
    [
      "a bank card without enough money",
      "NWSMS100",
      { ...top, ...paidBy(byCard(1500, instruments.poorCard)) },
      refusal(400, "INSUFFICIENT_FUNDS"),
    ],
    [
      "an instrument that is asked twice for more than it has",
      "NWAIRVAR",
      { ...asking(60_000), ...paidBy(byLoyaltyCard(30_000), byLoyaltyCard(30_000)) },
      refusal(400, "INSUFFICIENT_FUNDS"),
    ],
    [
      "an empty stock",
      "NWEMPTY10",
      {},
      refusal(400, "OUT_OF_STOCK", { detailMessage: { product: { productId: "NWEMPTY10" } } }),
    ],
    ["a provider that cannot be reached", "KCAIR30", {}, refusal(503, "UPSTREAM_UNAVAILABLE")],
  ])(`${rule("AT-20", "AT-21")} for %s`, async (_why, productId, parts, expected) => {
    const till = newTill();
    const data = await till.all();
    const message = saleOf(productId, parts);
    const reply = await till.purchase(message);
    expect(reply).toMatchObject(expected);
    expect(reply.body).toMatchObject({ id: message.id, requestType: "PURCHASE_REQUEST" });
    expect(reply.body).not.toHaveProperty("originalId");
    expect(till.last().stateAfter).toBe("DECLINED");
    expect(await till.all()).toEqual(data);
    // A decline uses the id up, and a trial finds the same.
    expect(await till.purchase({ ...saleOf("NWAIR20"), id: message.id })).toMatchObject(
      refusal(400, "DUPLICATE_RECORD"),
    );
    expect(await till.try({ ...message, id: v4() })).toMatchObject({
      ...expected,
      body: { ...(expected as { body: object }).body, requestType: "TRIAL_PURCHASE_REQUEST" },
    });
  });

  test("for a blocked merchant", async () => {
    const message = saleOf("NWAIR20");
    const originator = structuredClone(message["originator"]) as {
      merchant: { merchantId: string };
    };
    originator.merchant.merchantId = "INVALIDMERCHANT";
    expect(await newTill().purchase({ ...message, originator })).toMatchObject(
      refusal(400, "INVALID_MERCHANT"),
    );
  });

  test("the first check that fails decides: product, amount, number, instrument, float, stock", async () => {
    const till = newTill("70010002");
    const wrong = {
      ...asking(1),
      ...to("27710000005"),
      ...paidBy(byToken(1, instruments.expiredToken)),
    };
    const sold = async (productId: string, parts: Record<string, unknown>) =>
      (await till.purchase(saleOf(productId, parts))).body["errorType"];
    expect(await sold("NOSUCH", wrong)).toBe("INVALID_PRODUCT");
    expect(await sold("NWDATA1GB", wrong)).toBe("INVALID_AMOUNT");
    expect(
      await sold("NWDATA1GB", {
        ...to("27710000005"),
        ...paidBy(byToken(8500, instruments.expiredToken)),
      }),
    ).toBe("INVALID_MSISDN");
    expect(
      await sold("NWDATA1GB", {
        ...to("27710000001"),
        ...paidBy(byToken(8500, instruments.expiredToken)),
      }),
    ).toBe("INVALID_AN32_TOKEN");
    expect(await sold("NWDATA1GB", to("27710000001"))).toBe("INSUFFICIENT_FUNDS");
    expect(await sold("NWEMPTY10", {})).toBe("OUT_OF_STOCK");
  });
});
