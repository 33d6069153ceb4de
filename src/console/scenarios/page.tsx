import { type PageProps, query } from "../place";
import { Builder } from "./builder";
import { Library } from "./library";
import { NewDraft } from "./new-draft";
import { ScenarioPage } from "./scenario";

/** The scenarios: the library and the drafts, one of them, or a new draft. */
export function Page({ params: { name } }: PageProps) {
  if (name !== undefined) return <ScenarioPage key={name} name={name} />;
  if (query.value.has("build")) return <Builder />;
  const like = query.value.get("like") ?? undefined;
  if (like !== undefined || query.value.has("new"))
    return <NewDraft key={like ?? ""} like={like} />;
  return <Library search={query.value.get("search") ?? ""} />;
}
