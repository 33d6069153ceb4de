import { memberOf, textMember } from "../../contract/values/member";
import { present } from "../../contract/values/present";
import {
  type EntityReader,
  type EntityType,
  type EntityTypes,
  type Family,
  type FixtureFile,
  entitiesIn,
} from "../kit/family";
import { meterView, tellsOtherwise } from "./answers";
import { freeUnitsDue, monthOf } from "./transactions/amounts";
import {
  ClientEntity,
  type Entities,
  FaultReportEntity,
  InstrumentEntity,
  MerchantEntity,
  MeterEntity,
  MsisdnEntity,
  ProviderEntity,
  PurchaseEntity,
  ReferenceEntity,
  TariffEntity,
  TokenEntity,
  UtilityEntity,
  type Plurals,
} from "./entities";
import { DataResponse } from "./models";
import { isKeyChangeOpen } from "./transactions/tokens";
import { arrearsOf, utilityOf } from "./meter-account";

type Reader = EntityReader<Entities>;

const currencyOf = (unit: Reader, utilityId?: string): string => {
  const utility = utilityId === undefined ? unit.all("utility")[0] : unit.get("utility", utilityId);
  return utility?.currency ?? "000";
};

const viewClient = ({ id, float }: ClientEntity, unit: Reader) => ({
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

const viewMeter = (meter: MeterEntity, unit: Reader) => ({
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
  unit: Reader,
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
const entityTypes: EntityTypes<Entities, Plurals> = {
  client: { plural: "clients", schema: ClientEntity, key: "id", view: viewClient },
  provider: { plural: "providers", schema: ProviderEntity, key: "id", view: viewProvider },
  meter: { plural: "meters", schema: MeterEntity, key: "meterId", view: viewMeter },
  purchase: { plural: "purchases", schema: PurchaseEntity, key: "id", view: viewPurchase },
  instrument: {
    plural: "instruments",
    schema: InstrumentEntity,
    key: "number",
    view: viewInstrument,
  },
  faultReport: {
    plural: "faultReports",
    schema: FaultReportEntity,
    key: "id",
    view: viewFaultReport,
  },
  utility: { plural: "utilities", schema: UtilityEntity, key: "utilityId" },
  tariff: { plural: "tariffs", schema: TariffEntity, key: "tariffIndex" },
  merchant: { plural: "merchants", schema: MerchantEntity, key: "merchantId" },
  msisdn: { plural: "msisdns", schema: MsisdnEntity, key: "msisdn" },
  token: { plural: "tokens", schema: TokenEntity, key: "token" },
  reference: { plural: "references", schema: ReferenceEntity, key: "reference" },
};

/** What members of entities name: the list, the property that identifies its entities, and what one is called. */
interface Named {
  of: string;
  key: string;
  noun: string;
}

const provider: Named = { of: "providers", key: "id", noun: "provider" };
const utility: Named = { of: "utilities", key: "utilityId", noun: "utility" };
const tariff: Named = { of: "tariffs", key: "tariffIndex", noun: "tariff" };
const purchase: Named = { of: "purchases", key: "id", noun: "purchase" };
const meter: Named = { of: "meters", key: "meterId", noun: "meter" };
const transaction: Named = { of: "transactions", key: "id", noun: "transaction" };

/** Members of the entities of a type that name what is not in the file. */
function misnamed<E extends object>(
  file: FixtureFile,
  type: EntityType<E, Entities>,
  { of, key, noun }: Named,
  named: (entity: E) => Record<string, string | undefined>,
): { path: string; text: string }[] {
  const known = new Set((file[of] ?? []).map((entity) => memberOf(entity, key)));
  return entitiesIn(file, type).flatMap((entity, index) =>
    Object.entries(named(entity))
      .filter(([, name]) => name !== undefined && !known.has(name))
      .map(([member, name]) => ({
        path: `${type.plural}[${index}].${member}`,
        text: `there is no ${noun} ${String(name)} in this file`,
      })),
  );
}

/** References between entities that must lead somewhere. */
const brokenReferences = (file: FixtureFile): { path: string; text: string }[] => [
  ...misnamed(file, entityTypes.meter, provider, ({ providerId }) => ({ providerId })),
  ...misnamed(file, entityTypes.meter, utility, ({ utilityId }) => ({ utilityId })),
  ...misnamed(file, entityTypes.meter, tariff, ({ tariffIndex, keyChange }) => ({
    tariffIndex,
    "keyChange.newTariffIndex": keyChange?.newTariffIndex,
  })),
  ...misnamed(file, entityTypes.meter, purchase, ({ lastPurchase }) => ({ lastPurchase })),
  ...misnamed(file, entityTypes.purchase, provider, ({ providerId }) => ({ providerId })),
  ...misnamed(file, entityTypes.purchase, meter, ({ meterId }) => ({ meterId })),
  ...misnamed(file, entityTypes.purchase, transaction, ({ id }) => ({ id })),
];

/** A transaction that issued has an answer to print again and, of a purchase, the purchase and its meter. */
function incompleteTransactions(file: FixtureFile): { path: string; text: string }[] {
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

/** What fixtures must say besides their schema. */
const checkFixtures = (file: FixtureFile): { path: string; text: string }[] => [
  ...brokenReferences(file),
  ...incompleteTransactions(file),
];

/** What a data space of this family holds, and what must be so in its fixtures. */
export const data = {
  entityTypes,
  checkFixtures,
  dataSchema: DataResponse,
  tellsOtherwise,
} satisfies Partial<Family>;
