import { STATUS_CODES } from "node:http";
import { type Answer, type Refusal, refuse } from "../contract/answer";
import { type ErrorEntry, simulatedError } from "../contract/error-catalogue";
import { refusalsOf } from "../contract/refusals";
import type { FaultEffect } from "../scenario/faults";
import type { AppliedFault } from "../scenario/runs";
import { answerRefusal, challenge } from "./delivery/refusal";
import type { Step } from "./step";

/** It does something to an answer, or keeps it back: it makes none itself. */
export const isSpoiling = ({ status, refusal }: FaultEffect): boolean =>
  status === undefined && refusal === undefined;

/** What a fault answers in place of the family; undefined: it answers nothing. */
export function simulatedAnswer(step: Step, fault: AppliedFault): Answer | undefined {
  const refusal = simulatedRefusal(step, fault);
  if (refusal === undefined) return undefined;
  const answer = answerRefusal(step, refusal);
  return fault.effect.page === true ? asPage(answer) : answer;
}

/** The page that a proxy between client and service sends with a status of its own. */
function asPage(answer: Answer): Answer {
  const title = `${answer.status} ${STATUS_CODES[answer.status] ?? "Not answered"}`;
  const page = `<!DOCTYPE html>
<html lang="en">
<head><title>${title}</title></head>
<body>
<h1>${title}</h1>
<p>The proxy has no answer of the service for you. This page is simulated.</p>
</body>
</html>
`;
  return { ...answer, page, headers: { ...answer.headers, "content-type": htmlType } };
}

const htmlType = "text/html; charset=utf-8";

function simulatedRefusal(step: Step, fault: AppliedFault): Refusal | undefined {
  const error = errorOf(step, fault);
  if (error === undefined) return undefined;
  return {
    ...refuse(error, { freeString: `Simulated: ${fault.text}.`, ...fault.facts }),
    ...(error.status === 401 && { headers: challenge }),
  };
}

function errorOf({ message }: Step, { effect, fault }: AppliedFault): ErrorEntry | undefined {
  const { refusal, status = spoiledStatus(effect) } = effect;
  if (refusal !== undefined) {
    const { contract, operation } = message.route;
    return refusalsOf(contract, operation).get(refusal) ?? simulatedError(400);
  }
  return status === undefined ? undefined : simulatedError(status, fault.when);
}

/** There is no true answer yet that could be spoiled: it is done to a 500. */
const spoiledStatus = ({ spoil, pace }: FaultEffect): number | undefined =>
  spoil === undefined && pace === undefined ? undefined : 500;
