import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashOf, writeUsersFile } from "../../src/users";
import { silentAddress, startDemonstration } from "../support/demonstration";
import { startStandin } from "../support/standin";
import { addressOf, openPage, overflowOf, picture, violationsIn } from "./open";

test("the address that the demonstration prints shows its messages as they arrive, and a verdict that fails", async () => {
  const demonstration = startDemonstration(["--url", await silentAddress()]);
  const [, address = ""] = await demonstration.printed(/Console: (\S+)/);
  const page = await openPage(address);
  expect((await addressOf(page)).href).toBe(address.replace(/#.*/, ""));
  expect(await page.getByRole("group", { name: "Data space" }).textContent()).toContain("7109");
  await page
    .getByRole("row", { name: /reverseRedemption/ })
    .first()
    .waitFor();
  await page.getByRole("group", { name: "Verdict so far" }).getByText("FAIL").waitFor();
  await page.getByRole("link", { name: "Verdict", exact: true }).click();
  await page.getByText("GC-08").first().waitFor();
  // The page must not ask for anything once the simulator has gone.
  await page.goto("about:blank");
  expect((await demonstration.end("SIGINT")).code).toBe(0);
});

const space = { name: "Data space" };
const question = "A link asks for the data space of user 7109.";

describe("a link with a user", () => {
  test("is asked about where somebody is signed in already", async () => {
    const standin = await startStandin();
    const home = `${standin.url}/standin/console/`;
    const page = await openPage(home, { viewport: { width: 320, height: 900 } });
    await page.getByText("Nothing has come.").waitFor();
    await page.goto(`${home}#user=7109`);
    await page.getByText(question).waitFor();
    expect((await addressOf(page)).href).toBe(home);
    expect(await violationsIn(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await picture(page, "linked-user-320");
    await page.getByRole("button", { name: "Stay here" }).click();
    await page.getByText(question).waitFor({ state: "detached" });
    expect(await page.evaluate("sessionStorage.getItem('standin-credentials')")).toContain("7102");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${home}#user=7109`);
    await page.getByRole("button", { name: "Show the other one" }).click();
    await page.getByRole("group", space).getByText("7109").waitFor();
    expect(await page.getByText(question).count()).toBe(0);
  });

  test("fills the form where its password is not known", async () => {
    const standin = await startStandin();
    const page = await openPage(`${standin.url}/standin/console/messages#user=Zo%C3%AB`);
    expect(await page.getByLabel("User name").inputValue()).toBe("Zoë");
    await page.getByLabel("Password").fill("secret");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Messages" }).waitFor();
    expect((await addressOf(page)).href).toBe(`${standin.url}/standin/console/messages`);
  });

  test("fills the form where there is a users file", async () => {
    const users = join(mkdtempSync(join(tmpdir(), "standin-")), "users.yaml");
    writeUsersFile(users, [{ user: "7109", hash: await hashOf("right") }]);
    const standin = await startStandin({ users, user: "7109", password: "right" });
    const page = await openPage(`${standin.url}/standin/console/#user=7109`);
    await page.getByLabel("Password").fill("right");
    expect(await page.getByLabel("User name").inputValue()).toBe("7109");
    await page.keyboard.press("Enter");
    await page.getByText("Nothing has come.").waitFor();
  });
});
