import type { RequestHandler } from "express";
import { foundOf } from "../locals";
import type { Services } from "../services";
import { type ControlOperation, type ControlOperationId, controlOperations } from "./operations";

/** Has the audit log note what changes something, and what shows an operator something of others. */
export function auditing(
  { audit }: Pick<Services, "audit">,
  id: ControlOperationId,
): RequestHandler {
  const operation: ControlOperation = controlOperations[id];
  const changes = operation.method !== "GET" && operation.isReading !== true;
  const isForAll = changes || operation.isForOperators === true;
  const isForOperators = operation.roles?.includes("operator") === true;
  return (req, res, next) => {
    const found = foundOf(res);
    const { user, isOperator } = found;
    if (isForAll || (isForOperators && isOperator === true))
      audit.note(id, { req, res, found }, user);
    next();
  };
}
