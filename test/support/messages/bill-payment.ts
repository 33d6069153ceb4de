import { v4 } from "uuid";
import type { StandinOptions } from "../../../src";
import type { Reply } from "../client";
import { type Message, type Parts, TillBase, advicesWith, asking, rand, useTills } from "./tills";

export { asking, final, rand, refusal } from "./tills";

export const base = "/billpay/v4";

/** Bills of the default fixtures, by what they are for. */
export const bills = {
  normal: "550010004510",
  exact: "550010004528",
  noPart: "550010004536",
  noOver: "550010004544",
  bounded: "550010004551",
  settled: "550010004569",
  inCredit: "550010004577",
  dollars: "550010004585",
  plain: "550010004593",
  refundOver: "551020000018",
  noLookup: "560020007713",
  checked: "580030047717",
  blocked: "570090001122",
  policy: "ML-77120045",
  paidPolicy: "ML-77120052",
  noLookupPolicy: "OO-000418826",
  fine: "CM/31/0044/7120",
  noRefundFine: "RT20310099182",
  paidFine: "RT20310099190",
  unknown: "550019999999",
} as const;

/** Issuer references of payments that are there from the start. */
export const payments = {
  pending: "HCWPENDING0001",
  confirmed: "HCWCONFIRMED01",
  confirmed2: "HCWCONFIRMED02",
  confirmed3: "HCWCONFIRMED03",
  confirmed4: "HCWCONFIRMED04",
  reversed: "HCWREVERSED001",
  refunding: "HCWREFUNDING01",
  refunded: "HCWREFUNDED001",
  policy: "MLCCONFIRMED01",
  fine: "CMTCONFIRMED01",
} as const;

/** Their ids. */
export const paymentIds = {
  pending: "1f0f6a52-6b0e-4d0a-9c51-0a8de3a10001",
  confirmed: "2c9b1f64-07d3-4a4e-8f0b-5be2c7a10002",
  reversed: "3d7c5e18-92ab-4c3f-a7d4-61f0b8a10003",
} as const;

/** The kinds of bills, as messages name them. */
export const kinds = {
  account: { member: "accountRef", path: "", type: "account" },
  policy: { member: "policyNumber", path: "/policy", type: "policy" },
  fine: { member: "noticeNumber", path: "/traffic", type: "trafficFine" },
} as const;
export type Kind = keyof typeof kinds;

export const identifiers = [{ institutionId: "20450001", transactionIdentifier: "LANE42-000984" }];
export const merchant = {
  merchantType: "5411",
  merchantId: "CGG000000004217",
  merchantName: { name: "Corner Grocer Quayside", city: "Port Ansel", region: "WP", country: "ZA" },
};
export const originator = {
  institution: { id: "20450001", name: "Corner Grocer Group" },
  terminalId: "LANE0042",
  merchant,
};

const transaction = (parts: Parts): Message => ({
  id: v4(),
  time: "2031-03-04T11:59:58.5+02:00",
  originator,
  client: { id: "20450001", name: "Corner Grocer Group" },
  thirdPartyIdentifiers: identifiers,
  ...parts,
});

/** A valid lookup of a bill; `parts` are added, or replace what is there. */
export const lookupOf = (kind: Kind, reference: string, parts: Parts = {}): Message =>
  transaction({ [kinds[kind].member]: reference, ...parts });

/** A valid payment of a bill. */
export const paymentOf = (
  kind: Kind,
  reference: string,
  amount: number,
  parts: Parts = {},
): Message => lookupOf(kind, reference, { ...asking(amount), ...parts });

/** A valid refund of a payment. */
export const refundOf = (issuerReference: string, parts: Parts = {}): Message =>
  transaction({ issuerReference, refundReason: "Paid wrong account", ...parts });

/** A valid advice for a request. */
export const adviceFor = advicesWith(identifiers);

export const tenders = [{ tenderType: "CASH", amount: rand(1000) }];
export type Transaction = "payment" | "refund";
export type AdviceKind = "confirmation" | "reversal";

/** What belongs to the one advice and not to the other. */
export const adviceParts = (of: Transaction, advice: AdviceKind): Parts => {
  if (advice === "reversal") return { reversalReason: "CANCELLED" };
  return of === "payment" ? { tenders } : {};
};

/** A till in front of the interface: sends messages to the path that their ids belong to. */
export class Till extends TillBase {
  lookup = (kind: Kind, message: Message): Promise<Reply> =>
    this.client.post(`${base}/accountLookups${kinds[kind].path}/${message.id}`, message);
  pay = (kind: Kind, message: Message): Promise<Reply> =>
    this.client.post(`${base}/payments${kinds[kind].path}/${message.id}`, message);
  refund = (message: Message): Promise<Reply> =>
    this.client.post(`${base}/refunds/${message.id}`, message);

  /** Sends an advice as it is. */
  send = (
    of: Transaction,
    kind: AdviceKind,
    advice: Message & { requestId: string },
  ): Promise<Reply> =>
    this.client.post(`${base}/${of}s/${advice.requestId}/${kind}s/${advice.id}`, advice);
  advise = (
    of: Transaction,
    kind: AdviceKind,
    requestId: string,
    parts: Parts = {},
  ): Promise<Reply> =>
    this.send(of, kind, adviceFor(requestId, { ...adviceParts(of, kind), ...parts }));
  confirm = (requestId: string, parts: Parts = {}): Promise<Reply> =>
    this.advise("payment", "confirmation", requestId, parts);
  reverse = (requestId: string, parts: Parts = {}): Promise<Reply> =>
    this.advise("payment", "reversal", requestId, parts);
  confirmRefund = (requestId: string, parts: Parts = {}): Promise<Reply> =>
    this.advise("refund", "confirmation", requestId, parts);
  reverseRefund = (requestId: string, parts: Parts = {}): Promise<Reply> =>
    this.advise("refund", "reversal", requestId, parts);

  /** Pays and confirms; the issuer reference of the payment. */
  async paid(
    kind: Kind,
    reference: string,
    amount: number,
  ): Promise<{ id: string; issuerReference: string }> {
    const message = paymentOf(kind, reference, amount);
    const { body } = await this.pay(kind, message);
    await this.confirm(message.id);
    return {
      id: message.id,
      issuerReference: (body["slipData"] as { issuerReference: string }).issuerReference,
    };
  }

  /** An entity as `data` shows it; undefined when it is not known. */
  data(
    type: "accounts" | "policies" | "trafficFines" | "payments" | "refunds",
    key: string,
    all = this.all(),
  ): Record<string, unknown> | undefined {
    return (all[type] ?? []).find((entity) =>
      Object.values({ ...entity, ...(Object.values(entity)[0] as object) }).includes(key),
    );
  }

  /** Everything that `data` shows. */
  all = () => this.space.data()["bill-payment"] as Record<string, Record<string, unknown>[]>;

  /** What is owed on a bill, below 0 in credit, and what is pending. */
  standing(
    kind: Kind,
    reference: string,
    all = this.all(),
  ): [outstanding: number, pending: number] {
    const plural = { account: "accounts", policy: "policies", fine: "trafficFines" } as const;
    const { outstanding, pending } = this.data(plural[kind], reference, all) as unknown as {
      outstanding: { amount: number; ledgerIndicator: string };
      pending: { amount: number };
    };
    return [
      outstanding.ledgerIndicator === "CREDIT" ? -outstanding.amount : outstanding.amount,
      pending.amount,
    ];
  }

  /** Has a fault strike the next messages of an operation. */
  strike = (operation: string, fault: object, times = 1): void => {
    this.strikeAt("bill-payment", operation, fault, times);
  };
}

/** A simulator for the tests of a file, and tills that talk to it. */
export const useBillPayment = (options: StandinOptions = {}) => useTills(Till, { ...options });
