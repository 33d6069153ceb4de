import { type Refusal, refuse } from "../../../contract/answer";
import type { Call } from "../../../lifecycle/call";
import type {
  Entities,
  InstrumentEntity,
  Money,
  MsisdnEntity,
  ProductEntity,
  ProviderEntity,
  Unit,
} from "../entities";
import { errors } from "../errors";
import type { PurchaseRequest } from "../models";
import type { provisionVoucher, purchase, purchaseTrial } from "../operations";

/** Members that tell a purchase from a provision are optional here: a provision has no numbers. */
export type SaleMessage = Pick<
  PurchaseRequest,
  | "id"
  | "time"
  | "originator"
  | "receiver"
  | "settlementEntity"
  | "tranType"
  | "amounts"
  | "product"
  | "paymentMethods"
  | "recipientMsisdn"
  | "senderMsisdn"
>;

/** What is kept of a request that was not approved. */
export interface RememberedSale {
  time?: string;
  productId?: string;
  receiver?: SaleMessage["receiver"];
}

/** A request on its way through the checks. */
export interface SaleRequest {
  unit: Unit;
  /** User name of the credentials: the client whose float pays. */
  user: string;
  message: SaleMessage;
  /** Only a voucher will do (provisionVoucher). */
  voucherOnly: boolean;
}

/** A request whose product and price are known. */
export interface Sale extends SaleRequest {
  product: ProductEntity;
  provider: ProviderEntity;
  price: Money;
  /** The number that gets the product, as the data space knows it. */
  recipient?: MsisdnEntity;
}

/** What a payment takes from an instrument. */
export interface InstrumentCharge {
  instrument: InstrumentEntity;
  amount: number;
}

/** The sale that a call asks for. */
export const saleRequest = (
  call: Call<typeof purchase | typeof provisionVoucher | typeof purchaseTrial, Entities>,
): SaleRequest => ({
  unit: call.unit,
  user: call.user,
  message: call.body,
  voucherOnly: call.operation.transaction === "provision",
});

/** The refusal of a sale, with an explanation. */
export const refuseSale = (
  error: keyof typeof errors,
  freeString: string,
  detail: Readonly<Record<string, unknown>> = {},
): Refusal => refuse(errors[error], { freeString, ...detail });

/** The day of the data space's clock. */
export const dayOf = (unit: Pick<Unit, "at">): string => unit.at.slice(0, 10);

/** How an amount reads in an explanation. */
export const moneyText = ({ amount, currency }: Money): string =>
  `${amount} in currency ${currency}`;

/** A number without its plus, as fixtures have it. */
export const plainMsisdn = (msisdn: string): string => msisdn.replace("+", "");
