import { answering } from "../../kit/family";
import { unprefixed } from "../operations";
import { giftCard } from "./giftcard";

/** What answers the lookup of the family, which has one name in both forms. */
export const lookups = answering(unprefixed.lookup, giftCard);
