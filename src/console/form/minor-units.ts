import type { Schema } from "./schema";

/** Whether a number is an amount in minor units: of whole numbers, those that may be negative are. */
export const isMinorUnits = (value: unknown, schema: Schema | undefined): value is number =>
  Number.isFinite(value) && schema?.type === "integer" && (schema.minimum ?? 0) < 0;
