import { v4 } from "uuid";
import { rule } from "../support/rules";
import {
  type VoucherTill,
  asking,
  base,
  codes,
  offer,
  parties,
  provisionOf,
  rand,
  refusal,
  till as institution,
  useVouchers,
} from "../support/messages/voucher";

const { newTill } = useVouchers();
const credit = (amount: number) => ({ ...rand(amount), ledgerIndicator: "CREDIT" });

interface Issued {
  till: VoucherTill;
  id: string;
  code: string;
  serialNumber: string;
  answer: Record<string, unknown>;
}

async function issued(): Promise<Issued> {
  const till = newTill();
  const message = provisionOf("BLV0050", { rrn: "606109000917" });
  const { body } = await till.provision(message);
  await till.confirm("provision", message.id);
  return {
    till,
    id: message.id,
    ...(body["voucher"] as { code: string; serialNumber: string }),
    answer: body,
  };
}

test("the answer to whoever obtained the voucher", async () => {
  const { till, id, code, serialNumber, answer } = await issued();
  const whole = {
    settlementEntity: parties.coastline,
    receiver: parties.brightleaf,
    amounts: { approvedAmount: credit(5000), balanceAmount: rand(5000) },
    voucher: {
      code,
      serialNumber,
      expiryDate: "2034-03-03T23:59:59.000Z",
      redeemInstructions: ["Give this code to the cashier.", "Valid at all partner stores."],
    },
    product: { productId: "BLV0050", barcode: "6001234500509", name: "Brightleaf 50" },
    thirdPartyIdentifiers: answer["thirdPartyIdentifiers"],
    rrn: "606109000917",
  };
  const all = {
    voucherCode: code,
    provisionRequestId: id.toUpperCase(),
    voucherSerialNumber: serialNumber,
    receiverInstId: "60020001",
    settlementEntityInstId: "70030001",
  };
  const one = (name: keyof typeof all) => ({ [name]: all[name] });
  for (const query of [
    one("voucherCode"),
    one("provisionRequestId"),
    one("voucherSerialNumber"),
    { ...one("voucherCode"), ...one("voucherSerialNumber") },
    { ...one("provisionRequestId"), ...one("receiverInstId") },
    { ...one("voucherCode"), ...one("settlementEntityInstId") },
    all,
    { ...all, receiverInstId: "1", settlementEntityInstId: "2" },
    { ...one("voucherCode"), somethingElse: "1" },
  ]) {
    const reply = await till.lookup(query);
    expect([reply.status, reply.body]).toEqual([200, whole]);
  }
});

test("to others: no code unless they gave it, and nothing of the provision", async () => {
  const till = newTill();
  const voucher = {
    serialNumber: "BLS0000001",
    expiryDate: "2099-12-31T23:59:59.000Z",
    redeemInstructions: ["Give this code to the cashier.", "Valid at all partner stores."],
  };
  const amounts = { approvedAmount: credit(5000), balanceAmount: rand(5000) };
  expect((await till.lookup({ voucherSerialNumber: "BLS0000001" })).body).toEqual({
    amounts,
    voucher,
  });
  expect((await till.lookup({ voucherCode: codes.active })).body).toEqual({
    amounts,
    voucher: { ...voucher, code: codes.active },
  });
  expect((await till.lookup({ voucherCode: codes.withPin })).body["voucher"]).not.toHaveProperty(
    "pin",
  );
});

test.each([
  ["issued", codes.issued, 5000],
  ["active", codes.active, 5000],
  ["expired", codes.expired, 0],
  ["redeemed", codes.redeemed, 0],
  ["confirmed", codes.confirmed, 0],
  ["refund pending", codes.refundPending, 0],
  ["blocked", codes.blocked, 0],
])("%s: what can still be redeemed", async (_state, code, balance) => {
  expect((await newTill().lookup({ voucherCode: code })).body["amounts"]).toEqual({
    approvedAmount: credit(5000),
    balanceAmount: rand(balance),
  });
});

test("an open value has no amounts while it is there, and none to redeem when it is spent", async () => {
  const till = newTill();
  expect((await till.lookup({ voucherCode: codes.open })).body).not.toHaveProperty("amounts");
  await till.redeem(offer(codes.open, asking(500)));
  expect((await till.lookup({ voucherCode: codes.open })).body["amounts"]).toEqual({
    balanceAmount: rand(0),
  });
});

describe("nothing fits: 404", () => {
  test.each<[string, Record<string, string>]>([
    ["a code that was never issued", { voucherCode: codes.unknown }],
    ["a request that never came", { provisionRequestId: v4() }],
    ["a serial number of nothing", { voucherSerialNumber: "BLS9" }],
    ["a cancelled voucher", { voucherCode: codes.cancelled }],
    ["two vouchers", { voucherCode: codes.active, voucherSerialNumber: "BLS0000002" }],
    ["one of two", { voucherCode: codes.active, provisionRequestId: v4() }],
    ["another receiver", { voucherCode: codes.active, receiverInstId: "60020002" }],
    ["a redemption's id", { provisionRequestId: "2e90c7f4-18ab-4d63-8f72-5b6e41d0c902" }],
  ])("%s", async (_what, query) => {
    const reply = await newTill().lookup(query);
    expect(reply).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD", {
        requestType: "VOUCHER_LOOKUP",
        detailMessage: { freeString: expect.any(String) as string },
      }),
    );
    if (query["provisionRequestId"] !== undefined)
      expect(reply.body["id"]).toBe(query["provisionRequestId"]);
  });

  test("another settlement entity than the one of the provision", async () => {
    const { till, code } = await issued();
    const own = { voucherCode: code, settlementEntityInstId: "70030001" };
    expect((await till.lookup(own)).status).toBe(200);
    const message = provisionOf("BLV0050", { settlementEntity: { id: "9", name: "Own" } });
    const { code: other } = (await till.provision(message)).body["voucher"] as { code: string };
    expect(
      (await till.lookup({ voucherCode: other, settlementEntityInstId: "70030001" })).status,
    ).toBe(404);
  });

  test("a reversed provision, and a voucher of another data space", async () => {
    const { till, code } = await issued();
    expect((await newTill().lookup({ voucherCode: code })).status).toBe(404);
    const message = provisionOf("BLV0050");
    const { body } = await till.provision(message);
    await till.reverse("provision", message.id);
    expect(
      (await till.lookup({ voucherCode: (body["voucher"] as { code: string }).code })).status,
    ).toBe(404);
    expect((await till.lookup({ provisionRequestId: message.id })).status).toBe(404);
  });
});

test.each([
  ["receiver", { voucherCode: codes.unknown, receiverInstId: "60020009" }],
  ["settlement entity", { voucherCode: codes.active, settlementEntityInstId: "70030009" }],
])("no route to the %s: ROUTING_ERROR, before the voucher is looked for", async (_what, query) => {
  expect(await newTill().lookup(query)).toMatchObject(refusal(400, "ROUTING_ERROR"));
});

describe(`${rule("VB-23")} format errors`, () => {
  const fieldsOf = async (query: string): Promise<[number, unknown, string[]]> => {
    const { status, body } = await newTill().client.get(`${base}/vouchers${query}`);
    const { formatErrors } = body["detailMessage"] as { formatErrors: { field: string }[] };
    return [status, body["errorType"], formatErrors.map(({ field }) => field)];
  };

  test.each([
    ["an empty code", "?voucherCode=", ["voucherCode"]],
    ["an empty institution", `?voucherCode=${codes.active}&receiverInstId=`, ["receiverInstId"]],
    ["a code that is too long", `?voucherCode=${"1".repeat(41)}`, ["voucherCode"]],
    [
      "a parameter given twice",
      `?voucherCode=${codes.active}&voucherCode=${codes.active2}`,
      ["voucherCode"],
    ],
    ["an id that is not a UUID", "?provisionRequestId=17", ["provisionRequestId"]],
    [
      "a UUID of another version",
      "?provisionRequestId=d4735e3a-265e-11ee-be56-0242ac120002",
      ["provisionRequestId"],
    ],
  ])("%s", async (_what, query, fields) => {
    expect(await fieldsOf(query)).toEqual([400, "FORMAT_ERROR", fields]);
  });
});

test.each([
  ["nothing at all", {}],
  ["institutions alone", { receiverInstId: "60020001", settlementEntityInstId: "70030001" }],
])("a lookup that names no voucher, with %s, finds none", async (_what, query) => {
  expect(await newTill().lookup(query)).toMatchObject(refusal(404, "UNABLE_TO_LOCATE_RECORD"));
});

test("lookups change nothing and use no id up", async () => {
  const { till, id, code } = await issued();
  const data = till.space.data();
  await till.lookup({ voucherCode: code });
  await till.lookup({ provisionRequestId: id });
  expect(till.space.data()).toEqual(data);
  expect((await till.redeem(offer(code, { client: institution }))).status).toBe(201);
});
