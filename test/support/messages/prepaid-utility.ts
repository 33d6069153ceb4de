import { v4 } from "uuid";
import type { Standin, StandinOptions } from "../../../src";
import type { PurchaseResponse } from "../../../src/families/prepaid-utility/models";
import type { Reply } from "../client";
import { type Message, TillBase, advicesWith, createTill, rand, useTills } from "./tills";

export { rand } from "./tills";
export type { Message } from "./tills";

export const base = "/prepaidutility/v3";

/** Meters of the default fixtures, by what they are for. */
export const meters = {
  plain: "08123450010",
  freeDue: "08123450028",
  freeSpent: "08123450036",
  secondBlock: "08123450044",
  debt: "08123450051",
  debtsAndCharge: "08123450069",
  bigCharge: "08123450077",
  keyPending: "08123450085",
  limited: "08123450093",
  barred: "08123450101",
  noReversal: "08123450119",
  acceptOnly: "08123450127",
  lost: "08123450135",
  answerLost: "08123450143",
  lostDecline: "08123450150",
  breaksDown: "08123450168",
  refund: "08123450176",
  powerLimit: "08123450184",
  water: "08123450192",
  unreachable: "08123450200",
  keyData: "08123450218",
  silent: "08123450226",
  declining: "08123450234",
  keyConfirmed: "08123450242",
  barcode: "08123450259",
  slow: "08123450267",
  letters: "WTR7K20045",
  unknown: "08129999999",
} as const;

export const providers = {
  karoo: "40010001",
  umzimvu: "40010002",
  bergview: "40010003",
  nightfall: "40010004",
} as const;

export const payToken = "K4V8T1Q9Z7M2B6X3N5C0L8J2H4G6F1D9";

/** Purchases that the default fixtures begin with. */
export const preloaded = {
  karoo: {
    confirmed: "1f6a2c80-93d4-4e17-8b52-a0c7d9e35f01",
    issued: "2a7b3d91-a4e5-4f28-9c63-b1d8eaf46002",
  },
  umzimvu: {
    confirmed: "3b8c4ea2-b5f6-4039-8d74-c2e9fb057103",
    issued: "4c9d5fb3-c607-414a-9e85-d3fa0c168204",
  },
  bergview: {
    confirmed: "5dae60c4-d718-425b-8f96-e40b1d279305",
    issued: "6ebf71d5-e829-436c-90a7-f51c2e38a406",
  },
  nightfall: {
    confirmed: "7fc082e6-f93a-447d-81b8-062d3f49b507",
    issued: "80d193f7-0a4b-458e-92c9-173e405ac608",
  },
} as const;

export const identifiers = [
  { institutionId: "60030001", transactionIdentifier: "KR-771002" },
  { institutionId: "50020001", transactionIdentifier: "AP-0000552" },
];

/** A valid message about a meter; `parts` are added, or replace what is there. */
export const about = (meterId: string, parts: Record<string, unknown> = {}): Message => ({
  id: v4(),
  time: "2031-03-04T11:59:58.5+02:00",
  originator: {
    institution: { id: "60030001", name: "Kameeldoring Retail" },
    terminalId: "TILL0042",
    merchant: {
      merchantType: "5411",
      merchantId: "MRCH00000012345",
      merchantName: {
        name: "Kameeldoring Grocers",
        city: "Graaff-Reinet",
        region: "EC",
        country: "ZA",
      },
    },
  },
  client: { id: "50020001", name: "Alpha POS Switch" },
  thirdPartyIdentifiers: identifiers,
  meter: { meterId },
  ...parts,
});

/** A purchase, trial or retry. */
export const purchaseOf = (
  meterId: string,
  amount = 20000,
  parts: Record<string, unknown> = {},
): Message => about(meterId, { purchaseAmount: rand(amount), ...parts });

export const faultOn = (meterId: string, parts: Record<string, unknown> = {}): Message =>
  about(meterId, { contactNumber: "0825550143", faultType: "KeepsTripping", ...parts });

/** A valid advice for a request. */
export const adviceFor = advicesWith(identifiers);

export const tenders = [{ tenderType: "CASH", amount: rand(20000) }];

/** Members of a refused message's answer. */
export const refusal = (status: number, errorType: string, detailMessage: object = {}) => ({
  status,
  body: { errorType, detailMessage },
});

/** What a purchase was answered. */
export const sold = ({
  body,
}: Reply): PurchaseResponse &
  Required<Pick<PurchaseResponse, "tokens" | "debtRecoveryCharges" | "serviceCharges">> =>
  body as never;

/** Kinds and units of the tokens of an answer, in their order. */
export const given = (reply: Reply): [string, number][] =>
  sold(reply).tokens.map(({ tokenType, units }) => [tokenType, units]);

export const digits = (reply: Reply): string[] => sold(reply).tokens.map(({ token }) => token);

/** A till in front of the interface: sends messages to the path that their ids belong to. */
export class Till extends TillBase {
  post = (path: string, message: object): Promise<Reply> =>
    this.client.post(`${base}${path}`, message);
  lookup = (message: Message): Promise<Reply> => this.post(`/meterLookups/${message.id}`, message);
  try = (message: Message): Promise<Reply> =>
    this.post(`/tokenPurchases/${message.id}/trial`, message);
  buy = (message: Message): Promise<Reply> => this.post(`/tokenPurchases/${message.id}`, message);
  retry = (message: Message): Promise<Reply> =>
    this.post(`/tokenPurchases/${message.id}/retry`, message);
  reprint = (message: Message): Promise<Reply> =>
    this.post(`/tokenReprints/${message.id}`, message);
  changeKey = (message: Message): Promise<Reply> =>
    this.post(`/keyChangeTokenRequests/${message.id}`, message);
  report = (message: Message): Promise<Reply> => this.post(`/faultReports/${message.id}`, message);
  notify = (purchaseId: string, body: object): Promise<Reply> =>
    this.post(`/events/tokenPurchases?purchaseId=${purchaseId}`, body);

  confirm(requestId: string, parts: Record<string, unknown> = {}): Promise<Reply> {
    const advice = adviceFor(requestId, { tenders, ...parts });
    return this.post(`/tokenPurchases/${requestId}/confirmations/${advice.id}`, advice);
  }

  reverse(requestId: string, parts: Record<string, unknown> = {}): Promise<Reply> {
    const advice = adviceFor(requestId, { reversalReason: "CANCELLED", ...parts });
    return this.post(`/tokenPurchases/${requestId}/reversals/${advice.id}`, advice);
  }

  confirmKeyChange(requestId: string, parts: Record<string, unknown> = {}): Promise<Reply> {
    const advice = adviceFor(requestId, parts);
    return this.post(`/keyChangeTokenRequests/${requestId}/confirmations/${advice.id}`, advice);
  }

  /** An entity as `data` shows it; undefined when it is not known. */
  data = (
    type: "client" | "provider" | "meter" | "purchase" | "instrument" | "faultReport",
    key: string,
  ): Promise<Record<string, unknown> | undefined> => this.entity(base, type, key);

  /** Everything that `data` shows. */
  all = async (): Promise<Record<string, unknown>> =>
    (await this.client.get(`${base}/testServerAdmin/data`)).body;

  /** What is left of the float of the usual client. */
  float = async (): Promise<number> =>
    ((await this.data("client", "50020001"))?.["float"] as { amount: number }).amount;

  /** Has a fault strike the next messages of an operation. */
  strike = (operation: string, fault: object, times = 1): void => {
    this.strikeAt("prepaid-utility", operation, fault, times);
  };
}

/** A till with a data space of its own, whose clock stands at the examples' time. */
export const newTill = (standin: Standin, user?: string): Till => createTill(Till, standin, user);

/** A simulator for the tests of a file, and tills that talk to it. */
export const usePrepaid = (options: StandinOptions = {}) => useTills(Till, options);
