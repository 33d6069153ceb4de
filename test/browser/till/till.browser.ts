import type { Page } from "playwright-core";
import type { Standin } from "../../../src";
import type { Behaviour } from "../../../src/till/deal";
import { families } from "../../../src/families";
import { startStandin } from "../../support/standin";
import { openPage, wrongInLooks } from "../open";

const till = (standin: Standin, ...parts: string[]): string =>
  [`${standin.url}/standin/console/till`, ...parts].join("/");

/** The first request of each interface, and the status with which it is answered. */
const requests = families.flatMap(({ contracts }) =>
  contracts.map(({ name, operations }) => {
    const request = operations.find(({ kind }) => kind === "request");
    return [
      name,
      request?.id ?? "",
      Math.max(...Object.keys(request?.success ?? {}).map(Number)),
    ] as const;
  }),
);

const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();
/** What was sent, newest first. */
const sent = (page: Page) => page.getByRole("main").locator("details");
const lastSent = (page: Page) => sent(page).first().locator("summary");
/** The mark of that status; the path beside it can have any digits in its id. */
const lastAnswered = (page: Page, status: number) =>
  lastSent(page).locator(".mark", { hasText: String(status) });
const advices = (page: Page) => page.getByRole("region", { name: "Advices" }).getByRole("row");
/** Operations and statuses of the messages that the simulator has, oldest first. */
const received = (standin: Standin): string[] =>
  standin.messages().exchanges.map(({ operation, status }) => `${operation} ${status}`);

test.each(requests)(
  "the form of %s, filled with the example of %s, is sent and accepted",
  async (name, operation, status) => {
    const standin = await startStandin();
    const page = await openPage(till(standin, name, encodeURIComponent(operation)));
    await send(page);
    await lastSent(page).getByText(operation, { exact: true }).waitFor();
    await lastAnswered(page, status).waitFor();
    const { exchanges } = standin.messages();
    expect(exchanges.at(-1)).toMatchObject({ interface: name, operation, status });
    expect(exchanges.flatMap(({ findings }) => findings)).toEqual([]);
  },
);

describe("a message", () => {
  test("is followed by its advices and lookups, about it", async () => {
    const standin = await startStandin();
    const page = await openPage(till(standin, "voucher", "redeemVoucher"));
    await page.getByText("sends first what leads to it").waitFor();
    await send(page);
    const now = page.getByRole("group", { name: "What fits now" });
    await now.getByRole("button", { name: "lookupRedemption" }).click();
    await lastSent(page).getByText("lookupRedemption").waitFor();
    await lastAnswered(page, 200).waitFor();
    await now.getByRole("button", { name: "Confirm" }).click();
    await advices(page).getByText("final").waitFor();
    expect(received(standin)).toEqual([
      "provisionVoucher 201",
      "confirmVoucher 202",
      "redeemVoucher 201",
      "lookupRedemption 200",
      "confirmRedeem 202",
    ]);
  });

  test("is changed in its form, where amounts are read as a person reads them, and as JSON", async () => {
    const standin = await startStandin();
    const page = await openPage(till(standin, "gift-card-v3", "redeem"), { expected: /400/ });
    const amount = page.getByRole("group", { name: /^requestAmount/ });
    await amount.getByText("¥100").waitFor();
    await amount.getByRole("spinbutton", { name: /^amount/ }).fill("2550");
    await amount.getByText("¥2,550").waitFor();
    await page.getByLabel("Add a member to body").selectOption("basket");
    await page.getByRole("textbox", { name: /basketId/ }).fill("B1");
    await send(page);
    await lastAnswered(page, 201).waitFor();
    const [first] = standin.messages().exchanges;
    expect(first?.request.body).toMatchObject({
      amounts: { requestAmount: { amount: 2550 } },
      basket: { basketId: "B1" },
    });
    await page.getByRole("checkbox", { name: "As JSON" }).check();
    await page.getByRole("textbox", { name: /body as JSON/ }).fill('{"id": "no id"}');
    await send(page);
    await lastAnswered(page, 400).waitFor();
    await page.getByText("FORMAT_ERROR").waitFor();
  });

  test("gets new ids for the next one, and leads to the messages and its transaction", async () => {
    const standin = await startStandin();
    const page = await openPage(till(standin, "airtime", "purchase"));
    await send(page);
    await lastAnswered(page, 201).waitFor();
    await page.getByRole("button", { name: "New ids and time" }).click();
    await send(page);
    await sent(page).nth(1).waitFor();
    await lastAnswered(page, 201).waitFor();
    const [one, other] = standin.messages().exchanges;
    expect(one?.messageId).not.toBe(other?.messageId);
    const transaction = page.getByRole("link", { name: "Its transaction" });
    expect(await transaction.getAttribute("href")).toContain(String(other?.messageId));
  });
});

describe("a till that sells", () => {
  const sell = async (page: Page, behaviour: Behaviour) => {
    await page.getByRole("combobox", { name: "the till" }).selectOption(behaviour);
    await page.getByRole("button", { name: "Sell", exact: true }).click();
  };

  const outcomes = async (standin: Standin): Promise<Record<string, string>> => {
    const { rules } = await standin.verdict({ interfaces: ["gift-card-v3"] });
    return Object.fromEntries(rules.map(({ id, outcome }) => [id, outcome]));
  };

  test("behaves: the verdict holds", async () => {
    const standin = await startStandin();
    const page = await openPage(till(standin, "gift-card-v3", "redeem"));
    await sell(page, "well");
    await advices(page).getByText("final").waitFor();
    expect(received(standin)).toEqual(["redeem 201", "confirmRedemption 202"]);
    expect((await standin.verdict()).result).toBe("pass");
  });

  test("reverses where the answer was lost", async () => {
    const standin = await startStandin();
    const page = await openPage(till(standin, "gift-card-v3", "redeem"), { expected: /504/ });
    await page.getByRole("combobox", { name: "what goes wrong" }).selectOption("lost");
    await page.getByRole("button", { name: "Sell", exact: true }).click();
    await advices(page).getByText("reverseRedemption").waitFor();
    await advices(page).getByText("final").waitFor();
    expect(received(standin)).toEqual(["redeem 504", "reverseRedemption 202"]);
    expect((await standin.verdict()).result).toBe("pass");
  });

  test.each([
    ["neverBoth", "GC-08", 2],
    ["onlyApprovedIsConfirmed", "GC-10", 1],
    ["requestsAreSentOnce", "GC-03", 1],
  ] as const)("misbehaves where it is told to: %s breaks %s", async (behaviour, rule, count) => {
    const standin = await startStandin();
    const page = await openPage(till(standin, "gift-card-v3", "redeem"), { expected: /400|504/ });
    await sell(page, behaviour);
    await advices(page).nth(count).getByText("final").waitFor();
    expect(await outcomes(standin)).toMatchObject({ [rule]: "fail" });
  });

  test("sells once a second until it is told to stop", async () => {
    const standin = await startStandin();
    const address = till(standin, "gift-card-v3", "redeem");
    const page = await openPage(address, { time: Date.now() });
    expect(await page.getByRole("button", { name: "Sell once a second" }).count()).toBe(0);
    await page.getByRole("button", { name: "Other ways to sell" }).click();
    await page.getByRole("menuitem", { name: "Sell once a second" }).click();
    for (const count of [2, 4]) {
      await page.clock.runFor(1_000);
      await sent(page)
        .nth(count - 1)
        .waitFor();
    }
    await page.getByRole("button", { name: "Stop selling" }).click();
    await page.clock.runFor(5_000);
    expect(received(standin)).toHaveLength(4);
  });
});

test("an address that makes no sense says so, and offers a way on", async () => {
  const standin = await startStandin();
  const page = await openPage(till(standin, "nothing"));
  await page.getByText("There is no interface nothing").waitFor();
  await page.getByRole("link", { name: "the first one" }).click();
  await page.getByRole("heading", { name: "A till that sells" }).waitFor();
  await page.getByRole("combobox", { name: "operation" }).selectOption("redeem");
  await page.waitForURL(/\/till\/gift-card-v3\/redeem$/);
  await page.goBack();
  await page.waitForURL(/\/till$/);
});

test("a message is sent by keyboard alone", async () => {
  const standin = await startStandin();
  const page = await openPage(till(standin, "gift-card-v3", "redeem"));
  await page.getByRole("combobox", { name: "operation" }).focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate("document.activeElement.textContent")).toBe("Send");
  await page.keyboard.press("Enter");
  await lastAnswered(page, 201).waitFor();
});

test("passes axe and fits its window, wide and narrow, light and dark", async () => {
  const standin = await startStandin();
  const page = await openPage(till(standin, "prepaid-utility", "createTokenPurchaseRequest"));
  await page.getByText("What this page sends is shown here").waitFor();
  await page.getByRole("button", { name: "Sell", exact: true }).click();
  await advices(page).getByText("final").waitFor();
  await send(page);
  await page.getByRole("group", { name: "What fits now" }).waitFor();
  expect(await wrongInLooks(page, "till")).toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
  await page.getByRole("button", { name: "Change the message" }).click();
  await page.getByRole("textbox", { name: /^meterId/ }).waitFor();
  expect(await wrongInLooks(page, "till-open")).toEqual([]);
  await page.getByRole("checkbox", { name: "As JSON" }).check();
  await page.getByRole("textbox", { name: /body as JSON/ }).waitFor();
  expect(await wrongInLooks(page, "till-json")).toEqual([]);
});
