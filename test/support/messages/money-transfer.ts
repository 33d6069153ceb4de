import { v4 } from "uuid";
import type { Standin, StandinOptions } from "../../../src";
import type { Reply } from "../client";
import {
  type Message,
  type Parts,
  TillBase,
  advicesWith,
  createTill,
  rand,
  refusal,
  useTills,
} from "./tills";

export { final, rand, refusal } from "./tills";
export type { Message } from "./tills";

export const base = "/moneytransfer/v2";

/** Providers of the default fixtures, by what they are for. */
export const providers = {
  alder: "60000001",
  birch: "60000002",
  cedar: "60000003",
  dogwood: "60000004",
  elm: "60000005",
  across: "60000006",
  down: "60000091",
  slowLost: "60000092",
  slowDone: "60000093",
  error: "60000094",
  unroutable: "60000095",
  silent: "60000096",
  advices: "60000097",
  slowDelivery: "60000098",
} as const;

/** Orders of the default fixtures, by their state. */
export const orders = {
  active: "70010000000000000011",
  withoutPin: "70010000000000000028",
  created: "70010000000000000035",
  redeemed: "70010000000000000042",
  expired: "70010000000000000059",
  onHold: "70010000000000000066",
  cancelled: "70010000000000000073",
  reversed: "70010000000000000080",
  lastTry: "70010000000000000097",
  locked: "70010000000000000103",
  redeeming: "70010000000000000110",
  dogwood: "70040000000000000017",
  birch: "70020000000000000014",
  slowDone: "70930000000000000016",
  silent: "70960000000000000013",
  deposit: "ELM0000000000000001",
} as const;

/** The createOrder that a fixture's order came from. */
export const creationOf = (reference: string): string =>
  `${reference.slice(0, 8)}-0000-4000-8000-${reference.slice(-12)}`;
export const pendingRedemption = "70010000-0000-4000-9000-000000000110";

export const pinBlock = "5C0E91A7D2B4F638";
export const rightPin = { pin: { pinBlock } };
export const wrongPin = { pin: { pinBlock: "0000000000000000" } };
export const sender = {
  firstName: "Nomsa",
  lastName: "Bergmann",
  idNumber: "8604120456083",
  idType: "NATIONAL_ID",
  contactNumber: "27820001111",
};
export const recipient = {
  firstName: "Tendai",
  lastName: "Osei",
  idNumber: "GH0713345",
  idType: "PASSPORT",
  contactNumber: "233200002222",
};
export const wallet = {
  recipientDetails: {
    ...recipient,
    accountDetails: { type: "MOBILE_WALLET", accountId: "233200002222" },
  },
};
export const receiver = (id: string) => ({ receiver: { id, name: "Receiver" } });

export const originator = {
  institution: { id: "20000001", name: "Harbour Grocers" },
  terminalId: "TILL0007",
  merchant: {
    merchantType: "5411",
    merchantId: "HARBOUR00000012",
    merchantName: {
      name: "Harbour Grocers Quay 4",
      city: "Port Marren",
      region: "PM",
      country: "ZA",
    },
  },
};
export const blockedShop = {
  originator: {
    ...originator,
    merchant: { ...originator.merchant, merchantId: "SHOPBLOCKED0001" },
  },
};
export const identifiers = [{ institutionId: "30000001", transactionIdentifier: "TB-000481" }];

const transaction = (parts: Parts): Message => ({
  id: v4(),
  time: "2031-03-04T13:59:58.5+02:00",
  originator,
  client: { id: "30000001", name: "Tillbridge Switch" },
  receiver: { id: providers.alder, name: "Alder Remit" },
  thirdPartyIdentifiers: identifiers,
  ...parts,
});

export const orderOf = (amount = 150000, parts: Parts = {}): Message =>
  transaction({ amount: rand(amount), senderDetails: sender, ...parts });
export const redemptionOf = (orderRedeemRef: string, parts: Parts = {}): Message =>
  transaction({ orderRedeemRef, ...rightPin, ...parts });
export const cancellationOf = (orderRedeemRef: string, parts: Parts = {}): Message =>
  transaction({ orderRedeemRef, ...parts });
/** A valid advice for a request. */
export const adviceFor = advicesWith(identifiers);
export const customerOf = (idNumber: string, parts: Parts = {}) => ({
  originator,
  receiver: { id: providers.alder, name: "Alder Remit" },
  customerDetails: { ...sender, idNumber },
  ...parts,
});
export const updateOf = (status: string, parts: Parts): Parts => ({
  updateTime: "2031-03-04T12:00:00.000Z",
  status,
  ...parts,
});

export const declined = (errorType: string, facts: object = {}) =>
  refusal(400, errorType, { detailMessage: facts });

const paths: Readonly<Record<string, string>> = {
  createOrder: "/orders",
  cancelOrder: "/orders/cancel",
  redeemOrder: "/orders/redemptions",
  confirmPayment: "/orders/confirmations",
  reversePayment: "/orders/reversals",
  confirmRedeem: "/orders/redemptions/confirmations",
  reverseRedeem: "/orders/redemptions/reversals",
  cancelOrderReversal: "/orders/cancel/reversals",
};

type EntityName =
  "order" | "customer" | "provider" | "rate" | "quote" | "merchant" | "setting" | "delivery";
const plurals: Readonly<Partial<Record<EntityName, string>>> = { delivery: "deliveries" };

/** A till in front of the interface. */
export class Till extends TillBase {
  send = (operation: string, message: object): Promise<Reply> =>
    this.client.post(`${base}${paths[operation] ?? ""}`, message);
  create = (amount?: number, parts?: Parts): Promise<Reply> =>
    this.send("createOrder", orderOf(amount, parts));
  redeem = (reference: string, parts?: Parts): Promise<Reply> =>
    this.send("redeemOrder", redemptionOf(reference, parts));
  cancel = (reference: string, parts?: Parts): Promise<Reply> =>
    this.send("cancelOrder", cancellationOf(reference, parts));
  advise(operation: string, requestId: string, parts: Parts = {}): Promise<Reply> {
    const reason = /revers/i.test(operation) ? { reversalReason: "CANCELLED" } : {};
    return this.send(operation, adviceFor(requestId, { ...reason, ...parts }));
  }

  get = (path: string, query: Record<string, string | number | boolean>): Promise<Reply> =>
    this.client.get(
      `${base}${path}?${new URLSearchParams(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))).toString()}`,
    );
  lookup = (orderRedeemRef: string, receiverId: string = providers.alder): Promise<Reply> =>
    this.get("/orders", { orderRedeemRef, receiverId });
  quote = (amount: number, includes: boolean, parts: Record<string, string> = {}): Promise<Reply> =>
    this.get("/admin/fees", {
      amount,
      amountIncludesFee: includes,
      originatorInstId: "20000001",
      receiverId: providers.alder,
      ...parts,
    });
  register = (message: object): Promise<Reply> =>
    this.client.post(`${base}/admin/customers`, message);
  update = (status: string, parts: Parts): Promise<Reply> =>
    this.client.put(`${base}/orders/status`, updateOf(status, parts));

  /** An order that was created and, unless told otherwise, confirmed. */
  async newOrder(
    parts: Parts = {},
    confirmed = true,
  ): Promise<{ id: string; ref: string; alt: string; body: Record<string, unknown> }> {
    const { status, body } = await this.create(150000, parts);
    if (status !== 201)
      throw new Error(`createOrder was answered ${status} ${JSON.stringify(body)}`);
    const {
      id,
      orderRedeemRef,
      orderRedeemRefAlt: alt,
    } = body as Record<"id" | "orderRedeemRef" | "orderRedeemRefAlt", string>;
    if (confirmed) await this.advise("confirmPayment", id);
    return { id, ref: orderRedeemRef, alt, body };
  }

  /** An entity as `data` shows it; undefined when it is not known. */
  data = (type: EntityName, key: string): Promise<Record<string, unknown> | undefined> =>
    this.entity(base, type, key, plurals[type]);

  state = async (reference: string): Promise<unknown> =>
    (await this.data("order", reference))?.["state"];
  all = async (): Promise<Record<string, Record<string, unknown>[]>> =>
    (await this.client.get(`${base}/testServerAdmin/data`)).body as Record<
      string,
      Record<string, unknown>[]
    >;
  deliveries = async (): Promise<Record<string, unknown>[]> =>
    (await this.all())["deliveries"] ?? [];
  advance = (seconds: number): void => {
    this.space.clock({ advanceSeconds: seconds });
  };
}

/** A till with a data space of its own, whose clock stands at the examples' time. */
export const newTill = (standin: Standin, user?: string): Till => createTill(Till, standin, user);

/** A simulator for the tests of a file, and tills that talk to it. */
export const useMoneyTransfer = (options: StandinOptions = {}) => useTills(Till, options);
