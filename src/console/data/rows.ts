import { type Signal, signal } from "@preact/signals";
import { fetchAnswer, readDocument } from "../api";
import { afterArrivals } from "../feed";
import { type FormSchema, membersOf } from "../form/schema";
import { type Found, type Reading, newReading, useRead } from "../reading";
import type { RowsPlace } from "../rows";
import { visibleText } from "../text";

/** The name of a list or a family as people say it: `traffic fines` for `trafficFines`. */
export const wordsOf = (name: string): string =>
  visibleText(name)
    .replaceAll("-", " ")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^(qr|msisdn)/, (letters) => letters.toUpperCase());

/** An entity with its key. */
export interface EntityRow {
  key: string;
  members: Readonly<Record<string, unknown>>;
}

/** The entities of a list that a search finds, as far as they were read. */
interface EntityRows {
  readonly rows: Signal<readonly EntityRow[]>;
  /** The member that identifies them; undefined: not known yet. */
  readonly keyMember: Signal<string | undefined>;
  /** Whether there are more than those. */
  readonly more: Signal<boolean>;
  /** How far it has come with the first of them, and with those after them. */
  readonly first: Reading;
  readonly further: Reading;
  readonly place: RowsPlace;
  readMore: () => void;
  end: () => void;
}

/** What a list is made of. */
export interface ListPlace {
  family: string;
  list: string;
}

const pageSize = 500;

/** A list as paths of the API have it. */
export const paramsOf = ({ family, list }: ListPlace) => ({ family, type: list });

/** Reads a list, and again after messages, until it is ended. */
export function newRows(of: ListPlace, search: string): EntityRows {
  const rows = signal<readonly EntityRow[]>([]);
  const keyMember = signal<string | undefined>(undefined);
  const more = signal(false);
  let isBusy = false;
  const pageAfter = async (after?: string) => {
    const query = { search, after, limit: String(pageSize) };
    const page = await fetchAnswer("GET /data/{family}/{type}", { params: paramsOf(of), query });
    return { ...page, found: page.entities.map((entity) => rowOf(entity, page.key)) };
  };
  const first = newReading(pageAfter, (page) => {
    keyMember.value = page.key;
    rows.value = renewRows(rows.value, page.found, page.more);
    if (rows.value.length === page.found.length) more.value = page.more;
  });
  const further = newReading(
    () => pageAfter(rows.value.at(-1)?.key),
    (page) => {
      rows.value = [...rows.value, ...page.found];
      more.value = page.more;
      isBusy = false;
    },
  );
  first.again();
  const unfollow = afterArrivals(first.again);
  return {
    ...{ rows, keyMember, more, first, further },
    place: { top: 0 },
    readMore() {
      if (!more.value || isBusy) return;
      isBusy = true;
      further.again();
    },
    end() {
      unfollow();
      first.end();
      further.end();
    },
  };
}

const rowOf = (entity: object, keyMember: string): EntityRow => {
  const members = membersOf(entity);
  return { key: String(members[keyMember]), members };
};

/** The rows after their first page was read again. */
function renewRows(
  rows: readonly EntityRow[],
  page: readonly EntityRow[],
  more: boolean,
): readonly EntityRow[] {
  const last = page.at(-1)?.key;
  if (!more || last === undefined) return page;
  const at = rows.findIndex(({ key }) => key === last);
  return at === -1 ? page : [...page, ...rows.slice(at + 1)];
}

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

/** The schemas of the entities of a family, by their lists; without one there is nothing to read. */
export const useEntitySchemas = (family?: string): Found<FixtureSchema["properties"]> =>
  useRead(async () => (family === undefined ? {} : (await schemaOf(family)).properties), {
    of: [family],
  });
