import type { Standin } from "../../src";
import { recordedExamples } from "../../src/families/kit/examples";
import type { Reply } from "../support/client";
import { newTester, startStandin } from "../support/standin";

let standin: Standin;
beforeAll(async () => {
  standin = await startStandin();
});

/** Sends the example of an operation, after those that lead to it, with other members in its body. */
async function sendChanged(name: string, operation: string, changed: object): Promise<Reply> {
  const messages = recordedExamples(name).find((one) => one.operation === operation)?.messages;
  const last = messages?.at(-1);
  if (messages === undefined || last === undefined) throw new Error(`no example of ${operation}`);
  const { client } = newTester(standin, "7102");
  for (const { method, path, body } of messages.slice(0, -1))
    expect((await client.send(method, path, body as object)).status).toBeLessThan(300);
  return client.send(last.method, last.path, { ...(last.body as object), ...changed });
}

const euro = (amount: number) => ({ amount, currency: "978" });
const asking = (amount: number) => ({ amounts: { requestAmount: euro(amount) } });
const approved = (amount: number) => ({ amounts: { approvedAmount: euro(amount) } });

test.each([
  ["gift-card-v3", "activate"],
  ["gift-card", "activate"],
  ["gift-card", "replace"],
])("%s: %s with a product of another currency says that this is the reason", async (name, id) => {
  expect(await sendChanged(name, id, { product: { id: "USD020" } })).toMatchObject({
    status: 400,
    body: {
      errorType: "INVALID_PRODUCT",
      errorMessage: "Other currency",
      detailMessage: { freeString: "The product is in currency 840, the card in currency 710." },
    },
  });
});

const text = (freeString: string) => ({ freeString });
const reason = (sentence: string) => ({ reason: sentence });
const description = (sentence: string) => ({ reason: "INVALID_AMOUNT", description: sentence });

test.each([
  ["gift-card-v3", "activate", asking(100), text("The card is in currency 710.")],
  ["gift-card-v3", "load", asking(100), text("The card is in currency 710.")],
  ["gift-card-v3", "redeem", asking(100), text("The card is in currency 392.")],
  ["gift-card", "transfer", asking(100), text("The card is in currency 710.")],
  ["airtime", "purchase", asking(2000), text("The product is not sold in currency 978.")],
  ["airtime", "purchaseTrial", asking(2000), text("The product is not sold in currency 978.")],
  ["airtime", "provisionVoucher", asking(2000), text("The product is not sold in currency 978.")],
  [
    "airtime",
    "purchaseConfirmation",
    approved(2000),
    text("The final amount must be absent or 2000 in currency 710."),
  ],
  [
    "airtime",
    "reverseVoucher",
    approved(0),
    text("The final amount must be absent or 0 in currency 710."),
  ],
  ["voucher", "provisionVoucher", asking(5000), text("The currency of the product is 710.")],
  ["voucher", "redeemVoucher", asking(5000), text("The currency of the voucher is 710.")],
  ["voucher", "confirmRedeem", approved(5000), text("The currency of the voucher is 710.")],
  ["bill-payment", "createAccountPayment", asking(100), { rule: "the currency is 710" }],
  [
    "bill-payment",
    "confirmPayment",
    approved(100),
    { rule: "the final amount is 1 to 100, of currency 710" },
  ],
  [
    "prepaid-utility",
    "createTokenPurchaseRequest",
    { purchaseAmount: euro(20_000) },
    { field: "purchaseAmount.currency" },
  ],
  [
    "money-transfer",
    "createOrder",
    { amount: euro(1000) },
    reason("The provider does not offer this currency."),
  ],
  ["money-transfer", "redeemOrder", asking(1000), reason("The order is paid out in currency 710.")],
  [
    "money-transfer",
    "confirmPayment",
    approved(1000),
    reason("At most 1000 in currency 710 was authorised."),
  ],
  [
    "qr-retailer",
    "paymentRequest",
    { amount: euro(12_500) },
    description("The code is in currency 710."),
  ],
  ["qr-provider", "pay", { amount: euro(12_500) }, description("The account is in currency 710.")],
  [
    "qr-provider",
    "confirmPayment",
    approved(12_500),
    description("The final amount must be above 0 and at most 12500, in currency 710."),
  ],
])("%s: %s with %j says that the currency is the reason", async (name, id, changed, details) => {
  const { status, body } = await sendChanged(name, id, changed);
  expect([status, body["detailMessage"]]).toEqual([400, expect.objectContaining(details)]);
});
