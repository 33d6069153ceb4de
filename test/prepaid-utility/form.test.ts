import { rule } from "../support/rules";
import {
  about,
  adviceFor,
  meters,
  preloaded,
  purchaseOf,
  rand,
  refusal,
  usePrepaid,
} from "../support/messages/prepaid-utility";

const strict = usePrepaid();
const lenient = usePrepaid({ lenient: true });
const checking = usePrepaid({ checkClient: true });

const formatErrors = (...fields: string[]) =>
  refusal(400, "FORMAT_ERROR", { formatErrors: fields.map((field) => ({ field })) });

test.each<[string, Record<string, unknown>]>([
  ["meter.supplyGroupCode", { meter: { meterId: meters.plain, supplyGroupCode: "40010" } }],
  ["meter.keyRevisionNum", { meter: { meterId: meters.plain, keyRevisionNum: "12" } }],
  ["meter.tariffIndex", { meter: { meterId: meters.plain, tariffIndex: "1" } }],
  ["meter.tokenTechCode", { meter: { meterId: meters.plain, tokenTechCode: "x1" } }],
  ["meter.algorithmCode", { meter: { meterId: meters.plain, algorithmCode: "7" } }],
  ["meter.track2Data", { meter: { meterId: meters.plain, track2Data: "600727" } }],
  ["meter.serviceType", { meter: { meterId: meters.plain, serviceType: "Electricity!" } }],
  [
    "meter.keyChangeData.newTariffIndex",
    { meter: { meterId: meters.plain, keyChangeData: { newTariffIndex: "123" } } },
  ],
  ["meter.meterId", { meter: { meterId: "0812-3450010" } }],
  ["meter.meterId", { meter: { meterId: "" } }],
  ["meter.meterId", { meter: {} }],
  ["purchaseAmount.amount", { purchaseAmount: { amount: "20000", currency: "710" } }],
  ["purchaseAmount.amount", { purchaseAmount: { amount: 200.5, currency: "710" } }],
  ["purchaseAmount.currency", { purchaseAmount: { amount: 20000, currency: "ZAR" } }],
  ["msisdn", { msisdn: "082555014" }],
  ["time", { time: "2031-03-04T12:00:00" }],
  ["thirdPartyIdentifiers", { thirdPartyIdentifiers: undefined }],
  ["originator", { originator: null }],
  ["tenders[0].tenderType", { tenders: [{ tenderType: "COINS", amount: rand(1) }] }],
  ["paymentMethods[0].amount", { paymentMethods: [{ type: "ACCOUNT" }] }],
])("a broken %s is named, and the id is not used up: %j", async (field, parts) => {
  const till = strict.newTill();
  const message = purchaseOf(meters.plain, 20000, parts);
  expect(await till.buy(message)).toMatchObject(formatErrors(field));
  expect((await till.buy(purchaseOf(meters.plain, 20000, { id: message.id }))).status).toBe(201);
});

test(`${rule("PU-23")} a card number in a tender is masked`, async () => {
  const tenders = [
    { tenderType: "DEBIT_CARD", amount: rand(20000), cardNumber: "541333******0019" },
  ];
  const till = strict.newTill();
  expect((await till.confirm(preloaded.karoo.issued, { tenders })).status).toBe(202);
  expect(till.last().findings).toEqual([]);
  const whole = [{ ...tenders[0], cardNumber: "5413330089020011" }];
  expect((await till.confirm(preloaded.karoo.issued, { tenders: whole })).status).toBe(202);
  expect(till.last().findings).toContainEqual(
    expect.objectContaining({ code: "card-number-clear", field: "tenders[0].cardNumber" }),
  );
  expect(JSON.stringify(till.last())).not.toContain("5413330089020011");
  const clear = [{ ...tenders[0], cardNumber: "5413-3300" }];
  expect(await till.confirm(preloaded.karoo.issued, { tenders: clear })).toMatchObject(
    formatErrors("tenders[0].cardNumber"),
  );
});

test("null is the same as absent, and unknown properties are noted", async () => {
  const till = strict.newTill();
  const reply = await till.buy(
    purchaseOf(meters.plain, 20000, { utilityType: null, msisdn: null, slipData: null, madeUp: 1 }),
  );
  expect(reply.status).toBe(201);
  expect(reply.text).not.toContain("null");
  expect(till.last().findings).toContainEqual(
    expect.objectContaining({ code: "unknown-property", field: "madeUp" }),
  );
});

test.each(["082 555", "0825550143", "27825550143", "+27825550143"])(
  "phone number %s",
  async (msisdn) => {
    const reply = await strict.newTill().buy(purchaseOf(meters.plain, 20000, { msisdn }));
    expect(reply.status).toBe(msisdn.includes(" ") ? 400 : 201);
  },
);

test("--lenient takes what existing tills send, and notes it", async () => {
  const till = lenient.newTill();
  const reply = await till.buy(
    purchaseOf(meters.plain, 0, {
      purchaseAmount: { amount: "20000", currency: 710 },
      time: "2031-03-04T12:00:00",
      thirdPartyIdentifiers: undefined,
      id: "d4735e3a-265e-11ee-be56-0242ac120002",
    }),
  );
  expect(reply.status).toBe(201);
  expect(
    till
      .last()
      .findings.map(({ code }) => code)
      .filter((code) => code.startsWith("lenient"))
      .sort(),
  ).toEqual([
    "lenient-absent-list",
    "lenient-currency",
    "lenient-integer",
    "lenient-time",
    "lenient-uuid",
    "lenient-uuid",
  ]);
});

test.each([
  ["2031-03-04T12:00:00.5", "2031-03-04T12:00:00.5Z"],
  ["2031-03-04T12:00", "2031-03-04T12:00:00Z"],
  ["2031-02-30T12:00:00", undefined],
  ["2031-03-04T24:00:00", undefined],
])(
  "--lenient reads a time without zone as one of RFC 3339, or not at all: %s",
  async (time, read) => {
    const { status, body } = await lenient.newTill().buy(purchaseOf(meters.plain, 20000, { time }));
    expect([status, body["time"]]).toEqual([read === undefined ? 400 : 201, read]);
  },
);

test(`${rule("PU-04")} A-02 with --check-client the user is the client; without credentials nothing goes`, async () => {
  const [right, wrong] = [checking.newTill("50020001"), checking.newTill("50020009")];
  expect((await right.buy(purchaseOf(meters.plain))).status).toBe(201);
  expect(await wrong.buy(purchaseOf(meters.plain))).toMatchObject(formatErrors("client.id"));
  const reply = await fetch(`${checking.standin().url}/prepaidutility/v3/meterLookups/x`, {
    method: "POST",
    body: "{}",
  });
  expect([reply.status, reply.headers.get("www-authenticate")]).toEqual([
    401,
    expect.stringContaining("Basic"),
  ]);
  const body = (await reply.json()) as Record<string, unknown>;
  expect(body).toMatchObject({ errorType: "GENERAL_ERROR" });
  expect(body["detailMessage"]).toEqual({ reason: "UNAUTHENTICATED" });
});

test("A-06, A-07 the ids of an advice are those of its path", async () => {
  const till = strict.newTill();
  const advice = adviceFor(preloaded.karoo.issued, { tenders: [] });
  const path = (requestId: string, id: string) =>
    `/tokenPurchases/${requestId}/confirmations/${id}`;
  expect(
    await till.post(path(preloaded.karoo.issued, preloaded.karoo.issued), advice),
  ).toMatchObject(formatErrors("id"));
  expect(await till.post(path(preloaded.karoo.confirmed, advice.id), advice)).toMatchObject(
    formatErrors("requestId"),
  );
});

test("the order of the checks: the first that fails decides", async () => {
  const till = strict.newTill();
  const used = about(meters.plain);
  await till.lookup(used);
  const wrong = {
    receiver: { id: "9", name: "Nobody" },
    purchaseAmount: rand(-1),
    msisdn: "27825550000",
  };
  const steps: [object, string][] = [
    [{ ...purchaseOf(meters.unknown), ...wrong, id: used.id }, "DUPLICATE_RECORD"],
    [{ ...purchaseOf(meters.unknown), ...wrong }, "UNKNOWN_METER_ID"],
    [{ ...purchaseOf(meters.unreachable), ...wrong }, "ROUTING_ERROR"],
    [{ ...purchaseOf(meters.unreachable), ...wrong, receiver: undefined }, "UPSTREAM_UNAVAILABLE"],
    [
      { ...purchaseOf(meters.barred), ...wrong, receiver: undefined, utilityType: "Water" },
      "METER_ID_BLOCKED",
    ],
    [
      { ...purchaseOf(meters.plain), ...wrong, receiver: undefined, utilityType: "Water" },
      "UTILITY_INVALID",
    ],
    [{ ...purchaseOf(meters.plain), ...wrong, receiver: undefined }, "INVALID_MSISDN"],
    [{ ...purchaseOf(meters.plain), purchaseAmount: rand(-1) }, "INVALID_AMOUNT"],
    [{ ...purchaseOf(meters.declining), purchaseAmount: rand(999) }, "AMOUNT_TOO_LOW"],
  ];
  for (const [message, errorType] of steps)
    expect(await till.buy(message as never)).toMatchObject({ body: { errorType } });
});
