import { v4 } from "uuid";
import type { StandinOptions } from "../../../src";
import type { Reply } from "../client";
import { type Message, TillBase, asking, rand, useTills } from "./tills";

export { asking, final, rand } from "./tills";

export const bases = {
  retailer: "/qr/v1",
  provider: "/qr/provider/v1",
  partner: "/qr/partner/v1",
} as const;
export type Variant = keyof typeof bases;
export const variants = Object.keys(bases) as Variant[];
/** Statuses of a payment that is authorised. */
export const authorised: Record<Variant, number> = { retailer: 200, provider: 201, partner: 200 };

const tranIdOf = (number: number): string => `c0de${String(number).padStart(28, "0")}`;
/** Codes of the default fixtures, by what they are for. */
export const codes = {
  open: tranIdOf(1),
  scanned: tranIdOf(2),
  exact: tranIdOf(3),
  over: tranIdOf(4),
  part: tranIdOf(5),
  expired: tranIdOf(6),
  used: tranIdOf(7),
  many: tranIdOf(8),
  voided: tranIdOf(9),
  free: [11, 12, 13, 14, 15, 16, 17, 18].map(tranIdOf),
  unknown: "0123456789abcdef0123456789abcdef",
} as const;

export const fixturePayments = {
  used: "9a700000-0000-4000-8000-000000000007",
  voided: "9a700000-0000-4000-8000-000000000009",
} as const;

/** Partners of the default fixtures. */
export const partners = {
  blue: { id: "30000001", name: "Blue Wallet" },
  harbour: { id: "30000002", name: "Harbour Pay" },
  cautious: { id: "30000003", name: "Cautious Money" },
  sleepy: { id: "30000004", name: "Sleepy Wallet" },
  offline: { id: "30000005", name: "Offline Money" },
  dormant: { id: "30000006", name: "Dormant Pay" },
  stranger: { id: "30000099", name: "Stranger" },
  unlisted: { id: "30000123", name: "Unlisted Pay" },
} as const;

type Parts = object;
/** Any text at all, in an expectation. */
export const someText: unknown = expect.any(String);

export const client = { id: "20000001", name: "Corner Stores" };
export const identifiers = [{ institutionId: "20000001", transactionIdentifier: "CS-000201" }];
export const rrn = "412709310182";
const time = "2031-03-04T11:59:58.500Z";

/** Who sends: a merchant of the fixtures at a terminal. */
export const at = (terminalId: string, merchantId = "000000000010001") => ({
  originator: {
    institution: client,
    terminalId,
    merchant: {
      merchantType: "5411",
      merchantId,
      merchantName: { name: "Corner Stores Seaside", city: "Seaside", region: "WC", country: "ZA" },
    },
  },
});

/** A valid code request of the retailer; `parts` are added, or replace what is there. */
export const codeOf = (parts: Parts = {}): Message => ({
  id: v4(),
  time,
  ...at("TILL0001"),
  rrn: "412709300181",
  ...parts,
});

/** A valid code request of a provider's client. */
export const createOf = (parts: Parts = {}): Message => ({
  id: v4(),
  time,
  ...at("TILL0001"),
  client,
  thirdPartyIdentifiers: identifiers,
  qrProperties: {},
  ...parts,
});

/** A valid payment in the contract's form. */
export const paymentOf = (tranId: string, parts: Parts = {}): Message => ({
  id: v4(),
  time,
  ...at("TILL0001"),
  rrn,
  amount: rand(12500),
  tranId,
  ...parts,
});

/** A valid payment in the provider's newer form. */
export const newerPaymentOf = (tranId: string, parts: Parts = {}): Message => ({
  id: v4(),
  time,
  ...at("TILL0001"),
  client,
  thirdPartyIdentifiers: identifiers,
  rrn,
  ...asking(12500),
  tranId,
  ...parts,
});

/** A valid scan notification. */
export const scanOf = (tranId: string, parts: Parts = {}): Message => ({
  id: v4(),
  time,
  partner: partners.blue,
  tranId,
  ...parts,
});

export type AdviceKind = "confirmation" | "reversal";

/** A valid advice, as an interface has it. */
export const adviceOf = (
  variant: Variant,
  kind: AdviceKind,
  requestId: string,
  parts: Parts = {},
): Message & { requestId: string } => ({
  id: v4(),
  requestId,
  time: "2031-03-04T12:00:30.000Z",
  rrn,
  ...(kind === "reversal" && { reversalReason: "CANCELLED" }),
  ...(variant === "provider"
    ? { thirdPartyIdentifiers: identifiers }
    : kind === "confirmation" && { partner: partners.blue }),
  ...parts,
});

/** Members of a refused message's answer. */
export const refusal = (
  status: number,
  errorMessage: string,
  reason: string,
  more: object = {},
) => ({
  status,
  body: { errorType: "GENERAL_ERROR", errorMessage, detailMessage: { reason, ...more } },
});

/** A till, a provider's client and a partner's application in one data space. */
export class Till extends TillBase {
  getCode = (parts: Parts = {}): Promise<Reply> =>
    this.client.post(`${bases.retailer}/qrCodes`, codeOf(parts));
  createCode = (parts: Parts = {}): Promise<Reply> =>
    this.client.post(`${bases.provider}/qrCodes`, createOf(parts));
  /** The `tranId` of a new code, at a terminal. */
  tranId = async (terminalId = "MANUAL01", parts: Parts = {}): Promise<string> =>
    (await this.getCode({ ...at(terminalId), ...parts })).body["tranId"] as string;

  pay = (message: Message, variant: Variant = "retailer"): Promise<Reply> =>
    this.client.post(`${bases[variant]}/payments`, message);
  scan = (message: Message, variant: "provider" | "partner" = "partner"): Promise<Reply> =>
    this.client.post(
      `${bases[variant]}/${variant === "provider" ? "scans" : "scanNotifications"}`,
      message,
    );

  /** Sends an advice as it is. */
  send(
    variant: Variant,
    kind: AdviceKind,
    advice: Message & { requestId: string },
  ): Promise<Reply> {
    const ids = variant === "provider" ? "" : `/${advice.requestId}`;
    return this.client.post(
      `${bases[variant]}/payments${ids}/${kind}s${ids === "" ? "" : `/${advice.id}`}`,
      advice,
    );
  }
  confirm = (requestId: string, parts: Parts = {}, variant: Variant = "retailer"): Promise<Reply> =>
    this.send(variant, "confirmation", adviceOf(variant, "confirmation", requestId, parts));
  reverse = (requestId: string, parts: Parts = {}, variant: Variant = "retailer"): Promise<Reply> =>
    this.send(variant, "reversal", adviceOf(variant, "reversal", requestId, parts));

  /** Everything that `data` shows. */
  all = () => this.space.data()["qr"] as Record<string, Record<string, unknown>[]>;
  private one = (list: string, key: string, value: string): Record<string, unknown> | undefined =>
    this.all()[list]?.find((entity) => entity[key] === value);
  code = (tranId: string) => this.one("qrCodes", "tranId", tranId);
  codeState = (tranId: string) => this.code(tranId)?.["state"];
  payment = (id: string) => this.one("payments", "id", id);
  paymentState = (id: string) => this.payment(id)?.["state"];
  scanOutcome = (id: string) => this.one("scans", "id", id)?.["outcome"];
  /** The outcomes of a code's scans, by whether they are simulated. */
  scansOf = (tranId: string) =>
    (this.all()["scans"] ?? [])
      .filter((scan) => scan["tranId"] === tranId)
      .map(
        ({ simulated, outcome }) => `${simulated === true ? "simulated " : ""}${String(outcome)}`,
      )
      .sort();

  /** What an account has and holds. */
  standing(account = "30000001"): [balance: number, held: number] {
    const { balance, held } = this.one("accounts", "account", account) as {
      balance: { amount: number };
      held: { amount: number };
    };
    return [balance.amount, held.amount];
  }

  /** Has a fault strike the next messages of an operation. */
  strike(operation: string, fault: object, variant: Variant = "retailer"): void {
    this.space.scenario({
      name: "struck",
      title: "Struck",
      interface: `qr-${variant}`,
      rules: [{ on: { operation }, times: 1, fault: fault as never }],
    });
  }
}

/** A simulator for the tests of a file, and tills that talk to it. */
export const useQr = (options: StandinOptions = {}) => useTills(Till, options);
