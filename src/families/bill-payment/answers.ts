import type { Operation } from "../../contract/operation";
import type { Call } from "../../lifecycle/call";
import { identifiersWith, repeated } from "../kit/reason-answers";
import { type Bill, billView, sided } from "./bills";
import type { Entities } from "./entities";
import type { BillpayAmounts, BillRequest } from "./models";

/** Members that an answer fills itself. */
const notRepeated = ["slipData", "amounts", "customer", "paymentMethods"];

/** An amount as the slip prints it. */
export const printed = (amount: number): string => (amount / 100).toFixed(2);

/** What an answer says beside the bill itself. */
interface Content {
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
  { slipText, issuerReference, amounts }: Content,
): Record<string, unknown> {
  const {
    biller,
    entity: { customer },
  } = bill;
  const message = call.body;
  const receiver = { id: biller.id, name: biller.name };
  const identifier = call.unit.reference("identifier", message.id);
  return {
    ...repeated(call, notRepeated),
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
    amounts: { ...amounts, balanceAmount: sided(bill.outstanding, bill.currency) },
    partPaymentAllowed: bill.partPaymentAllowed,
    overPaymentAllowed: bill.overPaymentAllowed,
    ...(customer && { customer }),
    ...billView(bill),
  };
}
