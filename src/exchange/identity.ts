import { type Refusal, refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import { memberOf, valuesAt } from "../contract/values/member";
import type { Progress } from "./progress";

/**
 * The ids of a message must be those of its path (contract 3, path parameters): the body's `id`, and of an
 * advice the `requestId` too. Compared without regard to case.
 */
function idMismatch(progress: Progress): Refusal | undefined {
  const { operation } = progress.message.route;
  return (
    differs(
      progress,
      operation.idParameter,
      "id",
      operation.advice === undefined ? "requestId" : `${operation.advice}Id`,
    ) ?? differs(progress, operation.requestIdParameter, "requestId", "requestId")
  );
}

/** The refusal of a message that is another client's, or whose ids differ. */
export const identityRefusal = (progress: Progress): Refusal | undefined =>
  clientMismatch(progress) ?? idMismatch(progress);

/** The message keeps to its form. */
export const isWellFormed = (progress: Progress): boolean =>
  progress.message.unreadable === undefined &&
  progress.message.reading.violations.length === 0 &&
  idMismatch(progress) === undefined;

function differs(
  progress: Progress,
  parameter: string | undefined,
  field: "id" | "requestId",
  member: string,
): Refusal | undefined {
  if (parameter === undefined) return undefined;
  const { parts, sent } = progress.message;
  const pathId = parts.path[parameter] ?? "";
  const bodyId = sent[field];
  if (bodyId === undefined || bodyId.toLowerCase() === pathId.toLowerCase()) return undefined;
  return refuse(commonErrors["ids-differ"], {
    formatErrors: [{ field, msg: `must equal ${parameter} in the path`, value: bodyId }],
    pathId,
    [member]: bodyId,
  });
}

/**
 * The user name of the credentials should be the client of the message (CM-08, GC-29). It is a finding; with
 * `--check-client` a refusal.
 */
function clientMismatch(progress: Progress): Refusal | undefined {
  const {
    message: { route, user, parts },
    services,
  } = progress;
  const named = valuesAt(parts.body, route.contract.userNameFields);
  if (named.length === 0 || named.includes(user)) return undefined;
  const [field = "client.id"] = route.contract.userNameFields;
  progress.findings.push({
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
