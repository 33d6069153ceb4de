import type { LedgerAmount } from "../../contract/models";
import type { Call } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import type { Institution, Originator, PaymentRequest, TransactionPaymentRequest } from "./models";
import { type Variant, variantOf } from "./variants";

/** A payment that is asked for, whichever its form and interface. */
export interface Payment {
  call: Call;
  unit: UnitOfWork;
  variant: Variant;
  /** It has `amounts` instead of `amount`. */
  isNewer: boolean;
  /** Lower case. */
  id: string;
  originator: Originator;
  tranId: string;
  rrn: string | undefined;
  amount: LedgerAmount;
  /** The partner that the request names. */
  partner: Institution | undefined;
  token: string | undefined;
}

/** What a call asks for. */
export function paymentOfCall(call: Call): Payment {
  const message = call.body as PaymentRequest | TransactionPaymentRequest;
  const { id, originator, tranId, rrn, partner, partnerPaymentToken } = message;
  return {
    call,
    unit: call.unit,
    variant: variantOf(call),
    isNewer: !("amount" in message),
    id: id.toLowerCase(),
    originator,
    tranId,
    rrn,
    amount: "amount" in message ? message.amount : message.amounts.requestAmount,
    partner: partner && { id: partner.id, name: partner.name },
    token: partnerPaymentToken,
  };
}

/** Puts a payment on record that no code is linked with. */
export function putUnlinked({ unit, id, variant, tranId, rrn, amount }: Payment): void {
  unit.put("payment", id, { id, variant, tranId, ...(rrn !== undefined && { rrn }), amount });
}

/** What is kept of a payment for the checks of its advices. */
export interface KeptOfPayment {
  rrn?: string;
  tranId?: string;
  terminalId?: string;
}

/** It is taken from any body at all. */
export function keptOfPayment(body: unknown): KeptOfPayment {
  const { rrn, tranId, originator } = (body ?? {}) as Partial<PaymentRequest>;
  return JSON.parse(
    JSON.stringify({ rrn, tranId, terminalId: originator?.terminalId }),
  ) as KeptOfPayment;
}
