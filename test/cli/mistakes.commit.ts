import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Command } from "commander";
import type { Standin } from "../../src";
import { main, program as commandLine } from "../../src/cli/main";
import { Sqlite } from "../../src/store/file/sqlite";
import { type Ended, program, run, runHere } from "../support/program";
import { startStandin } from "../support/standin";

const folder = mkdtempSync(join(tmpdir(), "standin-cli-mistakes-"));
const inFolder = (name: string): string => join(folder, name);
mkdirSync(inFolder("empty"));
writeFileSync(
  inFolder("no-database"),
  "name: this is no database, and long enough for its first sixteen bytes\n",
);
const later = new Sqlite(inFolder("later.db"));
later.pragma("user_version = 999");
// The mark of our files: "Stdn".
later.pragma(`application_id = 1400136814`);
later.close();
writeFileSync(inFolder("no-certificate"), "hello\n");
writeFileSync(inFolder("wrong-waivers.yaml"), "waivers: 7\n");

let standin: Standin;
beforeAll(async () => {
  standin = await startStandin();
});
const at = (...args: string[]): Promise<Ended> =>
  runHere(args, {
    STANDIN_URL: standin.url,
    STANDIN_USER: "cli:secret",
  });

describe("what is not there is told in a sentence that says where to look", () => {
  const command = ["--", process.execPath, "-e", "console.log('was run')"];
  const noScenario = (name: string): string =>
    `There is no scenario ${name}: standin scenario list shows those that come with Standin; a file's name ends in .yaml or .yml.\n`;

  test.each<[string, string[], string]>([
    ["scenario show", ["scenario", "show", "none"], noScenario("none")],
    ["scenario start", ["scenario", "start", "none"], noScenario("none")],
    [
      "scenario start, a file of another kind",
      ["scenario", "start", inFolder("no-database")],
      noScenario(inFolder("no-database")),
    ],
    ["exec", ["exec", "--scenario", "none", ...command], noScenario("none")],
    ["run", ["run", "none", ...command], noScenario("none")],
    [
      "interface of a verdict",
      ["verdict", "--interface", "none"],
      "No such interface: none. Known: gift-card-v3, gift-card, airtime, voucher, bill-payment, prepaid-utility, money-transfer, qr-retailer, qr-provider, qr-partner.\n",
    ],
    [
      "snapshot",
      ["snapshot", "restore", "none"],
      "Snapshot not known (404)\n  name: none\n  known: none\n",
    ],
    [
      "message",
      ["messages", "show", "99"],
      "Message not known (404)\n  number: 99\nstandin messages lists them.\n",
    ],
    [
      "messages",
      ["messages"],
      "No messages in the data space of user cli. Choose the data space with --user NAME:PASSWORD; the password must be the one that the POS sends.\n",
    ],
  ])("%s", async (_name, args, sentence) => {
    const { code, out, err } = await at(...args);
    // Of these, 1 says something of the POS or its tests.
    const isUsage = ["exec", "run", "verdict"].includes(args[0] ?? "");
    expect([code, out + err]).toEqual([args.join() === "messages" ? 0 : isUsage ? 2 : 1, sentence]);
  });

  test("a verdict on no message at all says whose space was looked at", async () => {
    expect(await at("verdict")).toMatchObject({
      code: 3,
      err: expect.stringMatching(/^No messages in the data space of user cli\. /) as string,
    });
  });

  test("a verdict on a simulator that does not listen is none on the POS", async () => {
    expect(await runHere(["verdict", "--url", "http://127.0.0.1:9"])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^No simulator answers at /) as string,
    });
  });

  test("a simulator that does not listen", async () => {
    expect(await runHere(["data", "--url", "http://127.0.0.1:9"])).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^No simulator answers at http:\/\/127\.0\.0\.1:9 .*"standin start", or give its address with --url\.\n$/,
      ) as string,
    });
  });

  test("a time that is none", async () => {
    expect(await at("clock", "set", "tomorrow")).toMatchObject({
      code: 2,
      err: expect.stringMatching(
        /an RFC 3339 time such as 2031-12-31T23:59:00Z, or real/,
      ) as string,
    });
  });
});

describe("start says what to choose otherwise", () => {
  const start = (...args: string[]): Promise<Ended> =>
    runHere(["start", "--port", "0", "--db", ":memory:", ...args]);

  test.each<[string, string[], RegExp]>([
    [
      "a file that is no database",
      ["--db", inFolder("no-database")],
      /^.*no-database: file is not a database\. Choose another file with --db\.\n$/,
    ],
    [
      "a database of a later version",
      ["--db", inFolder("later.db")],
      /^The database .*later\.db was written by a later version of Standin \(schema 999; this one knows \d+\)\. Start that version, or choose another file with --db\.\n$/,
    ],
    [
      "an address of another machine",
      ["--open", "--host", "192.0.2.1"],
      /^.*192\.0\.2\.1\. Choose another address with --host\.\n$/,
    ],
    [
      "files that are no certificate",
      ["--tls-cert", inFolder("no-certificate"), "--tls-key", inFolder("no-certificate")],
      /^--tls-cert and --tls-key are not a certificate and its private key \(PEM\): .*\n$/,
    ],
    [
      "a directory without fixtures",
      ["--fixtures", inFolder("empty")],
      /empty has no fixture file; they are named gift-card, .*qr, with \.json\.\n$/,
    ],
    [
      "a directory without scenarios",
      ["--scenarios", inFolder("empty")],
      /empty has no scenario file \(\.yaml or \.yml\)\.\n$/,
    ],
  ])("%s", async (_name, args, sentence) => {
    expect(await start(...args)).toEqual({
      code: 1,
      out: "",
      err: expect.stringMatching(sentence) as string,
    });
  });
});

describe("run", () => {
  const command = ["--", process.execPath, "-e", "console.log('was run')"];

  test.each<[string, string[], number, RegExp]>([
    ["an interface that is not known", ["--interface", "none"], 2, /^No such interface: none\./],
    [
      "a waivers file that is wrong",
      ["--waivers", inFolder("wrong-waivers.yaml")],
      1,
      /^.*wrong-waivers\.yaml:1:/,
    ],
  ])("refuses %s before the command, which may take long", async (_name, args, code, sentence) => {
    expect(await runHere(["run", "provider-down", ...args, ...command])).toEqual({
      code,
      out: "",
      err: expect.stringMatching(sentence) as string,
    });
    expect(await runHere(["run", "--all", ...args, ...command])).toEqual({
      code,
      out: "",
      err: expect.stringMatching(sentence) as string,
    });
  });

  test.each(["exec", "run"])(
    "%s tells a command that cannot be run from one that is not there",
    async (command) => {
      const words = command === "run" ? ["provider-down"] : [];
      expect(await runHere([command, ...words, "--", inFolder("no-certificate")])).toMatchObject({
        code: 126,
        err: expect.stringMatching(/could not be run/) as string,
      });
      expect(await runHere([command, ...words, "--", inFolder("not-there")])).toMatchObject({
        code: 127,
        err: expect.stringMatching(/could not be run/) as string,
      });
    },
  );

  test("standin alone prints its help", async () => {
    expect(await run([])).toEqual({ code: 0, err: "", out: (await runHere(["--help"])).out });
  });

  test("the default path of the database is told as one that is given", async () => {
    const place = inFolder("taken");
    mkdirSync(join(place, "standin.db"), { recursive: true });
    expect(await run(["start", "--port", "0"], {}, place)).toEqual({
      code: 2,
      out: "",
      err: "--db: ./standin.db: is a directory, not a file. Choose another file.\n",
    });
  });

  test("a command that is not there is not one that failed", async () => {
    expect(await runHere(["run", "provider-down", "--", "no-such-command"])).toMatchObject({
      code: 127,
      err: expect.stringMatching(/could not be run/) as string,
    });
  });

  test.each([
    ["one", ["provider-down"]],
    ["all", ["--all"]],
  ])("a signal ends it, and no other scenario is begun: %s", async (_name, which) => {
    const waiting = "console.log('waiting'); setInterval(() => {}, 1000)";
    const child = spawn(process.execPath, [
      program,
      "run",
      ...which,
      "--",
      process.execPath,
      "-e",
      waiting,
    ]);
    const texts = { out: "", err: "" };
    child.stdout.on("data", (chunk: Buffer) => {
      texts.out += chunk.toString();
      child.kill("SIGTERM");
    });
    child.stderr.on("data", (chunk: Buffer) => {
      texts.err += chunk.toString();
    });
    const code = await new Promise((ended) => {
      child.once("close", ended);
    });
    expect([code, texts]).toEqual([
      143,
      { out: "waiting\n", err: "Ended by SIGTERM: nothing was judged.\n" },
    ]);
  });

  test.each(["run", "exec"])("an option of the command without -- before it: %s", async (name) => {
    expect(await runHere([name, "node", "-e", "1"])).toMatchObject({
      code: 2,
      err: expect.stringMatching(
        /unknown option '-e'\n\(put the command to run after --; /,
      ) as string,
    });
  });
});

test("run --json has the verdict alone on stdout, what the command prints beside it", async () => {
  const { out, err } = await run([
    "run",
    "--json",
    "--no-wait",
    "provider-down",
    "--",
    process.execPath,
    "-e",
    "console.log('was run')",
  ]);
  expect(JSON.parse(out)).toMatchObject({ standinVerdict: 1 });
  expect(err).toBe("was run\n");
});

describe("an address where something else answers", () => {
  const other = createServer((_req, res) => {
    res.end("hello");
  });
  beforeAll(
    () =>
      new Promise<void>((listening) => {
        other.listen(0, "127.0.0.1", listening);
      }),
  );
  afterAll(() => {
    other.close();
  });

  test.each([
    ["data"],
    ["messages"],
    ["messages", "--follow"],
    ["verdict"],
    ["scenario", "start", "provider-down"],
  ])("%s %s", async (...args) => {
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    expect(await runHere([...args.filter(Boolean), "--url", url])).toEqual({
      code: args[0] === "verdict" ? 2 : 1,
      out: "",
      err: `The server at ${url} is not a simulator. Give the simulator's address with --url.\n`,
    });
  });
});

test("a path that is empty, as of a variable that is not set", async () => {
  expect(await runHere(["start", "--port", "0", "--db", ""])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/--db <file>.*Give a path\./) as string,
  });
});

test.each([
  [["--journal", "0"], /--journal <n>.*at least 1\./],
  [["--body-limit", "0"], /--body-limit <bytes>.*at least 1\./],
  [
    ["--mount", "airtime=/a?b"],
    /Give it as NAME=\/PATH, the path of letters, digits and -\._~\/\./,
  ],
  [["--upstream-rate", "10001"], /upstreamRate must be a whole number from 1 to 10000\./],
  [["--upstream-at-once", "1001"], /upstreamAtOnce must be a whole number from 1 to 1000\./],
  [["--record", "recorded"], /name it with upstream \(--upstream\)\./],
  [["--host", "0.0.0.0"], /let everybody in with open \(--open\)\./],
])("start %j is wrong usage", async (args, message) => {
  expect(await runHere(["start", "--port", "0", "--db", ":memory:", ...args])).toMatchObject({
    code: 2,
    err: expect.stringMatching(message) as string,
  });
});

test("a defect of ours has an exit code of its own", async () => {
  const texts: string[] = [];
  const spies = [
    jest.spyOn(process.stdout, "write").mockImplementation(() => {
      throw new Error("broken");
    }),
    jest.spyOn(process.stderr, "write").mockImplementation((text) => texts.push(String(text)) > 0),
  ];
  await main(["node", "standin", "openapi", "gift-card"]);
  for (const spy of spies) spy.mockRestore();
  const code = process.exitCode;
  process.exitCode = undefined;
  expect([code, texts.join("")]).toEqual([
    4,
    expect.stringMatching(/^Error: broken\n +at /) as string,
  ]);
});

describe("the library is listed with what each scenario is for", () => {
  test("interface beside name and title", async () => {
    const { code, out } = await runHere(["scenario", "list"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^name +interface +what happens\n/);
    expect(out).toMatch(/\nredemption-answer-lost +gift-card-v3 +The redemption is processed/);
    expect(out).toMatch(/\nmagic-cents +\d+ interfaces +The cents of the amount/);
  });
});

describe("help", () => {
  const withBelow = (command: Command, name = command.name()): [string, Command][] => [
    [name, command],
    ...command.commands
      .filter((child) => child.name() !== "help")
      .flatMap((child) => withBelow(child, `${name} ${child.name()}`)),
  ];

  test.each(withBelow(commandLine()))(
    "has an example and fits 80 columns: %s",
    (_name, command) => {
      let text = "";
      command.configureOutput({
        writeOut: (part) => {
          text += part;
        },
        getOutHelpWidth: () => 80,
      });
      command.outputHelp();
      expect(text).toMatch(/\nExamples?:\n {2}standin/);
      expect(text.split("\n").filter((line) => line.length > 80)).toEqual([]);
    },
  );
});
