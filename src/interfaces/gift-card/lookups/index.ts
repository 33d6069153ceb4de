import { answering } from "../../family";
import { unprefixed, v3 } from "../operations";
import { giftCard } from "./giftcard";

/** What answers each lookup of the family. */
export const lookups = answering([v3.lookup, unprefixed.lookup], giftCard);
