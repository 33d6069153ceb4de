import { linkedTo } from "../../compare/recorded-flows";
import type { InterfaceContract } from "../../contract/operation";
import type { Exchange } from "../../journal/exchange";
import { limits } from "../../limits/limits";
import type { Space } from "../../store";
import { type TransactionDetail, transactionOf } from "../messages/transactions";
import type { ControlServices } from "../services";
import { excerptOf } from "../verdicts/kept-journal";
import { type RuleEvidence, evidenceJson } from "../verdicts/verdict-query";

/** A transaction with all that is needed to make it happen again. */
export interface RecordedSale extends Pick<
  TransactionDetail,
  "id" | "interface" | "kind" | "judged" | "missing"
> {
  /** Its messages, and those of other transactions that show that it breaks a rule, in their order. */
  exchanges: readonly Exchange[];
  /** The same, with the messages that led to it: their answers brought what it names. */
  story: readonly Exchange[];
  evidence: readonly RuleEvidence[];
}

/** The POS sent it, to an operation that is a till's, and it is no second delivery. */
const isOfTill = (
  { direction, copyOf, outcome, interface: name, operation: id }: Exchange,
  contracts: readonly InterfaceContract[],
): boolean =>
  direction === undefined &&
  copyOf === undefined &&
  outcome !== "discarded" &&
  contracts
    .find((contract) => contract.name === name)
    ?.operations.some((operation) => operation.id === id && operation.kind !== "administration") ===
    true;

/** A transaction by the id of its request. Rejects with `ControlRefused` for an unknown one. */
export async function recordedSale(
  services: ControlServices,
  space: Space,
  given: string,
): Promise<RecordedSale> {
  const detail = await transactionOf(services, space, given);
  const { id, interface: name, kind, judged, missing } = detail;
  const evidence = evidenceJson.read(await excerptOf(services, space, { evidenceOf: id }));
  const own = [
    ...detail.exchanges.map(({ number }) => number),
    ...evidence.flatMap(({ cited }) => cited),
  ];
  const before = await messagesBefore(services, space, own);
  const contracts = services.families.flatMap(({ family }) => family.contracts);
  const exchanges = before.filter((one) => own.includes(one.number) && isOfTill(one, contracts));
  const linked = new Set([
    ...linkedTo(before, contracts, new Set(own)),
    ...exchanges.map(({ number }) => number),
  ]);
  const story = before.filter((one) => linked.has(one.number) && isOfTill(one, contracts));
  return { ...{ id, interface: name, kind, judged, missing, exchanges, story, evidence } };
}

/** These messages, and as many before each of them as are looked through for what led to it; read in steps. */
async function messagesBefore(
  { journal, turns }: ControlServices,
  space: Space,
  numbers: readonly number[],
): Promise<Exchange[]> {
  const found: Exchange[] = [];
  let at = 0;
  for (const number of [...new Set(numbers)].sort((one, other) => one - other)) {
    for (at = Math.max(at, number - limits.messagesPage, 1); at <= number; at += 1) {
      const exchange = journal.get(space, at);
      if (exchange !== undefined) found.push(exchange);
      if (at % limits.readingStepExchanges === 0) await turns.next();
    }
  }
  return found;
}
