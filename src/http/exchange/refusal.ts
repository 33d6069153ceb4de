import type { Answer, Refusal } from "../../contract/answer";
import { jsonOf } from "../../contract/json-of";
import { type UnitSource, openUnit, uuidFrom } from "../../store";
import { errorAnswer } from "./error-detail";
import { type Passage, lowerUuid, memberOf, messageIdOf, requestIdOf } from "./passage";

/** Where the units of work of a route read and write. */
export const unitSourceOf = (passage: Passage): UnitSource => ({
  store: passage.services.store,
  fixtures: passage.route.served.fixtures,
  family: passage.route.served.family.name,
  seed: passage.services.settings.seed,
});

/** The ErrorDetail of a refused message; ids as the message gave them, else generated ones. */
export function answerRefusal(passage: Passage, refusal: Refusal): Answer {
  const { operation, contract } = passage.route;
  return errorAnswer(refusal, {
    contract,
    operation,
    id: asReceived(passage, "id", messageIdOf(passage)) ?? subjectOf(passage) ?? generatedId(passage),
    originalId: asReceived(passage, "requestId", requestIdOf(passage)),
  });
}

/** An id in the case in which it came. */
function asReceived(passage: Passage, field: string, lower: string | null): string | undefined {
  if (lower === null) return undefined;
  const candidates = [memberOf(passage.parts.body, field), ...Object.values(passage.parts.path)];
  return candidates.find((id): id is string => typeof id === "string" && id.toLowerCase() === lower) ?? lower;
}

/** Id of what a lookup without an id of its own is about. */
function subjectOf({ route, parts }: Passage): string | undefined {
  const { subjectParameter } = route.operation;
  const named = subjectParameter === undefined ? undefined : (parts.path[subjectParameter] ?? parts.query[subjectParameter]);
  return lowerUuid(named) === null ? undefined : String(named);
}

/** Follows from the seed and the message, not from the key of this instance: same messages, same bytes. */
function generatedId(passage: Passage): string {
  const unit = openUnit(unitSourceOf(passage), passage.space, 0);
  const text = passage.received === undefined ? "" : jsonOf(passage.received);
  return uuidFrom(unit.generate("error", `${passage.req.originalUrl} ${text}`));
}
