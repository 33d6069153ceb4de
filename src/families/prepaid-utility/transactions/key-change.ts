import { type Refusal, refuse } from "../../../contract/answer";
import {
  type Call,
  type Authorisation,
  type TransactionBehaviour,
  isRefusal,
} from "../../../lifecycle/call";
import type { Effect } from "../../../lifecycle/state";
import { firstRefusal } from "../../kit/answers";
import { baseFields, identifierFor, keyChangeSlip, meterView } from "../answers";
import { keyFits, merchantAllowed, meterNotBarred, utilityActive } from "./checks";
import type { Entities } from "../entities";
import { errors } from "../errors";
import { issuedPair, pairTokens, withNewKey } from "./tokens";
import {
  accountOf,
  meterOf,
  providerOf,
  refuseUnserved,
  unsupportedByProvider,
} from "../meter-account";
import type { confirmKeyChange, createKeyChangeTokenRequest } from "../operations";

/** What an issued pair keeps, for its confirmation. */
interface IssuedKeyChange {
  meterId: string;
}

const checks = [meterNotBarred, merchantAllowed, utilityActive, keyFits];

function authorise(
  call: Call<typeof createKeyChangeTokenRequest, Entities>,
): Authorisation<IssuedKeyChange> {
  const account = accountOf(call);
  if (isRefusal(account)) return { refused: account };
  const refused = firstRefusal(checks, account);
  if (refused !== undefined) return { refused };
  const { meter, provider, utility } = account;
  if (meter.keyChange === undefined || meter.keyChange.state === "NONE") {
    return {
      refused: refuse(errors["prepaid-key-invalid"], {
        field: "meter.meterId",
        reason: "NO_KEY_CHANGE_DUE",
      }),
    };
  }
  const { id } = call.body;
  const keyChange = issuedPair(call.unit, meter, meter.keyChange, id);
  call.unit.put("meter", meter.meterId, { ...meter, keyChange });
  const tokens = pairTokens(keyChange.tokens, utility.currency);
  const body = {
    ...baseFields(call, provider, identifierFor(call.unit, provider, "KC", id)),
    slipData: keyChangeSlip(tokens),
    meter: meterView(meter, true),
    tokens,
  };
  return { approved: { status: 201, body }, data: { meterId: meter.meterId } };
}

function objection(
  { unit, operation }: Call<typeof confirmKeyChange, Entities>,
  { meterId = "" }: Partial<IssuedKeyChange>,
  effect: Effect,
): Refusal | undefined {
  return effect === "none"
    ? undefined
    : refuseUnserved(providerOf(unit, meterOf(unit, meterId).providerId), operation.id);
}

/** Key change tokens on request; nothing undoes them. */
export const keyChange: TransactionBehaviour<
  typeof createKeyChangeTokenRequest,
  typeof confirmKeyChange,
  IssuedKeyChange,
  Entities
> = {
  authorise,
  objection,
  unsupported: unsupportedByProvider,
  confirm(unit, { meterId }) {
    unit.put("meter", meterId, withNewKey(meterOf(unit, meterId)));
  },
  reverse() {
    throw new Error("no operation reverses a key change");
  },
};
