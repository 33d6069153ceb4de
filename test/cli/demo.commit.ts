import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Standin } from "../../src";
import {
  colourPaint,
  hasDisplay,
  openBrowser,
  plainPaint,
  saleLine,
} from "../../src/cli/demo/command";
import { type DemoSale, sellOnce, waresAt, programme } from "../../src/cli/demo/programme";
import { simulatorOf } from "../../src/cli/server-client";
import { createCounter } from "../../src/in-process/settle";
import { valueAt } from "../../src/contract/values/json-value";
import { limits } from "../../src/limits/limits";
import { outcomeOf, type Trouble, troubleOf } from "../../src/till/deal";
import { hashOf, writeUsersFile } from "../../src/users";
import { silentAddress, startDemonstration } from "../support/demonstration";
import type { Ended } from "../support/program";
import { startStandin } from "../support/standin";

const folder = mkdtempSync(join(tmpdir(), "standin-demo-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const demo = { user: "7109", password: "demo" };
const pair = "7109:demo";
/** What was printed, for a look at a sale: when, what, how much, what came of it. */
const thirdSale = /^\d\d:\d\d:\d\d {2}gift card payment {2}R +64\.50 {2}.*reversal refused.*$/m;

describe("standin demo", () => {
  let selling: Standin;
  let sold: Promise<Ended>;
  // It sells in its own pace, while other tests run.
  beforeAll(async () => {
    selling = await startStandin(demo);
    selling.scenario("provider-down");
    const demonstration = startDemonstration(["--url", selling.url]);
    sold = demonstration.printed(thirdSale).then(() => demonstration.end("SIGINT"));
    // The test that awaits it reports why it failed.
    sold.catch(() => undefined);
  });

  test("begins with a reset in its own data space, and with none in that of a user", async () => {
    const standin = await startStandin(demo);
    const other = standin.space("till", "secret");
    for (const [user, space] of [
      [pair, standin],
      ["till:secret", other],
    ] as const) {
      const before = await fetch(`${standin.url}/airtime/v5/testServerAdmin/data`, {
        headers: { authorization: `Basic ${Buffer.from(user).toString("base64")}` },
      });
      expect(before.status).toBe(200);
      const args = user === pair ? [] : ["--user", user];
      const demonstration = startDemonstration(["--url", standin.url, ...args]);
      await demonstration.printed(/gift card load/);
      expect((await demonstration.end("SIGTERM")).code).toBe(0);
      expect(space.messages().exchanges[0]?.operation).toBe(user === pair ? "load" : "data");
    }
  });

  test("starts a simulator in memory where none listens", async () => {
    const url = await silentAddress();
    const demonstration = startDemonstration(["--url", url]);
    const [, own = ""] = await demonstration.printed(
      /Console: (.*)\/standin\/console\/messages#user=7109/,
    );
    expect(own).not.toBe(url);
    expect((await fetch(`${own}/standin/health`)).status).toBe(200);
    const { code, out } = await demonstration.end("SIGINT");
    expect(code).toBe(0);
    expect(out).toContain("To look around afterwards, run standin start first.\n");
    await expect(fetch(`${own}/standin/health`)).rejects.toThrow();
  });

  test("says so and fails where the simulator goes away", async () => {
    const standin = await startStandin(demo);
    const demonstration = startDemonstration(["--url", standin.url]);
    await demonstration.printed(/gift card load/);
    await standin.close();
    const { code, err } = await demonstration.ended;
    expect(code).toBe(1);
    expect(err).toBe(
      `The simulator at ${standin.url} has gone (ECONNREFUSED): the demonstration is over.\n`,
    );
  });

  test("says so and fails where something else answers at the address", async () => {
    const server = createServer((_req, res) => res.end("{}")).listen(0, "127.0.0.1");
    await new Promise((listening) => server.once("listening", listening));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, err } = await startDemonstration(["--url", url]).ended;
    server.closeAllConnections();
    server.close();
    expect([code, err]).toEqual([
      1,
      `The server at ${url} is not a simulator. Give the simulator's address with --url.\n`,
    ]);
  });

  test("needs a user where the simulator has a users file", async () => {
    const users = join(folder, "users.yaml");
    writeUsersFile(users, [{ user: "till", hash: await hashOf("secret") }]);
    const standin = await startStandin({ users, user: "till", password: "secret" });
    const refused = await startDemonstration(["--url", standin.url]).ended;
    expect([refused.code, refused.err]).toEqual([
      1,
      `The simulator at ${standin.url} does not accept user 7109 with this password: it has a users file. ` +
        "Give one of its users with --user NAME:PASSWORD.\n",
    ]);
    const demonstration = startDemonstration(["--url", standin.url], {
      STANDIN_USER: "till:secret",
    });
    await demonstration.printed(/gift card load/);
    expect((await demonstration.end("SIGINT")).out).toContain(
      "/standin/console/messages#user=till\n",
    );
  });

  test("sells what a simulator serves, and names no console where there is none", async () => {
    const standin = await startStandin({ ...demo, only: ["airtime"], console: false });
    const demonstration = startDemonstration(["--url", standin.url]);
    await demonstration.printed(/^\S+ {2}airtime {12}R +20\.00 {2}approved, confirmed$/m);
    const { out } = await demonstration.end("SIGINT");
    expect(out).toContain("This simulator serves no console.");
    const other = await startStandin({ ...demo, only: ["money-transfer"] });
    const { code, err } = await startDemonstration(["--url", other.url]).ended;
    expect([code, err]).toEqual([
      1,
      `The simulator at ${other.url} serves none of the interfaces of the demonstration.\n`,
    ]);
  });

  test("sells at the simulator that listens, and says at the end what the verdict is", async () => {
    const standin = selling;
    const { code, out, err } = await sold;
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain(`  Console: ${standin.url}/standin/console/messages#user=7109\n`);
    expect(out).toMatch(/The till sold \d times\. The verdict is FAIL\.\n {2}fail {2}GC-08 {2}/);
    // The till sends its messages under its own user name.
    expect(out).not.toContain("GC-29");
    expect(out).toContain(`standin verdict --url ${standin.url} --user ${pair}.\n`);
    // A program that reads it gets no colours.
    expect(out).not.toContain("\u001b");
    expect(standin.messages().exchanges.slice(0, 2)).toMatchObject([
      { interface: "gift-card-v3", operation: "load", status: 201 },
      { interface: "gift-card-v3", operation: "confirmLoad", status: 202 },
    ]);
    expect(standin.scenario().active).toBe(false);
  });
});

/** What becomes of a request in each kind of trouble. */
const outcomeIn: Readonly<Record<Trouble, ReturnType<typeof outcomeOf>>> = {
  none: "approved",
  unanswered: "approved",
  lost: "unknown",
  refused: "refused",
};

describe("what the demonstration sells", () => {
  /** Sells the programme once, without a pause. */
  async function soldAt(standin: Standin): Promise<DemoSale[]> {
    const options = { url: standin.url, user: pair };
    const over = new AbortController();
    const counter = {
      ...createCounter(simulatorOf(options), over.signal),
      wait: () => Promise.resolve(),
    };
    const sold: DemoSale[] = [];
    for (const ware of await waresAt(options, programme))
      sold.push(await sellOnce(ware, { options, counter, over }));
    return sold;
  }

  test("is approved for the amount that its line names, round after round, unless it is meant to be refused", async () => {
    const standin = await startStandin(demo);
    for (let round = 0; round < 3; round += 1) {
      for (const { planned, sale } of await soldAt(standin)) {
        const { behaviour = "well", trouble = troubleOf(behaviour), what, amount } = planned;
        const outcome = sale && outcomeOf(sale);
        expect([what, trouble, outcome]).toEqual([what, trouble, outcomeIn[trouble]]);
        const approved = valueAt(sale?.answer?.body, "amounts.approvedAmount.amount");
        const asked = valueAt(sale?.message.body, "amount.amount");
        if (outcome === "approved") expect([what, approved ?? asked]).toEqual([what, amount]);
      }
    }
  });

  test("breaks a rule within a minute, and has several interfaces and ways to misbehave", async () => {
    const standin = await startStandin(demo);
    const minute = programme.slice(0, 60_000 / limits.demoPaceMs);
    expect(new Set(minute.map((planned) => planned.interface)).size).toBeGreaterThan(4);
    expect(minute.filter(({ behaviour }) => behaviour !== undefined).length).toBeGreaterThan(3);
    expect(minute.filter(({ behaviour }) => behaviour === undefined).length).toBeGreaterThan(5);
    await soldAt(standin);
    const { result, rules } = await standin.verdict();
    const failed = rules.filter(({ outcome }) => outcome === "fail").map(({ id }) => id);
    expect([result, failed]).toEqual(["fail", expect.arrayContaining(["GC-08", "AT-02"])]);
  });

  test("is a line each, in colours where they are wanted", async () => {
    const standin = await startStandin(demo);
    const sold = await soldAt(standin);
    const lines = sold.map((one) => saleLine(one, plainPaint));
    expect(lines.map((line) => line.slice(10))).toEqual([
      "gift card load     R 400.00  approved, confirmed",
      "airtime            R  20.00  approved, confirmed",
      "gift card payment  R  64.50  approved, confirmed, reversal refused (400)  ! the till confirms and then reverses",
      "electricity        R 200.00  approved, confirmed",
      "gift card payment  R  79.90  answer lost (504), reversed",
      "voucher            R  50.00  approved, confirmed at try 2",
      "policy payment     R 189.90  approved, confirmed",
      "airtime            R  20.00  approved, confirmed  ! the till sends its request twice",
      "gift card payment  R 129.95  answer lost (504)  ! the till never reverses",
      "QR payment         R 125.00  approved, confirmed",
      "electricity        R 200.00  approved, confirmed at try 2  ! the till gives each repeat a new id",
      "policy payment     R 189.90  refused (Simulated refusal)",
      "voucher            R  50.00  approved  ! the till neither confirms nor reverses",
      "airtime            R  20.00  answer lost (504), reversed",
    ]);
    const [first] = sold.map((one) => saleLine(one, colourPaint));
    expect(first).toContain("\u001b[32mapproved, confirmed\u001b[39m");
  });
});

describe("the browser", () => {
  const terminal = { platform: "linux", env: { DISPLAY: ":0" }, isTerminal: true } as const;
  test.each([
    ["a terminal and a display", terminal, true],
    ["a display of Wayland", { ...terminal, env: { WAYLAND_DISPLAY: "wayland-0" } }, true],
    ["macOS", { ...terminal, platform: "darwin", env: {} }, true],
    ["Windows", { ...terminal, platform: "win32", env: {} }, true],
    ["no display", { ...terminal, env: { DISPLAY: "" } }, false],
    ["no terminal", { ...terminal, isTerminal: false }, false],
    ["macOS without a terminal", { ...terminal, platform: "darwin", isTerminal: false }, false],
    ["CI", { ...terminal, env: { DISPLAY: ":0", CI: "true" } }, false],
  ] as const)("is opened where somebody sees it: %s", (_name, surroundings, isOpened) => {
    expect(hasDisplay(surroundings)).toBe(isOpened);
  });

  test("gets the address as one word; where there is none, nothing happens", async () => {
    const asked: string[] = [];
    const server = createServer((req, res) => {
      asked.push(req.url ?? "");
      res.end();
    }).listen(0, "127.0.0.1");
    await new Promise((listening) => server.once("listening", listening));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const opener = join(folder, "xdg-open");
    writeFileSync(opener, `#!${process.execPath}\nvoid fetch(process.argv[2]);\n`);
    chmodSync(opener, 0o755);
    const env = { PATH: folder };
    const opened = new Promise((open) => server.once("request", open));
    openBrowser(`${url}/a;b&c`, { platform: "linux", env });
    await opened;
    expect(asked).toEqual(["/a;b&c"]);
    server.closeAllConnections();
    server.close();
    const nowhere = { PATH: join(folder, "nothing") };
    expect(() => {
      openBrowser(url, { platform: "linux", env: nowhere });
    }).not.toThrow();
  });
});
