import { severity } from "../judged-rule";
import type { Verdict } from "../verdict";

/** `1 check`, `2 checks`. */
export const plural = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? "" : "s"}`;

/** How many checks came out how, the worst first; nothing of an outcome that none had. */
export const countsText = ({ counts }: Pick<Verdict, "counts">): string =>
  severity
    .filter((outcome) => counts[outcome] > 0 && outcome !== "not-applicable")
    .map((outcome) => `${counts[outcome]} ${outcome}`)
    .join(", ") || "none";

/** How many exchanges the journal has lost, after the text about those that it has; empty: none. */
export const droppedText = (trimmed: number): string =>
  trimmed > 0 ? `, ${plural(trimmed, "older one")} dropped` : "";
