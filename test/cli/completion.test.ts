import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { Command } from "commander";
import type { Standin } from "../../src";
import { argumentSources, optionSources } from "../../src/cli/completion";
import { program as commandLine } from "../../src/cli/main";
import { cards, loadOf, newTill } from "../support/messages/gift-card";
import { program, run, runHere } from "../support/program";
import { startStandin } from "../support/standin";

let standin: Standin;
let sold: string;
beforeAll(async () => {
  standin = await startStandin();
  const till = newTill(standin, "shell", "secret");
  const load = loadOf(cards.empty, 700);
  await till.load(load);
  sold = load.id;
  await till.space.snapshots.save("before-the-sale");
});

const environment = () => ({ STANDIN_URL: standin.url, STANDIN_USER: "shell:secret" });

/** What is suggested for the last of some words, and whether files are too. */
async function suggested(...words: string[]): Promise<{ values: string[]; files: boolean }> {
  const { code, out } = await runHere(["complete", "--", ...words], environment());
  expect(code).toBe(0);
  const lines = out.trimEnd().split("\n");
  return {
    values: lines.slice(0, -1).map((line) => line.split("\t")[0] ?? ""),
    files: lines.at(-1) === ":0",
  };
}

test.each<[words: string[], values: unknown]>([
  [["sna"], ["snapshot"]],
  [["snapshot", "re"], ["restore"]],
  [["snapshot", "restore", ""], ["before-the-sale"]],
  [["messages", "--fo"], ["--follow"]],
  [["messages", "--filter", "oper"], ["operation:"]],
  [["messages", "show", ""], ["1"]],
  [["transactions", "--state", "PEND"], ["PENDING"]],
  [["transactions", "--state=PEND"], ["PENDING"]],
  [["verdict", "--interface", "air"], ["airtime"]],
  [["example", "gift-card-v3", "rede"], ["redeem"]],
  [["scenario", "start", "magic"], ["magic-cents"]],
  [["scenario", "start", "--user", "shell:secret", "magic"], ["magic-cents"]],
  [["exec", "--scenario", "magic"], ["magic-cents"]],
  [["run", "magic"], ["magic-cents"]],
  [["data", "gift"], ["gift-card"]],
  [["data", "show", "gift-card", "pro"], ["products"]],
  [["data", "show", "gift-card", "cards", cards.empty.slice(0, -1)], [cards.empty]],
  [["settings", "set", "qr", "simulatedC"], ["simulatedCustomer="]],
  [["rules", "GC-07-"], ["GC-07-amount"]],
  [["openapi", "vou"], ["voucher"]],
  [["openapi", "cont"], ["control"]],
  [["postman", "vou"], ["voucher"]],
  [["fault", "confirmRedemp"], ["confirmRedemption"]],
  [["fault", "redeem", "--after", "no-an"], ["no-answer"]],
  [["fault", "redeem", "--before", "drip"], ["drip"]],
  [
    ["completion", ""],
    ["bash", "zsh", "fish"],
  ],
])("%j", async (words, values) => {
  expect(await suggested(...words)).toMatchObject({ values });
});

test("ids of transactions", async () => {
  expect((await suggested("transactions", "show", "")).values).toEqual([sold]);
});

test("faults that were added", async () => {
  await runHere(["fault", "redeem", "--after", "reset"], environment());
  expect((await suggested("fault", "clear", "")).values).toEqual(["fault-1"]);
});

test("of a simulator that does not answer nothing is suggested, and nothing said", async () => {
  const words = ["complete", "--", "snapshot", "restore", "--url", "http://127.0.0.1:9", ""];
  expect(await runHere(words, environment())).toEqual({ code: 0, out: ":4\n", err: "" });
});

test.each([
  [["verdict", "--from", ""], true],
  [["scenario", "start", ""], true],
  [["fixtures", "check", ""], true],
  [["messages", "show", ""], false],
  [["exec", "--", "npm", "t"], true],
])("%j: files %p", async (words, files) => {
  expect(await suggested(...words)).toMatchObject({ files });
});

/** All commands, with the words that call them. */
const below = (command: Command, words: string[] = []): [string[], Command][] => [
  [words, command],
  ...command.commands.flatMap((child) => below(child, [...words, child.name()])),
];

test("each list of values belongs to an argument or option that there is", () => {
  const all = below(commandLine());
  const named = all.flatMap(([words, { registeredArguments }]) =>
    registeredArguments.map((argument) => [...words, argument.name()].join(" ")),
  );
  const options = all.flatMap(([, command]) => command.options.map(({ long }) => long));
  expect(named).toEqual(expect.arrayContaining(Object.keys(argumentSources)));
  expect(options).toEqual(expect.arrayContaining(Object.keys(optionSources)));
});

test("each option that takes a value of a list has the values suggested", async () => {
  const choosing = below(commandLine()).flatMap(([words, { options }]) =>
    options.flatMap(({ long, argChoices }) =>
      argChoices === undefined ? [] : [{ words: [...words, long ?? "", ""], argChoices }],
    ),
  );
  expect(choosing.length).toBeGreaterThan(1);
  for (const { words, argChoices } of choosing)
    expect(await suggested(...words)).toMatchObject({ values: argChoices });
});

test("each argument that is an interface or a family has their names suggested", async () => {
  const named = below(commandLine()).flatMap(
    ([
      words,
      {
        registeredArguments: [first],
      },
    ]) => (["interface", "family"].includes(first?.name() ?? "") ? [[...words, ""]] : []),
  );
  expect(named.length).toBeGreaterThan(5);
  for (const words of named) {
    const { values } = await suggested(...words);
    expect({ words, values }).not.toEqual({ words, values: [] });
  }
});

describe("the scripts, sourced in the shells", () => {
  const folder = mkdtempSync(join(tmpdir(), "standin-completion-"));
  const bin = join(folder, "bin");
  mkdirSync(bin);
  symlinkSync(program, join(bin, "standin"));
  writeFileSync(join(folder, "journal-of-monday.jsonl"), "");

  /** Runs a shell with `standin` in its path; what it prints, in lines. */
  async function inShell(
    shell: string,
    args: readonly string[],
    script: string,
  ): Promise<string[]> {
    const { stdout, stderr } = await promisify(execFile)(shell, [...args, script], {
      cwd: folder,
      env: {
        ...process.env,
        ...environment(),
        HOME: folder,
        TERM: "dumb",
        PATH: [bin, process.env["PATH"]].join(delimiter),
      },
    });
    expect(stderr).toBe("");
    return stdout
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => line.split(/\s{2}|\t/)[0]?.trim() ?? "");
  }

  const isInstalled = (shell: string): boolean =>
    spawnSync(shell, ["--version"]).error === undefined;
  const bashCompletion = "/usr/share/bash-completion/bash_completion";
  const missing = [
    ...(existsSync(bashCompletion) ? [] : ["bash-completion"]),
    ...["zsh", "fish"].filter((shell) => !isInstalled(shell)),
  ];
  if (missing.length > 0)
    process.stderr.write(
      `Not installed: ${missing.join(", ")}. The completion of these shells is not tested.\n`,
    );

  const where = (name: string) => (missing.includes(name) ? test.skip : test);

  const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(" ");

  /** What bash suggests for words, as if Tab were pressed at their end. */
  const bashOf = (...words: string[]): Promise<string[]> =>
    inShell(
      "bash",
      ["--norc", "-c"],
      `source ${bashCompletion}
source <(standin completion bash)
COMP_WORDS=(standin ${quoted(words)}); COMP_CWORD=${words.length}
COMP_LINE="\${COMP_WORDS[*]}"; COMP_POINT=\${#COMP_LINE}
compopt() { :; }
"$(complete -p standin | sed 's/.*-F \\([^ ]*\\) .*/\\1/')"
printf '%s\\n' "\${COMPREPLY[@]}"`,
    );

  const fishOf = (line: string): Promise<string[]> =>
    inShell(
      "fish",
      ["--no-config", "-c"],
      `standin completion fish | source; complete -C '${line}'`,
    );

  /** What the script gives to zsh's own function for suggestions. */
  const zshOf = (...words: string[]): Promise<string[]> =>
    inShell(
      "zsh",
      ["-f", "-c"],
      `compdef() { :; }
_describe() { print -rl -- \${completions%%:*}; }
source <(standin completion zsh)
words=(standin ${quoted(words)}); CURRENT=\${#words}
_standin; true`,
    );

  where("bash-completion")("bash", async () => {
    expect(await bashOf("snapshot", "re")).toEqual(["restore"]);
    expect(await bashOf("snapshot", "restore", "")).toEqual(["before-the-sale"]);
    expect(await bashOf("verdict", "--interface", "air")).toEqual(["airtime"]);
  });

  where("fish")("fish", async () => {
    expect(await fishOf("standin snapshot re")).toEqual(["restore"]);
    expect(await fishOf("standin snapshot restore ")).toEqual(["before-the-sale"]);
    expect(await fishOf("standin verdict --from jou")).toEqual(["journal-of-monday.jsonl"]);
  });

  where("zsh")("zsh", async () => {
    expect(await zshOf("snapshot", "re")).toEqual(["restore"]);
    expect(await zshOf("snapshot", "restore", "")).toEqual(["before-the-sale"]);
    expect(await zshOf("verdict", "--interface", "air")).toEqual(["airtime"]);
  });
});

test("a shell that has no script is told the ones that have", async () => {
  expect(await run(["completion", "tcsh"])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/Allowed choices are bash, zsh, fish/) as string,
  });
});
