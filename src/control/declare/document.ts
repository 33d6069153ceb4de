import { type TObject, type TSchema, Type } from "@sinclair/typebox";
import {
  type DocumentedBody,
  type DocumentedOperation,
  openApiOf,
} from "../../contract/openapi/openapi";
import { Uuid, described, titledModel } from "../../contract/schema";
import { recordedSample } from "../../families/kit/examples";
import { namesOf, recordOf } from "../../record";
import {
  type BodyForm,
  type ContentForm,
  controlDocumentName,
  isContent,
  isLookedInto,
  lookInHeader,
  parameterNames,
  tags,
} from "../operation";
import { ControlError } from "./models";
import { type ControlOperationId, controlOperations } from "./operations";
import { controlErrors } from "./refusals";

/**
 * OpenAPI 3.1 of the control API, with the recorded example of each operation. `server`: URL of the simulator; absent:
 * where the document was found.
 */
export function controlDocument(server?: string): Record<string, unknown> {
  const sampleOf = recordedSample(controlDocumentName);
  return openApiOf(
    {
      server,
      title: "Standin control API",
      version: "1",
      description:
        "All that the owner of a data space can see and do beside sending messages. Credentials name the data space.",
    },
    namesOf(controlOperations).map((id) => ({
      ...documentControlOperation(id),
      samples: sampleOf(id),
    })),
  );
}

/** What is answered of something that was there, and was dropped. */
const GoneError = titledModel("GoneError", {
  errorType: Type.Literal("GONE"),
  errorMessage: described(Type.String(), "What dropped it: dropped by the reset of 10:52:03Z"),
  id: Uuid,
  requestType: Type.Literal("UNKNOWN"),
  undo: described(Type.Boolean(), "An undo brings it back"),
  detailMessage: Type.Object({}, { additionalProperties: true }),
});

/** A call may have an unknown parameter, name a foreign host, be one too many, or meet a failure or the end. */
const ofAnyCall = [400, 403, 429, 500, 503];

/** A body may come too slowly, be too large, or be of another media type. */
const ofBodies = [408, 413, 415];

/** How another data space is read. */
const LookIn = Type.Object({
  [lookInHeader]: Type.String({
    pattern: "^[1-9][0-9]{0,14}$",
    description:
      "For support users: the number of another data space, which is read in place of their own",
  }),
});

function documentControlOperation(id: ControlOperationId): Omit<DocumentedOperation, "samples"> {
  const operation = controlOperations[id];
  const { method, path, summary, tag, access, refusals = [] } = operation;
  const body = bodyOf(operation.body);
  const isOpen = access === "anybody";
  const statuses = new Set([
    ...ofAnyCall,
    ...(isOpen ? [] : [401]),
    ...(body === undefined ? [] : ofBodies),
    ...(isLookedInto(operation) ? [controlErrors["space-unknown"].status] : []),
    ...refusals.map((error) => controlErrors[error].status),
  ]);
  return {
    operationId: id,
    method,
    path: `/standin${path}`,
    summary,
    tag: { name: tag, description: tags[tag] },
    isOpen,
    parameters: parametersOf(path),
    query: operation.query,
    headers: isLookedInto(operation) ? LookIn : undefined,
    body,
    answers: {
      ...answerOf(operation),
      ...Object.fromEntries(
        [...statuses].map((status) => [
          status,
          { schema: status === 410 ? GoneError : ControlError },
        ]),
      ),
    },
  };
}

const bodyOf = (body: BodyForm | undefined): DocumentedOperation["body"] =>
  body && {
    schema: body.schema,
    required: body.isOptional !== true,
    ...(body.types && { types: body.types }),
  };

function answerOf({
  answer,
  creates,
}: {
  answer: TSchema | ContentForm | null;
  creates?: true;
}): Record<number, DocumentedBody | null> {
  if (answer === null) return { 204: null };
  return { [creates === true ? 201 : 200]: isContent(answer) ? answer : { schema: answer } };
}

function parametersOf(path: string): TObject | undefined {
  const names = parameterNames(path);
  return names.length === 0 ? undefined : Type.Object(recordOf(names, () => Type.String()));
}
