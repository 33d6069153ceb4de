import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerResponse } from "node:http";
import type { ComparisonReport } from "../../src/compare/report/comparison-report";
import type { Standin } from "../../src";
import { type Ended, runHere } from "../support/program";
import { startStandin } from "../support/standin";
import { changeAt, startProxy } from "./proxy";

/*
 * The command, over real HTTP: a second simulator is the provider. A proxy edits its answers.
 */

let users = 0;

/** Compares interfaces of providers, in a data space of its own there. */
async function compare(
  urls: Readonly<Record<string, string>>,
  ...options: string[]
): Promise<Ended & { report: ComparisonReport }> {
  users += 1;
  const upstream = Object.entries(urls).flatMap(([name, url]) => ["--upstream", `${name}=${url}`]);
  const words = ["compare", ...upstream, "--upstream-rate", "1000", "--json", ...options];
  const user = options.includes("--user") ? [] : ["--user", `7102:compared-${users}`];
  const ended = await runHere([...words, ...user]);
  return { ...ended, report: JSON.parse(ended.out || "{}") as ComparisonReport };
}

const urlsOf = (provider: Standin, ...names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [name, `${provider.url}${provider.interfaces[name] ?? ""}`]),
  );

const told = ({ drifts }: ComparisonReport): string[] =>
  drifts.map(({ class: whose, key }) => `${whose}: ${key}`);

test("two simulators with different seeds do not differ", async () => {
  const provider = await startStandin({ seed: "another" });
  const { code, report } = await compare(urlsOf(provider, "airtime", "voucher"));
  expect(told(report)).toEqual([]);
  expect({ code, result: report.result, hosts: report.hosts }).toEqual({
    code: 0,
    result: "same",
    hosts: [new URL(provider.url).host],
  });
  expect(report.played).toBe(report.flows);
  expect(report.answers).toBeGreaterThan(200);
  expect(report.values).toBeGreaterThan(5_000);
});

interface Edit {
  what: string;
  /** Method and path of the messages whose answers are edited. */
  to: RegExp;
  path?: string;
  change?: (value: unknown) => unknown;
  status?: readonly [from: number, to: number];
  told: string;
}

const purchase = /^POST \/purchases$/;
const confirmation = /^POST \/purchases\/confirmation/;

describe("an edit at the provider is told once, and nothing else", () => {
  const edits: readonly Edit[] = [
    {
      what: "an amount",
      to: purchase,
      path: "amounts.approvedAmount.amount",
      change: (value) => Number(value) - 1,
      told: "open: airtime purchase value amounts.approvedAmount.amount",
    },
    {
      what: "a member that is gone",
      to: purchase,
      path: "amounts",
      change: () => undefined,
      told: "open: airtime purchase gone amounts",
    },
    {
      what: "another requestId",
      to: confirmation,
      path: "requestId",
      change: () => "0f5b1d4e-7c0a-4b5e-9d3f-5a2b8c1d7e60",
      told: "provider-breaks: airtime purchaseConfirmation value requestId",
    },
    {
      what: "200 for 202",
      to: confirmation,
      status: [202, 200],
      told: "provider-breaks: airtime purchaseConfirmation status 202 200",
    },
    {
      what: "a member more",
      to: confirmation,
      path: "thirdPartyIdentifiers.0",
      change: (value) => Object.assign({ extra: "x" }, value),
      told: "open: airtime purchaseConfirmation more thirdPartyIdentifiers[].extra",
    },
    {
      what: "an old time",
      to: purchase,
      path: "time",
      change: () => "2019-03-04T12:00:00.000Z",
      told: "provider-breaks: airtime purchase time time",
    },
    {
      what: "an amount as text",
      to: purchase,
      path: "amounts.approvedAmount.amount",
      change: String,
      told: "provider-breaks: airtime purchase type amounts.approvedAmount.amount",
    },
    {
      what: "a serial number of another length",
      to: /^POST \/vouchers/,
      path: "voucher.serialNumber",
      change: () => "VJ55",
      told: "open: airtime provisionVoucher format voucher.serialNumber",
    },
    {
      what: "another reference at the confirmation",
      to: confirmation,
      path: "thirdPartyIdentifiers.1.transactionIdentifier",
      change: () => "SQL5RAMLB56VF",
      told: "provider-breaks: airtime purchaseConfirmation value thirdPartyIdentifiers[].transactionIdentifier",
    },
  ];
  test.each(edits)("$what", async ({ to, path = "", change = String, status, told: expected }) => {
    const provider = await startStandin({ seed: "another" });
    const url = await startProxy(provider, "airtime", (answer) => {
      if (!to.test(answer.to)) return answer;
      if (path !== "") changeAt(answer.body, path, change);
      return status?.[0] === answer.status ? { ...answer, status: status[1] } : answer;
    });
    const { code, report } = await compare({ airtime: url });
    expect(told(report)).toEqual([expected]);
    expect(code).toBe(1);
  });
});

/** A proxy in front of airtime whose answers to purchases have these members changed. */
const startEdited = async (...paths: string[]): Promise<string> =>
  startProxy(await startStandin({ seed: "another" }), "airtime", (answer) => {
    if (purchase.test(answer.to))
      for (const path of paths) changeAt(answer.body, path, (value) => `${String(value)} more`);
    return answer;
  });

test("differences of a baseline count no longer, and one more is told alone", async () => {
  const folder = mkdtempSync(join(tmpdir(), "standin-compare-"));
  const baseline = join(folder, "drift.json");
  const first = await compare(
    { airtime: await startEdited("settlementEntity.name") },
    "--write-baseline",
    baseline,
  );
  expect(first.code).toBe(1);
  const again = await compare(
    { airtime: await startEdited("settlementEntity.name") },
    "--baseline",
    baseline,
  );
  expect(again).toMatchObject({ code: 0, report: { result: "same", counts: { open: 0 } } });
  const [html, junit, markdown] = ["html", "xml", "md"].map((end) => join(folder, `drift.${end}`));
  const more = await compare(
    { airtime: await startEdited("settlementEntity.name", "receiver.name") },
    ...["--baseline", baseline, "--html", html, "--junit", junit, "--markdown", markdown].map(
      String,
    ),
  );
  const counting = more.report.drifts.filter(({ counts }) => counts);
  expect(counting.map(({ key }) => key)).toEqual(["airtime purchase text receiver.name"]);
  expect(more.code).toBe(1);
  const [page, cases, summary] = [html, junit, markdown].map((file) =>
    readFileSync(String(file), "utf8"),
  );
  expect(page).toContain("airtime purchase: receiver.name is another text");
  expect(cases).toContain('failures="1" errors="0" skipped="1"');
  expect(summary).toContain("### open: airtime purchase: receiver.name is another text");
});

test("a difference is allowed until a day; what allows none, or ours, fails", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "standin-compare-")), "allow.yaml");
  const allow = (item: string): void => {
    writeFileSync(file, `allow:\n  - { ${item}, reason: agreed, owner: me, until: 2999-01-01 }\n`);
  };
  const url = await startEdited("settlementEntity.name");
  allow("operation: purchase, member: settlementEntity.name");
  expect(await compare({ airtime: url }, "--allow", file)).toMatchObject({ code: 0 });
  allow("operation: purchase, member: receiver.name");
  expect(await compare({ airtime: url }, "--allow", file)).toMatchObject({
    code: 1,
    report: { problems: [`${file}:2:5: this matches no difference`] },
  });
  allow("class: we-break");
  expect(await compare({ airtime: url }, "--allow", file)).toMatchObject({
    code: 2,
    err: expect.stringContaining(`${file}:2:7: allow[0].class: cannot be allowed`) as unknown,
  });
});

describe("a provider that gives no answer leaves the comparison undecided", () => {
  const failures: readonly [string, (response: ServerResponse) => void, RegExp][] = [
    ["reset", (response) => response.socket?.resetAndDestroy(), /reset/],
    ["HTML", (response) => response.end("<html></html>"), /200 that is not JSON/],
    ["silence", () => undefined, /timeout/],
  ];
  test.each(failures)("%s", async (_what, fail, reason) => {
    const provider = await startStandin({ seed: "another" });
    const url = await startProxy(provider, "airtime", (answer, response) => {
      if (!answer.to.startsWith("POST /purchases/confirmation")) return answer;
      fail(response);
      return undefined;
    });
    const words = ["--upstream-timeout", "1s", "--keep-open"];
    const { code, report } = await compare({ airtime: url }, ...words);
    expect({ code, result: report.result, drifts: report.drifts }).toEqual({
      code: 3,
      result: "undecided",
      drifts: [],
    });
    expect(report.undecided.join(" ")).toMatch(reason);
    expect(report.answers).toBeGreaterThan(0);
  });
});

test("files that a full disk does not take are named, what was compared is reported, and nothing stays open", async () => {
  const provider = await startStandin({ seed: "another" });
  const files = ["--html", "/dev/full", "--export", "/dev/full", "--write-baseline", "/dev/full"];
  const user = "7102:full-disk";
  const { code, err, report } = await compare(
    urlsOf(provider, "airtime"),
    ...["--user", user, ...files],
  );
  expect({ code, err, result: report.result }).toEqual({
    code: 3,
    err: "/dev/full: the disk is full.\n".repeat(3),
    result: "same",
  });
  const { transactions } = await provider
    .space("7102", "full-disk")
    .transactions({ state: "PENDING" });
  expect(transactions).toEqual([]);
});
