import type { TokenEntity, Unit } from "./entities";
import type { Token } from "./models";

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
export const grouped = (token: string): string => token.replace(/(\d{4})(?=\d)/g, "$1 ");
