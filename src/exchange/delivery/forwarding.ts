import type { OutgoingMessage, ProviderReply } from "../../upstream/reply";
import type { ForwardHold, HeldMessage, Step } from "../step";
import { disturbanceOf } from "../message";
import { watchLeaving } from "./waiting";

/** Sends a held message to its provider, once; it goes on when the POS has left. */
export async function sendForward(
  { step, place }: HeldMessage,
  hold: ForwardHold,
): Promise<ProviderReply> {
  const { rawHeaders, method } = step.message.req;
  const unwatch = watchLeaving(step);
  try {
    return await hold.forwardTo.send({
      method,
      rawHeaders,
      target: step.message.target,
      body: step.message.sentBody,
      user: step.message.user,
      onInterim: interimFor(step),
      disturbed: disturbanceOf(step.message),
    });
  } finally {
    unwatch();
    place?.end();
  }
}

/** Passes interim answers on at once, unless a fault awaits the answer: what it withholds may not show. */
function interimFor({ message, matchedRules }: Step): OutgoingMessage["onInterim"] {
  const { req, res } = message;
  if (req.httpVersion === "1.0" || matchedRules?.after !== undefined) return undefined;
  return (status, link) => {
    // A response without a socket waits its turn.
    if (res.destroyed || res.headersSent || res.socket === null) return;
    if (status === 102) res.writeProcessing();
    else if (isLink(link)) res.writeEarlyHints({ link });
  };
}

/** A single link as Node takes it. */
const isLink = (text: string): boolean =>
  /^<[^<>\s]*>(?:; ?[\w-]+=(?:"[\w ./:-]*"|[\w.-]+))*$/.test(text);

/** The message as its provider has answered it. A reset meanwhile is none of its business. */
export function repliedStep({ step }: HeldMessage, hold: ForwardHold, reply: ProviderReply): Step {
  const { services, message } = step;
  const { space } = message;
  return {
    ...step,
    now: services.clocks.now(space),
    epoch: space.epoch,
    number: step.epoch === space.epoch ? step.number : undefined,
    restores: space.restores,
    findings: message.reading.findings,
    upstream: reply.note,
    replied: { ...reply, sentAs: hold.sentAs },
  };
}
