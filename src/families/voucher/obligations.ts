import { type FamilyObligations, unjudgedRule } from "../../conformance/rules/family-rules";
import type { Recourse } from "../../conformance/scene/recourse";
import * as rule from "../../conformance/rules";
import { answeredPath, sentPath } from "../../contract/operation";
import { voucher } from "./contract";
import { provisionVoucher, redeemVoucher } from "./operations";

const { ruled } = rule;

/** After an unknown redemption the client may ask what became of it (contract 3, voucher rules). */
const lookup = {
  operations: ["lookupRedemption"],
  kinds: ["redemption"],
  uninformative: [403],
} satisfies Recourse;

/** Under which ids and names messages are sent. */
const identities = [
  ruled("VB-01", "contract 1, conventions", rule.idsAreVersion4),
  ruled("VB-01-once", "interface reference", rule.idsAreUsedOnce(["lookupRedemption"])),
  ruled("VB-02", "contract 3, limits rule 1", rule.requestsAreSentOnce),
  ruled("VB-03", "interface reference", rule.userIsClient),
];

/** Every approved provision is closed, every unknown outcome cleared up. */
const closing = [
  ruled(
    "VB-04",
    "contract 3, voucher rule 1",
    rule.approvedIsClosed(undefined, { kinds: ["provision"] }),
    {
      sentence:
        "Confirm or reverse every approved provision; put right the reversal of a redemption or " +
        "refund that was refused for what is in it.",
    },
  ),
  ruled("VB-04-amount", "interface reference", rule.confirmedWithinApproval(undefined, lookup)),
  ruled("VB-05", "interface reference", rule.unknownIsReversed(lookup), {
    sentence:
      "Reverse a provision, redemption or refund that got a 5xx or no answer; for a " +
      "redemption, a lookup may show the outcome instead.",
  }),
  ruled("VB-05-wait", "contract 3, voucher rule 1", rule.reversedAfterItsAnswer),
];

/** When an advice is sent, how often, and what is in it. */
const advices = [
  ruled(
    "VB-08",
    "contract 3, voucher rule 2",
    rule.repeatedUntilFinal({ except: ["confirmRedeem", "confirmRefund"] }),
  ),
  ruled("VB-09", "interface reference", rule.notRepeatedAfterFinal()),
  ruled("VB-10", "interface reference", rule.repeatsAreUnchanged()),
  ruled("VB-11", "interface reference", rule.identifiersComeBack(lookup), { level: "should" }),
  ruled("VB-12", "interface reference", rule.advicesNameTheirRequest),
  ruled("VB-13", "contract 3, voucher rule 4", rule.neverBoth),
  ruled("VB-14", "interface reference", rule.reasonFits(lookup)),
  ruled("VB-15", "interface reference", rule.refusedGetsNoAdvice(["confirmation", "reversal"])),
];

/** Which vouchers are redeemed, refunded and looked up. */
const vouchers = [
  ruled(
    "VB-16",
    "interface reference",
    rule.tendersAreListed(["provision"], {
      sum: answeredPath(provisionVoucher, "amounts.approvedAmount"),
    }),
  ),
  ruled(
    "VB-17",
    "contract 3, voucher rules 1 and 3",
    rule.neverRefusedAs(
      "Offer only vouchers that can be redeemed: confirmed, and not redeemed before.",
      "Confirm the provision before the voucher is handed out; take redeemed ones out of circulation.",
      ["VOUCHER_NOT_REDEEMABLE", "VOUCHER_ALREADY_REDEEMED"],
      {
        operations: ["redeemVoucher"],
        own: {
          kinds: ["redemption", "provision"],
          paths: [sentPath(redeemVoucher, "voucher.code")],
          ofOneTill: ["redemption"],
          untilConfirmed: ["provision"],
          givenBackBy: ["refund"],
          recourse: lookup,
        },
      },
    ),
  ),
  ruled(
    "VB-19",
    "contract 3, voucher rules 3 and 4",
    rule.neverRefusedAs(
      "Refund only a redemption that stands.",
      "Keep the state of the redemption, and refund what was confirmed.",
      ["VOUCHER_NOT_REDEEMED", "REDEMPTION_NOT_CONFIRMED", "REDEMPTION_ALREADY_REVERSED"],
      {
        operations: ["refundVoucher"],
        own: {
          kinds: ["redemption"],
          paths: ["redemptionId", "id", "voucher.code"],
          refusedToo: true,
          ofSomeProviders: ["REDEMPTION_NOT_CONFIRMED"],
        },
      },
    ),
  ),
  ruled(
    "VB-20",
    "interface reference",
    rule.neverRefusedAs(
      "In a refund, name the redemption of the same voucher.",
      "Keep the id of the redemption with the voucher.",
      ["UNABLE_TO_LOCATE_RECORD"],
      { level: "should", operations: ["refundVoucher"], ofNamed: true },
    ),
  ),
  ruled(
    "VB-21",
    "contract 3, voucher rule 5",
    rule.lookupsAreSpaced(
      "Look up only your own redemptions, each at most once a second.",
      "lookupRedemption",
      1,
    ),
  ),
];

/** What messages say, and what answers ask for. */
const messages = [
  ruled(
    "VB-22",
    "interface reference",
    rule.onlyApprovedIsConfirmed(lookup, { early: true, butRefused: true }),
  ),
  ruled("VB-24", "interface reference", rule.newIdAfterDuplicate),
  ruled("VB-25", "interface reference", rule.lateAnswersAreIgnored(lookup)),
  ruled("VB-26", "contract 1, conventions", rule.timeIsPlausible),
  ruled("VB-26-fraction", "contract 1, conventions", rule.timeHasMilliseconds),
  ruled("VB-23", "contract 3, endpoints", rule.messagesFit()),
];

/** What the clients owe (the family's reference, client obligations). */
export const obligations: FamilyObligations = {
  contracts: [voucher],
  rules: () => [...identities, ...closing, ...advices, ...vouchers, ...messages],
  unjudged: [
    unjudgedRule("VB-06", "Reverse a redemption with an unknown outcome.", "It is part of VB-05."),
    unjudgedRule("VB-07", "Reverse a refund with an unknown outcome.", "It is part of VB-05."),
    unjudgedRule("VB-18", "Do not offer a redeemed voucher again.", "It is part of VB-17."),
    unjudgedRule(
      "VB-27",
      "Send confirmRedeem and confirmRefund under one id.",
      "It is part of VB-10.",
    ),
  ],
};
