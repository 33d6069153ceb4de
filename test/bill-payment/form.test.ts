import { v4 } from "uuid";
import {
  asking,
  base,
  bills,
  lookupOf,
  merchant,
  originator,
  paymentOf,
  payments,
  rand,
  refundOf,
  refusal,
  tenders,
  useBillPayment,
} from "../support/messages/bill-payment";
import { rule } from "../support/rules";
import { withoutIds } from "../support/without-ids";

type Parts = Record<string, unknown>;
const strict = useBillPayment();
const lenient = useBillPayment({ lenient: true });
const checked = useBillPayment({ checkClient: true });
const formatErrors = (...fields: string[]) =>
  refusal(400, "FORMAT_ERROR", {
    detailMessage: {
      formatErrors: fields.map((field) => expect.objectContaining({ field }) as unknown),
    },
  });
const pay = (parts: Parts) => paymentOf("account", bills.normal, 100, parts);
const from = (parts: Parts) => ({ originator: { ...originator, ...parts } });
const sold = (parts: Parts) => from({ merchant: { ...merchant, ...parts } });

describe("a payment whose form is wrong (V2)", () => {
  test.each<[string, Parts]>([
    ["accountRef", { accountRef: "12345" }],
    ["accountRef", { accountRef: "x".repeat(41) }],
    ["accountRef", { accountRef: null }],
    ["accountRef", { accountRef: 550010004510 }],
    ["id", { id: "d4735e3a-265e-11ee-be56-0242ac120002" }],
    ["id", { id: 7 }],
    ["time", { time: "2031-02-03 09:15" }],
    ["time", { time: "2031-02-03T09:15:30" }],
    ["time", { time: "2031-02-30T09:15:30Z" }],
    ["time", { time: "2031-02-03T09:15:30+0200" }],
    ["time", { time: "2031-02-03T09:15:30+02" }],
    ["time", { time: "2031-02-03 09:15:30Z" }],
    ["originator.terminalId", from({ terminalId: "LANE42" })],
    ["originator.channelId", from({ channelId: "x".repeat(51) })],
    ["originator.merchant.merchantId", sold({ merchantId: "SHORT" })],
    ["originator.merchant.merchantType", sold({ merchantType: "54X1" })],
    ["client", { client: undefined }],
    ["client.name", { client: { id: "1" } }],
    ["thirdPartyIdentifiers", { thirdPartyIdentifiers: undefined }],
    ["thirdPartyIdentifiers[0].institutionId", { thirdPartyIdentifiers: [{}] }],
    ["slipData.issuerReference", { slipData: { issuerReference: "lower" } }],
    ["tranType", { tranType: "GIFT" }],
    ["srcAccType", { srcAccType: "X" }],
    ["selectedCategory.name", { selectedCategory: { id: "LIFE" } }],
    ["selectedCategory.id", { selectedCategory: { id: "x".repeat(41), name: "L" } }],
    [
      "amounts.requestAmount.amount",
      { amounts: { requestAmount: { amount: "100", currency: "710" } } },
    ],
    ["amounts.requestAmount.amount", asking(1.5)],
    ["amounts.requestAmount.amount", asking(1_000_000_000_000)],
    ["amounts.requestAmount.currency", asking(100, "ZAR")],
    [
      "amounts.requestAmount.currency",
      { amounts: { requestAmount: { amount: 1, currency: 710 } } },
    ],
    [
      "amounts.maxPayableAmount.currency",
      { amounts: { requestAmount: rand(1), maxPayableAmount: { amount: 1 } } },
    ],
    [
      "amounts.requestAmount.ledgerIndicator",
      { amounts: { requestAmount: { ...rand(1), ledgerIndicator: "BOTH" } } },
    ],
    ["customer.idNumber", { customer: { idNumber: "1".repeat(14) } }],
    ["customer.address", { customer: { address: "x".repeat(81) } }],
    ["tenders[0].tenderType", { tenders: [{ amount: rand(1), tenderType: "BARTER" }] }],
    ["paymentMethods[0].type", { paymentMethods: [{ type: "BARTER" }] }],
    ["paymentMethods[0].token", { paymentMethods: [{ type: "AN_32_TOKEN", token: "short" }] }],
  ])("%s of %j", async (field, parts) => {
    const till = strict.newTill();
    const message = { ...pay({}), ...parts };
    const path = typeof message.id === "string" ? message.id : v4();
    const { status, body } = await till.client.post(`${base}/payments/${path}`, message);
    expect([status, body["errorType"], body["requestType"]]).toEqual([
      400,
      "FORMAT_ERROR",
      "PAYMENT_REQUEST",
    ]);
    const { formatErrors: told } = body["detailMessage"] as { formatErrors: { field: string }[] };
    expect(told.map((one) => one.field)).toContain(field);
    expect(till.last().stateAfter).toBe("NONE");
  });

  test.each([
    "2031-02-03T09:15:30.4+02:00",
    "2031-02-03t09:15:30z",
    "2031-02-03T09:15:30-00:00",
    "2031-02-03T09:15:30.123456789Z",
  ])("the time %s is one of RFC 3339", async (time) => {
    expect((await strict.newTill().pay("account", pay({ time }))).status).toBe(201);
  });

  test("all that is wrong is told at once, with what was found, and the id is not used up", async () => {
    const till = strict.newTill();
    const message = pay({
      accountRef: "1",
      time: "now",
      customer: { contactNumber: "x".repeat(41) },
    });
    expect(await till.pay("account", message)).toMatchObject({
      body: {
        detailMessage: {
          formatErrors: expect.arrayContaining([
            { field: "accountRef", msg: "must be 6 to 40 characters", value: "1" },
            { field: "time", msg: "must be an RFC 3339 date-time with a zone", value: "now" },
            {
              field: "customer.contactNumber",
              msg: expect.any(String) as string,
              value: "[masked]",
            },
          ]) as unknown,
        },
      },
    });
    expect((await till.pay("account", pay({ id: message.id }))).status).toBe(201);
  });
});

test.each<[string, Parts]>([
  ["issuerReference", { issuerReference: "x" }],
  ["issuerReference", { issuerReference: "A".repeat(21) }],
  ["issuerReference", { issuerReference: "" }],
  ["refundReason", { refundReason: undefined }],
  ["refundReason", { refundReason: "x".repeat(21) }],
])("a refund whose form is wrong: %s of %j", async (field, parts) => {
  expect(
    await strict.newTill().refund({ ...refundOf(payments.confirmed), ...parts }),
  ).toMatchObject(formatErrors(field));
});

describe("an advice whose form is wrong", () => {
  test.each<[string, Parts]>([
    ["reversalReason", { reversalReason: undefined }],
    ["reversalReason", { reversalReason: "BORED" }],
    ["time", { time: "now" }],
    ["thirdPartyIdentifiers", { thirdPartyIdentifiers: undefined }],
    [
      "amounts.approvedAmount.amount",
      { amounts: { approvedAmount: { amount: "1", currency: "710" } } },
    ],
  ])(`${rule("BP-30")} %s of %j`, async (field, parts) => {
    const till = strict.newTill();
    const message = pay({});
    await till.pay("account", message);
    expect(await till.reverse(message.id, parts)).toMatchObject(formatErrors(field));
    expect(till.standing("account", bills.normal)).toEqual([84500, 100]);
  });

  test("a confirmation needs no tenders, which is noted", async () => {
    const till = strict.newTill();
    const message = pay({});
    await till.pay("account", message);
    expect((await till.confirm(message.id, { tenders: undefined })).status).toBe(202);
    expect(till.last().findings).toContainEqual(
      expect.objectContaining({ code: "documented-absent", field: "tenders" }),
    );
  });
});

describe("the ids of path and body (V4)", () => {
  test(`${rule("BP-02")} differ: nothing is stored`, async () => {
    const till = strict.newTill();
    const [lookup, message, refund] = [
      lookupOf("account", bills.normal),
      pay({}),
      refundOf(payments.confirmed),
    ];
    for (const [path, body] of [
      [`accountLookups/${v4()}`, lookup],
      [`payments/${v4()}`, message],
      [`refunds/${v4()}`, refund],
    ] as const) {
      expect(await till.client.post(`${base}/${path}`, body)).toMatchObject(formatErrors("id"));
    }
    expect((await till.lookup("account", lookup)).status).toBe(200);
    expect((await till.pay("account", message)).status).toBe(201);
    expect((await till.refund(refund)).status).toBe(201);
  });

  test("must be UUIDs of version 4, also in the path (V2a)", async () => {
    const till = strict.newTill();
    const message = pay({});
    expect(await till.client.post(`${base}/payments/not-a-uuid`, message)).toMatchObject(
      formatErrors("paymentId"),
    );
  });
});

describe("credentials", () => {
  test(`${rule("BP-23")} missing ones are 401 (V1)`, async () => {
    const { url } = strict.standin();
    const answer = await fetch(`${url}${base}/payments/${v4()}`, { method: "POST", body: "{}" });
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringMatching(/^Basic/),
    ]);
    const body = (await answer.json()) as Record<string, unknown>;
    expect(body).toMatchObject({ errorType: "GENERAL_ERROR", requestType: "PAYMENT_REQUEST" });
    expect(body["detailMessage"]).toEqual({ reason: "UNAUTHENTICATED" });
  });

  test("what no operation can answer has a reason", async () => {
    const { client } = strict.newTill();
    const replies = [
      await client.get(`${base}/nothing`),
      await client.get(`${base}/payments/${v4()}`),
    ];
    for (const { body } of replies)
      expect(body["detailMessage"]).toMatchObject({ reason: expect.any(String) as string });
  });

  test(`${rule("BP-24")} another user name than client.id is a finding, and with --check-client refused (V3)`, async () => {
    const till = strict.newTill();
    expect((await till.pay("account", pay({}))).status).toBe(201);
    expect(till.last().findings).toContainEqual(
      expect.objectContaining({ code: "client-not-user", field: "client.id" }),
    );
    const message = pay({});
    expect(await checked.newTill("other").pay("account", message)).toMatchObject(
      formatErrors("client.id"),
    );
    const own = checked.newTill("20450001");
    expect((await own.pay("account", message)).status).toBe(201);
    expect((await own.confirm(message.id)).status).toBe(202);
  });
});

describe("--lenient", () => {
  const loose = {
    id: "d4735e3a-265e-11ee-be56-0242ac120002",
    time: "2031-03-04T12:00:00",
    thirdPartyIdentifiers: undefined,
    amounts: { requestAmount: { amount: "100", currency: "ZAR" } },
  };

  test("takes the forms that existing software sends, and notes each", async () => {
    const till = lenient.newTill();
    const { status, body } = await till.pay("account", { ...pay({}), ...loose });
    expect([status, body["amounts"]]).toEqual([
      201,
      {
        requestAmount: rand(100),
        approvedAmount: rand(100),
        balanceAmount: { ...rand(84500), ledgerIndicator: "DEBIT" },
      },
    ]);
    expect(
      till
        .last()
        .findings.map(({ code }) => code)
        .sort(),
    ).toEqual(
      expect.arrayContaining([
        "lenient-absent-list",
        "lenient-currency",
        "lenient-integer",
        "lenient-time",
        "lenient-uuid",
      ]),
    );
    expect(await till.confirm(loose.id, { thirdPartyIdentifiers: undefined })).toMatchObject({
      status: 202,
      body: { thirdPartyIdentifiers: [] },
    });
  });

  test("reads nothing else otherwise", async () => {
    const till = lenient.newTill();
    expect(await till.pay("account", pay({ accountRef: "1" }))).toMatchObject(
      formatErrors("accountRef"),
    );
    expect(await till.pay("account", pay(asking(1.5)))).toMatchObject(
      formatErrors("amounts.requestAmount.amount"),
    );
    expect(await till.pay("account", pay(asking(0)))).toMatchObject(refusal(400, "INVALID_AMOUNT"));
  });

  test("without it none of them is taken", async () => {
    const { body } = await strict.newTill().pay("account", { ...pay({}), ...loose });
    const { formatErrors: told } = body["detailMessage"] as { formatErrors: { field: string }[] };
    expect(told.map(({ field }) => field).sort()).toEqual([
      "amounts.requestAmount.amount",
      "amounts.requestAmount.currency",
      "id",
      "paymentId",
      "thirdPartyIdentifiers",
      "time",
    ]);
  });
});

test("what is secret or personal is masked in the journal: PINs, card numbers, the person", async () => {
  const till = strict.newTill();
  const card = { type: "CARD", pan: "5123450000000008", pin: { type: "CLEAR_PIN", pin: "9876" } };
  await till.pay(
    "account",
    pay({
      paymentMethods: [card],
      tenders,
      customer: { firstName: "Payerfirst", lastName: "Payerlast" },
    }),
  );
  const text = withoutIds(JSON.stringify(till.last()));
  for (const secret of [
    "9876",
    "5123450000000008",
    "Payerfirst",
    "Payerlast",
    "Naledi",
    "Ferreira",
    "8804120093085",
    "+27 21 555 0142",
    "14 Lantern Row",
  ]) {
    expect(text).not.toContain(secret);
  }
  expect(text).toContain("512345******0008");
});
