import { effect, signal } from "@preact/signals";
import { read } from "./api";
import { beginnings } from "./feed";

/** An interface as the control API names it. */
export interface InterfaceEntry {
  name: string;
  title: string;
  path: string;
  operations: { id: string; method: string; path: string; refusals?: string[] }[];
}

/** The interfaces of the simulator; none until they are known. */
export const interfaces = signal<readonly InterfaceEntry[]>([]);

// Another simulator may be there when it is back.
effect(() => {
  if (beginnings.value === 0) return;
  read<InterfaceEntry[]>("/interfaces").then(
    (list) => {
      interfaces.value = list;
    },
    () => undefined,
  );
});
