import type { Standin } from "../../src";
import { startStandin } from "../support/standin";
import { addressOf, openPage, wrongInLooks } from "./open";

const pageOf = (standin: Standin, path = "reference"): string =>
  `${standin.url}/standin/console/${path}`;

test("leads from the documents to an operation: members, types, bounds, answers, an example", async () => {
  const standin = await startStandin();
  const page = await openPage(pageOf(standin));
  await page.getByRole("link", { name: "Gift card, v3" }).click();
  await page
    .getByRole("row", { name: /redeem.*POST \/giftcard\/v3\/redemptions/ })
    .first()
    .waitFor();
  await page.getByRole("link", { name: "redeem", exact: true }).click();
  await page.getByRole("heading", { name: "redeem" }).waitFor();
  expect((await addressOf(page)).href).toBe(pageOf(standin, "reference/gift-card-v3/redeem"));
  const request = page.getByRole("region", { name: "Request", exact: true });
  expect(await request.getByRole("row", { name: /^card\.pan / }).textContent()).toMatch(
    /string.*required/,
  );
  expect(await page.getByRole("region", { name: "Example: Request" }).textContent()).toContain(
    '"terminalId"',
  );
  await page.getByText("504", { exact: true }).click();
  expect(
    await page.getByRole("region", { name: "Answer 504" }).getByText("errorType").isVisible(),
  ).toBe(true);
});

test("has every operation of every interface, and of the control API", async () => {
  const standin = await startStandin();
  const page = await openPage(pageOf(standin));
  for (const name of [...Object.keys(standin.interfaces), "control"]) {
    await page.goto(pageOf(standin, `reference/${name}`));
    await page.getByRole("row").nth(1).waitFor();
    const document = (await (await fetch(`${standin.url}/standin/openapi/${name}`)).json()) as {
      paths: Record<string, object>;
    };
    const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    expect(await page.locator("tbody tr").count()).toBe(operations.length);
  }
});

test("shows the rules, and one with what keeps it and what breaks it", async () => {
  const standin = await startStandin();
  const page = await openPage(pageOf(standin));
  await page.getByRole("link", { name: "Rules" }).click();
  await page.getByRole("row", { name: /^GC-11 must gift-card-v3, gift-card Reverse/ }).waitFor();
  await page.getByRole("region", { name: "Rules that are not judged" }).waitFor();
  await page.getByRole("link", { name: "GC-11", exact: true }).press("Enter");
  await page.getByRole("heading", { name: "GC-11" }).waitFor();
  expect((await addressOf(page)).href).toBe(pageOf(standin, "reference/rules/GC-11"));
  const kept = page.getByRole("region", { name: "Kept", exact: true });
  expect(await kept.textContent()).toMatch(/activate.*No answer comes.*reverseActivation/s);
  const broken = page.getByRole("region", { name: "Broken", exact: true });
  expect(await broken.textContent()).not.toContain("reverseActivation");
  await page.goBack();
  await page.getByRole("heading", { name: "Rules", exact: true }).waitFor();
});

test("an address without a document, or an operation, says so", async () => {
  const standin = await startStandin();
  const page = await openPage(pageOf(standin, "reference/nonsense"), { expected: /404/ });
  await page.getByText("There is no document nonsense.").waitFor();
  await page.goto(pageOf(standin, "reference/voucher/nonsense"));
  await page.getByText("There is no operation nonsense").waitFor();
  await page.getByRole("main").getByRole("link", { name: "All documents" }).click();
  await page.getByRole("link", { name: "Control API" }).waitFor();
  await page.goto(pageOf(standin, "reference/rules/nonsense"));
  await page.getByText("There is no rule nonsense.").waitFor();
  await page.getByRole("main").getByRole("link", { name: "All rules" }).click();
  await page.getByRole("heading", { name: "Rules", exact: true }).waitFor();
});

test("passes axe and fits its window, wide and narrow, light and dark", async () => {
  const standin = await startStandin();
  const page = await openPage(pageOf(standin));
  await page.getByRole("link", { name: "Control API" }).waitFor();
  expect(await wrongInLooks(page, "documents")).toEqual([]);
  for (const [path, picked] of [
    ["reference/voucher", "reference"],
    ["reference/gift-card-v3/redeem", "operation"],
    ["reference/rules", "rules"],
    ["reference/rules/GC-11", "rule"],
  ] as const) {
    await page.goto(pageOf(standin, path));
    await page.getByRole("row").or(page.getByRole("listitem")).nth(1).waitFor();
    expect([path, await wrongInLooks(page, picked)]).toEqual([path, []]);
  }
});
