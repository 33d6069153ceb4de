import type { EntityTypes, Family } from "../kit/family";
import { CardEntity, type Entities } from "./entities";
import { DataResponse } from "./models";

const entityTypes: EntityTypes<Entities> = {
  card: { plural: "cards", schema: CardEntity, key: "card", view: (card) => card },
};

export const data = { entityTypes, dataSchema: DataResponse } satisfies Partial<Family>;
