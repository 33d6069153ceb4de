import { type Refusal, type Violation, refuse, formBroken } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import { memberOf, valuesAt } from "../contract/values/json-value";
import { limits } from "../limits/limits";
import type { Call } from "../lifecycle/call";
import type { Message } from "./message";
import type { Step } from "./step";

/** Takes a finding about a message. */
type TakeNote = Call["note"];

/** An id of a body that is not the one in the path. */
interface DifferingId {
  violation: Violation;
  pathId: string;
  /** What an error calls the id of the body. */
  member: string;
}

/**
 * The ids of a message must be those of its path (contract 3, path parameters): the body's `id`, and of an
 * advice the `requestId` too. Compared without regard to case.
 */
function differingId(message: Message): DifferingId | undefined {
  const { operation } = message.route;
  return (
    differs(
      message,
      operation.idParameter,
      "id",
      operation.advice === undefined ? "requestId" : `${operation.advice}Id`,
    ) ?? differs(message, operation.requestIdParameter, "requestId", "requestId")
  );
}

function idMismatch(message: Message): Refusal | undefined {
  const found = differingId(message);
  if (found === undefined) return undefined;
  const { violation, pathId, member } = found;
  return refuse(commonErrors["ids-differ"], {
    formatErrors: [violation],
    pathId,
    [member]: violation.value,
  });
}

/** The refusal of a message that is another client's, or whose ids differ. */
export const identityRefusal = (step: Step, note: TakeNote): Refusal | undefined =>
  clientMismatch(step, note) ?? idMismatch(step.message);

/** What of a message breaks its form. */
function brokenForm(message: Message): Violation[] {
  const { violations } = message.reading;
  const differing = violations.length > 0 ? undefined : differingId(message);
  return differing === undefined ? violations : [differing.violation];
}

/** The message keeps to its form. */
export const isWellFormed = (message: Message): boolean =>
  message.unreadable === undefined && brokenForm(message).length === 0;

function differs(
  { parts, sent }: Message,
  parameter: string | undefined,
  field: "id" | "requestId",
  member: string,
): DifferingId | undefined {
  if (parameter === undefined) return undefined;
  const pathId = parts.path[parameter] ?? "";
  const bodyId = sent[field];
  if (bodyId === undefined || bodyId.toLowerCase() === pathId.toLowerCase()) return undefined;
  const violation = { field, msg: `must equal ${parameter} in the path`, value: bodyId };
  return { violation, pathId, member };
}

/** What we should refuse a message for that goes to a provider: it is read as any other, and refused by nobody here. */
export function noteOwnReading(step: Step, note: TakeNote): void {
  for (const { field, msg } of brokenForm(step.message).slice(0, limits.findings))
    note({ code: formBroken, field, text: `${field} ${msg}` });
  clientMismatch(step, note);
}

/**
 * The user name of the credentials should be the client of the message (CM-08, GC-29). It is a finding; with
 * `--check-client` a refusal.
 */
function clientMismatch(
  { message: { route, user, parts }, services }: Step,
  note: TakeNote,
): Refusal | undefined {
  const named = valuesAt(parts.body, route.contract.userNameFields);
  if (named.length === 0 || named.includes(user)) return undefined;
  const [field = "client.id"] = route.contract.userNameFields;
  note({
    code: "client-not-user",
    field,
    text: `the user name of the credentials is none of ${route.contract.userNameFields.join(", ")}`,
  });
  if (!services.settings.checkClient) return undefined;
  return refuse(commonErrors["client-differs"], {
    formatErrors: [
      {
        field,
        msg: "must be the user name of the credentials",
        value: typeof named[0] === "string" ? named[0] : "",
      },
    ],
    freeString: "The user name of the credentials is not the client of the message.",
    ...(route.contract.namesUser === true
      ? { clientId: named[0], username: user }
      : { client: memberOf(parts.body, "client") }),
  });
}
