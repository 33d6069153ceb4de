import { v4 } from "uuid";
import type { Scenario } from "../../src/scenario/definition";
import { saleOf } from "../support/messages/airtime";
import {
  bills,
  adviceFor as billAdvice,
  final as ofBill,
  paymentOf,
} from "../support/messages/bill-payment";
import { about, meters, purchaseOf } from "../support/messages/prepaid-utility";
import { adviceOf, codes, final as ofCode, newerPaymentOf } from "../support/messages/qr";
import { codes as vouchers, offer } from "../support/messages/voucher";
import { everything, struck } from "./further-mutants";
import type { Pos } from "./pos";

/** What a good POS may do, and was blamed for once or might be. */
export interface Habit {
  habit: string;
  interface: string;
  scenario?: (pos: Pos) => Scenario;
  /** Rules that warn of it. */
  warns?: readonly string[];
  /** The error with which the simulator refuses it. */
  refusedAs?: string;
  /** It puts right whatever goes wrong meanwhile. */
  isSturdy?: true;
  play: (pos: Pos) => Promise<void>;
}

const all = [
  "gift-card-v3",
  "gift-card",
  "airtime",
  "voucher",
  "prepaid-utility",
  "bill-payment",
  "money-transfer",
  "qr-retailer",
  "qr-provider",
  "qr-partner",
];

/** After a refusal the POS sends the other advice, or another one. */
const afterRefusals = all.flatMap((name): Habit[] => [
  ...[400, 503].map((status): Habit => ({
    habit: `reverses what it could not confirm: ${status}`,
    interface: name,
    scenario: (pos) => struck(pos, { of: "confirmation", status, times: 1 }),
    play: everything,
  })),
  {
    habit: "reverses again when its reversal was refused",
    interface: name,
    scenario: (pos) =>
      struck(
        pos,
        { of: "request", status: 504, when: "after" },
        { of: "reversal", status: 400, times: 1 },
      ),
    play: everything,
  },
]);

const withId = <Body>(body: (id: string) => Body): [string, Body] => {
  const id = v4();
  return [id, body(id)];
};

/** A request whose answer was lost, and a reversal of it that carries an amount. */
const partly = (
  name: string,
  request: string,
  body: (id: string) => object,
  reversal: string,
  advice: (requestId: string, parts: object) => object,
): Habit => ({
  habit: "carries an amount in the reversal of an unknown outcome",
  interface: name,
  scenario: (pos) => struck(pos, { of: request, status: 504, when: "after" }),
  play: async (pos) => {
    const requestId = v4();
    await pos.ask(request, () => ({ ...body(requestId) }), { id: requestId });
    const { thirdPartyIdentifiers } = body(requestId) as { thirdPartyIdentifiers?: unknown };
    await pos.ask(
      reversal,
      (id) => ({
        ...advice(requestId, {
          id,
          reversalReason: "RESPONSE_NOT_FINAL",
          ...(thirdPartyIdentifiers !== undefined && { thirdPartyIdentifiers }),
        }),
      }),
      { requestId },
    );
  },
});

/** What the good POS does beside selling. */
export const habits: readonly Habit[] = [
  ...afterRefusals,
  {
    habit:
      "asks for the status when its reversal was refused for want of the function, and confirms",
    interface: "airtime",
    scenario: (pos) => struck(pos, { of: "purchase", status: 504, when: "after" }),
    play: (pos) => pos.request("purchase", ...withId((id) => saleOf("SFVCH50", { id }))),
  },
  {
    habit: "asks for the status at once where the provider supports no reversal",
    interface: "airtime",
    scenario: (pos) => struck(pos, { of: "purchase", status: 504 }),
    play: async (pos) => {
      const id = v4();
      await pos.ask("purchase", () => saleOf("SFVCH50", { id }), { id });
      await pos.ask("purchaseStatus", () => ({ originalMsgId: id }));
    },
  },
  {
    habit: "sends no confirmation of a redemption",
    interface: "voucher",
    play: async (pos) => {
      await pos.ask("redeemVoucher", (id) => offer(vouchers.active, { id }));
    },
  },
  {
    habit: "fetches a token by a reprint where the provider supports no reversal",
    interface: "prepaid-utility",
    scenario: (pos) =>
      struck(pos, { of: "createTokenPurchaseRequest", status: 504, when: "after" }),
    play: async (pos) => {
      const id = v4();
      await pos.ask(
        "createTokenPurchaseRequest",
        () => purchaseOf(meters.noReversal, 20_000, { id }),
        { id },
      );
      await pos.ask("requestTokenReprint", (reprint) => about(meters.noReversal, { id: reprint }));
    },
  },
  partly(
    "bill-payment",
    "createPolicyPayment",
    (id) => paymentOf("policy", bills.policy, 18_990, { id }),
    "reversePayment",
    (requestId, parts) => billAdvice(requestId, { ...ofBill(18_990), ...parts }),
  ),
  partly(
    "qr-provider",
    "pay",
    (id) => newerPaymentOf(codes.open, { id }),
    "reversePayment",
    (requestId, parts) =>
      adviceOf("provider", "reversal", requestId, {
        ...ofCode(12_499),
        tranId: codes.open,
        ...parts,
      }),
  ),
];
