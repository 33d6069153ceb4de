import type { LedgerAmount, ThirdPartyIdentifiers } from "../../contract/models";
import { present } from "../../contract/values/json-value";
import type { Call } from "../../lifecycle/call";
import { editedText, keepWithRequest, membersIn } from "../kit/answers";
import type { EditedAnswer } from "../kit/family";
import type { Entities, PaymentEntity, Unit } from "./entities";
import {
  type Institution,
  type Originator,
  type PaymentRequest,
  type TransactionPaymentRequest,
  type Variant,
  PaymentResponse,
  TransactionPaymentResponse,
  variantOf,
} from "./models";
import type * as operations from "./operations";
import { createQrCode, getQrCode } from "./operations";
import { tranIdBehind } from "./scans";
import type { Answer } from "../../contract/answer";
import { digitsFrom } from "../../store";
import { settingsOf } from "./partners";

/** The request of a payment, at any of the interfaces. */
export type PaymentOperation =
  | typeof operations.retailerPayment
  | typeof operations.providerPayment
  | typeof operations.partnerPayment;

export type PaymentCall = Call<PaymentOperation, Entities>;

/** An advice for a payment, at any of them. */
export type AdviceOperation =
  | typeof operations.retailerConfirmation
  | typeof operations.retailerReversal
  | typeof operations.providerConfirmation
  | typeof operations.providerReversal
  | typeof operations.partnerConfirmation
  | typeof operations.partnerReversal;

export type QrAdviceCall = Call<AdviceOperation, Entities>;

/** A payment that is asked for, whichever its form and interface. */
export interface Payment {
  call: PaymentCall;
  unit: Unit;
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
export function paymentOfCall(call: PaymentCall): Payment {
  const { body: message } = call;
  const { id, originator, tranId, rrn, partner, partnerPaymentToken } = message;
  return {
    call,
    unit: call.unit,
    variant: variantOf(call),
    isNewer: !("amount" in message),
    id: id.toLowerCase(),
    originator,
    tranId: tranIdBehind(tranId, call.unit),
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
  /** What a fault told the client instead. */
  told?: { rrn?: string; tranId?: string; partnerId?: string };
}

/** It is taken from any request: what breaks the contract is not there. */
export const keptOfPayment = ({
  rrn,
  tranId,
  originator,
}: Partial<PaymentRequest | TransactionPaymentRequest>): KeptOfPayment =>
  present({ rrn, tranId, terminalId: originator?.terminalId });

/** A client was told another code, or another partner of a payment: both are known by what was told. */
export function tellsOtherwise(edited: EditedAnswer<Entities>): void {
  const { unit } = edited;
  const told = (path: string) => editedText(edited, path)?.told;
  if (edited.operation !== getQrCode.id && edited.operation !== createQrCode.id) {
    const [rrn, tranId, partnerId] = ["rrn", "tranId", "partner.id"].map(told);
    keepWithRequest(edited, { told: present({ rrn, tranId, partnerId }) });
    return;
  }
  const code = editedText(edited, "tranId");
  if (code !== undefined && unit.get("qrCode", code.told) === undefined)
    unit.put("reference", code.told, { reference: code.told, of: code.made });
}

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
