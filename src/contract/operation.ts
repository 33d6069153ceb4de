import type { Static, TObject, TSchema } from "@sinclair/typebox";
import { uuidParameters } from "./schema";

/** An error that the simulator itself can answer. The documentation's table is generated from these. */
export interface ErrorEntry {
  /** Its name in the catalogue. */
  code: string;
  status: number;
  /** The errorType; where an interface does not know it, `fallback`, else the interface's general one. */
  errorType: string;
  fallback?: string;
  /** `errorMessage`: at most 20 characters (contract 1, ErrorDetail). */
  message: string;
  /** When it is answered, for the documentation. */
  when: string;
}

/** What a message is, which decides the rules it goes by. */
export type MessageKind = "request" | "advice" | "lookup" | "notification" | "administration";

/** The two advices that can close a request. */
export type AdviceKind = "confirmation" | "reversal";

/** Body of an answer: a schema, or `null` where the contract lists no body. */
export type AnswerBody = TSchema | null;

/** The same body for each of several statuses. */
export const answers = <B extends AnswerBody>(
  statuses: readonly number[],
  body: B,
): Record<number, B> => Object.fromEntries(statuses.map((status) => [status, body]));

/**
 * One operation of an interface, as data. Router, validators, types and OpenAPI all come from this one
 * declaration.
 */
export interface Operation {
  /** The contract's operation id, unique within its interface. */
  id: string;
  method: "GET" | "POST" | "PUT";
  /** Path below the base path; parameters in braces: `/activations/{activationId}`. */
  path: string;
  summary: string;
  kind: MessageKind;
  /** Schema of the path parameters; every one is required. */
  parameters?: TObject;
  query?: TObject;
  /** Other names by which clients know parameters of the query; each use is a finding. */
  queryAliases?: Readonly<Record<string, string>>;
  /** Schema of the body; a declared body is required, unless it says otherwise. */
  body?: TSchema;
  bodyOptional?: true;
  success: Readonly<Record<number, AnswerBody>>;
  errors: Readonly<Record<number, AnswerBody>>;
  /**
   * Codes of the errors with which a scenario may have it refused, of the interface's own or the common catalogue.
   * Absent: all that the interface has of its own, with a status that the operation lists.
   */
  refusedWith?: readonly string[];
  /** Statuses whose body is not an ErrorDetail, and their bodies. */
  errorBodies?: Readonly<Record<number, object>>;
  /** Value of `requestType` in an ErrorDetail. */
  requestType: string;
  /** `none`: the contract lists no security for it. Default: basic credentials. */
  security?: "none";
  /** Requests and advices: the kind of transaction that the message opens or closes. */
  transaction?: string;
  /** Advices: which of the two. */
  advice?: AdviceKind;
  /** Requests: less than what was asked may be approved. */
  approvesParts?: true;
  /** Requests: the advice that closes them, where the contract has this one alone. */
  onlyAdvice?: AdviceKind;
  /** Administration: the type of entity that the path is about, where the path itself does not say it. */
  entityType?: string;
  /** Lookups: the id of the message is not used up, and may be another message's. */
  leavesNoRecord?: true;
  /**
   * Notifications: with one of these values of a member, it puts what it names into a state in which that can be used,
   * whatever the client has done with it before.
   */
  putsBack?: { member: string; into: readonly string[] };
  /** Lookups: it sends a request of this kind again, and takes its place if that never arrived. */
  sendsAgain?: string;
  /** Lookups: what their answers say of a request. */
  answersRequest?: RequestAnswer;
  /** Lookups: the id is used for one message only; the same lookup again is a duplicate. */
  idUsedOnce?: true;
  /** Path parameter that holds the id of this message. */
  idParameter?: string;
  /** Path parameter that holds the id of the original request of an advice. */
  requestIdParameter?: string;
  /** A message that keeps to its form may be refused for it all the same: for members that differ from the data. */
  formRestsOnData?: true;
  /** Numbers of its successful answer that belong together. */
  sums?: readonly AnswerSum[];
  /** Lookups: their answers show what is on something. */
  showsBalance?: ShownBalance;
  /** Lookups without an id of their own: the parameter whose id an ErrorDetail about them carries. */
  subjectParameter?: string;
}

/** Where a lookup shows a balance, and what moves that. */
interface ShownBalance {
  /** Place in the request of what it is on; other requests name it there too. */
  of: string;
  /** Place of the balance in the answer. */
  amount: string;
  /** Kinds of transactions that add their amount when they are confirmed (1), or take it away (-1). */
  movedBy: Readonly<Record<string, 1 | -1>>;
}

/** What the answers of a lookup say of a request. */
export interface RequestAnswer {
  /** The kind of the request. */
  kind: string;
  /** The parameter of path or query with its id. */
  idParameter: string;
  /** Statuses, and what each says: the request was approved, or nothing of it is in effect. Others say nothing. */
  tells: Readonly<Record<number, "approved" | "absent">>;
}

/** A number of an answer, or else of its message, and those that add up to it. */
export interface AnswerSum {
  /** Path of the number. */
  total: string;
  /** Paths of the numbers; each must be there. */
  parts: readonly string[];
  /** Paths through lists, which may be absent. */
  lists?: readonly string[];
  /** They do not exceed it. */
  isAtMost?: boolean;
}

/** Declares an operation; its type keeps the schemas, for the types of the messages that it takes. */
export const defineOperation = <const O extends Operation>(operation: O): O => operation;

/** The body that an operation takes; undefined, where it may be absent; of any operation: unknown. */
export type BodyOf<O> = O extends { body: infer S extends TSchema }
  ? Static<S> | (O extends { bodyOptional: true } ? undefined : never)
  : unknown;

/** The query that an operation takes. */
export type QueryOf<O> = O extends { query: infer Q extends TObject }
  ? Readonly<Static<Q>>
  : Readonly<Record<string, unknown>>;

/** The path parameters of an operation. */
export type PathOf<O> = O extends { parameters: infer P extends TObject }
  ? Readonly<Static<P>>
  : Readonly<Record<string, string>>;

type BodyType<B> = B extends TSchema ? Static<B> : undefined;

/** The body with which an operation is answered when it succeeds; of any operation: unknown. */
export type SuccessBodyOf<O extends Operation> = {
  [S in keyof O["success"]]: BodyType<O["success"][S]>;
}[keyof O["success"]];

/**
 * The body with which an operation is answered, as JSON text of ours; undefined: with none. It may be that of an error,
 * so that any member of a success may be missing.
 */
export const answerIn = <O extends Operation>(
  _operation: O,
  text: string | null | undefined,
): Partial<SuccessBodyOf<O>> | undefined =>
  text === null || text === undefined ? undefined : (JSON.parse(text) as Partial<SuccessBodyOf<O>>);

/** The operation's id as an identifier, for generators of code: `payment confirmation` is `paymentConfirmation`. */
export const identifierOf = ({ id }: Pick<Operation, "id">): string =>
  id.replace(/ (\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Whether an operation is meant by a name: its id, or that as an identifier. */
export const isCalled = (operation: Pick<Operation, "id">, name: string): boolean =>
  operation.id === name || identifierOf(operation) === name;

/**
 * Statuses besides 500 and 504 after which a client cannot know what became of its message; no answer at all
 * always is.
 */
export interface UnknownOutcome {
  /** `5xx`: every one of them. */
  statuses: "5xx" | readonly number[];
  /** Messages of these kinds alone; absent: of every kind. */
  messages?: readonly MessageKind[];
  /** Messages about these kinds of transaction alone; absent: about every one. */
  kinds?: readonly string[];
}

/** One HTTP interface: a form of a family, mounted at a base path. */
export interface InterfaceContract {
  /** Name on the command line: `gift-card-v3`. */
  name: string;
  title: string;
  version: string;
  basePath: string;
  operations: readonly Operation[];
  /** What people call its kinds of transaction, where the kind does not say it. */
  transactionNames?: Readonly<Record<string, string>>;
  /** Steps of the service itself, which are no messages of a client: scenarios may speak of them as of operations. */
  ownSteps?: readonly Operation[];
  /** The values that this interface allows in `errorType`. */
  errorTypes: readonly string[];
  /** Used where an error's own type is not among `errorTypes`. */
  generalErrorType: string;
  /** Its own entries of the error catalogue, which the forms of a family share. */
  errors: Readonly<Record<string, ErrorEntry>>;
  /** Errors of the common catalogue, by code, that have another type in this interface. */
  ownErrorTypes?: Readonly<Record<string, string>>;
  /** Fields of a body, any of which the user name of the credentials should equal (CM-08). */
  userNameFields: readonly string[];
  /** The refusal of a client that is not the user names both, instead of the client as received. */
  namesUser?: true;
  /** The texts of a format error begin with the place of the violation, and absent members come first. */
  violationsNamePlaces?: boolean;
  /** What an ErrorDetail calls the sentence in its detail; absent: `freeString`. */
  reasonMember?: string;
  /** Errors of the common catalogue, by code, for which that member has a fixed word. */
  ownReasons?: Readonly<Record<string, string>>;
  /**
   * Where `errorType` tells errors apart too little: the member of the detail that has the finer type, and
   * its values, the first one standing for all others. The detail then has its sentence always.
   */
  finerTypes?: { member: string; values: readonly [string, ...string[]] };
  /** `errorMessage` of errors of the common catalogue, by code, where this interface has its own words. */
  ownMessages?: Readonly<Record<string, string>>;
  /** Messages whose answers repeat their `time`; others have the time of the service. */
  repeatsTime?: readonly MessageKind[];
  /** Paths of an answer whose values name one thing: a message may name it by any of them. */
  namesOfOne?: readonly string[];
  /** Answers, besides 500 and 504, after which a client cannot know what became of its message. */
  unknownOutcomes?: readonly UnknownOutcome[];
  /** Answers to an advice that one rule of the contract calls final, and another one does not: it may be repeated. */
  doubtfulAnswers?: readonly number[];
}

/** What an advice closes, and how. */
interface AdviceNaming<T extends string, A extends AdviceKind> {
  /** Path of the requests that it closes: `/loads`. */
  requests: string;
  transaction: T;
  advice: A;
}

/** Where the path of an advice has its two ids. */
interface PathAdviceWords<
  T extends string,
  A extends AdviceKind,
  R extends string,
  I extends string,
> extends AdviceNaming<T, A> {
  requestIdParameter: R;
  idParameter: I;
}

/** What all advices with their ids in the path have in common: `/loads/{loadId}/reversals/{reversalId}`. */
export const adviceByPath = <
  const T extends string,
  const A extends AdviceKind,
  const R extends string,
  const I extends string,
>({
  requests,
  transaction,
  advice,
  requestIdParameter,
  idParameter,
}: PathAdviceWords<T, A, R, I>) =>
  ({
    method: "POST",
    path: `${requests}/{${requestIdParameter}}/${advice}s/{${idParameter}}`,
    kind: "advice",
    transaction,
    advice,
    parameters: uuidParameters<R | I>(requestIdParameter, idParameter),
    idParameter,
    requestIdParameter,
  }) as const;

/** What all advices with their ids in the body have in common: `/redemptions/reversals`. */
export const adviceByBody = <const T extends string, const A extends AdviceKind>({
  requests,
  transaction,
  advice,
}: AdviceNaming<T, A>) =>
  ({
    method: "POST",
    path: `${requests}/${advice}s`,
    kind: "advice",
    transaction,
    advice,
  }) as const;

/** The paths of a value's members, however deep: `amounts.requestAmount.amount`. */
type PathIn<T, Lists extends "closed" | "entered" = "closed"> = T extends readonly (infer E)[]
  ? Lists extends "entered"
    ? PathIn<E, Lists>
    : never
  : T extends object
    ? {
        [K in keyof T & string]-?: K | `${K}.${PathIn<Exclude<T[K], undefined>, Lists>}`;
      }[keyof T & string]
    : never;

/**
 * The path of a member that the body of these operations may have, by their schemas. What a message has there may
 * break them: whoever reads it takes it for unknown.
 */
export const sentPath = <O extends Operation>(
  _operation: O | readonly O[],
  path: PathIn<BodyOf<O>>,
): string => path;

/** The path of a member that the answer to an operation may have when it succeeds. */
export const answeredPath = <O extends Operation>(
  _operation: O,
  path: PathIn<SuccessBodyOf<O>>,
): string => path;

/** The same, through the entries of lists: `tokens.token` is at each of the tokens. */
export const answeredInLists = <O extends Operation>(
  _operation: O,
  path: PathIn<SuccessBodyOf<O>, "entered">,
): string => path;

/** The name of a parameter that the query of an operation may have. */
export const queryName = <O extends Operation>(
  _operation: O,
  name: keyof QueryOf<O> & string,
): string => name;
