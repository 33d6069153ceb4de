import { v4 } from "uuid";
import type { Standin, StandinOptions } from "../../../src";
import type { Reply } from "../client";
import { type Message, TillBase, advicesWith, asking, createTill, rand, useTills } from "./tills";

export { asking, rand } from "./tills";
export type { Message } from "./tills";

export const base = "/giftcard/v3";

/** Cards of the default fixtures, by what they are for. */
export const cards = {
  fresh: "6099310000000000019",
  freshWithPin: "6099310000000000027",
  freshWithEncryptedPin: "6099310000000000035",
  freshExpired: "6099310000000000043",
  openActivation: "6099310000000000050",
  funded: "6099310000000000068",
  empty: "6099310000000000076",
  withPin: "6099310000000000084",
  withEncryptedPin: "6099310000000000092",
  openVoid: "6099310000000000100",
  voided: "6099310000000000118",
  expired: "6099310000000000126",
  openLoad: "6099310000000000134",
  openRedemption: "6099310000000000142",
  dollars: "6099310000000000159",
  blocked: "6099310000000000167",
  deleted: "6099310000000000175",
  secondary: "6099310000000000183",
  notHonoured: "6099310000000000191",
  pinTriesExceeded: "6099310000000000209",
  funded2: "6099310000000000217",
  withPin2: "6099310000000000225",
  fresh2: "6099310000000000233",
  funded3: "6099310000000000241",
  empty2: "6099310000000000258",
  fault503: "6099310000000000266",
  fault504Before: "6099310000000000274",
  fault504After: "6099310000000000282",
  faultNoAnswer: "6099310000000000290",
  fault500: "6099310000000000308",
  faultSlow: "6099310000000000316",
  /** A part of a redemption may be approved. */
  partial: "6099310000000000340",
  adviceFault: "6099310000000000357",
  /** No fixture has it. */
  unknown: "6099310000000009993",
} as const;

/** Transactions that the fixtures leave open. */
export const openTransactions = {
  activation: "5a3f0c52-7d1e-4b6a-9c20-1f4be08d6a05",
  void: "c81d2f10-93a4-4e07-8b55-60f3d7a4c210",
  load: "1e97b413-0c6d-4f82-a1d9-7b2c55e0f313",
  redemption: "84c06e14-2f5b-4d93-b7e6-3a90d1c8e414",
} as const;

export type Kind = keyof typeof openTransactions;
export const kinds = Object.keys(openTransactions) as Kind[];

export const card = (pan: string, more: object = {}) => ({ pan, expiryDate: "4912", ...more });

const merchant = {
  merchantType: "5411",
  merchantId: "HARBGROC0000417",
  merchantName: { name: "Harbour Grocers Quay 4", city: "Saldanha", region: "WC", country: "ZA" },
};

/** A valid request or lookup about a card; `parts` are added, or replace what is there. */
export const requestFor = (pan: string, parts: Record<string, unknown> = {}): Message => ({
  id: v4(),
  time: "2031-03-04T12:00:00.000Z",
  originator: {
    institution: { id: "6001", name: "Harbour Grocers" },
    terminalId: "QY4-0017",
    merchant,
  },
  client: { id: "7102", name: "Tidewater Switch" },
  thirdPartyIdentifiers: [{ institutionId: "6001", transactionIdentifier: "QY4AF432F" }],
  card: card(pan),
  ...parts,
});

export const activationOf = (pan: string, parts: Record<string, unknown> = {}): Message =>
  requestFor(pan, { product: { id: "GIFT100" }, ...parts });
export const loadOf = (pan: string, amount: number, parts: Record<string, unknown> = {}): Message =>
  requestFor(pan, { ...asking(amount), ...parts });
export const redemptionOf = loadOf;

/** A valid advice for a request; a confirmation lists how the customer paid. */
export const adviceFor = advicesWith([
  { institutionId: "6001", transactionIdentifier: "QY4AF432F" },
]);

const tenders = [{ tenderType: "CASH", amount: rand(10000) }];
const collections = {
  activation: "activations",
  load: "loads",
  redemption: "redemptions",
  void: "voids",
} as const;

export const requestPath = (kind: Kind, id: string): string => `${base}/${collections[kind]}/${id}`;
export const advicePath = (
  kind: Kind,
  advice: "confirmations" | "reversals",
  requestId: string,
  id: string,
): string => `${requestPath(kind, requestId)}/${advice}/${id}`;

/** A till in front of the v3 form: sends messages to the path that their ids belong to. */
export class Till extends TillBase {
  request = (kind: Kind, message: Message): Promise<Reply> =>
    this.client.post(requestPath(kind, message.id), message);
  activate = (message: Message): Promise<Reply> => this.request("activation", message);
  load = (message: Message): Promise<Reply> => this.request("load", message);
  redeem = (message: Message): Promise<Reply> => this.request("redemption", message);
  void = (message: Message): Promise<Reply> => this.request("void", message);
  lookup = (message: Message): Promise<Reply> =>
    this.client.post(`${base}/lookupGiftcard/${message.id}`, message);

  confirm(kind: Kind, requestId: string, parts: Record<string, unknown> = {}): Promise<Reply> {
    const listed = kind === "activation" || kind === "load" ? { tenders } : {};
    const advice = adviceFor(requestId, { ...listed, ...parts });
    return this.client.post(advicePath(kind, "confirmations", requestId, advice.id), advice);
  }

  reverse(kind: Kind, requestId: string, parts: Record<string, unknown> = {}): Promise<Reply> {
    const advice = adviceFor(requestId, { reversalReason: "CANCELLED", ...parts });
    return this.client.post(advicePath(kind, "reversals", requestId, advice.id), advice);
  }

  /** The card as `data` shows it; undefined when it is not known. */
  async card(pan: string): Promise<unknown> {
    const { body } = await this.client.get(`${base}/testServerAdmin/data/card/${pan}`);
    return (body["cards"] as unknown[] | undefined)?.[0];
  }

  /** Book and available balance, as a lookup shows them. */
  async balances(pan: string): Promise<[number, number]> {
    const { body } = await this.lookup(requestFor(pan));
    const { balanceAmount, availableBalance } = body["amounts"] as Record<
      string,
      { amount: number }
    >;
    return [balanceAmount?.amount ?? NaN, availableBalance?.amount ?? NaN];
  }

  /** Codes of the findings about the last message. */
  findings = (): string[] =>
    this.last().findings.map(({ code, field }) =>
      field === undefined ? code : `${code} ${field}`,
    );
}

/** A till with a data space of its own, whose clock stands at the examples' time. */
export const newTill = (standin: Standin, user?: string, password?: string): Till =>
  createTill(Till, standin, user, password);

/** A simulator for the tests of a file, and tills that talk to it. */
export const useGiftCards = (options: StandinOptions = {}) => useTills(Till, options);

/** What an ErrorDetail must hold. */
export const refusal = (status: number, errorType: string, detail: object = {}) => ({
  status,
  body: { errorType, ...(Object.keys(detail).length > 0 && { detailMessage: detail }) },
});
