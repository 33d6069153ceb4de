import { OpenFile } from "../open-file";
import { isOpening, openJournal, openingProblem } from "./opened";

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
