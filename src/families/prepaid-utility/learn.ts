import { type LearntOf, type LessonMessage, entityFrom, lesson } from "../kit/learning";
import type {
  Entities,
  MeterEntity,
  ProviderEntity,
  TariffEntity,
  UtilityEntity,
} from "./entities";
import type { SuccessBodyOf } from "../../contract/operation";
import { createMeterLookup } from "./operations";

type OwnEntities = LessonMessage["ours"];
type MeterAnswer = SuccessBodyOf<typeof createMeterLookup>;

/** Its utility, by its name: no answer shows the key, nor how it taxes. */
function utilityShown(
  { utility, maxAmount }: MeterAnswer,
  ours: OwnEntities,
): { utilityId: string; learnt: LearntOf<Entities>[] } {
  const known = ours<UtilityEntity>("utility", ({ name }) => name === utility.name);
  const alike = known ?? ours<UtilityEntity>("utility", (one) => one.inactive !== true);
  if (alike === undefined) return { utilityId: "", learnt: [] };
  const utilityId = known?.utilityId ?? keyFor(utility.name ?? alike.utilityId);
  const { taxType, taxRate, currency } = alike;
  const shown = { utilityId, ...utility, currency: maxAmount?.currency };
  const learnt = entityFrom(shown, { taxType, taxRate, currency });
  return { utilityId, learnt: [{ type: "utility", ...learnt }] };
}

/** A key made of a name: its letters and digits. */
const keyFor = (name: string): string =>
  name.replace(/[^0-9A-Za-z]/g, "").slice(0, 20) || "UTILITY";

/** The provider that answered. */
function providerShown({ receiver }: MeterAnswer, ours: OwnEntities): LearntOf<Entities>[] {
  const alike = ours<ProviderEntity>("provider", (one) => one.reachable !== false);
  if (receiver === undefined || alike === undefined) return [];
  const { prefix, reversal, retry, reprint } = alike;
  const { id, name } = receiver;
  return [{ type: "provider", ...entityFrom({ id, name }, { prefix, reversal, retry, reprint }) }];
}

/** A tariff that ours do not have: like the first of them. */
function tariffShown(tariffIndex: string | undefined, ours: OwnEntities): LearntOf<Entities>[] {
  const alike = ours<TariffEntity>("tariff");
  const known = ours<TariffEntity>("tariff", (one) => one.tariffIndex === tariffIndex);
  if (tariffIndex === undefined || known !== undefined || alike === undefined) return [];
  return [{ type: "tariff", ...entityFrom({ tariffIndex }, alike) }];
}

/** How a debt is paid back no answer shows: nothing is taken for it. */
const debtsOf = (arrears: number): MeterEntity["debts"] =>
  arrears > 0 ? [{ description: "Arrears", balance: arrears, fixed: 0 }] : undefined;

/** Which answer shows a meter, with its tariff and its utility. */
export const lessons = lesson([createMeterLookup], ({ answer, ours }): LearntOf<Entities>[] => {
  const alike = ours<MeterEntity>("meter");
  if (alike === undefined) return [];
  const { keyChangeData: _change, ...meter } = answer.meter;
  const { minAmount, maxAmount, arrearsAmount, customer, receiver } = answer;
  const { utilityId, learnt } = utilityShown(answer, ours);
  const { serviceType, supplyGroupCode, keyRevisionNum, tariffIndex } = alike;
  const { providerId, minimum, maximum } = alike;
  const shown = {
    ...meter,
    utilityId,
    providerId: receiver?.id,
    minimum: minAmount?.amount,
    maximum: maxAmount?.amount,
    debts: debtsOf(arrearsAmount?.amount ?? 0),
    customer: Object.keys(customer).length > 0 ? customer : undefined,
  };
  const usual = { serviceType, supplyGroupCode, keyRevisionNum, tariffIndex };
  return [
    ...learnt,
    ...providerShown(answer, ours),
    ...tariffShown(meter.tariffIndex, ours),
    { type: "meter", ...entityFrom(shown, { ...usual, providerId, minimum, maximum }) },
  ];
});
