import { provision } from "./provision";
import { purchase } from "./purchase";

/** The kinds of transaction of the family. */
export const kinds = { purchase, provision };
