import type { TObject, TSchema } from "@sinclair/typebox";
import {
  answeredPath,
  type BodyOf,
  type Operation,
  type PathOf,
  type QueryOf,
  identifierOf,
} from "./operation";
import type { ResetRequest } from "./models";

/**
 * Texts that stand in an example for what is made when it is sent: the id of the message, the time, the user name of
 * the credentials; `userNumber` is for members that take digits alone.
 */
export const placeholder = {
  id: "{id}",
  time: "{time}",
  user: "{user}",
  userNumber: "{userNumber}",
} as const;

/** What a message of an operation consists of, by its schemas. */
type OperationMessage<O extends Operation> = (O extends { parameters: TObject }
  ? { path: PathOf<O> }
  : unknown) &
  (O extends { query: TObject } ? { query: QueryOf<O> } : unknown) &
  (O extends { body: TSchema } ? { body: Exclude<BodyOf<O>, undefined> } : unknown);

/** The parts of a message of any operation. */
interface ExampleParts {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** What else is said of an example. */
interface ExampleTerms {
  /** The messages that lead to it, in their order. */
  after?: readonly Example[];
  /** What it uses up, as a sentence: it is accepted once until a reset. */
  usesUp?: string;
  /** What the default data holds in place of its answer, for a flow without it: it is another interface's. */
  held?: Readonly<Record<string, unknown>>;
}

/** A message of an operation that is accepted on the default data, after those that lead to it. */
export interface Example<O extends Operation = Operation> extends ExampleTerms, ExampleParts {
  operation: O;
}

/** The examples of a family: a list for each interface, by its name. */
export type FamilyExamples = Readonly<Record<string, readonly Example[]>>;

/** Declares an example; the schemas of the operation say what its message holds. */
export const exampleOf = <O extends Operation>(
  operation: O,
  message: OperationMessage<O> & ExampleParts,
  circumstances: ExampleTerms = {},
): Example<O> => ({ operation, ...message, ...circumstances });

/** Stands for the id of a message that leads to an example. */
export const idOf = ({ operation }: Example): string => `{${identifierOf(operation)}.id}`;

/** Stands for a text in the answer to a message that leads to an example. */
export const answerOf = <O extends Operation>(
  { operation }: Example<O>,
  path: Parameters<typeof answeredPath<O>>[1],
): string => `{${identifierOf(operation)}.answer.${answeredPath(operation, path)}}`;

/** How an institution calls a transaction. */
interface Identifier {
  institutionId: string;
  transactionIdentifier: string;
}

/** The identifiers of a request as an advice returns them: with those that the answer has added, so many. */
export const returnedIdentifiers = (
  request: Example,
  own: readonly Identifier[],
  added: number,
): { thirdPartyIdentifiers: Identifier[] } => {
  const answered = (at: number, member: keyof Identifier): string =>
    `{${identifierOf(request.operation)}.answer.thirdPartyIdentifiers.${own.length + at}.${member}}`;
  const others = Array.from({ length: added }, (_, at) => ({
    institutionId: answered(at, "institutionId"),
    transactionIdentifier: answered(at, "transactionIdentifier"),
  }));
  return { thirdPartyIdentifiers: [...own, ...others] };
};

/** What every message begins with. */
export const heading = { id: placeholder.id, time: placeholder.time } as const;

/**
 * Makes advice messages; `common`: what each of them has beside its ids and its time. An advice follows its request and
 * what led to that; its path and its body name the two of them.
 */
export const advisingWith =
  (common: (request: Example) => object) =>
  <O extends Operation>(
    operation: O,
    request: Example,
    more: Partial<Exclude<BodyOf<O>, undefined>> = {},
    terms: Pick<ExampleTerms, "after" | "usesUp"> = {},
  ): Example<O> => ({
    operation,
    ...advicePath(operation, request),
    body: { ...heading, requestId: idOf(request), ...common(request), ...more },
    after: [...(request.after ?? []), request],
    ...terms,
  });

function advicePath(
  { idParameter, requestIdParameter }: Operation,
  request: Example,
): Pick<ExampleParts, "path"> {
  if (requestIdParameter === undefined || idParameter === undefined) return {};
  return { path: { [requestIdParameter]: idOf(request), [idParameter]: placeholder.id } };
}

/** What a reversal has beside that, where the customer did not want it after all. */
export const customerCancelled = { reversalReason: "CANCELLED" } as const;

/** What a confirmation has beside that, where the customer paid so many cents in cash. */
export const paidInCash = (amount: number) => ({
  tenders: [{ tenderType: "CASH" as const, amount: { amount, currency: "710" } }],
});

const acceptedReset: ResetRequest = { userDataWillBeLost: "TRUE", resetUserData: "TRUE" };

/** Examples of the test server administration of an interface; `entity` is the one that is looked up. */
export function administrationExamples(
  operations: readonly Operation[],
  entity?: { entityType: string; key: string },
): Example[] {
  const parts: Readonly<Record<string, object>> = {
    data: {},
    reset: { body: acceptedReset },
    ...(entity && { singleData: { path: entity } }),
  };
  return operations
    .filter(({ kind, id }) => kind === "administration" && id in parts)
    .map((operation) => ({ operation, ...parts[operation.id] }));
}
