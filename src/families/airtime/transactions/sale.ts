import type { Refusal } from "../../../contract/answer";
import type { Call, Authorisation, TransactionBehaviour } from "../../../lifecycle/call";
import { saleAnswer } from "../answers";
import type { Entities } from "../entities";
import { countWrongPin } from "../instruments";
import { keepReferences } from "../lookups/purchase-status";
import type {
  confirmVoucher,
  provisionVoucher,
  purchase,
  purchaseConfirmation,
  purchaseReversal,
  reverseVoucher,
} from "../operations";
import { type RememberedSale, type SaleMessage, moneyText, refuseSale, saleRequest } from "../sale";
import { settleVoucher } from "../stock";
import { type SaleData, sell, undo } from "./postings";
import { checkSale } from "./sale-checks";

/** A sale, by purchase or by provision. */
export type SaleCall = Call<typeof purchase | typeof provisionVoucher, Entities>;

/** An advice for a sale. */
export type SaleAdvice = Call<
  | typeof purchaseConfirmation
  | typeof purchaseReversal
  | typeof confirmVoucher
  | typeof reverseVoucher,
  Entities
>;

/** What may stand against an advice that would move a sale. */
export type Objection = (advice: SaleAdvice, data: Partial<SaleData>) => Refusal | undefined;

type SaleKind = TransactionBehaviour<
  typeof purchase | typeof provisionVoucher,
  | typeof purchaseConfirmation
  | typeof purchaseReversal
  | typeof confirmVoucher
  | typeof reverseVoucher,
  SaleData,
  Entities
>;

function authorise(call: SaleCall): Authorisation<SaleData> {
  const request = saleRequest(call);
  const checked = checkSale(request);
  if ("refused" in checked) {
    if (checked.wrongPin !== undefined) countWrongPin(call.unit, checked.wrongPin);
    return { refused: checked.refused };
  }
  const { data, voucher } = sell(checked.sale, checked.charges);
  const body = saleAnswer(call, checked.sale, voucher);
  if (!request.voucherOnly) keepReferences(call.unit, request.message, body);
  return { approved: { status: 201, headers: { location: call.url() }, body }, data };
}

/**
 * The product tells whether its provider supports reversals, also of a sale that was not processed;
 * time and receiver are for duplicates.
 */
const remember = ({ time, product, receiver }: Partial<SaleMessage>): RememberedSale => ({
  ...(time !== undefined && { time }),
  ...(product && { productId: product.productId }),
  ...(receiver && { receiver }),
});

/** An advice settles the whole sale, or is refused. */
export const partialAmount: Objection = ({ operation, body }, { price }) => {
  const final = body.amounts?.approvedAmount;
  if (final === undefined || price === undefined) return undefined;
  const whole = { ...price, ...(operation.advice === "reversal" && { amount: 0 }) };
  if (final.amount === whole.amount && final.currency === whole.currency) return undefined;
  return refuseSale(
    "airtime-advice-partial",
    `The final amount must be absent or ${moneyText(whole)}.`,
  );
};

/** A kind of sale, with what may stand against its advices, in this order. */
export const saleKind = (objections: readonly Objection[]): SaleKind => ({
  authorise,
  remember,
  objection(advice, data) {
    for (const objection of objections) {
      const found = objection(advice, data);
      if (found !== undefined) return found;
    }
    return undefined;
  },
  confirm(unit, { voucher }) {
    if (voucher !== undefined) settleVoucher(unit, voucher, "ACTIVE");
  },
  reverse(unit, data, { body }) {
    undo(unit, body.requestId.toLowerCase(), data);
  },
});
