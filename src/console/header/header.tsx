import { signal, useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { millisecondsOf } from "../../scenario/duration";
import { credentials, lackedRoles, signOut } from "../api";
import type { ExplainedRun } from "../../control/scenarios/scenario-status";
import type { ClockState } from "../../time/space-clock";
import { KeysHelp } from "./keys-help";
import { Outcome } from "../marks";
import { addresses, home, linkedUser, path } from "../addresses";
import { addressOf, isOffered, pageAt, pages } from "../pages";
import { clock, clockTime, now } from "../moment";
import { type Reading, Unread, failureText } from "../reading";
import { showLinkedUser } from "../session";
import { Snapshots } from "./snapshots";
import {
  changeClock,
  refusal,
  reset,
  running,
  scenario,
  statusReadings,
  stopScenario,
  undo,
  undoable,
} from "../status";
import { JournalBar } from "../verdict/open-journal";
import { verdict, verdictReading } from "../verdict/verdict-so-far";
import { visibleText } from "../text";
import { beginnings, feedFailure } from "../feed";

/** Takes back the last reset, change of entities, or loss of a snapshot; not there where there is none. */
function Undo() {
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

/**
 * Asks before a link shows the data space of another user: whoever is signed in may have followed a link of somebody
 * else's page.
 */
function LinkedUser() {
  const user = linkedUser.value;
  const current = credentials.value?.user;
  if (user === "" || user === current) return null;
  return (
    <div class="notice" role="alert">
      <p>
        A link asks for the data space of user <code>{visibleText(user)}</code>. This tab shows that
        of <code>{current}</code>.
      </p>
      <div class="group">
        <button
          type="button"
          onClick={() => {
            showLinkedUser();
          }}
        >
          Show the other one
        </button>
        <button
          type="button"
          onClick={() => {
            linkedUser.value = "";
          }}
        >
          Stay here
        </button>
      </div>
    </div>
  );
}

/** Whether the controls are shown where there is no room for all of them. */
const areControlsOpen = signal(false);

/** What is true of the data space on every page. */
export const Header = () => (
  <header>
    <JournalBar>
      <div class="bar">
        <a class="brand" href={home}>
          Standin
        </a>
        <VerdictSoFar />
        <ControlsSwitch />
        <div class={areControlsOpen.value ? "controls open" : "controls"} id="controls">
          <DataSpace />
          {mayTest() && (
            <>
              <Clock />
              <Scenario />
              <Snapshots />
            </>
          )}
          <div class="group end">
            <KeysHelp />
            {mayTest() && (
              <>
                <Undo />
                <Reset />
              </>
            )}
          </div>
        </div>
      </div>
    </JournalBar>
    <Navigation />
    <LinkedUser />
    {refusal.value !== "" && (
      <p class="notice bad" role="alert">
        {refusal}
      </p>
    )}
    <NotLive />
  </header>
);

/** Whether whoever is signed in may use the control API of the data space, as far as it is known. */
const mayTest = (): boolean => !lackedRoles.value.has("tester");

const Reset = () => (
  <button
    type="button"
    title="Back to the fixtures; drops the messages"
    onClick={() => void reset()}
  >
    Reset
  </button>
);

/** Says why messages that arrive are not seen; each page says what else its user may not read. */
function NotLive() {
  const failure = feedFailure.value;
  if (beginnings.value === 0 || failure?.retryMs === undefined) return null;
  return <Unread thing="new messages" failure={failure} />;
}

interface NotReadParts {
  of: Pick<Reading, "failure">;
  /** What the header has there: `clock`. */
  thing: string;
}

/** In place of a part of the header: that it was not read, with the reason in its title. */
const NotRead = ({ of, thing }: NotReadParts) =>
  of.failure.value === undefined ? null : (
    <span class="mark warn" title={failureText(`the ${thing}`, of.failure.value)}>
      {thing}: not read
    </span>
  );

/** In a narrow window: the state in a line, which shows and hides the controls. */
const ControlsSwitch = () => (
  <button
    type="button"
    class="switch small"
    aria-expanded={areControlsOpen.value}
    aria-controls="controls"
    onClick={() => {
      areControlsOpen.value = !areControlsOpen.value;
    }}
  >
    {stateInALine()}
  </button>
);

function stateInALine(): string {
  const names = running.value.map((run) => run.scenario.name).join(", ");
  return [
    credentials.value?.user ?? "",
    clock.value === undefined ? "" : stateOf(clock.value.frozen, isClockMoved(clock.value)),
    names === "" ? "" : `${names} struck ${strikesOf(running.value)}`,
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

function Navigation() {
  const bar = useRef<HTMLElement>(null);
  const current = pageAt(path.value)?.page;
  useLayoutEffect(() => {
    const { current: shown } = bar;
    if (shown === null) return undefined;
    // Its first report comes at once, the others when the window gets wider or narrower.
    const observer = new ResizeObserver(() => {
      showCurrent(shown);
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
    };
  }, [current]);
  return (
    <nav aria-label="Pages" ref={bar}>
      {pages
        .filter((page) => isOffered(page, lackedRoles.value))
        .map((page) => (
          <a href={addressOf(page)} aria-current={page === current ? "page" : undefined}>
            {page.name}
          </a>
        ))}
    </nav>
  );
}

/** Scrolls the page that is shown into the middle: in a narrow window they are not all in view. */
function showCurrent(bar: HTMLElement): void {
  const link = bar.querySelector("[aria-current]");
  if (link === null) return;
  const [box, around] = [link.getBoundingClientRect(), bar.getBoundingClientRect()];
  bar.scrollLeft += (box.left + box.right - around.left - around.right) / 2;
}

/** The verdict so far, in a word, with how many checks came out so. */
function VerdictSoFar() {
  if (verdict.value === undefined)
    return mayTest() ? <NotRead of={verdictReading} thing="verdict" /> : null;
  const { result, counts, observed } = verdict.value;
  const count = counts[result];
  return (
    <div class="group" role="group" aria-label="Verdict so far">
      <span class="label">verdict</span>
      <a href={addresses.verdict()}>
        {observed.exchanges === 0 ? (
          <span class="quiet">none yet</span>
        ) : (
          <>
            <Outcome outcome={result} /> {result !== "pass" && count > 0 && count}
          </>
        )}
      </a>
      <NotRead of={verdictReading} thing="verdict" />
    </div>
  );
}

const DataSpace = () => (
  <div class="group" role="group" aria-label="Data space">
    <span class="label">data space</span>
    <code class="cut" title={credentials.value?.user}>
      {credentials.value?.user}
    </code>
    <button
      type="button"
      class="small"
      onClick={() => {
        signOut("");
      }}
    >
      Change
    </button>
  </div>
);

/** `90s`, `10m`, `2h` or `1d` in seconds, which a number alone is too; undefined: it is something else. */
function secondsOf(text: string): number | undefined {
  const duration = text.trim();
  const milliseconds = millisecondsOf(/^\d+$/.test(duration) ? `${duration}s` : duration);
  return milliseconds === undefined ? undefined : milliseconds / 1000;
}

function Clock() {
  if (clock.value === undefined) return <NotRead of={statusReadings.clock} thing="clock" />;
  const time = new Date(clockTime(clock.value, now.value)).toISOString();
  const { frozen } = clock.value;
  const isMoved = isClockMoved(clock.value);
  return (
    <div class="group" role="group" aria-label="Clock">
      <span class="label">clock</span>
      <time>{time.slice(0, 19).replace("T", " ")} UTC</time>
      <span class={frozen ? "mark warn" : "mark"}>{stateOf(frozen, isMoved)}</span>
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
}

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

function Scenario() {
  const status = scenario.value;
  if (status === undefined) return <NotRead of={statusReadings.scenario} thing="scenario" />;
  return (
    <div class="group" role="group" aria-label="Scenario">
      <span class="label">scenario</span>
      {status.active ? (
        <>
          <Running runs={running.value} />
          <span class="mark warn">struck {strikesOf(running.value)}</span>
          <button type="button" class="small" onClick={() => void stopScenario()}>
            Stop
          </button>
        </>
      ) : (
        <span class="quiet">none</span>
      )}
    </div>
  );
}

/** The scenario that runs; of several, how many there are. */
const Running = ({ runs }: { runs: readonly ExplainedRun[] }) => {
  const names = runs.map((run) => run.scenario.name);
  const [name = ""] = names;
  return names.length === 1 ? (
    <a href={addresses.scenario(name)}>
      <strong>{name}</strong>
    </a>
  ) : (
    <a href={addresses.scenarios()} title={names.join(", ")}>
      <strong>{names.length} at once</strong>
    </a>
  );
};

const strikesOf = (runs: readonly ExplainedRun[]): number =>
  runs.flatMap(({ rules }) => rules).reduce((sum, { struck }) => sum + struck, 0);
