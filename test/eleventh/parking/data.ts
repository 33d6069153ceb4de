import { entityTypesOf } from "../kit/entities";
import type { Family } from "../kit/family";
import { entities } from "./entities";
import { DataResponse } from "./models";

const entityTypes = entityTypesOf(entities, { card: { view: (card) => card } });
export const data = { entityTypes, dataSchema: DataResponse } satisfies Partial<Family>;
