import { v4 } from "uuid";
import type { Scenario } from "../../src/scenario/definition";
import type { Body } from "../families/suite/adapter";
import { saleOf } from "../support/messages/airtime";
import { bills, lookupOf, paymentOf, refundOf } from "../support/messages/bill-payment";
import { cards, loadOf, redemptionOf } from "../support/messages/gift-card";
import { about, meters, purchaseOf } from "../support/messages/prepaid-utility";
import {
  cancellationOf,
  orderOf,
  orders,
  providers,
  receiver,
  redemptionOf as orderRedemptionOf,
} from "../support/messages/money-transfer";
import {
  adviceOf,
  codeOf,
  codes,
  createOf,
  final,
  newerPaymentOf,
  partners,
  scanOf,
} from "../support/messages/qr";
import type { Pos, PosFault } from "./pos";

/** What goes wrong at work: a fault of each request or each advice of the interface. */
type Trouble =
  | "none"
  | "request times out"
  | "request unanswered"
  | "request refused"
  | "request held"
  | "advice fails once"
  | "advice fails always";

/** A POS with one fault. */
export interface Mutant {
  /** What it does, in a sentence for the table. */
  does: string;
  trouble: Trouble;
  /** Rules that the same fault breaks too, since they say the same from another side. */
  related: readonly string[];
}

/** The mutants, by the rule that catches them. */
export const mutants: Readonly<Record<PosFault, Mutant>> = {
  idsAreVersion4: {
    does: "uses ids that are not version 4 UUIDs",
    trouble: "none",
    related: ["neverRefusedAs", "messagesFit", "amountsAreRight", "onlyApprovedIsConfirmed"],
  },
  idsAreUsedOnce: {
    does: "gives the advice message the id of the request",
    trouble: "none",
    related: ["neverRefusedAs", "messagesFit", "amountsAreRight"],
  },
  requestsAreSentOnce: {
    does: "sends the same request again",
    trouble: "request times out",
    related: ["newIdAfterDuplicate"],
  },
  idsAgree: {
    does: "names different ids in the body and the path",
    trouble: "none",
    related: [
      "neverRefusedAs",
      "messagesFit",
      "amountsAreRight",
      "advicesNameTheirRequest",
      "idsAreUsedOnce",
    ],
  },
  newIdAfterDuplicate: {
    does: "tries again under an id that was refused as a duplicate",
    trouble: "none",
    related: ["requestsAreSentOnce"],
  },
  unknownIsReversed: {
    does: "does not reverse what timed out",
    trouble: "request times out",
    related: [],
  },
  approvedIsClosed: { does: "neither confirms nor reverses", trouble: "none", related: [] },
  neverBoth: {
    does: "confirms and reverses",
    trouble: "none",
    related: ["confirmedIsNotReversed"],
  },
  onlyApprovedIsConfirmed: {
    does: "confirms what timed out",
    trouble: "request times out",
    related: ["unknownIsReversed", "repeatedUntilFinal"],
  },
  confirmedAfterItsAnswer: {
    does: "confirms before the answer is there",
    trouble: "request held",
    related: ["tendersAreListed"],
  },
  reversedAfterItsAnswer: {
    does: "reverses before the answer is there",
    trouble: "request held",
    related: [],
  },
  lateAnswersAreIgnored: {
    does: "confirms after its time-out",
    trouble: "request unanswered",
    related: ["neverBoth", "onlyApprovedIsConfirmed"],
  },
  reversedBeforeAnotherTry: {
    does: "sells again before it has reversed",
    trouble: "request times out",
    related: [
      "unknownIsReversed",
      "approvedIsClosed",
      "neverRefusedAs",
      "messagesFit",
      "amountsAreRight",
    ],
  },
  refusedGetsNoAdvice: {
    does: "sends advice messages for a refused request",
    trouble: "request refused",
    related: ["neverBoth", "onlyApprovedIsConfirmed", "lateAnswersAreIgnored"],
  },
  lookupsGetNoAdvice: { does: "reverses a lookup", trouble: "none", related: [] },
  repeatedUntilFinal: {
    does: "stops repeating after one 504",
    trouble: "advice fails always",
    related: [],
  },
  notRepeatedAfterFinal: { does: "repeats after a final answer", trouble: "none", related: [] },
  repeatsAreSpaced: {
    does: "repeats after a tenth of a second",
    trouble: "advice fails once",
    related: [],
  },
  repeatsAreUnchanged: {
    does: "repeats under a new id",
    trouble: "advice fails once",
    related: [],
  },
  identifiersComeBack: {
    does: "drops the identifiers of other parties",
    trouble: "none",
    related: [],
  },
  memberComesBack: {
    does: "gives back a member other than the request's",
    trouble: "none",
    related: ["neverRefusedAs", "messagesFit", "amountsAreRight"],
  },
  reasonFits: {
    does: "gives a reason that does not fit",
    trouble: "request times out",
    related: [],
  },
  advicesNameTheirRequest: {
    does: "names a request that was never sent",
    trouble: "none",
    related: ["approvedIsClosed"],
  },
  tendersAreListed: { does: "lists no tender", trouble: "none", related: [] },
  userIsClient: { does: "sends messages under another user name", trouble: "none", related: [] },
  timeIsPlausible: { does: "sends yesterday's time", trouble: "none", related: [] },
  partnerComesBack: {
    does: "names another partner than the answer's",
    trouble: "none",
    related: [],
  },
  voucherComesBack: {
    does: "names another voucher than the answer's",
    trouble: "none",
    related: [],
  },
  stanComesBack: { does: "sends another stan than the request's", trouble: "none", related: [] },
  codeComesBack: {
    does: "names another code in the advice message than it paid",
    trouble: "none",
    related: [],
  },
  knownComesBack: { does: "leaves out values that it knows", trouble: "none", related: [] },
  timeHasMilliseconds: { does: "sends a time in whole seconds", trouble: "none", related: [] },
  cardNumbersAreMasked: {
    does: "does not mask the card numbers in its tenders",
    trouble: "none",
    related: [],
  },
  confirmedWithinApproval: {
    does: "confirms more than was approved",
    trouble: "none",
    related: ["neverRefusedAs", "messagesFit", "amountsAreRight", "tendersAreListed"],
  },
  refusedIsLeft: { does: "gives up when its advice was refused", trouble: "none", related: [] },
  memberIsAbsent: {
    does: "sends back the PIN of a voucher",
    trouble: "none",
    related: [],
  },
};

const fault: Readonly<Record<Trouble, object | undefined>> = {
  none: undefined,
  "request times out": { when: "after", kind: "status", status: 504 },
  "request unanswered": { when: "before", kind: "no-answer", for: "90s" },
  "request refused": { when: "before", kind: "status", status: 400 },
  "request held": { when: "before", kind: "delay", for: "30s" },
  "advice fails once": { when: "before", kind: "status", status: 504 },
  "advice fails always": { when: "before", kind: "status", status: 504 },
};

/** The scenario that brings a mutant into trouble; null: it needs none. */
export function troubleOf(trouble: Trouble, { contract }: Pos): Scenario | null {
  if (fault[trouble] === undefined) return null;
  const kind = trouble.startsWith("request") ? "request" : "advice";
  const rules = contract.operations
    .filter((operation) => operation.kind === kind)
    .map(({ id }) => ({
      on: { operation: id },
      ...(trouble === "advice fails once" && { times: 1 }),
      fault: fault[trouble],
    }));
  return {
    name: "trouble",
    title: "Trouble for a mutant",
    interface: contract.name,
    rules,
  } as Scenario;
}

/** A rule that is about the content of messages has a POS of its own. */
export interface OwnMutant {
  does: string;
  /** The fault of the POS that plays; absent: what it plays is the fault. */
  fault?: PosFault;
  /** Rules that it breaks too. */
  related?: readonly string[];
  play: (pos: Pos) => Promise<void>;
}

const asks = (does: string, kind: string, body: (id: string) => Body): OwnMutant => ({
  does,
  play: async (pos) => {
    const id = v4();
    await pos.request(kind, id, body(id));
  },
});

const pointing = (kind: string, body: (id: string) => Body): OwnMutant => ({
  ...asks("sends an amount with a decimal point", kind, body),
  related: ["messagesFit"],
});

/** The same, after a lookup that has told it better. */
const afterLookup = (
  does: string,
  look: (pos: Pos) => Promise<unknown>,
  kind: string,
  body: (id: string) => Body,
): OwnMutant => ({
  does,
  play: async (pos) => {
    await look(pos);
    await pos.request(kind, ...withId(body));
  },
});

const panOf = (body: Body | undefined): string =>
  String((body?.["card"] as Body | undefined)?.["pan"]);

/** The same, for something that is declined as the family's adapter says. */
const declined = (does: string, kind: string): OwnMutant => ({
  does,
  play: async (pos) => {
    const id = v4();
    await pos.request(kind, id, pos.adapter.kinds[kind]?.declined(id) ?? {});
  },
});

/** A message that does not fit its schema. */
const misshapen = (kind: string): OwnMutant => ({
  does: "sends a message that does not fit the contract",
  play: async (pos) => {
    const id = v4();
    await pos.request(kind, id, {
      ...pos.adapter.kinds[kind]?.approved(id, 0),
      originator: "till 7",
    });
  },
});

/** Uses what a request brought before that was confirmed, or without its being confirmed at all. */
const tooEarly = (
  does: string,
  kind: string,
  request: (id: string) => Body,
  use: string,
  body: (answer: Body, id: string) => Body,
): OwnMutant => ({
  does,
  fault: "approvedIsClosed",
  related: ["approvedIsClosed"],
  play: async (pos) => {
    await pos.request(kind, ...withId(request));
    const answer = pos.lastAnswer();
    await pos.request(use, ...withId((id) => body(answer, id)));
  },
});

const redeemRef = (answer: Body): string => String(answer["orderRedeemRef"]);
const issuerReference = (answer: Body): string =>
  String((answer["slipData"] as Body)["issuerReference"]);
const scan = ({ contract }: Pos): string =>
  contract.name === "qr-provider" ? "notifyScan" : "scanNotification";
/** The payment of a code that the adapter knows, with other members. */
const otherPayment = (pos: Pos, parts: Body): [string, Body] =>
  withId((id) => ({ ...pos.adapter.kinds[pos.kind]?.approved(id, 0), ...parts }));

/** A payment after a scan of another partner than the payment's own, which is refused where it names one. */
const afterScan = (does: string, parts: Body): OwnMutant => ({
  does,
  play: async (pos) => {
    await pos.ask(scan(pos), (id) =>
      scanOf(codes.open, { id, partner: partners.harbour, partnerPaymentToken: "tok-rich" }),
    );
    await pos.request(pos.kind, ...otherPayment(pos, { tranId: codes.open, ...parts }));
  },
});

/** A message that is sent again by the operation for retries. */
async function retried(pos: Pos, operation: string, more: Body = {}): Promise<void> {
  const [id, body] = withId((one) => pos.adapter.kinds["purchase"]?.approved(one, 0) ?? {});
  await pos.ask(operation, () => body, { id });
  await pos.ask("retryPurchaseRequest", () => ({ ...body, ...more }), { id });
}

const twice = async (play: () => Promise<unknown>): Promise<void> => {
  await play();
  await play();
};
const sentAgain = { id: v4() };
const askPolicy = (pos: Pos, bill: string, ids = {}) =>
  pos.ask("requestPolicyInfo", (id) => lookupOf("policy", bill, { id }), ids);

/** An amount as nobody may send it. */
const pointed = { requestAmount: { amount: "1.00", currency: "710" } };

/** Mutants of single rules, by id. */
export const ownMutants: Readonly<Record<string, OwnMutant>> = {
  "GC-20": asks("pays with a card that was never activated", "redemption", (id) =>
    redemptionOf(cards.fresh, 100, { id }),
  ),
  "GC-21": {
    does: "loads a card that it has voided",
    play: async (pos) => {
      await pos.sell("void");
      await pos.request(
        "load",
        ...withId((id) => loadOf(panOf(pos.adapter.kinds["void"]?.approved(id, 0)), 100, { id })),
      );
    },
  },
  "GC-21-once": {
    does: "voids a card twice",
    play: (pos) =>
      twice(() =>
        pos.request("void", ...withId((id) => pos.adapter.kinds["void"]?.approved(id, 0) ?? {})),
      ),
  },
  "GC-27": asks("loads a card that the test server does not know", "load", (id) =>
    loadOf(cards.unknown, 100, { id }),
  ),
  "GC-28": pointing("load", (id) => loadOf(cards.empty, 100, { id, amounts: pointed })),
  "GC-00": misshapen("load"),
  "GC-31-stan": {
    ...asks("sends another stan than the request's", "load", (id) =>
      loadOf(cards.empty, 100, { id, stan: "000182" }),
    ),
    fault: "stanComesBack",
  },
  "GC-32": asks("sends a PIN with a load", "load", (id) =>
    loadOf(cards.empty, 100, {
      id,
      card: { pan: cards.empty, expiryDate: "4912", clearPin: "1234" },
    }),
  ),
  "AT-06": {
    does: "looks up the status of an irreversible purchase only once, and gives up after a 504",
    play: async (pos) => {
      const id = v4();
      const rules = ["purchase", "purchaseStatus"].map((operation) => ({
        on: { operation },
        fault: { when: "after", kind: "status", status: 504 },
      }));
      pos.line.space.scenario({
        name: "lost",
        title: "No answer is final",
        interface: "airtime",
        rules,
      } as Scenario);
      await pos.ask("purchase", () => saleOf("SFVCH50", { id }), { id });
      await pos.ask("purchaseStatus", () => ({ originalMsgId: id }));
    },
  },
  "AT-15": {
    does: "looks up a trial",
    play: async (pos) => {
      const trial = v4();
      await pos.ask("purchaseTrial", (id) => saleOf("NWAIR20", { id }), { id: trial });
      await pos.ask("purchaseStatus", () => ({ originalMsgId: trial }));
    },
  },
  "AT-15-id": {
    does: "sells under the id of the trial",
    play: async (pos) => {
      const id = v4();
      await pos.ask("purchaseTrial", () => saleOf("NWAIR20", { id }), { id });
      await pos.request("purchase", id, saleOf("NWAIR20", { id }));
    },
  },
  "AT-17-serial": {
    does: "confirms a voucher other than the delivered one",
    fault: "voucherComesBack",
    play: (pos) => pos.sell("provision"),
  },
  "AT-20": {
    does: "asks for an amount out of the bounds that it was told",
    play: async (pos) => {
      await pos.ask("listProducts", () => ({}));
      const id = v4();
      await pos.request("purchase", id, pos.adapter.kinds["purchase"]?.declined(id) ?? {});
    },
  },
  "AT-27": pointing("purchase", (id) => saleOf("NWAIR20", { id, amounts: pointed })),
  "AT-00": misshapen("purchase"),
  "VB-17": { does: "offers a redeemed voucher again", play: (pos) => twice(() => offer(pos)) },
  "VB-19": declined("refunds what was not redeemed", "refund"),
  "VB-20": {
    does: "names an unknown redemption in a refund",
    play: (pos) =>
      pos.request(
        "refund",
        ...withId((id) => ({
          ...pos.adapter.kinds["refund"]?.approved(id, 0),
          redemptionId: v4(),
        })),
      ),
  },
  "VB-21": {
    does: "looks up a redemption in process in a tight loop",
    play: async (pos) => {
      const redemption = v4();
      const rules = [
        {
          on: { operation: "lookupRedemption" },
          fault: { when: "before", kind: "status", status: 504 },
        },
      ];
      pos.line.space.scenario({
        name: "busy",
        title: "Still in process",
        interface: "voucher",
        rules,
      } as Scenario);
      await twice(async () => {
        await pos.ask("lookupRedemption", () => ({ requestId: redemption }));
      });
    },
  },
  "VB-23": misshapen("provision"),
  "PU-08-retry": {
    does: "retries a purchase with other content",
    related: ["approvedIsClosed"],
    play: (pos) => retried(pos, "createTokenPurchaseRequest", { msisdn: "27825550143" }),
  },
  "QR-04-code": {
    does: "reverses a code request",
    related: ["onlyApprovedIsConfirmed"],
    play: async (pos) => {
      const id = v4();
      const isRetailer = pos.contract.name === "qr-retailer";
      await pos.ask(
        isRetailer ? "getQrCode" : "createQrCode",
        () => (isRetailer ? codeOf({ id }) : createOf({ id })),
        { id },
      );
      await pos.ask(
        "reversePayment",
        (advice) => adviceOf(isRetailer ? "retailer" : "provider", "reversal", id, { id: advice }),
        { requestId: id },
      );
    },
  },
  "PU-18-retry": {
    does: "retries a trial",
    play: (pos) => retried(pos, "trialTokenPurchaseRequest"),
  },
  "PU-16": afterLookup(
    "asks for less than the meter's minimum",
    (pos) => pos.ask("createMeterLookup", (id) => about(meters.plain, { id })),
    "purchase",
    (id) => purchaseOf(meters.plain, 1, { id }),
  ),
  "PU-00": misshapen("purchase"),
  "BP-21": tooEarly(
    "refunds what it has not confirmed",
    "payment",
    (id) => paymentOf("policy", bills.policy, 18_990, { id }),
    "refund",
    (answer, id) => refundOf(issuerReference(answer), { id }),
  ),
  "BP-22": afterLookup(
    "pays more than is allowed",
    (pos) => askPolicy(pos, bills.policy),
    "payment",
    (id) => paymentOf("policy", bills.policy, 999_999_999, { id }),
  ),
  "BP-00": misshapen("payment"),
  "BP-27": {
    does: "repeats a lookup that the biller does not support",
    play: (pos) => twice(() => askPolicy(pos, bills.noLookupPolicy)),
  },
  "BP-15-lookup": {
    does: "repeats a lookup under its id",
    related: ["idsAreUsedOnce"],
    play: (pos) => twice(() => askPolicy(pos, bills.policy, sentAgain)),
  },
  "MT-21": tooEarly(
    "redeems an order that it has not confirmed",
    "create",
    (id) => orderOf(1_000, { id }),
    "redeem",
    (answer, id) => orderRedemptionOf(redeemRef(answer), { id }),
  ),
  "MT-24": asks("redeems an amount other than the order's", "redeem", (id) =>
    orderRedemptionOf(orders.active, { id, amount: { amount: 1, currency: "710" } }),
  ),
  "MT-25": tooEarly(
    "cancels an order that it has not confirmed",
    "create",
    (id) => orderOf(1_000, { id }),
    "cancel",
    (answer, id) => cancellationOf(redeemRef(answer), { id }),
  ),
  "MT-29": asks("orders with a quote that it never got", "create", (id) =>
    orderOf(1_000, { id, quoteId: "Q-0000000" }),
  ),
  "MT-30": {
    does: "names a receiver other than the order's",
    play: async (pos) => {
      await pos.request("create", ...withId((id) => orderOf(1_000, { id })));
      const [created] = pos.line.space.messages({ limit: 1 }).exchanges;
      await pos.request(
        "redeem",
        ...withId((id) =>
          orderRedemptionOf(redeemRef(created?.answer as Body), {
            id,
            ...receiver(providers.birch),
          }),
        ),
      );
    },
  },
  "MT-22": {
    does: "tries an order again after its PIN tries are used up",
    play: (pos) =>
      twice(() =>
        pos.request("redeem", ...withId((id) => orderRedemptionOf(orders.locked, { id }))),
      ),
  },
  "MT-26": misshapen("create"),
  "QR-01": {
    does: "pays with a code that it never got",
    play: (pos) =>
      pos.request(pos.kind, ...withId((id) => pos.adapter.kinds[pos.kind]?.declined(id) ?? {})),
  },
  "QR-02": {
    does: "pays with a code whose answer it never got",
    play: async (pos) => {
      const operation = pos.contract.name === "qr-provider" ? "createQrCode" : "getQrCode";
      const rules = [{ on: { operation }, fault: { when: "after", kind: "status", status: 504 } }];
      pos.line.space.scenario({
        name: "lost",
        title: "The code is lost on its way",
        interface: pos.contract.name,
        rules,
      } as Scenario);
      await pos.ask(operation, (id) =>
        operation === "createQrCode" ? createOf({ id }) : codeOf({ id }),
      );
      const [lost] = pos.line.space.messages({ newest: true, limit: 1 }).exchanges;
      await pos.request(
        pos.kind,
        ...otherPayment(pos, { tranId: (lost?.made?.body as Body)["tranId"] }),
      );
    },
  },
  "QR-13": {
    does: "names another partner than the answer's",
    fault: "partnerComesBack",
    play: (pos) => pos.sell(pos.kind),
  },
  "QR-16": {
    does: "confirms more than was approved",
    fault: "approvedIsClosed",
    play: async (pos) => {
      const [id, body] = withId((one) => newerPaymentOf(codes.open, { id: one }));
      await pos.request(pos.kind, id, body);
      const { thirdPartyIdentifiers, tranId, partner } = pos.lastAnswer();
      await pos.ask(
        "confirmPayment",
        (one) =>
          adviceOf("provider", "confirmation", id, {
            id: one,
            thirdPartyIdentifiers,
            tranId,
            partner,
            ...final(99_999),
          }),
        { requestId: id },
      );
    },
  },
  "QR-18": {
    does: "pays twice with a code that was used",
    play: (pos) => twice(() => pos.request(pos.kind, ...otherPayment(pos, { tranId: codes.used }))),
  },
  "QR-21": {
    does: "reports one scan twice, under two ids",
    play: (pos) =>
      twice(async () => {
        await pos.ask(scan(pos), (id) => scanOf(codes.open, { id }));
      }),
  },
  "QR-22": {
    does: "repeats a scan that was refused",
    play: (pos) => {
      const id = v4();
      return twice(async () => {
        await pos.ask(scan(pos), () => scanOf(codes.voided, { id }), { id });
      });
    },
  },
  "QR-24": afterScan("leaves the partner's token out", {}),
  "QR-25": afterScan("sends a payment to a partner other than the one whose customer scanned", {
    partner: partners.blue,
    partnerPaymentToken: "tok-rich",
  }),
  "QR-19": {
    does: "sends data of the consumer with a code request",
    play: async (pos) => {
      await pos.ask("createQrCode", (id) => createOf({ id, customer: {} }));
    },
  },
  "QR-14": {
    ...asks("drops the identifiers of other parties", "providerPayment", (id) =>
      newerPaymentOf(codes.open, { id }),
    ),
    fault: "identifiersComeBack",
  },
  "QR-14-code": {
    ...asks("names another code in the advice message than it paid", "providerPayment", (id) =>
      newerPaymentOf(codes.open, { id }),
    ),
    fault: "codeComesBack",
    related: ["neverRefusedAs", "messagesFit", "amountsAreRight"],
  },
  "QR-27": {
    ...asks("sends messages under another user name", "providerPayment", (id) =>
      newerPaymentOf(codes.open, { id }),
    ),
    fault: "userIsClient",
  },
  "QR-20-blank": {
    does: "sends a blank terminal id",
    play: (pos) => {
      const [id, body] = otherPayment(pos, {});
      return pos.request(pos.kind, id, {
        ...body,
        originator: { ...(body["originator"] as Body), terminalId: " ".repeat(8) },
      });
    },
  },
  "QR-20": {
    does: "sends a message that does not fit the contract",
    play: (pos) => misshapen(pos.kind).play(pos),
  },
};

function withId(body: (id: string) => Body): [string, Body] {
  const id = v4();
  return [id, body(id)];
}

const offer = (pos: Pos): Promise<void> =>
  pos.request(
    "redemption",
    ...withId((id) => pos.adapter.kinds["redemption"]?.approved(id, 0) ?? {}),
  );
