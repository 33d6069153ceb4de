import type { Answer } from "../../contract/answer";
import type { ThirdPartyIdentifiers } from "../../contract/models";
import { digitsFrom } from "../../store";
import { membersIn } from "../kit/reason-answers";
import type { PaymentEntity, Unit } from "./entities";
import { PaymentResponse, TransactionPaymentResponse } from "./models";
import type { Payment } from "./payment-request";
import { settingsOf } from "./settings";

/** The identifiers of a message, then the service's own. */
export const identifiersOf = (
  unit: Unit,
  id: string,
  given: ThirdPartyIdentifiers,
): ThirdPartyIdentifiers => [
  ...given,
  {
    institutionId: settingsOf(unit).operator.id,
    transactionIdentifier: unit.reference("transaction-identifier", id),
  },
];

/** The answer to an authorised payment, in the form in which it came. */
export function paymentAnswer(request: Payment, payment: PaymentEntity): Answer {
  const { unit, operation, body: message } = request.call;
  const given = message.thirdPartyIdentifiers;
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
  const amounts = "amounts" in call.body ? call.body.amounts : {};
  const number = digitsFrom(call.unit.generate("tender", id), 5);
  return {
    amounts: { ...amounts, approvedAmount: amount },
    tenders: [
      { amount, tenderType: "WALLET", reference: `${partner?.name.slice(0, 34) ?? ""} ${number}` },
    ],
    ...(token !== undefined && { partnerPaymentToken: token }),
  };
}
