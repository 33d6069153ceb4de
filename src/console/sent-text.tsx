import type { MessageAgain } from "../control/messages/again";
import { addresses } from "./addresses";

/** What became of something that was sent again. */
export const SentText = ({ sent: { number, status } }: { sent: Omit<MessageAgain, "of"> }) => (
  <span role="status">
    {number === null ? (
      "It reached no operation"
    ) : (
      <>
        Sent as <a href={addresses.message(number)}>message {number}</a>
      </>
    )}
    : {status === null ? "no answer went out." : `answered ${status}.`}
  </span>
);
