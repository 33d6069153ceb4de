import { type Refusal, refuse } from "../../contract/answer";
import { memberOf } from "../../contract/values/json-value";
import { hasCheckDigit } from "../../contract/values/masking";
import type { Operation } from "../../contract/operation";
import type { Call } from "../../lifecycle/call";
import { type CheckOf, firstRefusal, repeatedMembers, identifiersWith } from "../kit/answers";
import { type Bill, billView, findBill, routeOf, withLedgerSide } from "./bills";
import type { BillerEntity, Entities } from "./entities";
import { errors } from "./errors";
import type { BillKind, BillpayAmounts, BillRequest } from "./models";
import * as operations from "./operations";
import type { confirmPayment, confirmRefund, reversePayment, reverseRefund } from "./operations";

/** A payment. */
export type BillPaymentCall = Call<
  | typeof operations.createPolicyPayment
  | typeof operations.createTrafficFinePayment
  | typeof operations.createAccountPayment,
  Entities
>;

/** A lookup. */
export type LookupCall = Call<
  | typeof operations.requestPolicyInfo
  | typeof operations.requestTrafficFineInfo
  | typeof operations.requestAccountInfo,
  Entities
>;

/** A lookup or a payment on its way to a bill. */
interface BillRequestCall {
  call: BillPaymentCall | LookupCall;
  message: BillRequest;
  kind: BillKind;
  reference: string;
  biller: BillerEntity;
}

/** A lookup or a payment, with the bill that it names. */
export interface RequestedBill extends BillRequestCall {
  bill: Bill;
}

const billerAllowed: CheckOf<BillRequestCall> = ({ biller }) =>
  biller.blocked === true
    ? refuse(errors["bill-biller-blocked"], { biller: biller.id })
    : undefined;

const checkDigitRight: CheckOf<BillRequestCall> = ({ biller, reference }) =>
  biller.checkDigits === true && !hasCheckDigit(reference)
    ? refuse(errors["bill-check-digit"], { reference })
    : undefined;

const billerServes: CheckOf<BillRequestCall> = ({ call, biller: { id, takes, lookups }, kind }) => {
  if (call.operation.kind === "lookup") {
    const served = takes.includes(kind) && lookups !== false;
    return served
      ? undefined
      : refuse(errors["bill-no-lookups"], { biller: id, function: "lookup", kind });
  }
  return takes.includes(kind)
    ? undefined
    : refuse(errors["bill-kind-not-taken"], { biller: id, kind });
};

const merchantAllowed: CheckOf<BillRequestCall> = ({ call, message }) => {
  const { merchantId } = message.originator.merchant;
  return call.unit.get("blockedMerchant", merchantId) === undefined
    ? undefined
    : refuse(errors["bill-merchant-blocked"], { merchantId });
};

const settlementAllowed: CheckOf<BillRequestCall> = ({
  call,
  message: { settlementEntity },
  biller,
}) => {
  if (settlementEntity === undefined) return undefined;
  const { id } = settlementEntity;
  const blocked =
    biller.blockedSettlementEntities?.includes(id) === true ||
    call.unit.get("blockedSettlementEntity", id) !== undefined;
  return blocked
    ? refuse(errors["bill-settlement-blocked"], { settlementEntity: id, biller: biller.id })
    : undefined;
};

const categoryOfBiller: CheckOf<BillRequestCall> = ({ message: { selectedCategory }, biller }) => {
  if (selectedCategory === undefined || biller.categories === undefined) return undefined;
  const known = biller.categories.some(({ id }) => id === selectedCategory.id);
  return known
    ? undefined
    : refuse(errors["bill-category-other"], {
        category: selectedCategory.id,
        biller: biller.id,
      });
};

const checks = [
  billerAllowed,
  checkDigitRight,
  billerServes,
  merchantAllowed,
  settlementAllowed,
  categoryOfBiller,
];

/** The kind of bill that each lookup and payment is about, and the member that names it. */
const bills: Readonly<Record<string, readonly [kind: BillKind, member: string]>> = {
  [operations.requestPolicyInfo.id]: ["policy", "policyNumber"],
  [operations.createPolicyPayment.id]: ["policy", "policyNumber"],
  [operations.requestTrafficFineInfo.id]: ["trafficFine", "noticeNumber"],
  [operations.createTrafficFinePayment.id]: ["trafficFine", "noticeNumber"],
  [operations.requestAccountInfo.id]: ["account", "accountRef"],
  [operations.createAccountPayment.id]: ["account", "accountRef"],
};

/**
 * The bill that a lookup or a payment names, or why it is refused: the checks in the order of the
 * family's reference.
 */
export function requestedBill(call: BillPaymentCall | LookupCall): RequestedBill | Refusal {
  const naming = bills[call.operation.id];
  if (naming === undefined) throw new Error(`${call.operation.id} names no kind of bill`);
  const [kind, member] = naming;
  const reference = String(memberOf(call.body, member));
  const biller = routeOf(call.unit, kind, reference);
  const unknown = refuse(errors["bill-reference-unknown"], { reference });
  if (biller === undefined) return unknown;
  const request: BillRequestCall = { call, message: call.body, kind, reference, biller };
  const refusal = firstRefusal(checks, request);
  if (refusal !== undefined) return refusal;
  const bill = findBill(call.unit, kind, reference);
  return bill === undefined ? unknown : { ...request, bill };
}

/** Members that an answer fills itself. */
const notRepeated = ["slipData", "amounts", "customer", "paymentMethods"];

/** What an answer says beside the bill itself. */
interface BillAnswer {
  slipText: string;
  /** Payments only: their unique reference. */
  issuerReference?: string;
  amounts: BillpayAmounts;
}

/**
 * Members of every success answer (the family's reference, Content of responses): those of the request, the clock's
 * time, the biller as receiver, its identifier and that of the settlement entity if there is one, and the bill.
 */

export function billAnswer(
  call: Call<Operation, Entities> & { body: BillRequest },
  bill: Bill,
  { slipText, issuerReference, amounts }: BillAnswer,
): Record<string, unknown> {
  const {
    biller,
    entity: { customer },
  } = bill;
  const message = call.body;
  const receiver = { id: biller.id, name: biller.name };
  const identifier = call.unit.reference("identifier", message.id);
  return {
    ...repeatedMembers(call, notRepeated),
    time: call.unit.at,
    receiver,
    thirdPartyIdentifiers: identifiersWith(
      message,
      { settlementEntity: message.settlementEntity, receiver },
      identifier,
    ),
    slipData: {
      messageLines: [{ text: slipText }],
      ...(issuerReference !== undefined && { issuerReference }),
      ...(biller.phoneNumber !== undefined && { phoneNumber: biller.phoneNumber }),
    },
    amounts: { ...amounts, balanceAmount: withLedgerSide(bill.outstanding, bill.currency) },
    partPaymentAllowed: bill.partPaymentAllowed,
    overPaymentAllowed: bill.overPaymentAllowed,
    ...(customer && { customer }),
    ...billView(bill),
  };
}

/** What was approved, in minor units. */
interface ApprovedAmount {
  approved: number;
  currency: string;
}

/** An advice for a payment or a refund. */
export type BillAdvice = Call<
  typeof confirmPayment | typeof reversePayment | typeof confirmRefund | typeof reverseRefund,
  Entities
>;

const sentAmount = ({ body }: BillAdvice) => body.amounts?.approvedAmount;

/**
 * The final amount of a transaction: what its advice says, else all of it for a confirmation and nothing for a
 * reversal. A payment may so be confirmed, or reversed, in part.
 */
export const finalAmount = (advice: BillAdvice, { approved }: ApprovedAmount): number =>
  sentAmount(advice)?.amount ?? (advice.operation.advice === "confirmation" ? approved : 0);

/** What is wrong with the amount of an advice, if anything: it is within what was approved, and of its currency. */
export function amountObjection(
  advice: BillAdvice,
  { approved, currency }: ApprovedAmount,
  highestReversal = approved,
): Refusal | undefined {
  const sent = sentAmount(advice);
  if (sent === undefined) return undefined;
  const [least, most] =
    advice.operation.advice === "confirmation" ? [1, approved] : [0, highestReversal];
  if (sent.currency === currency && sent.amount >= least && sent.amount <= most) return undefined;
  return refuse(errors["bill-amount-invalid"], {
    requested: sent,
    approved: { amount: approved, currency },
    rule: `the final amount is ${least} to ${most}, of currency ${currency}`,
  });
}
