import type { Refusal } from "../../../contract/answer";
import type { LedgerAmount } from "../../../contract/models";
import { type Call, isRefusal } from "../../../lifecycle/call";
import { type CheckOf, firstRefusal } from "../../kit/answers";
import { type TransferRules, answerFields } from "./transfer";
import type { Entities, OrderEntity, ProviderEntity } from "../entities";
import { errors, refuseTransfer, refuseWithout } from "../errors";
import type { MoneyTransferRedeemRequest } from "../models";
import type { redeemOrder } from "../operations";
import { countFailure, orderNamed, payoutOf, pinResult, putOrder } from "../orders";
import { type Assessment, refusedAssessment } from "./amounts";

type RedemptionCall = Call<typeof redeemOrder, Entities>;

interface OrderRedemption {
  call: RedemptionCall;
  message: MoneyTransferRedeemRequest;
  provider: ProviderEntity;
  order: OrderEntity;
}

const stateTexts: Readonly<Partial<Record<OrderEntity["state"], string>>> = {
  CREATED: "The order is not confirmed.",
  REVERSED: "The order was reversed.",
  CANCELLED: "The order was cancelled.",
  EXPIRED: "The order has expired.",
  ON_HOLD: "The order is on hold.",
};

const redeemable: CheckOf<OrderRedemption> = ({ order: { kind, state }, provider }) => {
  if (kind === "DEPOSIT")
    return refuseTransfer(
      errors["transfer-redeem-ref"],
      "The order is paid into an account, not at a counter.",
    );
  if (state === "REDEEMING" || state === "REDEEMED") {
    return refuseTransfer(
      errors["transfer-redeemed"],
      state === "REDEEMED" ? "The order is redeemed." : "The order is being redeemed.",
      { state },
    );
  }
  const open = state === "ACTIVE" || (state === "CREATED" && !provider.positiveAdvices);
  return open
    ? undefined
    : refuseTransfer(
        errors["transfer-not-redeemable"],
        stateTexts[state] ?? "The order cannot be redeemed.",
        { state },
      );
};

/** The amount of the message; `amount` wins over `amounts`. */
const amountOf = ({ amount, amounts }: MoneyTransferRedeemRequest): LedgerAmount | undefined =>
  amount ?? amounts?.requestAmount;

const amountEqual: CheckOf<OrderRedemption> = ({ message, order }) => {
  const amount = payoutOf(order);
  const { amount: value, currency } = amountOf(message) ?? amount;
  if (value === amount.amount && currency === amount.currency) return undefined;
  return refuseTransfer(
    errors["transfer-amount"],
    currency === amount.currency
      ? "The amount differs from the amount of the order."
      : `The order is paid out in currency ${amount.currency}.`,
    { orderAmount: amount },
  );
};

const recipientRight: CheckOf<OrderRedemption> = ({ message, provider, order }) => {
  if (provider.checksRecipient !== true) return undefined;
  const right =
    message.recipientDetails?.idNumber !== undefined &&
    message.recipientDetails.idNumber === order.recipientDetails?.idNumber;
  return right
    ? undefined
    : refuseTransfer(errors["transfer-customer"], "The recipient does not match the order.");
};

/** The business rules of redeemOrder, in the order of the family's reference. */
function assess(call: RedemptionCall, provider: ProviderEntity): Assessment {
  const message = call.body;
  const order = findOrder(call, provider, message);
  if (isRefusal<OrderEntity>(order)) return refusedAssessment(order);
  const redemption: OrderRedemption = { call, message, provider, order };
  const early = firstRefusal([redeemable, amountEqual], redemption);
  if (early !== undefined) return refusedAssessment(early);
  const pin = pinResult(order, message.pin);
  if (!pin.passed)
    return {
      refused: pin.refusal,
      ...(pin.tried && {
        leave: () => {
          countFailure(call.unit, order);
        },
      }),
    };
  const late = recipientRight(redemption);
  return late === undefined
    ? { approve: () => approveRedemption(redemption) }
    : refusedAssessment(late);
}

function findOrder(
  { unit }: RedemptionCall,
  provider: ProviderEntity,
  message: MoneyTransferRedeemRequest,
): OrderEntity | Refusal {
  if (provider.needsRecipient === true && message.recipientDetails === undefined) {
    return refuseWithout(["recipientDetails"], `${provider.name} needs this field`);
  }
  const order = orderNamed(unit, message.orderRedeemRef);
  if (order?.receiver.id === provider.id) return order;
  return refuseTransfer(
    errors["transfer-not-located"],
    "The receiver has no order with this reference.",
  );
}

function approveRedemption({ call, message, provider, order }: OrderRedemption) {
  const { reference, orderId, state } = order;
  const amount = payoutOf(order);
  putOrder(call.unit, { ...order, state: "REDEEMING", pending: message.id.toLowerCase() });
  return {
    answer: {
      status: 201,
      headers: { location: call.url() },
      body: {
        ...answerFields(call, provider),
        amount,
        orderId,
        amounts: {
          ...message.amounts,
          requestAmount: amountOf(message) ?? amount,
          approvedAmount: amount,
        },
      },
    },
    data: {
      order: reference,
      receiverId: provider.id,
      merchantId: message.originator.merchant.merchantId,
      amount,
      before: state,
    },
  };
}

/** An order that is paid out to its recipient. */
export const redeem = { assess, posts: { confirmation: "PAY_OUT" } } satisfies TransferRules;
