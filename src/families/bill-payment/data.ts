import { present } from "../../contract/values/present";
import {
  type EntityReader,
  type EntityType,
  type EntityTypes,
  type Family,
  type FixtureFile,
  entitiesIn,
} from "../kit/family";
import { billFrom, payableBounds, billView, sided } from "./bills";
import {
  BillEntity,
  BillerEntity,
  BlockedMerchantEntity,
  BlockedSettlementEntity,
  ClientEntity,
  type Entities,
  IssuerReferenceEntity,
  PaymentEntity,
  RefundEntity,
  type Plurals,
} from "./entities";
import { type BillKind, DataResponse, billKinds } from "./models";
import { tellsOtherwise } from "./transactions/payment";

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
    outstanding: sided(outstanding, currency),
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

const plurals = {
  account: "accounts",
  policy: "policies",
  trafficFine: "trafficFines",
} as const satisfies Record<BillKind, string>;

const bills = <K extends BillKind>(
  kind: K,
): EntityType<BillEntity, Entities, (typeof plurals)[K]> => ({
  plural: plurals[kind],
  schema: BillEntity,
  key: "reference",
  view: viewBill(kind),
});

/** What a data space of this family holds. */
const entityTypes: EntityTypes<Entities, Plurals> = {
  biller: { plural: "billers", schema: BillerEntity, key: "id" },
  account: bills("account"),
  policy: bills("policy"),
  trafficFine: bills("trafficFine"),
  payment: { plural: "payments", schema: PaymentEntity, key: "id", view: viewPayment },
  refund: { plural: "refunds", schema: RefundEntity, key: "id", view: viewRefund },
  issuerReference: {
    plural: "issuerReferences",
    schema: IssuerReferenceEntity,
    key: "issuerReference",
  },
  blockedMerchant: { plural: "blockedMerchants", schema: BlockedMerchantEntity, key: "merchantId" },
  blockedSettlementEntity: {
    plural: "blockedSettlementEntities",
    schema: BlockedSettlementEntity,
    key: "id",
  },
  client: { plural: "clients", schema: ClientEntity, key: "username" },
};

interface Mistake {
  path: string;
  text: string;
}

/** References between entities that must lead somewhere, and sums that must agree. */
function checkFixtures(file: FixtureFile): Mistake[] {
  return [
    ...billKinds.flatMap((kind) => billMistakes(file, kind, plurals[kind])),
    ...paymentMistakes(file),
    ...refundMistakes(file),
    ...transactionMistakes(file),
  ];
}

function billMistakes(file: FixtureFile, kind: BillKind, plural: string): Mistake[] {
  const billers = entitiesIn(file, entityTypes.biller);
  const pending = new Map<string, number>();
  for (const payment of entitiesIn(file, entityTypes.payment)) {
    if (payment.kind !== kind || payment.state !== "PENDING") continue;
    pending.set(payment.reference, (pending.get(payment.reference) ?? 0) + payment.approved);
  }
  return entitiesIn(file, entityTypes[kind]).flatMap(
    ({ billerId, reference, pending: declared = 0 }, index) => {
      const at = `${plural}[${index}]`;
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

function refundMistakes(file: FixtureFile): Mistake[] {
  const payments = new Set(entitiesIn(file, entityTypes.payment).map(({ id }) => id));
  return entitiesIn(file, entityTypes.refund).flatMap(({ paymentId }, index) =>
    payments.has(paymentId)
      ? []
      : [
          {
            path: `refunds[${index}].paymentId`,
            text: `there is no payment ${paymentId} in this file`,
          },
        ],
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
