import { type FamilyObligations, unjudgedRule } from "../../conformance/rules/family-rules";
import { answeredMember, sentMember } from "../../conformance/rules/judging";
import type { Recourse } from "../../conformance/scene/recourse";
import type { Message } from "../../conformance/scene/scene";
import * as rule from "../../conformance/rules";
import { answeredInLists, answeredPath, sentPath } from "../../contract/operation";
import { prepaidUtility } from "./contract";
import { createMeterLookup, createTokenPurchaseRequest } from "./operations";

const { ruled } = rule;

/** The contract names the two statuses that end the repeats of an advice message: 202 and 400. */
const doubtful = { statuses: prepaidUtility.doubtfulAnswers ?? [], unlisted: true };

const purchaseAmount = sentPath(createTokenPurchaseRequest, "purchaseAmount.amount");
const meterId = sentPath([createTokenPurchaseRequest, createMeterLookup], "meter.meterId");

/** After an unknown purchase the client sends a retry under the same id, or reverses (contract 2, prepaid utility). */
const retry = {
  operations: ["retryPurchaseRequest"],
  kinds: ["purchase"],
} satisfies Recourse;

/**
 * Where the provider supports no reversal, a reprint that brings the tokens of the purchase settles
 * it as well (contract 2, prepaid token rule 5).
 */
const reprint = {
  operations: ["requestTokenReprint"],
  kinds: ["purchase"],
  brings: answeredInLists(createTokenPurchaseRequest, "tokens.token"),
} satisfies Recourse;

/** A lookup of the meter tells between which amounts a purchase lies, and whether a free token waits. */
const bounds = {
  by: ["createMeterLookup"],
  same: [meterId],
  isAgainst(refused: Message, warning: Message): boolean {
    const amount = Number(sentMember(refused, purchaseAmount));
    const [least, most] = [
      answeredPath(createMeterLookup, "minAmount.amount"),
      answeredPath(createMeterLookup, "maxAmount.amount"),
    ].map((path) => Number(answeredMember(warning, path)));
    if (amount === 0)
      return answeredMember(warning, answeredPath(createMeterLookup, "bsstDue")) !== true;
    return !(amount >= Number(least) && amount <= Number(most));
  },
};

/** Who sends, when, and under which ids. */
const identities = [
  ruled("PU-01", "contract 1, conventions", rule.idsAreVersion4),
  ruled(
    "PU-01-once",
    "interface reference",
    rule.idsAreUsedOnce(["retryPurchaseRequest", "notifyTokenPurchase"]),
  ),
  ruled("PU-02", "contract 2, endpoints", rule.idsAgree()),
  ruled("PU-03", "contract 1, conventions", rule.timeIsPlausible),
  ruled("PU-03-fraction", "contract 1, conventions", rule.timeHasMilliseconds),
  ruled("PU-04", "interface reference", rule.userIsClient),
];

/** Every approved purchase is closed by one advice. */
const closing = [
  ruled(
    "PU-05",
    "contract 2, prepaid utility rule 4",
    rule.approvedIsClosed(retry, { mildAfter: [404, 501] }),
  ),
  ruled(
    "PU-05-amount",
    "interface reference",
    rule.confirmedWithinApproval(undefined, retry, { kinds: ["keyChange"] }),
  ),
  ruled("PU-06", "contract 2, prepaid utility rule 4", rule.neverBoth),
];

/** What follows an unknown outcome. */
const unknownPurchases = [
  ruled(
    "PU-07",
    "contract 2, prepaid utility rules 3 and 5",
    rule.unknownIsReversed(retry, { withoutReversal: reprint }),
    { sentence: "If the outcome of a purchase is unknown, retry or reverse it." },
  ),
  ruled("PU-07-wait", "interface reference", rule.reversedAfterItsAnswer),
  ruled(
    "PU-07-again",
    "interface reference",
    rule.reversedBeforeAnotherTry(
      {
        thing: [meterId, sentPath(createTokenPurchaseRequest, "utilityType")],
        amount: purchaseAmount,
      },
      retry,
      reprint,
    ),
    {
      sentence:
        "Retry or reverse a purchase with an unknown outcome before buying the same under a new id.",
    },
  ),
  ruled("PU-08", "contract 2, prepaid utility rule 3", rule.requestsAreSentOnce),
  ruled(
    "PU-08-retry",
    "contract 2, prepaid utility rule 3",
    rule.sentAgainUnchanged("Retry a purchase with its original content.", "retryPurchaseRequest"),
  ),
];

/** When an advice is sent, how often, and what is in it. */
const advices = [
  ruled(
    "PU-09",
    "interface reference",
    rule.onlyApprovedIsConfirmed(retry, { orphans: true, early: true }),
  ),
  ruled(
    "PU-10",
    "contract 2, prepaid utility rule 4",
    rule.repeatedUntilFinal({ ...doubtful, deliveries: 3 }),
  ),
  ruled("PU-10-same", "interface reference", rule.repeatsAreUnchanged()),
  ruled(
    "PU-11",
    "contract 2, prepaid utility rule 4",
    rule.notRepeatedAfterFinal({ ...doubtful, onceWarns: true }),
    { level: "must" },
  ),
  ruled("PU-13", "interface reference", rule.identifiersComeBack(retry)),
  ruled(
    "PU-14",
    "our advice",
    rule.tendersAreListed(["purchase"], {
      sum: answeredPath(createTokenPurchaseRequest, "amounts.approvedAmount"),
      optional: true,
      recourse: retry,
    }),
    { sentence: "Make the tenders of a confirmation add up to the purchase amount." },
  ),
  ruled("PU-15", "interface reference", rule.reasonFits(retry)),
];

/** What lookups and trials are for. */
const lookups = [
  ruled(
    "PU-16",
    "interface reference",
    rule.neverRefusedAs(
      "Request an amount within the bounds of the meter.",
      "Take the bounds from the meter lookup.",
      ["AMOUNT_TOO_LOW", "AMOUNT_TOO_HIGH", "NO_FREE_UNITS_DUE"],
      { level: "should", forewarning: bounds },
    ),
  ),
  ruled("PU-18", "interface reference", rule.lookupsGetNoAdvice("trialTokenPurchaseRequest")),
  ruled(
    "PU-18-retry",
    "contract 2, prepaid utility rule 1",
    rule.trialsAreLeftAlone(
      "Never confirm, reverse or retry a trial.",
      "trialTokenPurchaseRequest",
      retry,
    ),
  ),
];

/** What holds for every message and answer. */
const messages = [
  ruled("PU-22", "interface reference", rule.lateAnswersAreIgnored(retry), { level: "should" }),
  ruled("PU-23", "interface reference", rule.cardNumbersAreMasked),
  ruled("PU-00", "contract 2, endpoints", rule.messagesFit()),
];

/** What the clients owe (the family's reference, client obligations). */
export const obligations: FamilyObligations = {
  contracts: [prepaidUtility],
  rules: () => [
    ...identities,
    ...closing,
    ...unknownPurchases,
    ...advices,
    ...lookups,
    ...messages,
  ],
  unjudged: [
    unjudgedRule(
      "PU-12",
      "Keep advice messages across a restart.",
      "The journal cannot see the client's restart. A lost advice message shows as PU-05 or PU-10.",
    ),
    unjudgedRule(
      "PU-17",
      "Look up a meter before a purchase.",
      "No contract asks for it: a till may know the meter from an earlier sale, and a " +
        "purchase without a lookup is right.",
    ),
    unjudgedRule(
      "PU-19",
      "Fetch the token by a reprint after a refused reversal.",
      "Whether the loss was booked instead is not in the journal.",
    ),
    unjudgedRule("PU-20", "Confirm key change tokens.", "It is part of PU-05 and PU-10."),
    unjudgedRule(
      "PU-21",
      "Give a reprint an id of its own and no advice message.",
      "It is part of PU-18.",
    ),
    unjudgedRule("PU-24", "Send the purchase event once.", "The event is another party's message."),
  ],
};
