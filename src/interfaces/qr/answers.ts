import type { Answer } from "../../contract/answer";
import type { ThirdPartyIdentifiers } from "../../contract/models";
import { type UnitOfWork, digitsFrom, reference } from "../../store";
import { membersIn } from "../transaction-answer";
import type { PaymentEntity } from "./entities";
import {
  PaymentResponse,
  type TransactionPaymentRequest,
  TransactionPaymentResponse,
} from "./models";
import type { Payment } from "./payment-request";
import { settingsOf } from "./settings";

/** The identifiers of a message, then the service's own. */
export const identifiersOf = (
  unit: UnitOfWork,
  id: string,
  given: ThirdPartyIdentifiers,
): ThirdPartyIdentifiers => [
  ...given,
  {
    institutionId: settingsOf(unit).operator.id,
    transactionIdentifier: reference(unit.generate("transaction-identifier", id)),
  },
];

/** The answer to an authorised payment, in the form in which it came. */
export function paymentAnswer(request: Payment, payment: PaymentEntity): Answer {
  const { unit, operation } = request.call;
  const message = request.call.body as Record<string, unknown>;
  const given = message["thirdPartyIdentifiers"] as ThirdPartyIdentifiers | undefined;
  const common = {
    ...membersIn(message, request.isNewer ? TransactionPaymentResponse : PaymentResponse),
    time: unit.at,
    ...(given && { thirdPartyIdentifiers: identifiersOf(unit, request.id, given) }),
    partner: payment.partner,
  };
  const body = request.isNewer ? { ...common, ...newerMembers(request, payment) } : common;
  return { status: Number(Object.keys(operation.success)[0]), body };
}

function newerMembers({ call, amount, id }: Payment, { partner, token }: PaymentEntity): object {
  const { amounts } = call.body as TransactionPaymentRequest;
  const number = digitsFrom(call.unit.generate("tender", id), 5);
  return {
    amounts: { ...amounts, approvedAmount: amount },
    tenders: [
      { amount, tenderType: "WALLET", reference: `${partner?.name.slice(0, 34) ?? ""} ${number}` },
    ],
    ...(token !== undefined && { partnerPaymentToken: token }),
  };
}
