import { useSignal } from "@preact/signals";
import { type PageProps, addresses, goTo, query, withQuery } from "../addresses";
import { EntityPage } from "./entity";
import { DataLinks, List, Missing } from "./list";
import type { EntityListEntry } from "../../control/data/lists";
import { ApiRefusal, ask, fetchAnswer } from "../api";
import { afterArrivals, beginnings } from "../feed";
import { Older, Read, isMissing, useRead } from "../reading";
import { visibleText } from "../text";
import { Search } from "../search";
import type { EntityDetail } from "../../control/data/entities";
import { beginningOf, membersOf, noDocument } from "../form/schema";
import { EntityForm } from "./entity-form";
import { type ListPlace, paramsOf, useEntitySchemas, wordsOf } from "./rows";

/** What a new entity begins with. */
interface Beginning {
  keyMember: string;
  /** The entity that it is like. */
  like: object | undefined;
}

/** Adds an entity to a list; `like`: the key of one that it begins as. */
export function NewEntity({ of, like }: { of: ListPlace; like: string | undefined }) {
  const { family, list } = of;
  const { value: beginning, reading } = useRead(() => beginningIn(of, like), { of: [] });
  return (
    <>
      <DataLinks family={family} list={list} />
      <h1>Add to {wordsOf(list)}</h1>
      {isMissing(reading) ? (
        <Missing what={`${family} ${list} ${like ?? ""}`.trim()} />
      ) : (
        <Read of={reading} thing={`what is in ${wordsOf(list)}`}>
          {beginning.value && <Form of={of} beginning={beginning.value} />}
        </Read>
      )}
    </>
  );
}

async function beginningIn(of: ListPlace, like: string | undefined): Promise<Beginning> {
  const { key } = await fetchAnswer("GET /data/{family}/{type}", {
    params: paramsOf(of),
    query: { limit: 0 },
  });
  if (like === undefined) return { keyMember: key, like: undefined };
  const { entity } = await detailOf(of, like);
  return { keyMember: key, like: entity };
}

const detailOf = (of: ListPlace, key: string): Promise<EntityDetail> =>
  fetchAnswer("GET /data/{family}/{type}/{key}", { params: { ...paramsOf(of), key } });

function Form({ of, beginning: { keyMember, like } }: { of: ListPlace; beginning: Beginning }) {
  const { value, reading } = useEntitySchemas(of.family);
  const isChanged = useSignal(like === undefined);
  const schema = value.value?.[of.list]?.items;
  if (schema === undefined) return <Read of={reading} thing="the form of its entities" />;
  return (
    <div class="one-form">
      <EntityForm
        schema={schema}
        entity={like ?? membersOf(beginningOf(noDocument, schema))}
        isChanged={isChanged}
        save={async (entity) => {
          const key = keyIn(entity, keyMember);
          await refuseTaken(of, keyMember, key);
          await ask("PUT /data/{family}/{type}/{key}", {
            params: { ...paramsOf(of), key },
            body: entity,
          });
          goTo(addresses.data(of.family, of.list, key));
        }}
        done={`It was added to ${wordsOf(of.list)}`}
      />
    </div>
  );
}

/** The key of an entity; empty where it has none. */
function keyIn(entity: object, keyMember: string): string {
  const key = membersOf(entity)[keyMember];
  return typeof key === "string" ? key : "";
}

/** A new entity does not take the place of another one. Throws `Refused` where it would. */
async function refuseTaken(of: ListPlace, keyMember: string, key: string): Promise<void> {
  const refused = (msg: string): ApiRefusal =>
    new ApiRefusal(400, msg, [{ field: keyMember, msg }]);
  if (key === "") throw refused("must not be empty");
  const { entities } = await fetchAnswer("GET /data/{family}/{type}", {
    params: paramsOf(of),
    query: { search: key },
  });
  if (entities.some((entity) => membersOf(entity)[keyMember] === key))
    throw refused("is taken: choose another one, or change the entity that has it");
}

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
      <h1 class="unseen">Data</h1>
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

/** Lists in which the simulator keeps what it has to do, rather than what a POS asks for. */
const machinery = ["outboxes", "alarms", "agendas", "partnerAsks", "counters", "usages"];

interface ListsParts {
  lists: readonly EntityListEntry[];
  search: string;
}

function Families({ lists, search }: ListsParts) {
  const families = [...new Set(lists.map((one) => one.family))];
  return (
    <div class="families">
      {families.map((name) => {
        const own = lists.filter(({ family }) => family === name);
        const folded = own.filter(({ list }) => machinery.includes(list));
        return (
          <section key={name}>
            <h2>{wordsOf(name)}</h2>
            <ListLinks lists={own.filter((one) => !folded.includes(one))} search={search} />
            {folded.length > 0 && (
              <details open={search !== ""}>
                <summary>Machinery</summary>
                <ListLinks lists={folded} search={search} />
              </details>
            )}
          </section>
        );
      })}
    </div>
  );
}

const ListLinks = ({ lists, search }: ListsParts) => (
  <ul>
    {lists.map(({ family, list, count }) => (
      <li>
        <a href={withQuery(addresses.data(family, list), { search })}>{wordsOf(list)}</a>{" "}
        <span class={count === 0 ? "count quiet" : "count"}>{count.toLocaleString("en")}</span>
      </li>
    ))}
  </ul>
);

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
