import { v4 } from "uuid";
import { type Answer, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { limits } from "../../limits/limits";
import type { UnitOfWork } from "../../store";
import { errorAnswer, newErrorId } from "../delivery/refusal";
import type { Ongoing, Route } from "../message";
import type { ExchangeServices } from "../services";
import { type DataSource, allData, initialState, oneEntity } from "./data";
import { type ResetOutcome, resetFamilies, resetOutcome } from "./reset";

/** What an operation of the test server does and answers, within one unit of work. */
export function administrationAnswer(ongoing: Ongoing, unit: UnitOfWork): Answer {
  const {
    message: { space, route, received, unreadable },
    services,
  } = ongoing;
  if (route.operation.id !== "reset")
    return dataAnswer(route, unit, ongoing.message.parts.path, () => newErrorId(ongoing));
  const client =
    received === undefined && route.operation.query !== undefined
      ? ongoing.message.parts.query["clientId"]
      : undefined;
  const outcome =
    client === undefined
      ? resetOutcome(received, unreadable === undefined)
      : outcomeFor(client, ongoing);
  if (outcome !== "SUCCESSFUL") return { status: 400, body: { outcome } };
  resetFamilies(services, space, [route.served]);
  return client === undefined ? { status: 200, body: { outcome } } : { status: 204 };
}

/** A reset that names its client in the query needs no other word. */
const outcomeFor = (client: unknown, { message: { user }, services }: Ongoing): ResetOutcome =>
  services.settings.checkClient && client !== user ? "UNKNOWN_USER" : "SUCCESSFUL";

/** Shows somebody without a data space the data as they are at its start. */
export const initialAnswer = (
  { settings, time }: Pick<ExchangeServices, "settings" | "time">,
  route: Route,
  path: Record<string, string>,
): Answer => dataAnswer(route, initialState(route.served, settings.seed, time.now()), path, v4);

/** `data` shows all; the operations on one entity have its type in the declaration or in the path. */
function dataAnswer(
  route: Route,
  unit: DataSource,
  path: Record<string, string>,
  newId: () => string,
): Answer {
  const { entityType = path["entityType"], parameters } = route.operation;
  if (entityType === undefined || parameters === undefined)
    return { status: 200, body: allData(route.served, unit) };
  const key = Object.values(path).at(-1) ?? "";
  const found = oneEntity(route.served, unit, entityType, key);
  if (typeof found === "object") return { status: 200, body: found };
  const type = entityType.slice(0, limits.nameLength);
  const freeString =
    found === "entity-unknown" ? `There is no ${type} with this key.` : `There is no type ${type}.`;
  return errorAnswer(refuse(commonErrors[found], { freeString }), { ...route, id: newId() });
}
