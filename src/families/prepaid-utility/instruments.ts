import { type Refusal, refuse } from "../../contract/answer";
import { isMonthOver } from "../kit/reason-answers";
import type { InstrumentEntity, Unit } from "./entities";
import { errors } from "./errors";
import type { MeterAccount, PurchaseCall } from "./meter-account";
import type { PaymentMethod, PurchaseRequest } from "./models";

/** An instrument as a payment method names it. */
type Named = Pick<InstrumentEntity, "type" | "number">;

/** The instrument of a payment method; undefined: one that always pays. */
function instrumentOf(method: PaymentMethod): Named | undefined {
  const { type } = method;
  if (type === "AN_32_TOKEN") return { type, number: method.token };
  if (type === "LOYALTY_CARD") return { type, number: method.cardNumber };
  return type === "CARD" ? { type, number: method.pan } : undefined;
}

const unusable = {
  AN_32_TOKEN: "prepaid-token",
  LOYALTY_CARD: "prepaid-loyalty-card",
  CARD: "prepaid-payment-refused",
} as const satisfies Record<InstrumentEntity["type"], keyof typeof errors>;

/** The payment methods in the order of the message: each must be known, valid and good for its amount. */
export function paymentsAccepted({
  call: { unit, body },
}: MeterAccount<PurchaseCall>): Refusal | undefined {
  const { paymentMethods = [] } = body;
  for (const [index, method] of paymentMethods.entries()) {
    const named = instrumentOf(method);
    if (named === undefined) continue;
    const before = paymentMethods
      .slice(0, index)
      .filter((other) => instrumentOf(other)?.number === named.number);
    const error = objectionTo(unit, method, named, before);
    if (error !== undefined) return refuse(errors[error], { paymentMethod: index });
  }
  return undefined;
}

function objectionTo(
  unit: Unit,
  method: PaymentMethod,
  { type, number }: Named,
  before: readonly PaymentMethod[],
): keyof typeof errors | undefined {
  const instrument = unit.get("instrument", number);
  if (instrument?.type !== type || instrument.spent === true || isRefused(unit, method, instrument))
    return unusable[type];
  if (type === "AN_32_TOKEN" && before.length > 0) return unusable[type];
  const total = [...before, method].reduce((sum, { amount }) => sum + amount.amount, 0);
  return instrument.limit !== undefined && total > instrument.limit
    ? "prepaid-payment-funds"
    : undefined;
}

/** A bank card past its month, or with another expiry date or PIN than its own. */
function isRefused(
  unit: Unit,
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
export function setSpent(unit: Unit, numbers: readonly string[], spent: boolean): void {
  for (const number of numbers) {
    const known = unit.get("instrument", number);
    if (known === undefined) throw new Error("a payment is of an instrument that is gone");
    const { spent: _before, ...instrument } = known;
    unit.put("instrument", number, { ...instrument, ...(spent && { spent }) });
  }
}
