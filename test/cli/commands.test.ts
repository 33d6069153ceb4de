import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Standin } from "../../src";
import { Client } from "../support/client";
import { cards, loadOf, requestPath } from "../support/messages/gift-card";
import { type Ended, program, run, runHere } from "../support/program";
import { startStandin } from "../support/standin";

let standin: Standin;
const at = (...args: string[]): Promise<Ended> =>
  runHere(args, { STANDIN_URL: standin.url, STANDIN_USER: "cli:secret" });

beforeAll(async () => {
  standin = await startStandin();
});

test("the clock is shown, frozen, set and advanced", async () => {
  expect(await at("clock", "freeze", "2031-03-04T12:00:00Z")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^The clock is set: 2031-03-04T12:00:00\.000Z, frozen \(/) as string,
  });
  expect(await at("clock", "advance", "36h")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^The clock is set: 2031-03-06T00:00:00\.000Z, frozen/) as string,
  });
  expect(await at("clock", "advance", "30d")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^The clock is set: 2031-04-05T00:00:00/) as string,
  });
  expect(await at("clock", "show")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^2031-04-05T00:00:00/) as string,
  });
  expect(await at("clock", "set", "real")).toMatchObject({
    code: 0,
    out: expect.not.stringMatching(/frozen/) as string,
  });
  expect(await at("clock", "set", "tomorrow")).toMatchObject({
    code: 2,
    err: expect.stringMatching(/Give an RFC 3339 time/) as string,
  });
  expect(await at("clock", "set", "0001-01-01T00:00:00Z")).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^Parameter not valid \(400\)/) as string,
  });
  expect(await at("clock", "freeze", "noon")).toMatchObject({ code: 2 });
  expect(await at("clock", "advance", "soon")).toMatchObject({ code: 2 });
});

test("settings are shown and changed", async () => {
  expect(await at("settings", "show")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^qr +value\n[^]*simulatedCustomer +on\n/) as string,
  });
  expect(
    await at(
      "settings",
      "set",
      "qr",
      "simulatedCustomer=off",
      "simulatedScanDelayMs=500",
      "defaultPartner=30000002",
    ),
  ).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^The settings of qr are changed\.\nqr +value\n[^]*simulatedCustomer +off\nsimulatedScanDelayMs +500\n/,
    ) as string,
  });
  expect(JSON.parse((await at("settings", "show", "qr", "--json")).out)).toMatchObject({
    qr: { simulatedCustomer: "off", simulatedScanDelayMs: 500, defaultPartner: "30000002" },
  });
  expect(await at("settings", "set", "qr", "simulatedCustomer=maybe")).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^Parameter not valid \(400\)[^]*simulatedCustomer/) as string,
  });
  expect(await at("settings", "set", "voucher", "a=b")).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^No such settings \(404\)/) as string,
  });
  expect(await at("settings", "show", "voucher")).toMatchObject({
    code: 1,
    err: "There are no settings for voucher; the families with settings are qr.\n",
  });
  expect(await at("settings", "set", "qr", "simulatedCustomer")).toMatchObject({
    code: 2,
    err: expect.stringMatching(/Give it as SETTING=VALUE/) as string,
  });
});

test("snapshots are saved, listed, exported, imported, restored and deleted", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "standin-cli-")), "snapshot.json");
  const client = new Client(standin.url, "cli", "secret");
  const message = loadOf(cards.empty, 700);
  await client.post(requestPath("load", message.id), message);
  expect(await at("snapshot", "save", "sold")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/sold/) as string,
  });
  expect(await at("snapshot", "export", "sold", file)).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ standinSnapshot: 1 });
  await at("reset");
  expect(await at("snapshot", "import", "again", file)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/again[^]*sold|sold[^]*again/) as string,
  });
  expect(await at("snapshot", "restore", "again")).toMatchObject({
    code: 0,
    out: "The data space is restored from again.\n",
  });
  expect((await client.post(requestPath("load", message.id), message)).body).toMatchObject({
    errorType: "DUPLICATE_RECORD",
  });
  expect(await at("snapshot", "delete", "sold")).toMatchObject({ code: 0 });
  for (const command of ["save", "restore", "delete", "export"])
    expect(await at("snapshot", command, "Not Valid")).toMatchObject({ code: 2 });
  expect(await at("snapshot", "restore", "sold")).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Snapshot not known \(404\)/) as string,
  });
  expect(await at("snapshot", "import", "broken", program)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/is not a snapshot/) as string,
  });
});

test("a scenario is started, tells what happened, and is stopped", async () => {
  expect(await at("scenario", "start", "provider-down")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/Rule 1 \(any operation\) has not struck yet\./) as string,
  });
  const client = new Client(standin.url, "cli", "secret");
  const message = loadOf(cards.empty, 700);
  await client.post(requestPath("load", message.id), message);
  expect(await at("scenario", "status")).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /Rule 1 \(any operation\) matched 1 message and struck 1: answers 503 before processing\./,
    ) as string,
  });
  expect(await at("scenario", "stop")).toMatchObject({ code: 0 });
  expect(await at("scenario", "status")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^No scenario is active\.\nprovider-down/) as string,
  });
});

describe("exec", () => {
  const show = "console.log([process.env.STANDIN_URL, process.env.STANDIN_USER].join(' '))";

  test("gives the command an address and credentials, and ends as the command does", async () => {
    const { code, out } = await run([
      "exec",
      "--",
      process.execPath,
      "-e",
      `${show}; process.exitCode = 7`,
    ]);
    expect(code).toBe(7);
    expect(out).toMatch(/^http:\/\/127\.0\.0\.1:\d+ 7102:pos\n$/);
  });

  test("the scenario is active from the start", async () => {
    const { code, out } = await run([
      "exec",
      "--scenario",
      "provider-down",
      "--",
      process.execPath,
      program,
      "scenario",
      "status",
    ]);
    expect([code, out]).toEqual([0, expect.stringMatching(/^provider-down: /) as string]);
  });

  test("a command that a signal ends, that is not there, and none at all", async () => {
    expect(
      await run([
        "exec",
        "--",
        process.execPath,
        "-e",
        "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)",
      ]),
    ).toMatchObject({ code: 143 });
    expect(await runHere(["exec", "--", "no-such-command"])).toMatchObject({
      code: 127,
      err: expect.stringMatching(/could not be run/) as string,
    });
    expect(await runHere(["exec"])).toMatchObject({ code: 2 });
    expect(await runHere(["exec", "--scenario", "none", "--", "true"])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^There is no scenario none/) as string,
    });
  });
});

const hasTerminal = String(spawnSync("script", ["--version"]).stdout).includes("util-linux");
(hasTerminal ? test : test.skip)(
  "Ctrl-C in a terminal reaches the command of exec once: it comes by itself",
  async () => {
    const file = join(mkdtempSync(join(tmpdir(), "standin-cli-")), "command.js");
    writeFileSync(
      file,
      `
    let count = 0;
    process.on("SIGINT", () => { count += 1; console.log("interrupted"); });
    process.stdin.once("data", () => process.exit(10 + count));
    console.log("ready");
  `,
    );
    // The shell's own exec: some shells stay, take Ctrl-C too, and end with 130 whatever the command ended with.
    const command = `exec ${[process.execPath, program, "exec", "--", process.execPath, file].map((word) => `'${word}'`).join(" ")}`;
    const terminal = spawn("script", ["-qec", command, "/dev/null"]);
    let out = "";
    const answers: [string, string][] = [
      ["ready", "\x03"],
      ["interrupted", "end\n"],
    ];
    terminal.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      if (answers[0] !== undefined && out.includes(answers[0][0]))
        terminal.stdin.write(answers.shift()?.[1]);
    });
    const code = await new Promise((ended) => {
      terminal.once("close", ended);
    });
    expect(code).toBe(11);
  },
);

test("start with TLS shows the certificate that clients need", async () => {
  const child = spawn(process.execPath, [
    program,
    "start",
    "--tls",
    "--port",
    "0",
    "--db",
    ":memory:",
  ]);
  const line = await new Promise<string>((seen) => {
    child.stdout.once("data", (chunk: Buffer) => {
      seen(chunk.toString().split("\n")[0] ?? "");
    });
  });
  const { url, certificate } = JSON.parse(line) as { url: string; certificate: string };
  expect(url).toMatch(/^https:/);
  const file = join(mkdtempSync(join(tmpdir(), "standin-cli-")), "certificate.pem");
  writeFileSync(file, certificate);
  expect(await run(["clock", "show", "--url", url], { NODE_EXTRA_CA_CERTS: file })).toMatchObject({
    code: 0,
  });
  expect(await runHere(["clock", "show", "--url", url])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/is not trusted[^]*NODE_EXTRA_CA_CERTS/) as string,
  });
  child.kill();
  await new Promise((ended) => {
    child.once("close", ended);
  });
});
