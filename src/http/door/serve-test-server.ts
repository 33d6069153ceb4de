import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { v4 } from "uuid";
import { type Answer, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import type { UnitOfWork } from "../../store";
import { errorAnswer, newErrorId } from "../../exchange/delivery/refusal";
import type { Ongoing, Route } from "../../exchange/message";
import { handle } from "../../exchange/handle";
import { send } from "../../exchange/delivery/send";
import { failBefore } from "./body/body-refusal";
import { contextOf } from "./request-context";
import { toMessage, sentThrough } from "./serve";
import type { Services } from "../services";
import { type DataSource, allData, initialState, oneEntity } from "../../exchange/test-server/data";
import { type ResetOutcome, resetFamilies, resetOutcome } from "../../exchange/test-server/reset";
import { limits } from "../../limits/limits";

/** The handlers of a testServerAdmin operation (contract 3, Test server administration). */
export const administer = (
  services: Services,
  route: Route,
): (RequestHandler | ErrorRequestHandler)[] => [
  (req: Request, res: Response) => {
    if (contextOf(res).space === undefined) {
      send(
        res,
        dataAnswer(
          route,
          initialState(route.served, services.settings.seed, services.time.now()),
          req.params as Record<string, string>,
          v4,
        ),
      );
      return;
    }
    void handle(toMessage(services, route, sentThrough(req, res)));
  },
  // What fails before the operation is reached, such as a space that cannot be opened, has the same answer.
  (error: unknown, _req: Request, res: Response, _next: unknown) => {
    failBefore(services, route, res, error);
  },
];

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
