import { type FamilyObligations, unjudgedRule } from "../../conformance/rules/family-rules";
import * as rule from "../../conformance/rules";
import { answeredPath, sentPath } from "../../contract/operation";
import { billPayment } from "./contract";
import {
  createAccountPayment,
  createPolicyPayment,
  createRefund,
  createTrafficFinePayment,
  requestAccountInfo,
  requestPolicyInfo,
  requestTrafficFineInfo,
} from "./operations";

const { ruled } = rule;

/** How a bill is named when it is asked for or paid. */
const bills = [
  sentPath([createAccountPayment, requestAccountInfo], "accountRef"),
  sentPath([createPolicyPayment, requestPolicyInfo], "policyNumber"),
  sentPath([createTrafficFinePayment, requestTrafficFineInfo], "noticeNumber"),
];

const paidBill = sentPath(createRefund, "issuerReference");

/** What of a payment or a refund says what it is for. */
const sameBill = {
  thing: [...bills, paidBill],
  amount: sentPath(createPolicyPayment, "amounts.requestAmount.amount"),
};

/** Who a message is for; where it does not say so, only one about the same bill is known to be for the same biller. */
const sameBiller = {
  same: [sentPath(createPolicyPayment, "receiver.id")],
  orElse: sameBill.thing,
};

/** Under which ids messages are sent. */
const identities = [
  ruled("BP-01", "contract 1, conventions", rule.idsAreVersion4),
  ruled("BP-01-once", "interface reference", rule.idsAreUsedOnce()),
  ruled("BP-02", "interface reference", rule.idsAgree()),
  ruled("BP-03", "contract 2, bill payment rule 1", rule.advicesNameTheirRequest),
  ruled("BP-03-lookup", "interface reference", rule.lookupsGetNoAdvice("requestAccountInfo")),
];

/** Every approved request is closed by one advice. */
const closing = [
  ruled("BP-04", "contract 2, bill payment rules 1 and 4", rule.approvedIsClosed()),
  ruled("BP-04-amount", "interface reference", rule.confirmedWithinApproval()),
  ruled(
    "BP-05",
    "contract 2, bill payment rule 2",
    rule.unknownIsReversed(undefined, { partial: true }),
  ),
  ruled("BP-06", "contract 2, bill payment rule 1", rule.onlyApprovedIsConfirmed()),
];

/** When an advice is sent, how often, and what is in it. */
const advices = [
  ruled("BP-09", "contract 2, bill payment rule 3", rule.repeatedUntilFinal()),
  ruled("BP-10", "interface reference", rule.repeatsAreUnchanged(), { level: "should" }),
  ruled("BP-11", "interface reference", rule.notRepeatedAfterFinal()),
  ruled("BP-12", "contract 2, bill payment rule 1", rule.neverBoth),
  ruled("BP-13", "interface reference", rule.refusedGetsNoAdvice(["confirmation"]), {
    level: "must",
  }),
  ruled("BP-14", "interface reference", rule.refusedGetsNoAdvice(["reversal"])),
  ruled("BP-15", "interface reference", rule.requestsAreSentOnce),
  ruled("BP-15-lookup", "interface reference", rule.lookupsAreSentOnce("requestAccountInfo")),
  ruled("BP-16", "our advice", rule.reversedBeforeAnotherTry(sameBill), {
    level: "should",
  }),
  ruled("BP-17", "interface reference", rule.identifiersComeBack()),
  ruled("BP-18", "interface reference", rule.reasonFits()),
];

/** How much is paid, and when it is paid back. */
const payments = [
  ruled(
    "BP-19",
    "our advice",
    rule.tendersAreListed(["payment"], {
      sum: answeredPath(createAccountPayment, "amounts.approvedAmount"),
      optional: true,
    }),
    { sentence: "Make the tenders of a confirmation add up to the final amount." },
  ),
  ruled("BP-20", "contract 2, bill payment rule 1", rule.confirmedAfterItsAnswer),
  ruled(
    "BP-21",
    "contract 2, bill payment rule 4",
    rule.usedOnceConfirmed(
      "Refund a payment only once, after its confirmation was acknowledged.",
      {
        operations: ["createRefund"],
        kind: "payment",
        sentAs: paidBill,
        answeredAs: answeredPath(createPolicyPayment, "slipData.issuerReference"),
      },
      { unknownAs: ["UNABLE_TO_LOCATE_RECORD"], onceDone: ["createRefund"] },
    ),
  ),
  ruled(
    "BP-22",
    "interface reference",
    rule.neverRefusedAs(
      "Pay within what the last lookup allowed.",
      "Take minimum, maximum and the part and over payment flags from the lookup.",
      ["BELOW_MINIMUM_ALLOWED_AMOUNT", "ABOVE_MAXIMUM_ALLOWED_AMOUNT", "INVALID_AMOUNT"],
      {
        level: "should",
        forewarning: {
          by: ["requestAccountInfo", "requestPolicyInfo", "requestTrafficFineInfo"],
          same: bills,
        },
      },
    ),
  ),
];

/** Who sends, when, and what comes after a refusal. */
const messages = [
  ruled("BP-24", "interface reference", rule.userIsClient),
  ruled("BP-25-wait", "interface reference", rule.reversedAfterItsAnswer),
  ruled("BP-25", "interface reference", rule.lateAnswersAreIgnored(), { level: "should" }),
  ruled(
    "BP-27",
    "our advice",
    rule.notAgainAfter("After 501, do not repeat the lookup for the same biller.", {
      refusals: [{ errorTypes: ["FUNCTION_NOT_SUPPORTED"] }],
      operations: [
        "requestAccountInfo",
        "requestPolicyInfo",
        "requestTrafficFineInfo",
        "createRefund",
      ],
      ...sameBiller,
    }),
  ),
  ruled("BP-28", "interface reference", rule.repeatsAreSpaced(1)),
  ruled("BP-30", "contract 1, conventions", rule.timeIsPlausible),
  ruled("BP-30-fraction", "contract 1, conventions", rule.timeHasMilliseconds),
  ruled("BP-00", "contract 2, endpoints", rule.messagesFit()),
];

/** What the clients owe (the family's reference, client obligations). */
export const obligations: FamilyObligations = {
  contracts: [billPayment],
  rules: () => [...identities, ...closing, ...advices, ...payments, ...messages],
  unjudged: [
    unjudgedRule("BP-07", "Close an approved refund.", "It is part of BP-04."),
    unjudgedRule("BP-08", "Reverse a refund with an unknown outcome.", "It is part of BP-05."),
    unjudgedRule("BP-23", "Send credentials.", "Messages without them are not in the journal."),
    unjudgedRule(
      "BP-26",
      "Send the advice messages for payments of policies and fines to the path of payments.",
      "A request to another path is not an operation, so the journal does not have it.",
    ),
    unjudgedRule(
      "BP-29",
      "Keep advice messages across a restart.",
      "The journal cannot see the client's restart. A lost advice message shows as BP-04 or BP-09.",
    ),
  ],
};
