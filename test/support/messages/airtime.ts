import { v4 } from "uuid";
import type { StandinOptions } from "../../../src";
import type { Reply } from "../client";
import { type Message, TillBase, advicesWith, rand, useTills } from "./tills";

export { asking, final, rand, refusal } from "./tills";

export const base = "/airtime/v5";

/** Payment instruments of the default fixtures, by what they are for. */
export const instruments = {
  token: "NWtoken00000000000000000000000A1",
  expiredToken: "NWtoken00000000000000000000000X9",
  loyaltyCard: "6390000000000013",
  blockedLoyaltyCard: "6390000000000021",
  card: "6290000000000014",
  poorCard: "6290000000000022",
  expiredCard: "6290000000000030",
  dishonoredCard: "6290000000000048",
} as const;

export const to = (msisdn: string) => ({ recipientMsisdn: { msisdn } });

/** Payment methods. */
export const byToken = (amount: number, token: string = instruments.token) => ({
  type: "AN_32_TOKEN",
  amount: rand(amount),
  token,
});
export const byLoyaltyCard = (amount: number, cardNumber: string = instruments.loyaltyCard) => ({
  type: "LOYALTY_CARD",
  amount: rand(amount),
  cardNumber,
});
export const byCard = (amount: number, pan: string = instruments.card, more: object = {}) => ({
  type: "CARD",
  amount: rand(amount),
  pan,
  ...more,
});
export const clearPin = (pin: string) => ({ pin: { type: "CLEAR_PIN", pin } });
export const paidBy = (...paymentMethods: object[]) => ({ paymentMethods });

export const identifiers = [{ institutionId: "70020000", transactionIdentifier: "HS-0093" }];

/** A valid purchase or provision of a product; `parts` are added, or replace what is there. */
export const saleOf = (productId: string, parts: Record<string, unknown> = {}): Message => ({
  id: v4(),
  time: "2031-03-04T11:59:58.5+02:00",
  originator: {
    institution: { id: "70020000", name: "Harbour Stores" },
    terminalId: "HS000417",
    merchant: {
      merchantType: "5411",
      merchantId: "HARBOURSTORE001",
      merchantName: { name: "Harbour Stores Quay", city: "Knysna", region: "WC", country: "ZA" },
    },
  },
  client: { id: "70010001", name: "Simulated Acquirer" },
  thirdPartyIdentifiers: identifiers,
  product: { productId },
  ...parts,
});

/** A valid advice for a request. */
export const adviceFor = advicesWith(identifiers);

export const tenders = [{ tenderType: "CASH", amount: rand(2000) }];

/** A till in front of the interface: sends messages to the path that their ids belong to. */
export class Till extends TillBase {
  purchase = (message: Message): Promise<Reply> => this.client.post(`${base}/purchases`, message);
  try = (message: Message): Promise<Reply> => this.client.post(`${base}/purchases/trials`, message);
  provision = (message: Message): Promise<Reply> =>
    this.client.post(`${base}/vouchers/${message.id}`, message);
  lookup = (query: string): Promise<Reply> => this.client.get(`${base}/msisdn${query}`);
  products = (query = ""): Promise<Reply> => this.client.get(`${base}/products${query}`);
  status = (query: string): Promise<Reply> => this.client.get(`${base}/purchases/status${query}`);
  statusOf = (id: string): Promise<Reply> => this.status(`?originalMsgId=${id}`);

  confirm = (requestId: string, parts: Record<string, unknown> = {}): Promise<Reply> =>
    this.client.post(
      `${base}/purchases/confirmations`,
      adviceFor(requestId, { tenders, ...parts }),
    );
  reverse = (requestId: string, parts: Record<string, unknown> = {}): Promise<Reply> =>
    this.client.post(
      `${base}/purchases/reversals`,
      adviceFor(requestId, { reversalReason: "CANCELLED", ...parts }),
    );

  confirmVoucher(requestId: string, parts: Record<string, unknown> = {}): Promise<Reply> {
    const advice = adviceFor(requestId, { tenders, ...parts });
    return this.client.post(`${base}/vouchers/${requestId}/confirmations/${advice.id}`, advice);
  }

  reverseVoucher(requestId: string, parts: Record<string, unknown> = {}): Promise<Reply> {
    const advice = adviceFor(requestId, { reversalReason: "CANCELLED", ...parts });
    return this.client.post(`${base}/vouchers/${requestId}/reversals/${advice.id}`, advice);
  }

  /** An entity as `data` shows it; undefined when it is not known. */
  data = (
    type: "client" | "product" | "msisdn" | "voucher" | "instrument",
    key: string,
  ): Promise<Record<string, unknown> | undefined> => this.entity(base, type, key);

  /** Everything that `data` shows. */
  all = async (): Promise<Record<string, unknown>> =>
    (await this.client.get(`${base}/testServerAdmin/data`)).body;

  balance = async (instrument: string): Promise<unknown> =>
    (await this.data("instrument", instrument))?.["balance"];
}

/** A simulator for the tests of a file, and tills that talk to it. */
export const useAirtime = (options: StandinOptions = {}) => useTills(Till, { ...options });
