import { setTimeout as pause } from "node:timers/promises";
import { Command } from "commander";
import { judgedAtEnd, type Verdict } from "../../conformance/verdict";
import type { JournalFile } from "../../conformance/journal-file";
import { type JournaledRun, reportName } from "../../conformance/report/lines";
import { fetchJournal, journalsOfFile } from "../messages/exported-messages";
import { readableFile, writtenFile } from "../option-values";
import {
  CommandFailed,
  FileUnwritten,
  WrongUsage,
  isOutside,
  printError,
  printJson,
} from "../command-result";
import { type VerdictOptions, durations, withVerdict, report } from "./verdict-output";
import { type ServerOptions, defaultPair, noMessages, withSpace } from "../server-client";
import { plain } from "../../plain-text";

interface LiveOptions extends VerdictOptions, ServerOptions {
  from?: string;
  wait?: true;
  schema?: true;
  export?: string;
}

/** The waivers file is wrong: of a verdict that is a failure. */
class WaiversRefused extends CommandFailed {}

/**
 * Sets the exit code of a verdict. Of these, 1 says that the POS did not behave: whatever keeps us from
 * judging it is wrong usage.
 */
export async function judging(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    const isUnjudged =
      isOutside(error) ||
      (error instanceof CommandFailed &&
        error.exitCode === 1 &&
        !(error instanceof WaiversRefused || error instanceof FileUnwritten));
    throw isUnjudged ? new WrongUsage(error.message) : error;
  }
}

/** `standin verdict`. */
export const verdictCommand = (): Command =>
  withVerdict(withSpace(new Command("verdict")))
    .description(
      "Did the POS behave? Judge the messages of a data space, or of an exported journal.",
    )
    .option(
      "--from <file>",
      "judge an exported journal or a HAR file instead of a running simulator",
      readableFile,
    )
    .option("--export <file>", "write the judged journal to a file, for --from", writtenFile)
    .option("--wait", "wait until every window has closed")
    .option("--schema", "only print the JSON Schema of a verdict")
    .addHelpText(
      "after",
      `
Exit codes: 0 the POS behaved, 1 it did not, 2 wrong usage, 3 undecided,
4 a defect in the simulator.

Examples:
  standin verdict --user ${defaultPair}
  standin verdict --wait --junit verdict.xml
  standin verdict --export run.jsonl; standin verdict --from run.jsonl`,
    )
    .action(async (options: LiveOptions) => {
      if (options.schema === true) {
        printJson((await import("../../conformance/verdict-schema.js")).VerdictSchema);
        return;
      }
      await judging(async () =>
        report(
          options.from === undefined
            ? [await judgeLive(options)]
            : await judgeFile(options.from, options),
          options,
        ),
      );
    });

/** Judges a running simulator's journal. */
async function judgeLive(options: LiveOptions): Promise<JournaledRun> {
  const judged = await judgeOnceClosed(() => fetchJournal(options), options, {
    wait: options.wait === true,
  });
  if (judged.journal.exchanges.length === 0) printError(noMessages(options));
  return { name: nameOf(judged.journal), ...judged };
}

/** Judges the journals of a file, each a run of its own. */
export async function judgeFile(file: string, options: VerdictOptions): Promise<JournaledRun[]> {
  const journals = await journalsOfFile(file);
  return Promise.all(
    journals.map(async (journal) => ({
      name: nameOf(journal),
      journal,
      verdict: await judge(journal, options, journals.length > 1),
    })),
  );
}

/** The scenario that ran, to distinguish several runs. */
const nameOf = (journal: JournalFile): string => reportName(journal) ?? "verdict";

/** The verdict on a journal. Throws `CommandFailed` for an unknown interface or a wrong waivers file. */
async function judge(
  journal: JournalFile,
  options: VerdictOptions,
  isOneOfMany = false,
): Promise<Verdict> {
  // Here and not above: the other commands need none of the rules.
  const [{ judgeJournal }, { ControlRefused }, { loadWaivers }, { FileRefused }] =
    await Promise.all([
      import("../../control/verdicts/kept-journal.js"),
      import("../../control/declare/refusals.js"),
      import("../../conformance/waivers.js"),
      import("../../files/file-refused.js"),
    ]);
  const { interface: names, strict, waivers, allowCriticalWaivers } = options;
  try {
    return await judgeJournal(
      journal,
      {
        ...(names !== undefined && { interfaces: names.split(",") }),
        ...(strict && { strict }),
        ...Object.fromEntries(
          durations
            .filter((name) => options[name] !== undefined)
            .map((name) => [name, options[name]]),
        ),
      },
      {
        ...(waivers !== undefined && { waivers: loadWaivers(waivers) }),
        allowCriticalWaivers,
        isOneOfMany,
      },
    );
  } catch (error) {
    if (error instanceof FileRefused) throw new WaiversRefused(error.message);
    throw error instanceof ControlRefused ? new CommandFailed(refusedText(error)) : error;
  }
}

/** Reports an unknown name together with the known ones. */
function refusedText({ message, detail }: Error & { detail?: Record<string, unknown> }): string {
  if (!Array.isArray(detail?.["known"])) return message;
  const { name, known, nearest } = detail;
  const suggestion = typeof nearest === "string" ? ` Did you mean ${nearest}?` : "";
  return `${message.split(":", 1)[0] ?? ""}: ${String(name)}. Known: ${known.join(", ")}.${suggestion}`;
}

/** Makes an empty verdict, so that wrong verdict options are reported before a command runs. */
export async function refuseWrongOptions(options: VerdictOptions): Promise<void> {
  await judge(
    { standinJournal: 1, observedUntil: new Date().toISOString(), trimmed: 0, exchanges: [] },
    options,
  );
}

/** How long a verdict waits. */
interface Waiting {
  /** Until every window has closed: the POS may still have something to send. `undecided`: or the verdict is FAIL. */
  wait: boolean | "undecided";
  /** What has not been sent is never sent: every window counts as over, and nothing is waited for. */
  atEnd?: boolean | undefined;
  isOneOfMany?: boolean | undefined;
  /** Is told the verdict so far, and for how many seconds it waits; absent: stderr says it. */
  onWait?: (verdict: Verdict, seconds: number) => void;
  /** Ends the waiting: the verdict is the one so far. */
  stop?: AbortSignal;
}

/**
 * What is waited for: `Waiting 88 s, until 10:42:07, half as long again as the rule says. 1 open: reversal of ...
 * within 90 s of its request (1)`.
 */
export function waitText({ rules, openUntil = "" }: Verdict, seconds: number): string {
  const open = rules.flatMap(({ checks }) => checks.filter((check) => check.openUntil));
  const until = new Date(openUntil).toTimeString().slice(0, 8);
  const [first = ""] = open.map(({ text }) => text.split(": not seen yet")[0]);
  const said = open.length === 1 ? "the rule says" : "the last of the rules says";
  return `Waiting ${seconds} s, until ${until}, half as long again as ${said}. ${open.length} open: ${plain(first)}`;
}

const tellWait = (verdict: Verdict, seconds: number): void => {
  printError(waitText(verdict, seconds));
};

/** Milliseconds until the last window has closed; 0: none is open. */
const leftOf = ({ openUntil, observed }: Verdict): number =>
  openUntil === undefined ? 0 : Date.parse(openUntil) - Date.parse(observed.until);

/** The verdict on a journal; to `wait` is to read it again once every window has closed. */
export async function judgeOnceClosed(
  read: () => JournalFile | Promise<JournalFile>,
  options: VerdictOptions,
  { wait, atEnd = false, isOneOfMany = false, onWait = tellWait, stop }: Waiting,
): Promise<Pick<JournaledRun, "journal" | "verdict">> {
  if (atEnd) return judgedAtEnd(await read(), (journal) => judge(journal, options, isOneOfMany));
  for (;;) {
    const journal = await read();
    const verdict = await judge(journal, options, isOneOfMany);
    const left = leftOf(verdict);
    const isDecided = wait === "undecided" && verdict.result === "fail";
    if (wait === false || isDecided || left <= 0 || stop?.aborted === true)
      return { journal, verdict };
    onWait(verdict, Math.ceil(left / 1000));
    await pauseUnless(stop, left + 100);
  }
}

/** A pause that ends early where it is stopped. */
const pauseUnless = (stop: AbortSignal | undefined, ms: number): Promise<void> =>
  pause(ms, undefined, stop && { signal: stop }).catch(() => undefined);
