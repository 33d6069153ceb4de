import { refuse } from "../contract/answer";
import { controlErrors } from "../control/declare/refusals";
import { retrySoon, withStatus } from "./delivery/bound-refusal";
import type { Progress } from "./progress";
import { answerRefusal } from "./delivery/refusal";
import { send } from "./delivery/send";

const moving = { ...controlErrors["space-moving"], errorType: "UPSTREAM_UNAVAILABLE" };

/** Refuses a message of a data space that is moving, as beyond a bound: an advice so that the POS repeats it. */
export function refuseClosed(progress: Progress): void {
  const { route, res } = progress.message;
  const refusal = refuse(withStatus(moving, route.operation), {
    freeString:
      "The data space is moving to another simulator. Nothing was processed. If it stays here, " +
      "an operator opens it again: standin spaces reopen.",
  });
  send(res, answerRefusal(progress, { ...refusal, headers: retrySoon }));
}
