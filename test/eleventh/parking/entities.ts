import { MinorUnits, model, text } from "../../contract/schema";
import { type EntitiesOf, defineEntities, entity } from "../kit/entities";

const Card = model("Card", { card: text(10), credit: MinorUnits }, { closed: true });

/** What a data space of this family holds: cards with which parking is paid. */
export const entities = defineEntities({ card: entity("cards", "card", Card) });
export type Entities = EntitiesOf<typeof entities>;
