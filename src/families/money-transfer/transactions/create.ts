import type { Refusal } from "../../../contract/answer";
import { present } from "../../../contract/values/json-value";
import { type Call, isRefusal } from "../../../lifecycle/call";
import { digitsFrom } from "../../../store";
import { type CheckOf, firstRefusal } from "../../kit/answers";
import { type TransferRules, answerFields } from "./transfer";
import { keepProfile, senderRefusal } from "../lookups";
import type { Entities, OrderEntity, ProviderEntity, QuoteEntity, Unit } from "../entities";
import { errors, refuseTransfer, refuseWithout } from "../errors";
import {
  amountRefusal,
  countOrder,
  feeOf,
  limitRefusal,
  paidOut,
  type Assessment,
  type TransferData,
  refusedAssessment,
} from "./amounts";
import type { MoneyTransferAuthRequest } from "../models";
import type { createOrder } from "../operations";
import { keptOrder, orderNamed, putOrder, quoteFor } from "../orders";
import { partyOf, refuseUnsupported } from "../providers";

type CreationCall = Call<typeof createOrder, Entities>;

interface Creation {
  call: CreationCall;
  message: MoneyTransferAuthRequest;
  provider: ProviderEntity;
}

/** Money that is paid into an account has no counter at which it is redeemed. */
const isDeposit = ({ recipientDetails }: MoneyTransferAuthRequest): boolean => {
  const account = recipientDetails?.accountDetails;
  return account !== undefined && account.type !== "CASH_PICKUP";
};

const complete: CheckOf<Creation> = ({ message, provider }) => {
  const needs: [field: string, isMissing: boolean][] = [
    [
      "recipientDetails",
      provider.needsRecipient === true && message.recipientDetails === undefined,
    ],
    ["pin", provider.needsPin === true && message.pin === undefined],
    ["recipientDetails.accountDetails", provider.depositOnly === true && !isDeposit(message)],
  ];
  const missing = needs.filter(([, isMissing]) => isMissing).map(([field]) => field);
  return missing.length === 0
    ? undefined
    : refuseWithout(missing, `${provider.name} needs this field`);
};

const amountFits: CheckOf<Creation> = ({ call: { unit }, message: { amount }, provider }) => {
  const refusal = amountRefusal(provider, amount);
  if (refusal !== undefined) return refusal;
  const payout = paidOut(unit, provider, amount);
  if (payout !== undefined && payout.amount > 0) return undefined;
  const text =
    payout === undefined
      ? `There is no rate from ${amount.currency} to ${provider.payoutCurrency ?? ""}.`
      : "The amount is worth nothing in the currency of the payout.";
  return refuseTransfer(errors["transfer-amount"], text);
};

const limitsKept: CheckOf<Creation> = ({ call, message, provider }) =>
  limitRefusal(call.unit, provider, message.amount, message.senderDetails.idNumber);

const senderAccepted: CheckOf<Creation> = ({ call, message, provider }) =>
  senderRefusal(call.unit, provider, message);

const checks = [complete, amountFits, limitsKept, senderAccepted];

/** The business rules of createOrder, in the order of the family's reference. */
function assess(call: CreationCall, provider: ProviderEntity): Assessment {
  const creation: Creation = { call, provider, message: call.body };
  const refusal = firstRefusal(checks, creation);
  if (refusal !== undefined) return refusedAssessment(refusal);
  const quote: QuoteEntity | Refusal | undefined = quoteFor(call.unit, provider, creation.message);
  if (quote !== undefined && isRefusal<QuoteEntity>(quote)) return refusedAssessment(quote);
  return { approve: () => approveCreation(creation, quote) };
}

/** References that no other order has. */
function newReferences({ call: { unit }, message, provider: { id } }: Creation): {
  reference: string;
  alternate: string;
} {
  for (let attempt = 0; ; attempt += 1) {
    const purpose = `order-${attempt}`;
    const bytes = unit.generate(purpose, message.id);
    const key = isDeposit(message)
      ? `R${unit.reference(purpose, message.id)}`
      : `70${id.replaceAll(/\D/g, "").slice(-2).padStart(2, "0")}${digitsFrom(bytes, 16)}`;
    const digits = digitsFrom(bytes.subarray(8), 12);
    const alternate = `ALT-${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`;
    if ([key, alternate].every((name) => orderNamed(unit, name) === undefined))
      return { reference: key, alternate };
  }
}

function approveCreation(creation: Creation, quote: QuoteEntity | undefined) {
  const { call, message, provider } = creation;
  const { unit } = call;
  const { currency } = message.amount;
  const fee = quote?.feeQuote.feeAmount ??
    message.fee ?? { amount: feeOf(provider, message.amount.amount), currency };
  const payout = paidOut(unit, provider, message.amount);
  const names = newReferences(creation);
  const order: OrderEntity = present({
    reference: names.reference,
    kind: isDeposit(message) ? ("DEPOSIT" as const) : ("COUNTER" as const),
    orderId: message.id,
    orderRedeemRefAlt: names.alternate,
    state: "CREATED" as const,
    amount: message.amount,
    payout: currency === payout?.currency ? undefined : payout,
    fee,
    receiver: message.receiver ?? partyOf(provider),
    settlementEntity: message.settlementEntity,
    originator: message.originator,
    senderIdNumber: message.senderDetails.idNumber,
    recipientDetails: message.recipientDetails,
    pinBlock: message.pin?.pinBlock,
    expiry: new Date(unit.now + provider.validityDays * 86_400_000).toISOString(),
    counted: unit.at,
  });
  putOrder(unit, order);
  unit.put("reference", names.alternate, { reference: names.alternate, of: order.reference });
  countOrder(unit, order, 1);
  if (quote !== undefined) unit.put("quote", quote.quoteId, { ...quote, used: true });
  const body = { ...orderAnswer(creation, order), ...profileOf(creation, order) };
  return {
    answer: { status: 201, headers: { location: call.url() }, body },
    data: {
      order: order.reference,
      receiverId: provider.id,
      merchantId: message.originator.merchant.merchantId,
      amount: message.amount,
    },
  };
}

/** A new customer's profile is made with the order, where the provider keeps profiles. */
function profileOf({ call, message, provider }: Creation, { receiver }: OrderEntity): object {
  const { senderDetails, newCustomer, originator } = message;
  const { idNumber } = senderDetails;
  const keeps = refuseUnsupported(provider, "createOrUpdateCustomer") === undefined;
  if (newCustomer !== true || idNumber === undefined || !keeps) return {};
  const { customerProfileId } = keepProfile(
    call.unit,
    { receiverId: provider.id, idNumber },
    {
      originator,
      receiver,
      customerDetails: senderDetails,
    },
  );
  return { customerProfileId };
}

function orderAnswer({ call, message, provider }: Creation, order: OrderEntity): object {
  const counter = order.kind === "COUNTER";
  const lines = [
    `${provider.name} order`,
    counter ? `Reference ${order.reference}` : `Paid into an account ${order.reference}`,
  ];
  return {
    ...answerFields(call, provider),
    slipData: {
      messageLines: [...lines, `or ${order.orderRedeemRefAlt}`].map((text) => ({ text })),
      slipWidth: 40,
      issuerReference: counter
        ? call.unit.reference("issuer-reference", message.id)
        : order.reference,
    },
    ...(counter && { orderRedeemRef: order.reference }),
    orderRedeemRefAlt: order.orderRedeemRefAlt,
    orderId: order.orderId,
    amounts: {
      ...message.amounts,
      requestAmount: message.amount,
      approvedAmount: message.amount,
      feeAmount: order.fee,
      ...(order.payout && {
        additionalAmounts: { ...message.amounts?.additionalAmounts, payoutAmount: order.payout },
      }),
    },
  };
}

/** Money that is being paid out cannot be taken back from its sender's side. */
function notPaidOut(unit: Unit, { order = "" }: Partial<TransferData>): Refusal | undefined {
  const { state } = keptOrder(unit, order);
  const paid = state === "REDEEMING" || state === "REDEEMED";
  return paid
    ? refuseTransfer(
        errors["transfer-redeemed"],
        "The money has been paid out, or is being paid out.",
        {
          state,
        },
      )
    : undefined;
}

/** Money that is sent: paid in once its payment is confirmed. */
export const create = {
  assess,
  posts: { confirmation: "PAY_IN" },
  mayReverse: notPaidOut,
} satisfies TransferRules;
