import { rule } from "../support/rules";
import {
  about,
  digits,
  faultOn,
  given,
  identifiers,
  meters,
  preloaded,
  providers,
  purchaseOf,
  rand,
  refusal,
  sold,
  usePrepaid,
} from "../support/messages/prepaid-utility";

const { newTill } = usePrepaid();

describe("meter lookups", () => {
  test("L-01 the whole answer", async () => {
    const till = newTill();
    const message = about(meters.debtsAndCharge, {
      receiver: { id: providers.karoo, name: "Karoo Vend" },
      settlementEntity: { id: "7", name: "S" },
    });
    const { status, body } = await till.lookup(message);
    expect([status, body]).toEqual([
      201,
      {
        ...message,
        thirdPartyIdentifiers: [
          ...identifiers,
          {
            institutionId: providers.karoo,
            transactionIdentifier: expect.stringMatching(/^KV-LK-\d{8}$/) as string,
          },
        ],
        meter: {
          meterId: meters.debtsAndCharge,
          serviceType: "Electricity",
          supplyGroupCode: "400101",
          keyRevisionNum: "2",
          tariffIndex: "01",
          tokenTechCode: "02",
          algorithmCode: "07",
        },
        customer: {
          firstName: "Naledi",
          lastName: "Vermaak",
          address: "18 Kiepersol Lane, Graaff-Reinet",
        },
        utility: {
          name: "Karoo Municipality",
          address: "3 Civic Square, Graaff-Reinet",
          vatRegNum: "4070112233",
          clientId: "KV-CL-0071",
          message: "Save power between 17:00 and 20:00",
        },
        minAmount: rand(5000),
        maxAmount: rand(500000),
        arrearsAmount: rand(13500),
        bsstDue: false,
      },
    ]);
  });

  test("L-01 bsstDue, until the free token of the month is spent", async () => {
    const till = newTill();
    const due = async (meter: string) => (await till.lookup(about(meter))).body["bsstDue"];
    expect([await due(meters.freeDue), await due(meters.freeSpent)]).toEqual([true, false]);
    await till.buy(purchaseOf(meters.freeDue, 0));
    expect(await due(meters.freeDue)).toBe(false);
    expect(await till.data("meter", meters.freeDue)).toMatchObject({ freeUnits: 0 });
    till.space.clock({ set: "2031-04-01T08:00:00.000Z" });
    expect(await due(meters.freeDue)).toBe(true);
    expect(await till.data("meter", meters.freeDue)).toMatchObject({ freeUnits: 50 });
  });

  test.each([
    ["L-02", meters.unknown, 400, "UNKNOWN_METER_ID", { meterId: meters.unknown }],
    ["L-04", meters.barred, 400, "METER_ID_BLOCKED", { meterId: meters.barred }],
    ["L-07", meters.acceptOnly, 501, "FUNCTION_NOT_SUPPORTED", { operation: "createMeterLookup" }],
    ["503", meters.unreachable, 503, "UPSTREAM_UNAVAILABLE", { receiver: providers.nightfall }],
  ])("%s meter %s; its id is used up", async (_row, meter, status, errorType, detail) => {
    const till = newTill();
    const message = about(meter);
    expect(await till.lookup(message)).toMatchObject(refusal(status, errorType, detail));
    expect(await till.lookup(message)).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", { id: message.id }),
    );
  });

  test("L-03 an id is used once, for whatever message", async () => {
    const till = newTill();
    const message = about(meters.plain);
    await till.lookup(message);
    expect(await till.lookup(message)).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", { id: message.id }),
    );
    expect(await till.buy(purchaseOf(meters.plain, 20000, { id: message.id }))).toMatchObject(
      refusal(400, "DUPLICATE_RECORD"),
    );
  });

  test("L-05 a lost purchase shows nothing; L-06 a key change in progress does", async () => {
    const till = newTill();
    await till.buy(purchaseOf(meters.lost));
    expect(await till.data("meter", meters.lost)).toMatchObject({ unitsBought: 0 });
    const changed = {
      newSupplyGroupCode: "400102",
      newKeyRevisionNumber: "2",
      newTariffIndex: "01",
    };
    const shown = async () => (await till.lookup(about(meters.keyPending))).body["meter"];
    expect(await shown()).toMatchObject({ keyRevisionNum: "1", keyChangeData: changed });
    const message = about(meters.keyPending);
    await till.changeKey(message);
    expect(await shown()).toMatchObject({ keyRevisionNum: "1", keyChangeData: changed });
    await till.confirmKeyChange(message.id);
    expect(await shown()).toMatchObject({ supplyGroupCode: "400102", keyRevisionNum: "2" });
    expect(await shown()).not.toHaveProperty("keyChangeData");
  });
});

describe("trials", () => {
  test.each([
    [meters.plain, 20000, ["Units: 87.0 kWh"]],
    [meters.debtsAndCharge, 20000, ["Units: 44.3 kWh"]],
    [meters.keyPending, 20000, ["Units: 87.0 kWh"]],
    [meters.freeDue, 20000, ["Units: 87.0 kWh", "Free units: 50.0 kWh"]],
    [meters.freeDue, 0, ["Units: 0.0 kWh", "Free units: 50.0 kWh"]],
    [meters.water, 20000, ["Units: 5.5 kl"]],
    [meters.lost, 20000, ["Units: 87.0 kWh"]],
    [meters.powerLimit, 20000, ["Units: 87.0 kWh"]],
  ])(
    "T-01, T-03 meter %s, %d: the sums of the purchase, no tokens, no effect",
    async (meter, amount, lines) => {
      const till = newTill();
      const data = await till.all();
      const trial = await till.try(purchaseOf(meter, amount));
      expect([trial.status, trial.body["tokens"]]).toEqual([200, []]);
      expect(sold(trial).slipData?.messageLines?.map(({ text }) => text)).toEqual([
        "TRIAL - NO VALUE",
        ...lines,
      ]);
      expect(trial.text).not.toMatch(/receiptNum|vatInvoiceNumber/);
      expect(await till.all()).toEqual(data);
      const message = purchaseOf(meter, amount);
      await till.buy(message);
      const bought = sold(await till.retry(message));
      const { purchaseTotal, taxTotal, serviceCharges, meter: shown } = bought;
      expect(sold(trial)).toMatchObject({ purchaseTotal, taxTotal, serviceCharges, meter: shown });
      expect(sold(trial).debtRecoveryCharges).toEqual(
        bought.debtRecoveryCharges.map(({ receiptNum: _number, ...charge }) => charge),
      );
    },
  );

  test.each([
    [meters.unknown, 20000],
    [meters.barred, 20000],
    [meters.plain, 999],
    [meters.limited, 50001],
    [meters.bigCharge, 10000],
    [meters.plain, 0],
    [meters.declining, 20000],
    [meters.unreachable, 20000],
  ])("T-02 meter %s, %d: declined as the purchase would be", async (meter, amount) => {
    const till = newTill();
    const [trial, purchase] = [
      await till.try(purchaseOf(meter, amount)),
      await till.buy(purchaseOf(meter, amount)),
    ];
    expect([trial.status, trial.body["errorType"], trial.body["detailMessage"]]).toEqual([
      purchase.status,
      purchase.body["errorType"],
      purchase.body["detailMessage"],
    ]);
    expect(trial.body["requestType"]).toBe("TOKEN_PURCHASE_TRIAL_REQUEST");
  });

  test("T-04 a provider without trials; T-05 the purchase is worked out anew", async () => {
    const till = newTill();
    expect(await till.try(purchaseOf(meters.acceptOnly))).toMatchObject(
      refusal(501, "FUNCTION_NOT_SUPPORTED", { operation: "trialTokenPurchaseRequest" }),
    );
    await till.try(purchaseOf(meters.bigCharge));
    await till.buy(purchaseOf(meters.bigCharge));
    expect(sold(await till.buy(purchaseOf(meters.bigCharge))).serviceCharges).toEqual([]);
  });

  test(`${rule("PU-18")} a trial is not confirmed, reversed or retried, and its id is not used again`, async () => {
    const till = newTill();
    const trial = purchaseOf(meters.plain);
    await till.try(trial);
    expect(await till.confirm(trial.id)).toMatchObject(refusal(404, "UNABLE_TO_LOCATE_RECORD"));
    expect(await till.reverse(trial.id)).toMatchObject(refusal(404, "UNABLE_TO_LOCATE_RECORD"));
    expect(await till.retry(trial)).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
    expect(await till.buy(trial)).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
  });
});

describe("reprints", () => {
  test("P-01, P-06 the last purchase, with its own numbers and totals", async () => {
    const till = newTill();
    const first = await till.buy(purchaseOf(meters.debtsAndCharge));
    const message = about(meters.debtsAndCharge, { basketRef: "R" });
    const reply = await till.reprint(message);
    const {
      id,
      time,
      slipData: _slip,
      thirdPartyIdentifiers,
      basketRef: _basket,
      ...rest
    } = reply.body;
    const {
      id: _id,
      time: _time,
      slipData: _first,
      thirdPartyIdentifiers: given_,
      ...bought
    } = first.body;
    expect([reply.status, id, time, rest]).toEqual([200, message.id, message["time"], bought]);
    expect(thirdPartyIdentifiers).toEqual(given_);
    expect(sold(reply).slipData?.messageLines?.[0]).toEqual({ text: "REPRINT" });
  });

  test("P-01 not a reversed one: the one before; P-07 as often as one likes", async () => {
    const till = newTill();
    const [first, second, third] = [
      purchaseOf(meters.plain, 5000),
      purchaseOf(meters.plain, 6000),
      purchaseOf(meters.plain, 7000),
    ];
    const tokens = digits(await till.buy(first));
    for (const { id } of [second, third]) {
      await till.buy(id === second.id ? second : third);
      await till.reverse(id);
    }
    expect(digits(await till.reprint(about(meters.plain)))).toEqual(tokens);
    expect(digits(await till.reprint(about(meters.plain)))).toEqual(tokens);
    await till.reverse(first.id);
    expect(await till.reprint(about(meters.plain))).toMatchObject(
      refusal(400, "UNABLE_TO_LOCATE_RECORD"),
    );
  });

  test("P-02 by receipt number, by the provider's identifier, by the id of the purchase", async () => {
    const till = newTill();
    const message = purchaseOf(meters.debtsAndCharge);
    const first = sold(await till.buy(message));
    await till.buy(purchaseOf(meters.debtsAndCharge));
    const references = [
      first.tokens[0]?.receiptNum,
      first.debtRecoveryCharges[1]?.receiptNum,
      first.thirdPartyIdentifiers.at(-1)?.transactionIdentifier,
      message.id,
      message.id.toUpperCase(),
    ];
    for (const originalRef of references) {
      expect(digits(await till.reprint(about(meters.debtsAndCharge, { originalRef })))).toEqual(
        first.tokens.map(({ token }) => token),
      );
    }
    const other = await till.reprint(about(meters.plain, { originalRef: references[0] }));
    expect(other).toMatchObject(
      refusal(400, "UNABLE_TO_LOCATE_RECORD", { originalRef: references[0] }),
    );
  });

  test.each<[string, string, object, number, string, object]>([
    [
      "P-03",
      meters.noReversal,
      { originalRef: "X" },
      501,
      "FUNCTION_NOT_SUPPORTED",
      { option: "originalRef" },
    ],
    ["P-04", meters.plain, {}, 400, "UNABLE_TO_LOCATE_RECORD", { meterId: meters.plain }],
    [
      "P-04",
      meters.letters,
      { originalRef: "KV99999999" },
      400,
      "UNABLE_TO_LOCATE_RECORD",
      { originalRef: "KV99999999" },
    ],
    ["P-05", meters.unknown, {}, 400, "UNKNOWN_METER_ID", { meterId: meters.unknown }],
  ])("%s meter %s %j", async (_row, meter, parts, status, errorType, detail) => {
    expect(await newTill().reprint(about(meter, { ...parts }))).toMatchObject(
      refusal(status, errorType, detail),
    );
  });

  test("purchases that the fixtures begin with can be printed", async () => {
    const till = newTill();
    expect(
      given(await till.reprint(about(meters.letters, { originalRef: preloaded.karoo.confirmed }))),
    ).toEqual([["STD", 87]]);
    expect(given(await till.reprint(about(meters.noReversal)))).toEqual([["STD", 69.5]]);
  });
});

describe("key changes on request", () => {
  test("K-01, K-02, K-03 the pair, the same one again; K-06, K-07 its confirmation gives the meter its new key", async () => {
    const till = newTill();
    const message = about(meters.keyPending);
    const reply = await till.changeKey(message);
    expect([reply.status, given(reply)]).toEqual([
      201,
      [
        ["KC", 0],
        ["KC", 0],
      ],
    ]);
    expect(sold(reply)).toMatchObject({
      tokens: [1, 2].map(() => ({
        amount: { amount: 0, currency: "710", tax: 0 },
        tariffCalc: [],
      })),
      meter: { keyRevisionNum: "1", keyChangeData: { newKeyRevisionNumber: "2" } },
    });
    const pair = digits(reply);
    expect(new Set(pair).size).toBe(2);
    expect(digits(await till.changeKey(about(meters.keyPending)))).toEqual(pair);
    expect(digits(await till.buy(purchaseOf(meters.keyPending))).slice(0, 2)).toEqual(pair);
    const first = await till.confirmKeyChange(message.id);
    expect(first.status).toBe(202);
    expect((await till.confirmKeyChange(message.id)).status).toBe(202);
    expect(await till.data("meter", meters.keyPending)).toMatchObject({
      keyChange: "CONFIRMED",
      meter: { supplyGroupCode: "400102", keyRevisionNum: "2" },
    });
    expect(digits(await till.changeKey(about(meters.keyPending)))).toEqual(pair);
    expect(given(await till.buy(purchaseOf(meters.keyPending)))).toEqual([["STD", 87]]);
  });

  test("K-03 a change that was confirmed long ago", async () => {
    const reply = await newTill().changeKey(about(meters.keyConfirmed));
    expect(digits(reply)).toEqual(["31846207719350284614", "05921374486620193857"]);
  });

  test.each<[string, string, object, number, string, object]>([
    ["K-04", meters.plain, {}, 400, "METER_KEY_INVALID", { reason: "NO_KEY_CHANGE_DUE" }],
    ["K-05", meters.unknown, {}, 400, "UNKNOWN_METER_ID", {}],
    [
      "K-05",
      meters.acceptOnly,
      {},
      501,
      "FUNCTION_NOT_SUPPORTED",
      { operation: "createKeyChangeTokenRequest" },
    ],
    [
      "other key data",
      meters.keyPending,
      { meter: { meterId: meters.keyPending, keyRevisionNum: "2" } },
      400,
      "METER_KEY_INVALID",
      { reason: "MISMATCH" },
    ],
    ["barred", meters.barred, {}, 400, "METER_ID_BLOCKED", {}],
  ])(
    "%s meter %s; K-08 nothing to confirm",
    async (_row, meter, parts, status, errorType, detail) => {
      const till = newTill();
      const message = about(meter, { ...parts });
      expect(await till.changeKey(message)).toMatchObject(refusal(status, errorType, detail));
      expect(await till.changeKey(message)).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
      expect(await till.confirmKeyChange(message.id)).toMatchObject(
        refusal(400, "TRANSACTION_DECLINED", { reason: "NOT_ISSUED" }),
      );
    },
  );

  test("K-08 of nothing that is known, K-09 ids that differ", async () => {
    const till = newTill();
    const id = "0d4be1a7-6c52-4f38-9b1e-a7d02c95f301";
    expect(await till.confirmKeyChange(id)).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD", { requestId: id }),
    );
    const message = about(meters.keyPending);
    await till.changeKey(message);
    const advice = {
      id,
      requestId: message.id,
      time: "2031-03-04T12:00:30.000Z",
      thirdPartyIdentifiers: [],
    };
    expect(
      await till.post(`/keyChangeTokenRequests/${id}/confirmations/${id}`, advice),
    ).toMatchObject(refusal(400, "FORMAT_ERROR", { formatErrors: [{ field: "requestId" }] }));
  });

  test("K-10 the confirmation of a purchase that brought the pair; K-11 its reversal, unless another message gave the pair out", async () => {
    const [till, other] = [newTill(), newTill()];
    const purchase = purchaseOf(meters.keyPending);
    await till.buy(purchase);
    await till.confirm(purchase.id);
    expect(await till.data("meter", meters.keyPending)).toMatchObject({
      keyChange: "CONFIRMED",
      meter: { keyRevisionNum: "2" },
    });
    await other.changeKey(about(meters.keyPending));
    await other.buy(purchase);
    await other.reverse(purchase.id);
    expect(await other.data("meter", meters.keyPending)).toMatchObject({
      keyChange: "ISSUED",
      meter: { keyRevisionNum: "1" },
    });
  });
});

describe("fault reports and events", () => {
  test("F-01 a new reference each time, and the report is in data; F-03 also of a barred meter", async () => {
    const till = newTill();
    const message = faultOn(meters.plain, { faultDescription: "Breaker trips" });
    const reply = await till.report(message);
    expect(reply).toMatchObject({
      status: 201,
      body: { id: message.id, description: "Fault logged. A technician will phone you." },
    });
    const { reference } = reply.body as { reference: string };
    expect(reference).toMatch(/^FR-2031-\d{15}$/);
    expect(await till.data("faultReport", message.id)).toMatchObject({
      reference,
      meterId: meters.plain,
      faultType: "KeepsTripping",
      faultDescription: "Breaker trips",
    });
    const barred = await till.report(faultOn(meters.barred));
    expect(barred.status).toBe(201);
    expect(barred.body["reference"]).not.toBe(reference);
    expect(await till.report(message)).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", { id: message.id }),
    );
  });

  test.each([
    [meters.unknown, 400, "UNKNOWN_METER_ID"],
    [meters.acceptOnly, 501, "FUNCTION_NOT_SUPPORTED"],
    [meters.unreachable, 503, "UPSTREAM_UNAVAILABLE"],
  ])("F-02 meter %s", async (meter, status, errorType) => {
    expect(await newTill().report(faultOn(meter))).toMatchObject(refusal(status, errorType));
  });

  test("F-02 words outside the list of faults", async () => {
    const reply = await newTill().report(
      faultOn(meters.plain, { faultType: "KEEPS_TRIPPING", contactNumber: "1".repeat(21) }),
    );
    expect(reply).toMatchObject(
      refusal(400, "FORMAT_ERROR", {
        formatErrors: [{ field: "contactNumber" }, { field: "faultType", value: "KEEPS_TRIPPING" }],
      }),
    );
  });

  test(`${rule("PU-24")} E-02, E-05 a purchase that is known: 202 without a body, as often as it comes`, async () => {
    const till = newTill();
    const message = purchaseOf(meters.plain);
    const { body } = await till.buy(message);
    const data = await till.all();
    for (const reply of [
      await till.notify(message.id, body),
      await till.notify(message.id.toUpperCase(), body),
    ]) {
      expect([reply.status, reply.text]).toEqual([202, ""]);
    }
    expect(await till.all()).toEqual(data);
  });

  test("E-01, E-03, E-04", async () => {
    const till = newTill();
    const [message, other] = [purchaseOf(meters.acceptOnly), purchaseOf(meters.plain)];
    const { body } = await till.buy(message);
    const reply = await till.notify(message.id, body);
    expect(reply).toMatchObject(refusal(501, "FUNCTION_NOT_SUPPORTED"));
    expect(reply.body).toMatchObject({ id: message.id, requestType: "NOTIFY_TOKEN_PURCHASE" });
    const unknown = await till.buy(other);
    till.space.reset();
    expect(await till.notify(other.id, unknown.body)).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD", { purchaseId: other.id }),
    );
    expect(await till.notify(message.id, unknown.body)).toMatchObject(
      refusal(400, "FORMAT_ERROR", { formatErrors: [{ field: "id" }] }),
    );
    const absent = await till.post("/events/tokenPurchases", unknown.body);
    expect(absent).toMatchObject(
      refusal(400, "FORMAT_ERROR", { formatErrors: [{ field: "purchaseId" }] }),
    );
  });
});
