import { effect, signal } from "@preact/signals";
import type { AnswerAt } from "../control/client";
import { isServerGone, fetchAnswer } from "./api";
import { newReading } from "./reading";

/** An interface as the control API names it. */
export type InterfaceEntry = AnswerAt<"GET /interfaces">[number];

/** The interfaces of the simulator; none until they are known. */
export const interfaces = signal<readonly InterfaceEntry[]>([]);

/** How far it has come with them. */
export const interfacesReading = newReading(
  () => fetchAnswer("GET /interfaces"),
  (list) => {
    interfaces.value = list;
  },
);

// Another simulator may be there when it is back.
effect(() => {
  if (!isServerGone.value) interfacesReading.again();
});
