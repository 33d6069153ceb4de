import { present } from "../../contract/values/json-value";
import { editedText, identifiersWith, pathsInList, repeatedMembers } from "../kit/answers";
import type { Entities, MeterEntity, ProviderEntity, Unit } from "./entities";
import { groupDigits, isKeyChangeOpen } from "./transactions/tokens";
import type { MeterAccount, MeterCall } from "./meter-account";
import type {
  DebtRecoveryCharge,
  Meter,
  ServiceCharge,
  TaxableAmount,
  Token,
  TokenType,
} from "./models";
import type { TaxedAmount } from "./transactions/amounts";
import type { MeterSale } from "./transactions/checks";
import { digitsFrom } from "../../store";
import type { EditedAnswer } from "../kit/family";

/** Slips of the interface: what the customer takes home. */

const slipWidth = 40;

interface PrintedLine {
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
function tokenLines(tokens: readonly Token[], asBarcode: boolean): PrintedLine[] {
  return tokens.flatMap(({ tokenType, token }) => {
    const title = titles[tokenType];
    const digits: PrintedLine = {
      text: groupDigits(token),
      ...(asBarcode && { barcode: { data: token, encoding: "ITF" } }),
    };
    return title === undefined ? [digits] : [{ text: title }, digits];
  });
}

const header = ({ serviceType }: MeterEntity): string => `PREPAID ${serviceType.toUpperCase()}`;

/** The slip of a purchase; a payment that went to debts and charges altogether says so. */
function purchaseSlip(
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
function trialSlip({ split: { blocks }, freeUnits, tariff: { unitName } }: MeterSale): object {
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

const numberDigits = 8;

/** So many digits, one place after another from a first number. */
const following = (first: string, place: number): string =>
  String((Number(first) + place) % 10 ** numberDigits).padStart(numberDigits, "0");

/** Numbers of a sale at its provider. */
export interface SaleNumbers {
  /** The provider's own identifier of the sale. */
  identifier: string;
  /** Its receipt numbers, the first for its first token. */
  receipts: string[];
  invoice: string;
}

/** Numbers that no other sale of the data space has; they follow from the seed and the message. */
export function newNumbers(
  unit: Unit,
  { prefix }: ProviderEntity,
  requestId: string,
  count: number,
): SaleNumbers {
  for (let attempt = 0; ; attempt += 1) {
    const first = digitsFrom(unit.generate(`sale-number-${attempt}`, requestId), numberDigits);
    const receipts = Array.from(
      { length: Math.max(count, 1) },
      (_, place) => `${prefix}${following(first, place)}`,
    );
    const identifier = `${prefix}-${first}`;
    if (
      [identifier, ...receipts].some((reference) => unit.get("reference", reference) !== undefined)
    )
      continue;
    return { identifier, receipts, invoice: `INV-${unit.at.slice(0, 4)}-${first}` };
  }
}

/** Makes a purchase known under its references. */
export function keepReferences(
  unit: Unit,
  { identifier, receipts }: SaleNumbers,
  purchaseId: string,
): void {
  for (const reference of [identifier, ...receipts]) {
    unit.put("reference", reference, { reference, purchaseId });
  }
}

/** A client was told another receipt or identifier of a purchase: it is known by that one too. */
export function tellsOtherwise(edited: EditedAnswer<Entities>): void {
  const { unit } = edited;
  const paths = [
    "slipData.issuerReference",
    ...pathsInList(edited, "tokens", "receiptNum"),
    ...pathsInList(edited, "debtRecoveryCharges", "receiptNum"),
    ...pathsInList(edited, "thirdPartyIdentifiers", "transactionIdentifier"),
  ];
  for (const { made, told } of paths.flatMap((path) => editedText(edited, path) ?? [])) {
    const known = unit.get("reference", made);
    if (known !== undefined && unit.get("reference", told) === undefined)
      unit.put("reference", told, { ...known, reference: told });
  }
}

/** The provider's identifier of a message that sells nothing. */
export const identifierFor = (
  unit: Unit,
  { prefix }: ProviderEntity,
  purpose: string,
  requestId: string,
): string =>
  `${prefix}-${purpose}-${digitsFrom(unit.generate(`identifier-${purpose}`, requestId), numberDigits)}`;

/** Members that an answer fills itself. */
const notRepeated = ["slipData", "meter", "customer", "utilityType"];

/**
 * What every success answer has: the members of its request, the provider, and its identifier after
 * those of the request.
 */
export function baseFields(
  call: MeterCall,
  provider: ProviderEntity,
  identifier: string,
): Record<string, unknown> {
  const { receiver = { id: provider.id, name: provider.name } } = call.body;
  return {
    ...repeatedMembers(call, notRepeated),
    receiver,
    thirdPartyIdentifiers: identifiersWith(call.body, { receiver: provider }, identifier),
  };
}

/** A meter as registered; with its new key, where it changes. */
export function meterView(meter: MeterEntity, withKeyChange: boolean): Meter {
  const {
    meterId,
    track2Data,
    serviceType,
    supplyGroupCode,
    keyRevisionNum,
    tariffIndex,
    tokenTechCode,
    algorithmCode,
    keyChange,
  } = meter;
  const { newSupplyGroupCode, newKeyRevisionNumber, newTariffIndex } = keyChange ?? {};
  return present({
    meterId,
    track2Data,
    serviceType,
    supplyGroupCode,
    keyRevisionNum,
    tariffIndex,
    tokenTechCode,
    algorithmCode,
    keyChangeData: withKeyChange
      ? present({ newSupplyGroupCode, newKeyRevisionNumber, newTariffIndex })
      : undefined,
  });
}

/** Customer and utility of a meter. */
export function accountFields({
  meter,
  utility,
}: Pick<MeterAccount, "meter" | "utility">): Record<string, unknown> {
  const { name, address, vatRegNum, clientId, message } = utility;
  return {
    customer: meter.customer ?? {},
    utility: present({ name, address, vatRegNum, clientId, message }),
  };
}

const money = (amount: number, { utility: { currency } }: Pick<MeterSale, "utility">) => ({
  amount,
  currency,
});

/** An amount with its tax, as messages show it. */
export const taxable = (
  { utility: { currency, taxType, taxRate } }: Pick<MeterSale, "utility">,
  { net, tax }: TaxedAmount,
): TaxableAmount => ({
  amount: net,
  currency,
  tax,
  taxType,
  taxRate,
});

/** What went to debts; receipt numbers from the given ones. */
function debtCharges(sale: MeterSale, receipts: readonly string[]): DebtRecoveryCharge[] {
  const { debts = [] } = sale.meter;
  const taken = sale.split.debts.flatMap((amount, index) =>
    amount > 0 ? [{ amount, debt: debts[index] }] : [],
  );
  return taken.map(({ amount, debt }, index) =>
    present({
      amount: money(amount, sale),
      description: debt?.description ?? "",
      balance: money((debt?.balance ?? 0) - amount, sale),
      receiptNum: receipts[index],
    }),
  );
}

const serviceCharges = (sale: MeterSale): ServiceCharge[] =>
  sale.split.charges.map((charge, index) => ({
    amount: taxable(sale, charge),
    description: sale.meter.charges?.[sale.chargesDue[index] ?? 0]?.description ?? "",
  }));

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** What a sale comes to, with or without tokens: the payment is the two totals, the debts and the charges together. */
function saleFields(
  sale: MeterSale,
  tokens: readonly Token[],
  receipts: readonly string[],
): Record<string, unknown> {
  const {
    split: { credit, charges },
  } = sale;
  return {
    purchaseTotal: money(credit.net, sale),
    taxTotal: money(credit.tax + sum(charges.map(({ tax }) => tax)), sale),
    meter: meterView(
      sale.meter,
      isKeyChangeOpen(sale.meter) && sale.message.purchaseAmount.amount > 0,
    ),
    ...accountFields(sale),
    utilityType: sale.message.utilityType ?? sale.meter.serviceType,
    tokens,
    debtRecoveryCharges: debtCharges(sale, receipts),
    serviceCharges: serviceCharges(sale),
  };
}

/** The answer of a purchase that issued. */
export function purchaseBody(
  sale: MeterSale,
  { tokens, numbers }: { tokens: readonly Token[]; numbers: SaleNumbers },
): Record<string, unknown> {
  const receipted = tokens.filter(({ receiptNum }) => receiptNum !== undefined).length;
  const { amount } = sale.message.purchaseAmount;
  return {
    ...baseFields(sale.call, sale.provider, numbers.identifier),
    slipData: purchaseSlip(sale.meter, tokens, numbers.receipts[0] ?? ""),
    amounts: { requestAmount: money(amount, sale), approvedAmount: money(amount, sale) },
    ...saleFields(sale, tokens, numbers.receipts.slice(receipted)),
    vatInvoiceNumber: numbers.invoice,
  };
}

/** The answer of a trial: no tokens and no numbers, the units are on the slip. */
export const trialBody = (sale: MeterSale, identifier: string): Record<string, unknown> => ({
  ...baseFields(sale.call, sale.provider, identifier),
  slipData: trialSlip(sale),
  ...saleFields(sale, [], []),
});
