import type { TSchema } from "@sinclair/typebox";
import { ResetRequest, ResetResponse, unknownRequestType } from "./models";
import type { Operation } from "./operation";
import { described, model, text } from "./schema";

const administration = { kind: "administration", requestType: unknownRequestType } as const;

/** Puts a data space back to its start (contract 3, Test server administration). */
export const resetOperation: Operation = {
  ...administration,
  id: "reset",
  method: "POST",
  path: "/testServerAdmin/reset",
  summary: "Put all data back to its start and forget all messages",
  body: ResetRequest,
  success: { 200: ResetResponse },
  errors: { 400: ResetResponse, 500: ResetResponse },
};

/**
 * The test server administration of every interface but gift card v3, which the contract itself spells out:
 * the same, with the entity's type in the path, and always with credentials.
 */
export const administrationOperations = (dataResponse: TSchema, errorDetail: TSchema): Operation[] => [
  {
    ...administration,
    id: "data",
    method: "GET",
    path: "/testServerAdmin/data",
    summary: "Everything that the data space holds, as it is now",
    success: { 200: dataResponse },
    errors: { 500: null },
  },
  {
    ...administration,
    id: "singleData",
    method: "GET",
    path: "/testServerAdmin/data/{entityType}/{key}",
    summary: "One entity, as it is now",
    parameters: model("PathParameters", {
      entityType: described(text(64), "Type of the entity"),
      key: described(text(), "What identifies it"),
    }),
    success: { 200: dataResponse },
    errors: { 404: errorDetail, 500: null },
  },
  resetOperation,
];
