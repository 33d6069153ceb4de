import { defaultConfiguration } from "../../../src/conformance/configuration";
import { type ExampleStep, journalOf, stageOf } from "../../../src/conformance/rules/rule";
import { type JudgedInterface, verdictOf } from "../../../src/conformance/verdict";
import type { Exchange } from "../../../src";
import { judged } from "../../support/judged";

const interfaces = judged;
const [short, long] = [500, 4_000];
/** 8 where every message costs the same, 64 where each is compared with all others. */
const largestRatio = 12;

/** So many messages are about one QR code: rules compare them with each other. */
const messagesACode = 100;

/** What rules look for in a body, the same in all messages. */
const body = {
  time: "2031-03-04T12:00:00Z",
  tranId: "700100",
  client: { id: "7102" },
  originator: { terminalId: "TILL0001" },
  partner: { id: "7300" },
  card: { pan: "6099310000000000068" },
  meter: { meterId: "01234567890" },
  msisdn: "27820000001",
  orderReference: "70011",
  accountNumber: "1001",
  amounts: { requestAmount: { amount: 100, currency: "710" } },
  thirdPartyIdentifiers: [{ institutionId: "6001", transactionIdentifier: "A" }],
};

/** Every operation in turn, about the request before it, whatever became of that. */
function stepsOf({ contract }: JudgedInterface, count: number): ExampleStep[] {
  const stage = stageOf(contract);
  const operations = contract.operations.filter(({ kind }) => kind !== "administration");
  const last = new Map<string, string>();
  return Array.from({ length: count }, (_, index) => {
    const {
      id,
      kind,
      transaction = "",
      success,
    } = operations[index % operations.length] as (typeof operations)[number];
    if (kind === "request") last.set(transaction, `request ${index}`);
    const about = kind === "advice" ? last.get(transaction) : [...last.values()].at(-1);
    const status = [504, Number(Object.keys(success)[0]), null, 400][
      Math.floor(index / operations.length) % 4
    ] as number | null;
    const own =
      kind === "advice"
        ? { id: `advice ${index}`, requestId: about ?? "none" }
        : { id: kind === "lookup" ? (about ?? "none") : `request ${index}` };
    const sent = { ...body, tranId: String(700_100 + Math.floor(index / messagesACode)) };
    return stage.message(id, { ...own, status, after: 0.1, body: sent, answer: sent });
  });
}

/** How often a verdict looks at a member of an exchange: what it costs, whatever else the machine does. */
function looksOf(one: JudgedInterface, count: number): number {
  let looks = 0;
  const watched = (exchange: Exchange): Exchange =>
    new Proxy(exchange, {
      get(target, name) {
        looks += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
  const exchanges = journalOf(one.contract, stepsOf(one, count)).map(watched);
  const journal = {
    standinJournal: 1 as const,
    observedUntil: "2031-03-05T12:00:00.000Z",
    trimmed: 0,
    exchanges,
  };
  verdictOf({ journal, interfaces: [one], configuration: defaultConfiguration });
  return looks;
}

test.each(interfaces.map((one) => [one.contract.name, one] as const))(
  "a verdict on %s looks eight times as often at eight times as many messages, not sixty-four times",
  (_, one) => {
    const [few, many] = [looksOf(one, short), looksOf(one, long)];
    expect(few).toBeGreaterThan(short);
    expect(many / few).toBeLessThan(largestRatio);
  },
);
