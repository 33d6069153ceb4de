import type { JournalFile } from "./journal-file";
import type { Verdict } from "./verdict";

/**
 * The verdict on a journal to which nothing will be added: what has not been sent is not sent, and every window counts
 * as over.
 */
export async function judgedAtEnd(
  journal: JournalFile,
  judge: (journal: JournalFile) => Promise<Verdict>,
): Promise<{ journal: JournalFile; verdict: Verdict }> {
  for (let observed = journal; ;) {
    const verdict = await judge(observed);
    const { openUntil } = verdict;
    if (openUntil === undefined || openUntil < observed.observedUntil)
      return { journal: observed, verdict };
    const after = new Date(Date.parse(openUntil) + 1).toISOString();
    observed = { ...observed, observedUntil: after };
  }
}
