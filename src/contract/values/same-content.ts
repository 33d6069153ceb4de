import { isDeepStrictEqual } from "node:util";
import { uuidPattern } from "./uuid";

const uuid = new RegExp(`"${uuidPattern}"`, "g");

/** JSON text with its UUIDs in lower case: they are compared without regard to case (RFC 4122, section 3). */
export const withPlainIds = (json: string): string => json.replace(uuid, (id) => id.toLowerCase());

/** The content of a message, with its UUIDs in lower case. */
const plain = (content: unknown): unknown =>
  content === undefined ? content : JSON.parse(withPlainIds(JSON.stringify(content)));

/** Whether two messages say the same, whatever the case of their UUIDs. */
export const isSameContent = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one, other) || isDeepStrictEqual(plain(one), plain(other));
