import { v4 } from "uuid";
import type { Standin, StandinOptions, StandinSpace } from "../../../src";
import type { Client, Reply } from "../client";
import { type Tester, freeze, newTester, startStandin } from "../standin";

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
export type Message = Record<string, unknown> & { id: string };
type Parts = Record<string, unknown>;

export const till = { id: "50010001", name: "Harbour Till Systems" };
export const exampleTime = "2031-03-04T12:00:00.000Z";
export const merchant = {
  merchantType: "5411",
  merchantId: "HARBOURST000042",
  merchantName: { name: "Harbour Street Grocer", city: "Port Elias", region: "EC", country: "ZA" },
};
export const rand = (amount: number) => ({ amount, currency: "710" });
export const asking = (amount: number, currency = "710") => ({
  amounts: { requestAmount: { amount, currency } },
});

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

export const adviceFor = (
  requestId: string,
  parts: Parts = {},
): Message & { requestId: string } => ({
  id: v4(),
  requestId,
  time: "2031-03-04T12:00:30.000Z",
  thirdPartyIdentifiers: [{ institutionId: till.id, transactionIdentifier: "HTS-000917" }],
  ...parts,
});

export const tenders = [{ tenderType: "CASH", amount: rand(5000) }];

/** A till: sends messages of the voucher interface. */
export class VoucherTill {
  constructor(
    readonly client: Client,
    readonly space: StandinSpace,
    readonly tester: Tester,
  ) {}

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

  /** The last exchange of the journal. */
  last() {
    const exchange = this.space.messages({ limit: 1, newest: true }).exchanges[0];
    if (exchange === undefined) throw new Error("the journal is empty");
    return exchange;
  }
}

/** A till with a data space of its own, whose clock stands at the examples' time. */
export function newVoucherTill(standin: Standin, user?: string, password?: string): VoucherTill {
  const tester = newTester(standin, user, password);
  freeze(tester.space, exampleTime);
  return new VoucherTill(tester.client, tester.space, tester);
}

/** A simulator for the tests of a file, and tills that talk to it. */
export function useVouchers(options: StandinOptions = {}): {
  newTill: (user?: string, password?: string) => VoucherTill;
  standin: () => Standin;
} {
  let standin: Standin | undefined;
  const started = (): Standin => {
    if (standin === undefined) throw new Error("the simulator has not started");
    return standin;
  };
  beforeAll(async () => {
    standin = await startStandin(options);
  });
  return {
    newTill: (user, password) => newVoucherTill(started(), user, password),
    standin: started,
  };
}

/** What an ErrorDetail must hold. */
export const refusal = (status: number, errorType: string, more: object = {}) => ({
  status,
  body: { errorType, ...more },
});
