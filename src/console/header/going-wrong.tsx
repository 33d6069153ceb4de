import type { HeldEntry } from "../../control/scenarios/holds";
import { type ExplainedRun, isOver } from "../../control/scenarios/scenario-status";
import { addresses } from "../addresses";
import { lookedInto } from "../api";
import { durationText, now } from "../moment";
import { Changes } from "../reading";
import { clearFault, endHold, heldMessages, isAllOver, running, stopScenario } from "../status";
import { leave } from "../session";
import { spokenName, visibleText } from "../text";

/** A fault that was added by itself has a number for a name: its title says what it does. */
export const isSingle = ({ scenario }: ExplainedRun): boolean => /^fault-\d+$/.test(scenario.name);

/** The name of a running scenario; a single fault says what it does. */
export const nameOf = (run: ExplainedRun): string =>
  visibleText(isSingle(run) ? faultSentence(run) : run.scenario.name);

/** The same, as short as can be. */
export const shortNameOf = (run: ExplainedRun): string =>
  visibleText(isSingle(run) ? faultInShort(run) : run.scenario.name);

/** The messages that a single fault strikes, by their group, as the beginning of a sentence and in short. */
const groups = {
  all: { sentence: "Everything", short: "all" },
  requests: { sentence: "Each request", short: "requests" },
  advices: { sentence: "Each advice message", short: "advice messages" },
} as const;

/** `Everything of bill payment`, `all of bill payment`; an operation is called by its name. */
function struckText(
  { scenario: { interface: of, rules } }: ExplainedRun,
  as: "sentence" | "short",
) {
  const { operation, messages = "all" } = rules[0]?.on ?? {};
  const where = typeof of === "string" ? ` of ${spokenName(of)}` : "";
  return operation ?? `${groups[messages][as]}${where}`;
}

/** `Everything of bill payment is answered 503`. */
function faultSentence(run: ExplainedRun): string {
  const [rule] = run.scenario.rules;
  const struck = struckText(run, "sentence") + timesText(rule?.times);
  const { fault } = rule ?? {};
  if (fault?.kind === "status")
    return `${struck}${rule?.times === undefined ? "" : ","} is answered ${fault.status}`;
  return `${struck}: ${run.scenario.title.replace(/^.*?: /, "")}`;
}

/** `all of bill payment: 503`. */
function faultInShort(run: ExplainedRun): string {
  const fault = run.scenario.rules[0]?.fault;
  const what = fault?.kind === "status" ? fault.status : fault && spokenName(fault.kind);
  return `${struckText(run, "short")}: ${what ?? "?"}`;
}

const timesText = (times: number | undefined): string => {
  if (times === undefined) return "";
  return times === 1 ? ", once" : `, ${times} times`;
};

const stop = (run: ExplainedRun): Promise<void> =>
  isSingle(run) ? clearFault(run.scenario.name) : stopScenario(run.scenario.name);

/** How often scenarios have struck. */
const strikesOf = (runs: readonly ExplainedRun[]): number =>
  runs.flatMap(({ rules }) => rules).reduce((sum, { struck }) => sum + struck, 0);

/** What strikes and what is held, each with how to end it. */
export const GoingWrong = () => (
  <ul class="going-wrong">
    {running.value.map((run) => (
      <li key={run.scenario.name}>
        <span>
          {isSingle(run) ? (
            nameOf(run)
          ) : (
            <a href={addresses.scenario(run.scenario.name)}>{run.scenario.name}</a>
          )}{" "}
          <span class="quiet">
            {strikesOf([run])} struck{isOver(run) && ", over"}
          </span>
        </span>
        <Ends name={`Stop: ${nameOf(run)}`} does={() => stop(run)}>
          Stop
        </Ends>
      </li>
    ))}
    {(heldMessages.value?.holds ?? []).map((hold) => (
      <li key={hold.name}>
        <span>
          {hold.text} <span class="quiet">{hold.held} held</span>
        </span>
        <Ends
          name={`End ${hold.name}`}
          title="What it holds goes on as it is"
          does={() => endHold(hold.name)}
        >
          End
        </Ends>
      </li>
    ))}
    {(heldMessages.value?.held ?? []).map((held) => (
      <li key={held.number} class="held">
        <span>
          <a href={addresses.message(held.number)}>
            {held.number} {heldText(held)}
          </a>{" "}
          <HeldFor held={held} />
        </span>
      </li>
    ))}
  </ul>
);

interface EndsParts {
  name: string;
  title?: string;
  does: () => Promise<void>;
  children: string;
}

/** Ends what goes wrong; not there for whoever looks in. */
const Ends = ({ name, title, does, children }: EndsParts) => (
  <Changes>
    <button type="button" class="small" aria-label={name} title={title} onClick={() => void does()}>
      {children}
    </button>
  </Changes>
);

/** `redeem of TILL0005`. */
const heldText = ({ operation, terminal }: HeldEntry): string =>
  terminal === undefined ? operation : `${operation} of ${visibleText(terminal)}`;

/** How long a message has been held, and when its POS gives up. */
const HeldFor = ({ held }: { held: HeldEntry }) => (
  <span class="quiet" title={waitText(held, now.value)}>
    {durationText(Math.max(0, now.value - Date.parse(held.since)))}
  </span>
);

/** What ends the wait. */
export function waitText({ posGaveUpAt, posTimesOutAt, endsAt }: HeldEntry, at: number): string {
  const until = (time: string): string => `in ${durationText(Math.max(0, Date.parse(time) - at))}`;
  const ends = `it goes on as it is ${until(endsAt)}`;
  return posGaveUpAt === undefined
    ? `A POS that waits 60 s gives up ${until(posTimesOutAt)}; ${ends}.`
    : `The POS has given up; ${ends}.`;
}

/** Below the header of every page, while something is struck or held: what, how often, and how to end it. */
export function Strip() {
  const strikes = strikesOf(running.value);
  const [oldest, ...others] = heldMessages.value?.held ?? [];
  if (strikes === 0 && oldest === undefined) return null;
  const names = running.value.map(nameOf).join(", ");
  const isQuiet = oldest === undefined && isAllOver.value;
  return (
    <div class={isQuiet ? "strip over" : "strip"} role="group" aria-label="What strikes">
      {oldest !== undefined && <HeldStrip oldest={oldest} count={others.length + 1} />}
      {strikes > 0 && (
        <>
          <span class="cut" title={names}>
            {names}
          </span>
          <span>struck {strikes}</span>
          {isAllOver.value && <span>over</span>}
          <Ends name="Stop" does={() => stopScenario()}>
            Stop
          </Ends>
        </>
      )}
    </div>
  );
}

/** `1 message is held: redeem of TILL0005, 6 s`, and the way to decide about it. */
const HeldStrip = ({ oldest, count }: { oldest: HeldEntry; count: number }) => (
  <>
    <span class="cut">
      {count === 1 ? "1 message is held" : `${count} messages are held`}: {heldText(oldest)},{" "}
      <HeldFor held={oldest} />
    </span>
    <a class="button small" href={addresses.message(oldest.number)}>
      Decide
    </a>
  </>
);

/** Below the header of every page, while another data space is looked into. */
export const LookingIn = () =>
  lookedInto.value && (
    <div class="strip looking-in" role="group" aria-label="Looking in">
      <span class="cut">
        looking in at <strong>{visibleText(lookedInto.value.name)}</strong>, read only
      </span>
      <button type="button" class="small" onClick={leave}>
        Leave
      </button>
    </div>
  );
