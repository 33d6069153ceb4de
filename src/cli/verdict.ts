import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Command, InvalidArgumentError, Option } from "commander";
import type { JournalFile } from "../conformance/journal-file";
import type { Verdict } from "../conformance/verdict";
import { readableFile, writtenFile } from "./given-paths";
import { CommandFailed, WrongUsage, isOutside, print, printJson } from "./outcome";
import { type ServerOptions, defaultPair, granted, noMessages, noSimulator, withServer } from "./server-client";

/** How a verdict is asked for and told, on the command line. */
export interface VerdictOptions {
  interface?: string;
  strict?: true;
  timeout?: number;
  reverseWithin?: number;
  closeWithin?: number;
  repeatWithin?: number;
  waivers?: string;
  allowCriticalWaivers?: true;
  json?: true;
  junit?: string;
  html?: string;
}

interface LiveOptions extends VerdictOptions, ServerOptions {
  from?: string;
  wait?: true;
  schema?: true;
  export?: string;
}

/** Exit codes of a verdict: it behaved; it did not; it cannot be told; a defect of ours. */
export const verdictCodes: Readonly<Record<Verdict["result"], number>> = { pass: 0, warn: 0, fail: 1, inconclusive: 3, error: 4 };

/** The waivers file is wrong: of a verdict that is a failure. */
class WaiversRefused extends CommandFailed {}

/** Sets the exit code of a verdict. Of these, 1 says that the POS did not behave: whatever keeps us from judging it is wrong usage. */
export async function judging(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    const isUnjudged = isOutside(error) || (error instanceof CommandFailed && error.exitCode === 1 && !(error instanceof WaiversRefused));
    throw isUnjudged ? new WrongUsage(error.message) : error;
  }
}

function secondsOption(value: string): number {
  if (!/^\d+(\.\d+)?s?$/.test(value)) throw new InvalidArgumentError("Give seconds, such as 60 or 60s.");
  return Number.parseFloat(value);
}

/** Adds the options that every command with a verdict has. */
export const withVerdict = (command: Command): Command =>
  command
    .option("--interface <names>", "judge these interfaces only, separated by commas")
    .option("--strict", "what only should be done must be done")
    .addOption(new Option("--timeout <seconds>", "the POS's time-out, as agreed with it (60)").argParser(secondsOption))
    .addOption(new Option("--reverse-within <seconds>", "how soon an unknown outcome must be reversed (90)").argParser(secondsOption))
    .addOption(new Option("--close-within <seconds>", "how soon an approved request must be confirmed or reversed (300)").argParser(secondsOption))
    .addOption(new Option("--repeat-within <seconds>", "how soon an advice without a final answer must be repeated (60)").argParser(secondsOption))
    .option("--waivers <file>", "known faults that are waived for a time (YAML)", readableFile)
    .option("--allow-critical-waivers", "waivers of rules about money hold too")
    .option("--json", "print the verdict as JSON")
    .option("--junit <file>", "write a JUnit report", writtenFile)
    .option("--html <file>", "write a page with the time line of each failed check", writtenFile);

/** `standin verdict`. */
export const verdictCommand = (): Command =>
  withVerdict(withServer(new Command("verdict")))
    .description("Did the POS behave? Judges the messages of a data space, or of an exported journal.")
    .option("--from <file>", "judge an exported journal instead of a running simulator", readableFile)
    .option("--export <file>", "write the journal that was judged, for --from", writtenFile)
    .option("--wait", "wait until every window has closed")
    .option("--schema", "print the JSON Schema of a verdict, and judge nothing")
    .addHelpText("after", `
Exit codes: 0 the POS behaved, 1 it did not, 2 wrong usage, 3 it cannot be told,
4 a defect of the simulator.

Examples:
  standin verdict --user ${defaultPair}
  standin verdict --wait --junit verdict.xml
  standin verdict --export run.jsonl; standin verdict --from run.jsonl`)
    .action(async (options: LiveOptions) => {
      if (options.schema === true) {
        printJson((await import("../conformance/verdict-schema.js")).VerdictSchema);
        return;
      }
      await judging(async () => tell(options.from === undefined ? [await judgeLive(options)] : await judgeFile(options.from, options), options));
    });

/** Judges a running simulator's journal. */
async function judgeLive(options: LiveOptions): Promise<Judged> {
  const judged = await judgeOnceClosed(() => fetchJournal(options), options, { wait: options.wait === true });
  if (judged.journal.exchanges.length === 0) process.stderr.write(`${noMessages(options)}\n`);
  return { name: nameOf(judged.journal), ...judged };
}

/** Judges the journals of a file, each a run of its own. */
async function judgeFile(file: string, options: VerdictOptions): Promise<Judged[]> {
  const journals = await journalsOfFile(file);
  return Promise.all(journals.map(async (journal) => ({ name: nameOf(journal), journal, verdict: await judge(journal, options, journals.length > 1) })));
}

/** The scenario that ran, where several are told apart by it. */
const nameOf = ({ run }: JournalFile): string => run?.scenario.name ?? "verdict";

/** A run that was judged. */
export interface Judged {
  name: string;
  verdict: Verdict;
  journal: JournalFile;
  /** Exit code of the command that was run, if one was. */
  code?: number;
}

/** Prints the verdicts, writes every file that was asked for, and gives the exit code. */
export async function tell(runs: readonly Judged[], options: VerdictOptions & { export?: string }): Promise<number> {
  await printReports(runs, options);
  const { junit, html } = options;
  if (junit !== undefined) writeFileSync(junit, (await import("../conformance/report/junit.js")).junitReport(runs));
  if (html !== undefined) writeFileSync(html, (await import("../conformance/report/html.js")).htmlReport(runs));
  if (options.export !== undefined) {
    const { journalText } = await import("../conformance/journal-file.js");
    writeFileSync(options.export, runs.map(({ journal }) => journalText(journal)).join(""));
  }
  const isKept = options.json === true || options.export !== undefined || html !== undefined;
  if (!isKept && runs.some(({ verdict, code }) => code !== undefined && verdict.result !== "pass")) {
    process.stderr.write("Numbers in parentheses are messages. To look at them afterwards: --html FILE for a page, --export FILE for the journal.\n");
  }
  const unmatched = await unmatchedWaivers(runs, options);
  for (const line of unmatched) process.stderr.write(`${line}\n`);
  return Math.max(unmatched.length > 0 ? 1 : 0, ...runs.map(({ verdict, code = 0 }) => worstCode(verdictCodes[verdict.result], code)));
}

async function printReports(runs: readonly Judged[], { json }: VerdictOptions): Promise<void> {
  const { textReport } = await import("../conformance/report/text.js");
  const isOne = runs.length === 1;
  if (json === true) printJson(isOne ? runs[0]?.verdict : runs.map(({ name, verdict, code }) => ({ name, ...(code !== undefined && { code }), verdict })));
  else for (const { name, verdict, code } of runs) print(`${isOne && code === undefined ? "" : headOf(name, code)}${textReport(verdict)}`);
}

const headOf = (name: string, code = 0): string => `${name}${code === 0 ? "" : ` (the command ended with ${code})`}: `;

/** The waivers that matched in no run, as far as no verdict says so itself. */
async function unmatchedWaivers(runs: readonly Judged[], { waivers }: VerdictOptions): Promise<string[]> {
  if (waivers === undefined) return [];
  const { loadWaivers, unmatchedIn } = await import("../conformance/waivers.js");
  return unmatchedIn(runs.map(({ verdict }) => verdict), loadWaivers(waivers));
}

/** A command that failed is no pass, whatever it sent. */
const worstCode = (verdict: number, command: number): number => (verdict === 0 && command !== 0 ? 1 : verdict);

const durations = ["timeout", "reverseWithin", "closeWithin", "repeatWithin"] as const;

/** The verdict on a journal. Throws `CommandFailed` for an unknown interface or a wrong waivers file. */
export async function judge(journal: JournalFile, options: VerdictOptions, isOneOfMany = false): Promise<Verdict> {
  // Here and not above: the other commands need none of the rules.
  const [{ judgeJournal }, { ControlRefused }, { loadWaivers }, { FileRefused }] = await Promise.all([
    import("../http/control/judge-journal.js"), import("../http/control/refused.js"), import("../conformance/waivers.js"), import("../files/located-yaml.js"),
  ]);
  const { interface: names, strict, waivers, allowCriticalWaivers } = options;
  try {
    return judgeJournal(journal, {
      ...(names !== undefined && { interfaces: names.split(",") }),
      ...(strict && { strict }),
      ...Object.fromEntries(durations.filter((name) => options[name] !== undefined).map((name) => [name, options[name]])),
    }, { ...(waivers !== undefined && { waivers: loadWaivers(waivers) }), allowCriticalWaivers, isOneOfMany });
  } catch (error) {
    if (error instanceof FileRefused) throw new WaiversRefused(error.message);
    throw error instanceof ControlRefused ? new CommandFailed(refusedText(error)) : error;
  }
}

/** An unknown name is told in words, beside those that are known. */
function refusedText({ message, detail }: Error & { detail?: Record<string, unknown> }): string {
  if (!Array.isArray(detail?.["known"])) return message;
  return `${message.split(":", 1)[0] ?? ""}: ${String(detail["name"])}. There are ${detail["known"].join(", ")}.`;
}

/** The verdict on a journal; to `wait` is to read it again once every window has closed: the POS may still have something to send. */
export async function judgeOnceClosed(
  read: () => JournalFile | Promise<JournalFile>, options: VerdictOptions, { wait, isOneOfMany = false }: { wait: boolean; isOneOfMany?: boolean | undefined },
): Promise<Pick<Judged, "journal" | "verdict">> {
  for (;;) {
    const journal = await read();
    const verdict = await judge(journal, options, isOneOfMany);
    const left = verdict.openUntil === undefined ? 0 : Date.parse(verdict.openUntil) - Date.parse(journal.observedUntil);
    if (!wait || left <= 0) return { journal, verdict };
    process.stderr.write(`Waiting ${Math.ceil(left / 1000)} s: the POS may still send what it owes.\n`);
    await pause(left + 100);
  }
}

/** The journal of a running simulator. */
async function fetchJournal(options: LiveOptions): Promise<JournalFile> {
  const { NoJournal, readJournals } = await import("../conformance/journal-file.js");
  const text = await (await granted(options, "GET", "/journal")).text();
  try {
    const [journal] = readJournals(text) as [JournalFile];
    return journal;
  } catch (error) {
    throw error instanceof NoJournal ? noSimulator(options) : error;
  }
}

async function journalsOfFile(file: string): Promise<JournalFile[]> {
  const { NoJournal, readJournals } = await import("../conformance/journal-file.js");
  try {
    return readJournals(readFileSync(file, "utf8"));
  } catch (error) {
    throw error instanceof NoJournal ? new CommandFailed(`${file}: ${error.message}`) : error;
  }
}
