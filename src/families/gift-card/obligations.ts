import { type FamilyObligations, unjudgedRule } from "../../conformance/rules/family-rules";
import { wasRefusedAs } from "../../conformance/rules/messages/foresight";
import { answeredMember, sentMember } from "../../conformance/rules/judging";
import type { Message } from "../../conformance/scene/scene";
import * as rule from "../../conformance/rules";
import { answeredPath, sentPath, type InterfaceContract } from "../../contract/operation";
import { giftCard, giftCardV3 } from "./contract";
import { unprefixedGroups } from "./operations";

const { ruled } = rule;
const { redemption, replace, transfer } = unprefixedGroups;

/** Operations with a card that needs no PIN: of a transfer it is the target. */
const withoutPin: readonly string[] = [
  "load",
  "voidGiftcard",
  "void",
  "lookupGiftcard",
  "transfer",
];

/** The forms in which the PIN of such a card can be sent. */
const cardPins = ["card", "targetCard"].flatMap((card) =>
  ["clearPin", "encryptedPin", "pin"].map((form) => `${card}.${form}`),
);

const withoutPinIn = ({ operations }: InterfaceContract): string[] =>
  withoutPin.filter((id) => operations.some((operation) => operation.id === id));

const requestsOf = ({ operations }: InterfaceContract): string[] =>
  operations.filter(({ kind }) => kind === "request").map(({ id }) => id);

/** Where requests name a card that they use. */
const pans = [
  sentPath(redemption.request, "card.pan"),
  sentPath(transfer.request, "sourceCard.pan"),
  sentPath(transfer.request, "targetCard.pan"),
  sentPath(replace.request, "oldCard.pan"),
];

const requestAmount = sentPath(redemption.request, "amounts.requestAmount.amount");

const voids: readonly string[] = ["void", "voidGiftcard"];

const amountSent = (message: Message): unknown => sentMember(message, requestAmount);

/** A lookup shows the currency of a customer's card; its free capacity cannot be known in advance. */
const cardCurrency = {
  by: ["lookupGiftcard"],
  same: pans,
  isAgainst: (refused: Message, warning: Message): boolean =>
    sentMember(refused, sentPath(redemption.request, "amounts.requestAmount.currency")) !==
    answeredMember(
      warning,
      answeredPath(unprefixedGroups.lookup, "amounts.balanceAmount.currency"),
    ),
  isPlain: (refused: Message): boolean =>
    !wasRefusedAs(refused, "INVALID_AMOUNT") || !(Number(amountSent(refused)) > 0),
};

/** What of a request says which card it is for: of a transfer both, of a replacement the old one. */
const sameCard = { thing: pans, amount: requestAmount };

/** Under which ids messages are sent. */
const identities = [
  ruled("GC-01", "contract 1, conventions", rule.idsAreVersion4),
  ruled("GC-02", "interface reference", rule.idsAreUsedOnce()),
  ruled("GC-03", "contract 3, gift card rule 2", rule.requestsAreSentOnce),
  ruled("GC-04", "contract 3, gift card rules 2 and 4", rule.reversedBeforeAnotherTry(sameCard)),
  ruled("GC-05", "interface reference", rule.idsAgree()),
  ruled("GC-06", "contract 3, endpoints", rule.advicesNameTheirRequest),
];

/** Every approved request is closed by one advice. */
const closing = [
  ruled("GC-07", "contract 3, gift card rule 1", rule.approvedIsClosed()),
  ruled(
    "GC-07-amount",
    "interface reference",
    rule.confirmedWithinApproval(undefined, undefined, {
      kinds: ["activation", "void", "replace"],
      toldAs: [answeredPath(unprefixedGroups.load.request, "amounts.balanceAmount")],
    }),
  ),
  ruled("GC-08", "contract 3, gift card rules 1 and 3", rule.neverBoth),
  ruled("GC-09", "interface reference", rule.confirmedAfterItsAnswer),
  ruled("GC-10", "contract 3, gift card rule 4", rule.onlyApprovedIsConfirmed()),
  ruled("GC-11", "contract 3, gift card rule 4", rule.unknownIsReversed()),
  ruled("GC-11-wait", "interface reference", rule.reversedAfterItsAnswer),
  ruled("GC-12", "interface reference", rule.confirmedIsNotReversed),
];

/** When an advice is sent, how often, and what is in it. */
const advices = [
  ruled("GC-13", "contract 3, gift card rule 3", rule.repeatedUntilFinal()),
  ruled("GC-14", "our advice", rule.repeatsAreUnchanged(), { level: "should" }),
  ruled("GC-15", "interface reference", rule.notRepeatedAfterFinal()),
  ruled("GC-16", "contract 3, gift card rule 3", rule.repeatsAreSpaced(5)),
  ruled("GC-17", "contract 3, gift card rule 8", rule.lookupsGetNoAdvice("lookupGiftcard")),
  ruled("GC-18", "interface reference", rule.identifiersComeBack()),
  ruled("GC-19", "interface reference", rule.reasonFits()),
];

/** Which cards may be used. */
const cards = (contract: InterfaceContract) => [
  ruled(
    "GC-20",
    "contract 3, gift card rule 1",
    rule.neverRefusedAs(
      "Use a card only after its activation was confirmed.",
      "Confirm the activation before the card is handed out.",
      ["CARD_NOT_ACTIVATED"],
      {
        own: {
          kinds: ["activation", "replace"],
          untilConfirmed: ["activation", "replace"],
          paths: [...pans, sentPath(replace.request, "newCard.pan")],
        },
      },
    ),
  ),
  ruled(
    "GC-21",
    "contract 3, gift card rules 6 and 7",
    rule.neverRefusedAs(
      "Do not use a card that was voided or replaced.",
      "Take the card out of circulation.",
      ["CARD_VOIDED"],
      {
        level: "should",
        operations: requestsOf(contract).filter((id) => !voids.includes(id)),
        own: { kinds: ["void", "replace"], paths: pans, elseSpared: true },
      },
    ),
  ),
  ruled(
    "GC-21-once",
    "contract 3, gift card rule 6",
    rule.doneOnce(
      "Void a card once.",
      requestsOf(contract).filter((id) => voids.includes(id)),
      sentPath(redemption.request, "card.pan"),
    ),
  ),
];

/** What messages say, and what answers ask for. */
const messages = [
  ruled("GC-24", "interface reference", rule.newIdAfterDuplicate),
  ruled("GC-25", "interface reference", rule.lateAnswersAreIgnored()),
  ruled(
    "GC-26",
    "interface reference",
    rule.tendersAreListed(["activation", "load"], {
      currencyOf: answeredPath(unprefixedGroups.load.request, "amounts.approvedAmount"),
    }),
  ),
  ruled(
    "GC-27",
    "contract 3, gift card rule 9",
    rule.neverRefusedAs(
      "Use only cards and products that the test server knows.",
      "Use those from testServerAdmin/data.",
      ["INVALID_CARD_NUMBER", "INVALID_PRODUCT"],
      { level: "should" },
    ),
  ),
  ruled(
    "GC-28",
    "contract 1, conventions",
    rule.amountsAreRight(["INVALID_AMOUNT", "FORMAT_ERROR"], cardCurrency),
  ),
  ruled("GC-00", "contract 3, endpoints", rule.messagesFit()),
  ruled("GC-29", "interface reference", rule.userIsClient),
  ruled("GC-30", "contract 1, conventions", rule.timeIsPlausible),
  ruled("GC-30-fraction", "contract 1, conventions", rule.timeHasMilliseconds),
];

/** What comes back in an advice, and where a PIN may be. */
const references = (contract: InterfaceContract) => [
  ruled("GC-31", "our advice", rule.memberComesBack("rrn", "request"), { level: "should" }),
  // The form of v3 has no trace numbers.
  ...(contract === giftCard
    ? [ruled("GC-31-stan", "our advice", rule.memberComesBack("stan", "request"))]
    : []),
  ruled(
    "GC-32",
    "our advice",
    rule.membersAreAbsent("Send a PIN only where it is used.", cardPins, withoutPinIn(contract)),
  ),
];

/** What the clients of both forms owe (the family's reference, client obligations). */
export const obligations: FamilyObligations = {
  contracts: [giftCardV3, giftCard],
  sharesAdvices: true,
  rules: (contract) => [
    ...identities,
    ...closing,
    ...advices,
    ...cards(contract),
    ...messages,
    ...references(contract),
  ],
  unjudged: [
    unjudgedRule(
      "GC-22",
      "Do not use reversals to take or give funds.",
      "It shows as GC-12: a reversal after the confirmation.",
    ),
    unjudgedRule(
      "GC-23",
      "Do not use a card after its replacement.",
      "It shows as GC-21: the old card is voided.",
    ),
    unjudgedRule(
      "GC-33",
      "State both values in a reset.",
      "The reset itself refuses a body that lacks them. A reset is in the journal, but no rule " +
        "looks at test server administration.",
    ),
  ],
};
