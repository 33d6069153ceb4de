import { Type } from "@sinclair/typebox";
import { type Answer, type Refusal, refuse } from "../src/contract/answer";
import { catalogue } from "../src/contract/error-catalogue";
import { type InterfaceContract, type Operation, defineOperation } from "../src/contract/operation";
import { DateTime, MinorUnits, Uuid, model, optional, text } from "../src/contract/schema";
import { type Family, type RefusedMessage, answering } from "../src/interfaces/family";
import type { Call, TransactionKind } from "../src/lifecycle/call";

/*
 * A family that is as unlike the gift card as the declarations allow: ids in the body only, other success
 * statuses, other refusals, a lookup by query, a transition table of its own.
 */

const Purse = model("Purse", { id: text(10), coins: MinorUnits }, { closed: true });
interface Purse {
  id: string;
  coins: number;
}

type Entities = { wallet: Purse };

const Toss = model(
  "Toss",
  {
    id: Uuid,
    time: DateTime,
    purse: model("PurseName", { name: text(10) }),
    coins: MinorUnits,
    wish: optional(text()),
  },
  { documented: ["wish"] },
);
const TossDone = model("TossDone", { id: Uuid, time: DateTime, left: MinorUnits });
const Advice = model("ToyAdvice", { id: Uuid, requestId: Uuid, time: DateTime });
const PurseView = model("PurseView", { name: text(10), coins: MinorUnits });
const ErrorDetail = model("ToyError", {
  errorType: text(40),
  errorMessage: text(20),
  requestType: text(40),
  id: Uuid,
  originalId: optional(Uuid),
  detailMessage: optional(Type.Object({})),
});
const DataResponse = model("ToyData", { wallets: Type.Array(Purse) });
const Outcome = model("ToyReset", { outcome: text(20) });

const errors = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, ErrorDetail]));

const advice = (which: "confirmation" | "reversal"): Operation => ({
  id: `${which}OfToss`,
  method: "POST",
  path: `/tosses/${which}s`,
  summary: "Close a toss",
  kind: "advice",
  body: Advice,
  success: { 200: Advice },
  errors: errors(400, 404, 409, 410, 500, 503, 504),
  requestType: `TOSS_${which.toUpperCase()}`,
  transaction: "toss",
  advice: which,
});

const administration = {
  kind: "administration",
  requestType: "UNKNOWN",
  errors: { 500: null },
} as const;

const lookIntoPurse = defineOperation({
  id: "lookIntoPurse",
  method: "GET",
  path: "/purse",
  summary: "Count the coins",
  kind: "lookup",
  query: model("PurseQuery", { name: text(10) }),
  success: { 200: PurseView },
  errors: errors(400, 404, 500, 503, 504),
  requestType: "LOOK",
});

const operations: Operation[] = [
  {
    id: "toss",
    method: "PUT",
    path: "/tosses",
    summary: "Toss coins into the well",
    kind: "request",
    body: Toss,
    success: { 200: TossDone },
    errors: errors(400, 402, 409, 500, 503, 504),
    requestType: "TOSS",
    transaction: "toss",
  },
  advice("confirmation"),
  advice("reversal"),
  lookIntoPurse,
  {
    ...administration,
    id: "data",
    method: "GET",
    path: "/testServerAdmin/data",
    summary: "All",
    success: { 200: DataResponse },
  },
  {
    ...administration,
    id: "entityData",
    method: "GET",
    path: "/testServerAdmin/data/{entityType}/{key}",
    summary: "One",
    parameters: model("EntityKey", { entityType: text(), key: text() }),
    success: { 200: DataResponse },
  },
  {
    ...administration,
    id: "reset",
    method: "POST",
    path: "/testServerAdmin/reset",
    summary: "Reset",
    body: model("ToyResetRequest", {}),
    success: { 200: Outcome },
    errors: { 400: Outcome, 500: Outcome },
  },
];

export const toyContract: InterfaceContract = {
  name: "toy",
  title: "Wishing well",
  version: "1.0.0",
  basePath: "/toy/v9",
  operations,
  errorTypes: ["OOPS", "SEEN", "POOR", "GONE", "FORMAT_ERROR", "DUPLICATE_RECORD"],
  generalErrorType: "OOPS",
  userNameFields: [],
};

const toyErrors = catalogue({
  "toy-poor": {
    status: 402,
    errorType: "POOR",
    message: "Not enough coins",
    when: "the purse holds fewer coins",
  },
  "toy-seen": { status: 409, errorType: "SEEN", message: "Seen before", when: "the id was used" },
  "toy-gone": {
    status: 410,
    errorType: "GONE",
    message: "Closed already",
    when: "another advice closed it",
  },
  "toy-unknown": {
    status: 404,
    errorType: "OOPS",
    message: "Not known",
    when: "nothing is known of it",
  },
  "toy-no": { status: 400, errorType: "OOPS", message: "Not possible", when: "anything else" },
});

const purseOf = (call: Call, name: string): Purse =>
  call.unit.get<Purse>("wallet", name) ?? { id: name, coins: 0 };
const add = (unit: Call["unit"], data: unknown): void => {
  const { name, coins } = data as { name: string; coins: number };
  const purse = unit.get<Purse>("wallet", name) as Purse;
  unit.put("wallet", name, { ...purse, coins: purse.coins + coins });
};

const toss: TransactionKind = {
  judge(call) {
    const {
      id,
      time,
      purse: { name },
      coins,
    } = call.body as { id: string; time: string; purse: { name: string }; coins: number };
    const purse = purseOf(call, name);
    if (coins > purse.coins)
      return { refused: refuse(toyErrors["toy-poor"], { left: purse.coins }) };
    call.unit.put("wallet", name, { ...purse, coins: purse.coins - coins });
    return {
      approved: { status: 200, body: { id, time, left: purse.coins - coins } },
      data: { name, coins },
    };
  },
  confirm: () => undefined,
  reverse: (unit, data) => {
    add(unit, data);
  },
};

function refusal({ reason }: RefusedMessage): Refusal {
  const codes = {
    duplicate: "toy-seen",
    unknown: "toy-unknown",
    confirmed: "toy-gone",
    reversed: "toy-gone",
  } as const;
  return refuse(toyErrors[reason in codes ? codes[reason as keyof typeof codes] : "toy-no"], {
    reason,
  });
}

function purseView({ unit, query }: Call<typeof lookIntoPurse, Entities>): Answer | Refusal {
  const purse = unit.get("wallet", query.name);
  return purse === undefined
    ? refuse(toyErrors["toy-unknown"])
    : { status: 200, body: { name: purse.id, coins: purse.coins } };
}

export const toyFamily: Family = {
  name: "toy",
  contracts: [toyContract],
  dataSchema: DataResponse,
  entityTypes: {
    wallet: { plural: "wallets", schema: Purse, key: "id", view: (purse: Purse) => purse },
  },
  kinds: { toss },
  lookups: answering(lookIntoPurse, purseView),
  // Nothing to undo in a declined toss: its reversal is taken all the same.
  transitions: { DECLINED: { reversal: { next: "REVERSED", effect: "none" } } },
  refusal,
  acknowledge: ({ body }) => ({ status: 200, body }),
  errors: toyErrors,
};
