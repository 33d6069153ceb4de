import { advicesOf, ref, check, evidenceOf, undecidable } from "../judging";
import type { Check, Judge } from "../obligation";
import { type Recourse, recoursesTo } from "../../scene/recourse";
import type { Message, Scene, Transaction } from "../../scene/scene";
import type { StandardRule } from "../rule";

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
const judgeAdvices =
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
        check(
          id,
          `${trial} ${id} got no further message ${ref(message)}`,
          about &&
            `${trial} ${id} ${ref(message)} is not a transaction, but ${about.operation.id} ${ref(about)} refers to it`,
          evidenceOf(message, about),
        ),
      ];
    });
    return scene.trimmed > 0 ? checks.map((one) => undecidable(one)) : checks;
  };

export const trialsAreLeftAlone = (
  sentence: string,
  trial: string,
  asking: Recourse,
): StandardRule => ({
  name: "trialsAreLeftAlone",
  level: "must",
  forbids: true,
  sentence,
  remedy: "Keep trials out of the advice queue.",
  judge: judgeAdvices(trial, asking),
  pass: (s) => [s.message(trial, { id: "trial" })],
  fail: (s) => [s.message(trial, { id: "trial" }), s.reversal({ requestId: "trial", status: 404 })],
});

/** The id of a trial is not the id of a request. */
const judgeIds =
  (trial: string): Judge =>
  (scene) => {
    const transactions = byId(scene);
    return trialsOf(scene, trial).map((message): Check => {
      const { id } = message;
      const request = transactions.get(id)?.requests[0];
      return check(
        id,
        `the id of ${trial} ${id} ${ref(message)} is not the id of a request`,
        request &&
          `${trial} ${ref(message)} and ${request.operation.id} ${ref(request)} have the same id, ${id}`,
        evidenceOf(message, request),
      );
    });
  };

export const trialIdsAreTheirOwn = (sentence: string, trial: string): StandardRule => ({
  name: "trialIdsAreTheirOwn",
  level: "should",
  sentence,
  remedy: "Generate a new id for the sale.",
  judge: judgeIds(trial),
  pass: (s) => [s.message(trial, { id: "trial" }), s.request()],
  fail: (s) => [s.message(trial, { id: "trial" }), s.request({ id: "trial" })],
});
