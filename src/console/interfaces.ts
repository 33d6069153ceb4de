import { effect, signal } from "@preact/signals";
import type { AnswerAt } from "../control/client";
import { read } from "./api";
import { beginnings } from "./feed";

/** An interface as the control API names it. */
export type InterfaceEntry = AnswerAt<"GET /interfaces">[number];

/** The interfaces of the simulator; none until they are known. */
export const interfaces = signal<readonly InterfaceEntry[]>([]);

// Another simulator may be there when it is back.
effect(() => {
  if (beginnings.value === 0) return;
  read("GET /interfaces").then(
    (list) => {
      interfaces.value = list;
    },
    () => undefined,
  );
});
