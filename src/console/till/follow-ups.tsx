import type { Sale } from "../../till/advice";
import type { OperationExample } from "../../till/example";
import { addresses } from "../place";
import { sendShown, till } from "./at-work";
import { draftsOf, sendDrafts } from "./draft";
import type { Wares } from "./wares";

/** Lookups and notifications about what was sent. */
const lookupsAbout = ({ message }: Sale, examples: readonly OperationExample[]) =>
  examples.filter(
    ({ kind, messages }) =>
      (kind === "lookup" || kind === "notification") &&
      messages.slice(0, -1).at(-1)?.operation === message.operation,
  );

/** What fits after a message: its repeat, the advices that close it, lookups about it. */
export function FollowUps({ wares, sale }: { wares: Wares; sale: Sale }) {
  const { deal, message, answer, earlier } = sale;
  const known = new Map([
    ...earlier,
    [message.name, { id: message.id, answer: answer?.body }] as const,
  ]);
  return (
    <div class="group" role="group" aria-label="What fits now">
      <span class="label">now:</span>
      {(["confirmation", "reversal"] as const).map(
        (kind) =>
          deal[kind] && (
            <button type="button" onClick={() => void till.advise(sale, kind)}>
              {kind === "confirmation" ? "Confirm" : "Reverse"}
            </button>
          ),
      )}
      {lookupsAbout(sale, wares.examples).map((example) => (
        <button
          type="button"
          onClick={() =>
            void sendDrafts(
              draftsOf({ ...example, messages: example.messages.slice(-1) }),
              { request: example },
              known,
            )
          }
        >
          {example.operation}
        </button>
      ))}
      <button type="button" onClick={() => void sendShown(message)}>
        Repeat it
      </button>
      {deal.request.kind === "request" && (
        <a href={addresses.transaction(message.id)}>Its transaction</a>
      )}
    </div>
  );
}
