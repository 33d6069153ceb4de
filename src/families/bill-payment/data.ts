import type { Mistake } from "../../mistake";
import { present } from "../../contract/values/json-value";
import { type EntityReader, type FixtureFile, entitiesIn, entityTypesOf } from "../kit/entities";
import { type Family, type FixtureFault, faulting, faultOfFirstAdvices } from "../kit/family";
import { type Bill, billFrom, billOf, billView, payableBounds, withLedgerSide } from "./bills";
import { type Entities, BillEntity, PaymentEntity, RefundEntity, entities } from "./entities";
import { type BillKind, DataResponse, billKinds } from "./models";
import { assessPayment, findPayment, tellsOtherwise } from "./transactions/payment";
import type { BillAdvice, BillPaymentCall } from "./bill-request";
import {
  confirmPayment,
  confirmRefund,
  createAccountPayment,
  createPolicyPayment,
  createTrafficFinePayment,
  reversePayment,
  reverseRefund,
} from "./operations";
import { findRefund } from "./transactions/refund";

const sourceOf = ({ kind, reference }: Bill): string => `${kind} ${reference}`;

/** Whose fault it is, as the detail of an error tells it. */
const factsOf = ({ biller }: Bill): object => ({ biller: biller.id });

/** The fault that a bill brings to each payment that no check refuses. */
function faultOfPayment(call: BillPaymentCall): FixtureFault | undefined {
  const found = assessPayment(call);
  if ("error" in found) return undefined;
  const { fault } = found.bill.entity;
  return fault && { fault, source: sourceOf(found.bill), facts: factsOf(found.bill) };
}

/** The fault that a bill brings to the first advices for a payment or a refund. */
const faultOfAdvice = (advice: BillAdvice): FixtureFault | undefined =>
  faultOfFirstAdvices(advice, () => {
    const { unit, body } = advice;
    const requestId = body.requestId.toLowerCase();
    const payment = findPayment(unit, findRefund(unit, requestId)?.paymentId ?? requestId);
    if (payment === undefined) return undefined;
    const bill = billOf(unit, payment);
    const { adviceFault } = bill.entity;
    return { adviceFault, source: sourceOf(bill), facts: factsOf(bill) };
  });

/** The faults that bills bring along. */
export const faults = [
  ...faulting(
    [createPolicyPayment, createTrafficFinePayment, createAccountPayment],
    faultOfPayment,
  ),
  ...faulting([confirmPayment, reversePayment, confirmRefund, reverseRefund], faultOfAdvice),
];

const viewBill = (kind: BillKind) => (entity: BillEntity, unit: EntityReader<Entities>) => {
  const bill = billFrom(unit, kind, entity);
  const {
    biller: { id, name },
    outstanding,
    pending,
    currency,
    partPaymentAllowed,
    overPaymentAllowed,
  } = bill;
  return {
    ...billView(bill),
    biller: { id, name },
    outstanding: withLedgerSide(outstanding, currency),
    pending: { amount: pending, currency },
    partPaymentAllowed,
    overPaymentAllowed,
    ...payableBounds(bill),
    ...(entity.customer && { customer: entity.customer }),
  };
};

const viewPayment = ({ approved, final, currency, ...rest }: PaymentEntity) => ({
  ...rest,
  requestAmount: { amount: approved, currency },
  approvedAmount: { amount: approved, currency },
  ...(final !== undefined && { finalAmount: { amount: final, currency } }),
});

const viewRefund = (
  { approved, final, reason, ...rest }: RefundEntity,
  unit: EntityReader<Entities>,
) => {
  const currency = unit.get("payment", rest.paymentId.toLowerCase())?.currency ?? "";
  return present({
    ...rest,
    approvedAmount: { amount: approved, currency },
    finalAmount: final === undefined ? undefined : { amount: final, currency },
    refundReason: reason,
  });
};

/** What a data space of this family holds. */
const entityTypes = entityTypesOf(entities, {
  account: { view: viewBill("account") },
  policy: { view: viewBill("policy") },
  trafficFine: { view: viewBill("trafficFine") },
  payment: { view: viewPayment },
  refund: { view: viewRefund },
});

/** Bills, payments and transactions that must lead to each other, and sums that must agree. */
function checkFixtures(file: FixtureFile): Mistake[] {
  return [
    ...billKinds.flatMap((kind) => billMistakes(file, kind)),
    ...paymentMistakes(file),
    ...transactionMistakes(file),
  ];
}

function billMistakes(file: FixtureFile, kind: BillKind): Mistake[] {
  const billers = entitiesIn(file, entityTypes.biller);
  const pending = new Map<string, number>();
  for (const payment of entitiesIn(file, entityTypes.payment)) {
    if (payment.kind !== kind || payment.state !== "PENDING") continue;
    pending.set(payment.reference, (pending.get(payment.reference) ?? 0) + payment.approved);
  }
  return entitiesIn(file, entityTypes[kind]).flatMap(
    ({ billerId, reference, pending: declared = 0 }, index) => {
      const at = `${entityTypes[kind].plural}[${index}]`;
      const known = billers.some(
        ({ id, takes }) => takes.includes(kind) && (billerId ?? id) === id,
      );
      const sum = pending.get(reference) ?? 0;
      return [
        ...(known
          ? []
          : [
              {
                path: `${at}.billerId`,
                text: `${billerId ?? "none"} is not a biller of this file for such bills`,
              },
            ]),
        ...(declared === sum
          ? []
          : [{ path: `${at}.pending`, text: `the pending payments of this file are ${sum}` }]),
      ];
    },
  );
}

function paymentMistakes(file: FixtureFile): Mistake[] {
  const references = new Map(
    entitiesIn(file, entityTypes.issuerReference).map((one) => [
      one.issuerReference,
      one.paymentId,
    ]),
  );
  return entitiesIn(file, entityTypes.payment).flatMap(
    ({ id, kind, reference, issuerReference }, index) => {
      const known = entitiesIn(file, entityTypes[kind]).some(
        (bill) => bill.reference === reference,
      );
      return [
        ...(known
          ? []
          : [
              {
                path: `payments[${index}].reference`,
                text: `there is no ${kind} ${reference} in this file`,
              },
            ]),
        ...(references.get(issuerReference) === id
          ? []
          : [
              {
                path: `payments[${index}].issuerReference`,
                text: "issuerReferences do not lead to this payment",
              },
            ]),
      ];
    },
  );
}

/** What waits for an advice, or had one, is there to be settled. */
function transactionMistakes(file: FixtureFile): Mistake[] {
  const standing = new Map<string, string>([
    ...entitiesIn(file, entityTypes.payment).map(({ id, state }): [string, string] => [
      `payment ${id}`,
      state,
    ]),
    ...entitiesIn(file, entityTypes.refund).map(({ id, state }): [string, string] => [
      `refund ${id}`,
      state,
    ]),
  ]);
  return (file.transactions ?? []).flatMap(({ id, kind, state }, index) =>
    state === "DECLINED" || standing.get(`${kind} ${id}`) === state
      ? []
      : [
          {
            path: `transactions[${index}]`,
            text: `there is no ${kind} ${id} in state ${state} in this file`,
          },
        ],
  );
}

/** What a data space of this family holds, and what must be so in its fixtures. */
export const data = {
  entityTypes,
  checkFixtures,
  dataSchema: DataResponse,
  tellsOtherwise,
} satisfies Partial<Family>;
