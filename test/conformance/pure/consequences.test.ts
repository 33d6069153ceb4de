import { defaultConfiguration } from "../../../src/conformance/configuration";
import { withConsequences } from "../../../src/conformance/consequences";
import {
  evidenceText,
  describedEvidence,
  type JudgedCheck,
  type RuleVerdict,
} from "../../../src/conformance/judged-rule";
import type { Evidence, Obligation, CheckOutcome } from "../../../src/conformance/rules/obligation";
import { journalOf, stageOf } from "../../../src/conformance/rules/rule";
import { verdictOf } from "../../../src/conformance/verdict";
import type { Exchange } from "../../../src/journal/exchange";
import { judged } from "../../support/judged";

const ruleOf = (
  standard: string,
  checks: readonly [string, CheckOutcome][],
): { rule: RuleVerdict; obligation: Obligation } => ({
  rule: {
    id: standard.toUpperCase(),
    interface: "toy",
    level: "must",
    sentence: "Do.",
    source: "our advice",
    remedy: "Do it.",
    outcome: checks[0]?.[1] ?? "not-applicable",
    checks: checks.map(([subject, outcome]): JudgedCheck => ({
      subject,
      outcome,
      text: "seen",
      evidence: [],
    })),
  },
  obligation: { standard } as Obligation,
});

function judgedAs(...given: ReturnType<typeof ruleOf>[]) {
  const rules = withConsequences(
    given.map(({ rule }) => rule),
    given.map(({ obligation }) => obligation),
  );
  return rules.map(({ outcome, checks }) => [
    outcome,
    ...checks.map((check) => check.causedBy ?? check.outcome),
  ]);
}

test("what follows from another failure in the same transaction names it, and does not count", () => {
  expect(
    judgedAs(
      ruleOf("neverBoth", [["a", "fail"]]),
      ruleOf("confirmedIsNotReversed", [["a", "fail"]]),
    ),
  ).toEqual([
    ["fail", "fail"],
    ["consequence", "NEVERBOTH"],
  ]);
  expect(
    judgedAs(
      ruleOf("unknownIsReversed", [["a", "fail"]]),
      ruleOf("reversedBeforeAnotherTry", [["a", "fail"]]),
    ),
  ).toEqual([
    ["fail", "fail"],
    ["consequence", "UNKNOWNISREVERSED"],
  ]);
});

/** Every standard rule, and those that may follow from it at the same transaction. */
const followers: Readonly<Record<string, string>> = {
  advicesNameTheirRequest: "approvedIsClosed onlyApprovedIsConfirmed unknownIsReversed",
  amountsAreRight: "messagesFit",
  confirmedAfterItsAnswer: "approvedIsClosed onlyApprovedIsConfirmed",
  confirmedWithinApproval:
    "amountsAreRight approvedIsClosed messagesFit neverRefusedAs tendersAreListed",
  identifiersComeBack: "approvedIsClosed unknownIsReversed",
  idsAgree:
    "advicesNameTheirRequest approvedIsClosed messagesFit neverRefusedAs onlyApprovedIsConfirmed unknownIsReversed",
  idsAreUsedOnce: "approvedIsClosed newIdAfterDuplicate requestsAreSentOnce unknownIsReversed",
  idsAreVersion4: "messagesFit neverRefusedAs",
  knownComesBack: "approvedIsClosed",
  lateAnswersAreIgnored: "neverBoth onlyApprovedIsConfirmed",
  lookupsAreSentOnce: "idsAreUsedOnce",
  lookupsGetNoAdvice: "advicesNameTheirRequest onlyApprovedIsConfirmed repeatedUntilFinal",
  memberComesBack: "approvedIsClosed unknownIsReversed",
  memberIsAbsent: "approvedIsClosed",
  messagesFit: "reasonFits timeHasMilliseconds timeIsPlausible",
  neverBoth: "confirmedIsNotReversed",
  onlyApprovedIsConfirmed: "neverBoth refusedGetsNoAdvice unknownIsReversed",
  requestsAreSentOnce: "newIdAfterDuplicate",
  reversedAfterItsAnswer: "reasonFits",
  sentAgainUnchanged: "approvedIsClosed",
  tendersAreListed: "approvedIsClosed",
  trialsAreLeftAlone: "advicesNameTheirRequest lookupsGetNoAdvice repeatedUntilFinal",
  unknownIsReversed: "reversedBeforeAnotherTry",
};

/** Every standard rule whose message was refused for it, and those that may follow at the transaction of that message. */
const followersOfRefused: Readonly<Record<string, string>> = {
  ...followers,
  amountsAreRight: "approvedIsClosed messagesFit repeatedUntilFinal unknownIsReversed",
  idsAgree:
    "advicesNameTheirRequest approvedIsClosed messagesFit neverRefusedAs onlyApprovedIsConfirmed repeatedUntilFinal unknownIsReversed",
  idsAreVersion4:
    "approvedIsClosed messagesFit neverRefusedAs repeatedUntilFinal unknownIsReversed",
  messagesFit:
    "approvedIsClosed reasonFits repeatedUntilFinal timeHasMilliseconds timeIsPlausible unknownIsReversed",
};

test("one fault is one failure: all that may follow from each rule, and nothing else", () => {
  const standards = [
    ...new Set(judged.flatMap(({ obligations }) => obligations.map(({ standard }) => standard))),
  ];
  /** Those that follow where both are about these. */
  const following = (cause: string, evidence: readonly Evidence[], subject: string): string =>
    standards
      .filter((standard) => {
        const [one, other] = [
          ruleOf(cause, [["a", "fail"]]),
          ruleOf(standard, [[subject, "fail"]]),
        ];
        for (const { rule } of [one, other])
          for (const check of rule.checks) check.evidence = [...evidence];
        return judgedAs(one, other)[1]?.[0] === "consequence";
      })
      .sort()
      .join(" ");
  const tableOf = (evidence: readonly Evidence[], subject: string) =>
    Object.fromEntries(
      standards
        .map((cause) => [cause, following(cause, evidence, subject)] as const)
        .filter(([, found]) => found !== "")
        .sort(),
    );
  expect(tableOf([], "a")).toEqual(followers);
  expect(tableOf([{ role: "seen", number: 1 }], "b")).toEqual(followersOfRefused);
});

test("of another transaction, or beside what is no cause, it counts", () => {
  expect(
    judgedAs(
      ruleOf("neverBoth", [["a", "fail"]]),
      ruleOf("confirmedIsNotReversed", [["b", "fail"]]),
    ),
  ).toEqual([
    ["fail", "fail"],
    ["fail", "fail"],
  ]);
  expect(
    judgedAs(
      ruleOf("idsAreVersion4", [["a", "fail"]]),
      ruleOf("confirmedIsNotReversed", [["a", "fail"]]),
    ),
  ).toEqual([
    ["fail", "fail"],
    ["fail", "fail"],
  ]);
});

test("a failure does not follow from a mere warning, and a pass follows from nothing", () => {
  expect(
    judgedAs(
      ruleOf("neverBoth", [["a", "warn"]]),
      ruleOf("confirmedIsNotReversed", [["a", "fail"]]),
    ),
  ).toEqual([
    ["warn", "warn"],
    ["fail", "fail"],
  ]);
  expect(
    judgedAs(
      ruleOf("neverBoth", [["a", "fail"]]),
      ruleOf("confirmedIsNotReversed", [["a", "warn"]]),
    ),
  ).toEqual([
    ["fail", "fail"],
    ["consequence", "NEVERBOTH"],
  ]);
  expect(
    judgedAs(
      ruleOf("neverBoth", [["a", "fail"]]),
      ruleOf("confirmedIsNotReversed", [["a", "pass"]]),
    ),
  ).toEqual([
    ["fail", "fail"],
    ["pass", "pass"],
  ]);
});

test("what follows from a waived failure does not count either; the rest of the rule does", () => {
  expect(
    judgedAs(
      ruleOf("neverBoth", [["a", "waived"]]),
      ruleOf("confirmedIsNotReversed", [["a", "fail"]]),
    ),
  ).toEqual([
    ["waived", "waived"],
    ["consequence", "NEVERBOTH"],
  ]);
  expect(
    judgedAs(
      ruleOf("neverBoth", [["a", "fail"]]),
      ruleOf("confirmedIsNotReversed", [
        ["a", "fail"],
        ["b", "fail"],
      ]),
    ),
  ).toEqual([
    ["fail", "fail"],
    ["fail", "NEVERBOTH", "fail"],
  ]);
});

test("it may be about a message where the other is about its transaction, which shows that message", () => {
  const advice = ruleOf("neverRefusedAs", [["advice", "fail"]]);
  const amount = ruleOf("confirmedWithinApproval", [["request", "fail"]]);
  const shown = (role: "trigger" | "seen", number: number, more: readonly Evidence[] = []) => {
    Object.assign(advice.rule.checks[0] ?? {}, {
      evidence: [{ role: "trigger", number: 3 }, ...more],
    });
    Object.assign(amount.rule.checks[0] ?? {}, {
      evidence: [
        { role: "trigger", number: 1 },
        { role, number },
      ],
    });
    return judgedAs(amount, advice)[1]?.[0];
  };
  expect([
    shown("seen", 3),
    shown("seen", 2),
    shown("trigger", 3),
    shown("seen", 3, [{ role: "seen", number: 4 }]),
  ]).toEqual(["consequence", "fail", "fail", "fail"]);
});

describe.each(judged.map((one) => [one.contract.name, one] as const))("%s", (_name, one) => {
  const { operations } = one.contract;
  const kindsWith = (advice: "confirmation" | "reversal"): Set<string | undefined> =>
    new Set(operations.filter((each) => each.advice === advice).map((each) => each.transaction));
  const kinds = [...kindsWith("confirmation")].filter((kind) => kindsWith("reversal").has(kind));

  test.each(kinds)(
    "%s: a confirmation of an unknown outcome beside a reversal is one failure",
    (kind) => {
      const stage = stageOf(one.contract, kind);
      const sent = [stage.reversal({}), stage.confirmation({ id: "another" })];
      for (const advices of [sent, sent.toReversed()]) {
        const { rules } = verdictOf({
          journal: {
            standinJournal: 1,
            observedUntil: "2031-03-05T12:00:00.000Z",
            trimmed: 0,
            exchanges: journalOf(one.contract, [stage.request({ status: 504 }), ...advices]),
          },
          interfaces: [one],
          configuration: defaultConfiguration,
        });
        const found = rules.filter(({ outcome }) => ["fail", "error"].includes(outcome));
        expect(found.map(({ sentence }) => sentence)).toEqual([
          expect.stringContaining("Confirm only what"),
        ]);
      }
    },
  );
});

describe("evidence is shown with what a person knows a message by", () => {
  const exchange = (body: unknown): Exchange =>
    ({
      number: 7,
      clock: "2031-03-04T12:00:01.250Z",
      operation: "redeem",
      request: { headers: {}, body },
    }) as Exchange;
  const shown = (body: unknown): string =>
    describedEvidence([{ role: "seen", number: 7 }], new Map([[7, exchange(body)]]))
      .map(evidenceText)
      .join();

  test.each<[string, unknown, string]>([
    [
      "request",
      {
        originator: { terminalId: "TILL0001" },
        amounts: { requestAmount: { amount: 2500, currency: "710" } },
      },
      "(7) 12:00:01.250 redeem, till TILL0001, R 25.00",
    ],
    [
      "confirmation",
      {
        amounts: {
          approvedAmount: { amount: 5, currency: "840" },
          requestAmount: { amount: 9, currency: "840" },
        },
      },
      "(7) 12:00:01.250 redeem, $0.05",
    ],
    ["payment", { amount: { amount: 100, currency: "710" } }, "(7) 12:00:01.250 redeem, R 1.00"],
    [
      "nonsense",
      { originator: "x", amounts: [1], amount: { amount: "1", currency: 2 } },
      "(7) 12:00:01.250 redeem",
    ],
    ["nothing", undefined, "(7) 12:00:01.250 redeem"],
  ])("%s", (_name, body, text) => {
    expect(shown(body)).toBe(text);
  });

  test("of a message that the journal has lost, by its number", () => {
    expect(
      describedEvidence([{ role: "trigger", number: 3 }], new Map()).map(evidenceText),
    ).toEqual(["(3)"]);
  });
});
