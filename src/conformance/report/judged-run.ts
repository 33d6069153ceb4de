import type { JournalFile } from "../journal-file";
import type { Verdict } from "../verdict";

/** A run that was judged. */
export interface JudgedRun {
  name: string;
  verdict: Verdict;
  /** Exit code of the command that was run, if one was. */
  code?: number;
  /** How long the run took, its waiting included. */
  seconds?: number;
}

/** A run that was judged, with its messages. */
export interface JournaledRun extends JudgedRun {
  journal: JournalFile;
}

/** A scenario that could not run, and why. */
export interface RefusedRun {
  name: string;
  refused: string;
}
