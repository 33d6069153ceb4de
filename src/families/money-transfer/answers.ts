import { limits } from "../../limits/limits";
import { repeated } from "../kit/reason-answers";
import type { ProviderEntity } from "./entities";
import { partyOf } from "./providers";
import type { OrderRequest } from "./transactions/assessment";

/**
 * Members of every success answer (the family's reference, General rules): the request's own, its time too, and an
 * identifier of the provider after those of the request, then one of the settlement entity where the request names it.
 */
export function answerFields(
  call: OrderRequest,
  provider: ProviderEntity,
): Record<string, unknown> {
  const { id, receiver = partyOf(provider), settlementEntity, thirdPartyIdentifiers } = call.body;
  const parties = settlementEntity === undefined ? [receiver] : [receiver, settlementEntity];
  return {
    ...repeated(call),
    receiver,
    thirdPartyIdentifiers: [
      ...thirdPartyIdentifiers,
      ...parties.map((party, index) => ({
        institutionId: party.id,
        transactionIdentifier: call.unit.reference(`identifier-${index}`, id),
      })),
    ].slice(0, limits.arrayItems),
  };
}
