import {
  answerText,
  ref,
  brokenCheck,
  evidenceOf,
  first,
  isLater,
  label,
  passedCheck,
  sentMember,
  unlessUnlisted,
} from "../judging";
import type { Check, Judge } from "../obligation";
import { type Recourse, noRecourse, recoursesTo } from "../../scene/recourse";
import type { Message } from "../../scene/scene";
import { isWithoutReversal, effectiveAdvices } from "../../scene/settling";
import { firstRequests, hasAdvice, inOrder, ofItsKind } from "../requests";
import { type StandardRule, bodyWith } from "../rule";

/** What of a body makes a request the same as another one: what it is about, and for how much. */
interface Sameness {
  thing: readonly string[];
  amount: string;
}

/** Another till of the client, or another client, cannot know the outcome of the first. */
const sender = ["client.id", "originator.terminalId"];

const describe = ({ thing }: Sameness, request: Message): boolean =>
  thing.some((path) => sentMember(request, path) !== undefined);

const whatOf = ({ thing, amount }: Sameness, kind: string, request: Message): string =>
  JSON.stringify([kind, ...[...thing, amount, ...sender].map((path) => sentMember(request, path))]);

/** No new request for the same thing once one with an unknown outcome is known, and neither reversed nor asked for. */
const judgeAnotherTry =
  (
    same: Sameness,
    recourse: Recourse = noRecourse,
    withoutReversal: Recourse = noRecourse,
  ): Judge =>
  (scene) => {
    const alike = firstRequests(scene, (kind, request) => whatOf(same, kind, request));
    return scene.transactions.flatMap((transaction): Check[] => {
      const request = first(transaction);
      if (request?.outcome !== "unknown" || !hasAdvice(scene, transaction.kind, "reversal"))
        return [];
      const again = describe(same, request)
        ? alike(transaction.kind, request).find(
            (other) => isLater(other, request) && other.at >= request.knownAt,
          )
        : undefined;
      const recourses = ofItsKind(
        [recourse, ...(isWithoutReversal(transaction) ? [withoutReversal] : [])],
        transaction,
      );
      const [closed] = inOrder([
        ...effectiveAdvices(transaction.advices.reversal),
        ...recourses.flatMap((one) => recoursesTo(scene, one, transaction)),
      ]).filter((message) => isLater(message, request));
      if (again === undefined && closed === undefined) return [];
      if (again === undefined || (closed !== undefined && isLater(again, closed))) {
        return [
          passedCheck(
            transaction.id,
            `${label(transaction)} was resolved before a similar request`,
            evidenceOf(request, closed),
          ),
        ];
      }
      return [
        unlessUnlisted(
          request,
          brokenCheck(
            transaction.id,
            `${label(transaction)} was ${answerText(request)} ${ref(request)}, and the same ` +
              `request was sent under a new id ${ref(again)} before it was reversed`,
            evidenceOf(request, again),
          ),
        ),
      ];
    });
  };

export const reversedBeforeAnotherTry = (
  same: Sameness,
  recourse?: Recourse,
  withoutReversal?: Recourse,
): StandardRule => {
  const body = bodyWith(same.thing[0] ?? "", "1");
  return {
    name: "reversedBeforeAnotherTry",
    level: "must",
    sentence:
      "Resolve a request with an unknown outcome before sending the same request under a new id.",
    remedy: "Send the reversal first; sell again when it is under way.",
    judge: judgeAnotherTry(same, recourse, withoutReversal),
    pass: (s) => [s.request({ status: 504, body }), s.reversal(), s.request({ id: "next", body })],
    fail: (s) => [s.request({ status: 504, body }), s.request({ id: "next", body }), s.reversal()],
  };
};
