import type { MessageRecord } from "./messages";

/** The initial data of a family, shared by all data spaces and never changed. */
export interface Fixtures {
  /** By entity type, then key, in the order of the file. */
  readonly entities: ReadonlyMap<string, ReadonlyMap<string, object>>;
  /** Transactions that are open from the start, by id. */
  readonly messages: ReadonlyMap<string, MessageRecord>;
}

export const noFixtures: Fixtures = { entities: new Map(), messages: new Map() };
