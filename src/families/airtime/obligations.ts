import { type FamilyObligations, unjudgedRule } from "../../conformance/rules/family-rules";
import type { Recourse } from "../../conformance/scene/recourse";
import { sentMember } from "../../conformance/rules/judging";
import type { Message } from "../../conformance/scene/scene";
import * as rule from "../../conformance/rules";
import { memberOf } from "../../contract/values/json-value";
import { answeredInLists, answeredPath, queryName, sentPath } from "../../contract/operation";
import { airtime } from "./contract";
import { confirmVoucher, purchase, purchaseStatus } from "./operations";

const { ruled } = rule;

/** Where the provider supports no reversal the client asks for the status (contract 3, airtime rule 2). */
const status = {
  operations: ["purchaseStatus"],
  kinds: ["purchase"],
  reference: {
    sentAs: queryName(purchaseStatus, "purchaseReference"),
    answeredAs: [
      answeredPath(purchase, "settlementEntity.id"),
      answeredPath(purchase, "slipData.issuerReference"),
      answeredInLists(purchase, "thirdPartyIdentifiers.transactionIdentifier"),
    ],
  },
} satisfies Recourse;

/** Lists of products have their prices and bounds; only an amount that is not above 0 is wrong for every product. */
const bounds = {
  by: ["listProducts", "lookupMsisdn"],
  same: [sentPath(purchase, "product.productId")],
  told: ({ exchange: { answer } }: Message): unknown[] =>
    [answer, memberOf(answer, "availableProducts")].flatMap((list) =>
      Array.isArray(list) ? list.map((product) => memberOf(product, "productId")) : [],
    ),
  isPlain: (refused: Message): boolean =>
    Number(sentMember(refused, sentPath(purchase, "amounts.requestAmount.amount"))) <= 0,
};

/** Under which ids messages are sent. */
const identities = [
  ruled("AT-01", "contract 1, conventions", rule.idsAreVersion4),
  ruled("AT-01-once", "interface reference", rule.idsAreUsedOnce(["purchaseTrial"])),
  ruled("AT-02", "contract 3, limits rule 1", rule.requestsAreSentOnce),
];

/** Every sale is closed by one advice, or its outcome is asked for. */
const closing = [
  ruled("AT-03", "contract 3, airtime rule 1", rule.approvedIsClosed(status)),
  ruled("AT-03-amount", "interface reference", rule.confirmedWithinApproval(undefined, status)),
  ruled(
    "AT-04",
    "contract 3, airtime rules 1 and 2",
    rule.onlyApprovedIsConfirmed(status, { early: true }),
  ),
  ruled(
    "AT-05",
    "contract 3, airtime rule 2",
    rule.unknownIsReversed(undefined, { supportedOnly: true }),
    {
      sentence:
        "If the provider supports reversals, reverse a sale whose outcome is unknown: " +
        "a purchase that got 500, 504 or no answer in time, " +
        "a provision that got any 5xx.",
    },
  ),
  ruled("AT-05-wait", "contract 3, airtime rule 2", rule.reversedAfterItsAnswer),
  ruled(
    "AT-06",
    "contract 3, airtime rule 2",
    rule.unknownIsLookedUp(
      "If the provider does not support reversals, look up the status of a purchase " +
        "whose outcome is unknown until you get a final answer.",
      status,
    ),
  ),
];

/** When an advice is sent, how often, and what is in it. */
const advices = [
  ruled("AT-07", "contract 3, airtime rule 1", rule.repeatedUntilFinal()),
  ruled("AT-08", "contract 3, airtime rule 1", rule.notRepeatedAfterFinal()),
  ruled("AT-09", "interface reference", rule.neverBoth),
  ruled("AT-11", "interface reference", rule.advicesNameTheirRequest),
  ruled("AT-11-path", "interface reference", rule.idsAgree("provision")),
  ruled("AT-12", "our advice", rule.repeatsAreUnchanged(), { level: "should" }),
  ruled("AT-13", "interface reference", rule.identifiersComeBack(status)),
  ruled("AT-14", "our advice", rule.userIsClient),
];

/** A trial sells nothing. */
const trials = [
  ruled(
    "AT-15",
    "contract 3, airtime rule 3",
    rule.trialsAreLeftAlone("Never confirm, reverse or look up a trial.", "purchaseTrial", status),
  ),
  ruled(
    "AT-15-id",
    "our advice",
    rule.trialIdsAreTheirOwn("Do not use the id of a trial for the sale.", "purchaseTrial"),
  ),
];

/** What is paid with, and what was delivered. */
const tenders = [
  ruled(
    "AT-16",
    "interface reference",
    rule.tendersAreListed(["purchase", "provision"], {
      sum: answeredPath(purchase, "amounts.approvedAmount"),
      recourse: status,
    }),
  ),
  ruled(
    "AT-17",
    "interface reference",
    rule.membersAreAbsent(
      "Do not send a voucher's PIN back.",
      [sentPath(confirmVoucher, "voucher.pin")],
      ["confirmVoucher"],
    ),
  ),
  ruled(
    "AT-17-serial",
    "interface reference",
    rule.memberComesBack(sentPath(confirmVoucher, "voucher.serialNumber"), "answer", {
      absence: "warn",
      operations: ["confirmVoucher"],
      kind: "provision",
    }),
    {
      sentence: "In a confirmation, name the delivered voucher by its serial number.",
    },
  ),
];

/** What messages say, and what answers ask for. */
const messages = [
  ruled("AT-18", "interface reference", rule.reasonFits(status)),
  ruled("AT-22", "interface reference", rule.lateAnswersAreIgnored(status)),
  ruled("AT-23", "interface reference", rule.newIdAfterDuplicate),
  ruled("AT-25", "contract 1, conventions", rule.timeIsPlausible),
  ruled("AT-25-fraction", "contract 1, conventions", rule.timeHasMilliseconds),
  ruled("AT-27", "contract 1, conventions", rule.amountsAreRight(["FORMAT_ERROR"])),
  ruled("AT-00", "contract 3, endpoints", rule.messagesFit()),
  ruled(
    "AT-20",
    "interface reference",
    rule.neverRefusedAs(
      "For a product without a fixed price, request an amount within its bounds.",
      "Take the price or its bounds from listProducts.",
      ["INVALID_AMOUNT"],
      { operations: ["purchase", "provisionVoucher", "purchaseTrial"], forewarning: bounds },
    ),
  ),
];

/** What the clients owe (the family's reference, client obligations). */
export const obligations: FamilyObligations = {
  contracts: [airtime],
  rules: () => [...identities, ...closing, ...advices, ...trials, ...tenders, ...messages],
  unjudged: [
    unjudgedRule(
      "AT-10",
      "A 404 to a reversal ends the matter.",
      "It shows as AT-08: a repeat after a final answer.",
    ),
    unjudgedRule(
      "AT-19",
      "Name the purchase in a status query.",
      "A query without it is refused, and shows as AT-00.",
    ),
    unjudgedRule(
      "AT-21",
      "Name the recipient of a top-up.",
      "A top-up without it is refused, and shows as AT-00.",
    ),
    unjudgedRule(
      "AT-24",
      "Keep advice messages across a restart.",
      "The journal cannot see the client's restart. A lost advice message shows as AT-03 or AT-07.",
    ),
    unjudgedRule(
      "AT-26",
      "Send credentials and application/json.",
      "Messages without them are not in the journal.",
    ),
  ],
};
