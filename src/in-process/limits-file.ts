import { type Static, Type } from "@sinclair/typebox";
import { boundNames } from "../limits/bounds";
import { createSchemaReader } from "../contract/checks/json-schema-check";
import type { Mistake } from "../mistake";
import { readYamlFile } from "../files/located-yaml";
import { recordOf } from "../record";

/** A limits file: the bounds that are to be others than the defaults. */
export const LimitsFile = Type.Object(
  recordOf(boundNames, () =>
    Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        "x-expected": "a whole number of at least 1",
      }),
    ),
  ),
  { additionalProperties: false, title: "Limits" },
);

/** Takes bounds that are right. For others it throws what `refusal` makes of the mistakes. */
export const readBounds = createSchemaReader(LimitsFile);

/** Reads a limits file (YAML or JSON). Throws `FileRefused` with the place of every mistake. */
export function readLimitsFile(file: string): Static<typeof LimitsFile> {
  const located = readYamlFile(file);
  return readBounds(located.value, located.refusal);
}

/** The mistakes of bounds that no file has, in one sentence. */
export const wrongBounds = (faults: readonly Mistake[]): string =>
  `The option limits is invalid: ${faults.map(({ path, text }) => `${path} ${text}`).join("; ")}.`;
