import type { Check, Judge } from "../../obligation";
import {
  answerText,
  as,
  at,
  broken,
  first,
  isLater,
  named,
  passed,
  sent,
  unlessUnlisted,
} from "../../judging";
import { type Recourse, noRecourse, recoursesTo } from "../../recourse";
import type { Message } from "../../scene";
import { isWithoutReversal, standing } from "../../settling";
import { firstRequests, has, inOrder, ofItsKind } from "../requests";

/** What of a body makes a request the same as another one: what it is about, and for how much. */
export interface Sameness {
  thing: readonly string[];
  amount: string;
}

/** Another till of the client, or another client, cannot know the outcome of the first. */
const sender = ["client.id", "originator.terminalId"];

const describe = ({ thing }: Sameness, request: Message): boolean =>
  thing.some((path) => sent(request, path) !== undefined);

const whatOf = ({ thing, amount }: Sameness, kind: string, request: Message): string =>
  JSON.stringify([kind, ...[...thing, amount, ...sender].map((path) => sent(request, path))]);

/** No new request for the same thing once one with an unknown outcome is known, and neither reversed nor asked for. */
export const reversedBeforeAnotherTry =
  (
    same: Sameness,
    recourse: Recourse = noRecourse,
    withoutReversal: Recourse = noRecourse,
  ): Judge =>
  (scene) => {
    const alike = firstRequests(scene, (kind, request) => whatOf(same, kind, request));
    return scene.transactions.flatMap((transaction): Check[] => {
      const request = first(transaction);
      if (request?.outcome !== "unknown" || !has(scene, transaction.kind, "reversal")) return [];
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
        ...standing(transaction.advices.reversal),
        ...recourses.flatMap((one) => recoursesTo(scene, one, transaction)),
      ]).filter((message) => isLater(message, request));
      if (again === undefined && closed === undefined) return [];
      if (again === undefined || (closed !== undefined && isLater(again, closed))) {
        return [
          passed(transaction.id, `${named(transaction)} was resolved before a similar request`, [
            ...as("trigger", request),
            ...as("seen", closed),
          ]),
        ];
      }
      return [
        unlessUnlisted(
          request,
          broken(
            transaction.id,
            `${named(transaction)} was ${answerText(request)} ${at(request)}, and the same ` +
              `request was sent under a new id ${at(again)} before it was reversed`,
            [...as("trigger", request), ...as("seen", again)],
          ),
        ),
      ];
    });
  };
