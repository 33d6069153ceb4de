import { type FamilyObligations, unjudgedRule } from "../../conformance/rules/family-rules";
import * as rule from "../../conformance/rules";
import { answeredPath, queryName, sentPath } from "../../contract/operation";
import { moneyTransfer } from "./contract";
import { cancelOrder, createOrder, lookupOrder, redeemOrder } from "./operations";
import { quoteExpired } from "./orders";

const { ruled } = rule;

/** Messages about an order that the client itself created. */
const ownOrder = (...operations: string[]) => ({
  operations,
  kind: "create",
  sentAs: sentPath([redeemOrder, cancelOrder], "orderRedeemRef"),
  answeredAs: answeredPath(createOrder, "orderRedeemRef"),
});

/** Who sends, and under which ids. */
const identities = [
  ruled("MT-01", "contract 1, conventions", rule.idsAreVersion4),
  ruled("MT-02", "interface reference", rule.idsAreUsedOnce()),
  ruled("MT-03", "interface reference", rule.userIsClient),
  ruled("MT-04", "interface reference", rule.requestsAreSentOnce),
];

/** Every approved request is closed by one advice. */
const closing = [
  ruled("MT-05", "interface reference", rule.approvedIsClosed()),
  ruled(
    "MT-05-amount",
    "interface reference",
    rule.confirmedWithinApproval([
      answeredPath(createOrder, "amounts.approvedAmount"),
      answeredPath(createOrder, "amount"),
    ]),
  ),
  ruled("MT-07", "interface reference", rule.neverBoth),
  ruled(
    "MT-08",
    "interface reference",
    rule.refusedGetsNoAdvice(["confirmation", "reversal"], { listedOnly: true }),
    { level: "must" },
  ),
  ruled("MT-09", "contract 2, money transfer rules 1, 2 and 3", rule.unknownIsReversed()),
];

/** When an advice is sent, how often, and what is in it. */
const advices = [
  ruled("MT-12", "interface reference", rule.repeatedUntilFinal()),
  ruled("MT-13", "interface reference", rule.notRepeatedAfterFinal()),
  ruled(
    "MT-14",
    "interface reference",
    rule.repeatsAreUnchanged(["requestId", "reversalReason", "thirdPartyIdentifiers"]),
  ),
  ruled("MT-15", "interface reference", rule.advicesNameTheirRequest),
  ruled("MT-17", "interface reference", rule.identifiersComeBack()),
  ruled("MT-19", "interface reference", rule.reasonFits()),
  ruled("MT-20", "interface reference", rule.onlyApprovedIsConfirmed(undefined, { early: true })),
];

/** How an order is redeemed and cancelled. */
const orders = [
  ruled(
    "MT-21",
    "interface reference",
    rule.usedOnceConfirmed(
      "Redeem your own order only after its confirmation was acknowledged, once, and not after its cancellation.",
      ownOrder("redeemOrder"),
      { onceDone: ["redeemOrder", "cancelOrder"] },
    ),
  ),
  ruled(
    "MT-22",
    "our advice",
    rule.notAgainAfter("After PIN_RETRIES_EXCEEDED, do not try the order again.", {
      refusals: [{ errorTypes: ["PIN_RETRIES_EXCEEDED"] }],
      operations: ["redeemOrder"],
      same: [sentPath(redeemOrder, "orderRedeemRef")],
    }),
  ),
  ruled("MT-23", "interface reference", rule.newIdAfterDuplicate, { level: "must" }),
  ruled(
    "MT-24",
    "our advice",
    rule.neverRefusedAs(
      "Redeem the amount of the order.",
      "Take the amount from the order's lookup.",
      ["INVALID_AMOUNT"],
      { level: "should", operations: ["redeemOrder"] },
    ),
  ),
  ruled(
    "MT-25",
    "our advice",
    rule.usedOnceConfirmed(
      "Cancel an order only once, after its confirmation and before its redemption.",
      ownOrder("cancelOrder"),
      { onceDone: ["cancelOrder", "redeemOrder"] },
    ),
    { level: "should" },
  ),
];

/** What a message says, and when it is sent. */
const messages = [
  ruled(
    "MT-29",
    "interface reference",
    rule.neverRefusedAs(
      "Use a quote that is valid, with its fee.",
      "Ask for a new quote when the old one has expired.",
      ["TRANSACTION_DECLINED"],
      {
        level: "should",
        operations: ["createOrder"],
        detail: { quoteId: undefined },
        expiry: {
          member: sentPath(createOrder, "quoteId"),
          expired: { detail: { reason: quoteExpired } },
        },
      },
    ),
  ),
  ruled(
    "MT-30",
    "contract 2, what the service does",
    rule.sameAsRequest(
      "Name the receiver of the order.",
      ownOrder("redeemOrder", "cancelOrder"),
      sentPath([redeemOrder, cancelOrder], "receiver.id"),
      { operations: ["lookupOrder"], sentAs: queryName(lookupOrder, "receiverId") },
    ),
  ),
  ruled("MT-26", "contract 2, resources and their fields", rule.messagesFit(), {
    sentence: "Send messages that fit the contract: references, receiver, numbers.",
  }),
  ruled("MT-28", "contract 1, conventions", rule.timeIsPlausible),
  ruled("MT-28-fraction", "contract 1, conventions", rule.timeHasMilliseconds),
  ruled("MT-32-wait", "interface reference", rule.reversedAfterItsAnswer),
  ruled("MT-32", "interface reference", rule.lateAnswersAreIgnored(), { level: "should" }),
];

/** What the clients owe (the family's reference, client obligations). */
export const obligations: FamilyObligations = {
  contracts: [moneyTransfer],
  rules: () => [...identities, ...closing, ...advices, ...orders, ...messages],
  unjudged: [
    unjudgedRule("MT-06", "Close an approved redemption.", "It is part of MT-05."),
    unjudgedRule("MT-10", "Reverse a redemption with an unknown outcome.", "It is part of MT-09."),
    unjudgedRule(
      "MT-11",
      "Reverse a cancellation with an unknown outcome.",
      "It is part of MT-09.",
    ),
    unjudgedRule(
      "MT-16",
      "Send an advice message to the operation of its leg.",
      "It is part of MT-15.",
    ),
    unjudgedRule("MT-18", "Do not change the identifiers of others.", "It is part of MT-17."),
    unjudgedRule("MT-27", "Send numbers as E.164 digits.", "It is part of MT-26."),
    unjudgedRule(
      "MT-31",
      "Send the customer's profile id.",
      "Personal data are masked in the journal.",
    ),
    unjudgedRule(
      "MT-33",
      "Let update times increase.",
      "Status updates are another party's messages.",
    ),
  ],
};
