import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { readDocument } from "../api";
import type { Schema } from "../form/schema";

/** The schema of a family's fixture file, as far as it is used here. */
interface FixtureSchema {
  properties: Readonly<Record<string, Schema>>;
}

/** Schemas that were read, by their family. */
const known = signal<ReadonlyMap<string, FixtureSchema>>(new Map());

/** The schema of the entities of a list; undefined: it is not known yet, or there is none. */
export function useEntitySchema(family: string, list: string): Schema | undefined {
  useEffect(() => {
    if (known.peek().has(family)) return;
    readDocument<FixtureSchema>("GET /fixture-schema/{family}", { params: { family } }).then(
      (schema) => {
        known.value = new Map(known.value).set(family, schema);
      },
      () => undefined,
    );
  }, [family]);
  return known.value.get(family)?.properties[list]?.items;
}
