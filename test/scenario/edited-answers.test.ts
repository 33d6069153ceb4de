import { rule } from "../support/rules";
import * as airtime from "../support/messages/airtime";
import * as bill from "../support/messages/bill-payment";
import * as transfer from "../support/messages/money-transfer";
import * as prepaid from "../support/messages/prepaid-utility";
import * as qr from "../support/messages/qr";
import * as voucher from "../support/messages/voucher";
import type { StandinSpace } from "../../src";

/** A client brings back what it was told, also where a fault had edited it: the server takes it, and nobody is blamed. */
const { newTill: newQrTill } = qr.useQr();
const { newTill: newTransferTill } = transfer.useMoneyTransfer();
const { newTill: newBillTill } = bill.useBillPayment();
const { newTill: newAirtimeTill } = airtime.useAirtime();
const { newTill: newVoucherTill } = voucher.useVouchers();
const { newTill: newMeterTill } = prepaid.usePrepaid();

/** The next answer of an operation has these texts. */
const edit = (
  space: StandinSpace,
  operation: string,
  set: Record<string, string>,
  of?: string,
): void => {
  space.fault(operation, {
    after: { kind: "edit", set },
    times: 1,
    ...(of !== undefined && { interface: of }),
  });
};

const broken = async (space: StandinSpace): Promise<string[]> =>
  (await space.verdict()).rules
    .filter(({ outcome }) => outcome === "fail" || outcome === "warn")
    .map(({ id }) => id);

test.each(qr.variants)(
  `${rule("QR-04", "QR-13")} the partner that a payment told comes back: %s`,
  async (variant) => {
    const till = newQrTill();
    const operation = variant === "provider" ? "pay" : "paymentRequest";
    const set = { "partner.id": "39999999", rrn: "999999999999" };
    edit(till.space, operation, set, `qr-${variant}`);
    const message = qr.paymentOf(qr.codes.scanned);
    const { body } = await till.pay(message, variant);
    expect(body["partner"]).toMatchObject({ id: "39999999" });
    const told = { partner: body["partner"], rrn: body["rrn"] };
    const wrong = { ...told, partner: { id: "38888888", name: "Nobody" } };
    expect((await till.confirm(message.id, wrong, variant)).status).toBe(400);
    expect((await till.confirm(message.id, told, variant)).status).toBe(202);
    expect(till.paymentState(message.id)).toBe("CONFIRMED");
  },
);

test(`${rule("QR-01", "QR-04")} the code that was told is paid, and its customer scans the one that is shown`, async () => {
  const till = newQrTill();
  edit(till.space, "getQrCode", { tranId: "a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0" });
  const tranId = await till.tranId();
  expect(tranId).toBe("a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0");
  const [made] = (till.all()["qrCodes"] ?? []).filter(({ state }) => state === "OPEN").slice(-1);
  const content = qr.scanOf(String(made?.["tranId"]));
  expect((await till.scan(content, "provider")).status).toBe(202);
  expect((await till.scan(qr.scanOf(tranId), "provider")).status).toBe(202);
  const message = qr.paymentOf(tranId, qr.at("MANUAL01"));
  const { status, body } = await till.pay(message);
  expect(status).toBe(200);
  const advice = { partner: body["partner"], tranId };
  expect((await till.confirm(message.id, advice)).status).toBe(202);
  expect(till.codeState(String(made?.["tranId"]))).toBe("USED");
  expect(await broken(till.space)).toEqual([]);
});

test("an order is redeemed, looked up and cancelled by the references that were told", async () => {
  const till = newTransferTill();
  const told = { orderRedeemRef: "709999999999999999", orderRedeemRefAlt: "ALT-TOLD" };
  edit(till.space, "createOrder", told);
  const { ref, alt } = await till.newOrder();
  expect([ref, alt]).toEqual(Object.values(told));
  expect((await till.lookup(ref)).status).toBe(200);
  const { status } = await till.cancel(ref, { orderRedeemRefAlt: "ALT-OTHER" });
  expect(status).toBe(404);
  expect((await till.cancel(ref, { orderRedeemRefAlt: alt })).status).toBe(200);
  edit(till.space, "createOrder", { orderRedeemRef: "709999999999999998" });
  const next = await till.newOrder();
  expect((await till.redeem(next.ref, transfer.rightPin)).status).toBe(201);
  expect((await till.redeem(next.alt, transfer.rightPin)).body).toMatchObject({
    detailMessage: { state: "REDEEMING" },
  });
});

test("a deposit is looked up, updated and cancelled by the reference of the slip that was told, and is not redeemed by it", async () => {
  const till = newTransferTill();
  const told = "RTOLD1";
  const { elm } = transfer.providers;
  const toElm = transfer.receiver(elm);
  const deposit = { ...transfer.wallet, ...toElm };
  edit(till.space, "createOrder", { "slipData.issuerReference": told });
  const { alt, body } = await till.newOrder(deposit);
  expect(body["slipData"]).toMatchObject({ issuerReference: told });
  const lookup = (query: object) => till.get("/orders", { ...query, receiverId: elm });
  expect((await lookup({ remittanceRef: told })).status).toBe(200);
  expect((await till.cancel(told, { ...toElm, orderRedeemRefAlt: alt })).status).toBe(200);
  expect(await till.state(told)).toBe("CANCELLED");
  for (const query of [{ remittanceRef: alt }, { orderRedeemRef: told }])
    expect((await lookup(query)).body).toMatchObject({ errorType: "UNABLE_TO_LOCATE_RECORD" });
  expect((await till.redeem(told, toElm)).body).toMatchObject({ errorType: "INVALID_REDEEM_REF" });
  edit(till.space, "createOrder", { "slipData.issuerReference": "RTOLD2" });
  await till.newOrder(deposit);
  expect((await till.update("ON_HOLD", { remittanceRef: "RTOLD2" })).status).toBe(204);
  expect(await till.state("RTOLD2")).toBe("ON_HOLD");
});

test("the reference on the slip of an order that is paid out at a counter names no order, whatever was told", async () => {
  const till = newTransferTill();
  edit(till.space, "createOrder", { "slipData.issuerReference": "STOLD1" });
  const { ref } = await till.newOrder();
  expect((await till.lookup("STOLD1")).status).toBe(400);
  expect((await till.lookup(ref)).status).toBe(200);
});

test("tokens are printed again by the receipts and identifiers that were told", async () => {
  const till = newMeterTill();
  edit(till.space, "createTokenPurchaseRequest", {
    "slipData.issuerReference": "TOLD-SLIP",
    "tokens.0.receiptNum": "TOLD-TOKEN",
    "debtRecoveryCharges.1.receiptNum": "TOLD-DEBT",
    "thirdPartyIdentifiers.2.transactionIdentifier": "TOLD-PARTY",
  });
  const meter = prepaid.meters.debtsAndCharge;
  const bought = prepaid.digits(await till.buy(prepaid.purchaseOf(meter)));
  await till.buy(prepaid.purchaseOf(meter));
  for (const originalRef of ["TOLD-SLIP", "TOLD-TOKEN", "TOLD-DEBT", "TOLD-PARTY"])
    expect(prepaid.digits(await till.reprint(prepaid.about(meter, { originalRef })))).toEqual(
      bought,
    );
  const other = { originalRef: "TOLD-OTHER" };
  expect((await till.reprint(prepaid.about(meter, other))).status).toBe(400);
});

test("a transfer names the quote and the profile that were told", async () => {
  const till = newTransferTill();
  edit(till.space, "getFeeQuote", { quoteId: "Q-TOLD" });
  const { quoteId, feeQuote } = (await till.quote(150000, false)).body as {
    quoteId: string;
    feeQuote: { feeAmount: object };
  };
  expect(quoteId).toBe("Q-TOLD");
  const fee = feeQuote.feeAmount;
  expect((await till.create(150000, { quoteId, fee })).status).toBe(201);
  expect((await till.create(150000, { quoteId: "Q-OTHER", fee })).status).toBe(400);
  edit(till.space, "createOrUpdateCustomer", { customerProfileId: "CP-TOLD" });
  const { body } = await till.register(transfer.customerOf("8001015009087"));
  const customerProfileId = body["customerProfileId"];
  expect(customerProfileId).toBe("CP-TOLD");
  const senderDetails = { ...transfer.sender, idNumber: "8001015009087" };
  expect((await till.create(150000, { customerProfileId, senderDetails })).status).toBe(201);
});

test("a bill is refunded by the issuer reference that was told", async () => {
  const till = newBillTill();
  edit(till.space, "createAccountPayment", { "slipData.issuerReference": "TOLD0001" });
  const { issuerReference } = await till.paid("account", bill.bills.normal, 1000);
  expect(issuerReference).toBe("TOLD0001");
  expect((await till.refund(bill.refundOf("TOLD0002"))).status).toBe(400);
  expect((await till.refund(bill.refundOf(issuerReference))).status).toBe(201);
});

test("a purchase of airtime is asked for by the references that were told; a voucher is confirmed as told", async () => {
  const till = newAirtimeTill();
  edit(till.space, "purchase", {
    "slipData.issuerReference": "TOLD-SLIP",
    "thirdPartyIdentifiers.1.transactionIdentifier": "TOLD-PARTY",
  });
  const sale = airtime.saleOf("NWAIRVAR", { ...airtime.asking(2000) });
  const { status, body: sold } = await till.purchase(sale);
  expect(status).toBe(201);
  const { id: provider } = sold["receiver"] as { id: string };
  for (const reference of ["TOLD-SLIP", "TOLD-PARTY"])
    expect(await till.status(`?purchaseReference=${reference}&provider=${provider}`)).toMatchObject(
      { status: 200, body: { id: sale.id } },
    );
  edit(till.space, "provisionVoucher", { "voucher.serialNumber": "TOLDSERIAL" }, "airtime");
  const provision = airtime.saleOf("NWAIR20");
  const { serialNumber } = (await till.provision(provision)).body["voucher"] as {
    serialNumber: string;
  };
  expect(serialNumber).toBe("TOLDSERIAL");
  const other = { voucher: { serialNumber: "OTHER" } };
  expect((await till.confirmVoucher(provision.id, other)).status).toBe(404);
  expect(await till.confirmVoucher(provision.id, { voucher: { serialNumber } })).toMatchObject({
    status: 202,
  });
});

test("a voucher is confirmed and redeemed with the code that was told", async () => {
  const till = newVoucherTill();
  edit(till.space, "provisionVoucher", { "voucher.code": "9999000011112222" }, "voucher");
  const message = voucher.provisionOf(undefined, voucher.asking(5000));
  const { code } = (await till.provision(message)).body["voucher"] as { code: string };
  expect(code).toBe("9999000011112222");
  expect((await till.confirm("provision", message.id)).status).toBe(202);
  expect(await till.standing(code)).toEqual(["ACTIVE", 5000]);
  expect((await till.redeem(voucher.offer(code, voucher.asking(5000)))).status).toBe(201);
});
