import { v4 } from "uuid";
import type { Standin, StandinOptions } from "../../../src";
import type { Reply } from "../client";
import { exampleTime } from "../standin";
import {
  type Message,
  type Parts,
  TillBase,
  advicesWith,
  createTill,
  rand,
  useTills,
} from "./tills";

export { exampleTime } from "../standin";
export { asking, rand, refusal } from "./tills";
export type { Message } from "./tills";

export const base = "/voucher/v1";

/** Vouchers of the default fixtures, by what they are for. */
export const codes = {
  active: "4400100010001",
  open: "4400100010002",
  issued: "4400100010003",
  expired: "4400100010004",
  redeemed: "4400100010005",
  confirmed: "4400100010006",
  refundPending: "4400100010007",
  cancelled: "4400100010008",
  small: "4400100010009",
  blocked: "4400100010010",
  dollars: "4400100010011",
  active2: "4400100010012",
  active3: "4400100010013",
  active4: "4400100010014",
  confirmed2: "4400100010015",
  confirmed3: "4400100010016",
  withPin: "OWL-7731-2468",
  single: "QSL-0000-0001",
  noRefunds: "PPW-0000-0001",
  slow: "4400100019001",
  lost: "4400100019002",
  noAnswer: "4400100019003",
  error500: "4400100019004",
  unavailable: "4400100019005",
  statusUnknown: "4400100019006",
  declined: "4400100019007",
  refundSlow: "4400100019011",
  refundLost: "4400100019012",
  refundNoAnswer: "4400100019013",
  unknown: "4400100099999",
} as const;

/** Institutions of the default fixtures. */
export const parties = {
  brightleaf: { id: "60020001", name: "Brightleaf Vouchers" },
  quickslip: { id: "60020002", name: "Quickslip" },
  nightowl: { id: "60020003", name: "Nightowl" },
  paperwing: { id: "60020004", name: "Paperwing" },
  fogbound: { id: "60020008", name: "Fogbound" },
  deadend: { id: "60020009", name: "Deadend" },
  coastline: { id: "70030001", name: "Coastline Switch" },
  landslide: { id: "70030009", name: "Landslide Switch" },
} as const;

export type Kind = "provision" | "redemption" | "refund";
export const kinds: Kind[] = ["provision", "redemption", "refund"];
export const paths: Record<Kind, string> = {
  provision: "/vouchers",
  redemption: "/redemptions",
  refund: "/refunds",
};

export const till = { id: "50010001", name: "Harbour Till Systems" };
export const merchant = {
  merchantType: "5411",
  merchantId: "HARBOURST000042",
  merchantName: { name: "Harbour Street Grocer", city: "Port Elias", region: "EC", country: "ZA" },
};

const transaction = (parts: Parts): Message => ({
  id: v4(),
  time: exampleTime,
  originator: { institution: till, terminalId: "HTS00417", merchant },
  client: till,
  thirdPartyIdentifiers: [{ institutionId: till.id, transactionIdentifier: "HTS-000917" }],
  ...parts,
});

export const provisionOf = (productId?: string, parts: Parts = {}): Message =>
  transaction({ ...(productId !== undefined && { product: { productId } }), ...parts });

/** A redemption or a refund of a voucher. */
export const offer = (code: string, parts: Parts = {}): Message =>
  transaction({ voucher: { code }, ...parts });

/** A valid advice for a request. */
export const adviceFor = advicesWith([
  { institutionId: till.id, transactionIdentifier: "HTS-000917" },
]);

export const tenders = [{ tenderType: "CASH", amount: rand(5000) }];

/** A till: sends messages of the voucher interface. */
export class VoucherTill extends TillBase {
  request = (kind: Kind, message: Message): Promise<Reply> =>
    this.client.post(`${base}${paths[kind]}`, message);
  provision = (message: Message): Promise<Reply> => this.request("provision", message);
  redeem = (message: Message): Promise<Reply> => this.request("redemption", message);
  refund = (message: Message): Promise<Reply> => this.request("refund", message);

  confirm(kind: Kind, requestId: string, parts: Parts = {}): Promise<Reply> {
    const advice = adviceFor(requestId, { ...(kind === "provision" && { tenders }), ...parts });
    return this.client.post(`${base}${paths[kind]}/confirmations`, advice);
  }

  reverse(kind: Kind, requestId: string, parts: Parts = {}): Promise<Reply> {
    return this.client.post(
      `${base}${paths[kind]}/reversals`,
      adviceFor(requestId, { reversalReason: "CANCELLED", ...parts }),
    );
  }

  lookupRedemption = (id: string): Promise<Reply> => this.client.get(`${base}/redemptions/${id}`);
  lookup = (query: Record<string, string>): Promise<Reply> =>
    this.client.get(`${base}/vouchers?${new URLSearchParams(query).toString()}`);

  /** The voucher as `data` shows it: state and balance. */
  async standing(code: string): Promise<[string, number | undefined]> {
    const { body } = await this.client.get(`${base}/testServerAdmin/data/voucher/${code}`);
    const vouchers = body["vouchers"] as
      { status: string; balance?: { amount: number } }[] | undefined;
    const shown = vouchers?.[0];
    if (shown === undefined) throw new Error("no such voucher");
    return [shown.status, shown.balance?.amount];
  }
}

/** A till with a data space of its own, whose clock stands at the examples' time. */
export const newVoucherTill = (standin: Standin, user?: string, password?: string): VoucherTill =>
  createTill(VoucherTill, standin, user, password);

/** A simulator for the tests of a file, and tills that talk to it. */
export const useVouchers = (options: StandinOptions = {}) => useTills(VoucherTill, options);
