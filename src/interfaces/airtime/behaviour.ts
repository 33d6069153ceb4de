import type { Refusal } from "../../contract/answer";
import type { AdviceKind } from "../../contract/operation";
import type { Call, Judgement, TransactionKind } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import { saleAnswer } from "./answers";
import { type SaleData, sell, undo } from "./effects";
import type { ProductEntity } from "./entities";
import { examine } from "./examine";
import { countWrongPin } from "./instruments";
import type { VoucherConfirmation } from "./models";
import { type RememberedSale, type SaleMessage, refuseSale, saleRequest } from "./sale";
import { providerOf } from "./shown";
import { keepReferences } from "./status";
import { settleVoucher } from "./stock";

type Advice = Pick<typeof VoucherConfirmation.static, "requestId" | "amounts" | "voucher">;

/** A sale, by purchase or by provision. */
function judge(call: Call): Judgement {
  const request = saleRequest(call);
  const examined = examine(request);
  if ("refused" in examined) {
    if (examined.wrongPin !== undefined) countWrongPin(call.unit, examined.wrongPin);
    return { refused: examined.refused };
  }
  const { data, voucher } = sell(examined.sale, examined.charges);
  const body = saleAnswer(call, examined.sale, voucher);
  if (!request.voucherOnly) keepReferences(call.unit, request.message, body);
  return { approved: { status: 201, headers: { location: call.url() }, body }, data };
}

/** An advice settles the whole sale, or is refused. */
function partialAmount({ operation, body }: Call, { price }: Partial<SaleData>): Refusal | undefined {
  const final = (body as Advice).amounts?.approvedAmount;
  if (final === undefined || price === undefined) return undefined;
  const whole = operation.advice === "confirmation" ? price.amount : 0;
  if (final.amount === whole && final.currency === price.currency) return undefined;
  return refuseSale("airtime-advice-partial", `The final amount must be absent or ${whole}.`);
}

/** Providers that support no reversal of purchases: the client asks for the status instead (contract 3, airtime rule 2). */
function reversalSupport({ operation, unit }: Call, { productId }: Partial<SaleData>): Refusal | undefined {
  const provider = providerOf(unit, productNamed(unit, productId)?.providerId);
  if (operation.advice !== "reversal" || provider?.reversal !== false) return undefined;
  return refuseSale("airtime-no-reversal", `${provider.name} supports no reversal: ask for the status of the purchase.`);
}

/** A provider that supports no reversals has its purchases asked for instead. */
function unsupportedOfPurchase(unit: Pick<UnitOfWork, "get">, body: unknown): AdviceKind[] {
  const product = productNamed(unit, (body as Partial<SaleMessage> | null | undefined)?.product?.productId);
  return providerOf(unit, product?.providerId)?.reversal === false ? ["reversal"] : [];
}

/** Of any value at all. */
const productNamed = (unit: Pick<UnitOfWork, "get">, productId: unknown): ProductEntity | undefined =>
  typeof productId === "string" ? unit.get<ProductEntity>("product", productId) : undefined;

function otherVoucher({ body }: Call, { voucher }: Partial<SaleData>): Refusal | undefined {
  const named = (body as Advice).voucher;
  if (named === undefined || named.serialNumber === voucher) return undefined;
  const { pin: _pin, ...shown } = named;
  return refuseSale("airtime-voucher-other", "The voucher is not the one that was provisioned.", { voucher: shown });
}

type Objection = (advice: Call, data: Partial<SaleData>) => Refusal | undefined;

/** The product tells whether its provider supports reversals, also of a sale that was not processed; time and receiver are for duplicates. */
function rememberSale(body: unknown): RememberedSale {
  const { time, product, receiver } = body as Partial<SaleMessage>;
  return { ...(time !== undefined && { time }), ...(product && { productId: product.productId }), ...(receiver && { receiver }) };
}

/** A kind of sale: what may stand against its advices, in their order. */
const saleKind = (objections: readonly Objection[]): TransactionKind => ({
  judge,
  remember: rememberSale,
  objection: (advice, data) =>
    objections.reduce<Refusal | undefined>((found, objection) => found ?? objection(advice, data as Partial<SaleData>), undefined),
  confirm(unit, data) {
    const { voucher } = data as SaleData;
    if (voucher !== undefined) settleVoucher(unit, voucher, "ACTIVE");
  },
  reverse(unit, data, advice) {
    undo(unit, (advice.body as Advice).requestId.toLowerCase(), data as SaleData);
  },
});

/** The two kinds of transaction; a provision can always be reversed (contract 3, voucher rule 1). */
export const saleKinds: Readonly<Record<string, TransactionKind>> = {
  purchase: { ...saleKind([reversalSupport, partialAmount]), unsupported: unsupportedOfPurchase },
  provision: saleKind([partialAmount, otherVoucher]),
};
