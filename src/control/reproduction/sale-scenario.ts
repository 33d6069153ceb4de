import type { InterfaceContract } from "../../contract/operation";
import { isUnfinished, type Exchange } from "../../journal/exchange";
import { limits } from "../../limits/limits";
import type { Expectation, Scenario } from "../../scenario/definition";
import type { Fault } from "../../scenario/faults";
import {
  type StruckMessages,
  commentLines,
  ruleStriking,
  scenarioFileText,
  struckText,
  titleOf,
} from "../../scenario/written";
import type { RecordedSale } from "./recorded-sale";

/** Rules that say which messages are never to be sent, by their ids. */
type ForbiddingRules = ReadonlySet<string>;

/** A message with its number among those of its operation in the sale, from 1. */
interface CountedMessage {
  exchange: Exchange;
  operation: string;
  nth: number;
}

/** The file of a sale's scenario: its comment says what was seen. */
export function saleScenarioText(
  { id, kind, interface: name, judged }: RecordedSale,
  scenario: Scenario,
): string {
  const comment = [
    ...commentLines(`Made from ${kind} ${id} of ${name}.`),
    ...judged.flatMap(({ rule, sentence, text, remedy }) => [
      ...commentLines(`${rule} ${sentence} Seen: ${text}.`),
      ...commentLines(`What to do: ${remedy}`),
    ]),
  ];
  return scenarioFileText(comment, scenario);
}

/** The scenario by which the same till is struck by the same faults. */
export function saleScenario(
  sale: RecordedSale,
  contracts: readonly InterfaceContract[],
  forbidding: ForbiddingRules,
): Scenario {
  const counted = countedMessages(sale.exchanges);
  const strikes = inARow(counted.flatMap((message) => strikesOn(message, contracts))).slice(
    0,
    limits.scenarioRules,
  );
  const expect = expectedOf(sale, counted, forbidding);
  return {
    name: nameOf(sale),
    title: titleOf(
      strikes.length > 0 ? strikes.map(struckText) : [`no fault strikes this ${sale.kind}`],
    ),
    interface: interfacesIn(sale),
    rules: strikes.length > 0 ? strikes.map(ruleStriking) : [ruleWithoutFault(counted)],
    ...(expect.length > 0 && { expect }),
  };
}

/** Hexadecimal digits of an id by which sales are told apart. */
const nameDigits = 8;

/** `gift-card-v3-gc-11-c2a8f6b1`: the interface, the worst rule, and the sale. */
function nameOf({ interface: name, judged, kind, id }: RecordedSale): string {
  const worst = judged.find(({ outcome }) => outcome === "fail") ?? judged[0];
  const words = [name, worst?.rule ?? kind, id.slice(0, nameDigits)].join("-");
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, limits.chosenName);
}

function interfacesIn({ exchanges, interface: name }: RecordedSale): Scenario["interface"] {
  const names = [...new Set(exchanges.map((exchange) => exchange.interface ?? name))];
  return names.length === 1 ? name : names;
}

function countedMessages(exchanges: readonly Exchange[]): CountedMessage[] {
  const counts = new Map<string, number>();
  return exchanges.map((exchange) => {
    const operation = exchange.operation ?? "";
    const nth = (counts.get(operation) ?? 0) + 1;
    counts.set(operation, nth);
    return { exchange, operation, nth };
  });
}

/** What struck a message, so that it strikes again. */
function strikesOn(
  { exchange, operation, nth }: CountedMessage,
  contracts: readonly InterfaceContract[],
): StruckMessages[] {
  const { strikes } = exchange;
  if (strikes.length === 0) return [];
  const known = strikes.flatMap(({ fault }) => fault ?? []);
  const faults = known.length > 0 ? known : [faultSeen(exchange)];
  const listed = contracts
    .find((contract) => contract.name === exchange.interface)
    ?.operations.find(({ id }) => id === operation)?.errors;
  return faults.map((fault) => ({ operation, nth, fault: withPermission(fault, listed ?? {}) }));
}

/** A status that the contract does not list must be asked for. */
const withPermission = (fault: Fault, listed: object): Fault =>
  fault.kind === "status" && !(fault.status in listed) ? { ...fault, offContract: true } : fault;

/** The fault by what became of an exchange, where an older journal does not have it. */
function faultSeen({ unprocessed, status, outcome }: Exchange): Fault {
  const when = unprocessed === true ? "before" : "after";
  return status === null || status < 400 || isUnfinished(outcome)
    ? { when, kind: "no-answer" }
    : { when, kind: "status", status };
}

/** Strikes of the same fault on messages that follow each other are one rule. */
function inARow(strikes: readonly StruckMessages[]): StruckMessages[] {
  const found: StruckMessages[] = [];
  for (const strike of strikes) {
    const { operation, nth, fault } = strike;
    const at = found.findLastIndex((one) => one.operation === operation);
    const last = found[at];
    const isNext = last !== undefined && last.nth + (last.times ?? 1) === nth;
    if (isNext && JSON.stringify(last.fault) === JSON.stringify(fault))
      found[at] = { ...last, times: (last.times ?? 1) + 1 };
    else found.push(strike);
  }
  return found;
}

/** The name of the state to which the rule moves a scenario that has no fault. */
const sentState = "sent";

const ruleWithoutFault = ([first]: readonly CountedMessage[]): Scenario["rules"][number] => ({
  on: first === undefined ? {} : { operation: first.operation },
  nth: 1,
  then: sentState,
});

/** What a POS that keeps the broken rules sends, and what it does not. */
function expectedOf(
  { missing, evidence }: RecordedSale,
  counted: readonly CountedMessage[],
  forbidding: ForbiddingRules,
): Expectation[] {
  const countOf = (operation: string): number =>
    counted.filter((one) => one.operation === operation).length;
  const owed = missing
    .filter(({ or = [] }) => or.length === 0)
    .map(({ operation }): Expectation => {
      const count = countOf(operation);
      return { operation, ...(count > 0 && { atLeast: count + 1 }) };
    });
  const banned = evidence
    .filter(({ rule }) => forbidding.has(rule))
    .flatMap(({ blamed }) =>
      banOf(counted.filter(({ exchange }) => blamed.includes(exchange.number))),
    );
  const all = [...owed, ...banned].map((one) => JSON.stringify(one));
  return [...owed, ...banned]
    .filter((one, at) => all.indexOf(JSON.stringify(one)) === at)
    .slice(0, limits.scenarioRules);
}

/** The message that broke a rule is not sent; of several operations, that which came last. */
function banOf(blamed: readonly CountedMessage[]): Expectation[] {
  const operation = blamed.at(-1)?.operation;
  const first = blamed.find((one) => one.operation === operation);
  if (first === undefined) return [];
  return [
    {
      never: { operation: first.operation, ...(first.nth > 1 && { count: `> ${first.nth - 1}` }) },
    },
  ];
}
