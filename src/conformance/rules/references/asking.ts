import { isSameContent } from "../../../contract/values/same-content";
import {
  evidenceFrom,
  ref,
  brokenCheck,
  check,
  evidenceOf,
  isLater,
  passedCheck,
  requestsById,
  seconds,
  advicesOf,
  undecidable,
  subjectOf,
} from "../judging";
import type { Check, Judge } from "../obligation";
import type { Message, Scene, Transaction } from "../../scene/scene";
import type { StandardRule } from "../rule";
import { type Recourse, recoursesTo } from "../../scene/recourse";

/** What is sent again by an operation of its own carries the body of the first. */
const judgeContent =
  (operation: string): Judge =>
  (scene) => {
    const requests = requestsById(scene);
    return scene.messages
      .filter((message) => message.operation.id === operation)
      .flatMap((message): Check[] => {
        const request = requests.get(message.exchange.messageId ?? "");
        if (request === undefined || !isLater(message, request)) return [];
        const what = `${operation} ${ref(message)} of ${request.operation.id} ${ref(request)}`;
        const evidence = evidenceOf(request, message);
        return [
          check(
            subjectOf(message),
            `${what} has the same content`,
            !isSameContent(message.exchange.request.body, request.exchange.request.body) &&
              `${what} has different content`,
            evidence,
          ),
        ];
      });
  };

export const sentAgainUnchanged = (sentence: string, operation: string): StandardRule => ({
  name: "sentAgainUnchanged",
  level: "must",
  sentence,
  remedy: "Store the request as it was first sent, and repeat that.",
  judge: judgeContent(operation),
  pass: (s) => [s.request({ status: 504 }), s.message(operation)],
  fail: (s) => [s.request({ status: 504 }), s.message(operation, { body: { more: 1 } })],
});

/**
 * What became of a request is asked of one's own (another's is answered 403), and not again within so many
 * seconds of the answer that it is in process, or of a question that the client did not wait for.
 */
const judgePauses =
  (operation: string, apart: number): Judge =>
  (scene) => {
    const inProcess = new Map<string, Message>();
    return scene.messages
      .filter((message) => message.operation.id === operation)
      .map((message): Check => {
        const { status, strikes, outcome, clientLeftMs } = message.exchange;
        // An id is the same in any case.
        const path = message.exchange.path.toLowerCase();
        const before = inProcess.get(path);
        inProcess.delete(path);
        if (
          (outcome === "answered" && status === 504) ||
          outcome === "client-left" ||
          clientLeftMs !== undefined
        )
          inProcess.set(path, message);
        const what = `${operation} ${ref(message)}`;
        if (status === 403 && strikes.length === 0)
          return brokenCheck(
            subjectOf(message),
            `${what} asks about another client's request`,
            evidenceFrom("trigger", message),
          );
        const isTooSoon = before !== undefined && message.at - before.at < apart * 1000;
        return isTooSoon
          ? brokenCheck(
              subjectOf(message),
              `${what} came ${seconds(message.at - before.at)} after the same ${ref(before)}`,
              evidenceOf(before, message),
            )
          : passedCheck(
              subjectOf(message),
              `${what} asks about its own client's request, at a proper interval`,
              evidenceFrom("trigger", message),
            );
      });
  };

export const lookupsAreSpaced = (
  sentence: string,
  operation: string,
  apart: number,
): StandardRule => ({
  name: "lookupsAreSpaced",
  level: "should",
  sentence,
  remedy: "Wait between two lookups, longer each time.",
  judge: judgePauses(operation, apart),
  pass: (s) => [s.message(operation, { status: 504 }), s.message(operation, { after: apart })],
  fail: (s) => [s.message(operation, { status: 504 }), s.message(operation, { after: apart / 10 })],
});

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
