import { defaultConfiguration } from "../../../src/conformance/configuration";
import { type Stage, journalOf, stageOf } from "../../../src/conformance/rules/rule";
import { verdictOf } from "../../../src/conformance/verdict";
import type { InterfaceContract } from "../../../src/contract/operation";
import type { Exchange } from "../../../src/journal/exchange";
import { judged } from "../../support/judged";
import { keptIn } from "./kept";

/*
 * The verdicts on the examples of every rule, on variants of these, and on short histories of every kind of transaction are
 * word for word as they were recorded: outcome, texts and evidence of all rules of the interface. After a change that is
 * meant, STANDIN_RECORD=true records them anew.
 */

const expectAsBefore = keptIn("example-verdicts.json");

/** Long after the last message: every window is closed. */
const observedUntil = "2031-03-05T12:00:00.000Z";

const refusal = { errorType: "GENERAL_ERROR", errorMessage: "Refused", detailMessage: {} };

/** What may have become of a message instead. */
const changes: ((exchange: Exchange) => Exchange[])[] = [
  () => [],
  ({ answer: _, ...exchange }) => [
    { ...exchange, status: null, outcome: "silent", durationMs: 90_000 },
  ],
  (exchange) => [{ ...exchange, status: 504, answer: refusal }],
  (exchange) => [{ ...exchange, status: 400, answer: refusal }],
];

/** An example, and each of its messages left out, unanswered, answered 504, refused. */
const variantsOf = (exchanges: readonly Exchange[]): Exchange[][] => [
  [...exchanges],
  ...exchanges.flatMap((_, place) =>
    changes.map((change) =>
      exchanges.flatMap((exchange, at) => (at === place ? change(exchange) : [exchange])),
    ),
  ),
];

/** A verdict in lines: the outcome of each rule, and what it says of whom. */
function linesOf(one: (typeof judged)[number], exchanges: Exchange[], trimmed: number): string[] {
  const { rules, result } = verdictOf({
    journal: { standinJournal: 1, observedUntil, trimmed, exchanges },
    interfaces: [one],
    configuration: defaultConfiguration,
  });
  return [
    result,
    ...rules.flatMap(({ id, outcome, checks }) => [
      `${id} ${outcome}`,
      ...checks.map((check) => JSON.stringify(check)),
    ]),
  ];
}

/** What a request may have met: approved, refused, no final answer. */
const requestMeets: readonly Parameters<Stage["request"]>[0][] = [
  {},
  { status: 400, answer: refusal },
  { status: 504 },
];

/** The same at a provider that supports not all advices too, and silence. */
const furtherRequestMeets: typeof requestMeets = [
  { unsupported: ["confirmation"] },
  { unsupported: ["reversal"] },
  { status: 504, unsupported: ["reversal"] },
  { status: null },
];

/** What an advice message may have met: accepted, refused for its content or the state, no final answer. */
const adviceMeets: readonly Parameters<Stage["confirmation"]>[0][] = [
  {},
  { status: 400, answer: { ...refusal, errorType: "INVALID_AMOUNT" }, id: "another" },
  { status: 400, answer: refusal },
  { status: 504 },
  { status: null },
];

/** The histories of a kind of transaction after what its request has met: up to two advice messages. */
function historiesOf(
  contract: InterfaceContract,
  kind: string,
  meets: typeof requestMeets,
): Exchange[][] {
  const stage = stageOf(contract, kind);
  const advices = (["confirmation", "reversal"] as const)
    .filter((advice) =>
      contract.operations.some((one) => one.transaction === kind && one.advice === advice),
    )
    .flatMap((advice) => adviceMeets.map((met) => stage[advice](met)));
  const requests = meets.map((met) => stage.request(met));
  return [
    ...requests.map((request) => [request]),
    ...requests.flatMap((request) => advices.map((advice) => [request, advice])),
    ...requests.flatMap((request) =>
      advices.flatMap((one) => advices.map((other) => [request, one, other])),
    ),
  ].map((steps) => journalOf(contract, steps));
}

describe.each(judged.map((one) => [one.contract.name, one] as const))("%s", (name, one) => {
  test.each(one.obligations.map((obligation) => [obligation.id, obligation] as const))(
    "%s: the verdicts on its examples and their variants are as they were",
    (id, { examples }) => {
      const lines = [examples.pass, examples.fail].flatMap((exchanges) => [
        ...variantsOf(exchanges).flatMap((variant) => linesOf(one, variant, 0)),
        ...linesOf(one, [...exchanges], 1),
      ]);
      expectAsBefore(`${name} ${id}`, lines.join("\n"));
    },
  );

  const requests = one.contract.operations.filter(({ kind }) => kind === "request");
  const kinds = [...new Set(requests.flatMap(({ transaction = [] }) => transaction))];
  const expectHistories = (kind: string, part: string, meets: typeof requestMeets): void => {
    const histories = historiesOf(one.contract, kind, meets);
    expectAsBefore(
      `${name} ${kind}${part}`,
      histories.flatMap((history) => linesOf(one, history, 0)).join("\n"),
    );
  };
  test.each(kinds)("%s: the verdicts on its histories are as they were", (kind) => {
    expectHistories(kind, "", requestMeets);
  });
  test.each(kinds)("%s: the verdicts on its further histories are as they were", (kind) => {
    expectHistories(kind, ", further", furtherRequestMeets);
  });
});
