import { readDocument } from "../api";
import type { FormSchema } from "../form/schema";
import { type Found, useRead } from "../reading";

/** The schema of a family's fixture file, as far as it is used here. */
interface FixtureSchema {
  properties: Readonly<Record<string, FormSchema>>;
}

/** Schemas that were read, by their family; they stay the same while the simulator runs. */
const knownSchemas = new Map<string, FixtureSchema>();

async function schemaOf(family: string): Promise<FixtureSchema> {
  const schema =
    knownSchemas.get(family) ??
    (await readDocument<FixtureSchema>("GET /fixture-schema/{family}", { params: { family } }));
  knownSchemas.set(family, schema);
  return schema;
}

/** The schema of the entities of a list. */
export const useEntitySchema = (family: string, list: string): Found<FormSchema | undefined> =>
  useRead(async () => (await schemaOf(family)).properties[list]?.items, { of: [family, list] });
