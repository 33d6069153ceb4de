import type { TransferData } from "./transactions/assessment";
import type { LedgerEntity, Unit } from "./entities";
import { keptOrder } from "./orders";

/** Which way the money goes: what the merchant then owes the provider, in shares of the amount. */
const signs: Readonly<Record<LedgerEntity["kind"], 1 | -1>> = {
  PAY_IN: 1,
  PAY_OUT: -1,
  REFUND: -1,
  UNDO: 1,
};

/** Enters what a message means for the account between merchant and provider. A fee is paid in with its order. */
export function post(
  unit: Unit,
  kind: LedgerEntity["kind"],
  requestId: string,
  data: TransferData,
): void {
  const { amount, currency } = data.amount;
  const { orderId, fee } = keptOrder(unit, data.order);
  const id = requestId.toLowerCase();
  const entry: LedgerEntity = {
    entry: `${id} ${kind}`,
    requestId: id,
    orderId,
    receiverId: data.receiverId,
    merchantId: data.merchantId,
    kind,
    amount: { amount: signs[kind] * amount, currency },
    ...(kind === "PAY_IN" && fee && { fee }),
  };
  unit.put("ledgerEntry", entry.entry, entry);
}
