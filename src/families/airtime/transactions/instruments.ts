import type { Refusal } from "../../../contract/answer";
import { isMonthOver } from "../../kit/answers";
import type { InstrumentEntity, Unit } from "../entities";
import type { PaymentMethod } from "../models";
import { type InstrumentCharge, type SaleRequest, refuseSale } from "./sale-request";

/** Wrong PINs in a row that lock an instrument. */
export const pinTries = 3;

/**
 * What the payment methods of a sale come to: the charges; or a refusal, and the instrument that
 * was tried with a wrong PIN.
 */
type PaymentCharges =
  { charges: InstrumentCharge[] } | { refused: Refusal; wrongPin?: InstrumentEntity };

/** The number under which a payment method's instrument is known; undefined: it always pays. */
function numberOf(method: PaymentMethod): string | undefined {
  if (method.type === "AN_32_TOKEN") return method.token;
  if (method.type === "LOYALTY_CARD") return method.cardNumber;
  return method.type === "CARD" ? method.pan : undefined;
}

const unusable = {
  AN_32_TOKEN: "airtime-token",
  LOYALTY_CARD: "airtime-loyalty-card",
  CARD: "airtime-card-unknown",
} as const satisfies Record<InstrumentEntity["type"], string>;

const expiredErrors = { ...unusable, CARD: "airtime-card-expired" } as const;

/** Existence, expiry, PIN and balance of each instrument, in the order of the message. Nothing is debited yet. */
export function checkPayments({ unit, message }: SaleRequest): PaymentCharges {
  const charges: InstrumentCharge[] = [];
  for (const method of message.paymentMethods ?? []) {
    const number = numberOf(method);
    if (number === undefined) continue;
    const instrument = unit.get("instrument", number);
    const before = charges
      .filter((charge) => charge.instrument.number === number)
      .reduce((sum, { amount }) => sum + amount, 0);
    const refused = refusalOf(unit, method, instrument, before);
    if (refused !== undefined) return refused;
    if (instrument !== undefined) charges.push({ instrument, amount: method.amount.amount });
  }
  return { charges };
}

function refusalOf(
  unit: Unit,
  method: PaymentMethod,
  instrument: InstrumentEntity | undefined,
  before: number,
): Extract<PaymentCharges, { refused: Refusal }> | undefined {
  const type = method.type as InstrumentEntity["type"];
  if (instrument?.type !== type || instrument.block === "BLOCKED") {
    return {
      refused: refuseSale(unusable[type], "The payment instrument is unknown or blocked."),
    };
  }
  if (instrument.block === "DO_NOT_HONOR")
    return { refused: refuseSale("airtime-not-honored", "The issuer gives no reason.") };
  if (isExpired(unit, method, instrument)) {
    return {
      refused: refuseSale(
        expiredErrors[type],
        "The instrument has expired, or its expiry date is another one.",
      ),
    };
  }
  const wrongPin = pinRefusal(method, instrument);
  if (wrongPin !== undefined) return wrongPin;
  const { balance } = instrument;
  if (
    balance.currency === method.amount.currency &&
    balance.amount - before >= method.amount.amount
  )
    return undefined;
  return {
    refused: refuseSale(
      "airtime-funds",
      `The balance of the payment instrument is ${balance.amount}.`,
    ),
  };
}

function isExpired(unit: Unit, method: PaymentMethod, { expiryDate }: InstrumentEntity): boolean {
  if (expiryDate === undefined) return false;
  if (method.type === "CARD" && method.expiryDate !== undefined && method.expiryDate !== expiryDate)
    return true;
  return isMonthOver(expiryDate, unit);
}

function pinRefusal(
  method: PaymentMethod,
  instrument: InstrumentEntity,
): Extract<PaymentCharges, { refused: Refusal }> | undefined {
  const tried = instrument.wrongPins ?? 0;
  if (tried >= pinTries)
    return { refused: refuseSale("airtime-pin-locked", "Too many wrong PINs were sent before.") };
  if (
    method.type !== "CARD" ||
    method.pin?.type !== "CLEAR_PIN" ||
    method.pin.pin === instrument.pin
  )
    return undefined;
  const last = tried + 1 >= pinTries;
  return {
    refused: refuseSale(
      last ? "airtime-pin-locked" : "airtime-pin-wrong",
      `Wrong PIN number ${tried + 1} in a row.`,
    ),
    wrongPin: instrument,
  };
}

/** A wrong PIN counts, although its request is declined. */
export function countWrongPin(unit: Unit, instrument: InstrumentEntity): void {
  unit.put("instrument", instrument.number, {
    ...instrument,
    wrongPins: (instrument.wrongPins ?? 0) + 1,
  });
}

/** Changes the balance of an instrument; a payment that went through ends a row of wrong PINs. */
export function moveBalance(unit: Unit, number: string, amount: number): void {
  const instrument = unit.get("instrument", number);
  if (instrument === undefined) throw new Error("an open sale is about an instrument that is gone");
  const { wrongPins, ...rest } = instrument;
  unit.put("instrument", number, {
    ...rest,
    balance: { ...rest.balance, amount: rest.balance.amount + amount },
    ...(amount > 0 && wrongPins !== undefined && { wrongPins }),
  });
}
