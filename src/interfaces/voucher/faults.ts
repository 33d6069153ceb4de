import type { Call } from "../../lifecycle/call";
import type { Fault } from "../../scenario/definition";
import { kindRules } from "./behaviour";
import { handlingVendor } from "./checks";
import type { VendorEntity, VoucherEntity } from "./entities";
import { faultyEntity } from "./kind";

const slowMs = 8000;

const before = (status: number): Fault => ({ when: "before", kind: "status", status });

/** What each fault of a voucher or a product does. The vendor's own refusals are no faults of the way. */
const entityFaults: Readonly<
  Partial<Record<NonNullable<VoucherEntity["fault"]>, (delayMs: number) => Fault>>
> = {
  slow: (delayMs) => ({ when: "before", kind: "delay", for: `${delayMs}ms` }),
  lost: () => before(504),
  appliedNoAnswer: () => ({ when: "after", kind: "no-answer" }),
  error500: () => before(500),
  unavailable503: () => before(503),
};

const vendorFaults: Readonly<Record<NonNullable<VendorEntity["fault"]>, Fault>> = {
  unavailable: before(503),
  timeout: before(504),
  error: before(500),
};

/** Check 9: the fault of the voucher, the product or the vendor of a request that passes all other checks. */
export function faultOf(call: Call): { fault: Fault; source: string } | undefined {
  const rules = kindRules[call.operation.transaction ?? ""];
  if (rules === undefined) return undefined;
  const found = vendorFault(call) ?? entityFault(call);
  return found === undefined || "error" in rules.assess(call) ? undefined : found;
}

function vendorFault(call: Call) {
  const { fault, id } = handlingVendor(call);
  return fault === undefined ? undefined : { fault: vendorFaults[fault], source: `vendor ${id}` };
}

function entityFault(call: Call) {
  const entity = faultyEntity(call);
  const make = entity?.fault && entityFaults[entity.fault];
  if (entity === undefined || make === undefined) return undefined;
  const source =
    "code" in entity ? `voucher ${entity.serialNumber}` : `product ${entity.productId}`;
  return { fault: make(entity.delayMs ?? slowMs), source };
}
