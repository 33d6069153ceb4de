import type { Refusal } from "../../contract/answer";
import type { EncryptedPin } from "../../contract/models";
import type { OrderEntity, Unit } from "./entities";
import { errors, refuseTransfer } from "./errors";
import { isPinLocked, pinTries, putOrder } from "./orders";

/** What the PIN of a message is to an order that has one. */
export type PinResult =
  { passed: true } | { passed: false; refusal: Refusal; /** It counts as a try. */ tried: boolean };

/** Blocks are compared as hexadecimal digits, in any case of letters. A locked order stays locked for the right PIN. */
export function pinResult(order: OrderEntity, pin: EncryptedPin | undefined): PinResult {
  const { pinBlock, pinFailures = 0 } = order;
  if (pinBlock === undefined) return { passed: true };
  if (isPinLocked(order)) {
    return {
      passed: false,
      tried: false,
      refusal: refuseTransfer(
        errors["transfer-pin-locked"],
        `${pinTries} wrong PINs were sent before.`,
      ),
    };
  }
  if (pin?.pinBlock.toUpperCase() === pinBlock.toUpperCase()) return { passed: true };
  const attemptsLeft = pinTries - pinFailures - 1;
  const text = pin === undefined ? "The order has a PIN." : "The PIN does not match the order.";
  return {
    passed: false,
    tried: true,
    refusal: refuseTransfer(errors["transfer-pin-wrong"], text, { attemptsLeft }),
  };
}

/** One more wrong PIN for an order, whatever it was given for. */
export function countFailure(unit: Unit, order: OrderEntity): void {
  putOrder(unit, { ...order, pinFailures: (order.pinFailures ?? 0) + 1 });
}
