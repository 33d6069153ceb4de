import type { Answer } from "../../contract/answer";
import { hasMembers, mergePatch } from "../../contract/values/json-value";

/** What is changed of an answer; members are named by their dotted paths (`amounts.approvedAmount`). */
export interface AnswerEdit {
  status?: number;
  errorType?: string;
  /** Values by path; objects on the way are made. */
  set?: Readonly<Record<string, unknown>>;
  remove?: readonly string[];
  header?: Readonly<Record<string, string>>;
  /** A merge patch (RFC 7396) of the body. */
  patch?: object;
}

/** Statuses whose answers have no body, whatever is asked for. */
const bodiless: readonly number[] = [204, 304];

/** An answer with its changes. An answer without a body gets none. */
export function editAnswer(answer: Answer, edit: AnswerEdit): Answer {
  const { status = answer.status, header = {} } = edit;
  const given = Object.entries(header).map(([name, value]) => [name.toLowerCase(), value] as const);
  const headers = { ...answer.headers, ...Object.fromEntries(given) };
  const body = hasMembers(answer.body) ? editedBody(answer.body, edit) : answer.body;
  return body === undefined || bodiless.includes(status)
    ? { status, headers }
    : { status, headers, body };
}

function editedBody(body: object, { patch = {}, ...edit }: AnswerEdit): unknown {
  return mergePatch(withChanges(body, edit), patch);
}

function withChanges(body: object, { errorType, set = {}, remove = [] }: AnswerEdit): unknown {
  const values = { ...(errorType !== undefined && { errorType }), ...set };
  const changed = Object.entries(values).reduce<unknown>(
    (made, [path, value]) => withValue(made, path.split("."), value),
    body,
  );
  return remove.reduce((made, path) => withoutValue(made, path.split(".")), changed);
}

/** A value with another one at a path; an entry of a list is named by its place, from 0. */
export function withValue(
  value: unknown,
  [name, ...further]: readonly string[],
  given: unknown,
): unknown {
  if (name === undefined) return given;
  if (Array.isArray(value))
    return value.map((item: unknown, place) =>
      String(place) === name ? withValue(item, further, given) : item,
    );
  const members: Record<string, unknown> = hasMembers(value) ? value : {};
  const member = Object.hasOwn(members, name) ? members[name] : undefined;
  return { ...members, [name]: withValue(member, further, given) };
}

/** A value without what is at a path; where nothing is there, as it is. */
function withoutValue(value: unknown, [name = "", ...further]: readonly string[]): unknown {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, place) => {
      if (String(place) !== name) return [item];
      return further.length === 0 ? [] : [withoutValue(item, further)];
    });
  if (!hasMembers(value) || !Object.hasOwn(value, name)) return value;
  const { [name]: member, ...others } = value;
  return further.length === 0 ? others : { ...value, [name]: withoutValue(member, further) };
}

/** What is changed, for people: `status 409, sets amounts.approvedAmount`. */
export function editText({ status, errorType, set, remove, header }: AnswerEdit): string {
  const parts = [
    status === undefined ? [] : [`status ${status}`],
    errorType === undefined ? [] : [`errorType ${errorType}`],
    nameList("sets", Object.keys(set ?? {})),
    nameList("removes", remove ?? []),
    nameList("header", Object.keys(header ?? {})),
  ];
  return parts.flat().join("; ");
}

const nameList = (what: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${what} ${names.join(", ")}`];
