import { v4 } from "uuid";
import { until, untilHeld } from "../support/standin";
import { rule } from "../support/rules";
import {
  asking,
  base,
  byToken,
  instruments,
  paidBy,
  rand,
  refusal,
  saleOf,
  to,
  useAirtime,
} from "../support/messages/airtime";

const { newTill } = useAirtime();

interface Answer {
  id: string;
  settlementEntity: { id: string; name: string };
  thirdPartyIdentifiers: { transactionIdentifier: string }[];
  slipData: { issuerReference: string };
}

describe("purchaseStatus", () => {
  test("tells the answer of the purchase, voucher included, byte for byte", async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    const sold = await till.purchase(message);
    expect(await till.statusOf(message.id)).toMatchObject({ status: 200, text: sold.text });
    await till.confirm(message.id);
    expect(await till.statusOf(message.id.toUpperCase())).toMatchObject({
      status: 200,
      text: sold.text,
    });
  });

  test("finds a purchase by each reference and each name of its provider", async () => {
    const till = newTill();
    const sold = await till.purchase(
      saleOf("NWAIR20", { receiver: { id: "77", name: "Own Receiver" } }),
    );
    const { settlementEntity, thirdPartyIdentifiers, slipData } = sold.body as unknown as Answer;
    const added = thirdPartyIdentifiers.slice(1).map((party) => party.transactionIdentifier);
    const providers = ["81000001", "Northwave Mobile", settlementEntity.id, "77", "Own Receiver"];
    for (const reference of [settlementEntity.id, slipData.issuerReference, ...added]) {
      for (const provider of providers) {
        const query = new URLSearchParams({ purchaseReference: reference, provider }).toString();
        expect(await till.status(`?${query}`)).toMatchObject({ status: 200, text: sold.text });
      }
    }
    expect(
      await till.status(`?purchaseReference=${settlementEntity.id}&provider=Karoo%20Connect`),
    ).toMatchObject(refusal(404, "UNABLE_TO_LOCATE_RECORD"));
    expect(await till.status(`?purchaseReference=HS-0093&provider=81000001`)).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD"),
    );
  });

  test("a settlement entity of the client stands for its latest purchase", async () => {
    const till = newTill();
    const settlementEntity = { id: "99", name: "Own Settlement" };
    await till.purchase(saleOf("NWAIR20", { settlementEntity }));
    const latest = await till.purchase(saleOf("NWVOICE60", { settlementEntity }));
    expect(await till.status("?purchaseReference=99&provider=99")).toMatchObject({
      status: 200,
      text: latest.text,
    });
    expect(await till.status("?purchaseRef=99&provider=99")).toMatchObject({
      status: 200,
      text: latest.text,
    });
    expect(till.space.messages({ newest: true, limit: 1 }).exchanges[0]?.findings).toEqual([
      {
        code: "parameter-alias",
        field: "purchaseRef",
        text: "purchaseRef is read as purchaseReference",
      },
    ]);
  });

  test.each([
    ["NWGONE5", {}, 400, "INVALID_PRODUCT"],
    ["KCAIR30", {}, 503, "UPSTREAM_UNAVAILABLE"],
    ["NOSUCH", {}, 400, "INVALID_PRODUCT"],
  ])(
    "of %s, which was declined, is the decline itself",
    async (productId, parts, status, errorType) => {
      const till = newTill();
      const message = saleOf(productId, parts);
      const declined = await till.purchase(message);
      expect(declined).toMatchObject(refusal(status, errorType));
      expect(await till.statusOf(message.id)).toMatchObject({ status, text: declined.text });
    },
  );

  test("of a decline whose answer was lost is the decline that it would have been", async () => {
    const till = newTill();
    till.space.scenario({
      name: "lost",
      title: "Lost",
      interface: "airtime",
      rules: [
        { on: { operation: "purchase" }, fault: { when: "after", kind: "status", status: 504 } },
      ],
    });
    for (const [productId, status, errorType] of [
      ["NWEMPTY10", 400, "OUT_OF_STOCK"],
      ["KCAIR30", 503, "UPSTREAM_UNAVAILABLE"],
    ] as const) {
      const message = saleOf(productId);
      expect(await till.purchase(message)).toMatchObject({ status: 504 });
      expect(await till.statusOf(message.id)).toMatchObject(
        refusal(status, errorType, { id: message.id, requestType: "PURCHASE_REQUEST" }),
      );
    }
  });

  test("of a purchase that was refused with a status off the contract has that status", async () => {
    const till = newTill();
    till.space.scenario({
      name: "teapot",
      title: "Teapot",
      interface: "airtime",
      rules: [
        {
          on: { operation: "purchase" },
          fault: { when: "before", kind: "status", status: 418, offContract: true },
        },
      ],
    });
    const message = saleOf("NWAIR20");
    const refused = await till.purchase(message);
    expect(refused).toMatchObject({ status: 418 });
    expect(await till.statusOf(message.id)).toMatchObject({ status: 418, text: refused.text });
  });

  test("of a reversed purchase names the reversal", async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    const reversalId = v4();
    await till.purchase(message);
    await till.reverse(message.id, { id: reversalId });
    expect(await till.statusOf(message.id)).toMatchObject(
      refusal(400, "ACCOUNT_ALREADY_SETTLED", {
        id: reversalId,
        originalId: message.id,
        requestType: "PURCHASE_STATUS_REQUEST",
        detailMessage: { reversalId },
      }),
    );
  });

  test("of a purchase in progress is not known yet; a reversal drops it", async () => {
    const till = newTill();
    const message = saleOf("HTSLOW");
    const late = till.purchase(message);
    await untilHeld(till.space);
    expect(await till.statusOf(message.id)).toMatchObject(
      refusal(500, "OUTCOME_UNKNOWN", { originalId: message.id }),
    );
    expect(await till.confirm(message.id)).toMatchObject(refusal(500, "OUTCOME_UNKNOWN"));
    const reversalId = v4();
    expect(await till.reverse(message.id, { id: reversalId })).toMatchObject({ status: 202 });
    till.space.clock({ advanceSeconds: 75 });
    expect(await late).toMatchObject(
      refusal(400, "ACCOUNT_ALREADY_SETTLED", { originalId: reversalId }),
    );
  });

  test(`${rule("AT-06")} of what is no purchase here is 404`, async () => {
    const till = newTill();
    const [lost, unknown] = [saleOf("HT504LOST"), v4()];
    await till.purchase(lost);
    for (const id of [lost.id, unknown]) {
      expect(await till.statusOf(id)).toMatchObject(
        refusal(404, "UNABLE_TO_LOCATE_RECORD", { originalId: id }),
      );
    }
    const other = newTill();
    const message = saleOf("NWAIR20");
    await other.purchase(message);
    expect(await till.statusOf(message.id)).toMatchObject({ status: 404 });
    expect(await other.status(`?originalMsgId=${message.id}&provider=Fjordtel`)).toMatchObject({
      status: 404,
    });
  });

  test.each([
    ["", ["originalMsgId", "purchaseReference"]],
    ["?provider=81000001", ["originalMsgId", "purchaseReference"]],
    ["?purchaseReference=5500213", ["provider"]],
    [`?purchaseReference=5500213&originalMsgId=${v4()}`, ["provider"]],
  ])(`${rule("AT-19")} with the query %s lacks parameters`, async (query, fields) => {
    const formatErrors = fields.map((field) => ({
      field,
      msg: `query param ${field} may not be null`,
    }));
    expect(await newTill().status(query)).toMatchObject(
      refusal(400, "FORMAT_ERROR", { detailMessage: { formatErrors } }),
    );
  });

  test(`${rule("AT-01")} takes no id that is not a UUID`, async () => {
    expect(await newTill().statusOf("17")).toMatchObject(
      refusal(400, "FORMAT_ERROR", {
        detailMessage: { formatErrors: [{ field: "originalMsgId", value: "17" }] },
      }),
    );
  });
});

describe("purchaseTrial", () => {
  test("answers as the purchase would, without a voucher, and changes nothing", async () => {
    const till = newTill("70010002");
    const data = await till.all();
    const message = saleOf("NWAIR20", paidBy(byToken(2000)));
    const tried = await till.try(message);
    expect(tried.status).toBe(200);
    expect(tried.headers["location"]).toBeUndefined();
    expect((await till.try(message)).text).toBe(tried.text);
    expect(await till.all()).toEqual(data);
    const { voucher, ...sold } = (await till.purchase(message)).body;
    expect(voucher).toBeDefined();
    expect(tried.body).toEqual(sold);
  });

  test(`${rule("AT-15")} leaves nothing to confirm, to reverse or to ask for`, async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    await till.try(message);
    expect(await till.statusOf(message.id)).toMatchObject({ status: 404 });
    expect(await till.confirm(message.id)).toMatchObject({ status: 404 });
    expect(await till.reverse(message.id)).toMatchObject({ status: 404 });
  });

  test("is possible with the id of a purchase that was made", async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    await till.purchase(message);
    expect(await till.try(message)).toMatchObject({ status: 200 });
  });

  test("uses up no limit", async () => {
    const till = newTill("70010004");
    const message = saleOf("NWAIRVAR", asking(15_000));
    for (let time = 0; time < 3; time += 1)
      expect(await till.try(message)).toMatchObject({ status: 200 });
  });

  test("is not struck by the fault of a product", async () => {
    expect(await newTill().try(saleOf("HT504LOST"))).toMatchObject({ status: 200 });
  });

  test("with a format error says which message failed", async () => {
    const reply = await newTill().client.post(`${base}/purchases/trials`, { id: "x" });
    expect(reply).toMatchObject(
      refusal(400, "FORMAT_ERROR", { requestType: "TRIAL_PURCHASE_REQUEST" }),
    );
  });
});

describe("products made for a fault", () => {
  const sold = async (till: ReturnType<typeof newTill>) =>
    ((await till.all())["vouchers"] as { state: string; productId: string }[]).filter(
      ({ state }) => state === "ALLOCATED",
    ).length;

  test.each([
    ["HT504DONE", 504, "OUTCOME_UNKNOWN", 1],
    ["HT504LOST", 504, "OUTCOME_UNKNOWN", 0],
    ["HT500DONE", 500, "SYSTEM_MALFUNCTION", 1],
  ])("%s", async (productId, status, errorType, vouchers) => {
    const till = newTill();
    const message = saleOf(productId);
    expect(await till.purchase(message)).toMatchObject(
      refusal(status, errorType, { id: message.id, requestType: "PURCHASE_REQUEST" }),
    );
    expect(await sold(till)).toBe(vouchers);
    expect(await till.purchase(message)).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
    expect(await till.statusOf(message.id)).toMatchObject({ status: vouchers === 1 ? 200 : 404 });
    expect(await till.confirm(message.id)).toMatchObject({ status: vouchers === 1 ? 202 : 404 });
    const other = saleOf(productId);
    await till.provision(other);
    expect(await till.reverseVoucher(other.id)).toMatchObject({ status: 202 });
    expect(await sold(till)).toBe(0);
  });

  test("HTDROP: sold, and the connection is dropped", async () => {
    const till = newTill();
    const message = saleOf("HTDROP");
    expect(await till.client.postIntoSilence(`${base}/purchases`, message)).toBe("ECONNRESET");
    expect(await till.statusOf(message.id)).toMatchObject({ status: 200 });
    expect(await till.reverse(message.id)).toMatchObject({ status: 202 });
  });

  test("HTSLOW: sold after 75 seconds", async () => {
    const till = newTill();
    const message = saleOf("HTSLOW");
    const late = till.purchase(message);
    await until(() => till.space.messages().exchanges.some(({ outcome }) => outcome === "held"));
    till.space.clock({ advanceSeconds: 75 });
    expect(await late).toMatchObject({ status: 201 });
    expect(await till.confirm(message.id)).toMatchObject({ status: 202 });
  });

  test.each(["purchase", "provision"] as const)(
    "HTADVICE: the first two advices of each %s are answered 504",
    async (kind) => {
      const till = newTill();
      for (let sale = 0; sale < 2; sale += 1) {
        const message = saleOf("HTADVICE");
        await till[kind](message);
        const id = v4();
        const confirm = () =>
          kind === "purchase"
            ? till.confirm(message.id, { id })
            : till.confirmVoucher(message.id, { id });
        expect(await confirm()).toMatchObject(
          refusal(504, "OUTCOME_UNKNOWN", { id, originalId: message.id }),
        );
        expect(await confirm()).toMatchObject({ status: 504 });
        expect(await confirm()).toMatchObject({ status: 202 });
        expect(await confirm()).toMatchObject({ status: 202 });
      }
    },
  );

  test("a check that fails comes before the fault", async () => {
    expect(await newTill().purchase(saleOf("HT504DONE", asking(1)))).toMatchObject(
      refusal(400, "INVALID_AMOUNT"),
    );
  });

  test(`${rule("AT-05")} money stays what it was when an answer is lost and the purchase reversed`, async () => {
    const till = newTill();
    const message = saleOf("HT504DONE", paidBy(byToken(2000)));
    await till.purchase(message);
    expect(await till.balance(instruments.token)).toEqual(rand(98_000));
    await till.reverse(message.id);
    await till.reverse(message.id);
    expect(await till.balance(instruments.token)).toEqual(rand(100_000));
  });
});

test("a top-up is told with the number as it was sent", async () => {
  const till = newTill();
  const reply = await till.try(saleOf("NWSMS100", to("+27710000001")));
  expect(reply.body["msisdn"]).toEqual({
    msisdn: "+27710000001",
    country: "ZA",
    operator: { id: "81000001", name: "Northwave Mobile" },
  });
});
