import { limits } from "../limits";

/** How much the store may keep. */
export interface StateBounds {
  /** Requests on record in one data space. */
  requests: number;
  /** Entities of one data space that differ from the fixtures. */
  entities: number;
  /** Data spaces. */
  spaces: number;
  /** Size of the database, in bytes. */
  bytes: number;
}

export const defaultBounds: StateBounds = {
  requests: limits.spaceRequests,
  entities: limits.spaceEntities,
  spaces: limits.spaces,
  bytes: limits.databaseBytes,
};

/** A bound that was reached, in words. */
export interface Fullness {
  limit: number;
  /** What it counts: "transactions of the data space". */
  of: string;
}

/** There are already as many data spaces as allowed. */
export class TooManySpaces extends Error {
  constructor(readonly limit: number) {
    super(`There are ${limit} data spaces, as many as there may be.`);
  }
}
