import { readFileSync } from "node:fs";
import type { JournalFile } from "../../conformance/journal-file";
import { reportName } from "../../conformance/report/lines";
import type { JudgedExchange } from "../../control/messages/judged-messages";
import { ownZone } from "../../journal/filter/days";
import { foundIn, readFilter } from "../../journal/message-filter";
import { limits } from "../../limits/limits";
import { packageVersion } from "../../package-files";
import { plain } from "../../plain-text";
import {
  CommandFailed,
  print,
  printColoured,
  printError,
  printJson,
  writeReport,
} from "../command-result";
import { headingLine, messageLine } from "./message-detail";
import { type ServerOptions, noSimulator, ask, granting } from "../server-client";

/** What is listed of an exported journal. */
interface ExportedList {
  filter?: string;
  last: number;
  before?: number;
  json?: true;
}

/** Whether a text begins as a HAR file does. */
const isHar = (text: string): boolean => /^\uFEFF?\s*\{\s*"log"\s*:/.test(text);

/** The journals of an exported file, each a run of its own. Throws `CommandFailed` where it is none. */
export async function journalsOfFile(file: string): Promise<JournalFile[]> {
  const { NoJournal, readJournals } = await import("../../conformance/journal-file.js");
  const text = readFileSync(file, "utf8");
  if (isHar(text)) return [await journalOfHarFile(file, text)];
  try {
    return readJournals(text);
  } catch (error) {
    throw error instanceof NoJournal ? new CommandFailed(`${file}: ${error.message}`) : error;
  }
}

/** The journal of a HAR file; stderr names the entries of no operation. Throws `CommandFailed` where it is none. */
async function journalOfHarFile(file: string, text: string): Promise<JournalFile> {
  const { NoHar, journalOfHar } = await import("./har.js");
  try {
    const { journal, foreign } = journalOfHar(text);
    if (foreign.length > 0) printError(foreignText(file, foreign));
    return journal;
  } catch (error) {
    throw error instanceof NoHar ? new CommandFailed(`${file}: ${error.message}`) : error;
  }
}

function foreignText(file: string, foreign: readonly string[]): string {
  const different = [...new Set(foreign)];
  const named = different.slice(0, limits.reportedNames);
  const others = named.length < different.length ? ", and others" : "";
  const count = foreign.length === 1 ? "1 entry matches" : `${foreign.length} entries match`;
  return `${file}: ${count} no operation, and nothing judges what was sent: ${named.map(plain).join(", ")}${others}.`;
}

/** Writes a journal as a HAR file. Throws `FileUnwritten`. */
export async function writeHar(file: string, journal: JournalFile): Promise<void> {
  const { harText } = await import("./har.js");
  writeReport(file, harText(journal, { version: packageVersion() }));
}

/** The journal of a running simulator. */
export async function fetchJournal(options: ServerOptions): Promise<JournalFile> {
  const { NoJournal, readJournal } = await import("../../conformance/journal-file.js");
  const text = await (await granting(await ask(options, "GET /journal"))).text();
  try {
    return readJournal(text.split("\n"));
  } catch (error) {
    throw error instanceof NoJournal ? noSimulator(options) : error;
  }
}

/** The messages of a journal, with what the verdict on it says of each. */
async function judgedIn(journal: JournalFile): Promise<JudgedExchange[]> {
  const { withBroken } = await import("../../conformance/broken-rules.js");
  const { judgeJournal } = await import("../../control/verdicts/kept-journal.js");
  const { rules } = await judgeJournal(journal, { passing: false });
  return withBroken(rules, journal.exchanges);
}

/** Lists the messages of an exported journal; of several runs, each under the name of its scenario. */
export async function listExported(
  file: string,
  { filter = "", last, before = Infinity, json }: ExportedList,
): Promise<void> {
  const journals = await journalsOfFile(file);
  const listed: { scenario: string | undefined; trimmed: number; exchanges: JudgedExchange[] }[] =
    [];
  for (const journal of journals) {
    const read = readFilter(filter, { now: Date.parse(journal.observedUntil), zone: ownZone() });
    const found = foundIn(await judgedIn(journal), read).filter(({ number }) => number < before);
    listed.push({
      scenario: reportName(journal),
      trimmed: journal.trimmed,
      exchanges: found.slice(-last),
    });
  }
  if (json === true) {
    printJson(listed.length === 1 ? listed[0] : listed);
    return;
  }
  for (const { scenario, exchanges } of listed) {
    if (listed.length > 1) print(`${scenario ?? "no scenario"}:`);
    if (exchanges.length > 0) printColoured(headingLine());
    for (const exchange of exchanges) printColoured(messageLine(exchange));
  }
}

/** One message of an exported journal; of several runs, that of each. Throws `CommandFailed` where there is none. */
export async function exportedMessage(
  file: string,
  key: number | string,
): Promise<JudgedExchange[]> {
  const journals = await Promise.all((await journalsOfFile(file)).map(judgedIn));
  const found = journals.flat().filter(({ number, name }) => number === key || name === key);
  if (found.length === 0) throw new CommandFailed(`${file} has no message ${key}.`);
  return found;
}
