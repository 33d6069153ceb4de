import { keyChange } from "./key-change";
import { purchase } from "./purchase";

/** The kinds of transaction of the family. */
export const kinds = { purchase, keyChange };
