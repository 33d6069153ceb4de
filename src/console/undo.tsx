import { useSignal } from "@preact/signals";
import { ask } from "./api";
import { oldest, restart } from "./feed";
import { doing, undoable } from "./status";

/** Takes back the last reset, change of entities, or loss of a snapshot; not there where there is none. */
export function Undo() {
  const isBusy = useSignal(false);
  const undo = async (): Promise<void> => {
    isBusy.value = true;
    await doing("The last change was taken back", async () => {
      await ask("POST /undo");
      oldest.value = undefined;
      restart();
    });
    isBusy.value = false;
  };
  const last = undoable.value;
  if (last?.available !== true) return null;
  return (
    <button
      type="button"
      title={`Takes back ${last.text}`}
      disabled={isBusy}
      onClick={() => void undo()}
    >
      Undo
    </button>
  );
}
