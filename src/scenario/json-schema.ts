import type { InterfaceContract } from "../contract/operation";
import { type NameKind, Scenario } from "./definition";

type SchemaJson = Record<string, unknown>;

/** What the schema says of names: no other interface is known, but an operation may be spelt otherwise. */
type NameSchemas = Record<NameKind, SchemaJson[]>;

/**
 * JSON Schema of scenario files, for editors: the schema by which they are checked, with the names of these
 * interfaces and of their operations.
 */
export function scenarioJsonSchema(contracts: readonly InterfaceContract[]): SchemaJson {
  const operations = contracts
    .flatMap((contract) => [...contract.operations, ...(contract.ownSteps ?? [])])
    .map(({ id }) => id);
  const names: NameSchemas = {
    interface: [{ enum: contracts.map(({ name }) => name) }],
    operation: [{ enum: [...new Set(operations)].sort() }, { type: "string" }],
  };
  return { $schema: "http://json-schema.org/draft-07/schema#", ...plain(Scenario, names) };
}

/** A schema without the keywords that only Standin knows. */
function plain(schema: object, names: NameSchemas): SchemaJson {
  const members: SchemaJson = { ...schema };
  const { "x-names": named, "x-expected": expected, description = expected } = members;
  const kept = Object.entries(members).filter(
    ([keyword]) => !keyword.startsWith("x-") && keyword !== "discriminator",
  );
  return {
    ...Object.fromEntries(
      kept.map(([keyword, value]) => [
        keyword,
        maps.has(keyword) ? plainMap(value, names) : plainValue(value, names),
      ]),
    ),
    ...(description !== undefined && { description }),
    ...(isNamed(named) && { anyOf: names[named] }),
  };
}

/** Keywords whose value has schemas by names of the file's own. */
const maps = new Set(["properties", "patternProperties"]);

const plainMap = (schemas: unknown, names: NameSchemas): SchemaJson =>
  Object.fromEntries(
    Object.entries(Object(schemas) as SchemaJson).map(([name, schema]) => [
      name,
      plainValue(schema, names),
    ]),
  );

const isNamed = (value: unknown): value is NameKind =>
  value === "interface" || value === "operation";

function plainValue(value: unknown, names: NameSchemas): unknown {
  if (Array.isArray(value)) return value.map((item) => plainValue(item, names));
  return typeof value === "object" && value !== null ? plain(value, names) : value;
}
