import type { Refusal } from "../../contract/answer";
import { closedByOf } from "../../lifecycle/state";
import { limits } from "../../limits/limits";
import { type CheckOf, isMonthOver } from "../kit/answers";
import { type CardMessage, productOf, productView, refuseCard } from "./answers";
import type { CardEntity, Unit, HolderEntity } from "./entities";
import type { errors } from "./errors";
import type { KindName } from "./operations";
import type { Card, PointAmounts } from "./models";

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
function arePinsOf(card: CardEntity, sent: Card): boolean {
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

/**
 * The checks 8 to 15 of a request, in the order of the family's reference. Each gives the refusal, or
 * undefined when it is passed; the first refusal decides.
 */
export interface CheckedRequest {
  unit: Unit;
  kind: KindName;
  message: CardMessage;
  /** The card on record. */
  card: CardEntity;
  /** The amount asked; an absent one counts as zero. */
  amount: number;
  /** Requests about two cards: the second one. */
  other?: CardEntity;
}

export type CardCheck = CheckOf<CheckedRequest>;

/** The amount asked; an absent amount counts as zero. */
export const requestedAmount = ({ amounts }: Pick<CardMessage, "amounts">): number =>
  amounts?.requestAmount?.amount ?? 0;

/** Checks a request about one card. Gives the refusal of the first check that it does not pass, else what it asks. */
export function checkRequest(
  checks: readonly CardCheck[],
  request: Omit<CheckedRequest, "amount" | "other">,
): { refused: Refusal } | CheckedRequest {
  const checked = { ...request, amount: requestedAmount(request.message) };
  const refused = checks.reduce<Refusal | undefined>(
    (refusal, check) => refusal ?? check(checked),
    undefined,
  );
  return refused === undefined ? checked : { refused };
}

/** Check 8. */
export const productKnown: CardCheck = ({ unit, message }) => {
  if (message.product === undefined || productOf(unit, message.product.id) !== undefined)
    return undefined;
  return refuseCard("product-unknown", message, { product: message.product });
};

const blockRefusals: Readonly<
  Partial<Record<NonNullable<CardEntity["block"]>, keyof typeof errors>>
> = {
  BLOCKED: "card-blocked",
  DELETED: "card-deleted",
  DO_NOT_HONOUR: "card-not-honoured",
};

/** Check 9. */
export const cardUsable: CardCheck = ({ card, kind, message }) => {
  const blocked = card.block && blockRefusals[card.block];
  if (blocked !== undefined) return refuseCard(blocked, message);
  return card.barred?.includes(kind) === true ? refuseCard("rank-barred", message) : undefined;
};

/** The advice that confirmed the request which put a card in its state. */
function confirmationOf(unit: Unit, id: string) {
  const closed = closedByOf(unit.message(id.toLowerCase()));
  return closed?.advice === "confirmation" ? { confirmationId: closed.id } : {};
}

function notActivatedRefusal({ unit, card: { activationId }, message }: CheckedRequest): Refusal {
  if (activationId === undefined) return refuseCard("card-not-activated", message);
  const record = unit.message(activationId.toLowerCase());
  const closed = closedByOf(record);
  const time =
    closed?.advice === "reversal"
      ? { reversalTime: closed.at }
      : record && { requestTime: record.at };
  return refuseCard("card-not-activated", message, { activationId, ...time });
}

function activatedRefusal({ unit, card: { activationId }, message }: CheckedRequest): Refusal {
  if (activationId === undefined) return refuseCard("card-activated", message);
  return refuseCard("card-activated", message, {
    activationId,
    ...confirmationOf(unit, activationId),
  });
}

function voidedRefusal({ unit, card: { voidId }, message }: CheckedRequest): Refusal {
  if (voidId === undefined) return refuseCard("card-voided", message);
  return refuseCard("card-voided", message, { voidId, ...confirmationOf(unit, voidId) });
}

const isVoided = (card: CardEntity): boolean =>
  card.status === "VOIDED" || card.status === "VOIDED_CONFIRMED";

/** Check 10, for a card that is to be activated. */
export const cardNew: CardCheck = (request) => {
  if (request.card.status === "NEW") return undefined;
  return isVoided(request.card) ? voidedRefusal(request) : activatedRefusal(request);
};

/** Check 10, for a card that is to be used. */
export const cardActivated: CardCheck = (request) => {
  if (request.card.status === "ACTIVATED_CONFIRMED") return undefined;
  return isVoided(request.card) ? voidedRefusal(request) : notActivatedRefusal(request);
};

/** The refusal of an amount, with the amounts as sent. */
export const invalidAmount = (message: CardMessage, freeString: string): Refusal =>
  refuseCard("amount-invalid", message, {
    ...(message.amounts && { amounts: message.amounts }),
    freeString,
  });

const inCardCurrency: CardCheck = ({ card, message }) => {
  const currency = message.amounts?.requestAmount?.currency;
  if (currency === undefined || currency === card.currency) return undefined;
  return invalidAmount(message, `The card is in currency ${card.currency}.`);
};

const withinBounds: CardCheck = ({ card, message, amount }) =>
  card.book + amount > limits.amount
    ? invalidAmount(message, `The balance would be over ${limits.amount}.`)
    : undefined;

/** Check 11, first part, for a load or a redemption. */
export const amountPositive: CardCheck = (request) => {
  const { amount, message } = request;
  if (amount <= 0) return invalidAmount(message, `The amount must be above 0, not ${amount}.`);
  return inCardCurrency(request);
};

/** Check 11, for a load: what goes on the card must fit it. */
export const amountFits: CardCheck = withinBounds;

/** Check 11, first part, for an activation: zero and absent are right. */
export const amountNotNegative: CardCheck = (request) => {
  const { amount, message } = request;
  if (amount < 0) return invalidAmount(message, `The amount must not be below 0, it is ${amount}.`);
  return inCardCurrency(request) ?? withinStartingBalance(request);
};

const withinStartingBalance: CardCheck = ({ unit, message, amount }) => {
  const start = productOf(unit, message.product?.id)?.startingBalance.amount;
  return (start ?? 0) + amount > limits.amount
    ? invalidAmount(message, `The balance would be over ${limits.amount}.`)
    : undefined;
};

/** Check 11, second part: the product sent is the one of the card. */
export const productOfCard: CardCheck = ({ unit, card, message }) => {
  if (message.product === undefined || message.product.id === card.productId) return undefined;
  const product = productOf(unit, card.productId);
  return refuseCard("product-other", message, product && { product: productView(product) });
};

/** Check 11, second part, for an activation: the product has the currency of the card. */
export const productOfCurrency: CardCheck = ({ unit, card, message }) => {
  const product = productOf(unit, message.product?.id);
  if (product === undefined || product.startingBalance.currency === card.currency) return undefined;
  return refuseCard("product-currency", message, {
    product: productView(product),
    freeString:
      `The product is in currency ${product.startingBalance.currency}, the card in ` +
      `currency ${card.currency}.`,
  });
};

/** Check 12. */
export const fundsSufficient: CardCheck = ({ card, message, amount }) => {
  if (amount <= card.available) return undefined;
  const { currency } = card;
  return refuseCard("funds-insufficient", message, {
    amounts: {
      requestAmount: { amount, currency },
      approvedAmount: { amount: 0, currency },
      balanceAmount: { amount: card.book, currency },
      availableBalance: { amount: card.available, currency },
    },
    freeString: `Asked ${amount}, available ${card.available}.`,
  });
};

/** Check 12 of a redemption: a card of which a part may be approved needs no more than something. */
export const fundsOrPart: CardCheck = (request) =>
  request.card.partialApproval === true && request.card.available > 0
    ? undefined
    : fundsSufficient(request);

/** Check 13: each PIN sent equals the one on record; nothing equals nothing. */
export const pinRight: CardCheck = ({ card, message }) => {
  if (card.block === "PIN_TRIES_EXCEEDED") return refuseCard("pin-tries-used-up", message);
  return arePinsOf(card, message.card) ? undefined : refuseCard("pin-wrong", message);
};

/** Check 14: an absent expiry date passes. */
export const expiryOnRecord: CardCheck = ({ card, message }) => {
  const { expiryDate } = message.card;
  if (expiryDate === undefined || expiryDate === card.expiryDate) return undefined;
  return refuseCard("expiry-differs", message, {
    freeString: "The expiry date does not match the one on record.",
  });
};

/** Check 15: the month of expiry is not over. */
export const notExpired: CardCheck = ({ unit, card, message }) =>
  isMonthOver(card.expiryDate, unit) ? refuseCard("card-expired", message) : undefined;

/** Points that a redemption spends, and whose they are. */
export interface SpentPoints {
  holderId: string;
  points: number;
}

/** Who holds a card, if anybody is known to. */
export const holderOf = (
  unit: Pick<Unit, "get">,
  { holderId }: CardEntity,
): HolderEntity | undefined => (holderId === undefined ? undefined : unit.get("holder", holderId));

/** Points that a message asks to spend; an absent amount counts as zero. */
const requestedPoints = ({ points }: CardMessage): number => points?.requestAmount?.amount ?? 0;

/** Part of checks 11 and 12: the points asked are not negative, and the holder of the card has them. */
export const pointsSuffice: CardCheck = ({ unit, card, message }) => {
  const requested = requestedPoints(message);
  if (requested < 0)
    return refuseCard("points-invalid", message, {
      freeString: `The points must be at least 0, not ${requested}.`,
    });
  const { points = 0 } = holderOf(unit, card) ?? {};
  return requested <= points
    ? undefined
    : refuseCard("points-insufficient", message, {
        freeString: `Asked ${requested} points, available ${points}.`,
      });
};

/** Takes the points that a redemption names from the holder of the card. */
export function spendPoints(
  unit: Unit,
  card: CardEntity,
  message: CardMessage,
): SpentPoints | undefined {
  const [holder, points] = [holderOf(unit, card), requestedPoints(message)];
  if (holder === undefined || points === 0) return undefined;
  movePoints(unit, { holderId: holder.id, points: -points });
  return { holderId: holder.id, points };
}

/** Gives points to a holder, or takes them where they are negative. */
export function movePoints(unit: Unit, { holderId, points }: SpentPoints): void {
  const holder = unit.get("holder", holderId);
  if (holder === undefined) throw new Error("an open redemption is about a holder who is gone");
  unit.put("holder", holderId, { ...holder, points: (holder.points ?? 0) + points });
}

/** Points that are left, and what was asked and granted where something was asked. */
export function pointsLeft(
  unit: Unit,
  card: CardEntity,
  message: Pick<CardMessage, "points">,
): PointAmounts {
  const { points = 0 } = holderOf(unit, card) ?? {};
  const requestAmount = message.points?.requestAmount;
  return {
    ...(requestAmount && {
      requestAmount: requestAmount,
      approvedAmount: { amount: requestAmount.amount },
    }),
    balanceAmount: { amount: points },
    availableAmount: { amount: points },
  };
}
