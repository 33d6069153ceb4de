import { isSameContent } from "../../../contract/values/same-content";
import type { Check, Judge } from "../../obligation";
import { as, at, broken, isLater, passed, requestsById, seconds } from "../../judging";
import type { Message } from "../../scene";
import { subjectOf } from "../messages/each";

/** What is sent again by an operation of its own carries the body of the first. */
export const sentAgainUnchanged =
  (operation: string): Judge =>
  (scene) => {
    const requests = requestsById(scene);
    return scene.messages
      .filter((message) => message.operation.id === operation)
      .flatMap((message): Check[] => {
        const request = requests.get(message.exchange.messageId ?? "");
        if (request === undefined || !isLater(message, request)) return [];
        const what = `${operation} ${at(message)} of ${request.operation.id} ${at(request)}`;
        const evidence = [...as("trigger", request), ...as("seen", message)];
        return [
          isSameContent(message.exchange.request.body, request.exchange.request.body)
            ? passed(subjectOf(message), `${what} has the same content`, evidence)
            : broken(subjectOf(message), `${what} has different content`, evidence),
        ];
      });
  };

/**
 * What became of a request is asked of one's own (another's is answered 403), and not again within so many
 * seconds of the answer that it is in process, or of a question that the client did not wait for.
 */
export const lookupsAreSpaced =
  (operation: string, apart: number): Judge =>
  (scene) => {
    const inProcess = new Map<string, Message>();
    return scene.messages
      .filter((message) => message.operation.id === operation)
      .map((message): Check => {
        const { path, status, strikes, outcome, clientLeftMs } = message.exchange;
        const before = inProcess.get(path);
        inProcess.delete(path);
        if (
          (outcome === "answered" && status === 504) ||
          outcome === "client-left" ||
          clientLeftMs !== undefined
        )
          inProcess.set(path, message);
        const what = `${operation} ${at(message)}`;
        if (status === 403 && strikes.length === 0)
          return broken(
            subjectOf(message),
            `${what} asks about another client's request`,
            as("trigger", message),
          );
        if (before === undefined || message.at - before.at >= apart * 1000)
          return passed(
            subjectOf(message),
            `${what} asks about its own client's request, at a proper interval`,
            as("trigger", message),
          );
        return broken(
          subjectOf(message),
          `${what} came ${seconds(message.at - before.at)} after the same ${at(before)}`,
          [...as("trigger", before), ...as("seen", message)],
        );
      });
  };
