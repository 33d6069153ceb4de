import type { AdviceKind } from "./operation";
import { uuidParameters } from "./schema";

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
