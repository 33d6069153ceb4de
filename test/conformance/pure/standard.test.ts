import type { Check } from "../../../src/conformance/rules/obligation";
import { journalOf, stageOf } from "../../../src/conformance/rules/rule";
import * as rule from "../../../src/conformance/rules";
import { sceneOf, reportOf, toy } from "./toy";

const naming = {
  operations: ["refund"],
  kind: "sale",
  sentAs: "saleReference",
  answeredAs: "reference",
};
const queried = { operations: ["whatBecame"], sentAs: "currency" };

/** Each standard rule, its name and level (`!`: about money), and what its judge says of its two examples. */
const cases: [rule.StandardRule, string, string, string[], string[]][] = [
  [
    rule.idsAreVersion4,
    "idsAreVersion4",
    "must",
    ["pass SALE is a version 4 UUID (1) <trigger 1>"],
    ["fail 00000000... of sell is not a version 4 UUID (1) <trigger 1>"],
  ],
  [
    rule.idsAreUsedOnce(),
    "idsAreUsedOnce",
    "must",
    [
      "pass SALE names one message (1) <trigger 1>",
      "pass 93cdccc6... names one message (2) <trigger 2>",
    ],
    ["fail SALE names sell (1) and confirmSale (2) <trigger 1, seen 2>"],
  ],
  [
    rule.requestsAreSentOnce,
    "requestsAreSentOnce",
    "must!",
    ["pass sale SALE was sent once (1) <trigger 1>"],
    ["fail sale SALE was sent (1) and again under the same id (2) <trigger 1, seen 2>"],
  ],
  [
    rule.idsAgree(),
    "idsAgree",
    "must",
    ["pass the ids of path and body agree (1) <trigger 1>"],
    ["fail the body of sell names a different id than its path (1) <trigger 1>"],
  ],
  [
    rule.newIdAfterDuplicate,
    "newIdAfterDuplicate",
    "should",
    [
      "pass the id of sale SALE was not tried again after it was refused as a duplicate (1) <trigger 1>",
    ],
    [
      "fail sale SALE was refused as a duplicate (1) and sent again under the same id (2) <trigger 1, seen 2>",
    ],
  ],
  [
    rule.unknownIsReversed(),
    "unknownIsReversed",
    "must!",
    [
      "pass reversal of sale SALE within 90 s of its request, which was not answered (1): seen after 1 s (2) <trigger 1, seen 2>",
    ],
    [
      "fail no reversal of sale SALE within 90 s of its request, which was not answered (1) <trigger 1>",
    ],
  ],
  [
    rule.unknownIsReversed({ operations: ["whatBecame"] }),
    "unknownIsReversed",
    "must!",
    [
      "pass reversal (or whatBecame) of sale SALE within 90 s of its request, which was not answered (1): seen after 1 s (2) <trigger 1, seen 2>",
    ],
    [
      "fail no reversal (or whatBecame) of sale SALE within 90 s of its request, which was not answered (1) <trigger 1>",
    ],
  ],
  [
    rule.approvedIsClosed(),
    "approvedIsClosed",
    "must",
    [
      "pass confirmation or reversal of sale SALE within 300 s of its approval (1): seen after 1 s (2) <trigger 1, seen 2>",
    ],
    ["fail no confirmation or reversal of sale SALE within 300 s of its approval (1) <trigger 1>"],
  ],
  [
    rule.confirmedIsNotReversed,
    "confirmedIsNotReversed",
    "must!",
    ["pass sale SALE stayed confirmed (2) <trigger 2>"],
    ["fail sale SALE was confirmed (2) and reversed afterwards (3) <trigger 2, seen 3>"],
  ],
  [
    rule.neverBoth,
    "neverBoth",
    "must!",
    ["pass sale SALE got one kind of advice (2) <seen 2>"],
    ["fail sale SALE was confirmed (2) and reversed (3) <seen 2, seen 3>"],
  ],
  [
    rule.onlyApprovedIsConfirmed(),
    "onlyApprovedIsConfirmed",
    "must!",
    ["pass sale SALE was confirmed after its approval (2) <trigger 1, seen 2>"],
    [
      "fail sale SALE was confirmed (2) although its request was answered 504 (1) <trigger 1, seen 2>",
    ],
  ],
  [
    rule.confirmedAfterItsAnswer,
    "confirmedAfterItsAnswer",
    "must",
    ["pass sale SALE was confirmed after its answer (2) <trigger 1, seen 2>"],
    ["fail sale SALE was confirmed (2) before its answer had arrived (1) <trigger 1, seen 2>"],
  ],
  [
    rule.lateAnswersAreIgnored(),
    "lateAnswersAreIgnored",
    "must!",
    ["pass sale SALE was not confirmed after its time-out (2) <trigger 2>"],
    ["fail sale SALE was confirmed (3) after its time-out (2) <trigger 2, seen 3>"],
  ],
  [
    rule.reversedBeforeAnotherTry({ thing: ["amount"], amount: "amount" }),
    "reversedBeforeAnotherTry",
    "must",
    ["pass sale SALE was resolved before a similar request <trigger 1, seen 2>"],
    [
      "fail sale SALE was answered 504 (1), and the same request was sent under a new id (2) before it was reversed <trigger 1, seen 2>",
    ],
  ],
  [
    rule.refusedGetsNoAdvice(["confirmation", "reversal"]),
    "refusedGetsNoAdvice",
    "should",
    ["pass sale SALE was refused and got no advice (1) <trigger 1>"],
    ["fail sale SALE was answered 400 (1) but got an advice: confirmSale (2) <trigger 1, seen 2>"],
  ],
  [
    rule.refusedGetsNoAdvice(["reversal"]),
    "refusedGetsNoAdvice",
    "should",
    ["pass sale SALE was refused and got no advice (1) <trigger 1>"],
    ["fail sale SALE was answered 400 (1) but got an advice: reverseSale (2) <trigger 1, seen 2>"],
  ],
  [
    rule.lookupsAreSentOnce("balance"),
    "lookupsAreSentOnce",
    "must",
    ["pass balance SALE was sent once (1) <trigger 1>"],
    ["fail balance SALE was sent (1) and again under the same id (2) <trigger 1, seen 2>"],
  ],
  [
    rule.lookupsGetNoAdvice("balance"),
    "lookupsGetNoAdvice",
    "must",
    ["pass balance 29a1af58... got no advice (1) <trigger 1>"],
    ["fail balance 29a1af58... (1) got an advice: reverseSale (2) <trigger 1, seen 2>"],
  ],
  [
    rule.repeatedUntilFinal(),
    "repeatedUntilFinal",
    "must!",
    [
      "pass repeat of the confirmation of sale SALE within 60 s: it was answered 504 (2): seen after 10 s (3) <trigger 2, seen 3>",
    ],
    [
      "fail no repeat of the confirmation of sale SALE within 60 s: it was answered 504 (2) <trigger 2>",
    ],
  ],
  [
    rule.notRepeatedAfterFinal(),
    "notRepeatedAfterFinal",
    "should",
    ["pass the confirmation of sale SALE was repeated while its answer was not final <trigger 2>"],
    [
      "fail the confirmation of sale SALE was repeated although it had been answered 201 (2) (3) <trigger 2, seen 3>",
    ],
  ],
  [
    rule.repeatsAreSpaced(),
    "repeatsAreSpaced",
    "should",
    ["pass the confirmation of sale SALE was repeated after a pause <trigger 2>"],
    [
      "fail the confirmation of sale SALE was repeated after 0.1 s, sooner than 1 s (2) (3) <trigger 2, seen 3>",
    ],
  ],
  [
    rule.repeatsAreSpaced(5),
    "repeatsAreSpaced",
    "should",
    ["pass the confirmation of sale SALE was repeated after a pause <trigger 2>"],
    [
      "fail the confirmation of sale SALE was repeated after 0.1 s, sooner than 5 s (2) (3) <trigger 2, seen 3>",
    ],
  ],
  [
    rule.repeatsAreUnchanged(),
    "repeatsAreUnchanged",
    "must",
    ["pass the confirmation of sale SALE was repeated unchanged <trigger 2>"],
    [
      "fail the confirmation of sale SALE was repeated under another id (2) (3) <trigger 2, seen 3>",
    ],
  ],
  [
    rule.identifiersComeBack(),
    "identifiersComeBack",
    "must",
    ["pass the advice of sale SALE carries its thirdPartyIdentifiers (2) <trigger 1, seen 2>"],
    [
      'fail the advice of sale SALE (2) carries other thirdPartyIdentifiers than its answer (1): [{"institutionId":"6001","transactionIdentifier":"A"}] instead of [{"institutionId":"6001","transactionIdentifier":"B"}] <trigger 1, seen 2>',
    ],
  ],
  [
    rule.knownComesBack("Return what is known.", ["rrn"], ["partner"]),
    "knownComesBack",
    "should",
    ["pass the advice of sale SALE carries its rrn (2) <trigger 1, seen 2>"],
    [
      'fail the advice of sale SALE (2) carries other rrn than its request (1): none instead of "1" <trigger 1, seen 2>',
    ],
  ],
  [
    rule.memberComesBack("rrn", "request"),
    "memberComesBack",
    "should",
    ["pass the advice of sale SALE carries its rrn (2) <trigger 1, seen 2>"],
    [
      'fail the advice of sale SALE (2) carries other rrn than its request (1): "2" instead of "1" <trigger 1, seen 2>',
    ],
  ],
  [
    rule.memberComesBack("partner.id", "answer"),
    "memberComesBack",
    "should",
    ["pass the advice of sale SALE carries its partner.id (2) <trigger 1, seen 2>"],
    [
      'fail the advice of sale SALE (2) carries other partner.id than its answer (1): "2" instead of "1" <trigger 1, seen 2>',
    ],
  ],
  [
    rule.reasonFits(),
    "reasonFits",
    "should",
    ["pass TIMEOUT fits: sale SALE was not answered (1) <trigger 1, seen 2>"],
    [
      "fail sale SALE was not answered (1) and reversed with CANCELLED (2) instead of TIMEOUT <trigger 1, seen 2>",
    ],
  ],
  [
    rule.advicesNameTheirRequest,
    "advicesNameTheirRequest",
    "must",
    ["pass the confirmation names sale SALE (2) <seen 2, trigger 1>"],
    ["fail the confirmation (1) names fb0a0f46..., and no sale has that id <seen 1>"],
  ],
  [
    rule.tendersAreListed(["sale"]),
    "tendersAreListed",
    "should",
    ["pass the confirmation of sale SALE lists its tenders (2) <trigger 1, seen 2>"],
    ["fail the confirmation of sale SALE lists no tender (2) <trigger 1, seen 2>"],
  ],
  [
    rule.tendersAreListed(["sale"], { sum: "amounts.approvedAmount" }),
    "tendersAreListed",
    "should",
    ["pass the confirmation of sale SALE lists its tenders (2) <trigger 1, seen 2>"],
    ["fail the tenders of sale SALE add up to 50, not to 100 (2) <trigger 1, seen 2>"],
  ],
  [
    rule.userIsClient,
    "userIsClient",
    "should",
    ["pass sell (1) names the user of its credentials <trigger 1>"],
    ["fail sell (1) the user name of the credentials differs from client.id <trigger 1>"],
  ],
  [
    rule.timeIsPlausible,
    "timeIsPlausible",
    "should",
    ["pass sell (1) has a plausible time <trigger 1>"],
    ["fail sell (1) has a time that is 365 days off the clock <trigger 1>"],
  ],
  [
    rule.neverRefusedAs("Send what fits.", "Compare.", ["FORMAT_ERROR", "ROUTING_ERROR"]),
    "neverRefusedAs",
    "must",
    ["pass sell (1) was not refused as FORMAT_ERROR, ROUTING_ERROR <trigger 1>"],
    ["fail sell (1) was refused: FORMAT_ERROR, refused <trigger 1>"],
  ],
  [
    rule.neverRefusedAs("Ask with a code.", "Ask.", ["INVALID"], {
      errorMessage: "No code",
      detail: { state: "VOIDED", code: undefined },
      operations: ["balance"],
      level: "should",
      kind: "refund",
    }),
    "neverRefusedAs",
    "should",
    ["pass balance (1) was not refused as INVALID <trigger 1>"],
    ["fail balance (1) was refused: INVALID, No code <trigger 1>"],
  ],
  [
    rule.membersAreAbsent("Send no customer.", ["customer.name", "phone"], ["balance"], "must"),
    "memberIsAbsent",
    "must",
    ["pass balance (1) has no customer.name, phone <trigger 1>"],
    ["fail balance (1) has customer.name <trigger 1>"],
  ],
  [
    rule.notAgainAfter("Do not try again.", {
      refusals: [{ errorTypes: ["USED"] }],
      operations: ["sell"],
      same: ["code"],
    }),
    "notAgainAfter",
    "should",
    ["pass sell was refused (1), for the first time <trigger 1>"],
    [
      "pass sell was refused (1), for the first time <trigger 1>",
      "fail sell was refused with USED, refused (1) and was sent again (2) <trigger 1, seen 2>",
    ],
  ],
  [
    rule.notAgainAfter("Do not repeat.", {
      refusals: [{}],
      operations: ["balance"],
      same: ["id"],
      refusedAgain: true,
    }),
    "notAgainAfter",
    "should",
    ["pass balance was refused (1), for the first time <trigger 1>"],
    [
      "pass balance was refused (1), for the first time <trigger 1>",
      "fail balance was refused with GENERAL_ERROR, refused (1) and was sent again (2) <trigger 1, seen 2>",
    ],
  ],
  [
    rule.usedOnceConfirmed("Refund only a confirmed sale.", naming, { unknownAs: ["UNKNOWN"] }),
    "usedOnceConfirmed",
    "must",
    ["pass refund (3) of sale SALE (1) came after its confirmation <trigger 3, seen 1>"],
    [
      "fail refund (2) of sale SALE (1) came before its confirmation was acknowledged <trigger 2, seen 1>",
    ],
  ],
  [
    rule.sameAsRequest("Refund in its currency.", naming, "currency", queried),
    "sameAsRequest",
    "should",
    ["pass refund (3) of sale SALE (1) has its currency <trigger 3, seen 1>"],
    [
      'fail refund (3) of sale SALE (1) has another currency: "2" instead of "1" <trigger 3, seen 1>',
    ],
  ],
  [
    rule.trialsAreLeftAlone("Leave trials alone.", "trial", { operations: ["whatBecame"] }),
    "trialsAreLeftAlone",
    "must",
    ["pass trial 79891e98... got no further message (1) <trigger 1>"],
    [
      "fail trial 79891e98... (1) is not a transaction, but reverseSale (2) refers to it <trigger 1, seen 2>",
    ],
  ],
  [
    rule.trialIdsAreTheirOwn("Draw an id.", "trial"),
    "trialIdsAreTheirOwn",
    "should",
    ["pass the id of trial 79891e98... (1) is not the id of a request <trigger 1>"],
    ["fail trial (1) and sell (2) have the same id, 79891e98... <trigger 1, seen 2>"],
  ],
  [
    rule.followsItsScan("Take the token.", "scan", "token"),
    "followsItsScan",
    "must",
    ["pass sell (2) has token of its scan (1) <trigger 1, seen 2>"],
    ['fail sell (2) has "2" for token, but its scan (1) had "1" <trigger 1, seen 2>'],
  ],
  [
    rule.followsItsScan("Take the token.", "scan", "token", { needed: true }),
    "followsItsScan",
    "should",
    ["pass sell (2) has token of its scan (1) <trigger 1, seen 2>"],
    ['fail sell (2) has "2" for token, but its scan (1) had "1" <trigger 1, seen 2>'],
  ],
  [
    rule.sentAgainUnchanged("Retry it as it was.", "balance"),
    "sentAgainUnchanged",
    "must",
    ["pass balance (2) of sell (1) has the same content <trigger 1, seen 2>"],
    ["fail balance (2) of sell (1) has different content <trigger 1, seen 2>"],
  ],
  [
    rule.eventsAreSentOnce("Tell it once.", ["scan"], ["tranId"]),
    "eventsAreSentOnce",
    "should",
    ["pass scan (1) was reported under one id <trigger 1>"],
    [
      "fail scan (1) was reported again under another id (2) <trigger 1, seen 2>",
      "pass scan (2) was reported under one id <trigger 2>",
    ],
  ],
  [
    rule.knownComesBack("Send what is known.", ["rrn"], ["partner"]),
    "knownComesBack",
    "should",
    ["pass the advice of sale SALE carries its rrn (2) <trigger 1, seen 2>"],
    [
      'fail the advice of sale SALE (2) carries other rrn than its request (1): none instead of "1" <trigger 1, seen 2>',
    ],
  ],
  [
    rule.memberComesBack("partner", "answer", { absence: "warn" }),
    "memberComesBack",
    "should",
    ["pass the advice of sale SALE carries its partner (2) <trigger 1, seen 2>"],
    [
      'fail the advice of sale SALE (2) carries other partner than its answer (1): "2" instead of "1" <trigger 1, seen 2>',
    ],
  ],
  [
    rule.neverRefusedAs("Offer what is good.", "Know it.", ["SPENT"], {
      own: { kinds: ["sale"], paths: ["code"] },
    }),
    "neverRefusedAs",
    "must",
    ["pass sell (1) was not refused as SPENT <trigger 1>"],
    [
      "pass sell (1) was not refused as SPENT <trigger 1>",
      "fail sell (2) was refused: SPENT, refused <trigger 2>",
    ],
  ],
  [
    rule.onlyApprovedIsConfirmed(undefined, { orphans: true }),
    "onlyApprovedIsConfirmed",
    "must!",
    ["pass sale SALE was confirmed after its approval (2) <trigger 1, seen 2>"],
    [
      "fail sale SALE was confirmed (2) although its request was answered 504 (1) <trigger 1, seen 2>",
    ],
  ],
  [
    rule.lookupsAreSpaced("Ask sparingly.", "whatBecame", 2),
    "lookupsAreSpaced",
    "should",
    [
      "pass whatBecame (1) asks about its own client's request, at a proper interval <trigger 1>",
      "pass whatBecame (2) asks about its own client's request, at a proper interval <trigger 2>",
    ],
    [
      "pass whatBecame (1) asks about its own client's request, at a proper interval <trigger 1>",
      "fail whatBecame (2) came 0.2 s after the same (1) <trigger 1, seen 2>",
    ],
  ],
];

/** The checks as the table writes them. */
/** Ids are told whole; here they are shortened, and that of the examples' request has a name. */
const shown = (checks: readonly Check[]): string[] =>
  checks.map((check) =>
    reportOf(check)
      .replaceAll("1f58b914-5b24-4108-97ac-38887338b3ea", "SALE")
      .replace(/\b([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, "$1..."),
  );

describe("a standard rule says of its examples what was seen, and where", () => {
  test.each(cases.map((one) => [`${one[1]}: ${one[0].sentence}`, one] as const))(
    "%s",
    (_title, [one, name, level, passing, failing]) => {
      const stage = stageOf(toy, one.kind);
      expect([one.name, `${one.level}${one.critical === true ? "!" : ""}`]).toEqual([name, level]);
      expect(shown(one.judge(sceneOf(journalOf(toy, one.pass(stage)))))).toEqual(passing);
      expect(shown(one.judge(sceneOf(journalOf(toy, one.fail(stage)))))).toEqual(failing);
      expect([one.sentence, one.remedy].filter((text) => !/^[A-Z].{2,}\.$/.test(text))).toEqual([]);
    },
  );
});

/** Rules that forbid a message, those that need no look at what a tester took away, and what a rule rests on otherwise. */
const facts: readonly string[] = [
  "confirmedIsNotReversed: forbids",
  "eventsAreSentOnce: forbids",
  "idsAgree: of itself",
  "idsAreVersion4: of itself",
  "lateAnswersAreIgnored: forbids",
  "lookupsAreSentOnce: forbids",
  "lookupsGetNoAdvice: forbids",
  "memberIsAbsent: of itself",
  "neverBoth: forbids",
  "neverRefusedAs: simulator",
  "newIdAfterDuplicate: forbids",
  "notRepeatedAfterFinal: forbids",
  "onlyApprovedIsConfirmed: forbids",
  "refusedGetsNoAdvice: forbids",
  "repeatsAreSpaced: of itself",
  "repeatsAreUnchanged: of itself",
  "requestsAreSentOnce: forbids",
  "trialsAreLeftAlone: forbids",
  "usedOnceConfirmed: simulator",
  "userIsClient: of itself",
];

test("what else is said of each rule", () => {
  const seen = cases.flatMap(([{ forbids, ofItself, restsOn }, name]) =>
    [forbids && "forbids", ofItself && "of itself", restsOn].flatMap((fact) =>
      typeof fact === "string" ? [`${name}: ${fact}`] : [],
    ),
  );
  expect([...new Set(seen)].sort()).toEqual(facts);
});

test("what a rule says follows what it is given", () => {
  expect([rule.repeatsAreSpaced().sentence, rule.repeatsAreSpaced(5).sentence]).toEqual([
    "Leave some time between two deliveries of an advice.",
    "Leave 5 s between two deliveries of an advice.",
  ]);
  expect(rule.refusedGetsNoAdvice(["confirmation", "reversal"]).sentence).toBe(
    "Send no confirmation and no reversal for a request that was refused.",
  );
  expect([
    rule.memberComesBack("rrn", "request").sentence,
    rule.memberComesBack("rrn", "request").remedy,
  ]).toEqual(["Return rrn of the request in the advice.", "Copy rrn into the advice message."]);
  expect([
    rule.tendersAreListed(["sale"]).sentence,
    rule.tendersAreListed(["sale"], { sum: "total" }).sentence,
  ]).toEqual([
    "In a confirmation, list how the customer paid.",
    "In a confirmation, list tenders that add up to the approved amount.",
  ]);
  expect(rule.membersAreAbsent("Send none.", ["a", "b"], []).remedy).toBe("Leave a, b out.");
  expect([
    rule.followsItsScan("Take it.", "scan", "token").remedy,
    rule.sameAsRequest("Same.", naming, "currency", queried).remedy,
  ]).toEqual([
    "Take token of the scan's notification.",
    "Keep currency of the request with its answer.",
  ]);
  expect([
    rule.tendersAreListed(["refund"]).kind,
    rule.tendersAreListed([]).kind,
    rule.neverRefusedAs("S", "R", []).kind,
    rule.neverRefusedAs("S", "R", [], { kind: "refund" }).kind,
  ]).toEqual(["refund", "", undefined, "refund"]);
});

test("the obligations of an interface: a family's ids and words, the rule's judge", () => {
  const neverBoth = rule.neverBoth;
  const [first, second] = rule.obligationsOf(toy, [
    rule.ruled("TY-01", "contract 9, toys", neverBoth),
    rule.ruled("TY-02", "contract 9, toys", rule.idsAgree(), {
      level: "note",
      sentence: "Say it otherwise.",
    }),
  ]);
  const { judge, sentence, remedy } = neverBoth;
  expect(first).toMatchObject({
    id: "TY-01",
    standard: "neverBoth",
    source: "contract 9, toys",
    sentence,
    remedy,
    level: "must",
    judge,
    critical: true,
  });
  expect(first!.examples).toEqual({
    pass: journalOf(toy, neverBoth.pass(stageOf(toy))),
    fail: journalOf(toy, neverBoth.fail(stageOf(toy))),
  });
  expect(second).toMatchObject({
    id: "TY-02",
    standard: "idsAgree",
    sentence: "Say it otherwise.",
    level: "note",
  });
  expect("critical" in second!).toBe(false);
  const [ofRefunds] = rule.obligationsOf(toy, [
    rule.ruled("TY-03", "contract 9, toys", rule.tendersAreListed(["refund"])),
  ]);
  expect(ofRefunds!.examples.pass.map(({ operation }) => operation)).toEqual([
    "refund",
    "confirmRefund",
  ]);
});
