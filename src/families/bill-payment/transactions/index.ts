import { payment } from "./payment";
import { refund } from "./refund";

/** The kinds of transaction of the family. */
export const kinds = { payment, refund };
