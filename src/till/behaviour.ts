/** What goes wrong between a till and the simulator. */
export const troubles = {
  none: "nothing",
  lost: "the answer to the request is lost",
  refused: "the request is refused",
  unanswered: "the first advice message has no final answer",
} as const;

export type Trouble = keyof typeof troubles;

/** A way in which a till misbehaves: in words, and the trouble in which it shows. */
interface Misbehaviour {
  does: string;
  trouble: Trouble;
}

/** The ways in which a till misbehaves, by the names of the rules that each breaks. */
export const misbehaviours = {
  neverBoth: { does: "confirms and then reverses", trouble: "none" },
  unknownIsReversed: { does: "never reverses", trouble: "lost" },
  onlyApprovedIsConfirmed: { does: "confirms what it has no answer to", trouble: "lost" },
  approvedIsClosed: { does: "neither confirms nor reverses", trouble: "none" },
  refusedGetsNoAdvice: { does: "confirms and reverses what was refused", trouble: "refused" },
  repeatedUntilFinal: { does: "gives up after one try", trouble: "unanswered" },
  repeatsAreSpaced: { does: "repeats at once", trouble: "unanswered" },
  repeatsAreUnchanged: { does: "gives each repeat a new id", trouble: "unanswered" },
  notRepeatedAfterFinal: { does: "repeats after a final answer", trouble: "none" },
  requestsAreSentOnce: { does: "sends its request twice", trouble: "none" },
  identifiersComeBack: { does: "drops the identifiers of the others", trouble: "none" },
  reasonFits: { does: "gives a reason that does not fit", trouble: "lost" },
} as const satisfies Record<string, Misbehaviour>;

/** How a till behaves: well, or in one of the ways in which it does not. */
export type Behaviour = "well" | keyof typeof misbehaviours;

/** The trouble in which a behaviour shows. */
export const troubleOf = (behaviour: Behaviour): Trouble =>
  behaviour === "well" ? "none" : misbehaviours[behaviour].trouble;
