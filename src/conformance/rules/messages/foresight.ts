import { answeredMember, isLater, sentMember, undecidable } from "../judging";
import type { Check, Judge } from "../obligation";
import type { Message, Scene } from "../../scene/scene";
import { differIn, isAnothers } from "../references/referrals";
import { type RefusalPattern, matchesPattern, trueAnswerOf } from "./refusal-pattern";

/** The message that a check of one message is about. */
export const messageOf = ({ messages }: Scene, { evidence }: Check): Message | undefined =>
  messages.find(({ exchange }) => exchange.number === evidence[0]?.number);

/** A thing that expires, such as a quote: where the message names it, and the refusal for an expired one. */
export interface Expiry {
  member: string;
  expired: RefusalPattern;
}

/** A client is not blamed for an expired thing if the clock was moved since the answer that contained it. */
export const expiredByItself =
  (judge: Judge, { member, expired }: Expiry): Judge =>
  (scene) =>
    judge(scene).map((check) => {
      const refused = check.outcome === "pass" ? undefined : messageOf(scene, check);
      if (refused === undefined || !matchesPattern(trueAnswerOf(refused), expired)) return check;
      const source = scene.messages.find(
        (message) =>
          isLater(refused, message) &&
          answeredMember(message, member) === sentMember(refused, member),
      );
      const disturbance = source && scene.disturbance(source.at, refused.at);
      return disturbance === undefined ? check : undecidable(check, disturbance);
    });

/** What a client has had in hand: kinds of its transactions, and where messages name the thing. */
export interface OwnThing {
  kinds: readonly string[];
  paths: readonly string[];
  /** Of these kinds another till of the client knows nothing. */
  ofOneTill?: readonly string[];
  /** A refused request also made the thing known. */
  refusedToo?: boolean;
  /** A client that could not know is not even warned. */
  elseSpared?: boolean;
}

const unknowable = "nothing shows that the client could know this";

/** A refusal for a thing that the client never had before, such as a customer's card, is only a warning. */
export const warnedUnlessOwn =
  (
    judge: Judge,
    { kinds, paths, ofOneTill = [], refusedToo = false, elseSpared = false }: OwnThing,
  ): Judge =>
  (scene) => {
    const things = (message: Message): unknown[] =>
      paths
        .flatMap((path) => [sentMember(message, path), answeredMember(message, path)])
        .filter((thing) => thing !== undefined)
        .map((thing) => (typeof thing === "string" ? thing.toLowerCase() : thing));
    const requests = scene.transactions
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ requests: [request] }) => request ?? []);
    const isOtherTills = (message: Message, request: Message): boolean =>
      ofOneTill.includes(request.operation.transaction ?? "") &&
      differIn("originator.terminalId", message, request);
    const hadThing = (refused: Message, request: Message): boolean =>
      refused.at >= request.knownAt &&
      (refusedToo || request.outcome !== "failed") &&
      refused !== request &&
      !scene.isUndoneBetween(request, refused, things(request)) &&
      !isAnothers(refused, request) &&
      !isOtherTills(refused, request) &&
      things(request).some((thing) => things(refused).includes(thing));
    return eachRefusal(scene, judge, (refused, check) => {
      if (requests.some((request) => hadThing(refused, request))) return check;
      return {
        ...check,
        outcome: elseSpared ? "pass" : "warn",
        text: `${check.text}; ${unknowable}`,
      };
    });
  };

/** Answers from which the client could know, before it sent a message, that it would be refused. */
export interface Forewarning {
  /** Operation ids of the messages whose answers tell it. */
  by: readonly string[];
  /** Where messages name the thing that it is about: a value in common. */
  same: readonly string[];
  /** What else its answer tells of: each thing of a list, say. */
  told?: (warning: Message) => readonly unknown[];
  /** Whether the message contradicts the warning. Absent: it does. */
  isAgainst?: (refused: Message, warning: Message) => boolean;
  /** A refusal that needs no warning. */
  isPlain?: (refused: Message) => boolean;
}

/** A client is not blamed for a refusal that it had no warning of. */
export const sparedUnlessForewarned =
  (
    judge: Judge,
    { by, same, told = () => [], isAgainst = () => true, isPlain = () => false }: Forewarning,
  ): Judge =>
  (scene) => {
    const things = (message: Message): unknown[] =>
      same.flatMap((path) => sentMember(message, path) ?? []);
    const sources = scene.messages.filter(
      ({ operation, outcome }) => by.includes(operation.id) && outcome === "success",
    );
    return eachRefusal(scene, judge, (refused, check) => {
      if (isPlain(refused)) return check;
      const warning = sources
        .filter(
          (one) =>
            isLater(refused, one) &&
            one.knownAt <= refused.at &&
            !isAnothers(refused, one) &&
            [...things(one), ...told(one)].some((thing) => things(refused).includes(thing)),
        )
        .at(-1);
      return warning !== undefined && isAgainst(refused, warning)
        ? check
        : { ...check, outcome: "pass", text: `${check.text}; ${unknowable}` };
    });
  };

const eachRefusal = (
  scene: Scene,
  judge: Judge,
  of: (refused: Message, check: Check) => Check,
): Check[] =>
  judge(scene).map((check) => {
    const refused = check.outcome === "fail" ? messageOf(scene, check) : undefined;
    return refused === undefined ? check : of(refused, check);
  });

/** The message was refused with this error type. */
export const wasRefusedAs = (message: Message, errorType: string): boolean =>
  trueAnswerOf(message).errorType === errorType;
