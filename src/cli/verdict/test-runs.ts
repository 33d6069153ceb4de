import { readFileSync } from "node:fs";
import { Command } from "commander";
import { plural } from "../../conformance/report/lines";
import { outcomeMarks } from "../../conformance/judged-rule";
import { comparedParts, isTried } from "../../control/test-runs/comparison";
import type { RunComparison, TestRun, TestRunEntry } from "../../control/test-runs/models";
import { errorText } from "../../error-code";
import { CommandFailed, print, printJson } from "../command-result";
import { readableFile } from "../option-values";
import { plain } from "../../plain-text";
import { type ServerOptions, ask, call, granting, withSpace } from "../server-client";
import { table } from "../terminal";

interface JsonOption extends ServerOptions {
  json?: true;
}

/** `standin runs`, and what it does with one: `end`, `show`, `compare`, `delete`, `import`. */
export const runsCommand = (): Command =>
  withSpace(new Command("runs"))
    .description("List the runs that the data space keeps.")
    .option("--json", "as JSON")
    .addHelpText("after", "\nExample:\n  standin runs end --pos Till --pos-version 4.2 --reset")
    .action(list)
    .addCommand(endCommand())
    .addCommand(showCommand())
    .addCommand(compareCommand())
    .addCommand(deleteCommand())
    .addCommand(importCommand());

const subcommand = (name: string, description: string, example: string): Command =>
  withSpace(new Command(name))
    .description(description)
    .addHelpText("after", `\nExample:\n  standin runs ${name} ${example}`);

async function list({ json, ...options }: JsonOption): Promise<void> {
  const runs = await call(options, "GET /runs");
  if (json === true) printJson(runs);
  else if (runs.length === 0) print("No run is kept. standin runs end keeps one.");
  else
    print(
      table([
        ["name", "POS", "version", "verdict", "messages", "ended"],
        ...runs.map(({ name, pos, version, verdict, messages, endedAt }) => [
          ...[name, plain(pos), plain(version), wordOf(verdict)],
          ...[String(messages), endedAt],
        ]),
      ]),
    );
}

const wordOf = (verdict: TestRunEntry["verdict"]): string => outcomeMarks[verdict].word;

interface EndOptions extends JsonOption {
  pos: string;
  posVersion: string;
  note?: string;
  waivers?: string;
  allowCriticalWaivers?: true;
  reset?: true;
}

const endCommand = (): Command =>
  subcommand(
    "end",
    "End a run: keep the verdict on the messages so far.",
    "--pos Till --pos-version 4.2",
  )
    .requiredOption("--pos <name>", "the POS that was tested")
    .requiredOption("--pos-version <version>", "its version")
    .option("--note <text>", "a remark")
    .option("--waivers <file>", "broken rules that are let pass (YAML)", readableFile)
    .option("--allow-critical-waivers", "also accept waivers of rules about money")
    .option("--reset", "reset the data space then: the next run begins with nothing")
    .option("--json", "as JSON")
    .action(async ({ pos, posVersion, note, reset, json, ...options }: EndOptions) => {
      const { waivers, allowCriticalWaivers, ...server } = options;
      const kept = await call(server, "POST /runs", {
        body: {
          ...{ pos, version: posVersion },
          ...(note !== undefined && { note }),
          ...(waivers !== undefined && { waivers: await waiversIn(waivers) }),
          ...(allowCriticalWaivers && { allowCriticalWaivers }),
        },
      });
      if (reset === true) await granting(await ask(server, "POST /reset"));
      if (json === true) printJson(kept);
      else
        print(
          `Kept as ${kept.name}: ${wordOf(kept.verdict)}, ${plural(kept.messages, "message")}.`,
        );
    });

/** The waivers of a file. Rejects with `FileRefused` for one with mistakes. */
async function waiversIn(file: string) {
  const { loadWaivers } = await import("../../conformance/waivers.js");
  return loadWaivers(file).map(({ place: _place, ...waiver }) => waiver);
}

const showCommand = (): Command =>
  subcommand("show", "Show a run: the broken rules, and those not tried.", "till-4-2")
    .argument("<name>", "its name")
    .option("--json", "as a file for standin runs import")
    .option("--html", "print its sign-off sheet, a page of HTML")
    .action(async (name: string, { json, html, ...options }: JsonOption & { html?: true }) => {
      if (html === true) {
        const asked = { params: { name }, query: { format: "html" } } as const;
        const sheet = await granting(await ask(options, "GET /runs/{name}", asked));
        print((await sheet.text()).trim());
        return;
      }
      const run = await call(options, "GET /runs/{name}", { params: { name } });
      if (json === true) printJson(run);
      else print(runText(run));
    });

function runText({ name, pos, version, verdict, messages, from, until, rules }: TestRun): string {
  const broken = rules.filter(({ text }) => text !== undefined);
  const left = rules.filter((rule) => !isTried(rule));
  return [
    `${name}: ${plain(pos)} ${plain(version)}, ${wordOf(verdict)}`,
    `${plural(messages, "message")} from ${from} to ${until}`,
    ...broken.map(
      ({ id, outcome, sentence, text = "" }) =>
        `${outcomeMarks[outcome].word} ${id} ${plain(sentence)} ${plain(text)}`,
    ),
    `${rules.length - left.length} of ${rules.length} rules were tried.`,
    ...left.map(({ id, triedBy = "" }) => `not tried: ${id}, tried by ${plain(triedBy)}`),
  ].join("\n");
}

const compareCommand = (): Command =>
  subcommand(
    "compare",
    "Compare two runs: exit code 1 if a rule is newly broken.",
    "till-4-1 till-4-2",
  )
    .argument("<left>", "name of the earlier one")
    .argument("<right>", "name of the later one")
    .option("--json", "as JSON")
    .action(async (left: string, right: string, { json, ...options }: JsonOption) => {
      const compared = await call(options, "GET /runs/compare", { query: { left, right } });
      if (json === true) printJson(compared);
      else print(comparisonText(compared));
      if (compared.newlyBroken.length > 0) process.exitCode = 1;
    });

function comparisonText(compared: RunComparison): string {
  const lists = comparedParts.flatMap(([part, words]) => rulesText(words, compared[part]));
  const counts = [
    ...compared.operations.map(({ operation, left, right }) => `${operation}: ${left} > ${right}`),
    ...compared.faults.map(({ text, left, right }) => `${text}: ${left} > ${right}`),
  ];
  const lines = [...lists, ...(counts.length === 0 ? [] : ["Counts:"]), ...counts.map(indentLines)];
  return lines.length === 0 ? "The two runs show the same." : lines.map(plain).join("\n");
}

const indentLines = (line: string): string => `  ${line}`;

const rulesText = (words: string, rules: RunComparison["mended"]): string[] =>
  rules.length === 0
    ? []
    : [`${words}:`, ...rules.map(({ id, sentence }) => indentLines(`${id} ${sentence}`))];

const deleteCommand = (): Command =>
  subcommand("delete", "Delete a run.", "till-4-1")
    .argument("<name>", "its name")
    .action(async (name: string, options: ServerOptions) => {
      await call(options, "DELETE /runs/{name}", { params: { name } });
      print(`Deleted: ${name}. standin undo brings it back.`);
    });

const importCommand = (): Command =>
  subcommand("import", "Keep a run that standin runs show --json wrote.", "run.json")
    .argument("<file>", "the file", readableFile)
    .action(async (file: string, options: ServerOptions) => {
      const { name } = await call(options, "POST /runs/import", { body: valueIn(file) });
      print(`Kept as ${name}.`);
    });

/** The JSON value of a file. Throws `CommandFailed` where it has none. */
function valueIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new CommandFailed(`${file} is not JSON: ${errorText(error)}`);
  }
}
