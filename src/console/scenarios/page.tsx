import type { ScenarioDetail } from "../../control/scenarios/models";
import { type ExplainedRun, runsOf } from "../../control/scenarios/scenario-status";
import { ask, fetchAnswer } from "../api";
import { CopyButton } from "../copy";
import { beginnings } from "../feed";
import { addresses, goTo, type PageProps, query } from "../addresses";
import { Read, isMissing, useRead, Changes } from "../reading";
import { doing, running, scenario, statusReadings } from "../status";
import { visibleText } from "../text";
import { HeadComment, StartOrStop, Library } from "./library";
import { DraftForm, showDraft } from "./draft-form";
import { RunCounts } from "./run";
import { Builder } from "./builder";

/** One scenario: what it shows, its text, and what it has done. */
export function ScenarioPage({ name }: { name: string }) {
  const { value: detail, reading } = useRead(
    () => fetchAnswer("GET /scenarios/{name}", { params: { name } }),
    { of: [beginnings.value], keepsOlder: true },
  );
  return (
    <>
      <nav class="neighbours" aria-label="Scenarios">
        <a href={addresses.scenarios()}>All scenarios</a>
      </nav>
      <h1>{visibleText(name)}</h1>
      {isMissing(reading, [400, 404]) ? (
        <Missing name={name} />
      ) : (
        <Read of={reading} thing="the scenario">
          {detail.value && (
            <ShownScenario
              detail={detail.value}
              onSaved={(saved) => {
                if (saved.name === name) detail.value = saved;
                else showDraft(saved);
              }}
            />
          )}
        </Read>
      )}
    </>
  );
}

/** One that neither the library nor the drafts have: started from a file, or in one line. */
function Missing({ name }: { name: string }) {
  const run = runNamed(name);
  if (run === undefined)
    return (
      <p class="notice bad" role="alert">
        There is no scenario of this name.{" "}
        <a href={addresses.scenarios({ search: name })}>Search for it</a>
      </p>
    );
  return (
    <>
      <p>{visibleText(run.scenario.title)}</p>
      <p class="quiet">Neither the library nor the drafts have its text.</p>
      <p class="actions">{run.endedAt === undefined && <StartOrStop name={name} isMain />}</p>
      <RunOf name={name} />
    </>
  );
}

const runNamed = (name: string): ExplainedRun | undefined =>
  scenario.value && runsOf(scenario.value).find((run) => run.scenario.name === name);

interface ShownScenarioParts {
  detail: ScenarioDetail;
  onSaved: (saved: ScenarioDetail) => void;
}

const ShownScenario = (parts: ShownScenarioParts) => {
  const { detail } = parts;
  return (
    <>
      <p>{visibleText(detail.title ?? "")}</p>
      {detail.about !== undefined && <HeadComment text={detail.about} />}
      <div class="halves">
        <div>{detail.draft === true ? <OwnText {...parts} /> : <LibraryText {...parts} />}</div>
        <RunOf name={detail.name} />
      </div>
    </>
  );
};

/** What it does now, or did when it ran last. */
function RunOf({ name }: { name: string }) {
  if (scenario.value === undefined)
    return <Read of={statusReadings.scenario} thing="what it has done" />;
  const run = runNamed(name);
  const others = running.value.map((one) => one.scenario.name).join(", ");
  return (
    <section>
      <h2>{run !== undefined && run.endedAt === undefined ? "It runs" : "Last run"}</h2>
      {run === undefined ? (
        <p class="quiet">
          It has not run lately.
          {others !== "" && ` Now there runs ${others}: a start of this one stops that.`}
        </p>
      ) : (
        <RunCounts run={run} />
      )}
    </section>
  );
}

const LibraryText = ({ detail: { name, text, faults } }: ShownScenarioParts) => (
  <>
    <p class="actions">
      {faults === undefined && <StartOrStop name={name} isMain />}
      <Changes>
        <a class="button" href={addresses.scenarios({ like: name })}>
          Change a copy
        </a>
      </Changes>
      <CopyButton name="text" text={text}>
        Copy
      </CopyButton>
    </p>
    {faults?.map((fault) => (
      <p class="notice bad">{visibleText(fault)}</p>
    ))}
    <pre class="example" tabIndex={0} role="region" aria-label="Text of the scenario">
      {visibleText(text)}
    </pre>
  </>
);

/** A draft, to be changed. */
const OwnText = ({ detail: { name, text }, onSaved }: ShownScenarioParts) => (
  <DraftForm
    {...{ text, onSaved, place: name }}
    isKept
    actions={(parts) => (
      <>
        <StartOrStop name={name} {...parts} />
        <button
          type="button"
          onClick={() =>
            void doing(`The draft ${name} was deleted`, async () => {
              await ask("DELETE /scenarios/{name}", { params: { name } });
              goTo(addresses.scenarios());
            })
          }
        >
          Delete
        </button>
      </>
    )}
  />
);

const blank = `# Shows: the first redemption is processed, and its answer is lost.
# A correct POS: reverses it, and repeats the reversal until it has a final answer.
name: my-scenario
title: The first redemption is lost
interface: gift-card-v3
rules:
  - on: { operation: redeem }
    times: 1
    fault: { when: after, kind: no-answer }
`;

/** A new draft; `like`: the scenario that it begins as. */
export function NewDraft({ like }: { like: string | undefined }) {
  const { value: begun, reading } = useRead(() => beginningOf(like), { of: [] });
  return (
    <>
      <nav class="neighbours" aria-label="Scenarios">
        <a href={addresses.scenarios()}>All scenarios</a>
      </nav>
      <h1>New draft</h1>
      <p class="quiet">
        A draft is kept in this data space, a reset keeps it, and it starts like a scenario of the
        library.
      </p>
      {isMissing(reading) ? (
        <p class="notice bad" role="alert">
          There is no scenario {visibleText(like ?? "")}.
        </p>
      ) : (
        <Read of={reading} thing="the scenario">
          {begun.value !== undefined && (
            <div class="one-form">
              <DraftForm text={begun.value} place={`new ${like ?? ""}`} onSaved={showDraft} />
            </div>
          )}
        </Read>
      )}
    </>
  );
}

async function beginningOf(like: string | undefined): Promise<string> {
  if (like === undefined) return blank;
  const { text } = await fetchAnswer("GET /scenarios/{name}", { params: { name: like } });
  return renameScenario(text);
}

/** A text whose scenario has a name of its own; without the comment that names its schema. */
const renameScenario = (text: string): string =>
  text
    .replace(/^# yaml-language-server:.*\n/, "")
    .replace(/^(name: *[a-z0-9-]{1,60}).*$/m, "$1-own");

/** The scenarios: the library and the drafts, one of them, or a new draft. */
export function Page({ params: { name } }: PageProps) {
  if (name !== undefined) return <ScenarioPage key={name} name={name} />;
  if (query.value.has("build")) return <Builder />;
  const like = query.value.get("like") ?? undefined;
  if (like !== undefined || query.value.has("new"))
    return <NewDraft key={like ?? ""} like={like} />;
  return <Library search={query.value.get("search") ?? ""} />;
}
