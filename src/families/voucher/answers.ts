import { type TransactionFields, transactionFields } from "../kit/reason-answers";
import type { VendorEntity } from "./entities";
import { type VoucherCall, type VoucherMessage, settlementEntityOf } from "./vouchers";

/** An amount as the slip prints it. */
const printed = (amount: number): string => (amount / 100).toFixed(2);

const slipTexts: Readonly<Record<string, (vendor: string, amount: string) => string[]>> = {
  PROVISION_REQUEST: (vendor, amount) => [
    `${vendor} voucher ${amount}`.trim(),
    "Keep this slip safe.",
  ],
  REDEMPTION_REQUEST: (_vendor, amount) => [`Voucher redeemed ${amount}`.trim()],
  REFUND_REQUEST: (_vendor, amount) => [`Voucher refunded ${amount}`.trim()],
};

/**
 * Members of every success answer (the family's reference, Responses of approved requests): the request's own,
 * its time too; both institutions, each with an identifier unless it has one; a slip, unless one was sent.
 */
export function answerFields(
  call: VoucherCall,
  vendor: VendorEntity,
  amount: number | undefined,
): TransactionFields {
  const message = call.body;
  const { id, name } = settlementEntityOf(call.unit);
  const texts =
    slipTexts[call.operation.requestType]?.(
      vendor.name,
      amount === undefined ? "" : printed(amount),
    ) ?? [];
  const parties = {
    settlementEntity: { id, name },
    receiver: { id: vendor.id, name: vendor.name },
  };
  const fields = transactionFields(call, parties, texts);
  return {
    ...fields,
    time: message.time,
    thirdPartyIdentifiers: oneOfEach(
      fields.thirdPartyIdentifiers,
      message.thirdPartyIdentifiers.length,
    ),
    slipData: { ...fields.slipData, ...sentSlip(message) },
  };
}

/** What was sent stays; an added identifier stays when its institution has no other. */
const oneOfEach = (
  identifiers: TransactionFields["thirdPartyIdentifiers"],
  sent: number,
): TransactionFields["thirdPartyIdentifiers"] =>
  identifiers.filter(
    ({ institutionId }, index) =>
      index < sent ||
      identifiers.findIndex((other) => other.institutionId === institutionId) === index,
  );

function sentSlip({ slipData }: VoucherMessage): object {
  if (slipData === undefined) return {};
  const { messageLines = [], ...others } = slipData;
  return messageLines.length > 0 ? slipData : others;
}
