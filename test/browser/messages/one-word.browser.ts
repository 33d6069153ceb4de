import { request } from "node:http";
import type { Page } from "playwright-core";
import type { Standin } from "../../../src";
import { Client } from "../../support/client";
import {
  adviceFor,
  advicePath,
  cards,
  loadOf,
  redemptionOf,
  requestPath,
} from "../../support/messages/gift-card";
import { runHere } from "../../support/program";
import { startStandin, until } from "../../support/standin";
import { openPage } from "../open";

/** The last line of a scenario for each way in which a load ends, and the words for what comes of it. */
const endings = [
  { fault: { when: "after", kind: "status", status: 504 }, words: ["504"] },
  { fault: { when: "after", kind: "empty" }, words: ["not sent"] },
  { fault: { when: "before", kind: "empty" }, words: ["not sent"] },
  { fault: { when: "after", kind: "malformed" }, words: ["201 spoiled"] },
  { fault: { when: "after", kind: "replay" }, words: ["201", "second delivery"] },
  { fault: { when: "after", kind: "delay", for: "60s" }, words: ["client left"], leaves: true },
  { fault: { when: "after", kind: "delay", for: "60s" }, words: ["no answer yet"] },
  { fault: { when: "after", kind: "no-answer", for: "60s" }, words: ["no answer yet"] },
] as const;

/** Sends a load that meets a fault, and waits until its words are there. */
async function meet(standin: Standin, { fault, words, ...ending }: (typeof endings)[number]) {
  standin.scenario({
    name: "ending",
    title: "One load ends so",
    interface: "gift-card-v3",
    rules: [{ on: { operation: "load" }, times: 1, fault }],
  });
  const before = standin.messages().exchanges.length;
  const load = loadOf(cards.empty, 100);
  const sent = request(standin.url + requestPath("load", load.id), {
    method: "POST",
    auth: "7102:pos",
    headers: { "content-type": "application/json" },
  });
  sent.on("error", () => undefined);
  sent.end(JSON.stringify(load));
  const newest = () => standin.messages().exchanges[before];
  await until(() => standin.messages().exchanges.length === before + words.length);
  if (!("leaves" in ending)) return;
  sent.destroy();
  await until(() => newest()?.clientLeftMs !== undefined);
}

/** What the cell of a row says under a heading. */
async function cellOf(page: Page, number: number, heading: string): Promise<string> {
  const headings = await page.getByRole("columnheader").allTextContents();
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: String(number), exact: true }) });
  return (await row.getByRole("cell").nth(headings.indexOf(heading)).textContent()) ?? "";
}

/** The cells of a table of the command line, by the first of each row. */
const linesOf = async (standin: Standin, ...args: string[]): Promise<string[][]> =>
  (await runHere([...args, "--url", standin.url])).out
    .split("\n")
    .map((line) => line.trim().split(/ {2,}/));

test("an exchange has one word for how it ended, in list, detail, diagram, report and command line", async () => {
  const standin = await startStandin();
  for (const ending of endings) await meet(standin, ending);
  standin.scenario(null);
  const { exchanges } = standin.messages();
  const expected = endings.flatMap(({ words }) => words);
  expect(exchanges).toHaveLength(expected.length);
  const page = await openPage(`${standin.url}/standin/console/messages`);
  await page.getByRole("link", { name: String(expected.length), exact: true }).waitFor();
  const inList: string[] = [];
  for (const { number } of exchanges) inList.push(await cellOf(page, number, "answer"));
  expect(inList).toEqual(expected);

  const listed = await linesOf(standin, "messages");
  expect(listed.slice(1, -1).map(([, , answer]) => answer)).toEqual(expected);

  for (const [at, { number, messageId }] of exchanges.entries()) {
    const word = expected[at] ?? "";
    await page.goto(`${standin.url}/standin/console/messages/${number}`);
    const answer = page.locator("dt", { hasText: "Answer" }).locator("xpath=following-sibling::dd");
    expect(await answer.textContent()).toMatch(new RegExp(`^${word}(:|,| after)`));
    const [, shown = ""] =
      /^ {2}outcome +(.*)$/m.exec(
        (await runHere(["messages", "show", String(number), "--url", standin.url])).out,
      ) ?? [];
    expect(shown.replace("answered ", "").split(": ")[0]).toBe(word);
    await page.goto(`${standin.url}/standin/console/transactions/${messageId ?? ""}`);
    const step = page.locator(".sequence li").filter({
      has: page.getByRole("link", { name: `Message ${number}` }),
    });
    expect(await step.locator(".between").textContent()).toMatch(
      new RegExp(`(load R\\s1\\.00(?: again)?|answer )${word}`),
    );
    const steps = await linesOf(standin, "transactions", "show", messageId ?? "");
    expect(steps.find(([first]) => first === String(number))?.[3]).toBe(word);
  }
  const html = await (
    await fetch(`${standin.url}/standin/verdict?format=html`, {
      headers: { authorization: `Basic ${btoa("7102:pos")}` },
    })
  ).text();
  for (const word of new Set(expected)) expect(html).toMatch(new RegExp(`<td>${word}(<| )`));
});

test("a transaction has one word for its state, in list, detail, diagram and command line", async () => {
  const standin = await startStandin();
  const client = new Client(standin.url, "7102", "pos");
  const send = async (kind?: "confirmations" | "reversals"): Promise<string> => {
    const load = loadOf(cards.empty, 100);
    await client.post(requestPath("load", load.id), load);
    if (kind === undefined) return load.id;
    const advice = adviceFor(load.id, kind === "reversals" ? { reversalReason: "CANCELLED" } : {});
    await client.post(advicePath("load", kind, load.id, advice.id), advice);
    return load.id;
  };
  const declined = redemptionOf(cards.empty, 100_000);
  await client.post(requestPath("redemption", declined.id), declined);
  const states = new Map([
    [declined.id, "DECLINED"],
    [await send(), "PENDING"],
    [await send("confirmations"), "CONFIRMED"],
    [await send("reversals"), "REVERSED"],
  ]);
  const listed = await linesOf(standin, "transactions");
  const page = await openPage(`${standin.url}/standin/console/transactions`);
  for (const [id, state] of states) {
    expect(listed.find(([first]) => first === id)?.[3]).toBe(state);
    await page.goto(`${standin.url}/standin/console/transactions`);
    const row = page.getByRole("row").filter({ hasText: id.slice(0, 8) });
    await row.getByText(state).waitFor();
    await page.goto(`${standin.url}/standin/console/transactions/${id}`);
    const now = page.locator("dt", { hasText: "State now" }).locator("xpath=following-sibling::dd");
    expect(await now.textContent()).toMatch(new RegExp(`${state}$`));
    expect(await page.locator(".sequence .notes").last().textContent()).toContain(state);
    const { out } = await runHere(["transactions", "show", id, "--url", standin.url]);
    expect(out.split("\n")[0]).toMatch(new RegExp(`: ${state}$`));
  }
});
