import { refuse } from "../../../contract/answer";
import type { Call } from "../../../lifecycle/call";
import { answering } from "../../kit/family";
import type { Entities } from "../entities";
import { errors } from "../errors";
import { lookupCard } from "../operations";

type Lookup = Call<typeof lookupCard, Entities>;
export const lookups = answering(lookupCard, ({ unit, query }: Lookup) => {
  const body = unit.get("card", query.card);
  return body === undefined ? refuse(errors["parking-unknown"]) : { status: 200, body };
});
