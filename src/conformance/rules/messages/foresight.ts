import { answeredMember, isLater, sentMember, undecidable } from "../judging";
import type { Check, Judge } from "../obligation";
import type { Message, Scene, Transaction } from "../../scene/scene";
import { isWhollyMasked } from "../../../contract/values/masking";
import { type Recourse, noRecourse, recoursesTo } from "../../scene/recourse";
import { closedBefore, foundNothing, isUncertain } from "../../scene/settling";
import { inOrder } from "../../scene/message";
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
  /**
   * Once the confirmation of one of these kinds was acknowledged, the thing may be used: what became of it since is for
   * others to know.
   */
  untilConfirmed?: readonly string[];
  /** A refused request also made the thing known, and so did one that was undone. */
  refusedToo?: boolean;
  /** Kinds of transactions that give the thing back. */
  givenBackBy?: readonly string[];
  /** A client that could not know is not even warned. */
  elseSpared?: boolean;
  /** Error types of refusals that only some providers give, of which no contract tells. */
  ofSomeProviders?: readonly string[];
  /** What tells the client that a request with an unknown outcome was not done. */
  recourse?: Recourse;
}

const unknowable = "nothing shows that the client could know this";

/** Something that a message names: a card, a code. */
interface Thing {
  /** As the journal shows it. */
  readonly shown: unknown;
  /** The name of a value that is masked, whose digits others may share; undefined: it has none. */
  readonly name?: string | undefined;
}

/** What a message names by a member that it sent. */
const sentThing = (message: Message, path: string): Thing => ({
  shown: sentMember(message, path),
  name: message.exchange.masked?.[path],
});

/** Whether things of two messages are the same, as far as the journal tells. */
const haveSameThing = (some: readonly Thing[], others: readonly Thing[]): boolean =>
  some.some((one) =>
    others.some(
      (other) => one.shown === other.shown && (one.name ?? other.name) === (other.name ?? one.name),
    ),
  );

/** What a message and its answer name the thing by, in lower case. */
const thingsOf = (message: Message | undefined, paths: readonly string[]): Thing[] =>
  message === undefined
    ? []
    : paths
        .flatMap((path) => [sentThing(message, path), answeredThing(message, path)])
        .filter(isNamed)
        .map(({ shown, name }) => ({
          shown: typeof shown === "string" ? shown.toLowerCase() : shown,
          name,
        }));

/** What nothing is shown of is known by its name alone. */
const isNamed = ({ shown, name }: Thing): boolean =>
  shown !== undefined && (name !== undefined || !isWhollyMasked(shown));

/** An answer that repeats a value that was sent shows it as it is shown there. */
function answeredThing(message: Message, path: string): Thing {
  const [sent, shown] = [sentThing(message, path), answeredMember(message, path)];
  return sent.shown === shown ? sent : { shown };
}

const shownOf = (things: readonly Thing[]): unknown[] => things.map(({ shown }) => shown);

/** A transaction was approved between two other messages, and stands. */
const isDoneBetween = (
  { requests: [request], advices }: Transaction,
  first: Message,
  second: Message,
): boolean =>
  request?.outcome === "success" &&
  isLater(request, first) &&
  request.knownAt <= second.at &&
  advices.reversal.length === 0;

/**
 * A reversal that found nothing, or the last lookup of an unknown outcome, told the client that nothing was done. A
 * fault may have made that up.
 */
const isToldUndone = (
  scene: Scene,
  transaction: Transaction,
  recourse: Recourse,
  before: Message,
): boolean => {
  const isKnown = (one: Message): boolean => isLater(before, one) && one.knownAt <= before.at;
  const told = recoursesTo(scene, recourse, transaction)
    .filter((one) => isKnown(one) && one.outcome !== "unknown")
    .at(-1);
  return (
    transaction.advices.reversal.some((one) => foundNothing(one) && isKnown(one)) ||
    (isUncertain(transaction.requests[0]) && told?.outcome === "failed")
  );
};

/** Two tills: neither has to know what the other one did, or was told. */
const isOtherTills = (message: Message, other: Message): boolean =>
  differIn("originator.terminalId", message, other);

/** Of these kinds of transactions another till knows nothing. */
const isUnknownAt = (ofOneTill: readonly string[], message: Message, request: Message): boolean =>
  ofOneTill.includes(request.operation.transaction ?? "") && isOtherTills(message, request);

/** At whatever form of the family. */
const ofKinds = ({ transactions, atOtherForms }: Scene, kinds: readonly string[]): Transaction[] =>
  [...transactions, ...atOtherForms()].filter(({ kind }) => kinds.includes(kind));

/** The client knew that it had been undone or, of these kinds, confirmed. */
const isClosedBefore = (
  message: Message,
  transaction: Transaction,
  untilConfirmed: readonly string[],
): boolean =>
  closedBefore(transaction, "reversal", message) !== undefined ||
  (untilConfirmed.includes(transaction.kind) &&
    closedBefore(transaction, "confirmation", message) !== undefined);

/** A refusal for a thing that the client never had before, such as a customer's card, is only a warning. */
export const warnedUnlessOwn =
  (
    judge: Judge,
    {
      kinds,
      paths,
      ofOneTill = [],
      untilConfirmed = [],
      refusedToo = false,
      givenBackBy = [],
      elseSpared = false,
      ofSomeProviders = [],
      recourse = noRecourse,
    }: OwnThing,
  ): Judge =>
  (scene) => {
    const things = (message: Message | undefined): Thing[] => thingsOf(message, paths);
    const share = (one: Message | undefined, other: Message): boolean =>
      haveSameThing(things(one), things(other));
    const [had, returns] = [ofKinds(scene, kinds), ofKinds(scene, givenBackBy)];
    /** The client has undone it, or given the thing back or away: somebody else may have had it since. */
    const isWithoutThing = (refused: Message, request: Message, transaction: Transaction) =>
      isClosedBefore(refused, transaction, untilConfirmed) ||
      isToldUndone(scene, transaction, recourse, refused) ||
      returns.some(
        (one) => isDoneBetween(one, request, refused) && share(one.requests[0], request),
      );
    const hadThing = (refused: Message, transaction: Transaction): boolean => {
      const [request] = transaction.requests;
      return (
        request !== undefined &&
        refused.at >= request.knownAt &&
        !ofSomeProviders.some((type) => wasRefusedAs(refused, type)) &&
        (refusedToo || request.outcome !== "failed") &&
        refused !== request &&
        share(request, refused) &&
        (refusedToo || !isWithoutThing(refused, request, transaction)) &&
        !scene.isUndoneBetween(request, refused, shownOf(things(request))) &&
        !isAnothers(refused, request) &&
        !isUnknownAt(ofOneTill, refused, request)
      );
    };
    return eachRefusal(scene, judge, (refused, check) =>
      had.some((transaction) => hadThing(refused, transaction))
        ? check
        : {
            ...check,
            outcome: elseSpared ? "pass" : "warn",
            text: `${check.text}; ${unknowable}`,
          },
    );
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
    const things = (message: Message): Thing[] =>
      same.map((path) => sentThing(message, path)).filter(isNamed);
    const sources = inOrder([...scene.messages, ...scene.messagesAtOtherForms()]).filter(
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
            !isOtherTills(refused, one) &&
            haveSameThing(
              [...things(one), ...told(one).map((shown) => ({ shown }))],
              things(refused),
            ),
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
