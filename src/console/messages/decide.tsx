import { useSignal } from "@preact/signals";
import type { HeldDecision, HeldEntry } from "../../control/scenarios/holds";
import { waitText } from "../header/going-wrong";
import { interfaces } from "../interfaces";
import { useKeys } from "../keys";
import { now } from "../moment";
import { decide, heldMessages } from "../status";

/** What becomes of a message, where the tester holds it. */
export function Decide({ number }: { number: number }) {
  const held = heldMessages.value?.held.find((one) => one.number === number);
  return held === undefined ? null : <Decisions key={`${number} ${held.when}`} held={held} />;
}

/** Each decision with its key. */
const keyDecisions = [
  { key: "Enter", word: "As it is", decision: { as: "it-is" } },
  { key: "5", word: "503", decision: { status: 503 } },
  { key: "0", word: "Nothing", decision: { nothing: true } },
] as const;

function Decisions({ held }: { held: HeldEntry }) {
  const { number, when } = held;
  const take = (decision: HeldDecision): void => void decide(number, decision);
  useKeys(
    Object.fromEntries(
      keyDecisions.map(({ key, decision }) => [
        key,
        () => {
          take(decision);
        },
      ]),
    ),
  );
  return (
    <section class="notice warn decide" aria-label="Decide">
      <p>
        <strong>Held {when} processing.</strong> {waitText(held, now.value)}
      </p>
      <div class="group">
        {keyDecisions.map(({ key, word, decision }) => (
          <button
            type="button"
            class={key === "Enter" ? "main" : ""}
            title={`Key: ${key}`}
            onClick={() => {
              take(decision);
            }}
          >
            {word} <kbd>{key}</kbd>
          </button>
        ))}
        <OtherStatus take={take} />
        {when === "before" && <Refuse held={held} take={take} />}
      </div>
    </section>
  );
}

interface DecideParts {
  take: (decision: HeldDecision) => void;
}

/** Another status. */
function OtherStatus({ take }: DecideParts) {
  const status = useSignal(504);
  return (
    <form
      class="group"
      onSubmit={(event) => {
        event.preventDefault();
        take({ status: status.value });
      }}
    >
      <input
        class="short"
        type="number"
        min={400}
        max={599}
        aria-label="Status"
        value={status}
        onInput={({ currentTarget }) => {
          status.value = currentTarget.valueAsNumber;
        }}
      />
      <button type="submit">Answer with it</button>
    </form>
  );
}

/** A refusal, with one of the error types of the operation. */
function Refuse({ held, take }: DecideParts & { held: HeldEntry }) {
  const types =
    interfaces.value
      .find(({ name }) => name === held.interface)
      ?.operations.find(({ id }) => id === held.operation)?.refusals ?? [];
  const chosen = useSignal("");
  if (types.length === 0) return null;
  return (
    <form
      class="group"
      onSubmit={(event) => {
        event.preventDefault();
        take({ refuse: chosen.value || (types[0] ?? "") });
      }}
    >
      <select
        aria-label="Error type"
        onChange={({ currentTarget }) => {
          chosen.value = currentTarget.value;
        }}
      >
        {types.map((type) => (
          <option>{type}</option>
        ))}
      </select>
      <button type="submit">Refuse</button>
    </form>
  );
}
