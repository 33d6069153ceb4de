import { type PageProps, addresses, query, withQuery } from "../addresses";
import { EntityPage } from "./entity";
import { List } from "./list";
import { NewEntity } from "./new-entity";
import type { EntityListEntry } from "../../control/data/lists";
import { fetchAnswer } from "../api";
import { afterArrivals, beginnings } from "../feed";
import { Older, Read, useRead } from "../reading";
import { visibleText } from "../text";
import { Search } from "../search";

/** The lists of all families, or of one, in which a search finds something. */
export function Lists({ search, family }: { search: string; family: string | undefined }) {
  const found = useRead(
    async () => ({ search, lists: await fetchAnswer("GET /data-lists", { query: { search } }) }),
    { of: [search, beginnings.value], keepsOlder: true, follow: afterArrivals },
  );
  const known = found.value.value;
  const shown = known?.lists.filter((one) => family === undefined || one.family === family);
  const isOlder = found.isOlder && known?.search !== search;
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
      <Read
        of={found.reading}
        thing="the data"
        isEmpty={shown?.length === 0}
        empty={<Nothing search={search} family={family} />}
      >
        {shown && (!isOlder || found.reading.failure.value === undefined) && (
          <Older isOlder={isOlder} wanted={search} shown={known?.search ?? ""}>
            <Families lists={shown} search={search} />
          </Older>
        )}
      </Read>
    </>
  );
}

const Nothing = ({ search, family }: { search: string; family: string | undefined }) => (
  <>
    {search === "" ? (
      <>
        There is no family <code>{visibleText(family ?? "")}</code>.
      </>
    ) : (
      <>
        No entity has <code>{visibleText(search)}</code> in it.
      </>
    )}{" "}
    <a href={addresses.data()}>Show all data</a>
  </>
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
