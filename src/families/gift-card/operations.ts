import {
  administrationOperations as dataOperations,
  resetOperation,
} from "../../contract/administration";
import {
  adviceByPath,
  type AdviceKind,
  type Operation,
  answers,
  defineOperation,
} from "../../contract/operation";
import { unknownRequestType } from "../../contract/models";
import { described, model, text, uuidParameters } from "../../contract/schema";
import { recordOf } from "../../record";
import { type CardForm, type GiftCardModels, giftCardModels } from "./models";

/** Kinds of transaction that an advice closes. */
export const transactionKinds = [
  "activation",
  "load",
  "redemption",
  "void",
  "replace",
  "transfer",
] as const;

export type KindName = (typeof transactionKinds)[number];

/** First part of the names of a kind's models. */
type ModelName = "Activation" | "Load" | "Redemption" | "Void" | "Replace" | "Transfer";

/** What one kind of transaction calls its parts. */
interface TransactionWords<K extends KindName, M extends ModelName> {
  kind: K;
  model: M;
  /** Operation id of the request. */
  id: string;
  /** Statuses with which the request succeeds; absent: 201. */
  statuses?: readonly number[];
  /** Less than what was asked may be approved. */
  approvesParts?: true;
  summary: string;
}

const requestOperation = <const K extends KindName, const M extends ModelName>(
  models: GiftCardModels,
  { kind, model: name, id, statuses = [201], approvesParts, summary }: TransactionWords<K, M>,
) =>
  defineOperation({
    id,
    method: "POST",
    path: `/${kind}s/{${kind}Id}`,
    summary,
    kind: "request",
    parameters: uuidParameters(`${kind}Id`),
    body: models[`${name}Request` as const],
    success: answers(statuses, models[`${name}Response` as const]),
    errors: answers([400, 500, 503, 504], models.ErrorDetail),
    requestType: `${kind.toUpperCase()}_REQUEST`,
    transaction: kind,
    ...(approvesParts && { approvesParts }),
    idParameter: `${kind}Id`,
  });

/** What the names of one of the two advices are made of. */
interface CardAdviceNaming<A extends AdviceKind, S extends "Confirmation" | "Reversal"> {
  advice: A;
  /** How the names of its models end. */
  suffix: S;
  verb: string;
}

/** What else than an unknown request, or one that is not open, an advice is refused for. */
const closedWith: Record<AdviceKind, Record<KindName, readonly string[]>> = {
  confirmation: recordOf(transactionKinds, () => []),
  reversal: {
    ...recordOf(transactionKinds, () => ["request-confirmed"]),
    activation: ["activation-confirmed"],
    void: ["void-confirmed"],
  },
};

/** Body of a 202, by form. */
const acknowledgements = { v3: "BasicAdviceResponse", U: "BasicAdvice" } as const;

const adviceOperation = <
  const K extends KindName,
  const M extends ModelName,
  const A extends AdviceKind,
  const S extends "Confirmation" | "Reversal",
>(
  form: CardForm,
  models: GiftCardModels,
  { kind, model: name }: TransactionWords<K, M>,
  { advice, suffix, verb }: CardAdviceNaming<A, S>,
) =>
  defineOperation({
    id: `${verb.toLowerCase()}${name}`,
    ...adviceByPath({
      requests: `/${kind}s`,
      transaction: kind,
      advice,
      requestIdParameter: `${kind}Id`,
      idParameter: `${advice}Id`,
    }),
    summary: `${verb} ${kind === "activation" ? "an" : "a"} ${kind}`,
    body: models[`${name}${suffix}` as const],
    success: answers([202], models[acknowledgements[form]]),
    errors: answers([400, 404, 500, 503, 504], models.ErrorDetail),
    refusedWith: ["request-unknown", "request-not-open", ...closedWith[advice][kind], "id-used"],
    requestType: `${kind.toUpperCase()}_${advice.toUpperCase()}`,
  });

/** The request of one kind of transaction, and its two advices. */
const transaction = <const K extends KindName, const M extends ModelName>(
  form: CardForm,
  models: GiftCardModels,
  words: TransactionWords<K, M>,
) => ({
  request: requestOperation(models, words),
  confirmation: adviceOperation(form, models, words, {
    advice: "confirmation",
    suffix: "Confirmation",
    verb: "Confirm",
  }),
  reversal: adviceOperation(form, models, words, {
    advice: "reversal",
    suffix: "Reversal",
    verb: "Reverse",
  }),
});

const lookupOperation = (models: GiftCardModels) =>
  defineOperation({
    id: "lookupGiftcard",
    method: "POST",
    path: "/lookupGiftcard/{lookupId}",
    summary: "Look up a card and its balances, without financial effect",
    kind: "lookup",
    parameters: uuidParameters("lookupId"),
    body: models.LookupRequest,
    success: answers([201], models.LookupResponse),
    errors: answers([400, 404, 500, 503, 504], models.ErrorDetail),
    requestType: "LOOKUP_REQUEST",
    idParameter: "lookupId",
    showsBalance: {
      of: "card.pan",
      amount: "amounts.balanceAmount.amount",
      movedBy: { load: 1, redemption: -1 },
    },
  });

/** The operations that both forms have. */
const commonOperations = (form: CardForm, models: GiftCardModels) => ({
  activation: transaction(form, models, {
    kind: "activation",
    model: "Activation",
    id: "activate",
    summary: "Activate a card, with initial funds if any",
  }),
  load: transaction(form, models, {
    kind: "load",
    model: "Load",
    id: "load",
    summary: "Load funds onto a card",
  }),
  redemption: transaction(form, models, {
    kind: "redemption",
    model: "Redemption",
    id: form === "v3" ? "redeem" : "redemption",
    approvesParts: true,
    summary: "Pay with a card",
  }),
  void: transaction(form, models, {
    kind: "void",
    model: "Void",
    id: form === "v3" ? "voidGiftcard" : "void",
    statuses: [200, 201],
    summary: "Void an activated card",
  }),
  lookup: lookupOperation(models),
});

const v3Models = giftCardModels("v3");
const models = giftCardModels("U");

/** The operations under the prefix. */
export const v3 = commonOperations("v3", v3Models);

/** The operations without a prefix: those, and two that concern two cards. */
export const unprefixedGroups = {
  ...commonOperations("U", models),
  replace: transaction("U", models, {
    kind: "replace",
    model: "Replace",
    id: "replace",
    summary: "Move all funds to a new card and void the old one",
  }),
  transfer: transaction("U", models, {
    kind: "transfer",
    model: "Transfer",
    id: "transfer",
    summary: "Move funds from one card to another",
  }),
};

/**
 * Test server administration of the v3 form, in the contract's own paths. A card or product that is not known is an
 * error, whatever it is called, so the keys in the paths are any text. The contract lists no security for `data` and
 * `singleProductData` (contract 3, Authentication).
 */
function administrationOperations({ DataResponse, ErrorDetail }: GiftCardModels): Operation[] {
  const data = (id: string, path: string, summary: string): Operation => ({
    id,
    method: "GET",
    path: `/testServerAdmin/${path}`,
    summary,
    kind: "administration",
    success: answers([200], DataResponse),
    errors: answers([500], ErrorDetail),
    requestType: unknownRequestType,
  });
  return [
    { ...data("data", "data", "All cards and products, as they are now"), security: "none" },
    {
      ...data("singleCardData", "data/card/{cardNumber}", "One card, as it is now"),
      parameters: model("PathParameters", { cardNumber: described(text(), "Number of the card") }),
      entityType: "card",
    },
    {
      ...data("singleProductData", "data/product/{productId}", "One product"),
      parameters: model("PathParameters", {
        productId: described(text(), "Identifier of the product"),
      }),
      entityType: "product",
      security: "none",
    },
    resetOperation,
  ];
}

/** The operations of a kind of transaction, in the order of the contract. */
const inOrder = (parts: Record<"request" | AdviceKind, Operation>): Operation[] => [
  parts.request,
  parts.confirmation,
  parts.reversal,
];

const oneCardOperations = ({ activation, load, redemption, void: voiding }: typeof v3) =>
  [activation, load, redemption, voiding].flatMap(inOrder);

/** Every operation under the prefix (contract 3, Endpoints). */
export const v3Operations: readonly Operation[] = [
  ...oneCardOperations(v3),
  v3.lookup,
  ...administrationOperations(v3Models),
];

/** Every operation without a prefix. */
export const unprefixedOperations: readonly Operation[] = [
  ...oneCardOperations(unprefixedGroups),
  ...[unprefixedGroups.replace, unprefixedGroups.transfer].flatMap(inOrder),
  unprefixedGroups.lookup,
  ...dataOperations(models.DataResponse, models.ErrorDetail),
];
