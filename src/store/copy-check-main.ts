import { constants, setPriority } from "node:os";
import { isWhole } from "./backup";
import type { CopyFound } from "./copy-check";

// The process that answers messages goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const [, , copy = ""] = process.argv;
process.stdout.write((isWhole(copy) ? "whole" : "damaged") satisfies CopyFound);
