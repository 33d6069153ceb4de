import type { Static } from "@sinclair/typebox";
import { MinorUnits, model, text } from "../../contract/schema";

/** A card with which parking is paid. */
export const CardEntity = model("Card", { card: text(10), credit: MinorUnits }, { closed: true });
export type CardEntity = Static<typeof CardEntity>;

/** What a data space of this family holds. */
export type Entities = { card: CardEntity };
