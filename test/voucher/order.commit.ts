import { rule } from "../support/rules";
import {
  asking,
  codes,
  kinds,
  merchant,
  offer,
  parties,
  provisionOf,
  refusal,
  till as institution,
  useVouchers,
} from "../support/messages/voucher";

const { newTill } = useVouchers();
const codeAndPin = { code: codes.withPin, pin: { type: "CLEAR_PIN", pin: "2468" } };

describe("the order of checks: the first that fails decides", () => {
  const blockedMerchant = {
    originator: {
      institution: institution,
      terminalId: "HTS00417",
      merchant: { ...merchant, merchantId: "BLOCKED00000001" },
    },
  };
  const wrong = { ...blockedMerchant, receiver: parties.deadend, ...asking(-1) };

  test.each([
    ["merchant before route", offer(codes.unknown, wrong), "INVALID_MERCHANT"],
    [
      "route before voucher",
      offer(codes.unknown, { receiver: parties.deadend, ...asking(-1) }),
      "ROUTING_ERROR",
    ],
    ["voucher before amount", offer(codes.unknown, asking(-1)), "INVALID_VOUCHER"],
    ["state before amount", offer(codes.blocked, asking(-1)), "VOUCHER_NOT_REDEEMABLE"],
    ["amount before faults", offer(codes.error500, asking(-1)), "INVALID_AMOUNT"],
    [
      "amount before faults of the vendor",
      offer(codes.active, { receiver: parties.fogbound, ...asking(-1) }),
      "INVALID_AMOUNT",
    ],
    ["form before all", offer(codes.unknown, { ...wrong, odd: 1 }), "FORMAT_ERROR"],
  ])("%s", async (_what, message, errorType) => {
    expect(await newTill().redeem(message)).toMatchObject(refusal(400, errorType));
  });

  test("the PIN before the state", async () => {
    const till = newTill();
    await till.redeem(offer(codes.withPin, { voucher: codeAndPin }));
    expect(await till.redeem(offer(codes.withPin))).toMatchObject(refusal(400, "INVALID_VOUCHER"));
    expect(await till.redeem(offer(codes.withPin, { voucher: codeAndPin }))).toMatchObject(
      refusal(400, "VOUCHER_ALREADY_REDEEMED"),
    );
  });

  test.each(kinds)(
    `${rule("VB-01", "VB-02")} the history of a %s before everything that looks further`,
    async (kind) => {
      const till = newTill();
      const message =
        kind === "provision" ? provisionOf("BLV0050", wrong) : offer(codes.unknown, wrong);
      await till.request(kind, message);
      const again = await till.request(kind, message);
      expect(again).toMatchObject(
        refusal(400, "DUPLICATE_RECORD", {
          detailMessage: { voucherId: message.id, requestTime: expect.any(String) as string },
        }),
      );
    },
  );
});

test("a duplicate of the caller's own tells what the first was", async () => {
  const till = newTill();
  const message = offer(codes.active, { time: "2031-03-04T11:59:00.000Z" });
  await till.redeem(message);
  expect((await till.redeem(message)).body["detailMessage"]).toEqual({
    freeString: "Another message of this data space has this id.",
    voucherId: message.id,
    requestTime: "2031-03-04T11:59:00.000Z",
    receiver: parties.brightleaf,
    voucher: {
      code: codes.active,
      expiryDate: "2099-12-31T23:59:59.000Z",
      serialNumber: "BLS0000001",
    },
  });
});

test.each([
  ["declined", codes.expired, "VOUCHER_NOT_REDEEMABLE"],
  ["lost", codes.lost, "UPSTREAM_UNAVAILABLE"],
])("so does the duplicate of one that was %s", async (_, code, errorType) => {
  const till = newTill();
  const message = offer(code, { time: "2031-03-04T11:59:00.000Z", receiver: parties.brightleaf });
  expect((await till.redeem(message)).body["errorType"]).toBe(errorType);
  expect(
    (
      await till.redeem({
        ...message,
        time: "2031-03-04T11:59:30.000Z",
        receiver: parties.nightowl,
      })
    ).body["detailMessage"],
  ).toEqual({
    freeString: "Another message of this data space has this id.",
    voucherId: message.id,
    requestTime: "2031-03-04T11:59:00.000Z",
    receiver: parties.brightleaf,
  });
});
