import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v4 } from "uuid";
import type { Standin } from "../../src";
import type { InterfaceContract } from "../../src/contract/operation";
import { families } from "../../src/families";
import { examplesOf } from "../../src/families/kit/examples";
import type { Family } from "../../src/families/kit/family";
import { loadFixtureFile } from "../../src/families/kit/fixture-file";
import { airtimeFamily } from "../../src/families/airtime";
import { play } from "../../src/till/deal";
import { newTester, startStandin } from "../support/standin";

type FixtureFile = Record<string, Record<string, unknown>[]>;

/** The lists whose entities may have an `adviceFault`, by family. */
const bearers: Readonly<Record<string, readonly string[]>> = {
  "gift-card": ["cards"],
  airtime: ["products"],
  voucher: ["products", "vouchers"],
  "prepaid-utility": ["meters"],
  "bill-payment": ["accounts", "policies", "trafficFines"],
  "money-transfer": ["providers"],
  qr: ["terminals"],
};

const read = (family: string): FixtureFile =>
  JSON.parse(readFileSync(join(__dirname, `../../fixtures/${family}.json`), "utf8")) as FixtureFile;

/** A folder with the default fixtures of all families, in which the bearers of some have this fault. */
function faultyFixtures(adviceFault: object, faulty = Object.keys(bearers)): string {
  const folder = mkdtempSync(join(tmpdir(), "standin-advice-faults-"));
  for (const { name } of families) {
    const file = read(name);
    for (const list of faulty.includes(name) ? (bearers[name] ?? []) : [])
      for (const entity of file[list] ?? []) Object.assign(entity, { adviceFault });
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(file));
  }
  return folder;
}

/** An advice of an interface, by its id. */
interface AdviceCase {
  family: Family;
  contract: InterfaceContract;
  id: string;
}

const advices = families.flatMap((family) =>
  family.contracts.flatMap((contract) =>
    contract.operations
      .filter(({ kind }) => kind === "advice")
      .map(({ id }) => [`${contract.name} ${id}`, { family, contract, id }] as const),
  ),
);

/** How the first three copies of an advice are answered, after the messages that lead to it. */
async function statusesOf(
  standin: Standin,
  { family, contract, id }: AdviceCase,
): Promise<number[]> {
  const { client, space, user } = newTester(standin);
  const examples = await examplesOf(family, contract, ({ name }) => standin.interfaces[name] ?? "");
  const messages = examples.find(({ operation }) => operation === id)?.messages ?? [];
  const statuses: number[] = [];
  await play(messages, {
    user,
    newId: () => v4(),
    time: () => space.clock().now,
    send: async ({ method, path, body, name }) => {
      const send = () => client.send(method, path, body as object);
      // An advice that leads to it is struck as well: like a POS, it comes again.
      if (name !== messages.at(-1)?.name) {
        let reply = await send();
        for (let times = 0; times < 2 && reply.status === 500; times += 1) reply = await send();
        return reply;
      }
      for (let times = 0; times < 3; times += 1) statuses.push((await send()).status);
      return { status: 500 };
    },
  });
  return statuses;
}

describe("the adviceFault of what an advice is about", () => {
  let standin: Standin;
  beforeAll(async () => {
    const fault = { when: "before", kind: "status", status: 500 };
    standin = await startStandin({ fixtures: faultyFixtures({ fault, times: 2 }) });
  });

  test.each(advices)("%s: strikes so many", async (_, advice) => {
    const [first, second, third] = await statusesOf(standin, advice);
    expect([first, second]).toEqual([500, 500]);
    expect([200, 202]).toContain(third);
  });
});

describe("the adviceFault of an airtime product", () => {
  test("may have a status in place of a fault, as files of earlier releases do", async () => {
    const older = faultyFixtures({ status: 504, times: 1 }, ["airtime"]);
    const standin = await startStandin({ fixtures: older });
    const [, advice] = advices.find(([name]) => name === "airtime purchaseConfirmation") ?? [];
    if (advice === undefined) throw new Error("airtime has no purchaseConfirmation");
    expect(await statusesOf(standin, advice)).toEqual([504, 202, 202]);
  });

  test.each([
    [{ times: 2 }],
    [{ times: 2, status: 500, fault: { when: "before", kind: "status", status: 500 } }],
  ])("has one of the two: %j", (adviceFault) => {
    const folder = faultyFixtures(adviceFault, ["airtime"]);
    expect(() => loadFixtureFile(airtimeFamily, join(folder, "airtime.json"))).toThrow(
      "products[0].adviceFault: needs either a fault or a status",
    );
  });
});
