import { startStandin } from "../../support/standin";
import { openPage } from "../open";

const buttons = ["Send", "Confirm", "Reverse", "Repeat it"];
const pairs = buttons.flatMap((one) => buttons.map((other) => [one, other] as const));

test("no two buttons of the till, one after the other, break a rule", async () => {
  const standin = await startStandin();
  const page = await openPage("about:blank");
  for (const [one, other] of pairs) {
    await page.goto(`${standin.url}/standin/console/till/gift-card-v3/redeem`);
    const sent = page.getByRole("main").locator("details");
    const press = async (name: string): Promise<void> => {
      const button = page.getByRole("button", { name, exact: true });
      if ((await button.count()) === 0 || (await button.isDisabled())) return;
      const before = await sent.count();
      await button.click();
      await sent.nth(before).waitFor();
      await sent.first().locator(".mark", { hasText: /\d{3}/ }).waitFor();
    };
    for (const name of ["Send", one, other]) await press(name);
    const { rules } = await standin.verdict();
    const broken = rules.filter(({ outcome }) => ["fail", "warn", "error"].includes(outcome));
    expect([one, other, broken.map(({ id, checks }) => [id, checks[0]?.text])]).toEqual([
      one,
      other,
      [],
    ]);
    standin.reset();
  }
});

test("Send takes new ids when it is pressed again, and the time at which it is pressed", async () => {
  const standin = await startStandin();
  const page = await openPage(`${standin.url}/standin/console/till/airtime/purchase`);
  const send = page.getByRole("button", { name: "Send", exact: true });
  await send.waitFor();
  standin.clock({ advanceSeconds: 3_600 });
  await page.reload();
  await send.click();
  await page
    .getByRole("main")
    .locator("details")
    .first()
    .locator(".mark", { hasText: "201" })
    .waitFor();
  await send.click();
  await page.getByRole("main").locator("details").nth(1).waitFor();
  await page
    .getByRole("main")
    .locator("details")
    .first()
    .locator(".mark", { hasText: "201" })
    .waitFor();
  const ids = standin.messages().exchanges.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(2);
});
