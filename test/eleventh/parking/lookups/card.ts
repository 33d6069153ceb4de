import { type Refusal, refuse } from "../../../contract/answer";
import type { AnswerTo, Call } from "../../../lifecycle/call";
import type { Entities } from "../entities";
import { errors } from "../errors";
import type { lookupCard } from "../operations";

export function card({
  unit,
  query,
}: Call<typeof lookupCard, Entities>): AnswerTo<typeof lookupCard> | Refusal {
  const known = unit.get("card", query.card);
  if (known === undefined) return refuse(errors["parking-unknown"]);
  return { status: 200, body: known };
}
