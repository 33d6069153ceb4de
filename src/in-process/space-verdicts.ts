import { type JournalFile, journalText } from "../conformance/journal-file";
import type { Verdict } from "../conformance/verdict";
import { piecesOf } from "../control/declare/reads";
import {
  type SaleFixture,
  codeOfTransaction,
  fixtureOfTransaction,
  scenarioOfTransaction,
} from "../control/reproduction/reproductions";
import type { CodeLanguageName } from "../control/reproduction/sale-code";
import { runNamed, sheetOf, testRunOperations } from "../control/test-runs/test-runs";
import type { EndedRun, RunComparison, TestRun, TestRunEntry } from "../control/test-runs/models";
import type { ControlApi } from "../control/services";
import {
  type VerdictFormat,
  type VerdictQuery,
  verdictJson,
} from "../control/verdicts/verdict-query";
import { askedVerdict, verdictText, verdictTextFrom } from "../control/verdicts/verdicts";
import type { Space } from "../store";

/** A verdict that is wanted as a report: a page, JUnit's XML, or Markdown. */
export interface ReportQuery extends VerdictQuery {
  format: Exclude<VerdictFormat, "json">;
}

/** Whether a POS behaved, and how to make what it did happen again. */
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
  /** A transaction as a scenario file. Rejects with `ControlRefused` for an unknown one, as the next two do. */
  transactionScenario(id: string): Promise<string>;
  /** A transaction as a test that sends the same messages, for `jest`, `pytest` or `junit`. */
  transactionCode(id: string, language: CodeLanguageName): Promise<string>;
  /** The entities of a transaction as they were before it; `load()` puts them. */
  transactionFixture(id: string): Promise<SaleFixture>;
  /** The test runs that the data space keeps, whatever a reset takes. */
  readonly testRuns: SpaceTestRuns;
}

/** Kept test runs. Each method refuses a name that is not known with `ControlRefused`. */
export interface SpaceTestRuns {
  /** Keeps what the messages show so far. Rejects with `ControlRefused` where there is none. */
  end(run: EndedRun): Promise<TestRunEntry>;
  /** Oldest first. */
  list(): TestRunEntry[];
  show(name: string): TestRun;
  /** The sign-off sheet, a page of HTML. */
  sheet(name: string): string;
  /** How the run on the right differs from that on the left. */
  compare(left: string, right: string): RunComparison;
  /** `undo()` brings it back. */
  delete(name: string): void;
  /** Keeps one that `show` gave, here or in another simulator. */
  import(run: unknown): TestRunEntry;
}

export function verdictsOf(core: ControlApi, find: () => Space): SpaceVerdicts {
  async function verdict(query?: VerdictQuery): Promise<Verdict>;
  async function verdict(query: ReportQuery): Promise<string>;
  async function verdict(given: VerdictQuery | ReportQuery = {}): Promise<Verdict | string> {
    const asked = askedVerdict(given);
    return readVerdict(await verdictText(core, find(), asked), asked.format);
  }
  async function verdictFrom(journal: JournalFile | string, query?: VerdictQuery): Promise<Verdict>;
  async function verdictFrom(journal: JournalFile | string, query: ReportQuery): Promise<string>;
  async function verdictFrom(
    journal: JournalFile | string,
    given: VerdictQuery | ReportQuery = {},
  ): Promise<Verdict | string> {
    find();
    const asked = askedVerdict(given);
    const text = typeof journal === "string" ? journal : journalText(journal);
    return readVerdict(
      await verdictTextFrom(core, piecesOf(Buffer.from(text)), asked),
      asked.format,
    );
  }
  return {
    verdict,
    verdictFrom,
    transactionScenario: async (id) => scenarioOfTransaction(core, find(), id),
    transactionCode: async (id, language) => codeOfTransaction(core, find(), id, { for: language }),
    transactionFixture: async (id) => fixtureOfTransaction(core, find(), id),
    testRuns: testRunsOf(core, find),
  };
}

function readVerdict(bytes: Uint8Array, format: VerdictFormat): Verdict | string {
  const text = Buffer.from(bytes).toString();
  return format === "json" ? verdictJson.read(text) : text;
}

const testRunsOf = (core: ControlApi, find: () => Space): SpaceTestRuns => ({
  end: async (body) => testRunOperations.endRun.ask(core, { space: find(), body }),
  list: () => testRunOperations.testRuns.ask(core, { space: find() }),
  show: (name) => runNamed(core, find(), name),
  sheet: (name) => sheetOf(core, find(), name),
  compare: (left, right) =>
    testRunOperations.compareRuns.ask(core, { space: find(), query: { left, right } }),
  delete: (name) => {
    testRunOperations.deleteRun.ask(core, { space: find(), params: { name } });
  },
  import: (body) => testRunOperations.importRun.ask(core, { space: find(), body }),
});
