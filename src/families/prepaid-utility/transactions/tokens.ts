import type { KeyChange, MeterEntity, TokenEntity, Unit } from "../entities";
import type { Token } from "../models";

/** A token is a value of 66 bits, written as 20 digits (STS, IEC 62055-41). */
const values = 2n ** 66n;

const digitsOf = (bytes: Buffer): string =>
  (BigInt(`0x${bytes.subarray(0, 9).toString("hex")}`) % values).toString().padStart(20, "0");

/**
 * Makes the digits of a token, which follow from the seed, the message and its place there; no two
 * tokens are the same.
 */
export function newToken(
  unit: Unit,
  { tokenType, meterId, requestId }: Pick<TokenEntity, "tokenType" | "meterId" | "requestId">,
  place: number,
): string {
  for (let attempt = 0; ; attempt += 1) {
    const token = digitsOf(unit.generate(`token-${place}-${attempt}`, requestId));
    if (unit.get("token", token) !== undefined) continue;
    unit.put("token", token, { token, tokenType, meterId, requestId: requestId.toLowerCase() });
    return token;
  }
}

/** Marks tokens as cancelled: their purchase was reversed. */
export function cancelTokens(unit: Unit, tokens: readonly string[]): void {
  for (const token of tokens) {
    const entity = unit.get("token", token);
    if (entity !== undefined) unit.put("token", token, { ...entity, cancelled: true });
  }
}

/** A token without value that manages the meter. */
export const managing = (tokenType: "KC" | "PWRLMT", token: string, currency: string): Token => ({
  tokenType,
  units: 0,
  amount: { amount: 0, currency, tax: 0 },
  token,
  tariffCalc: [],
});

/** How a token is printed on a slip: in groups of four digits. */
export const groupDigits = (token: string): string => token.replace(/(\d{4})(?=\d)/g, "$1 ");

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
