import { open as connect } from "../support/socket";
import { startStandin } from "../support/standin";
import { wrongMessages, wrongRows } from "../support/wrong-connections";
import { openPage } from "./open";

test("Connect says of each wrong connection what is wrong, and what to do, while it is open", async () => {
  const standin = await startStandin();
  const page = await openPage(`${standin.url}/standin/console/`);
  await page.getByText("Nothing has come.").waitFor();
  const newestIn = (name: string) =>
    page.getByRole("region", { name }).getByRole("listitem").first();
  const cases = [
    ...wrongRows.map(([name, { bytes, row, advice }]) => ({
      ...{ name, bytes, advice },
      newest: newestIn("Reached no operation"),
      said: row,
    })),
    ...wrongMessages.map(([name, { bytes, message, advice }]) => ({
      ...{ name, bytes, advice },
      newest: newestIn("What came"),
      said: message,
    })),
  ];
  // Those that are said the same do not follow one another.
  const mixed = cases.flatMap((_one, at) => cases[(at * 17) % cases.length] ?? []);
  for (const { bytes, said, advice, newest } of mixed) {
    const connection = connect(standin.url);
    connection.write(bytes);
    await connection.closed;
    await newest.locator(".why").getByText(said.sentence, { exact: true }).waitFor();
    await newest.locator("summary").click();
    expect(await newest.locator(".diagnosis p").textContent()).toContain(
      `${said.sentence} ${advice}`,
    );
    if (said.marked !== undefined)
      expect(await newest.locator("mark").textContent()).toBe(said.marked);
    await newest.locator("summary").click();
  }
});
