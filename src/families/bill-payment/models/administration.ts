import { type TObject, Type } from "@sinclair/typebox";
import { Institution, LedgerAmount, Tender } from "../../../contract/models";
import {
  DateTime,
  Uuid,
  described,
  list,
  model,
  oneOf,
  optional,
  text,
} from "../../../contract/schema";
import { limits } from "../../../limits/limits";
import { Account, Customer, Policy, TrafficFine, issuerReference } from "./bills";

/** Kinds of bills. */
export const billKinds = ["account", "policy", "trafficFine"] as const;
export type BillKind = (typeof billKinds)[number];

/** States in which payments and refunds are listed; those that were declined or failed are not. */
export const standings = ["PENDING", "CONFIRMED", "REVERSED"] as const;

const billData = <T extends TObject>(name: string, kind: BillKind, entity: T) =>
  model(name, {
    [kind]: entity,
    biller: Institution,
    outstanding: described(LedgerAmount, "What is owed, or CREDIT: what was paid too much"),
    pending: described(LedgerAmount, "Sum of the payments that wait for their advice"),
    partPaymentAllowed: Type.Boolean(),
    overPaymentAllowed: Type.Boolean(),
    minPayableAmount: optional(LedgerAmount),
    maxPayableAmount: optional(LedgerAmount),
    customer: optional(Customer),
  });

const PaymentData = model("PaymentData", {
  id: described(Uuid, "Payment request"),
  kind: described(oneOf(billKinds), "What was paid"),
  reference: described(text(40), "Reference of what was paid"),
  state: oneOf(standings),
  requestAmount: LedgerAmount,
  approvedAmount: LedgerAmount,
  finalAmount: optional(described(LedgerAmount, "What was booked in the end")),
  issuerReference,
  confirmedAt: optional(DateTime),
  refundId: optional(described(Uuid, "Refund that is pending or confirmed")),
  tenders: optional(list(Tender)),
});

const RefundData = model("RefundData", {
  id: described(Uuid, "Refund request"),
  paymentId: described(Uuid, "Payment that is refunded"),
  state: oneOf(standings),
  approvedAmount: LedgerAmount,
  finalAmount: optional(described(LedgerAmount, "What was paid back in the end")),
  refundReason: text(20),
});

const all = <T extends TObject>(data: T) => list(data, limits.fixtureEntities);

/** What the administration of the test server shows. */
export const DataResponse = model("DataResponse", {
  accounts: all(billData("AccountData", "account", Account)),
  policies: all(billData("PolicyData", "policy", Policy)),
  trafficFines: all(billData("TrafficFineData", "trafficFine", TrafficFine)),
  payments: all(PaymentData),
  refunds: all(RefundData),
});
