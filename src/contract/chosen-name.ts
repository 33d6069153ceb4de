import { Type } from "@sinclair/typebox";

/** What a name is that users choose: of scenarios and their states, of snapshots, of shared data spaces. */
export const nameForm = "1 to 64 of a-z, 0-9 and -";

/** Such a name. */
export const ChosenName = Type.String({ pattern: "^[a-z0-9-]{1,64}$", "x-expected": nameForm });

const pattern = new RegExp(ChosenName.pattern ?? "");

/** Whether something is such a name. */
export const isChosenName = (value: unknown): value is string =>
  typeof value === "string" && pattern.test(value);
