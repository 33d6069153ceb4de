import { isRefusal } from "../../lifecycle/call";
import { dataOf, requestOnRecord } from "../../lifecycle/records";
import type { Fault } from "../../scenario/definition";
import { faultOfFirstAdvices } from "../kit/advice-fault";
import { type FixtureFault, faulting } from "../kit/family";
import type { ProviderEntity } from "./entities";
import * as operations from "./operations";
import { type AnyCall, providerOf, receiverIdOf, findProvider } from "./providers";
import type { Assessor, OrderAdvice, OrderRequest, TransferData } from "./transactions/assessment";
import { cancel } from "./transactions/cancel";
import { create } from "./transactions/create";
import { redeem } from "./transactions/redeem";
import { assessRequest } from "./transactions/transfer";

type ProviderFault = NonNullable<ProviderEntity["fault"]>;

const requests = ["createOrder", "redeemOrder", "cancelOrder"];

/** How long the service waits for a provider. */
const timeoutMs = 60_000;

const faultBefore = (status: number): Fault => ({ when: "before", kind: "status", status });

/** What a faulty provider does to requests. Advices are the service's own: they only wait. */
const strokes: Readonly<Record<Exclude<ProviderFault, "ADVICE_ERRORS">, Fault>> = {
  DOWN: faultBefore(503),
  SLOW_BEFORE_EFFECT: faultBefore(504),
  SLOW_AFTER_EFFECT: { when: "after", kind: "status", status: 504 },
  PROVIDER_ERROR: faultBefore(500),
  SILENT: { when: "after", kind: "empty" },
};

const isTooSlow = (fault: Fault): boolean => fault.kind === "status" && fault.status === 504;

/** A provider that is down answers nothing; the other faults are about the money. */
const hasFault = ({ fault, faultOperations }: ProviderEntity, operation: string): boolean =>
  faultOperations?.includes(operation) ?? (fault === "DOWN" || requests.includes(operation));

/**
 * The fault of the provider of a message. `isRefused`: whether the business rules refuse the
 * message; a fault with an effect strikes only what they let pass.
 */
function providerFault(call: AnyCall, isRefused: () => boolean): FixtureFault | undefined {
  const { operation, unit } = call;
  const provider = receiverIdOf(call) === undefined ? undefined : findProvider(call);
  if (provider === undefined || isRefusal<ProviderEntity>(provider)) return undefined;
  const { fault: kind, id } = providerOf(unit, provider.id);
  if (kind === undefined || kind === "ADVICE_ERRORS" || !hasFault(provider, operation.requestType))
    return undefined;
  const fault = strokes[kind];
  if (fault.when === "after" && isRefused()) return undefined;
  return { fault, source: `provider ${id}`, ...(isTooSlow(fault) && { facts: { timeoutMs } }) };
}

const faultOfEnquiry = (call: AnyCall): FixtureFault | undefined =>
  providerFault(call, () => false);

const faultOfRequest =
  (rules: Assessor) =>
  (call: OrderRequest): FixtureFault | undefined =>
    providerFault(call, () => "refused" in assessRequest(call, rules));

/** Statuses of the first copies of an advice to a provider with `ADVICE_ERRORS`. */
const copyStatuses = [500, 504];

const faultOfAdvice = (advice: OrderAdvice): FixtureFault | undefined =>
  faultOfCopies(advice) ??
  faultOfFirstAdvices(advice, ({ receiverId = "" }: Partial<TransferData>) => ({
    adviceFault: providerOf(advice.unit, receiverId).adviceFault,
    source: `provider ${receiverId}`,
  }));

/** The first copies of each advice; they are counted with the request that they close. */
function faultOfCopies({ unit, operation, body }: OrderAdvice): FixtureFault | undefined {
  const { id, requestId } = body;
  const record = requestOnRecord(unit, operation.transaction, requestId);
  if (record === undefined) return undefined;
  const data: Partial<TransferData> & { copies?: Record<string, number> } = dataOf(record);
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
  return { fault: faultBefore(status), source: `provider ${data.receiverId}` };
}

const { getCustomerInfo, createOrUpdateCustomer, getExchangeRate } = operations;
const { getFeeQuote, getFeeQuoteByBody, lookupOrder } = operations;
const { confirmPayment, reversePayment, confirmRedeem, reverseRedeem } = operations;

/** The faults that providers bring along. */
export const faults = [
  ...faulting(
    [
      getCustomerInfo,
      createOrUpdateCustomer,
      getExchangeRate,
      getFeeQuote,
      getFeeQuoteByBody,
      lookupOrder,
    ],
    faultOfEnquiry,
  ),
  ...faulting(operations.createOrder, faultOfRequest(create)),
  ...faulting(operations.redeemOrder, faultOfRequest(redeem)),
  ...faulting(operations.cancelOrder, faultOfRequest(cancel)),
  ...faulting(
    [confirmPayment, reversePayment, confirmRedeem, reverseRedeem, operations.cancelOrderReversal],
    faultOfAdvice,
  ),
];
