import { refuse } from "../../../contract/answer";
import type { Call, LookupResult } from "../../../lifecycle/call";
import type { Entities } from "../entities";
import { errors } from "../errors";
import type { lookupCard } from "../operations";

export function card({ unit, query }: Call<typeof lookupCard, Entities>): LookupResult {
  const body = unit.get("card", query.card);
  return body === undefined ? refuse(errors["parking-unknown"]) : { status: 200, body };
}
