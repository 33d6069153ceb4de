import { valueAt } from "../../contract/values/member";
import { keepMore } from "../../lifecycle/records";
import type { EntityMap } from "../../store";
import type { EditedAnswer } from "./family";

/** A text of an answer that a fault edited. */
export interface EditedText {
  made: string;
  told: string;
}

/** The text at a path of the answer, where the client is told another one than the family made. */
export function editedText(
  { made: answer, told: edited }: Pick<EditedAnswer, "made" | "told">,
  path: string,
): EditedText | undefined {
  const [made, told] = [valueAt(answer, path), valueAt(edited, path)];
  return typeof made === "string" && typeof told === "string" && made !== told
    ? { made, told }
    : undefined;
}

/** The paths of a member in each item of a list that the client is told. */
export function pathsInList(
  { told }: Pick<EditedAnswer, "told">,
  list: string,
  member: string,
): string[] {
  const items = valueAt(told, list);
  return Array.isArray(items) ? items.map((_, place) => `${list}.${place}.${member}`) : [];
}

/** Keeps something more with the request that was answered, for its advices. */
export function keepWithRequest<M extends EntityMap>(
  { unit, id }: Pick<EditedAnswer<M>, "unit" | "id">,
  more: object,
): void {
  const record = id === null ? undefined : unit.message(id);
  if (record?.role === "request") keepMore(unit, record, more);
}
