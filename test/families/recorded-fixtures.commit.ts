import { mkdtempSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import type { Standin } from "../../src";
import type { OperationExample } from "../../src/till/example";
import { runHere } from "../support/program";
import { newTester, startStandin } from "../support/standin";
import { Till, newTill, redemptionOf, requestFor } from "../support/messages/gift-card";

/* Fixtures are made from what a provider answers. */

const folder = mkdtempSync(join(tmpdir(), "standin-recorded-"));
let directories = 0;
const newDirectory = (): string => join(folder, `recorded-${(directories += 1)}`);

const authorization = `Basic ${btoa("7102:recorded")}`;

/** A simulator in front of a provider, which records; `end` gives what was said at the end. */
async function startRecording(provider: Standin) {
  const directory = newDirectory();
  const lines: string[] = [];
  const log = pino(
    { level: "info" },
    { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const upstream = Object.fromEntries(
    Object.entries(provider.interfaces).map(([name, path]) => [name, `${provider.url}${path}`]),
  );
  const front = await startStandin({
    ...{ upstream, upstreamRate: 10_000, upstreamAtOnce: 32, record: directory },
    log,
  });
  const end = async (): Promise<string[]> => {
    await front.close();
    return lines.filter((line) =>
      /^Recorded|^ {2}(?:no answer showed|left out|.* is now )/.test(line),
    );
  };
  return { front, directory, end };
}

/** Every example of every interface. */
async function sendExamples(standin: Standin): Promise<void> {
  const ask = async <T>(path: string): Promise<T> =>
    (await (
      await fetch(`${standin.url}/standin${path}`, { headers: { authorization } })
    ).json()) as T;
  for (const name of Object.keys(standin.interfaces))
    for (const { operation } of await ask<OperationExample[]>(`/examples/${name}`)) {
      const flow = await ask<OperationExample>(`/examples/${name}/${operation}`);
      for (const { method, path, body } of flow.messages)
        await fetch(standin.url + path, {
          method,
          headers: { authorization, "content-type": "application/json" },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
    }
}

/** The clock of a data space whose messages go to a provider is the provider's. */
function newSeller(front: Standin) {
  const tester = newTester(front);
  return { tester, till: new Till(tester.client, tester.space, tester) };
}

/** A provider that knows these two cards, and no other. */
const theirCards = ["6099319999999999994", "6099318888888888883"] as const;

async function startProvider(): Promise<Standin> {
  const fixtures = join(folder, "theirs");
  mkdirSync(fixtures, { recursive: true });
  const state = { expiryDate: "4912", status: "ACTIVATED_CONFIRMED", currency: "710" };
  const balance = { book: 43_210, available: 43_210, productId: "THEIRS" };
  const lists = {
    cards: theirCards.map((pan) => ({ pan, ...state, ...balance })),
    products: [{ id: "THEIRS", startingBalance: { amount: 5_000, currency: "710" } }],
  };
  writeFileSync(join(fixtures, "gift-card.json"), JSON.stringify(lists));
  return startStandin({ seed: "theirs", fixtures });
}

test("examples through a provider make fixtures that are right", async () => {
  const { front, directory, end } = await startRecording(await startStandin({ seed: "theirs" }));
  await sendExamples(front);
  const lines = await end();
  expect(lines.filter((line) => line.startsWith("Recorded"))).toEqual(
    [
      "4 products, 11 cards in /gift-card.json",
      "5 providers, 23 products, 1 promotion, 1 msisdn in /airtime.json",
      "1 vendor, 1 product, 10 vouchers in /voucher.json",
      "3 billers, 1 policy, 1 traffic fine, 1 account in /bill-payment.json",
      "1 utility, 1 provider, 1 meter in /prepaid-utility.json",
      "2 customers, 2 references, 1 rate in /money-transfer.json",
    ].map((text) => `Recorded ${text.replace("/", `${directory}/`)}.`),
  );
  expect(lines.filter((line) => line.includes("left out"))).toEqual([]);
  expect(readdirSync(directory)).toHaveLength(6);
  expect(await runHere(["fixtures", "check", directory])).toMatchObject({ code: 0, err: "" });
});

test("a simulator of recorded fixtures has the provider's balances, on other card numbers", async () => {
  const { front, directory, end } = await startRecording(await startProvider());
  const { till } = newSeller(front);
  const [sold, undone] = theirCards;
  await till.redeem(redemptionOf(sold, 10_000));
  const other = redemptionOf(undone, 20_000);
  await till.lookup(requestFor(undone));
  await till.redeem(other);
  await till.reverse("redemption", other.id);
  const lines = await end();
  const text = readFileSync(join(directory, "gift-card.json"), "utf8");
  for (const pan of theirCards) expect([text, ...lines].join()).not.toContain(pan);
  const numbers = lines.flatMap((line) => / is now (\d+)$/.exec(line)?.[1] ?? []);
  expect(lines).toEqual([
    `Recorded 1 product, 2 cards in ${join(directory, "gift-card.json")}.`,
    "  no answer showed of 1 product, and is assumed: startingBalance",
    `  card 609931*********9994 is now ${numbers[0]}`,
    `  card 609931*********8883 is now ${numbers[1]}`,
  ]);
  const recorded = newTill(await startStandin({ fixtures: directory }));
  const balances = await Promise.all(numbers.map((pan) => recorded.balances(pan)));
  expect(balances).toEqual([
    [33_210, 33_210],
    [43_210, 43_210],
  ]);
});

test("what a provider refuses, or answers against the contract, is not recorded", async () => {
  const provider = await startProvider();
  const { front, directory, end } = await startRecording(provider);
  const { till, tester } = newSeller(front);
  provider.space(tester.user, tester.password).scenario({
    name: "odd",
    title: "Odd answers",
    interface: "gift-card-v3",
    rules: [
      {
        on: { operation: "redeem" },
        fault: { kind: "edit", when: "after", set: { "amounts.balanceAmount.amount": "much" } },
      },
    ],
  });
  await till.redeem(redemptionOf(theirCards[0], 100));
  await till.redeem(redemptionOf("6099310000000000001", 100));
  expect(await end()).toEqual([]);
  expect(readdirSync(directory)).toEqual([]);
});

test("nothing is recorded over other files, without a provider, or of several users at once", async () => {
  const upstream = { "gift-card-v3": "http://127.0.0.1:9/giftcard/v3" };
  await expect(startStandin({ upstream, record: process.cwd() })).rejects.toThrow(
    `${process.cwd()}: there are files in it: name a new directory.`,
  );
  await expect(startStandin({ record: newDirectory() })).rejects.toThrow(
    "record (--record) records a provider: name it with upstream (--upstream).",
  );
  const users = join(folder, "users.yaml");
  await expect(startStandin({ users, record: newDirectory() })).rejects.toThrow(
    "record (--record) writes entities of all users into one file: leave it out with users.",
  );
});
