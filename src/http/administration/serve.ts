import type { ErrorRequestHandler, RequestHandler } from "express";
import { v4 } from "uuid";
import { type Answer, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { type UnitOfWork, openUnit } from "../../store";
import { catchUp } from "../exchange/catch-up";
import { errorAnswer } from "../exchange/error-detail";
import type { Passage, Route } from "../exchange/passage";
import { accountOf, keep } from "../exchange/record";
import { newErrorId, unitSourceOf } from "../exchange/refusal";
import { send } from "../exchange/send";
import { foundOf } from "../locals";
import { passageOf } from "../serve";
import type { Services } from "../services";
import { type Reading, allData, initialState, oneEntity } from "./data";
import { type ResetOutcome, resetFamilies, resetOutcome } from "./reset";

/** The handlers of a testServerAdmin operation (contract 3, Test server administration). */
export const administer = (services: Services, route: Route): (RequestHandler | ErrorRequestHandler)[] => [
  handle(services, route),
  // What fails before the operation is reached, such as a space that cannot be opened, has the same answer.
  (error: unknown, _req, res, _next) => {
    services.log.error({ err: error, operation: route.operation.id }, "failure inside the server");
    send(res, failure(route, v4()));
  },
];

const failure = (route: Route, id: string): Answer =>
  route.operation.id === "reset" ? { status: 500, body: { outcome: "SERVER_ERROR" } } : errorAnswer(refuse(commonErrors["server-failure"]), { ...route, id });

const handle =
  (services: Services, route: Route): RequestHandler =>
  (req, res) => {
    if (foundOf(res).space === undefined) {
      send(res, dataAnswer(route, initialState(route.served, services.settings.seed, services.time.now()), req.params as Record<string, string>, v4));
      return;
    }
    const passage = passageOf(services, route, req, res);
    send(res, answerWithin(passage));
  };

/** Answers, with its journal entry, in one unit of work. A failure of ours is a 500 as the contract lists it. */
function answerWithin(passage: Passage): Answer {
  const { services, space, route } = passage;
  const { epoch } = space;
  try {
    const answer = services.store.unit(() => {
      const unit = openUnit(unitSourceOf(passage), space, services.clocks.now(space));
      catchUp(services, route.served, space, unit);
      const made = administrationAnswer(passage, unit);
      passage.epoch = space.epoch;
      keep(passage, accountOf(passage, "answered", { answer: made }, made));
      return made;
    });
    services.journal.publish(space, passage.number ?? 0);
    if (space.epoch !== epoch) services.settlements.endAll(space);
    for (const text of route.check(answer, undefined)) services.onDefect(`${route.operation.id} ${answer.status}: ${text}`);
    return answer;
  } catch (error) {
    services.runs.forget(space);
    // A reset that was undone is none: what is held goes on.
    space.epoch = epoch;
    services.log.error({ err: error, operation: route.operation.id }, "failure inside the server");
    return failed(passage);
  }
}

/** Everything was undone, the journal's entry as well: it is made once more. */
function failed(passage: Passage): Answer {
  const { number: _number, ...message } = passage;
  const { services, space } = message;
  const again: Passage = { ...message, epoch: space.epoch };
  const answer = failure(again.route, newErrorId(again));
  try {
    services.store.unit(() => { keep(again, accountOf(again, "answered", { answer }, answer)); });
    services.journal.publish(space, again.number ?? 0);
    return answer;
  } catch (error) {
    services.log.error({ err: error }, "the failure could not be recorded");
    return answer;
  }
}

function administrationAnswer(passage: Passage, unit: UnitOfWork): Answer {
  const { services, space, route, received, unreadable } = passage;
  if (route.operation.id !== "reset") return dataAnswer(route, unit, passage.parts.path, () => newErrorId(passage));
  const client = received === undefined && route.operation.query !== undefined ? passage.parts.query["clientId"] : undefined;
  const outcome = client === undefined ? resetOutcome(received, unreadable === undefined) : outcomeFor(client, passage);
  if (outcome !== "SUCCESSFUL") return { status: 400, body: { outcome } };
  resetFamilies(services, space, [route.served]);
  return client === undefined ? { status: 200, body: { outcome } } : { status: 204 };
}

/** A reset that names its client in the query needs no other word. */
const outcomeFor = (client: unknown, { services, user }: Passage): ResetOutcome =>
  services.settings.checkClient && client !== user ? "UNKNOWN_USER" : "SUCCESSFUL";

/** `data` shows all; the operations on one entity have its type in the declaration or in the path. */
function dataAnswer(route: Route, unit: Reading, path: Record<string, string>, newId: () => string): Answer {
  const { entityType = path["entityType"], parameters } = route.operation;
  if (entityType === undefined || parameters === undefined) return { status: 200, body: allData(route.served, unit) };
  const key = Object.values(path).at(-1) ?? "";
  const body = oneEntity(route.served, unit, entityType, key);
  if (body !== undefined) return { status: 200, body };
  const refusal = refuse(commonErrors["entity-type-unknown"], { freeString: `There is no type ${entityType.slice(0, 64)}.` });
  return errorAnswer(refusal, { ...route, id: newId() });
}
