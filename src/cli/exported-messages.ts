import { readFileSync } from "node:fs";
import type { JournalFile } from "../conformance/journal-file";
import { reportName } from "../conformance/ran-scenarios";
import type { Exchange } from "../journal/exchange";
import { messageFilter } from "../journal/message-filter";
import { CommandFailed, print, printColoured, printJson } from "./command-result";
import { headingLine, messageLine } from "./message-lines";

/** What is listed of an exported journal. */
export interface ExportedList {
  filter?: string;
  last: number;
  before?: number;
  json?: true;
}

/** The journals of an exported file, each a run of its own. Throws `CommandFailed` where it is none. */
export async function journalsOfFile(file: string): Promise<JournalFile[]> {
  const { NoJournal, readJournals } = await import("../conformance/journal-file.js");
  try {
    return readJournals(readFileSync(file, "utf8"));
  } catch (error) {
    throw error instanceof NoJournal ? new CommandFailed(`${file}: ${error.message}`) : error;
  }
}

/** Lists the messages of an exported journal; of several runs, each under the name of its scenario. */
export async function listExported(
  file: string,
  { filter = "", last, before = Infinity, json }: ExportedList,
): Promise<void> {
  const journals = await journalsOfFile(file);
  const listed = journals.map(({ exchanges, observedUntil, trimmed, ...ran }) => {
    const holds = messageFilter(filter, Date.parse(observedUntil));
    const found = exchanges.filter((one) => one.number < before && holds(one)).slice(-last);
    return { scenario: reportName(ran), trimmed, exchanges: found };
  });
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
export async function exportedMessage(file: string, number: number): Promise<Exchange[]> {
  const journals = await journalsOfFile(file);
  const found = journals.flatMap(({ exchanges }) =>
    exchanges.filter((exchange) => exchange.number === number),
  );
  if (found.length === 0) throw new CommandFailed(`${file} has no message ${number}.`);
  return found;
}
