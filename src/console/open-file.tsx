import { useSignal } from "@preact/signals";

interface OpenFileParts {
  /** What the region is called: `Exported journal`. */
  name: string;
  /** What the field is called: `Open an exported journal`. */
  label: string;
  hint: string;
  /** Endings of the files that are offered first. */
  accept: string;
  isBusy: boolean;
  /** What was wrong with the file that was chosen last; empty: nothing. */
  problem: string;
  open: (file: File) => Promise<void>;
}

/** Takes a file of this machine that is chosen, or dropped here. */
export function OpenFile({ name, label, hint, accept, isBusy, problem, open }: OpenFileParts) {
  const isOver = useSignal(false);
  const take = (files: FileList | null | undefined): void => {
    isOver.value = false;
    const file = files?.[0];
    if (file !== undefined && !isBusy) void open(file);
  };
  return (
    <section
      class={isOver.value ? "drop over" : "drop"}
      aria-label={name}
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
      <label for="opened-file">{label}</label>
      <input
        id="opened-file"
        type="file"
        accept={accept}
        aria-describedby="opened-file-hint"
        // A field that is disabled would lose the focus.
        aria-disabled={isBusy}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file may be chosen again, when it has been mended.
          currentTarget.value = "";
        }}
      />
      <p id="opened-file-hint" class="quiet">
        {hint}
      </p>
      {problem !== "" && (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
