import type { Behaviour, Trouble } from "../../till/behaviour";

/** A sale of the demonstration. */
export interface PlannedSale {
  interface: string;
  /** Id of the request's operation. */
  operation: string;
  /** What is sold, in a few words. */
  what: string;
  /** Cents that are asked for. */
  amount: number;
  /** Members of the request's body in which it differs from its example. */
  changes?: Readonly<Record<string, unknown>>;
  /** How the till behaves; well, if nothing is said. */
  behaviour?: Behaviour;
  /** What goes wrong; if nothing is said, that in which the behaviour shows. */
  trouble?: Trouble;
}

type SaleTrouble = Pick<PlannedSale, "behaviour" | "trouble">;

/** A card of the default fixtures that has no money: what is loaded onto it pays for what follows. */
const card = { pan: "6099310000000000076", expiryDate: "4912" };

const giftCard =
  (operation: string, what: string) =>
  (amount: number, circumstances: SaleTrouble = {}): PlannedSale => ({
    interface: "gift-card-v3",
    operation,
    what,
    amount,
    changes: { card, amounts: { requestAmount: { amount, currency: "710" } } },
    ...circumstances,
  });

const load = giftCard("load", "gift card load");
const redeem = giftCard("redeem", "gift card payment");

/** Something with the amount of its example. */
const ware =
  (sold: Pick<PlannedSale, "interface" | "operation" | "what" | "amount">) =>
  (circumstances: SaleTrouble = {}): PlannedSale => ({ ...sold, ...circumstances });

const airtime = ware({
  interface: "airtime",
  operation: "purchase",
  what: "airtime",
  amount: 2_000,
});

const electricity = ware({
  interface: "prepaid-utility",
  operation: "createTokenPurchaseRequest",
  what: "electricity",
  amount: 20_000,
});

const policy = ware({
  interface: "bill-payment",
  operation: "createPolicyPayment",
  what: "policy payment",
  amount: 18_990,
});

const voucher = ware({
  interface: "voucher",
  operation: "provisionVoucher",
  what: "voucher",
  amount: 5_000,
});

const qrPayment = ware({
  interface: "qr-retailer",
  operation: "paymentRequest",
  what: "QR payment",
  amount: 12_500,
});

/** What the till sells, in turn and then from the beginning: soon there is something to see of each kind. */
export const programme: readonly PlannedSale[] = [
  load(40_000),
  airtime(),
  redeem(6_450, { behaviour: "neverBoth" }),
  electricity(),
  redeem(7_990, { trouble: "lost" }),
  voucher({ trouble: "unanswered" }),
  policy(),
  airtime({ behaviour: "requestsAreSentOnce" }),
  redeem(12_995, { behaviour: "unknownIsReversed" }),
  qrPayment(),
  electricity({ behaviour: "repeatsAreUnchanged" }),
  policy({ trouble: "refused" }),
  voucher({ behaviour: "approvedIsClosed" }),
  airtime({ trouble: "lost" }),
];
