import { Type } from "@sinclair/typebox";
import { limits } from "../limits/limits";

/** What a name is that users choose: of scenarios and their states, of snapshots, of shared data spaces. */
export const nameForm = `1 to ${limits.chosenName} of a-z, 0-9 and -`;

/** Such a name. */
export const ChosenName = Type.String({
  pattern: `^[a-z0-9-]{1,${limits.chosenName}}$`,
  "x-expected": nameForm,
});

const pattern = new RegExp(ChosenName.pattern ?? "");

/** Whether something is such a name. */
export const isChosenName = (value: unknown): value is string =>
  typeof value === "string" && pattern.test(value);
