import type { Answer, Refusal } from "../../contract/answer";
import type { OrderEntity } from "./entities";

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
export const refused = (refusal: Refusal): Assessment => ({ refused: refusal });
