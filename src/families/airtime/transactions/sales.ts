import type { Refusal } from "../../../contract/answer";
import type { Authorisation, Call, TransactionBehaviour } from "../../../lifecycle/call";
import { providerOf, saleAnswer } from "../answers";
import type { Entities, ProductEntity, Unit } from "../entities";
import { countWrongPin } from "./instruments";
import { keepReferences } from "../lookups";
import type * as operations from "../operations";
import {
  type RememberedSale,
  type SaleMessage,
  moneyText,
  refuseSale,
  saleRequest,
} from "./sale-request";
import { settleVoucher } from "./stock";
import { type SaleData, sell, undo } from "./postings";
import { checkSale } from "../checks";
import { memberOf } from "../../../contract/values/json-value";
import type { AdviceKind } from "../../../contract/operation";

/** A sale, by purchase or by provision. */
export type SaleCall = Call<
  typeof operations.purchase | typeof operations.provisionVoucher,
  Entities
>;

/** An advice for a sale. */
export type SaleAdvice = Call<
  | typeof operations.purchaseConfirmation
  | typeof operations.purchaseReversal
  | typeof operations.confirmVoucher
  | typeof operations.reverseVoucher,
  Entities
>;

/** What may stand against an advice that would move a sale. */
type Objection = (advice: SaleAdvice, data: Partial<SaleData>) => Refusal | undefined;

type SaleKind = TransactionBehaviour<
  typeof operations.purchase | typeof operations.provisionVoucher,
  | typeof operations.purchaseConfirmation
  | typeof operations.purchaseReversal
  | typeof operations.confirmVoucher
  | typeof operations.reverseVoucher,
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
const partialAmount: Objection = ({ operation, body }, { price }) => {
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
const saleKind = (objections: readonly Objection[]): SaleKind => ({
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

/** The voucher of a confirmation is the one that was provisioned. */
const otherVoucher: Objection = ({ body }, { voucher, toldVoucher }) => {
  const named = "voucher" in body ? body.voucher : undefined;
  if (named === undefined || [voucher, toldVoucher].includes(named.serialNumber)) return undefined;
  const { pin: _pin, ...withoutPin } = named;
  return refuseSale("airtime-voucher-other", "The voucher is not the one that was provisioned.", {
    voucher: withoutPin,
  });
};

/** The provision of a voucher; it can always be reversed (contract 3, voucher rule 1). */
export const provision = saleKind([partialAmount, otherVoucher]);

/** A product by its id, which may be any value at all. */
const productNamed = (unit: Pick<Unit, "get">, productId: unknown): ProductEntity | undefined =>
  typeof productId === "string" ? unit.get("product", productId) : undefined;

/**
 * Providers that support no reversal of purchases: the client asks for the status instead (contract
 * 3, airtime rule 2).
 */
const reversalSupport: Objection = ({ operation, unit }, { productId }) => {
  const provider = providerOf(unit, productNamed(unit, productId)?.providerId);
  if (operation.advice !== "reversal" || provider?.reversal !== false) return undefined;
  return refuseSale(
    "airtime-no-reversal",
    `${provider.name} supports no reversal: ask for the status of the purchase.`,
  );
};

/** A provider that supports no reversals has its purchases asked for instead. */
function unsupportedAdvices(unit: Pick<Unit, "get">, body: unknown): AdviceKind[] {
  const product = productNamed(unit, memberOf(memberOf(body, "product"), "productId"));
  return providerOf(unit, product?.providerId)?.reversal === false ? ["reversal"] : [];
}

/** A purchase, as a voucher or as a direct top-up. */
export const purchase = {
  ...saleKind([reversalSupport, partialAmount]),
  unsupported: unsupportedAdvices,
};
