import { type PageProps, query } from "../place";
import { EntityPage } from "./entity";
import { List } from "./list";
import { Lists } from "./lists";
import { NewEntity } from "./new-entity";

/** The entities of the data space: all lists, one of them, or one entity. */
export function Page({ params: { family, type: list, key } }: PageProps) {
  const search = query.value.get("search") ?? "";
  if (family === undefined || list === undefined) return <Lists search={search} family={family} />;
  const place = { family, list };
  if (key !== undefined) return <EntityPage key={`${family} ${list} ${key}`} of={place} id={key} />;
  const like = query.value.get("like") ?? undefined;
  if (like !== undefined || query.value.has("add"))
    return <NewEntity key={`${family} ${list} ${like ?? ""}`} of={place} like={like} />;
  return <List of={place} search={search} />;
}
