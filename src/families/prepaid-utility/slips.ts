import type { MeterEntity } from "./entities";
import type { Sale } from "./transactions/purchase-checks";
import type { Token, TokenType } from "./models";
import { grouped } from "./tokens";

/** Slips of the interface: what the customer takes home. */

const slipWidth = 40;

interface Line {
  text: string;
  barcode?: { data: string; encoding: string };
}

const titles: Readonly<Record<TokenType, string | undefined>> = {
  KC: "Key change",
  PWRLMT: "Power limit",
  STD: undefined,
  BSST: "Free units",
  REFUND: "Refund",
};

/** Each token in groups of four digits, below a title unless it is plain credit. */
function tokenLines(tokens: readonly Token[], asBarcode: boolean): Line[] {
  return tokens.flatMap(({ tokenType, token }) => {
    const title = titles[tokenType];
    const digits: Line = {
      text: grouped(token),
      ...(asBarcode && { barcode: { data: token, encoding: "ITF" } }),
    };
    return title === undefined ? [digits] : [{ text: title }, digits];
  });
}

const header = ({ serviceType }: MeterEntity): string => `PREPAID ${serviceType.toUpperCase()}`;

/** The slip of a purchase; a payment that went to debts and charges altogether says so. */
export function purchaseSlip(
  meter: MeterEntity,
  tokens: readonly Token[],
  issuerReference: string,
): object {
  const lines =
    tokens.length > 0
      ? tokenLines(tokens, meter.barcode === true)
      : [{ text: "No units: paid to debts and charges" }];
  return { messageLines: [{ text: header(meter) }, ...lines], slipWidth, issuerReference };
}

/** The slip of tokens that are printed again. */
export const reprintSlip = (meter: MeterEntity, tokens: readonly Token[]): object => ({
  messageLines: [
    { text: "REPRINT" },
    { text: header(meter) },
    ...tokenLines(tokens, meter.barcode === true),
  ],
  slipWidth,
});

/** The slip of key change tokens. */
export const keyChangeSlip = (tokens: readonly Token[]): object => ({
  messageLines: tokenLines(tokens, false),
  slipWidth,
});

/** The slip of a trial: the units that the tokens would give. */
export function trialSlip({ split: { blocks }, freeUnits, tariff: { unitName } }: Sale): object {
  const bought = blocks.reduce((total, { tenths }) => total + tenths, 0) / 10;
  return {
    messageLines: [
      { text: "TRIAL - NO VALUE" },
      { text: `Units: ${bought.toFixed(1)} ${unitName}` },
      ...(freeUnits > 0 ? [{ text: `Free units: ${freeUnits.toFixed(1)} ${unitName}` }] : []),
    ],
    slipWidth,
  };
}
