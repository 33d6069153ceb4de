import { useSignal } from "@preact/signals";
import { isOpening, openJournal, openingProblem } from "./opened";

/** Takes an exported journal: a file that is chosen, or dropped here. */
export function OpenJournal() {
  const isOver = useSignal(false);
  const take = (files: FileList | null | undefined): void => {
    isOver.value = false;
    const file = files?.[0];
    if (file !== undefined) void openJournal(file);
  };
  return (
    <section
      class={isOver.value ? "drop over" : "drop"}
      aria-label="Exported journal"
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => {
        isOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer?.files);
      }}
    >
      <label for="journal-file">Open an exported journal</label>
      <input
        id="journal-file"
        type="file"
        accept=".ndjson,.jsonl,.json,.txt"
        aria-describedby="journal-hint"
        disabled={isOpening.value}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file may be chosen again, when it has been mended.
          currentTarget.value = "";
        }}
      />
      <p id="journal-hint" class="quiet">
        Choose the file or drop it here: its verdict and its messages are shown, and nothing of it
        is kept.
      </p>
      {openingProblem.value !== "" && (
        <p class="notice bad" role="alert">
          {openingProblem.value}
        </p>
      )}
    </section>
  );
}
