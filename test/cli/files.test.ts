import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { Standin } from "../../src";
import { main } from "../../src/cli/main";
import { type Ended, program, run, runHere } from "../support/program";
import { startStandin } from "../support/standin";

const folder = mkdtempSync(join(tmpdir(), "standin-cli-files-"));
const inFolder = (name: string): string => join(folder, name);

const scenario = (name: string, status = 504): string =>
  `name: ${name}\ntitle: Lost\ninterface: gift-card-v3\nrules:\n  - on: { operation: load }\n    fault: { when: before, kind: status, status: ${status} }\n`;
writeFileSync(inFolder("mine.yaml"), scenario("own-name"));
writeFileSync(inFolder("wrong.yml"), scenario("wrong", 404));
mkdirSync(inFolder("empty"));

/** What the command line makes of these words, in this process: it is quicker, and nothing is started here. */
async function typed(args: readonly string[]): Promise<Ended> {
  const texts = { out: "", err: "" };
  const listeners = process.stdout.listenerCount("error");
  const spies = [
    jest.spyOn(process.stdout, "write").mockImplementation((text) => {
      texts.out += String(text);
      return true;
    }),
    jest.spyOn(process.stderr, "write").mockImplementation((text) => {
      texts.err += String(text);
      return true;
    }),
  ];
  await main(["node", "standin", ...args]);
  for (const spy of spies) spy.mockRestore();
  for (const listener of process.stdout.listeners("error").slice(listeners))
    process.stdout.off("error", listener as () => void);
  const code = Number(process.exitCode);
  process.exitCode = undefined;
  return { code, ...texts };
}

let standin: Standin;
beforeAll(async () => {
  standin = await startStandin();
});

describe("a scenario in a file stands beside one with a name", () => {
  const told = ["--", process.execPath, "-e", "console.log(process.env.STANDIN_SCENARIO)"];
  const status = ["--", process.execPath, program, "scenario", "status"];

  test("run takes it; the command and the reports are given the scenario's own name", async () => {
    const { out } = await run(["run", "--no-wait", inFolder("mine.yaml"), ...told]);
    expect(out).toMatch(/^own-name\nown-name: INCONCLUSIVE/);
  });

  test("exec and start have it active from the start, for everybody", async () => {
    expect(await run(["exec", "--scenario", inFolder("mine.yaml"), ...status])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^own-name: Lost/) as string,
    });
    const started = await startStandin({ scenario: inFolder("mine.yaml") });
    expect(await runHere(["scenario", "status", "--url", started.url])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^own-name: Lost/) as string,
    });
  });

  test("scenario start takes it, and so does the method of a data space", async () => {
    expect(
      await runHere(["scenario", "start", inFolder("mine.yaml"), "--url", standin.url]),
    ).toMatchObject({ code: 0, out: expect.stringMatching(/^own-name: Lost/) as string });
    expect(standin.space("in", "process").scenario(inFolder("mine.yaml"))).toMatchObject({
      active: true,
      scenario: { name: "own-name" },
    });
  });

  test("scenario check judges one file as it is started, and those of a directory by their names too", async () => {
    expect(await runHere(["scenario", "check", inFolder("mine.yaml")])).toEqual({
      code: 0,
      out: `${inFolder("mine.yaml")}: fine\n`,
      err: "",
    });
    expect(await runHere(["scenario", "check", folder])).toMatchObject({
      code: 1,
      err: expect.stringContaining(
        `${inFolder("mine.yaml")}:1:1: name: must be the name of the file, mine\n`,
      ) as string,
    });
  });

  test("scenario check takes several files and directories, and tells the mistakes of each", async () => {
    const given = [inFolder("wrong.yml"), inFolder("mine.yaml"), folder];
    const { code, out, err } = await runHere(["scenario", "check", ...given]);
    expect(code).toBe(1);
    expect(out.startsWith(`${inFolder("mine.yaml")}: fine\n`)).toBe(true);
    expect(err.split(`${inFolder("wrong.yml")}:6:42: rules[0].fault.status: `)).toHaveLength(3);
    expect(err).toContain(`${inFolder("mine.yaml")}:1:1: name: must be the name of the file`);
  });

  test.each<[string, string[]]>([
    ["run", ["run", inFolder("wrong.yml"), ...told]],
    ["exec", ["exec", "--scenario", inFolder("wrong.yml"), ...status]],
    ["start", ["start", "--port", "0", "--db", ":memory:", "--scenario", inFolder("wrong.yml")]],
    ["scenario start", ["scenario", "start", inFolder("wrong.yml")]],
  ])("its mistakes are told with their places: %s", async (_name, args) => {
    expect(await runHere(args, { STANDIN_URL: standin.url })).toEqual({
      code: ["exec", "run"].includes(args[0] ?? "") ? 2 : 1,
      out: "",
      err: `${inFolder("wrong.yml")}:6:42: rules[0].fault.status: the contract does not list 404 for load; ask for it with offContract: true\n`,
    });
  });

  test("start refuses one that closes the port for everybody, with its place", async () => {
    const closing = inFolder("closing.yaml");
    writeFileSync(
      closing,
      scenario("closing").replace("kind: status, status: 504", "kind: refuse-connection, for: 5s"),
    );
    const ended = await runHere([
      "start",
      "--port",
      "0",
      "--db",
      ":memory:",
      "--scenario",
      closing,
    ]);
    expect(ended).toEqual({
      code: 1,
      out: "",
      err:
        `${closing}:6:28: rules[0].fault.kind: refuse-connection closes the port for everybody, so a shared ` +
        "simulator refuses it; use it with standin exec or standin run, or in process\n",
    });
  });

  test("over HTTP no file is read by its name", async () => {
    const authorization = standin.authorization;
    const reply = await fetch(`${standin.url}/standin/scenario`, {
      method: "PUT",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ name: inFolder("mine.yaml") }),
    });
    expect(reply.status).toBe(404);
  });
});

describe("a path that cannot be had is wrong usage, told before anything is done", () => {
  const none = inFolder("none.yaml");
  const noFile = `${none}: there is no such file.`;
  const start = (...args: string[]): string[] => [
    "start",
    "--port",
    "0",
    "--db",
    ":memory:",
    ...args,
  ];
  const nowhere = inFolder("nowhere/report.xml");
  const noDirectory = `${nowhere}: ${inFolder("nowhere")}: there is no such directory.`;
  const command = ["--", process.execPath, "-e", "console.log('was run')"];

  test.each<[string, string[], string, string]>([
    ["users", start("--users", none), "--users <file>", noFile],
    [
      "fixtures",
      start("--fixtures", none),
      "--fixtures <directory>",
      `${none}: there is no such directory.`,
    ],
    [
      "fixtures, a file in a directory's place",
      start("--fixtures", inFolder("mine.yaml")),
      "--fixtures <directory>",
      `${inFolder("mine.yaml")}: is a file, not a directory.`,
    ],
    ["scenarios", start("--scenarios", none), "--scenarios <directory>", noFile],
    ["scenario", start("--scenario", none), "--scenario <name or file>", noFile],
    ["certificate", start("--tls-cert", none, "--tls-key", none), "--tls-cert <file>", noFile],
    [
      "users, a directory in a file's place",
      start("--users", folder),
      "--users <file>",
      `${folder}: is a directory, not a file.`,
    ],
    [
      "database, a directory in a file's place",
      ["start", "--port", "0", "--db", folder],
      "--db <file>",
      `${folder}: is a directory, not a file.`,
    ],
    [
      "database in no directory",
      ["start", "--port", "0", "--db", nowhere],
      "--db <file>",
      noDirectory,
    ],
    ["journal", ["verdict", "--from", none], "--from <file>", noFile],
    ["waivers", ["verdict", "--waivers", none], "--waivers <file>", noFile],
    [
      "waivers, a directory in a file's place",
      ["verdict", "--waivers", folder],
      "--waivers <file>",
      `${folder}: is a directory, not a file.`,
    ],
    [
      "JUnit report",
      ["run", "provider-down", "--junit", nowhere, ...command],
      "--junit <file>",
      noDirectory,
    ],
    [
      "journal that is written",
      ["run", "provider-down", "--export", folder, ...command],
      "--export <file>",
      `${folder}: is a directory, not a file.`,
    ],
    ["exec", ["exec", "--scenario", none, ...command], "--scenario <name or file>", noFile],
    ["run", ["run", none, ...command], "scenario ", noFile],
    ["scenario start", ["scenario", "start", none], "name or file", noFile],
    [
      "scenario check",
      ["scenario", "check", inFolder("none")],
      "directory or file",
      `${inFolder("none")}: there is no such file.`,
    ],
    [
      "fixtures check",
      ["fixtures", "check", none],
      "directory",
      `${none}: there is no such directory.`,
    ],
    ["snapshot import", ["snapshot", "import", "name", none], "file", noFile],
    [
      "snapshot export",
      ["snapshot", "export", "name", folder],
      "file",
      `${folder}: is a directory, not a file.`,
    ],
    ["picture", ["qr", "c0de", "--png", nowhere], "--png <file>", noDirectory],
    [
      "address",
      ["clock", "show", "--url", "nowhere"],
      "--url <url>",
      "Give an address such as http://127.0.0.1:8080.",
    ],
  ])("%s", async (_name, args, naming, sentence) => {
    const { code, out, err } = await typed(args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(naming);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/ENOENT|EISDIR|\n\s+at /);
  });

  test("a fixture file that goes by another name is told, at start and by the check", async () => {
    const directory = mkdtempSync(join(tmpdir(), "standin-fixtures-"));
    const place = (file: string): void => {
      writeFileSync(join(directory, file), "{}");
    };
    [
      "airtime.json",
      "gift-card.yaml",
      "Voucher.json",
      "bill-payment.schema.json",
      "notes.json",
    ].forEach(place);
    const sentences = [
      `${join(directory, "Voucher.json")} is not read: fixtures of voucher are named voucher.json.`,
      `${join(directory, "gift-card.yaml")} is not read: fixtures of gift-card are named gift-card.json.`,
    ];
    expect(await typed(["fixtures", "check", directory])).toEqual({
      code: 1,
      out: "",
      err: `${sentences[0] ?? ""}\n`,
    });
    const warned: string[] = [];
    const log = { write: (line: string) => warned.push((JSON.parse(line) as { msg: string }).msg) };
    await startStandin({ fixtures: directory, log: pino({ level: "warn" }, log) });
    expect(warned).toEqual(sentences);
    ["gift-card.json", "voucher.json"].forEach(place);
    expect((await typed(["fixtures", "check", directory])).err).not.toContain("is not read");
  });

  (process.getuid?.() === 0 ? test.skip : test)("a file that may not be read", async () => {
    writeFileSync(inFolder("secret.yaml"), "users: []\n", { mode: 0o000 });
    expect(await runHere(start("--users", inFolder("secret.yaml")))).toMatchObject({
      code: 2,
      err: expect.stringContaining(`${inFolder("secret.yaml")}: cannot be read.`) as string,
    });
  });

  test("in process it is refused in words too", async () => {
    await expect(startStandin({ users: none })).rejects.toThrow(
      `${none}:1:1: there is no such file`,
    );
    await expect(startStandin({ users: folder })).rejects.toThrow(
      `${folder}:1:1: is a directory, not a file`,
    );
    await expect(startStandin({ fixtures: inFolder("mine.yaml") })).rejects.toThrow(
      "is a file, not a directory.",
    );
    await expect(startStandin({ scenario: none })).rejects.toThrow(
      `${none}:1:1: there is no such file`,
    );
  });
});
