import type { Mistake } from "../../mistake";
import { textMember, present } from "../../contract/values/json-value";
import { type EntityReader, type FixtureFile, entitiesIn, entityTypesOf } from "../kit/entities";
import { type Family, type FixtureFault, faulting, faultOfFirstAdvices } from "../kit/family";
import { meterView, tellsOtherwise } from "./answers";
import { freeUnitsDue, monthOf } from "./transactions/amounts";
import {
  type Entities,
  ClientEntity,
  FaultReportEntity,
  InstrumentEntity,
  MeterEntity,
  ProviderEntity,
  PurchaseEntity,
  entities,
} from "./entities";
import { DataResponse } from "./models";
import { isKeyChangeOpen } from "./transactions/tokens";
import { type RememberedPurchase, arrearsOf, utilityOf } from "./meter-account";
import { type Call, isRefusal } from "../../lifecycle/call";
import {
  confirmKeyChange,
  confirmTokenPurchase,
  createTokenPurchaseRequest,
  reverseTokenPurchase,
} from "./operations";
import type { PrepaidAdvice } from "./refusals";
import { checkPurchase } from "./transactions/checks";

/** The fault that a meter brings along: it strikes the first try of each purchase that no check refuses. */
function faultOfMeter(
  call: Call<typeof createTokenPurchaseRequest, Entities>,
): FixtureFault | undefined {
  const sale = checkPurchase(call);
  if (isRefusal(sale) || sale.meter.fault === undefined) return undefined;
  const { fault, meterId } = sale.meter;
  const mayHaveIssued = fault.when === "after";
  return {
    fault,
    source: `meter ${meterId}`,
    ...(mayHaveIssued && { facts: { purchaseId: call.body.id } }),
  };
}

/** The fault that it brings to the first advices for a purchase or a key change. */
const faultOfAdvice = (advice: PrepaidAdvice): FixtureFault | undefined =>
  faultOfFirstAdvices(advice, ({ meterId = "" }: RememberedPurchase) => ({
    adviceFault: advice.unit.get("meter", meterId)?.adviceFault,
    source: `meter ${meterId}`,
  }));

/** The faults that meters bring along. */
export const faults = [
  ...faulting(createTokenPurchaseRequest, faultOfMeter),
  ...faulting([confirmTokenPurchase, reverseTokenPurchase, confirmKeyChange], faultOfAdvice),
];

type PrepaidReader = EntityReader<Entities>;

const currencyOf = (unit: PrepaidReader, utilityId?: string): string => {
  const utility = utilityId === undefined ? unit.all("utility")[0] : unit.get("utility", utilityId);
  return utility?.currency ?? "000";
};

const viewClient = ({ id, float }: ClientEntity, unit: PrepaidReader) => ({
  id,
  ...(float !== undefined && { float: { amount: float, currency: currencyOf(unit) } }),
});

const viewProvider = ({
  prefix: _prefix,
  reachable,
  confirmations,
  notOffered = [],
  ...provider
}: ProviderEntity) => ({
  ...provider,
  reachable: reachable !== false,
  confirmations: confirmations !== false,
  notOffered,
});

const viewMeter = (meter: MeterEntity, unit: PrepaidReader) => ({
  meter: meterView(meter, isKeyChangeOpen(meter)),
  providerId: meter.providerId,
  status: meter.barred === true ? "BARRED" : "ACTIVE",
  keyChange: meter.keyChange?.state ?? "NONE",
  unitsBought: meter.bought?.units ?? 0,
  freeUnits: freeUnitsDue(meter, monthOf(unit, utilityOf(unit, meter.utilityId))),
  arrears: { amount: arrearsOf(meter), currency: currencyOf(unit, meter.utilityId) },
  refundUnits: meter.refund?.units ?? 0,
  powerLimitWaits: meter.powerLimit === true,
});

const viewPurchase = ({
  id,
  meterId,
  state,
  amount,
  currency,
  reversalRefused,
  tokens,
}: PurchaseEntity) => ({
  id,
  meterId,
  state,
  amount: { amount, currency },
  reversalRefused: reversalRefused === true,
  tokens,
});

/** What the payment methods call the number of their instrument. */
const numberNames = { AN_32_TOKEN: "token", LOYALTY_CARD: "cardNumber", CARD: "pan" } as const;

const viewInstrument = (
  { type, number, limit, spent, expiryDate, pin }: InstrumentEntity,
  unit: PrepaidReader,
) =>
  present({
    type,
    [numberNames[type]]: number,
    limit: limit === undefined ? undefined : { amount: limit, currency: currencyOf(unit) },
    spent: spent === true,
    expiryDate,
    pin,
  });

const viewFaultReport = (report: FaultReportEntity) => report;

/** What a data space of this family holds. */
const entityTypes = entityTypesOf(entities, {
  client: { view: viewClient },
  provider: { view: viewProvider },
  meter: { view: viewMeter },
  purchase: { view: viewPurchase },
  instrument: { view: viewInstrument },
  faultReport: { view: viewFaultReport },
});

/** A transaction that issued has an answer to print again and, of a purchase, the purchase and its meter. */
function checkFixtures(file: FixtureFile): Mistake[] {
  const purchases = new Set(entitiesIn(file, entityTypes.purchase).map(({ id }) => id));
  const meters = new Set(entitiesIn(file, entityTypes.meter).map(({ meterId }) => meterId));
  return (file.transactions ?? []).flatMap(({ id, kind, state, data, answer }, index) => {
    if (state === "DECLINED") return [];
    const meterId = textMember(data, "meterId");
    const path = `transactions[${index}]`;
    return [
      ...(answer === undefined ? [{ path, text: "has no answer" }] : []),
      ...(kind === "purchase" && !purchases.has(id)
        ? [{ path: `${path}.id`, text: `there is no purchase ${id} in this file` }]
        : []),
      ...(meters.has(meterId ?? "")
        ? []
        : [
            {
              path: `${path}.data.meterId`,
              text: `there is no meter ${String(meterId)} in this file`,
            },
          ]),
    ];
  });
}

/** What a data space of this family holds, and what must be so in its fixtures. */
export const data = {
  entityTypes,
  checkFixtures,
  dataSchema: DataResponse,
  tellsOtherwise,
} satisfies Partial<Family>;
