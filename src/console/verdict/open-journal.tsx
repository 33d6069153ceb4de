import { signal } from "@preact/signals";
import { OpenFile } from "../open-file";
import type { Verdict } from "../../conformance/verdict";
import type { Exchange } from "../../journal/exchange";
import { announce } from "../announce";
import { ApiRefusal, fetchAnswer } from "../api";
import { goTo, journalLinks } from "../addresses";

/** A journal that was opened: a file of this machine, which the simulator judged and did not keep. */
export interface OpenedJournal {
  file: File;
  verdict: Verdict;
  /** Oldest first. */
  exchanges: readonly Exchange[];
}

/** Undefined: none is open. This tab alone has it, until the page is loaded anew. */
export const currentJournal = signal<OpenedJournal | undefined>(undefined);

/** What was wrong with the file that was chosen last. */
const openingProblem = signal("");

/** A file is being judged. */
const isOpening = signal(false);

/** Has a file judged, and shows its verdict; what is wrong with it is shown instead. */
async function openJournal(file: File): Promise<void> {
  openingProblem.value = "";
  isOpening.value = true;
  try {
    const verdict = await fetchAnswer("POST /verdict/from", {
      query: { passing: false },
      journal: file,
    });
    currentJournal.value = { file, verdict, exchanges: exchangesIn(await file.text()) };
    announce(`The journal ${file.name} was opened`);
    goTo(journalLinks.verdict());
    document.querySelector("main")?.focus();
  } catch (error) {
    openingProblem.value = `${file.name} cannot be judged: ${reasonOf(error)}`;
  } finally {
    isOpening.value = false;
  }
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
    hint="Choose the file or drop it here: its verdict and its messages are shown, and nothing of it is kept."
    accept=".ndjson,.jsonl,.json,.txt"
    isBusy={isOpening.value}
    problem={openingProblem.value}
    open={openJournal}
  />
);
