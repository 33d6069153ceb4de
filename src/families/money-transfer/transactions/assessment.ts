import type { Answer, Refusal } from "../../../contract/answer";
import type { Call } from "../../../lifecycle/call";
import type { Entities, OrderEntity, ProviderEntity } from "../entities";
import type {
  cancelOrder,
  cancelOrderReversal,
  confirmPayment,
  confirmRedeem,
  createOrder,
  redeemOrder,
  reversePayment,
  reverseRedeem,
} from "../operations";

/** What opens a transaction about an order. */
export type OrderRequestOperation = typeof createOrder | typeof redeemOrder | typeof cancelOrder;
export type OrderRequest = Call<OrderRequestOperation, Entities>;

/** What closes one. */
export type OrderAdviceOperation =
  | typeof confirmPayment
  | typeof reversePayment
  | typeof confirmRedeem
  | typeof reverseRedeem
  | typeof cancelOrderReversal;

export type OrderAdvice = Call<OrderAdviceOperation, Entities>;

/** What an approved request keeps, for its advices. */
export interface TransferData {
  /** Key of its order. */
  order: string;
  receiverId: string;
  merchantId: string;
  amount: OrderEntity["amount"];
  /** State of the order before; a new order has none. */
  before?: OrderEntity["state"];
}

/** What the checks make of a request. Nothing has been changed by them; that is done by what they give. */
export type Assessment =
  | {
      refused: Refusal;
      /** What the refusal itself leaves behind: a wrong PIN is counted. */ leave?: () => void;
    }
  | { approve: () => { answer: Answer; data: TransferData } };

/** A refusal that leaves nothing behind. */
export const refusedAssessment = (refusal: Refusal): Assessment => ({ refused: refusal });

/** The checks of a kind of request once its provider is known, in their order. */
export interface Assessor {
  assess(this: void, call: OrderRequest, provider: ProviderEntity): Assessment;
}
