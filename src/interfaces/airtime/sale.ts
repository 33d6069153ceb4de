import { type Refusal, refuse } from "../../contract/answer";
import type { Call } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import type { InstrumentEntity, Money, MsisdnEntity, ProductEntity, ProviderEntity } from "./entities";
import { airtimeErrors } from "./errors";
import type { PurchaseRequest } from "./models";

/** Members that tell a purchase from a provision are optional here: a provision has no numbers. */
export type SaleMessage = Pick<
  PurchaseRequest,
  "id" | "time" | "originator" | "receiver" | "settlementEntity" | "tranType" | "amounts" | "product" | "paymentMethods" |
  "recipientMsisdn" | "senderMsisdn"
>;

/** What is kept of a request that was not approved. */
export interface RememberedSale {
  time?: string;
  productId?: string;
  receiver?: SaleMessage["receiver"];
}

/** A request on its way through the checks. */
export interface SaleRequest {
  unit: UnitOfWork;
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
export interface Charge {
  instrument: InstrumentEntity;
  amount: number;
}

/** The sale that a call asks for. */
export const saleRequest = (call: Call): SaleRequest => ({
  unit: call.unit, user: call.user, message: call.body as SaleMessage, voucherOnly: call.operation.transaction === "provision",
});

/** The refusal of a sale, with an explanation. */
export const refuseSale = (
  error: keyof typeof airtimeErrors, freeString: string, detail: Readonly<Record<string, unknown>> = {},
): Refusal => refuse(airtimeErrors[error], { freeString, ...detail });

/** The day of the data space's clock. */
export const dayOf = (unit: Pick<UnitOfWork, "at">): string => unit.at.slice(0, 10);

/** How an amount reads in an explanation. */
export const moneyText = ({ amount, currency }: Money): string => `${amount} in currency ${currency}`;

/** A number without its plus, as fixtures have it. */
export const plainMsisdn = (msisdn: string): string => msisdn.replace("+", "");
