import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { millisecondsOf } from "../../scenario/duration";
import type { Verdict } from "../../conformance/verdict";
import type { ClockState } from "../../time/space-clock";
import { addresses } from "../addresses";
import { credentials, shownUser, signOut } from "../api";
import { Outcome } from "../marks";
import { clock, clockTime, now } from "../moment";
import { Changes, type Reading, failureText } from "../reading";
import {
  changeClock,
  fullBounds,
  isAllOver,
  heldMessages,
  reset,
  running,
  scenario,
  statusReadings,
  undo,
  undoable,
} from "../status";
import { brokenRules, verdict, verdictNumbers, verdictReading } from "../verdict/verdict-so-far";
import { TellMe } from "../verdict/tell";
import { GoingWrong, nameOf, shortNameOf } from "./going-wrong";
import { Snapshots } from "./snapshots";

interface PanelParts {
  /** What the panel is about. */
  name: string;
  /** What its button says. */
  label: ComponentChildren;
  /** Rendered while the panel is open. */
  children: ComponentChildren;
}

/** A button of the header, and the panel that it opens. */
function Panel({ name, label, children }: PanelParts) {
  const isOpen = useSignal(false);
  const id = `panel-${name.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <div class="group" role="group" aria-label={name}>
      <button type="button" class={`opens ${id}`} popovertarget={id}>
        <span class="unseen">{name}: </span>
        {label}
      </button>
      <div
        id={id}
        class="panel"
        popover="auto"
        onToggle={({ newState }) => {
          isOpen.value = newState === "open";
        }}
        onClick={({ target, currentTarget }) => {
          if (target instanceof Element && target.closest("a") !== null)
            currentTarget.hidePopover();
        }}
      >
        {isOpen.value && children}
      </div>
    </div>
  );
}

/** In place of what a panel has: that it was not read, with the reason in its title. */
const NotRead = ({ of, thing }: { of: Pick<Reading, "failure">; thing: string }) =>
  of.failure.value === undefined ? (
    <span class="quiet">{thing}</span>
  ) : (
    <span class="mark warn" title={failureText(`the ${thing}`, of.failure.value)}>
      {thing}: not read
    </span>
  );

/** The verdict so far, in a word, with how many checks came out so; its panel has the rules. */
export function VerdictPanel() {
  const found = verdict.value;
  if (found === undefined)
    return (
      <span class="opens panel-verdict-so-far">
        <NotRead of={verdictReading} thing="verdict" />
      </span>
    );
  const broken = brokenRules(found);
  return (
    <Panel name="Verdict so far" label={<VerdictWord verdict={found} />}>
      <VerdictNumbers verdict={found} />
      <ul>
        {broken.slice(0, mostRules).map(({ id, sentence, outcome }) => (
          <li>
            <span>
              <Outcome outcome={outcome} />{" "}
              <a href={addresses.messages(`rule:${id} broken:any`)}>
                <code>{id}</code>
              </a>{" "}
              {sentence}
            </span>
          </li>
        ))}
      </ul>
      {broken.length > mostRules && (
        <p class="quiet">
          {mostRules} of {broken.length} broken rules. <a href={addresses.verdict()}>All</a>
        </p>
      )}
      <p class="group">
        <a href={addresses.verdict()}>The whole verdict</a> <TellMe />
      </p>
    </Panel>
  );
}

/** Broken rules that the panel shows at most. */
const mostRules = 5;

interface VerdictParts {
  verdict: Verdict;
}

const VerdictWord = ({ verdict: { result, counts, observed } }: VerdictParts) =>
  observed.exchanges === 0 ? (
    <span class="quiet">none yet</span>
  ) : (
    <>
      <Outcome outcome={result} /> {result !== "pass" && counts[result] > 0 && counts[result]}
    </>
  );

const VerdictNumbers = ({ verdict: found }: VerdictParts) => (
  <dl class="facts">
    {verdictNumbers(found).map(([name, text]) => (
      <>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </>
    ))}
  </dl>
);

/** What goes wrong now because the tester wants it to: what strikes, and what is held. */
export function FaultsPanel() {
  if (scenario.value === undefined)
    return (
      <span class="opens panel-what-goes-wrong">
        <NotRead of={statusReadings.scenario} thing="scenario" />
      </span>
    );
  if (heldMessages.value === undefined)
    return (
      <span class="opens panel-what-goes-wrong">
        <NotRead of={statusReadings.held} thing="what is held" />
      </span>
    );
  const { holds } = heldMessages.value;
  const held = holds.map(({ text }) => text);
  const wrong = [...running.value.map(shortNameOf), ...held];
  const isQuiet = holds.length === 0 && isAllOver.value;
  return (
    <Panel
      name="What goes wrong"
      label={
        wrong.length === 0 ? (
          <span class="quiet">no faults</span>
        ) : (
          <span
            class={isQuiet ? "quiet cut" : "mark warn cut"}
            title={[...running.value.map(nameOf), ...held].join(", ")}
          >
            {isQuiet ? "over:" : <span aria-hidden="true">!</span>} {wrong.join(", ")}
          </span>
        )
      }
    >
      {wrong.length === 0 && (
        <p class="quiet">No scenario runs: each message is answered as the contract says.</p>
      )}
      <GoingWrong />
      <p>
        <a href={addresses.scenarios()}>All scenarios</a>
      </p>
    </Panel>
  );
}

/** Whose data space is shown; its panel changes it, takes snapshots of it, and resets it. */
export const SpacePanel = ({ mayTest }: { mayTest: boolean }) => (
  <Panel name="Data space" label={<SpaceLabel />}>
    <div class="group">
      <span>
        User <code>{credentials.value?.user}</code>
      </span>
      <button
        type="button"
        class="small end"
        onClick={() => {
          signOut("");
        }}
      >
        Change
      </button>
    </div>
    {mayTest && (
      <>
        {statusReadings.quota.failure.value !== undefined && (
          <p>
            <NotRead of={statusReadings.quota} thing="quota" />
          </p>
        )}
        <FullBounds />
        <Changes>
          <OwnSpace />
        </Changes>
      </>
    )}
  </Panel>
);

/** What changes the data space. */
const OwnSpace = () => (
  <>
    <h2>Snapshots</h2>
    <Snapshots />
    <h2>Begin anew</h2>
    <div class="group">
      <button
        type="button"
        title="Back to the fixtures; drops the messages"
        onClick={() => void reset()}
      >
        Reset
      </button>
      <Undo />
    </div>
  </>
);

/** The user, and how full the fullest bound is once that matters. Each tab has a stream; one beyond the bound polls. */
const SpaceLabel = () => {
  const fullest = fullBounds.value.find(({ name }) => name !== "messageStreams");
  return (
    <>
      <span class="cut">{shownUser}</span>
      {fullest !== undefined && (
        <span class="mark warn" title={`${fullest.of}: ${usedText(fullest)}`}>
          {percentText(fullest)}
        </span>
      )}
    </>
  );
};

type FullBound = (typeof fullBounds.value)[number];

const percentText = ({ share }: FullBound): string => `${Math.floor(share * 100)} %`;

const usedText = ({ used, bound }: FullBound): string =>
  `${used.toLocaleString("en")} of ${bound.toLocaleString("en")}`;

/** The bounds that are nearly reached, with what they have refused. */
const FullBounds = () =>
  fullBounds.value.length === 0 ? null : (
    <>
      <h2>Nearly full</h2>
      <ul>
        {fullBounds.value.map((bound) => (
          <li key={bound.name}>
            <span>{bound.of}</span>
            <span>
              {usedText(bound)}
              {bound.refused > 0 && `, ${bound.refused.toLocaleString("en")} refused`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );

/** Takes back the last reset, change of entities, or loss of a snapshot; not there where there is none. */
export function Undo() {
  const isBusy = useSignal(false);
  const takeBack = async (): Promise<void> => {
    isBusy.value = true;
    await undo();
    isBusy.value = false;
  };
  const last = undoable.value;
  if (last?.available !== true) return null;
  return (
    <button
      type="button"
      title={`Takes back ${last.text}`}
      disabled={isBusy}
      onClick={() => void takeBack()}
    >
      Undo
    </button>
  );
}

/** `90s`, `10m`, `2h` or `1d` in seconds, which a number alone is too; undefined: it is something else. */
function secondsOf(text: string): number | undefined {
  const duration = text.trim();
  const milliseconds = millisecondsOf(/^\d+$/.test(duration) ? `${duration}s` : duration);
  return milliseconds === undefined ? undefined : milliseconds / 1000;
}

/** The data space's clock; its panel freezes it, moves it on and sets it back. */
export function ClockPanel() {
  if (clock.value === undefined)
    return (
      <span class="opens panel-clock">
        <NotRead of={statusReadings.clock} thing="clock" />
      </span>
    );
  const time = new Date(clockTime(clock.value, now.value)).toISOString();
  const { frozen } = clock.value;
  const isMoved = isClockMoved(clock.value);
  return (
    <Panel
      name="Clock"
      label={
        <>
          <time>{time.slice(11, 16)}</time>{" "}
          <span class={isMoved ? "mark warn" : "quiet"}>{stateOf(frozen, isMoved)}</span>
        </>
      }
    >
      <p>
        <time>{time.slice(0, 19).replace("T", " ")} UTC</time>
      </p>
      <Changes>
        <MoveClock frozen={frozen} isMoved={isMoved} />
      </Changes>
    </Panel>
  );
}

/** Freezes or releases the clock, sets it back, or moves it on. */
const MoveClock = ({ frozen, isMoved }: { frozen: boolean; isMoved: boolean }) => (
  <div class="group">
    <button
      type="button"
      class="small"
      onClick={() =>
        void changeClock(frozen ? "The clock runs" : "The clock is frozen", { frozen: !frozen })
      }
    >
      {frozen ? "Release" : "Freeze"}
    </button>
    {isMoved && (
      <button
        type="button"
        class="small"
        onClick={() =>
          void changeClock("The clock is the machine's", { set: "real", frozen: false })
        }
      >
        Real time
      </button>
    )}
    <MoveOn />
  </div>
);

const isClockMoved = ({ frozen, aheadSeconds }: ClockState): boolean =>
  frozen || Math.abs(aheadSeconds) >= 1;

const stateOf = (frozen: boolean, isMoved: boolean): string => {
  if (frozen) return "frozen";
  return isMoved ? "moved" : "live";
};

/** Moves the clock on by a duration. */
function MoveOn() {
  const duration = useSignal("60s");
  const by = secondsOf(duration.value);
  return (
    <form
      class="group"
      onSubmit={(event) => {
        event.preventDefault();
        if (by !== undefined)
          void changeClock(`The clock was moved on by ${duration.value}`, { advanceSeconds: by });
      }}
    >
      <input
        class="short"
        aria-label="Duration: 90s, 10m, 2h or 1d"
        aria-invalid={by === undefined}
        value={duration}
        onInput={({ currentTarget }) => {
          duration.value = currentTarget.value;
        }}
      />
      <button type="submit" class="small" disabled={by === undefined}>
        Move on
      </button>
    </form>
  );
}
