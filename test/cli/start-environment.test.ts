import { run, startProgram } from "../support/program";

test("the environment sets what the command line of start does not", async () => {
  const started = await startProgram(["--only", "airtime,voucher"], {
    STANDIN_DB: ":memory:",
    STANDIN_ONLY: "qr-retailer",
    STANDIN_MOUNT: "airtime=/a, voucher=/v",
    STANDIN_NO_CONSOLE: "true",
    STANDIN_LENIENT: "false",
    STANDIN_START_SCENARIO: "airtime-status-only",
    STANDIN_SCENARIO: "none-of-its-business",
  });
  const { url } = started;
  const interfaces = (await (await fetch(`${url}/standin/interfaces`)).json()) as {
    name: string;
    path: string;
  }[];
  expect(interfaces.map(({ name, path }) => [name, path])).toEqual([
    ["airtime", "/a"],
    ["voucher", "/v"],
  ]);
  expect((await fetch(`${url}/standin/console/`)).status).toBe(404);
  const headers = { authorization: `Basic ${btoa("7102:pos")}` };
  const scenario = await fetch(`${url}/standin/scenario`, { headers });
  expect(await scenario.json()).toMatchObject({ scenario: { name: "airtime-status-only" } });
  expect(await started.end("SIGTERM")).toBe(0);
});

test.each([
  ["STANDIN_TLS", "yes", "STANDIN_TLS must be true or false.\n"],
  ["STANDIN_PORT", "http", "STANDIN_PORT: Give a whole number.\n"],
  ["STANDIN_MOUNT", "airtime", "STANDIN_MOUNT: Give it as NAME=/PATH"],
])("%s=%s is wrong usage", async (variable, value, text) => {
  const { code, err } = await run(["start"], { [variable]: value });
  expect(code).toBe(2);
  expect(err).toContain(text);
});
