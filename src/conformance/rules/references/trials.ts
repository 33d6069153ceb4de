import type { Check, Judge } from "../../obligation";
import { advicesOf, as, at, broken, passed, undecidable } from "../../judging";
import { type Recourse, recoursesTo } from "../../recourse";
import type { Message, Scene, Transaction } from "../../scene";
const trialsOf = ({ messages }: Scene, trial: string): (Message & { id: string })[] =>
  messages
    .filter(({ operation }) => operation.id === trial)
    .flatMap((message) =>
      message.exchange.messageId === null ? [] : [{ ...message, id: message.exchange.messageId }],
    );

/** Transactions by their ids: of several kinds under one id, that which has a request. */
const byId = ({ transactions }: Scene): Map<string, Transaction> =>
  new Map(
    [...transactions]
      .sort((one, other) => one.requests.length - other.requests.length)
      .map((transaction) => [transaction.id, transaction]),
  );

/** Nothing is asked or advised about a trial: it is no transaction. A request under its id makes it another matter. */
export const trialsAreLeftAlone =
  (trial: string, asking: Recourse): Judge =>
  (scene) => {
    const transactions = byId(scene);
    const checks = trialsOf(scene, trial).flatMap((message): Check[] => {
      const { id } = message;
      const transaction = transactions.get(id);
      if (transaction?.requests[0]?.operation.kind === "request") return [];
      const [about] = [
        ...(transaction === undefined ? [] : advicesOf(transaction)),
        ...recoursesTo(scene, asking, { id }),
      ];
      return [
        about === undefined
          ? passed(
              id,
              `${trial} ${id} got no further message ${at(message)}`,
              as("trigger", message),
            )
          : broken(
              id,
              `${trial} ${id} ${at(message)} is not a transaction, but ${about.operation.id} ${at(about)} refers to it`,
              [...as("trigger", message), ...as("seen", about)],
            ),
      ];
    });
    return scene.trimmed > 0 ? checks.map((check) => undecidable(check)) : checks;
  };

/** The id of a trial is not the id of a request. */
export const trialIdsAreTheirOwn =
  (trial: string): Judge =>
  (scene) => {
    const transactions = byId(scene);
    return trialsOf(scene, trial).map((message): Check => {
      const { id } = message;
      const request = transactions.get(id)?.requests[0];
      return request === undefined
        ? passed(
            id,
            `the id of ${trial} ${id} ${at(message)} is not the id of a request`,
            as("trigger", message),
          )
        : broken(
            id,
            `${trial} ${at(message)} and ${request.operation.id} ${at(request)} have the same id, ${id}`,
            [...as("trigger", message), ...as("seen", request)],
          );
    });
  };
