import { isDeepStrictEqual } from "node:util";
import type { Check, Judge } from "../obligation";
import { type Recourse, advicesOf, answerText, answered, as, at, broken, grouped, isLater, named, passed, recoursesTo, requestsById, seconds, sent, sentText, undecidable } from "../judging";
import type { Message, Scene, Transaction } from "../scene";
import { standing } from "../settling";
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

export const differIn = (path: string, message: Message, request: Message): boolean => {
  const [one, other] = [sent(message, path), sent(request, path)];
  return one !== undefined && other !== undefined && one !== other;
};

/** Two clients of one data space: what one does is not for the other to know. */
export const isAnothers = (message: Message, request: Message): boolean => differIn("client.id", message, request);

/** Each message about a transaction of one's own, by what is wrong with the two; undefined: nothing is. */
const eachReferral = (naming: Naming, fine: string, fault: (message: Message, request: Message, transaction: Transaction) => string | undefined): Judge => (scene) =>
  referrals(scene, naming).flatMap(({ message, transaction }): Check[] => {
    const request = transaction?.requests[0];
    if (transaction === undefined || request === undefined || isAnothers(message, request)) return [];
    const wrong = fault(message, request, transaction);
    const evidence = [...as("trigger", message), ...as("seen", request)];
    const what = `${message.operation.id} ${at(message)} of ${named(transaction)} ${at(request)}`;
    if (wrong === undefined) return [passed(subjectOf(message), `${what} ${fine}`, evidence)];
    const check = broken(subjectOf(message), `${what} ${wrong}`, evidence);
    return [isNobodys(scene, message) ? undecidable(check, "it names no client, and another one may have sent it") : check];
  });

/** A message that names no client, where there are several. */
const isNobodys = ({ messages }: Scene, message: Message): boolean =>
  sent(message, "client.id") === undefined && new Set(messages.flatMap((one) => sent(one, "client.id") ?? [])).size > 1;

/** What a transaction brought is used only once its confirmation was acknowledged. */
export const usedOnceConfirmed = (naming: Naming): Judge =>
  eachReferral(naming, "came after its confirmation", (message, _request, { advices }) =>
    advices.confirmation.some((advice) => advice.outcome === "success" && isLater(message, advice)) ? undefined : "came before its confirmation was acknowledged");

/** What is used was in an answer: a value that nobody knows is refused with one of these error types. */
export const nothingUnknownIsUsed = (naming: Naming, errorTypes: readonly string[]): Judge => (scene) =>
  referrals(scene, naming).filter(({ message, transaction }) => transaction === undefined && errorTypes.includes(String(judgedAs(message).errorType)))
    .map(({ message }) => broken(subjectOf(message), `${message.operation.id} ${at(message)} names something that no answer brought`, as("trigger", message)))
    .map((check) => (scene.trimmed > 0 ? undecidable(check) : check));

/**
 * What was done is not followed by a request for the same thing, unless it was reversed; another till cannot know. `same`: paths
 * of the body that make it the same; `next`: operations of the requests that must not follow; absent: the same ones.
 */
export const doneOnce = (operations: readonly string[], same: readonly string[], next: readonly string[] = operations): Judge => ({ transactions }) => {
  const of = (message: Message): string => JSON.stringify(["client.id", "originator.terminalId", ...same].map((path) => sent(message, path)));
  const requests = transactions.flatMap(({ requests: [request] }) => (request !== undefined && next.includes(request.operation.id) ? [request] : []));
  const alike = grouped(requests, of);
  return transactions.flatMap((transaction): Check[] => {
    const { requests: [done] } = transaction;
    const [reversal] = standing(transaction.advices.reversal);
    if (done?.outcome !== "success" || !operations.includes(done.operation.id)) return [];
    const again = alike.get(of(done))?.find((other) => isLater(other, done) && other.at >= done.knownAt);
    if (again === undefined || (reversal !== undefined && isLater(again, reversal))) return [passed(transaction.id, `${named(transaction)} was done once ${at(done)}`, as("trigger", done))];
    return [broken(transaction.id, `${named(transaction)} was done ${at(done)}, and the same came again ${at(again)}`, [...as("trigger", done), ...as("seen", again)])];
  });
};

/** A member of the message, there called `sentAs`, is the same as in the request that it is about, or as its answer has it. */
export const sameAsRequest = (naming: Naming, member: string, sentAs = member): Judge =>
  eachReferral(naming, `has its ${member}`, (message, request) => {
    const [wanted, found] = [answered(request, member) ?? sent(request, member), sent(message, sentAs)];
    return wanted === undefined || found === undefined || wanted === found ? undefined : `has another ${member}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`;
  });

const trialsOf = ({ messages }: Scene, trial: string): (Message & { id: string })[] =>
  messages.filter(({ operation }) => operation.id === trial).flatMap((message) => (message.exchange.messageId === null ? [] : [{ ...message, id: message.exchange.messageId }]));

/** Transactions by their ids: of several kinds under one id, that which has a request. */
const byId = ({ transactions }: Scene): Map<string, Transaction> =>
  new Map([...transactions].sort((one, other) => one.requests.length - other.requests.length).map((transaction) => [transaction.id, transaction]));

/** Nothing is asked or advised about a trial: it is no transaction. A request under its id makes it another matter. */
export const trialsAreLeftAlone = (trial: string, asking: Recourse): Judge => (scene) => {
  const transactions = byId(scene);
  const checks = trialsOf(scene, trial).flatMap((message): Check[] => {
    const { id } = message;
    const transaction = transactions.get(id);
    if (transaction?.requests[0] !== undefined) return [];
    const [about] = [...(transaction === undefined ? [] : advicesOf(transaction)), ...recoursesTo(scene, asking, { id })];
    return [about === undefined
      ? passed(id, `${trial} ${id} was left alone ${at(message)}`, as("trigger", message))
      : broken(id, `${trial} ${id} ${at(message)} is no transaction, and ${about.operation.id} ${at(about)} was about it`, [...as("trigger", message), ...as("seen", about)])];
  });
  return scene.trimmed > 0 ? checks.map((check) => undecidable(check)) : checks;
};

/** The id of a trial is no request's. */
export const trialIdsAreTheirOwn = (trial: string): Judge => (scene) => {
  const transactions = byId(scene);
  return trialsOf(scene, trial).map((message): Check => {
    const { id } = message;
    const request = transactions.get(id)?.requests[0];
    return request === undefined
      ? passed(id, `the id of ${trial} ${id} ${at(message)} is no request's`, as("trigger", message))
      : broken(id, `${trial} ${at(message)} and ${request.operation.id} ${at(request)} have one id, ${id}`, [...as("trigger", message), ...as("seen", request)]);
  });
};

/** A payment after a scan has a member of it: the payment that comes first takes the scan. `needed`: it must be there. */
export const followsItsScan = (scans: readonly string[], member: string, needed: boolean): Judge => ({ messages }) => {
  const told = grouped(messages.filter(({ operation, outcome }) => scans.includes(operation.id) && outcome === "success"), (one) => sent(one, "tranId"));
  const taken = new Map<unknown, Message>();
  return messages.flatMap((message): Check[] => {
    const code = sent(message, "tranId");
    const before = taken.get(code);
    // A scan whose answer is still on its way binds nobody yet.
    const scan = message.operation.kind !== "request" ? undefined
      : told.get(code)?.filter((one) => isLater(message, one) && one.knownAt <= message.at).at(-1);
    if (scan === undefined || (before !== undefined && isLater(before, scan))) return [];
    taken.set(code, message);
    const [wanted, found] = [sent(scan, member), sent(message, member)];
    if (wanted === undefined || (found === undefined && !needed)) return [];
    const what = `${message.operation.id} ${at(message)}`;
    const evidence = [...as("trigger", scan), ...as("seen", message)];
    return [wanted === found
      ? passed(subjectOf(message), `${what} has ${member} of its scan ${at(scan)}`, evidence)
      : broken(subjectOf(message), `${what} has ${JSON.stringify(found)} for ${member}, its scan ${at(scan)} had ${JSON.stringify(wanted)}`, evidence)];
  });
};

/** When the answer to a code request had gone out, on the clock of arrival; undefined: it never did. */
const shownAt = ({ at: arrival, exchange: { outcome, status, durationMs } }: Message): number | undefined =>
  outcome === "answered" && (status ?? 0) < 300 ? arrival + Math.floor(durationMs) : undefined;

/** What a request names was in an answer that had gone out: one that was made in vain cannot have been shown. */
export const namesWhatWasShown = (makers: readonly string[], member: string): Judge => ({ messages }) => {
  const made = grouped(messages.filter(({ operation }) => makers.includes(operation.id)), (one) => brought(one, member));
  return messages.filter(({ operation }) => operation.kind === "request").flatMap((message): Check[] => {
    const makersOf = made.get(sent(message, member)) ?? [];
    const [maker] = makersOf;
    if (sent(message, member) === undefined || maker === undefined) return [];
    const evidence = [...as("trigger", maker), ...as("seen", message)];
    const what = `${message.operation.id} ${at(message)}`;
    return [makersOf.some((one) => (shownAt(one) ?? Infinity) <= message.at)
      ? passed(subjectOf(message), `${what} came once ${member} had been answered ${at(maker)}`, evidence)
      : broken(subjectOf(message), `${what} has a ${member} that no answer had brought: ${maker.operation.id} ${at(maker)} was ${answerText(maker)}`, evidence)];
  });
};

/** What an answer brings, or would have brought. */
const brought = ({ exchange: { made, answer } }: Message, member: string): unknown =>
  ((made?.body ?? answer) as Readonly<Record<string, unknown>> | undefined)?.[member];

/** Two moments of one event are not farther apart than this, in milliseconds. */
const oneMoment = 2_000;

/** An event that was taken, or may have been, is not told again under another id. `same`: paths of the body that make it the same, if its time is. */
export const toldOnce = (operations: readonly string[], same: readonly string[]): Judge => ({ messages }) => {
  const events = messages.filter(({ operation, exchange }) => operations.includes(operation.id) && exchange.messageId !== null);
  const times = new Map(events.map((event) => [event, Date.parse(sentText(event, "time"))]));
  const timeOf = (event: Message): number => times.get(event) ?? NaN;
  const of = (event: Message, nearby: number): string =>
    JSON.stringify([Math.floor(timeOf(event) / oneMoment) + nearby, ...same.map((path) => sent(event, path))]);
  const alike = grouped(events.filter((event) => !Number.isNaN(timeOf(event))), (event) => of(event, 0));
  return events.filter(({ outcome }) => outcome !== "failed").map((event): Check => {
    // A broken connection is known at once, long before the time-out.
    const ended = Math.min(event.knownAt, event.at + Math.floor(event.exchange.durationMs));
    const isAgain = (other: Message): boolean => isLater(other, event) && other.at >= ended
      && other.exchange.messageId !== event.exchange.messageId && Math.abs(timeOf(other) - timeOf(event)) < oneMoment;
    const again = [-1, 0, 1].flatMap((nearby) => alike.get(of(event, nearby))?.find(isAgain) ?? [])[0];
    return again === undefined
      ? passed(subjectOf(event), `${event.operation.id} ${at(event)} was told under one id`, as("trigger", event))
      : broken(subjectOf(event), `${event.operation.id} ${at(event)} was told again under another id ${at(again)}`, [...as("trigger", event), ...as("seen", again)]);
  });
};

/** What is sent again by an operation of its own carries the body of the first. */
export const sentAgainUnchanged = (operation: string): Judge => (scene) => {
  const requests = requestsById(scene);
  return scene.messages.filter((message) => message.operation.id === operation).flatMap((message): Check[] => {
    const request = requests.get(message.exchange.messageId ?? "");
    if (request === undefined || isLater(request, message)) return [];
    const what = `${operation} ${at(message)} of ${request.operation.id} ${at(request)}`;
    const evidence = [...as("trigger", request), ...as("seen", message)];
    return [isDeepStrictEqual(message.exchange.request.body, request.exchange.request.body)
      ? passed(subjectOf(message), `${what} has its content`, evidence)
      : broken(subjectOf(message), `${what} has another content`, evidence)];
  });
};

/** What became of a request is asked of one's own (another's is answered 403), and not again within so many seconds of the answer that it is in process, or of a question that the client did not wait for. */
export const askedSparingly = (operation: string, apart: number): Judge => (scene) => {
  const inProcess = new Map<string, Message>();
  return scene.messages.filter((message) => message.operation.id === operation).map((message): Check => {
    const { path, status, strikes, outcome, clientLeftMs } = message.exchange;
    const before = inProcess.get(path);
    inProcess.delete(path);
    if ((outcome === "answered" && status === 504) || outcome === "client-left" || clientLeftMs !== undefined) inProcess.set(path, message);
    const what = `${operation} ${at(message)}`;
    if (status === 403 && strikes.length === 0) return broken(subjectOf(message), `${what} asks for another client's`, as("trigger", message));
    if (before === undefined || message.at - before.at >= apart * 1000) return passed(subjectOf(message), `${what} asks for one's own, in good time`, as("trigger", message));
    return broken(subjectOf(message), `${what} came ${seconds(message.at - before.at)} after the same ${at(before)}`, [...as("trigger", before), ...as("seen", message)]);
  });
};
