import { type FamilyObligations, unjudged } from "../../conformance/family-rules";
import * as rule from "../../conformance/standard";
import { airtime, unknownOutcomes } from "./contract";

const { ruled } = rule;

/** Where the provider supports no reversal the client asks for the status (contract 3, airtime rule 2). */
const status = {
  operations: ["purchaseStatus"], kinds: ["purchase"],
  reference: { sentAs: "purchaseReference", answeredAs: ["settlementEntity.id", "slipData.issuerReference", "thirdPartyIdentifiers.transactionIdentifier"] },
};

/** What the clients owe (the family's reference, client obligations). */
export const airtimeObligations: FamilyObligations = {
  contracts: [airtime],
  unknownOutcomes,
  rules: () => [
    ruled("AT-01", "contract 3, conventions", rule.idsAreVersion4),
    ruled("AT-01-once", "contract 3, conventions", rule.idsAreUsedOnce(["purchaseTrial"])),
    ruled("AT-02", "contract 3, airtime rule 1", rule.requestsAreSentOnce),
    ruled("AT-03", "contract 3, airtime rule 1", rule.approvedIsClosed(status)),
    ruled("AT-03-amount", "contract 3, advices", rule.confirmedWithinApproval(undefined, status)),
    ruled("AT-04", "contract 3, airtime rule 1", rule.onlyApprovedIsConfirmed(status, { early: true })),
    ruled("AT-05", "contract 3, airtime rule 2", rule.unknownIsReversed(undefined, { supportedOnly: true }), {
      sentence: "Reverse a sale whose outcome is unknown, where the provider supports reversals: of a purchase 500, 504 or no answer in time, of a provision any 5xx.",
    }),
    ruled("AT-06", "contract 3, airtime rule 2", rule.unknownIsAsked("Where the provider supports no reversal, ask for the status of a purchase whose outcome is unknown, until a final answer.", status)),
    ruled("AT-07", "contract 3, airtime rule 1", rule.repeatedUntilFinal()),
    ruled("AT-08", "contract 1, outcomes", rule.notRepeatedAfterFinal()),
    ruled("AT-09", "contract 3, airtime rule 1", rule.neverBoth),
    ruled("AT-11", "contract 3, advices", rule.advicesNameTheirRequest),
    ruled("AT-11-path", "contract 3, path parameters", rule.idsAgree("provision")),
    ruled("AT-12", "contract 3, advices", rule.repeatsAreUnchanged, { level: "should" }),
    ruled("AT-13", "contract 3, advices", rule.identifiersComeBack(status)),
    ruled("AT-14", "contract 1, credentials", rule.userIsClient),
    ruled("AT-15", "contract 3, airtime rule 3", rule.trialsAreLeftAlone("Never confirm, reverse or ask for a trial.", "purchaseTrial", status)),
    ruled("AT-15-id", "contract 3, airtime rule 3", rule.trialIdsAreTheirOwn("Do not use the id of a trial for the sale.", "purchaseTrial")),
    ruled("AT-16", "contract 3, tender advices", rule.tendersAreListed(["purchase", "provision"], { sum: "amounts.approvedAmount" })),
    ruled("AT-17", "contract 3, voucher confirmation", rule.membersAreAbsent("Do not send the PIN of a voucher back.", ["voucher.pin"], ["confirmVoucher"])),
    ruled("AT-17-serial", "contract 3, voucher confirmation", rule.memberComesBack("voucher.serialNumber", "answer", { absence: "warn", operations: ["confirmVoucher"], kind: "provision" }), {
      sentence: "Name in a confirmation the voucher that was delivered, by its serial number.",
    }),
    ruled("AT-18", "contract 1, reversal reasons", rule.reasonFits(status)),
    ruled("AT-22", "contract 1, outcomes", rule.lateAnswersAreIgnored(status)),
    ruled("AT-23", "contract 3, airtime rule 1", rule.newIdAfterDuplicate),
    ruled("AT-25", "contract 1, times", rule.timeIsPlausible),
    ruled("AT-25-fraction", "contract 1, times", rule.timeHasMilliseconds),
    ruled("AT-27", "contract 1, amounts", rule.amountsAreRight(["FORMAT_ERROR"])),
    ruled("AT-00", "contract 1, conventions", rule.messagesFit()),
    ruled("AT-20", "contract 3, products", rule.neverRefusedAs("Ask for an amount where the product has no fixed price, within its bounds.", "Take the price or its bounds from listProducts.", ["INVALID_AMOUNT"], { operations: ["purchase", "provisionVoucher", "purchaseTrial"] })),
  ],
  unjudged: [
    unjudged("AT-10", "A 404 to a reversal ends the matter.", "It shows as AT-08: a repeat after a final answer."),
    unjudged("AT-19", "Name the purchase in a status query.", "A query without it is refused, and shows as AT-00."),
    unjudged("AT-21", "Name the recipient of a top-up.", "A top-up without it is refused, and shows as AT-00."),
    unjudged("AT-24", "Keep advices over a restart.", "The journal cannot see the client's restart; a lost advice shows as AT-03 or AT-07."),
    unjudged("AT-26", "Send credentials and application/json.", "Messages without them are in no journal."),
  ],
};
