import { type Signal, signal } from "@preact/signals";
import { Refused, read } from "../api";
import { afterArrivals } from "../feed";
import { membersOf } from "../form/schema";
import type { RowsPlace } from "../rows";

/** An entity with its key. */
export interface EntityRow {
  key: string;
  members: Readonly<Record<string, unknown>>;
}

/** The entities of a list that a search finds, as far as they were read. */
export interface EntityRows {
  readonly rows: Signal<readonly EntityRow[]>;
  /** The member that identifies them; undefined: not known yet. */
  readonly keyMember: Signal<string | undefined>;
  /** Whether there are more than those. */
  readonly more: Signal<boolean>;
  /** There is no such list. */
  readonly isMissing: Signal<boolean>;
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
  const isMissing = signal(false);
  let isReading = false;
  const take = async (after?: string): Promise<void> => {
    const query = { search, after, limit: String(pageSize) };
    const page = await read("GET /data/{family}/{type}", { params: paramsOf(of), query });
    const found = page.entities.map((entity) => rowOf(entity, page.key));
    keyMember.value = page.key;
    const isFirst = after === undefined;
    rows.value = isFirst ? renewed(rows.value, found, page.more) : [...rows.value, ...found];
    if (!isFirst || rows.value.length === found.length) more.value = page.more;
  };
  const readPage = (after?: string): void => {
    if (isReading) return;
    isReading = true;
    take(after)
      .catch((error: unknown) => {
        isMissing.value = error instanceof Refused && error.status === 404;
      })
      .finally(() => {
        isReading = false;
      });
  };
  readPage();
  return {
    ...{ rows, keyMember, more, isMissing },
    place: { top: 0 },
    readMore() {
      if (more.value) readPage(rows.value.at(-1)?.key);
    },
    end: afterArrivals(() => {
      readPage();
    }),
  };
}

const rowOf = (entity: object, keyMember: string): EntityRow => {
  const members = membersOf(entity);
  return { key: String(members[keyMember]), members };
};

/** The rows after their first page was read again. */
function renewed(
  rows: readonly EntityRow[],
  page: readonly EntityRow[],
  more: boolean,
): readonly EntityRow[] {
  const last = page.at(-1)?.key;
  if (!more || last === undefined) return page;
  const at = rows.findIndex(({ key }) => key === last);
  return at === -1 ? page : [...page, ...rows.slice(at + 1)];
}
