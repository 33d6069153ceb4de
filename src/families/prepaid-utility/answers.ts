import { present } from "../../contract/values/present";
import { identifiersWith, repeated } from "../kit/reason-answers";
import type { MeterEntity, ProviderEntity } from "./entities";
import { isKeyChangeOpen } from "./key-pair";
import type { MeterAccount, MeterCall } from "./meter-account";
import type { DebtRecoveryCharge, Meter, ServiceCharge, TaxableAmount, Token } from "./models";
import type { SaleNumbers } from "./receipts";
import { purchaseSlip, trialSlip } from "./slips";
import type { Taxed } from "./split";
import type { Sale } from "./transactions/purchase-checks";

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
    ...repeated(call, notRepeated),
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

const money = (amount: number, { utility: { currency } }: Pick<Sale, "utility">) => ({
  amount,
  currency,
});

/** An amount with its tax, as messages show it. */
export const taxable = (
  { utility: { currency, taxType, taxRate } }: Pick<Sale, "utility">,
  { net, tax }: Taxed,
): TaxableAmount => ({
  amount: net,
  currency,
  tax,
  taxType,
  taxRate,
});

/** What went to debts; receipt numbers from the given ones. */
function debtCharges(sale: Sale, receipts: readonly string[]): DebtRecoveryCharge[] {
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

const serviceCharges = (sale: Sale): ServiceCharge[] =>
  sale.split.charges.map((charge, index) => ({
    amount: taxable(sale, charge),
    description: sale.meter.charges?.[sale.chargesDue[index] ?? 0]?.description ?? "",
  }));

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** What a sale comes to, with or without tokens: the payment is the two totals, the debts and the charges together. */
function saleFields(
  sale: Sale,
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
  sale: Sale,
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
export const trialBody = (sale: Sale, identifier: string): Record<string, unknown> => ({
  ...baseFields(sale.call, sale.provider, identifier),
  slipData: trialSlip(sale),
  ...saleFields(sale, [], []),
});
