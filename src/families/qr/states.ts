import { momentOf } from "../../contract/values/moment";
import type { MessageRecord } from "../../store";
import { stateOf } from "../../lifecycle/transition";
import type { State } from "../../lifecycle/state";
import type { PaymentEntity, QrCodeEntity, Unit } from "./entities";
import type { CodeState, PaymentState } from "./models";

type StateSource = Pick<Unit, "get" | "message" | "now">;

/** The states of the life cycle as the family's clients know them. */
const names: Record<State, PaymentState> = {
  NONE: "UNSEEN_REVERSED",
  PROCESSING: "PENDING",
  PENDING: "AUTHORISED",
  DECLINED: "DECLINED",
  FAILED: "TIMED_OUT",
  CONFIRMED: "CONFIRMED",
  REVERSED: "REVERSED",
  TOMBSTONE: "UNSEEN_REVERSED",
  LATE: "DECLINED",
};

/** State of the payment that a record is. */
export const paymentStateOf = (record: Pick<MessageRecord, "state">): PaymentState =>
  names[stateOf(record)];

/** The payment that a code was last linked with, and its state. */
export function paymentOf(
  code: QrCodeEntity,
  unit: StateSource,
): { payment: PaymentEntity; state: PaymentState } | undefined {
  const record = code.paymentId === undefined ? undefined : unit.message(code.paymentId);
  const payment = code.paymentId === undefined ? undefined : unit.get("payment", code.paymentId);
  return record === undefined || payment === undefined
    ? undefined
    : { payment, state: paymentStateOf(record) };
}

const live: readonly PaymentState[] = ["PENDING", "AUTHORISED", "TIMED_OUT"];

/** A code that is declared for several payments is open again when one of them is closed. */
const closes = ({ qrProperties }: QrCodeEntity): boolean => qrProperties?.singleUse !== false;

function stateByPayment(state: PaymentState, closesCode: boolean): CodeState | undefined {
  if (live.includes(state)) return "IN_PAYMENT";
  if (!closesCode) return undefined;
  if (state === "CONFIRMED") return "USED";
  return state === "REVERSED" ? "VOIDED" : undefined;
}

/** State of a code by now. It is kept nowhere: it follows from its payment, its scan and the clock. */
export function codeStateOf(code: QrCodeEntity, unit: StateSource): CodeState {
  const linked = paymentOf(code, unit);
  const decided = linked && stateByPayment(linked.state, closes(code));
  if (decided !== undefined) return decided;
  if (code.expiry !== undefined && momentOf(code.expiry) <= unit.now) return "EXPIRED";
  if (code.scanId !== undefined) return "SCANNED";
  return linked?.payment.noScan === true ? "CLOSED_NO_SCAN" : "OPEN";
}
