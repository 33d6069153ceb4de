import { v4 } from "uuid";
import { rule } from "../support/rules";
import { startStandin } from "../support/standin";
import {
  type Message,
  adviceFor,
  asking,
  base,
  codes,
  newVoucherTill,
  offer,
  provisionOf,
  refusal,
  useVouchers,
} from "../support/messages/voucher";
import { withoutIds } from "../support/without-ids";

const { newTill } = useVouchers();

interface FormatError {
  field: string;
  msg: string;
  value?: string;
}
const formatErrors = (body: Record<string, unknown>): FormatError[] =>
  (body["detailMessage"] as { formatErrors: FormatError[] }).formatErrors;
const edited = (message: Message, edit: (copy: never) => void): Message => {
  const copy = structuredClone(message);
  edit(copy as never);
  return copy;
};
type Loose = Record<string, Record<string, Record<string, unknown>>>;

describe("refused in both modes, at any depth", () => {
  const provision = provisionOf("BLV0050", {
    posInfo: { entryMode: { panEntryMode: "BARCODE", pinEntryCapability: "CAN_ACCEPT" } },
    ...asking(5000),
    slipData: { messageLines: [{ text: "A" }] },
  });
  test.each([
    [
      "on top",
      "madeUp",
      (body: Loose) => {
        Object.assign(body, { madeUp: 1 });
      },
    ],
    [
      "in the merchant",
      "originator.merchant.madeUp",
      (body: Loose) => {
        Object.assign(body["originator"]?.["merchant"] ?? {}, { madeUp: 1 });
      },
    ],
    [
      "in an identifier",
      "thirdPartyIdentifiers[0].madeUp",
      (body: Loose) => {
        Object.assign((body["thirdPartyIdentifiers"] as unknown as object[])[0] ?? {}, {
          madeUp: 1,
        });
      },
    ],
    [
      "in an amount",
      "amounts.requestAmount.madeUp",
      (body: Loose) => {
        Object.assign(body["amounts"]?.["requestAmount"] ?? {}, { madeUp: 1 });
      },
    ],
    [
      "in the entry mode",
      "posInfo.entryMode.madeUp",
      (body: Loose) => {
        Object.assign(body["posInfo"]?.["entryMode"] ?? {}, { madeUp: 1 });
      },
    ],
    [
      "in a line of the slip",
      "slipData.messageLines[0].madeUp",
      (body: Loose) => {
        Object.assign((body["slipData"]?.["messageLines"] as unknown as object[])[0] ?? {}, {
          madeUp: 1,
        });
      },
    ],
    [
      "in the product",
      "product.madeUp",
      (body: Loose) => {
        Object.assign(body["product"] ?? {}, { madeUp: 1 });
      },
    ],
  ] as const)("an unknown property %s", async (_where, field, edit) => {
    const reply = await newTill().provision(edited(provision, edit));
    expect(reply).toMatchObject(refusal(400, "FORMAT_ERROR", { id: provision.id }));
    expect(formatErrors(reply.body)).toEqual([
      { field, msg: `${field} is not a property of this message`, value: "1" },
    ]);
  });

  test("an unknown property of an advice, and of a PIN, whose value stays secret", async () => {
    const till = newTill();
    const advice = adviceFor(v4(), { odd: true });
    expect(
      formatErrors((await till.client.post(`${base}/refunds/confirmations`, advice)).body)[0]
        ?.field,
    ).toBe("odd");
    const reply = await till.redeem(
      offer(codes.active, {
        voucher: { code: codes.active, pin: { type: "CLEAR_PIN", pin: "987654", odd: "987654" } },
      }),
    );
    expect(formatErrors(reply.body)[0]?.field).toBe("voucher.pin.odd");
    expect(withoutIds(reply.text)).not.toContain("987654");
  });

  test.each([
    [
      "the redemption of no code",
      "voucher.code",
      (body: Loose) => {
        body["voucher"] = {};
      },
    ],
    [
      "an empty code",
      "voucher.code",
      (body: Loose) => {
        body["voucher"] = { code: "" as never };
      },
    ],
    [
      "null, which is absent",
      "voucher",
      (body: Loose) => {
        body["voucher"] = null as never;
      },
    ],
    [
      "an identifier without its value",
      "thirdPartyIdentifiers[0].transactionIdentifier",
      (body: Loose) => {
        body["thirdPartyIdentifiers"] = [{ institutionId: "1" }] as never;
      },
    ],
    [
      "an amount with a fraction",
      "amounts.requestAmount.amount",
      (body: Loose) => {
        Object.assign(body, asking(1.5));
      },
    ],
    [
      "a terminal of nine characters",
      "originator.terminalId",
      (body: Loose) => {
        Object.assign(body["originator"] ?? {}, { terminalId: "123456789" });
      },
    ],
    [
      "a kind of transaction that is not known",
      "tranType",
      (body: Loose) => {
        Object.assign(body, { tranType: "GIFT" });
      },
    ],
    [
      "a code of 41 characters",
      "voucher.code",
      (body: Loose) => {
        body["voucher"] = { code: "1".repeat(41) as never };
      },
    ],
  ] as const)("%s", async (_what, field, edit) => {
    const till = newTill();
    const message = edited(offer(codes.active), edit);
    const reply = await till.redeem(message);
    expect(reply).toMatchObject(refusal(400, "FORMAT_ERROR"));
    expect(formatErrors(reply.body).map((error) => error.field)).toEqual([field]);
    // The id is not used up.
    expect((await till.redeem({ ...offer(codes.active), id: message.id })).status).toBe(201);
  });
});

test("absent members come first, each with its place before the text", async () => {
  const message = edited(provisionOf("BLV0050", { tranType: "NONSENSE" }), (body: Loose) => {
    delete body["originator"]?.["merchant"]?.["merchantId"];
    delete (body as Record<string, unknown>)["client"];
  });
  const { body } = await newTill().provision(message);
  const errors = formatErrors(body);
  expect(errors.slice(0, 2)).toEqual([
    { field: "client", msg: "client may not be null" },
    {
      field: "originator.merchant.merchantId",
      msg: "originator.merchant.merchantId may not be null",
    },
  ]);
  expect(errors[2]?.msg).toMatch(/^tranType must be one of /);
});

test(`${rule("VB-16")} a channel is known, and ignored; missing tenders are noted`, async () => {
  const till = newTill();
  const message = edited(provisionOf("BLV0050"), (body: Loose) => {
    Object.assign(body["originator"] ?? {}, { channelId: "web", operatorId: "7" });
  });
  expect((await till.provision(message)).status).toBe(201);
  expect(
    (await till.client.post(`${base}/vouchers/confirmations`, adviceFor(message.id))).status,
  ).toBe(202);
  expect(till.last().findings).toContainEqual(
    expect.objectContaining({ code: "documented-absent", field: "tenders" }),
  );
});

test("a body that is none", async () => {
  const till = newTill();
  expect(await till.client.post(`${base}/refunds`, [] as never)).toMatchObject(
    refusal(400, "FORMAT_ERROR", { requestType: "REFUND_REQUEST" }),
  );
});

test("a body that is not said to be JSON", async () => {
  const headers = {
    "content-type": "text/plain",
    authorization: `Basic ${Buffer.from("50010001:till-one").toString("base64")}`,
  };
  const response = await fetch(`${newTill().tester.standin.url}${base}/redemptions`, {
    method: "POST",
    headers,
    body: "{}",
  });
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({
    errorType: "FORMAT_ERROR",
    detailMessage: { formatErrors: [{ field: "Content-Type" }] },
  });
});

describe("lenient", () => {
  const oldId = "d4735e3a-265e-11ee-be56-0242ac120002";
  const loose: [string, string, (body: Loose) => void][] = [
    [
      "an id of another version",
      "lenient-uuid",
      (body) => {
        Object.assign(body, { id: oldId });
      },
    ],
    [
      "digits in a string",
      "lenient-integer",
      (body) => {
        Object.assign(body, { amounts: { requestAmount: { amount: "4650", currency: "710" } } });
      },
    ],
    [
      "a numeric currency",
      "lenient-currency",
      (body) => {
        Object.assign(body, { amounts: { requestAmount: { amount: 4650, currency: 710 } } });
      },
    ],
    [
      "a currency in letters",
      "lenient-currency",
      (body) => {
        Object.assign(body, { amounts: { requestAmount: { amount: 4650, currency: "ZAR" } } });
      },
    ],
    [
      "a time without a zone",
      "lenient-time",
      (body) => {
        Object.assign(body, { time: "2031-03-04T12:00:00" });
      },
    ],
    [
      "no identifiers",
      "lenient-absent-list",
      (body) => {
        delete (body as Record<string, unknown>)["thirdPartyIdentifiers"];
      },
    ],
  ];

  test.each(loose)("%s: refused, and with --lenient a finding", async (_what, code, edit) => {
    expect(await newTill().redeem(edited(offer(codes.active), edit))).toMatchObject(
      refusal(400, "FORMAT_ERROR"),
    );
    const till = newVoucherTill(await startStandin({ lenient: true, only: ["voucher"] }));
    expect((await till.redeem(edited(offer(codes.active), edit))).status).toBe(201);
    expect(till.last().findings.map((finding) => finding.code)).toContain(code);
  });

  test("an unknown property is refused all the same", async () => {
    const till = newVoucherTill(await startStandin({ lenient: true, only: ["voucher"] }));
    expect(await till.redeem({ ...offer(codes.active), odd: 1 })).toMatchObject(
      refusal(400, "FORMAT_ERROR"),
    );
  });
});

describe("credentials", () => {
  test("none: 401 AUTHENTICATION_ERROR, with the id of nobody", async () => {
    const response = await fetch(`${newTill().tester.standin.url}${base}/vouchers`, {
      method: "POST",
      body: "{}",
    });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain("Basic");
    expect(await response.json()).toMatchObject({
      errorType: "AUTHENTICATION_ERROR",
      requestType: "PROVISION_REQUEST",
    });
  });

  test(`${rule("VB-03")} a user name that is not the client: a finding; with --check-client a refusal, of requests only`, async () => {
    const till = newTill();
    expect((await till.redeem(offer(codes.active))).status).toBe(201);
    expect(till.last().findings.map(({ code }) => code)).toContain("client-not-user");

    const checked = await startStandin({ checkClient: true, only: ["voucher"] });
    const [other, right] = [
      newVoucherTill(checked, "somebody"),
      newVoucherTill(checked, "50010001"),
    ];
    const message = offer(codes.active);
    const reply = await other.redeem(message);
    expect(reply).toMatchObject(
      refusal(400, "AUTHENTICATION_ERROR", {
        detailMessage: { freeString: expect.any(String) as string, client: message["client"] },
      }),
    );
    expect(await other.lookupRedemption(message.id)).toMatchObject({
      status: 400,
      text: reply.text,
    });
    expect(await other.confirm("redemption", message.id)).toMatchObject({ status: 404 });
    expect((await right.redeem(offer(codes.active))).status).toBe(201);
  });
});

test("in the journal a code is cut and a PIN is gone", async () => {
  const till = newTill();
  await till.redeem(
    offer(codes.active, {
      voucher: { code: codes.active, pin: { type: "CLEAR_PIN", pin: "987654" } },
    }),
  );
  await till.lookup({ voucherCode: codes.withPin });
  await till.lookup({ voucherCode: codes.active });
  const journal = withoutIds(JSON.stringify(till.space.messages()));
  for (const secret of [codes.active, codes.withPin, "987654"])
    expect(journal).not.toContain(secret);
  expect(journal).toContain("440010***0001");
});
