import { type Refusal, refuse } from "../../contract/answer";
import type { UnitOfWork } from "../../store";
import { isMonthOver } from "../expiry";
import type { InstrumentEntity } from "./entities";
import { prepaidErrors } from "./errors";
import type { Located } from "./located";
import type { PaymentMethod, PurchaseRequest } from "./models";

/** The number under which a payment method's instrument is known; undefined: it always pays. */
function numberOf(method: PaymentMethod): string | undefined {
  if (method.type === "AN_32_TOKEN") return method.token;
  if (method.type === "LOYALTY_CARD") return method.cardNumber;
  return method.type === "CARD" ? method.pan : undefined;
}

const unusable = {
  AN_32_TOKEN: "prepaid-token",
  LOYALTY_CARD: "prepaid-loyalty-card",
  CARD: "prepaid-payment-refused",
} as const satisfies Record<InstrumentEntity["type"], keyof typeof prepaidErrors>;

/** The payment methods in the order of the message: each must be known, valid and good for its amount. */
export function paymentsAccepted({ call: { unit, body } }: Located): Refusal | undefined {
  const { paymentMethods = [] } = body as PurchaseRequest;
  for (const [index, method] of paymentMethods.entries()) {
    const number = numberOf(method);
    if (number === undefined) continue;
    const before = paymentMethods.slice(0, index).filter((other) => numberOf(other) === number);
    const error = objectionTo(unit, method, number, before);
    if (error !== undefined) return refuse(prepaidErrors[error], { paymentMethod: index });
  }
  return undefined;
}

function objectionTo(
  unit: UnitOfWork,
  method: PaymentMethod,
  number: string,
  before: readonly PaymentMethod[],
): keyof typeof prepaidErrors | undefined {
  const instrument = unit.get<InstrumentEntity>("instrument", number);
  const type = method.type as InstrumentEntity["type"];
  if (instrument?.type !== type || instrument.spent === true || isRefused(unit, method, instrument))
    return unusable[type];
  if (type === "AN_32_TOKEN" && before.length > 0) return unusable[type];
  const asked = [...before, method].reduce((sum, { amount }) => sum + amount.amount, 0);
  return instrument.limit !== undefined && asked > instrument.limit
    ? "prepaid-payment-funds"
    : undefined;
}

/** A bank card past its month, or with another expiry date or PIN than its own. */
function isRefused(
  unit: UnitOfWork,
  method: PaymentMethod,
  { expiryDate, pin }: InstrumentEntity,
): boolean {
  if (method.type !== "CARD") return false;
  if (
    expiryDate !== undefined &&
    (isMonthOver(expiryDate, unit) || (method.expiryDate ?? expiryDate) !== expiryDate)
  )
    return true;
  return method.pin?.type === "CLEAR_PIN" && method.pin.pin !== pin;
}

/** Numbers of the tokens that pay: each can do so once. */
export const payingTokens = ({ paymentMethods = [] }: PurchaseRequest): string[] =>
  paymentMethods.flatMap((method) => (method.type === "AN_32_TOKEN" ? [method.token] : []));

/** Marks tokens as spent, or gives them back. */
export function setSpent(unit: UnitOfWork, numbers: readonly string[], spent: boolean): void {
  for (const number of numbers) {
    const { spent: _before, ...instrument } = unit.get<InstrumentEntity>(
      "instrument",
      number,
    ) as InstrumentEntity;
    unit.put("instrument", number, { ...instrument, ...(spent && { spent }) });
  }
}
