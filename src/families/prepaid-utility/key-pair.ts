import type { MeterEntity, Unit } from "./entities";
import type { KeyChange } from "./meter-parts";
import { cancelTokens, managing, newToken } from "./tokens";
import type { Token } from "./models";

/** The change of a meter's key: a pair of tokens, and what keying them in does to the meter. */

const newPair = (unit: Unit, meterId: string, requestId: string): [string, string] => [
  newToken(unit, { tokenType: "KC", meterId, requestId }, 0),
  newToken(unit, { tokenType: "KC", meterId, requestId }, 1),
];

/** A key change that is begun and not known to be finished: purchases bring its tokens along. */
export const isKeyChangeOpen = ({ keyChange }: MeterEntity): boolean =>
  keyChange?.state === "PENDING" || keyChange?.state === "ISSUED";

/** The pair as it is issued: the same one until the change is undone. A finished change keeps its old pair. */
export function issuedPair(
  unit: Unit,
  { meterId }: MeterEntity,
  change: KeyChange,
  requestId: string,
): KeyChange & Required<Pick<KeyChange, "tokens">> {
  const tokens = change.tokens ?? newPair(unit, meterId, requestId);
  if (change.state === "CONFIRMED") return { ...change, tokens };
  return { ...change, state: "ISSUED", tokens, holders: (change.holders ?? 0) + 1 };
}

/** The tokens of a pair as messages show them. */
export const pairTokens = (tokens: readonly string[], currency: string): Token[] =>
  tokens.map((token) => managing("KC", token, currency));

/** The meter after its customer got the pair for good: it takes the new key. */
export function withNewKey(meter: MeterEntity): MeterEntity {
  const { keyChange } = meter;
  if (keyChange?.state !== "ISSUED") return meter;
  return {
    ...meter,
    keyChange: { ...keyChange, state: "CONFIRMED" },
    supplyGroupCode: keyChange.newSupplyGroupCode,
    keyRevisionNum: keyChange.newKeyRevisionNumber,
    tariffIndex: keyChange.newTariffIndex,
  };
}

/**
 * The meter after a purchase that brought the pair was reversed: pending again, unless another
 * message gave the pair out.
 */
export function withoutPair(unit: Unit, meter: MeterEntity): MeterEntity {
  const { keyChange } = meter;
  if (keyChange?.state !== "ISSUED") return meter;
  const { tokens = [], holders = 1, ...change } = keyChange;
  if (holders > 1) return { ...meter, keyChange: { ...keyChange, holders: holders - 1 } };
  cancelTokens(unit, tokens);
  return { ...meter, keyChange: { ...change, state: "PENDING" } };
}
