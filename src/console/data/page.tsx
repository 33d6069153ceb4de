import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type PageProps, addresses, query, withQuery } from "../place";
import { EntityPage } from "./entity";
import { List } from "./list";
import { NewEntity } from "./new-entity";
import type { EntityListEntry } from "../../control/data/lists";
import { read } from "../api";
import { afterArrivals, beginnings } from "../feed";
import { seen } from "../text";
import { Search } from "../search";

/** The lists of all families, or of one, in which a search finds something. */
export function Lists({ search, family }: { search: string; family: string | undefined }) {
  const lists = useSignal<readonly EntityListEntry[] | undefined>(undefined);
  useEffect(() => {
    const look = (): void => {
      read("GET /data-lists", { query: { search } }).then(
        (found) => {
          lists.value = found;
        },
        () => undefined,
      );
    };
    look();
    return afterArrivals(look);
  }, [search, beginnings.value]);
  const shown = lists.value?.filter((one) => family === undefined || one.family === family);
  return (
    <>
      <h1>Data</h1>
      <div class="filter">
        <Search
          search={search}
          among="all data"
          addressOf={(text) => withQuery(addresses.data(family), { search: text })}
        />
      </div>
      {shown?.length === 0 && <Nothing search={search} family={family} />}
      {shown && <Families lists={shown} search={search} />}
    </>
  );
}

const Nothing = ({ search, family }: { search: string; family: string | undefined }) => (
  <p class="notice">
    {search === "" ? (
      <>
        There is no family <code>{seen(family ?? "")}</code>.
      </>
    ) : (
      <>
        No entity has <code>{seen(search)}</code> in it.
      </>
    )}{" "}
    <a href={addresses.data()}>Show all data</a>
  </p>
);

function Families({ lists, search }: { lists: readonly EntityListEntry[]; search: string }) {
  const families = [...new Set(lists.map((one) => one.family))];
  return (
    <div class="families">
      {families.map((name) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul>
            {lists
              .filter(({ family }) => family === name)
              .map(({ list, count }) => (
                <li>
                  <a href={withQuery(addresses.data(name, list), { search })}>{list}</a>{" "}
                  <span class={count === 0 ? "count quiet" : "count"}>
                    {count.toLocaleString("en")}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

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
