import { type JsonSchema, type Option, optionsAt, placeAtEnd } from "../../scenario/completion";
import { readDocument } from "../api";
import { interfaces } from "../interfaces";

/** The schema of scenario files, once it was asked for. */
let schema: Promise<JsonSchema> | undefined;

/** What can be written at the end of a text: by the schema, and of operations those of its interfaces. */
export async function suggestionsAfter(before: string): Promise<Option[]> {
  const place = placeAtEnd(before);
  if (place === undefined) return [];
  const options = optionsAt(await readSchema(), place);
  if (place.key !== "operation") return options;
  const own = operationsFor(before);
  return own.size === 0 ? options : options.filter(({ label }) => own.has(label));
}

/** The schema; it is read again where that failed. */
async function readSchema(): Promise<JsonSchema> {
  schema ??= readDocument<JsonSchema>("GET /scenario-schema");
  try {
    return await schema;
  } catch {
    schema = undefined;
    return {};
  }
}

/** The operations of the interfaces that a text names in a line. */
function operationsFor(text: string): ReadonlySet<string> {
  const named = /^interface:(.*)$/m.exec(text)?.[1]?.split(/[\s,[\]"']+/) ?? [];
  return new Set(
    interfaces.value
      .filter(({ name }) => named.includes(name))
      .flatMap(({ operations }) => operations.map(({ id }) => id)),
  );
}
