import { isDeepStrictEqual } from "node:util";
import type { Check, Judge } from "../../obligation";
import {
  advicesOf,
  answered,
  as,
  at,
  broken,
  first,
  fromTheFirst,
  isLater,
  named,
  passed,
  saysTimeout,
  sent,
} from "../../judging";
import { type Recourse, noRecourse, recoursesTo } from "../../recourse";
import type { Message } from "../../scene";
import { limits } from "../../../limits/limits";

/** What an advice must have, of the request or of its answer, and what it has. */
interface Compared {
  wanted: unknown;
  found: unknown;
  whose: "request" | "answer";
  /** A difference is worth less than a failure. */
  worth?: "warn";
}

/** What an advice must have in common with its transaction; undefined: nothing to compare. */
const comparing = (
  what: string,
  recourse: Recourse,
  of: (request: Message, advice: Message) => Compared | undefined,
): Judge =>
  fromTheFirst((scene) =>
    scene.transactions.flatMap((transaction): Check[] => {
      const sale = first(transaction);
      if (sale === undefined) return [];
      return advicesOf(transaction).flatMap((advice) => {
        const request =
          recoursesTo(scene, recourse, transaction)
            .filter((message) => message.outcome === "success" && isLater(advice, message))
            .at(-1) ?? sale;
        const compared = of(request, advice);
        if (compared === undefined) return [];
        const evidence = [...as("trigger", request), ...as("seen", advice)];
        return isDeepStrictEqual(compared.wanted, compared.found)
          ? [
              passed(
                transaction.id,
                `the advice of ${named(transaction)} carries its ${what} ${at(advice)}`,
                evidence,
              ),
            ]
          : [
              {
                ...broken(
                  transaction.id,
                  `the advice of ${named(transaction)} ${at(advice)} carries other ` +
                    `${what} than its ${compared.whose} ${at(request)}: ` +
                    `${text(compared.found)} instead of ${text(compared.wanted)}`,
                  evidence,
                ),
                outcome: compared.worth ?? "fail",
              },
            ];
      });
    }),
  );

export const text = (value: unknown): string =>
  value === undefined ? "none" : JSON.stringify(value).slice(0, limits.checkedValue);

/** The client had the answer when it sent the advice. */
const wasThere = (request: Message, advice: Message): boolean =>
  request.outcome === "success" &&
  request.knownAt <= advice.at &&
  !(request.mayBeMissed && saysTimeout(advice));

/** An advice carries the third-party identifiers of the answer; those of the request when no answer came. */
export const identifiersComeBack = (recourse: Recourse = noRecourse): Judge =>
  comparing("thirdPartyIdentifiers", recourse, (request, advice) => {
    const ofAnswer = wasThere(request, advice)
      ? answered(request, "thirdPartyIdentifiers")
      : undefined;
    const wanted = ofAnswer ?? sent(request, "thirdPartyIdentifiers");
    return wanted === undefined
      ? undefined
      : {
          wanted,
          found: sent(advice, "thirdPartyIdentifiers"),
          whose: ofAnswer === undefined ? "request" : "answer",
        };
  });

/** A member that the client had when it sent the advice: of its request, or of the answer. */
const had = (
  path: string,
  of: "request" | "answer",
  request: Message,
  advice: Message,
): unknown => {
  if (of === "request") return sent(request, path);
  return wasThere(request, advice) ? answered(request, path) : undefined;
};

/** Of a member that comes back in the advice. */
export interface ComingBack {
  /** What leaving it out is worth; absent: nothing. */
  absence?: "warn";
  /** Operation ids of the advices; absent: every one. */
  operations?: readonly string[];
}

/** A member of the request, or of the answer that the client had, comes back in the advice. */
export const memberComesBack = (
  path: string,
  of: "request" | "answer",
  { absence, operations }: ComingBack = {},
): Judge =>
  comparing(path, noRecourse, (request, advice) => {
    if (operations?.includes(advice.operation.id) === false) return undefined;
    const [wanted, found] = [had(path, of, request, advice), sent(advice, path)];
    if (wanted === undefined || (found === undefined && absence === undefined)) return undefined;
    return {
      wanted,
      found,
      whose: of,
      ...(found === undefined && absence !== undefined && { worth: absence }),
    };
  });

/** A member of the request, or of the answer that the client had, is in the advice, with whatever value. */
export const memberIsBack = (path: string, of: "request" | "answer"): Judge =>
  comparing(path, noRecourse, (request, advice) => {
    const [wanted, found] = [had(path, of, request, advice), sent(advice, path)];
    return wanted === undefined
      ? undefined
      : { wanted, found: found === undefined ? found : wanted, whose: of };
  });
