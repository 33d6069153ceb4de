import { resetOperation } from "../../contract/administration";
import { unknownRequestType } from "../../contract/models";
import { type AdviceKind, type Operation, answers } from "../../contract/operation";
import { described, model, text, Uuid } from "../../contract/schema";
import type { Form, GiftCardModels } from "./models";

/** Kinds of transaction that an advice closes. */
export const transactionKinds = [
  "activation",
  "load",
  "redemption",
  "void",
  "replace",
  "transfer",
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** What one kind of transaction calls its parts. */
interface TransactionWords {
  kind: TransactionKind;
  /** Operation id of the request, by form. */
  operation: Readonly<Record<Form, string>>;
  /** First part of the names of its models. */
  model: "Activation" | "Load" | "Redemption" | "Void" | "Replace" | "Transfer";
  /** Statuses with which the request succeeds. */
  statuses: readonly number[];
  summary: string;
}

const oneCardTransactions: readonly TransactionWords[] = [
  {
    kind: "activation",
    operation: { v3: "activate", U: "activate" },
    model: "Activation",
    statuses: [201],
    summary: "Activate a card, with initial funds if any",
  },
  {
    kind: "load",
    operation: { v3: "load", U: "load" },
    model: "Load",
    statuses: [201],
    summary: "Load funds onto a card",
  },
  {
    kind: "redemption",
    operation: { v3: "redeem", U: "redemption" },
    model: "Redemption",
    statuses: [201],
    summary: "Pay with a card",
  },
  {
    kind: "void",
    operation: { v3: "voidGiftcard", U: "void" },
    model: "Void",
    statuses: [200, 201],
    summary: "Void an activated card",
  },
];

const twoCardTransactions: readonly TransactionWords[] = [
  {
    kind: "replace",
    operation: { v3: "replace", U: "replace" },
    model: "Replace",
    statuses: [201],
    summary: "Move all funds to a new card and void the old one",
  },
  {
    kind: "transfer",
    operation: { v3: "transfer", U: "transfer" },
    model: "Transfer",
    statuses: [201],
    summary: "Move funds from one card to another",
  },
];

const pathOf = (...names: string[]) =>
  model("PathParameters", Object.fromEntries(names.map((name) => [name, Uuid])));

function requestOperation(form: Form, words: TransactionWords, models: GiftCardModels): Operation {
  const id = `${words.kind}Id`;
  return {
    id: words.operation[form],
    method: "POST",
    path: `/${words.kind}s/{${id}}`,
    summary: words.summary,
    kind: "request",
    parameters: pathOf(id),
    body: models[`${words.model}Request`],
    success: answers(words.statuses, models[`${words.model}Response`]),
    errors: answers([400, 500, 503, 504], models.ErrorDetail),
    requestType: `${words.kind.toUpperCase()}_REQUEST`,
    transaction: words.kind,
    idParameter: id,
  };
}

const adviceWords = {
  confirmation: { verb: "confirm", model: "Confirmation", summary: "Confirm" },
  reversal: { verb: "reverse", model: "Reversal", summary: "Reverse" },
} as const;

/** Body of a 202, by form. */
const acknowledgements = { v3: "BasicAdviceResponse", U: "BasicAdvice" } as const;

function adviceOperation(
  form: Form,
  words: TransactionWords,
  advice: AdviceKind,
  models: GiftCardModels,
): Operation {
  const requestId = `${words.kind}Id`;
  const adviceId = `${advice}Id`;
  const { verb, model: suffix, summary } = adviceWords[advice];
  return {
    id: `${verb}${words.model}`,
    method: "POST",
    path: `/${words.kind}s/{${requestId}}/${advice}s/{${adviceId}}`,
    summary: `${summary} a ${words.kind}`.replace("a activation", "an activation"),
    kind: "advice",
    parameters: pathOf(requestId, adviceId),
    body: models[`${words.model}${suffix}`],
    success: answers([202], models[acknowledgements[form]]),
    errors: answers([400, 404, 500, 503, 504], models.ErrorDetail),
    requestType: `${words.kind.toUpperCase()}_${advice.toUpperCase()}`,
    transaction: words.kind,
    advice,
    idParameter: adviceId,
    requestIdParameter: requestId,
  };
}

function lookupOperation(models: GiftCardModels): Operation {
  return {
    id: "lookupGiftcard",
    method: "POST",
    path: "/lookupGiftcard/{lookupId}",
    summary: "Look up a card and its balances, without financial effect",
    kind: "lookup",
    parameters: pathOf("lookupId"),
    body: models.LookupRequest,
    success: answers([201], models.LookupResponse),
    errors: answers([400, 404, 500, 503, 504], models.ErrorDetail),
    requestType: "LOOKUP_REQUEST",
    idParameter: "lookupId",
  };
}

/** The operations of a form, without those of the test server administration (contract 3, Endpoints). */
export function cardOperations(form: Form, models: GiftCardModels): Operation[] {
  const kinds =
    form === "v3" ? oneCardTransactions : [...oneCardTransactions, ...twoCardTransactions];
  const triples = kinds.flatMap((words) => [
    requestOperation(form, words, models),
    adviceOperation(form, words, "confirmation", models),
    adviceOperation(form, words, "reversal", models),
  ]);
  return [...triples, lookupOperation(models)];
}

/**
 * Test server administration of the v3 form, in the contract's own paths. A card or product that is not known
 * gives empty lists, so the keys in the paths are any text. The contract lists no security for `data` and
 * `singleProductData` (contract 3, Authentication).
 */
export function administrationOperations({
  DataResponse,
  ErrorDetail,
}: GiftCardModels): Operation[] {
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
