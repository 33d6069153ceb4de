import { computed, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { OpenFile } from "../open-file";
import type { Verdict } from "../../conformance/verdict";
import type { Exchange } from "../../journal/exchange";
import { announce } from "../announce";
import { ApiRefusal, fetchAnswer } from "../api";
import { addresses, goTo, home, journalLinks, path } from "../addresses";
import { Outcome } from "../marks";
import { FullMoment } from "../moment";
import { newReading } from "../reading";
import { visibleText } from "../text";

/** A journal that was opened: a file of this machine, which the simulator judged and did not keep. */
export interface OpenedJournal {
  file: File;
  verdict: Verdict;
  /** Oldest first. */
  exchanges: readonly Exchange[];
}

/** Undefined: none is open. This tab alone has it. */
const currentJournal = signal<OpenedJournal | undefined>(undefined);

/** The journal whose pages are shown: then the header is its own. */
export const shownJournal = computed(() =>
  path.value.startsWith("verdict/journal") ? currentJournal.value : undefined,
);

/** What was wrong with the file that was chosen last. */
const openingProblem = signal("");

/** A file is being judged. */
const isOpening = signal(false);

/** Has a file judged, and shows its verdict; what is wrong with it is shown instead. */
async function openJournal(file: File): Promise<void> {
  openingProblem.value = "";
  isOpening.value = true;
  try {
    currentJournal.value = await judgeFile(file);
    keep(file);
    announce(`The journal ${file.name} was opened`);
    goTo(journalLinks.verdict());
    document.querySelector("main")?.focus();
  } catch (error) {
    openingProblem.value = `${file.name} cannot be judged: ${reasonOf(error)}`;
  } finally {
    isOpening.value = false;
  }
}

async function judgeFile(file: File): Promise<OpenedJournal> {
  const verdict = await fetchAnswer("POST /verdict/from", {
    query: { passing: false },
    journal: file,
  });
  return { file, verdict, exchanges: exchangesIn(await file.text()) };
}

/** Where the tab remembers the name under which the browser keeps its file, to find it when the page is loaded anew. */
const nameOfFile = "standin-tab";

function keep(file: File): void {
  const name = sessionStorage.getItem(nameOfFile) ?? String(Math.random());
  sessionStorage.setItem(nameOfFile, name);
  void keptFile("readwrite", (files) => files.put(file, name));
}

/** The tab forgets the name at once, however long the browser's store takes to forget the file. */
function forget(): void {
  const name = sessionStorage.getItem(nameOfFile);
  if (name === null) return;
  sessionStorage.removeItem(nameOfFile);
  void keptFile("readwrite", (files) => files.delete(name));
}

/** Asks the browser's own store for the file; undefined: there is none, or the browser keeps nothing. */
function keptFile(
  mode: IDBTransactionMode,
  ask: (files: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  return new Promise((resolve) => {
    const none = (): void => {
      resolve(undefined);
    };
    const opening = indexedDB.open("standin-journals");
    opening.onerror = none;
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("files");
    };
    opening.onsuccess = () => {
      const asked = ask(opening.result.transaction("files", mode).objectStore("files"));
      asked.onerror = none;
      asked.onsuccess = () => {
        resolve(asked.result);
        opening.result.close();
      };
    };
  });
}

/** The journal that was open before the page was loaded anew. */
export const keptJournal = newReading(
  async () => {
    const name = sessionStorage.getItem(nameOfFile);
    if (name === null) return undefined;
    const file = await keptFile("readonly", (files) => files.get(name));
    return file instanceof File ? judgeFile(file) : undefined;
  },
  (journal) => {
    currentJournal.value ??= journal;
  },
);

function close(): void {
  currentJournal.value = undefined;
  forget();
  goTo(addresses.verdict());
}

interface JournalBarParts {
  navigation: ComponentChildren;
  help: ComponentChildren;
  /** The header of the data space. */
  children: ComponentChildren;
}

/** The header of an open journal: its file, its verdict, until when it was kept; nothing of the data space. */
export function JournalBar({ navigation, help, children }: JournalBarParts) {
  const journal = shownJournal.value;
  if (journal === undefined) return <>{children}</>;
  const { result, counts, observed } = journal.verdict;
  return (
    <div class="bar of-journal" role="group" aria-label="Open journal">
      <a class="brand" href={home}>
        Standin
      </a>
      {navigation}
      <strong class="cut" title={journal.file.name}>
        {visibleText(journal.file.name)}
      </strong>
      <a href={journalLinks.verdict()}>
        <Outcome outcome={result} /> {result !== "pass" && counts[result] > 0 && counts[result]}
      </a>
      <span class="until">
        until <FullMoment time={observed.until} by="real time" />
      </span>
      <div class="group end">
        <button type="button" onClick={close}>
          Close
        </button>
        {help}
      </div>
    </div>
  );
}

const reasonOf = (error: unknown): string =>
  error instanceof ApiRefusal ? error.message : "it cannot be read.";

/** The exchanges of a journal that the simulator has judged: every line but the first. */
const exchangesIn = (text: string): Exchange[] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(1)
    .map((line) => JSON.parse(line) as Exchange);

/** Takes an exported journal. */
export const OpenJournal = () => (
  <OpenFile
    name="Exported journal"
    label="Open an exported journal"
    hint="Choose the file or drop it here: its verdict and its messages are shown. The simulator keeps nothing of it."
    accept=".ndjson,.jsonl,.json,.txt"
    isBusy={isOpening.value}
    problem={openingProblem.value}
    open={openJournal}
  />
);
