import type { TSchema } from "@sinclair/typebox";
import { ResetRequest, ResetResponse, unknownRequestType } from "./models";
import type { Operation } from "./operation";
import { described, model, optional, text } from "./schema";
import { limits } from "../limits/limits";

const administration = { kind: "administration", requestType: unknownRequestType } as const;

/** Puts a data space back to its start (contract 3, Test server administration). */
export const resetOperation: Operation = {
  ...administration,
  id: "reset",
  method: "POST",
  path: "/testServerAdmin/reset",
  summary: "Reset all data to its initial state and forget all messages",
  body: ResetRequest,
  success: { 200: ResetResponse },
  errors: { 400: ResetResponse, 500: ResetResponse },
  errorBodies: {
    400: { outcome: "EMPTY_REQUEST" },
    500: { outcome: "SERVER_ERROR" },
  } satisfies Record<number, ResetResponse>,
};

/**
 * The same, which existing clients of money transfer ask for by their id in the query alone: without a body, answered
 * without one.
 */
export const resetByClientOperation: Operation = {
  ...resetOperation,
  query: model("ResetQuery", {
    clientId: optional(
      described(text(), "Who resets: without a body its data go back to their start"),
    ),
  }),
  bodyOptional: true,
  success: { 200: ResetResponse, 204: null },
};

/**
 * The test server administration of every interface but gift card v3, which the contract itself spells out:
 * the same, with the entity's type in the path, and always with credentials.
 */
export const administrationOperations = (
  dataResponse: TSchema,
  errorDetail: TSchema,
  reset = resetOperation,
): Operation[] => [
  {
    ...administration,
    id: "data",
    method: "GET",
    path: "/testServerAdmin/data",
    summary: "Everything that the data space holds, as it is now",
    success: { 200: dataResponse },
    errors: { 500: errorDetail },
  },
  {
    ...administration,
    id: "singleData",
    method: "GET",
    path: "/testServerAdmin/data/{entityType}/{key}",
    summary: "One entity, as it is now",
    parameters: model("PathParameters", {
      entityType: described(text(limits.nameLength), "Type of the entity"),
      key: described(text(), "Key of the entity"),
    }),
    success: { 200: dataResponse },
    errors: { 404: errorDetail, 500: errorDetail },
  },
  reset,
];
