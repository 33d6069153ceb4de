/**
 * What a user may do: call the interfaces, use the control API of a data space, look after all of them, look into all
 * of them.
 */
export const roles = ["pos", "tester", "operator", "support"] as const;
export type Role = (typeof roles)[number];

/** The roles of a user that the users file gives none. */
export const defaultRoles: readonly Role[] = ["pos", "tester"];

/** The roles that look into the data spaces of others, and change nothing there. */
export const readingOthers: readonly Role[] = ["support"];

/** The roles that see which data spaces there are. */
export const listingSpaces: readonly Role[] = ["operator", ...readingOthers];
