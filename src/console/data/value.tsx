import { isMinorUnits } from "../form/minor-units";
import { type Schema, membersOf } from "../form/schema";
import { Money } from "../money";
import { seen } from "../text";

const plainTypes = ["string", "integer", "number", "boolean"];

const isAmount = ({ properties = {} }: Schema): boolean =>
  "amount" in properties && "currency" in properties;

/** Whether a line has room for it: a text, a number, an amount. */
export const isPlain = (schema: Schema): boolean =>
  plainTypes.includes(schema.type ?? "") || isAmount(schema);

/** Whether it is shown as an amount, where the entity has a currency. */
export const isMoney = (schema: Schema): boolean => isAmount(schema) || isMinorUnits(0, schema);

interface ValueParts {
  value: unknown;
  schema: Schema | undefined;
  /** That of the entity. */
  currency: unknown;
}

/** A member of an entity in a line; minor units as a person reads them. */
export function Value({ value, schema, currency }: ValueParts) {
  if (value === undefined) return null;
  if (typeof currency === "string" && isMinorUnits(value, schema))
    return <Money amount={{ amount: value, currency }} />;
  const { amount, currency: own } = membersOf(value);
  if (typeof amount === "number" && typeof own === "string")
    return <Money amount={{ amount, currency: own }} />;
  return <>{seen(typeof value === "string" ? value : JSON.stringify(value))}</>;
}
