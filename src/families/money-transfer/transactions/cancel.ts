import type { Refusal } from "../../../contract/answer";
import { type Call, isRefusal } from "../../../lifecycle/call";
import { type TransferRules, answerFields } from "./transfer";
import { post, countOrder, type Assessment, type TransferData, refusedAssessment } from "./amounts";
import type { Entities, OrderEntity, ProviderEntity } from "../entities";
import { errors, refuseTransfer } from "../errors";
import type { MoneyTransferOrderCancelRequest } from "../models";
import type { cancelOrder } from "../operations";
import { countFailure, isNamed, orderNamed, pinResult, putOrder } from "../orders";

type CancellationCall = Call<typeof cancelOrder, Entities>;

/** The order that both references mean, where both are given. */
function findOrder(
  { unit }: CancellationCall,
  provider: ProviderEntity,
  message: MoneyTransferOrderCancelRequest,
): OrderEntity | Refusal {
  const order = orderNamed(unit, message.orderRedeemRef);
  const { orderRedeemRefAlt } = message;
  const isSame = ({ orderRedeemRefAlt: own }: OrderEntity): boolean =>
    orderRedeemRefAlt === undefined || isNamed(unit, orderRedeemRefAlt, own);
  if (order?.receiver.id === provider.id && isSame(order)) return order;
  return refuseTransfer(
    errors["transfer-cancel-not-located"],
    "The receiver has no order with this reference.",
  );
}

const unpaidText = "The order is not confirmed: reverse it.";

const stateTexts: Readonly<Partial<Record<OrderEntity["state"], string>>> = {
  CREATED: unpaidText,
  REVERSED: "The order was reversed.",
  CANCELLED: "The order was cancelled before.",
  ON_HOLD: "The order is on hold.",
};

/** The validity of an order may end before its payment is confirmed: there is nothing to refund then. */
const isUnpaid = ({ unit }: CancellationCall, { orderId }: OrderEntity): boolean =>
  unit.message(orderId.toLowerCase())?.state === "PENDING";

function stateRefusal(call: CancellationCall, order: OrderEntity): Refusal | undefined {
  const { state } = order;
  if (state === "REDEEMING" || state === "REDEEMED")
    return refuseTransfer(
      errors["transfer-redeemed"],
      "The money has been paid out, or is being paid out.",
      { state },
    );
  if (state === "EXPIRED" && isUnpaid(call, order))
    return refuseTransfer(errors["transfer-declined"], unpaidText, { state });
  if (state === "ACTIVE" || state === "EXPIRED") return undefined;
  return refuseTransfer(
    errors["transfer-declined"],
    stateTexts[state] ?? "The order cannot be cancelled.",
    { state },
  );
}

/** The business rules of cancelOrder: reference and receiver, state, sender, PIN. */
function assess(call: CancellationCall, provider: ProviderEntity): Assessment {
  const message = call.body;
  const order = findOrder(call, provider, message);
  if (isRefusal<OrderEntity>(order)) return refusedAssessment(order);
  const inState = stateRefusal(call, order);
  if (inState !== undefined) return refusedAssessment(inState);
  if (message.idNumber !== undefined && message.idNumber !== order.senderIdNumber) {
    return refusedAssessment(
      refuseTransfer(
        errors["transfer-customer"],
        "The identity number does not match the sender's.",
      ),
    );
  }
  const pin =
    message.pin === undefined && provider.cancelNeedsPin !== true
      ? { passed: true as const }
      : pinResult(order, message.pin);
  if (!pin.passed)
    return {
      refused: pin.refusal,
      ...(pin.tried && {
        leave: () => {
          countFailure(call.unit, order);
        },
      }),
    };
  return { approve: () => approveCancellation(call, provider, order) };
}

function approveCancellation(call: CancellationCall, provider: ProviderEntity, order: OrderEntity) {
  const message = call.body;
  const { amount, reference, orderRedeemRefAlt, orderId, state } = order;
  const data: TransferData = {
    order: reference,
    receiverId: provider.id,
    merchantId: message.originator.merchant.merchantId,
    amount,
    before: state,
  };
  putOrder(call.unit, { ...order, state: "CANCELLED", pending: message.id.toLowerCase() });
  countOrder(call.unit, order, -1);
  post(call.unit, "REFUND", message.id, data);
  return {
    answer: {
      status: 200,
      body: {
        ...answerFields(call, provider),
        amount,
        orderRedeemRef: reference,
        orderRedeemRefAlt,
        orderId,
      },
    },
    data,
  };
}

/** An order whose money goes back to its sender. */
export const cancel = { assess, posts: { reversal: "UNDO" } } satisfies TransferRules;
