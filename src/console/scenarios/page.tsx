import { type PageProps, addresses, query } from "../addresses";
import { Builder } from "./builder";
import { Library } from "./library";
import { ScenarioPage } from "./scenario";
import { fetchAnswer } from "../api";
import { Read, isMissing, useRead } from "../reading";
import { visibleText } from "../text";
import { DraftForm } from "./draft-form";
import { showDraft } from "./save-draft";

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
              <DraftForm text={begun.value} onSaved={showDraft} />
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
