import { refuse } from "../../../contract/answer";
import type { Operation } from "../../../contract/operation";
import type { Authorisation, Call, TransactionBehaviour } from "../../../lifecycle/call";
import type { Entities } from "../entities";
import { errors } from "../errors";
import type { payParking } from "../operations";

type Pay = typeof payParking;
type Paid = { card: string; amount: number };

function authorise({ unit, body }: Call<Pay, Entities>): Authorisation<Paid, Pay> {
  const { id, time, card, amount } = body;
  const known = unit.get("card", card);
  if (known === undefined) return { refused: refuse(errors["parking-unknown"]) };
  const left = known.credit - amount;
  if (left < 0) return { refused: refuse(errors["parking-denied"]) };
  unit.put("card", card, { card, credit: left });
  const approved = { status: 201, body: { id, time, card, amount, left } };
  return { approved, data: { card, amount } };
}

/** What is paid is taken when the request is approved, and given back when it is reversed. */
export const payment: TransactionBehaviour<Pay, Operation, Paid, Entities> = {
  authorise,
  confirm: () => undefined,
  reverse(unit, { card, amount }) {
    const known = unit.get("card", card);
    if (known !== undefined) unit.put("card", card, { card, credit: known.credit + amount });
  },
};
