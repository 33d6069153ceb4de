import { useEffect } from "preact/hooks";
import type { ScenarioEntry } from "../../control/scenarios/models";
import { fetchAnswer } from "../api";
import { beginnings } from "../feed";
import { FullMoment } from "../moment";
import { addresses } from "../addresses";
import { Read, useRead, Changes } from "../reading";
import { StackedTable } from "../stacked-table";
import { Search } from "../search";
import { running, startScenario, stopScenario } from "../status";
import { spokenName, visibleText } from "../text";
import { isSingle } from "../header/going-wrong";
import { WhatGoesWrongNow } from "./now";
import { RunCounts } from "./run";

/** The library by interface, and the drafts of the data space. */
export function Library({ search }: { search: string }) {
  const { value: entries, reading } = useRead(() => fetchAnswer("GET /scenarios"), {
    of: [beginnings.value],
    keepsOlder: true,
  });
  const found = entries.value?.filter((entry) => hasText(entry, search.toLowerCase()));
  return (
    <>
      <h1 class="unseen">Faults</h1>
      <WhatGoesWrongNow />
      <Now />
      <div class="filter">
        <Search
          search={search}
          among="scenarios"
          addressOf={(text) => addresses.scenarios({ search: text })}
        />
        <Changes>
          <a class="button" href={addresses.scenarios({ build: "true" })}>
            Build one
          </a>
          <a class="button" href={addresses.scenarios({ new: "true" })}>
            Write one
          </a>
        </Changes>
        <a href={addresses.explore()}>Explorations</a>
      </div>
      <Read
        of={reading}
        thing="scenarios"
        isEmpty={found?.length === 0}
        empty={<NotFound search={search} />}
      >
        {found && <Drafts drafts={found.filter(({ draft }) => draft === true)} />}
        {found && <Interfaces entries={found.filter(({ draft }) => draft !== true)} />}
      </Read>
    </>
  );
}

const NotFound = ({ search }: { search: string }) => (
  <>
    No scenario has <code>{visibleText(search)}</code> in it.{" "}
    <a href={addresses.scenarios()}>Show all</a>
  </>
);

/** Whether a scenario has each word of a text somewhere: in its name, title or comment, or in that of its interface. */
function hasText({ name, title, about, interfaces = [] }: ScenarioEntry, text: string): boolean {
  const all = [name, title, about, ...interfaces].join(" ").toLowerCase();
  const spoken = `${all} ${all.replaceAll("-", " ")}`;
  return text.split(/\s+/).every((word) => spoken.includes(word));
}

/** The scenarios that run, rule by rule. A fault that was added by itself has no more to tell. */
const Now = () => (
  <>
    {running.value.length > 1 && (
      <p>
        {running.value.length} scenarios run: of their rules the first one that strikes wins, in
        this order.
      </p>
    )}
    {running.value
      .filter((run) => !isSingle(run))
      .map((run) => (
        <section
          key={run.scenario.name}
          class="notice running"
          aria-label={`Running: ${run.scenario.name}`}
        >
          <p>
            <strong>
              <a href={addresses.scenario(run.scenario.name)}>{run.scenario.name}</a> runs.
            </strong>{" "}
            {visibleText(run.scenario.title)}
          </p>
          {running.value.length > 1 && (
            <p>
              <StartOrStop name={run.scenario.name} />
            </p>
          )}
          <RunCounts run={run} />
        </section>
      ))}
  </>
);

const Drafts = ({ drafts }: { drafts: readonly ScenarioEntry[] }) =>
  drafts.length === 0 ? null : (
    <section>
      <h2>Drafts</h2>
      <Table label="Drafts" entries={drafts} />
    </section>
  );

/** The scenarios of an interface; one of several is with the first of its own. */
interface OfInterface {
  name: string;
  entries: ScenarioEntry[];
}

function byInterface(entries: readonly ScenarioEntry[]): OfInterface[] {
  const interfaceOf = ({ interfaces }: ScenarioEntry): string => interfaces?.[0] ?? "With mistakes";
  return [...new Set(entries.map(interfaceOf))].sort().map((name) => ({
    name,
    entries: entries.filter((entry) => interfaceOf(entry) === name),
  }));
}

/** The same in two columns, which have about as many rows. */
function inColumns(all: readonly OfInterface[]): [OfInterface[], OfInterface[]] {
  const columns: [OfInterface[], OfInterface[]] = [[], []];
  const rowsIn = (some: readonly OfInterface[]): number =>
    // A heading takes the place of two rows.
    some.reduce((sum, { entries }) => sum + entries.length + 2, 0);
  const half = rowsIn(all) / 2;
  for (const one of all) {
    const [first, second] = columns;
    const isPastHalf = rowsIn(first) + rowsIn([one]) / 2 > half;
    (isPastHalf && first.length > 0 ? second : first).push(one);
  }
  return columns;
}

/** Sections of the interfaces, and links to them. */
function Interfaces({ entries }: { entries: readonly ScenarioEntry[] }) {
  const all = byInterface(entries);
  // The section that the address names is there only now.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      {all.length > 1 && (
        <nav class="chips" aria-label="Interfaces">
          {all.map(({ name, entries: own }) => (
            <a href={`#${partOf(name)}`}>
              {spokenName(name)} {own.length}
            </a>
          ))}
        </nav>
      )}
      <div class="two-columns">
        {inColumns(all).map((column) => (
          <div>
            {column.map(({ name, entries: own }) => (
              <section key={name} id={partOf(name)}>
                <h2>{spokenName(name)}</h2>
                <Table label={name} entries={own} />
              </section>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** What the section of an interface is called in addresses. */
const partOf = (name: string): string => `of-${name.replaceAll(" ", "-")}`;

const Table = ({ label, entries }: { label: string; entries: readonly ScenarioEntry[] }) => (
  <StackedTable
    label={visibleText(label)}
    kind="library"
    headings={[
      "scenario",
      "what it shows; what a correct POS does",
      <span class="unseen">start or stop</span>,
    ]}
  >
    {entries.map((entry) => (
      <Row key={entry.name} entry={entry} />
    ))}
  </StackedTable>
);

const Row = ({ entry: { name, title, about, faults, savedAt } }: { entry: ScenarioEntry }) => (
  <tr role="row">
    <td role="cell">
      <a href={addresses.scenario(name)}>
        <code>{name}</code>
      </a>
      {savedAt !== undefined && (
        <p class="quiet">
          saved <FullMoment time={savedAt} by="real time" relative />
        </p>
      )}
    </td>
    <td role="cell">
      {about === undefined ? (
        visibleText(title ?? "")
      ) : (
        <details>
          <summary>{visibleText(title ?? "")}</summary>
          <HeadComment text={about} />
        </details>
      )}
      {faults?.map((fault) => (
        <p class="mark bad">{visibleText(fault)}</p>
      ))}
    </td>
    <td role="cell">{faults === undefined && <StartOrStop name={name} />}</td>
  </tr>
);

interface StartOrStopParts {
  name: string;
  isMain?: boolean;
  /** Saves what was changed of it and starts that; absent: nothing was. */
  start?: (() => void) | undefined;
  /** The changed text has mistakes, or is not checked yet. */
  isWrong?: boolean;
}

/** Starts a scenario, or stops it where it runs. */
export function StartOrStop({ name, isMain, start, isWrong }: StartOrStopParts) {
  const runs = running.value.some(({ scenario }) => scenario.name === name);
  const startWord = start === undefined ? "Start" : "Save and start";
  const word = runs ? "Stop" : startWord;
  return (
    <Changes>
      <button
        type="button"
        class={isMain === true ? "main" : "small"}
        aria-label={isMain === true ? undefined : `${word} ${name}`}
        disabled={!runs && start !== undefined && isWrong}
        onClick={() => {
          if (runs) void stopScenario(name);
          else if (start === undefined) void startScenario(name);
          else start();
        }}
      >
        {word}
      </button>
    </Changes>
  );
}

/** The comment at the head of a scenario, in paragraphs: its lines end where those of the file do. */
export const HeadComment = ({ text }: { text: string }) => (
  <div class="about">
    {paragraphsIn(text).map((paragraph) => (
      <p>{visibleText(paragraph)}</p>
    ))}
  </div>
);

/** A line that begins a paragraph: `A correct POS: ...`, an item of a list. */
const beginning = /^(?:[A-Z][\w ]{0,30}:|[-*] )/;

function paragraphsIn(text: string): string[] {
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of text.split("\n").map((one) => one.trim())) {
    const last = paragraphs.at(-1);
    if (line === "") isOpen = false;
    else if (!isOpen || last === undefined || beginning.test(line)) {
      paragraphs.push(line);
      isOpen = true;
    } else paragraphs[paragraphs.length - 1] = `${last} ${line}`;
  }
  return paragraphs;
}
