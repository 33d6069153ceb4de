import type { ScenarioDetail } from "../../control/scenarios/models";
import { type ExplainedRun, runsOf } from "../../control/scenarios/scenario-status";
import { ask, fetchAnswer } from "../api";
import { CopyButton } from "../copy";
import { beginnings } from "../feed";
import { addresses, goTo } from "../addresses";
import { Read, isMissing, useRead } from "../reading";
import { doing, running, scenario, statusReadings } from "../status";
import { visibleText } from "../text";
import { HeadComment } from "./about";
import { DraftForm } from "./draft-form";
import { showDraft } from "./save-draft";
import { StartOrStop } from "./library";
import { RunCounts } from "./run";

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
      <a class="button" href={addresses.scenarios({ like: name })}>
        Change a copy
      </a>
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
  <DraftForm text={text} isKept onSaved={onSaved}>
    <StartOrStop name={name} />
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
  </DraftForm>
);
