import type { BodyOf, Operation, QueryOf, SuccessBodyOf } from "./operation";

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
