import { type Static, Type } from "@sinclair/typebox";
import { closedModel, described, model, optional } from "../../contract/schema";
import type { Call } from "../../lifecycle/call";
import { dataOf, keepMore, requestOnRecord } from "../../lifecycle/records";
import { EntityFault } from "../../scenario/definition";
import type { UnitOfWork } from "../../store";
import type { FixtureFault } from "./family";

/** A fault that the first advices for each transaction about an entity meet. */
export const AdviceFault = closedModel(
  model("AdviceFault", {
    fault: EntityFault,
    times: Type.Integer({
      minimum: 1,
      maximum: 1000,
      description: "Number of advice messages of each transaction that it strikes",
    }),
  }),
);
export type AdviceFault = Static<typeof AdviceFault>;

/** The member of an entity that has it. */
export const adviceFault = {
  adviceFault: optional(described(AdviceFault, "Fault of the first advice messages")),
};

/** What an entity brings to the advices for its transactions, and what it is called. */
interface AdviceBearer extends Omit<FixtureFault, "fault"> {
  adviceFault: AdviceFault | undefined;
}

interface FaultedAdvice extends Pick<Call, "operation" | "sender"> {
  unit: Pick<UnitOfWork, "message" | "family" | "record">;
  body: { requestId: string };
}

/**
 * The fault that the entity of a transaction brings to the first advices for it; they are counted with the transaction.
 * `bearerOf` finds it by what is kept of the request.
 */
export function faultOfFirstAdvices(
  { unit, operation, body, sender }: FaultedAdvice,
  bearerOf: (kept: object) => AdviceBearer | undefined,
): FixtureFault | undefined {
  const record = requestOnRecord(unit, operation.transaction, body.requestId);
  if (record === undefined || (record.sender ?? sender) !== sender) return undefined;
  const data: { advicesFailed?: number } = dataOf(record);
  const { adviceFault: found, ...told } = bearerOf(data) ?? { source: "" };
  const failed = data.advicesFailed ?? 0;
  if (found === undefined || failed >= found.times) return undefined;
  keepMore(unit, record, { advicesFailed: failed + 1 });
  return { fault: found.fault, ...told };
}
