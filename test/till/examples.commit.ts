import { v4 } from "uuid";
import type { Standin } from "../../src";
import type { Example } from "../../src/contract/example";
import { families } from "../../src/families";
import { exampleMistakes, examplesOf } from "../../src/families/kit/examples";
import type { OperationExample } from "../../src/till/example";
import { type PlayedMessage, play } from "../../src/till/deal";
import { type Tester, newTester, startStandin } from "../support/standin";

const interfaces = families.flatMap((family) =>
  family.contracts.map((contract) => [contract.name, { family, contract }] as const),
);

/** How many operations the contract has, by interface: of the test server's, those of gift card v3 alone. */
const ofTheContract: Readonly<Record<string, number>> = {
  "gift-card-v3": 17,
  "gift-card": 19,
  airtime: 10,
  voucher: 11,
  "bill-payment": 11,
  "prepaid-utility": 11,
  "money-transfer": 15,
  "qr-retailer": 4,
  "qr-provider": 5,
  "qr-partner": 4,
};
/** Operations of the test server that every other interface has beside them: data, singleData, reset. */
const ofTheTestServer = 3;

/** Statuses of successes that are not the highest that the contract lists. */
const otherStatuses: Readonly<Record<string, number>> = {
  "voucher lookupVoucher": 200,
  "money-transfer reset": 200,
};

let standin: Standin;
beforeAll(async () => {
  standin = await startStandin();
});

const played = ({ messages }: OperationExample, tester: Tester): Promise<PlayedMessage[]> =>
  play(messages, {
    user: tester.user,
    newId: () => v4(),
    time: () => tester.space.clock().now,
    send: ({ method, path, body }) => tester.client.send(method, path, body as object | undefined),
  });

const expected = (name: string, operation: string): number => {
  const { contract } = new Map(interfaces).get(name) ?? {};
  const success = contract?.operations.find(({ id }) => id === operation)?.success ?? {};
  return otherStatuses[`${name} ${operation}`] ?? Math.max(...Object.keys(success).map(Number));
};

/** Reversals give back what their requests took, and lookups take nothing: they go first, and a reset last. */
const inTurn = (examples: readonly OperationExample[]): OperationExample[] => {
  const rank = ({ operation, advice, usesUp }: OperationExample): number => {
    if (operation === "reset") return 3;
    if (usesUp !== undefined) return 2;
    return advice === "reversal" ? 0 : 1;
  };
  return [...examples].sort((one, other) => rank(one) - rank(other));
};

describe("examples of a family that lack one, or name a stranger", () => {
  const { family, contract } = new Map(interfaces).get("voucher") ?? {};
  if (family === undefined || contract === undefined) throw new Error("no interface voucher");
  const mistakes = (change: (all: readonly Example[]) => readonly Example[]) =>
    exampleMistakes(
      {
        ...family,
        examples: async () => {
          const { examples = {} } = (await family.examples?.()) ?? {};
          return { examples: { voucher: change(examples["voucher"] ?? []) } };
        },
      },
      contract,
    );

  test("are told", async () => {
    expect(await mistakes((all) => all)).toEqual([]);
    expect(await mistakes((all) => all.slice(1))).toEqual([
      "Family voucher: interface voucher: operation provisionVoucher has no example.",
    ]);
    expect(await mistakes((all) => [...all, ...all.slice(0, 1)])).toEqual([
      "Family voucher: interface voucher: examples has provisionVoucher once too often.",
    ]);
    expect(await exampleMistakes({ ...family, examples: undefined }, contract)).toHaveLength(
      contract.operations.length,
    );
  });
});

/** The examples to send, so that one of each operation is sent: those that are no part of another's flow. */
async function whole(name: string): Promise<OperationExample[]> {
  const { family, contract } = new Map(interfaces).get(name) ?? {};
  if (family === undefined || contract === undefined) throw new Error(`no interface ${name}`);
  const examples = await examplesOf(family, contract, ({ basePath }) => basePath);
  const earlier = new Set(examples.flatMap(({ messages }) => messages.slice(0, -1)).map(nameOf));
  return inTurn(examples).filter((example) => !earlier.has(nameOf(example)));
}

const nameOf = (of: { interface: string; operation: string }): string =>
  `${of.interface} ${of.operation}`;

/** Sends examples in turn; the operations of an interface that were sent, and the answers that are not as expected. */
async function sendAll(
  name: string,
  tester: Tester,
  examples: readonly OperationExample[],
): Promise<{ sent: Set<string>; unexpected: string[] }> {
  const sent = new Set<string>();
  const unexpected: string[] = [];
  for (const example of examples)
    for (const { message, answer } of await played(example, tester)) {
      if (message.interface === name) sent.add(message.operation);
      if (answer.status !== expected(message.interface, message.operation))
        unexpected.push(`${nameOf(example)}: ${message.operation} ${answer.status}`);
    }
  return { sent, unexpected };
}

test("one of each operation is accepted, with the status of a success, in the order of their flows", async () => {
  const counts = new Map<string, number>();
  for (const [name, { contract }] of interfaces) {
    const { sent, unexpected } = await sendAll(name, newTester(standin, "7102"), await whole(name));
    expect(unexpected).toEqual([]);
    expect([...sent].sort()).toEqual(contract.operations.map(({ id }) => id).sort());
    counts.set(name, sent.size - (name === "gift-card-v3" ? 0 : ofTheTestServer));
  }
  const ours = Object.keys(ofTheContract).map((name) => [name, counts.get(name)] as const);
  expect(Object.fromEntries(ours)).toEqual(ofTheContract);
  expect(ours.reduce((sum, [, count]) => sum + (count ?? 0), 0)).toBe(107);
});

test("all but those that use something up are accepted again, without a reset", async () => {
  for (const [name] of interfaces) {
    const tester = newTester(standin, "7102");
    const examples = (await whole(name)).filter(({ operation }) => operation !== "reset");
    await sendAll(name, tester, examples);
    const { unexpected } = await sendAll(name, tester, examples);
    const refused = new Set(unexpected.map((text) => text.split(":", 1)[0]));
    const usedUp = examples.filter(({ usesUp }) => usesUp !== undefined).map(nameOf);
    expect([...refused]).toEqual(usedUp);
  }
});

test("a POS that sends them breaks no rule", async () => {
  for (const [name] of interfaces) {
    const tester = newTester(standin, "7102");
    const examples = (await whole(name)).filter(({ kind }) => kind === "advice");
    await sendAll(name, tester, examples);
    const { rules } = await tester.space.verdict({ interfaces: [name] });
    const broken = rules.filter(({ outcome }) => ["fail", "warn", "error"].includes(outcome));
    expect(broken.map(({ id, checks }) => [id, checks[0]?.text])).toEqual([]);
  }
});

test("each message fits the contract: it has no finding", async () => {
  for (const [name] of interfaces) {
    const tester = newTester(standin, "7102");
    await sendAll(name, tester, (await whole(name)).slice(0, -1));
    const { exchanges } = tester.space.messages({ limit: 1_000 });
    expect(
      exchanges.flatMap(({ operation, findings }) => findings.map((one) => [operation, one])),
    ).toEqual([]);
  }
});
