import { limits } from "../limits";

/** How much may be kept. */
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

/** A bound that is reached, in words. */
export interface Fullness {
  limit: number;
  /** What there are so many of: "transactions of the data space". */
  of: string;
}

/** There are as many data spaces as there may be. */
export class TooManySpaces extends Error {
  constructor(readonly limit: number) {
    super(`There are ${limit} data spaces, as many as there may be.`);
  }
}
