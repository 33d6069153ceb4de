import { type CardMessage, refuseCard } from "./answers";
import type { CardCheck } from "./checks";
import type { CardEntity, HolderEntity, Unit } from "./entities";
import type { PointAmounts } from "./models";

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
