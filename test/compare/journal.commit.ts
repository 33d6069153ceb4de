import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { journalText } from "../../src/conformance/journal-file";
import type { ComparisonReport } from "../../src/compare/report/comparison-report";
import { runHere } from "../support/program";
import { startStandin } from "../support/standin";
import { cards, newTill, redemptionOf } from "../support/messages/gift-card";

/* A journal is played again: against the simulator, and against a provider whose cards have other numbers. */

const folder = mkdtempSync(join(tmpdir(), "standin-compared-journal-"));

/** The file of the journal of a till that redeems, confirms and reverses. */
async function recordJournal(): Promise<string> {
  const till = newTill(await startStandin({ seed: "recorded" }));
  const [first, second] = [redemptionOf(cards.funded, 100), redemptionOf(cards.funded, 250)];
  await till.redeem(first);
  await till.redeem(second);
  await till.confirm("redemption", first.id);
  await till.reverse("redemption", second.id);
  await till.reverse("redemption", second.id);
  await till.redeem(redemptionOf(cards.fresh, 100));
  const file = join(folder, "run.jsonl");
  writeFileSync(file, journalText(await till.space.journal()));
  return file;
}

const compare = async (...words: string[]) => {
  const { out, err, code } = await runHere(["compare", "--json", ...words]);
  return { out, err, code, report: JSON.parse(out || "{}") as ComparisonReport };
};

test("a journal and the simulator do not differ, and no values are asked for that the fixtures have", async () => {
  const file = await recordJournal();
  const { code, report, err } = await compare("--journal", file, "--sides", "recorded,standin");
  expect({ err, code, drifts: report.drifts, undecided: report.undecided }).toEqual({
    err: "",
    code: 0,
    drifts: [],
    undecided: [],
  });
  expect(report).toMatchObject({ result: "same", answers: 6, flows: 3, played: 3 });
});

test("what a journal does not show is asked for, each value once, and then shown nowhere", async () => {
  const provider = await startStandin({ seed: "another" });
  const file = await recordJournal();
  const values = join(folder, "values.yaml");
  const words = ["--journal", file, "--sides", "recorded,upstream"];
  const to = ["--upstream", `gift-card-v3=${provider.url}/giftcard/v3`];
  const first = await compare(...words, ...to, "--write-values", values);
  expect(first).toMatchObject({
    code: 3,
    report: {
      result: "undecided",
      undecided: [
        "3 of 6 messages cannot be played: values are missing. --write-values FILE lists them.",
        "Nothing was compared.",
        "3 of 3 flows could not be played.",
      ],
    },
  });
  const written = readFileSync(values, "utf8");
  expect(written.match(/upstream: ""/g)).toHaveLength(2);
  const cardOf = (shown: string): string =>
    [cards.funded, cards.fresh].find((pan) => pan.endsWith(shown.slice(-4))) ?? "";
  writeFileSync(
    values,
    written.replaceAll(
      /shown: "(.*)"\n(.*\n)(.*)""/g,
      (_all, shown: string, flows: string, side: string) =>
        `shown: "${shown}"\n${flows}${side}"${cardOf(shown)}"`,
    ),
  );
  const { code, out, err, report } = await compare(...words, ...to, "--values", values);
  expect({ code, drifts: report.drifts, err }).toEqual({ code: 0, drifts: [], err: "" });
  expect(out).not.toContain(cards.funded);
  // The first flow that wants the card uses it up. The message of another one after it is not sent.
  const usedUp = readFileSync(values, "utf8").replace(/( +)flows: \d+\n/g, "$&$1uses: 1\n");
  writeFileSync(values, usedUp);
  const second = await compare(...words, ...to, "--values", values);
  expect(second.report.unplayed).toEqual([
    { name: expect.any(String) as string, interface: "gift-card-v3", reason: "values are used up" },
  ]);
  expect(second).toMatchObject({ code: 3, report: { flows: 3, played: 2 } });
  // A third of the flows is not played; the provider's balance is not that of the start any more.
  expect(second.report.drifts.filter(({ counts }) => counts)).toEqual([]);
});

test("a simulator keeps what its journal does not show, and the journal is played again with it", async () => {
  const kept = join(folder, "kept.yaml");
  const provider = await startStandin({ keepValues: kept, user: "7102", password: "kept" });
  const names = ["money-transfer", "prepaid-utility"];
  const to = names.flatMap((name) => [
    ...["--upstream", `${name}=${provider.url}${provider.interfaces[name] ?? ""}`],
  ]);
  const words = ["--upstream-rate", "1000", "--user", "7102:kept", "--keep-open"];
  expect(await compare(...to, ...words)).toMatchObject({ code: 0 });
  expect(statSync(kept).mode & 0o777).toBe(0o600);
  const file = join(folder, "kept.jsonl");
  writeFileSync(file, journalText(await provider.journal()));
  const again = ["--journal", file, "--sides", "recorded,standin"];
  expect(await compare(...again)).toMatchObject({ code: 3, report: { drifts: [] } });
  const { code, report } = await compare(...again, "--values", kept);
  expect({ code, result: report.result, drifts: report.drifts }).toEqual({
    code: 0,
    result: "same",
    drifts: [],
  });
  expect(report.played).toBe(report.flows);
  expect(report.answers).toBeGreaterThan(200);
});

test("values are kept in a file of our own that nobody else may read, and of no users", async () => {
  const other = join(folder, "other.yaml");
  writeFileSync(other, "values: []\n", { mode: 0o600 });
  await expect(startStandin({ keepValues: other })).rejects.toThrow(
    `${other}:1:1: this is not a file of kept values`,
  );
  const open = join(folder, "open.yaml");
  writeFileSync(open, "# Values that journals do not show.\n");
  chmodSync(open, 0o644);
  await expect(startStandin({ keepValues: open })).rejects.toThrow("others can read it");
  const users = join(folder, "users.yaml");
  writeFileSync(users, "users:\n  - name: shop-1\n    password: one\n");
  await expect(startStandin({ users, keepValues: join(folder, "no.yaml") })).rejects.toThrow(
    "keepValues (--keep-values) keeps secrets of all users: leave it out with users.",
  );
});

test("kept values go on in a file that is there, each once", async () => {
  const kept = join(folder, "twice.yaml");
  for (const count of [1, 2]) {
    const standin = await startStandin({ keepValues: kept, keyFile: join(folder, "twice.key") });
    const till = newTill(standin, "7102", "twice");
    await till.redeem(redemptionOf(cards.funded, count));
    await till.redeem(redemptionOf(cards.funded, count));
  }
  expect(readFileSync(kept, "utf8").match(/value: .*/g)).toEqual([
    `value: ${JSON.stringify(cards.funded)}`,
  ]);
});

const figures = ({ report, code }: Awaited<ReturnType<typeof compare>>) => ({
  code,
  result: report.result,
  unplayed: report.unplayed,
  drifts: report.drifts.map(({ key }) => key),
});
const same = { code: 0, result: "same", unplayed: [], drifts: [] };

test("ten interfaces of two simulators do not differ, nor does the simulator from what was recorded", async () => {
  const kept = join(folder, "kept.yaml");
  const provider = await startStandin({
    ...{ seed: "another", journal: 20_000, keepValues: kept, user: "7102", password: "all" },
  });
  const to = Object.entries(provider.interfaces).flatMap(([name, path]) => [
    ...["--upstream", `${name}=${provider.url}${path}`],
  ]);
  const live = await compare(...to, "--upstream-rate", "10000", "--user", "7102:all");
  expect(figures(live)).toEqual(same);
  expect(live.report.answers).toBeGreaterThan(1_800);
  const file = join(folder, "all.jsonl");
  writeFileSync(file, journalText(await provider.journal()));
  const words = ["--journal", file, "--sides", "recorded,standin", "--values", kept];
  const again = await compare(...words);
  expect(figures(again)).toEqual(same);
  expect(again.report.answers).toBeGreaterThan(1_800);
  const withoutTimes = ({ times: _times, ...report }: ComparisonReport): unknown => report;
  expect(withoutTimes((await compare(...words)).report)).toEqual(withoutTimes(again.report));
});
