import { type JournalFile, journalText } from "./conformance/journal-file";
import type { Verdict } from "./conformance/verdict";
import type { SpaceControl } from "./http/control/space-control";
import { type VerdictFormat, formatOf } from "./http/control/verdict-formats";
import { verdictJson } from "./http/control/verdict-json";
import type { VerdictQuery } from "./http/control/verdict-query";
import { limits } from "./limits";
import type { Space } from "./store";

/** A verdict that is wanted as a report: a page, JUnit's XML, or Markdown. */
export interface ReportQuery extends VerdictQuery {
  format: Exclude<VerdictFormat, "json">;
}

/** Whether a POS behaved. */
export interface SpaceVerdicts {
  /**
   * Whether the POS behaved, by the messages that are in the journal now; with a `format` as the text of a report.
   * Rejects with `ControlRefused` for an unknown interface or format.
   */
  verdict(query?: VerdictQuery): Promise<Verdict>;
  verdict(query: ReportQuery): Promise<string>;
  /**
   * The same by an exported journal: what `journal()` resolved to, or the text of its file. Rejects with
   * `ControlRefused` for what is not a journal, too.
   */
  verdictFrom(journal: JournalFile | string, query?: VerdictQuery): Promise<Verdict>;
  verdictFrom(journal: JournalFile | string, query: ReportQuery): Promise<string>;
}

export function verdictsOf(control: SpaceControl, find: () => Space): SpaceVerdicts {
  async function verdict(query?: VerdictQuery): Promise<Verdict>;
  async function verdict(query: ReportQuery): Promise<string>;
  async function verdict(given: VerdictQuery | ReportQuery = {}): Promise<Verdict | string> {
    const { format, query } = asked(given);
    return read(await control.verdictText(find(), query, format), format);
  }
  async function verdictFrom(journal: JournalFile | string, query?: VerdictQuery): Promise<Verdict>;
  async function verdictFrom(journal: JournalFile | string, query: ReportQuery): Promise<string>;
  async function verdictFrom(
    journal: JournalFile | string,
    given: VerdictQuery | ReportQuery = {},
  ): Promise<Verdict | string> {
    find();
    const { format, query } = asked(given);
    const text = typeof journal === "string" ? journal : journalText(journal);
    return read(await control.verdictTextFrom(piecesOf(text), { query, format }), format);
  }
  return { verdict, verdictFrom };
}

function asked(given: VerdictQuery | ReportQuery): { query: object; format: VerdictFormat } {
  const { format, ...query } = { format: undefined, ...given };
  return { query, format: formatOf(format === undefined ? {} : { format }) };
}

function read(bytes: Uint8Array, format: VerdictFormat): Verdict | string {
  const text = Buffer.from(bytes).toString();
  return format === "json" ? verdictJson.read(text) : text;
}

async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  const bytes = await Promise.resolve(Buffer.from(text));
  for (let at = 0; at < bytes.length; at += limits.readingStepBytes)
    yield Uint8Array.from(bytes.subarray(at, at + limits.readingStepBytes));
}
