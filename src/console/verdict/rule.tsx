import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { ruleMark } from "../../conformance/judged-rule";
import type { CheckOutcome } from "../../conformance/rules/obligation";
import type { Verdict } from "../../conformance/verdict";
import { uuidPattern } from "../../contract/values/uuid";
import { MarkedWord, NoteText, Outcome } from "../marks";
import { agoText, durationText, fullTime } from "../moment";
import { type Links, addresses } from "../addresses";
import { visibleText } from "../text";

type RuleOfVerdict = Verdict["rules"][number];
type VerdictCheck = RuleOfVerdict["checks"][number];

/** Checks of one rule that are shown at first, and so many more each time that somebody asks for them. */
const firstChecks = 5;
const moreChecks = 100;

const numberOrId = new RegExp(`(\\(\\d+\\)|\\b${uuidPattern}\\b)`);

/** How what a check says is shown. */
export interface CheckView {
  links: Links;
  /** From when on what is open is counted, in epoch milliseconds. */
  at: number;
  /** The verdict is on a journal that was exported then: what was open has ended since. */
  isExport?: true;
}

interface RuleParts {
  rule: RuleOfVerdict;
  view: CheckView;
}

/** Rules that were opened: whoever comes back from a message finds them as they were left. */
const rulesLeftOpen = signal<ReadonlySet<string>>(new Set());

const paper = matchMedia("print");
const isOnPaper = signal(paper.matches);
paper.addEventListener("change", () => (isOnPaper.value = paper.matches));

/** A rule in a line, which opens to its remedy and the checks that did not pass; on paper all of it is there. */
export function Rule({ rule, view }: RuleParts) {
  const key = `${rule.outcome} ${rule.interface} ${rule.id}`;
  const isOpen = rulesLeftOpen.value.has(key);
  const turn = (): void => {
    const others = [...rulesLeftOpen.value].filter((one) => one !== key);
    rulesLeftOpen.value = new Set(isOpen ? others : [...others, key]);
  };
  return (
    <article class={`rule ${rule.outcome}`}>
      <div class="rule-line">
        <h3>
          <button type="button" aria-expanded={isOpen} onClick={turn}>
            <MarkedWord {...ruleMark(rule)} /> {rule.sentence}
          </button>
        </h3>
        <span class="extent">
          <RuleExtent rule={rule} view={view} />
        </span>
        <a href={addresses.reference("rules", rule.id)}>
          <code>{rule.id}</code>
        </a>
      </div>
      <div class={isOpen ? "rule-whole" : "rule-whole folded"}>
        <RuleWhole rule={rule} view={view} />
      </div>
    </article>
  );
}

/** How many checks came out so; of open ones, how long the first one stays so. */
function RuleExtent({ rule: { checks }, view }: RuleParts) {
  const ends = checks.flatMap(({ openUntil }) => openUntil ?? []);
  const first = ends.reduce((one, other) => Math.min(one, other), Infinity);
  return (
    <>
      {checks.length > 1 && `${checks.length.toLocaleString("en")} checks `}
      {ends.length > 0 && <span class="mark warn">{untilText(first, view)}</span>}
    </>
  );
}

/** How long something is open, or was when its journal was exported. */
const untilText = (openUntil: number, { at, isExport }: CheckView): string =>
  isExport === true
    ? `had ${durationText(openUntil - at)} left at the export`
    : agoText(new Date(openUntil).toISOString(), at);

function RuleWhole({ rule, view }: RuleParts) {
  const count = useSignal(firstChecks);
  const shown = isOnPaper.value ? rule.checks.length : count.value;
  const rest = rule.checks.length - shown;
  return (
    <>
      <p class="quiet">
        {rule.level}, {rule.interface}: {rule.source}
      </p>
      <p>{rule.remedy}</p>
      <ul class="checks">
        {rule.checks.slice(0, shown).map((check) => (
          <CheckRow check={check} view={view} />
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          onClick={() => {
            count.value += moreChecks;
          }}
        >
          {rest > moreChecks
            ? `Show ${moreChecks} of ${rest.toLocaleString("en")} more`
            : `Show ${rest} more`}
        </button>
      )}
    </>
  );
}

interface CheckParts {
  check: VerdictCheck;
  view: CheckView;
}

const CheckRow = ({ check: { text, openUntil, causedBy, evidence }, view }: CheckParts) => (
  <li>
    {openUntil !== undefined && (
      <>
        <span class="mark warn">{untilText(openUntil, view)}</span>{" "}
      </>
    )}
    {linkReferences(text, view.links, evidence)}
    {causedBy !== undefined && <span class="quiet"> follows from {causedBy}</span>}
    {evidence.flatMap(({ notes = [] }) => notes.map((note) => <NoteText note={note} />))}
  </li>
);

/** A sentence in which numbers of messages, as `(12)`, and ids of transactions are links. */
const linkReferences = (text: string, links: Links, evidence: CheckEvidence) =>
  visibleText(text)
    .split(numberOrId)
    .map((part, at) =>
      at % 2 === 0 ? part : <Link part={part} links={links} evidence={evidence} />,
    );

/** The messages that a check speaks of. */
type CheckEvidence = VerdictCheck["evidence"];

/** `redeem, till TILL0001, 2026-11-26 02:15:50.123 UTC, clock`; undefined: the check does not say. */
function titleOf(evidence: CheckEvidence, number: number): string | undefined {
  const { clock, operation, terminal } = evidence.find((one) => one.number === number) ?? {};
  if (clock === undefined) return undefined;
  const till = terminal === undefined ? "" : `till ${visibleText(terminal)}`;
  return [operation, till, fullTime(clock), "clock"].filter(Boolean).join(", ");
}

interface LinkParts {
  part: string;
  links: Links;
  evidence: CheckEvidence;
}

const Link = ({ part, links, evidence }: LinkParts) => {
  const [, number] = /^\((\d+)\)$/.exec(part) ?? [];
  return number === undefined ? (
    <a href={links.transaction(part)} title={part}>
      <code>{part.split("-", 1)}…</code>
    </a>
  ) : (
    <>
      (
      <a
        href={links.message(Number(number))}
        aria-label={`Message ${number}`}
        title={titleOf(evidence, Number(number))}
      >
        {number}
      </a>
      )
    </>
  );
};

interface RuleLineParts {
  /** What came of it; absent: that goes without saying. */
  outcome?: CheckOutcome | undefined;
  rule: { id: string; sentence: string };
  children: ComponentChildren;
}

/** A rule in a list, with what is said of it. */
export const RuleLine = ({ rule: { id, sentence }, outcome, children }: RuleLineParts) => (
  <li>
    {outcome !== undefined && (
      <>
        <Outcome outcome={outcome} />{" "}
      </>
    )}
    <a href={addresses.reference("rules", id)}>
      <code>{id}</code>
    </a>{" "}
    {sentence} <span class="quiet">{children}</span>
  </li>
);
