import { type Refusal, refuse } from "../../contract/answer";
import type { Call, Judgement, TransactionKind } from "../../lifecycle/call";
import { firstRefusal } from "../checks";
import { baseFields, shownMeter } from "./answers";
import { keyFits, merchantAllowed, meterNotBarred, utilityActive } from "./checks";
import { prepaidErrors } from "./errors";
import { issuedPair, pairTokens, withNewKey } from "./key-pair";
import {
  type MeterMessage,
  locate,
  meterOf,
  providerOf,
  unserved,
  unsupportedByProvider,
} from "./located";
import { identifierFor } from "./receipts";
import { keyChangeSlip } from "./slips";

const checks = [meterNotBarred, merchantAllowed, utilityActive, keyFits];

function judge(call: Call): Judgement {
  const located = locate(call);
  if ("error" in located) return { refused: located };
  const refused = firstRefusal(checks, located);
  if (refused !== undefined) return { refused };
  const { meter, provider, utility } = located;
  if (meter.keyChange === undefined || meter.keyChange.state === "NONE") {
    return {
      refused: refuse(prepaidErrors["prepaid-key-invalid"], {
        field: "meter.meterId",
        reason: "NO_KEY_CHANGE_DUE",
      }),
    };
  }
  const { id } = call.body as MeterMessage;
  const keyChange = issuedPair(call.unit, meter, meter.keyChange, id);
  call.unit.put("meter", meter.meterId, { ...meter, keyChange });
  const tokens = pairTokens(keyChange.tokens, utility.currency);
  const body = {
    ...baseFields(call, provider, identifierFor(call.unit, provider, "KC", id)),
    slipData: keyChangeSlip(tokens),
    meter: shownMeter(meter, true),
    tokens,
  };
  return { approved: { status: 201, body }, data: { meterId: meter.meterId } };
}

const meterIdOf = (data: unknown): string => (data as { meterId: string }).meterId;

function objection({ unit, operation }: Call, data: unknown, effect: string): Refusal | undefined {
  return effect === "none"
    ? undefined
    : unserved(providerOf(unit, meterOf(unit, meterIdOf(data)).providerId), operation.id);
}

/** Key change tokens on request; nothing undoes them. */
export const keyChange: TransactionKind = {
  judge,
  objection,
  unsupported: unsupportedByProvider,
  confirm(unit, data) {
    const meterId = meterIdOf(data);
    unit.put("meter", meterId, withNewKey(meterOf(unit, meterId)));
  },
  reverse() {
    throw new Error("no operation reverses a key change");
  },
};
