import { readDocument } from "../api";
import type { Schema } from "../form/schema";
import { type Found, useRead } from "../reading";

/** The schema of a family's fixture file, as far as it is used here. */
interface FixtureSchema {
  properties: Readonly<Record<string, Schema>>;
}

/** Schemas that were read, by their family; they stay the same while the simulator runs. */
const known = new Map<string, FixtureSchema>();

async function schemaOf(family: string): Promise<FixtureSchema> {
  const schema =
    known.get(family) ??
    (await readDocument<FixtureSchema>("GET /fixture-schema/{family}", { params: { family } }));
  known.set(family, schema);
  return schema;
}

/** The schema of the entities of a list. */
export const useEntitySchema = (family: string, list: string): Found<Schema | undefined> =>
  useRead(async () => (await schemaOf(family)).properties[list]?.items, { of: [family, list] });
