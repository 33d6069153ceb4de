import { isRefusal } from "../../lifecycle/call";
import { dataOf } from "../../lifecycle/records";
import type { Call } from "../../lifecycle/call";
import type { Fault } from "../../scenario/definition";
import type { FixtureFault } from "../family";
import type { TransferData } from "./assessment";
import type { ProviderEntity } from "./entities";
import { assess } from "./kinds";
import type { MoneyTransferConfirmation } from "./models";
import { providerOf, receiverIdOf, routed } from "./providers";

type ProviderFault = NonNullable<ProviderEntity["fault"]>;

const requests = ["createOrder", "redeemOrder", "cancelOrder"];
/** How long the service waits for a provider. */
const timeoutMs = 60_000;

const before = (status: number): Fault => ({ when: "before", kind: "status", status });

/** What a faulty provider does to requests. Advices are the service's own: they only wait. */
const faults: Readonly<Record<Exclude<ProviderFault, "ADVICE_ERRORS">, Fault>> = {
  DOWN: before(503),
  SLOW_BEFORE_EFFECT: before(504),
  SLOW_AFTER_EFFECT: { when: "after", kind: "status", status: 504 },
  PROVIDER_ERROR: before(500),
  SILENT: { when: "after", kind: "empty" },
};

const isTooSlow = (fault: Fault): boolean => fault.kind === "status" && fault.status === 504;

/** A provider that is down answers nothing; the other faults are about the money. */
const isStruck = ({ fault, faultOperations }: ProviderEntity, operation: string): boolean =>
  faultOperations?.includes(operation) ?? (fault === "DOWN" || requests.includes(operation));

/** The fault of the provider of a message. One with an effect strikes only what the business rules let pass. */
export function faultOf(call: Call): FixtureFault | undefined {
  const { operation, unit } = call;
  if (operation.id === "updateOrderStatus") return undefined;
  const provider = receiverIdOf(call) === undefined ? undefined : routed(call);
  if (provider === undefined || isRefusal<ProviderEntity>(provider)) return undefined;
  const { fault: kind, id } = providerOf(unit, provider.id);
  if (kind === undefined || kind === "ADVICE_ERRORS" || !isStruck(provider, operation.requestType))
    return undefined;
  const fault = faults[kind];
  if (fault.when === "after" && operation.kind === "request" && "refused" in assess(call))
    return undefined;
  return { fault, source: `provider ${id}`, ...(isTooSlow(fault) && { facts: { timeoutMs } }) };
}

/** Statuses of the first copies of an advice to a provider with `ADVICE_ERRORS`. */
const copyStatuses = [500, 504];

/** The first copies of each advice; they are counted with the request that they close. */
export function adviceFaultOf({ unit, operation, body }: Call): FixtureFault | undefined {
  const { id, requestId } = body as MoneyTransferConfirmation;
  const record = unit.message(requestId.toLowerCase());
  if (
    record?.role !== "request" ||
    record.family !== unit.family ||
    record.kind !== operation.transaction
  )
    return undefined;
  const data = dataOf(record) as Partial<TransferData> & { copies?: Record<string, number> };
  if (data.receiverId === undefined || providerOf(unit, data.receiverId).fault !== "ADVICE_ERRORS")
    return undefined;
  const adviceId = id.toLowerCase();
  const copies = data.copies?.[adviceId] ?? 0;
  const status = copyStatuses[copies];
  if (status === undefined) return undefined;
  unit.record({
    ...record,
    data: JSON.stringify({ ...data, copies: { ...data.copies, [adviceId]: copies + 1 } }),
  });
  return { fault: before(status), source: `provider ${data.receiverId}` };
}
