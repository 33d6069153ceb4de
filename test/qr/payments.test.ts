import { v4 } from "uuid";
import { rule } from "../support/rules";
import {
  asking,
  at,
  authorised,
  client,
  codes,
  identifiers,
  newerPaymentOf,
  partners,
  paymentOf,
  rand,
  refusal,
  rrn,
  scanOf,
  someText,
  useQr,
  variants,
} from "../support/messages/qr";

const { newTill } = useQr();
const manual = at("MANUAL01");

describe.each(variants)("a payment at the %s", (variant) => {
  const paid = (parts: object = {}, tranId: string = codes.scanned) =>
    paymentOf(tranId, { ...parts });

  test("of a scanned code is authorised at the partner of the scan, which holds the amount", async () => {
    const till = newTill();
    const message = paid();
    const { status, body } = await till.pay(message, variant);
    expect([status, body]).toEqual([
      authorised[variant],
      { ...message, time: "2031-03-04T12:00:00.000Z", partner: partners.blue },
    ]);
    expect(till.standing("tok-rich")).toEqual([100000000, 12500]);
    expect([till.codeState(codes.scanned), till.paymentState(message.id)]).toEqual([
      "IN_PAYMENT",
      "AUTHORISED",
    ]);
    expect(till.scansOf(codes.scanned)).toEqual(["LINKED"]);
  });

  test("repeats what it knows of the newer form", async () => {
    const more = {
      client,
      stan: "000201",
      basketRef: "B1",
      tranType: "GOODS_AND_SERVICES",
      thirdPartyIdentifiers: identifiers,
    };
    const { body } = await newTill().pay(paid(more), variant);
    expect(body).toMatchObject({
      ...more,
      thirdPartyIdentifiers: [...identifiers, { institutionId: "10000001" }],
    });
  });

  test.each<[string, object, string, [number, string, string], object?]>([
    [
      "a blocked merchant",
      at("TILL0001", "000000000010003"),
      codes.open,
      [400, "Invalid merchant", "INVALID_MERCHANT"],
    ],
    [
      "a merchant that is not enabled",
      at("TILL0001", "000000000010002"),
      codes.open,
      [variant === "provider" ? 400 : 501, "Not supported", "FUNCTION_NOT_SUPPORTED"],
    ],
    ["amount 0", { amount: rand(0) }, codes.open, [400, "Invalid amount", "INVALID_AMOUNT"]],
    [
      "a negative amount",
      { amount: rand(-5) },
      codes.open,
      [400, "Invalid amount", "INVALID_AMOUNT"],
    ],
    [
      "a code that nobody issued",
      {},
      codes.unknown,
      [400, "Unknown QR code", "INVALID_TRAN_ID"],
      { tranId: codes.unknown },
    ],
    [
      "an expired code",
      {},
      codes.expired,
      [400, "QR code expired", "INVALID_TRAN_ID"],
      { state: "EXPIRED" },
    ],
    [
      "a used code",
      {},
      codes.used,
      [400, "QR code used", "ACCOUNT_ALREADY_SETTLED"],
      { state: "USED" },
    ],
    [
      "a voided code",
      {},
      codes.voided,
      [400, "QR code in use", "DO_NOT_HONOR"],
      { state: "VOIDED" },
    ],
    [
      "another currency than the code's",
      { amount: rand(15000, "840") },
      codes.exact,
      [400, "Invalid amount", "INVALID_AMOUNT"],
    ],
    [
      "more than the value",
      { amount: rand(15001) },
      codes.exact,
      [400, "Invalid amount", "INVALID_AMOUNT"],
    ],
    [
      "less than the value",
      { amount: rand(14999) },
      codes.exact,
      [400, "Invalid amount", "INVALID_AMOUNT"],
    ],
    [
      "less than the value where only more is allowed",
      { amount: rand(14999) },
      codes.over,
      [400, "Invalid amount", "INVALID_AMOUNT"],
    ],
    [
      "more than the value where only less is allowed",
      { amount: rand(15001) },
      codes.part,
      [400, "Invalid amount", "INVALID_AMOUNT"],
    ],
    [
      "a partner that nobody accepts",
      { partner: partners.stranger },
      codes.open,
      [400, "Unknown partner", "PARTNER_UNKNOWN"],
    ],
    [
      "a partner that is not enabled",
      { partner: partners.dormant },
      codes.open,
      [variant === "provider" ? 400 : 501, "Not supported", "FUNCTION_NOT_SUPPORTED"],
    ],
    [
      "another partner than the one that scanned",
      { partner: partners.harbour },
      codes.scanned,
      [400, "Wrong partner", "ROUTING_ERROR"],
    ],
    [
      "another token than the scan's",
      { partnerPaymentToken: "tok-poor" },
      codes.scanned,
      [400, "Invalid message", "FORMAT_ERROR"],
    ],
  ])(
    "with %s is declined and on record: its id is spent, the code stays as it was",
    async (_title, parts, tranId, [status, message, reason], more = {}) => {
      const till = newTill();
      const before = till.code(tranId);
      const sent = paid(parts, tranId);
      expect(await till.pay(sent, variant)).toMatchObject(
        refusal(status, message, reason, { description: someText, ...more }),
      );
      expect(till.code(tranId)).toEqual(before);
      expect(till.payment(sent.id)).toMatchObject({
        id: sent.id,
        variant,
        tranId,
        state: "DECLINED",
        amount: sent["amount"] ?? rand(12500),
      });
      expect(await till.pay(paid({ id: sent.id }), variant)).toMatchObject(
        refusal(400, "Duplicate id", "DUPLICATE_RECORD"),
      );
      expect(till.standing("tok-rich")).toEqual([100000000, 0]);
    },
  );

  test.each([
    [codes.over, 15001],
    [codes.part, 14999],
    [codes.exact, 15000],
  ])("of code %s may be %d", async (tranId, amount) => {
    expect((await newTill().pay(paid({ amount: rand(amount) }, tranId), variant)).status).toBe(
      authorised[variant],
    );
  });

  test.each<[string, object, [number, string, string]]>([
    ["tok-poor", { amount: rand(501) }, [400, "Insufficient funds", "INSUFFICIENT_FUNDS"]],
    ["tok-rich", { amount: rand(100, "840") }, [400, "Invalid amount", "INVALID_AMOUNT"]],
    ["tok-refuse", {}, [400, "Declined", "DECLINED_BY_PARTNER"]],
    ["tok-frozen", {}, [400, "Declined", "DECLINED_BY_ISSUER"]],
    ["tok-closed", {}, [400, "Account not usable", "INVALID_ACCOUNT"]],
    ["tok-oldcard", {}, [400, "Account not usable", "CARD_EXPIRED"]],
    ["tok-badcard", {}, [400, "Account not usable", "INVALID_CARD_NUMBER"]],
  ])(
    "from the account %s is declined by its partner; the code is open for a new scan",
    async (partnerPaymentToken, parts, [status, message, reason]) => {
      const till = newTill();
      const sent = paid({ partner: partners.blue, partnerPaymentToken, ...parts }, codes.open);
      expect(await till.pay(sent, variant)).toMatchObject(
        refusal(status, message, reason, { paymentId: sent.id, tranId: codes.open }),
      );
      expect([till.paymentState(sent.id), till.codeState(codes.open)]).toEqual([
        "DECLINED",
        "OPEN",
      ]);
      expect(
        (
          await till.pay(
            paid({ partner: partners.harbour, partnerPaymentToken: "tok-harbour" }, codes.open),
            variant,
          )
        ).status,
      ).toBe(authorised[variant]);
      expect(till.standing("tok-harbour")).toEqual([250000, 12500]);
    },
  );

  test("to a partner that declines everything, or is out of service", async () => {
    const till = newTill();
    expect(await till.pay(paid({ partner: partners.cautious }, codes.open), variant)).toMatchObject(
      refusal(400, "Declined", "DECLINED_BY_PARTNER"),
    );
    expect(await till.pay(paid({ partner: partners.offline }, codes.open), variant)).toMatchObject(
      refusal(503, "Service unavailable", "UPSTREAM_UNAVAILABLE"),
    );
    expect(till.codeState(codes.open)).toBe("OPEN");
  });

  test("that names a partner needs no scan, also of one that nobody listed: it has a default account", async () => {
    const till = newTill();
    expect(
      (await till.pay(paid({ ...manual, partner: partners.unlisted }, codes.open), variant)).body[
        "partner"
      ],
    ).toEqual(partners.unlisted);
    expect(till.standing("30000123")).toEqual([500000, 12500]);
  });

  test("while another one of the code is live is refused", async () => {
    const till = newTill();
    await till.pay(paid(), variant);
    expect(await till.pay(paid(), variant)).toMatchObject(
      refusal(400, "QR code in use", "DO_NOT_HONOR", { state: "IN_PAYMENT" }),
    );
  });

  test("is a duplicate under an id that any message of any interface has used", async () => {
    const till = newTill();
    const [code, scan] = [await till.getCode(manual), scanOf(codes.open)];
    await till.scan(scan);
    for (const id of [code.body["id"], scan.id]) {
      expect(await till.pay(paid({ id }), variant)).toMatchObject(
        refusal(400, "Duplicate id", "DUPLICATE_RECORD"),
      );
    }
  });
});

describe("the newer form, at the provider", () => {
  test(`${rule("QR-24")} is answered in its own form, with approved amount, tender and the token of the scan`, async () => {
    const message = newerPaymentOf(codes.scanned, {
      ...asking(9900),
      tranType: "GOODS_AND_SERVICES",
    });
    const { status, body } = await newTill().pay(message, "provider");
    expect(status).toBe(201);
    expect(body).toEqual({
      ...message,
      time: "2031-03-04T12:00:00.000Z",
      amounts: { requestAmount: rand(9900), approvedAmount: rand(9900) },
      partner: partners.blue,
      thirdPartyIdentifiers: [
        ...identifiers,
        { institutionId: "10000001", transactionIdentifier: someText },
      ],
      tenders: [{ amount: rand(9900), tenderType: "WALLET", reference: someText }],
      partnerPaymentToken: "tok-rich",
    });
  });

  test("is not known at the other two", async () => {
    for (const variant of ["retailer", "partner"] as const) {
      expect(await newTill().pay(newerPaymentOf(codes.scanned), variant)).toMatchObject(
        refusal(400, "Invalid message", "FORMAT_ERROR", {
          formatErrors: [{ field: "amount", msg: "must be present" }],
        }),
      );
    }
  });

  test("without an rrn takes advices with any", async () => {
    const till = newTill();
    const { rrn: _rrn, ...message } = newerPaymentOf(codes.scanned);
    await till.pay(message, "provider");
    expect((await till.confirm(message.id, { rrn: "anything" }, "provider")).status).toBe(202);
  });
});

test("a code for several payments is open again after each, and needs a new scan", async () => {
  const till = newTill();
  for (const close of ["confirm", "reverse"] as const) {
    const message = paymentOf(codes.many, { id: v4(), rrn });
    expect((await till.pay(message)).status).toBe(200);
    expect((await till[close](message.id)).status).toBe(202);
    expect(till.codeState(codes.many)).toBe("OPEN");
  }
  expect(till.standing()).toEqual([487500, 0]);
  expect(till.scansOf(codes.many)).toEqual(["simulated LINKED", "simulated LINKED"]);
});
