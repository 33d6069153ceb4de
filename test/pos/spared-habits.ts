import { v4 } from "uuid";
import { memberOf } from "../../src/contract/values/json-value";
import { families } from "../../src/families";
import type { Body } from "../families/suite/adapter";
import { saleOf } from "../support/messages/airtime";
import {
  adviceFor as billAdvice,
  bills,
  paymentOf,
  refundOf,
} from "../support/messages/bill-payment";
import {
  activationOf,
  adviceFor as cardAdvice,
  cards,
  loadOf,
  redemptionOf,
} from "../support/messages/gift-card";
import {
  orderOf,
  providers,
  receiver,
  redemptionOf as orderRedemptionOf,
} from "../support/messages/money-transfer";
import {
  adviceFor as tokenAdvice,
  about,
  meters,
  purchaseOf,
} from "../support/messages/prepaid-utility";
import { codes, offer } from "../support/messages/voucher";
import { struck } from "./further-mutants";
import type { Habit } from "./habits";
import { sendOver } from "./line";
import { addLookalikeCard, addLookalikeVoucher } from "./lookalikes";
import type { Pos } from "./pos";

const requested = (pos: Pos, kind: string, body: (id: string) => Body): Promise<void> => {
  const id = v4();
  return pos.request(kind, id, body(id));
};

/** A request for what a customer brings, or of which no lookup has told; whatever becomes of it is put right. */
const asking = (
  habit: string,
  name: string,
  kind: string,
  body: (id: string) => Body,
  more: Partial<Habit> = {},
): Habit => ({
  habit,
  interface: name,
  isSturdy: true,
  play: (pos) => requested(pos, kind, body),
  ...more,
});

const to = (msisdn: string) => ({ recipientMsisdn: { msisdn } });

/** Sells at one form of the gift card interface, and sends the advice to the other. */
const throughTheOtherDoor = (
  name: string,
  other: string,
  advice: "confirmation" | "reversal",
): Habit => ({
  habit: `sends its ${advice} to ${other}`,
  interface: name,
  play: async (pos) => {
    const requestId = v4();
    const door = families
      .flatMap(({ contracts }) => contracts)
      .find((contract) => contract.name === other);
    const operation = door?.operations.find(
      (one) => one.transaction === "load" && one.advice === advice,
    );
    if (door === undefined || operation === undefined)
      throw new Error(`${other} takes no ${advice} of a load`);
    const request = pos.contract.operations.find(
      (one) => one.transaction === "load" && one.kind === "request",
    );
    const time = (): { time: string } => ({ time: new Date(pos.time.now()).toISOString() });
    await pos.ask(request?.id ?? "", (id) => loadOf(cards.empty, 100, { id }), { id: requestId });
    const id = v4();
    const { amounts, thirdPartyIdentifiers } = pos.lastAnswer();
    const parts =
      advice === "reversal"
        ? { reversalReason: "CANCELLED" }
        : { amounts, tenders: [{ tenderType: "CASH", amount: { amount: 100, currency: "710" } }] };
    const url = pos.line.url.replace(pos.contract.basePath, door.basePath);
    await sendOver(
      { ...pos.line, url },
      operation,
      cardAdvice(requestId, { id, thirdPartyIdentifiers, ...time(), ...parts }),
      { id, requestId },
    );
  },
});

/** Activates a card, and then takes another one, of which the journal shows the same digits. */
const takesLookalike = (name: string): Habit => ({
  habit: "takes a card that looks like one that it has activated",
  interface: name,
  isSturdy: true,
  warns: ["GC-20"],
  refusedAs: "CARD_NOT_ACTIVATED",
  play: async (pos) => {
    await requested(pos, "activation", (id) => activationOf(cards.fresh, { id }));
    const pan = addLookalikeCard(pos, cards.fresh);
    await requested(pos, "redemption", (id) => redemptionOf(pan, 100, { id }));
  },
});

/** Uses what a request brought, after a confirmation whose answer it could read no more of than the head. */
const usesAfterItsHead = (
  name: string,
  [request, confirmation, kind]: [request: string, confirmation: string, kind: string],
  asked: (id: string) => Body,
  used: (answer: Body, id: string) => Body,
): Habit => ({
  habit: `needs only the status of ${confirmation} before a ${kind}`,
  interface: name,
  scenario: ({ contract }) => ({
    name: "head",
    title: "Only the head of an answer can be read",
    interface: contract.name,
    rules: [
      { on: { operation: confirmation }, times: 1, fault: { when: "after", kind: "truncate" } },
    ],
  }),
  play: async (pos) => {
    const requestId = v4();
    await pos.ask(request, asked, { id: requestId });
    const answer = pos.lastAnswer();
    const { amounts, thirdPartyIdentifiers } = answer;
    await pos.ask(
      confirmation,
      (id) => billAdvice(requestId, { id, amounts, thirdPartyIdentifiers }),
      { requestId },
    );
    pos.time.advance(20_000);
    await requested(pos, kind, (id) => used(answer, id));
  },
});

/** What verdicts once blamed although it is right; of some of it they still warn. */
export const sparedHabits: readonly Habit[] = [
  asking(
    "sells to a number that is not in service",
    "airtime",
    "purchase",
    (id) => saleOf("NWSMS100", { id, ...to("27710000005") }),
    { refusedAs: "INVALID_MSISDN" },
  ),
  asking(
    "sells to a number of another operator",
    "airtime",
    "purchase",
    (id) => saleOf("NWSMS100", { id, ...to("27720000001") }),
    { refusedAs: "INVALID_MSISDN" },
  ),
  asking(
    "refunds a voucher that was redeemed elsewhere, and is refused",
    "voucher",
    "refund",
    (id) => offer(codes.redeemed, { id }),
    { warns: ["VB-19"], refusedAs: "REDEMPTION_NOT_CONFIRMED" },
  ),
  asking(
    "loads a card of another currency",
    "gift-card-v3",
    "load",
    (id) => loadOf(cards.dollars, 100, { id }),
    { refusedAs: "INVALID_AMOUNT" },
  ),
  asking(
    "loads a card of another currency",
    "gift-card",
    "load",
    (id) => loadOf(cards.dollars, 100, { id }),
    { refusedAs: "INVALID_AMOUNT" },
  ),
  takesLookalike("gift-card-v3"),
  takesLookalike("gift-card"),
  {
    habit: "takes a voucher that looks like one that it has redeemed",
    interface: "voucher",
    isSturdy: true,
    warns: ["VB-17"],
    refusedAs: "VOUCHER_ALREADY_REDEEMED",
    play: async (pos) => {
      await requested(pos, "redemption", (id) => offer(codes.active, { id }));
      const code = addLookalikeVoucher(pos, codes.active);
      await requested(pos, "redemption", (id) => offer(code, { id }));
    },
  },
  asking(
    "takes a card that was voided elsewhere",
    "gift-card-v3",
    "redemption",
    (id) => redemptionOf(cards.voided, 100, { id }),
    { refusedAs: "CARD_VOIDED" },
  ),
  asking(
    "takes a card that was voided elsewhere",
    "gift-card",
    "redemption",
    (id) => redemptionOf(cards.voided, 100, { id }),
    { refusedAs: "CARD_VOIDED" },
  ),
  asking(
    "orders for a receiver that nobody reaches",
    "money-transfer",
    "create",
    (id) => orderOf(1_000, { id, ...receiver(providers.unroutable) }),
    { refusedAs: "ROUTING_ERROR" },
  ),
  asking(
    "asks for less than a meter's least amount, of which no lookup told",
    "prepaid-utility",
    "purchase",
    (id) => purchaseOf(meters.plain, 1, { id }),
    { refusedAs: "AMOUNT_TOO_LOW" },
  ),
  asking(
    "pays more than is allowed, of which no lookup told",
    "bill-payment",
    "payment",
    (id) => paymentOf("policy", bills.policy, 999_999_999, { id }),
    { refusedAs: "ABOVE_MAXIMUM_ALLOWED_AMOUNT" },
  ),
  ...(["confirmation", "reversal"] as const).flatMap((advice) => [
    throughTheOtherDoor("gift-card-v3", "gift-card", advice),
    throughTheOtherDoor("gift-card", "gift-card-v3", advice),
  ]),
  {
    habit: "asks for a key change again whose answer was lost",
    interface: "prepaid-utility",
    isSturdy: true,
    scenario: (pos) => struck(pos, { of: "request", status: 504, times: 1 }),
    play: async (pos) => {
      for (let time = 0; time < 2; time += 1)
        await requested(pos, "keyChange", (id) => about(meters.keyPending, { id }));
    },
  },
  {
    habit: "lists no tender for a free token",
    interface: "prepaid-utility",
    play: async (pos) => {
      const requestId = v4();
      await pos.ask(
        "createTokenPurchaseRequest",
        () => purchaseOf(meters.freeDue, 0, { id: requestId }),
        { id: requestId },
      );
      const { thirdPartyIdentifiers } = pos.lastAnswer();
      const confirmation = pos.contract.operations.find(
        (one) => one.transaction === "purchase" && one.advice === "confirmation",
      );
      await pos.ask(
        confirmation?.id ?? "",
        (id) => tokenAdvice(requestId, { id, thirdPartyIdentifiers, tenders: [] }),
        { requestId },
      );
    },
  },
  {
    habit: "asks for an amount between the bounds that a lookup told, and is refused",
    interface: "prepaid-utility",
    isSturdy: true,
    refusedAs: "AMOUNT_TOO_LOW",
    play: async (pos) => {
      await pos.ask("createMeterLookup", (id) => about(meters.bigCharge, { id }));
      await requested(pos, "purchase", (id) => purchaseOf(meters.bigCharge, 1_000, { id }));
    },
  },
  usesAfterItsHead(
    "bill-payment",
    ["createAccountPayment", "confirmPayment", "refund"],
    (id) => paymentOf("account", bills.normal, 1_000, { id }),
    ({ slipData }, id) => refundOf(String(memberOf(slipData, "issuerReference")), { id }),
  ),
  usesAfterItsHead(
    "money-transfer",
    ["createOrder", "confirmPayment", "redeem"],
    (id) => orderOf(1_000, { id }),
    ({ orderRedeemRef }, id) => orderRedemptionOf(String(orderRedeemRef), { id }),
  ),
  {
    habit: "repeats an advice once, after a crash",
    interface: "prepaid-utility",
    warns: ["PU-11"],
    play: async (pos) => {
      await pos.sell("purchase");
      const {
        exchanges: [advice],
      } = pos.line.space.messages({ newest: true, limit: 1 });
      pos.time.advance(10_000);
      const { requestId, messageId, request, operation } = advice ?? {};
      const found = pos.contract.operations.find(({ id }) => id === operation);
      if (found === undefined || messageId == null || requestId == null)
        throw new Error("no advice was sent");
      await sendOver(pos.line, found, request?.body as Body, { id: messageId, requestId });
    },
  },
];
