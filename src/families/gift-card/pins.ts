import type { CardEntity } from "./entities";
import type { Card } from "./models";

/** PINs of a card: of each kind at most one. */
export interface Pins {
  clearPin?: string;
  encryptedPin?: string;
}

/** A hashed PIN (second form) is right for no card: none has one on record. */
const isHashed = ({ pin }: Card): boolean => pin?.type === "HASHED_PIN";

/** The PINs that a message carries; `pin` (second form) beats the two older fields. */
function pinsSent(card: Card): Pins {
  const { pin, clearPin, encryptedPin } = card;
  if (isHashed(card)) return {};
  if (pin?.type === "CLEAR_PIN") return { clearPin: pin.pin };
  if (pin?.type === "ENCRYPTED_PIN") return { encryptedPin: pin.pinBlock.toUpperCase() };
  return {
    ...(clearPin !== undefined && { clearPin }),
    ...(encryptedPin !== undefined && { encryptedPin }),
  };
}

/** Each PIN that a message carries is the one on record; no PIN is right for a card that has none. */
export function arePinsOf(card: CardEntity, sent: Card): boolean {
  const { clearPin, encryptedPin } = pinsSent(sent);
  return !isHashed(sent) && clearPin === card.clearPin && encryptedPin === card.encryptedPin;
}

/** The PINs on record. */
export const pinsOf = ({ clearPin, encryptedPin }: CardEntity): Pins => ({
  ...(clearPin !== undefined && { clearPin }),
  ...(encryptedPin !== undefined && { encryptedPin }),
});

/** A PIN that is sent becomes the PIN of the card: the clear one when there is one, else the encrypted one. */
export function pinsAfter(card: CardEntity, sent: Card): Pins {
  const { clearPin, encryptedPin } = pinsSent(sent);
  if (clearPin !== undefined) return { clearPin };
  return encryptedPin === undefined ? pinsOf(card) : { encryptedPin };
}

/** The card with these PINs and no others. */
export function withPins(card: CardEntity, pins: Pins): CardEntity {
  const { clearPin: _clear, encryptedPin: _encrypted, ...rest } = card;
  return { ...rest, ...pins };
}
