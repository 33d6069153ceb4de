import { type Static, Type } from "@sinclair/typebox";
import { text } from "../contract/schema";
import { limits } from "../limits/limits";

const Seconds = Type.Number({ minimum: 0, maximum: limits.verdictSeconds });

/** What a verdict measures by; all in seconds of arrival time. */
export const VerdictConfiguration = Type.Object(
  {
    /** The POS's time-out, as agreed with it (contract 1, outcomes). */
    timeout: Seconds,
    /** A request with an unknown outcome is reversed within so long. */
    reverseWithin: Seconds,
    /** An approved request is confirmed or reversed within so long. */
    closeWithin: Seconds,
    /** An advice without a final answer is repeated within so long. */
    repeatWithin: Seconds,
    /** Two deliveries of an advice are at least so far apart. */
    spacing: Seconds,
    /** The `time` of a message is at most so far from the data space's clock. */
    clockTolerance: Seconds,
  },
  { additionalProperties: false },
);
export type VerdictConfiguration = Static<typeof VerdictConfiguration>;

/** What holds where nothing else is asked for. */
export const defaultConfiguration: VerdictConfiguration = {
  timeout: 60,
  reverseWithin: 90,
  closeWithin: 300,
  repeatWithin: 60,
  spacing: 1,
  clockTolerance: 300,
};

/** Why something is let pass, who answers for it, and the last day on which it holds. */
export const waiverGrounds = {
  reason: text(limits.waiverReason),
  owner: text(limits.waiverOwner),
  until: Type.String({ format: "date", "x-expected": "a day, YYYY-MM-DD" }),
};

/** Half as long again, and at least 5 s: late within it warns, after it fails. */
export const graceOf = (seconds: number): number => Math.max(seconds / 2, 5);
