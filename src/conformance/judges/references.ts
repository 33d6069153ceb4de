import type { Check, Judge } from "../obligation";
import { type Recourse, advicesOf, answered, as, at, broken, isLater, named, passed, recoursesTo, seconds, sent, short, undecidable } from "../judging";
import type { Message, Scene, Transaction } from "../scene";
import { judgedAs, subjectOf } from "./messages";

/** How a message names an earlier transaction of the client: by a value that the answer to that one brought. */
export interface Naming {
  /** Operation ids of the messages. */
  operations: readonly string[];
  /** Kind of the transaction. */
  kind: string;
  /** Path of the value in the message. */
  sentAs: string;
  /** Path of the value in the answer. */
  answeredAs: string;
}

/** A message with the transaction that it names; undefined: the journal has none. */
function referrals({ messages, transactions }: Scene, { operations, kind, sentAs, answeredAs }: Naming): { message: Message; transaction: Transaction | undefined }[] {
  const brought = new Map(transactions.filter((transaction) => transaction.kind === kind)
    .flatMap((transaction) => transaction.requests.map((request) => [answered(request, answeredAs), transaction] as const)));
  return messages.filter(({ operation }) => operations.includes(operation.id)).flatMap((message) => {
    const value = sent(message, sentAs);
    if (value === undefined) return [];
    return [{ message, transaction: brought.get(value) }];
  });
}

/** Each message about a transaction of one's own, by what is wrong with the two; undefined: nothing is. */
const eachReferral = (naming: Naming, fine: string, fault: (message: Message, request: Message, transaction: Transaction) => string | undefined): Judge => (scene) =>
  referrals(scene, naming).flatMap(({ message, transaction }): Check[] => {
    const request = transaction?.requests[0];
    if (transaction === undefined || request === undefined) return [];
    const wrong = fault(message, request, transaction);
    const evidence = [...as("trigger", message), ...as("seen", request)];
    const what = `${message.operation.id} ${at(message)} of ${named(transaction)} ${at(request)}`;
    return [wrong === undefined ? passed(subjectOf(message), `${what} ${fine}`, evidence) : broken(subjectOf(message), `${what} ${wrong}`, evidence)];
  });

/** What a transaction brought is used only once its confirmation was acknowledged. */
export const usedOnceConfirmed = (naming: Naming): Judge =>
  eachReferral(naming, "came after its confirmation", (message, _request, { advices }) =>
    advices.confirmation.some((advice) => advice.outcome === "success" && isLater(message, advice)) ? undefined : "came before its confirmation was acknowledged");

/** What is used was in an answer: a value that nobody knows is refused with one of these error types. */
export const nothingUnknownIsUsed = (naming: Naming, errorTypes: readonly string[]): Judge => (scene) =>
  referrals(scene, naming).filter(({ message, transaction }) => transaction === undefined && errorTypes.includes(String(judgedAs(message).errorType)))
    .map(({ message }) => broken(subjectOf(message), `${message.operation.id} ${at(message)} names something that no answer brought`, as("trigger", message)));

/** A member of the message is the same as in the request that it is about. */
export const sameAsRequest = (naming: Naming, member: string): Judge =>
  eachReferral(naming, `has its ${member}`, (message, request) => {
    const [wanted, found] = [sent(request, member), sent(message, member)];
    return wanted === undefined || found === undefined || wanted === found ? undefined : `has another ${member}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`;
  });

const trialsOf = ({ messages }: Scene, trial: string): (Message & { id: string })[] =>
  messages.filter(({ operation }) => operation.id === trial).flatMap((message) => (message.exchange.messageId === null ? [] : [{ ...message, id: message.exchange.messageId }]));

/** Transactions by their ids, those of which only advices came included. */
const byId = ({ transactions }: Scene): Map<string, Transaction> => new Map(transactions.map((transaction) => [transaction.id, transaction]));

/** Nothing is asked or advised about a trial: it is no transaction. A request under its id makes it another matter. */
export const trialsAreLeftAlone = (trial: string, asking: Recourse): Judge => (scene) => {
  const transactions = byId(scene);
  const questions = { ...scene, messages: scene.messages.filter(({ operation }) => asking.operations.includes(operation.id)) };
  const checks = trialsOf(scene, trial).flatMap((message): Check[] => {
    const { id } = message;
    const transaction = transactions.get(id);
    if (transaction?.requests[0] !== undefined) return [];
    const [about] = [...(transaction === undefined ? [] : advicesOf(transaction)), ...recoursesTo(questions, asking, id)];
    return [about === undefined
      ? passed(id, `${trial} ${short(id)} was left alone ${at(message)}`, as("trigger", message))
      : broken(id, `${trial} ${short(id)} ${at(message)} is no transaction, and ${about.operation.id} ${at(about)} was about it`, [...as("trigger", message), ...as("seen", about)])];
  });
  return scene.trimmed > 0 ? checks.map(undecidable) : checks;
};

/** The id of a trial is no request's. */
export const trialIdsAreTheirOwn = (trial: string): Judge => (scene) => {
  const transactions = byId(scene);
  return trialsOf(scene, trial).map((message): Check => {
    const { id } = message;
    const request = transactions.get(id)?.requests[0];
    return request === undefined
      ? passed(id, `the id of ${trial} ${short(id)} ${at(message)} is no request's`, as("trigger", message))
      : broken(id, `${trial} ${at(message)} and ${request.operation.id} ${at(request)} have one id, ${short(id)}`, [...as("trigger", message), ...as("seen", request)]);
  });
};

/** One message says a thing once: none of these operations comes under another id with the same values after one that was accepted. */
export const toldOnce = (operations: readonly string[], same: readonly string[]): Judge => ({ messages }) => {
  const accepted = new Map<string, Message>();
  return messages.filter(({ operation }) => operations.includes(operation.id)).flatMap((message): Check[] => {
    const key = JSON.stringify(same.map((path) => sent(message, path)));
    const told = accepted.get(key);
    const what = `${message.operation.id} ${at(message)}`;
    if (told !== undefined && sent(message, "id") !== sent(told, "id")) {
      return [broken(subjectOf(message), `${what} tells under another id what was accepted before ${at(told)}`, [...as("trigger", told), ...as("seen", message)])];
    }
    if (message.outcome !== "success") return [];
    accepted.set(key, message);
    return [passed(subjectOf(message), `${what} was sent under one id`, as("trigger", message))];
  });
};

/** What became of a request is asked of one's own (another's is answered 403), and not again within so many seconds of an answer that said nothing. */
export const askedSparingly = (operation: string, apart: number): Judge => (scene) => {
  const last = new Map<string, Message>();
  return scene.messages.filter((message) => message.operation.id === operation).map((message): Check => {
    const before = last.get(message.exchange.path);
    if (message.outcome === "success") last.delete(message.exchange.path);
    else last.set(message.exchange.path, message);
    const what = `${operation} ${at(message)}`;
    if (message.exchange.status === 403 && message.exchange.strikes.length === 0) return broken(subjectOf(message), `${what} asks for another client's`, as("trigger", message));
    if (before === undefined || message.at - before.at >= apart * 1000) return passed(subjectOf(message), `${what} asks for one's own, in good time`, as("trigger", message));
    return broken(subjectOf(message), `${what} came ${seconds(message.at - before.at)} after the same ${at(before)}`, [...as("trigger", before), ...as("seen", message)]);
  });
};
