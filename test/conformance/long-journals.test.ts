import { defaultConfiguration } from "../../src/conformance/configuration";
import { type Step, journalOf, stageOf } from "../../src/conformance/example";
import { type JudgedInterface, verdictOf } from "../../src/conformance/verdict";
import { judged } from "../../src/interfaces/obligations";

const interfaces = judged();
const [short, long] = [500, 4_000];
/** 8 where every message costs the same, 64 where each is compared with all others. */
const largestRatio = 24;

/** What rules look for in a body, the same in all messages. */
const body = {
  time: "2031-03-04T12:00:00Z", tranId: "700100", client: { id: "7102" }, originator: { terminalId: "TILL0001" }, partner: { id: "7300" },
  card: { pan: "6099310000000000068" }, meter: { meterId: "01234567890" }, msisdn: "27820000001", orderReference: "70011", accountNumber: "1001",
  amounts: { requestAmount: { amount: 100, currency: "710" } }, thirdPartyIdentifiers: [{ institutionId: "6001", transactionIdentifier: "A" }],
};

/** Every operation in turn, about the request before it, whatever became of that. */
function stepsOf({ contract }: JudgedInterface, count: number): Step[] {
  const stage = stageOf(contract);
  const operations = contract.operations.filter(({ kind }) => kind !== "administration");
  const last = new Map<string, string>();
  return Array.from({ length: count }, (_, index) => {
    const { id, kind, transaction = "", success } = operations[index % operations.length] as (typeof operations)[number];
    if (kind === "request") last.set(transaction, `request ${index}`);
    const about = kind === "advice" ? last.get(transaction) : [...last.values()].at(-1);
    const status = [504, Number(Object.keys(success)[0]), null, 400][Math.floor(index / operations.length) % 4] as number | null;
    const own = kind === "advice" ? { id: `advice ${index}`, requestId: about ?? "none" } : { id: kind === "lookup" ? about ?? "none" : `request ${index}` };
    return stage.message(id, { ...own, status, after: 0.1, body, answer: body });
  });
}

/** The least of some runs: what else the machine does only adds. */
function timeOf(one: JudgedInterface, count: number): number {
  const journal = { standinJournal: 1 as const, observedUntil: "2031-03-05T12:00:00.000Z", trimmed: 0, exchanges: journalOf(one.contract, stepsOf(one, count)) };
  return Math.min(...Array.from({ length: 4 }, () => {
    const startedAt = performance.now();
    verdictOf({ journal, interfaces: [one], configuration: defaultConfiguration });
    return performance.now() - startedAt;
  }));
}

test.each(interfaces.map((one) => [one.contract.name, one] as const))("a verdict on %s takes eight times as long for eight times as many messages, not sixty-four times", (_, one) => {
  const [few, many] = [timeOf(one, short), timeOf(one, long)];
  expect(many / few).toBeLessThan(largestRatio);
});
