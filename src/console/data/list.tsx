import { useEffect, useMemo, useRef } from "preact/hooks";
import { beginnings } from "../feed";
import { type FormSchema, isMinorUnits } from "../form/schema";
import { addresses, withQuery } from "../addresses";
import { Older, Read, isMissing, Changes } from "../reading";
import { type TableColumn, Rows } from "../rows";
import { visibleText } from "../text";
import { type EntityRow, type ListPlace, newRows, useEntitySchemas, wordsOf } from "./rows";
import { MemberValue, isAmount } from "./members";
import { Search } from "../search";

/** The entities that a list shows. */
type ListedRows = ReturnType<typeof newRows>;

const plainTypes = ["string", "integer", "number", "boolean"];

/** Whether a line has room for it: a text, a number, an amount. */
const isPlain = (schema: FormSchema): boolean =>
  plainTypes.includes(schema.type ?? "") || isAmount(schema);

/** Whether it is shown as an amount, where the entity has a currency. */
const isMoney = (schema: FormSchema): boolean => isAmount(schema) || isMinorUnits(0, schema);

/** Where data are: all of them, those of a family, and a list. */
export const DataLinks = ({ family, list }: { family: string; list?: string }) => (
  <nav class="neighbours" aria-label="Data">
    <a href={addresses.data()}>All data</a>
    <a href={addresses.data(family)}>{wordsOf(family)}</a>
    {list !== undefined && <a href={addresses.data(family, list)}>All {wordsOf(list)}</a>}
  </nav>
);

/** The entities of a list that a search finds. */
export function List({ of, search }: { of: ListPlace; search: string }) {
  const { family, list } = of;
  const beginning = beginnings.value;
  const rows = useMemo(() => newRows(of, search), [family, list, search, beginning]);
  useEffect(() => rows.end, [rows]);
  const here = addresses.data(family, list);
  return (
    <>
      <DataLinks family={family} />
      <h1 class="list-name">{wordsOf(list)}</h1>
      {isMissing(rows.first) ? (
        <Missing what={`list ${family} ${list}`} />
      ) : (
        <>
          <div class="filter">
            <Search
              search={search}
              among={wordsOf(list)}
              addressOf={(text) => withQuery(here, { search: text })}
            />
            <Changes>
              <a class="button" href={withQuery(here, { add: "true" })}>
                Add one
              </a>
            </Changes>
          </div>
          <Entities of={of} search={search} rows={rows} />
        </>
      )}
    </>
  );
}

/** What was found; until that is known, what a search before this one has found. */
function Entities({ of, search, rows }: { of: ListPlace; search: string; rows: ListedRows }) {
  const { family, list } = of;
  const { value: schemas, reading } = useEntitySchemas(family);
  const schema = schemas.value?.[list]?.items;
  const last = useRef<{ rows: ListedRows; name: string; search: string } | undefined>(undefined);
  const name = `${family} ${list}`;
  if (rows.first.isKnown.value) last.current = { rows, name, search };
  const isFailed = rows.first.failure.value !== undefined && !rows.first.isKnown.value;
  const known = last.current?.name === name && !isFailed ? last.current : undefined;
  return (
    <>
      <Read of={reading} thing="the form of its entities" />
      <Read
        of={rows.first}
        thing={wordsOf(list)}
        isEmpty={rows.rows.value.length === 0}
        empty={<Empty of={of} search={search} />}
      />
      <Read of={rows.further} thing={`more ${wordsOf(list)}`} />
      {known !== undefined && known.rows.rows.value.length > 0 && schema && (
        <Older isOlder={known.rows !== rows} wanted={search} shown={known.search}>
          <FoundEntities of={of} rows={known.rows} schema={schema} />
        </Older>
      )}
    </>
  );
}

interface FoundParts {
  of: ListPlace;
  rows: ListedRows;
  schema: FormSchema;
}

const FoundEntities = ({ of, rows, schema }: FoundParts) => {
  const count = rows.rows.value.length;
  return (
    <>
      <p class="summary">
        {rows.more.value
          ? `The first ${count.toLocaleString("en")}; more are read on the way down`
          : `${count.toLocaleString("en")} ${count === 1 ? "entity" : "entities"}`}
      </p>
      <Rows
        rows={rows.rows.value}
        keyOf={({ key }) => key}
        columns={columnsOf(of, schema, rows)}
        label={`${wordsOf(of.list)} of ${wordsOf(of.family)}`}
        place={rows.place}
        onEnd={rows.readMore}
      />
    </>
  );
};

const Empty = ({ of: { family, list }, search }: { of: ListPlace; search: string }) =>
  search === "" ? (
    <>
      <strong>There are none.</strong> Messages make them, and so can you:{" "}
      <a href={withQuery(addresses.data(family, list), { add: "true" })}>add one</a>.
    </>
  ) : (
    <>
      None of them has <code>{visibleText(search)}</code> in it.{" "}
      <a href={addresses.data(family, list)}>Show all</a>
    </>
  );

/** A word of a few is never cut. */
function memberClass(schema: FormSchema, hasCurrency: boolean): string {
  if (isMoney(schema) && hasCurrency) return "amount-column";
  return schema.enum?.some((word) => word.length > 12) === true ? "word-column" : "member-column";
}

/** Members that a row has room for, beside the key. */
const mostMembers = 7;

/** The key, then the members that need no more than a line: those first that each entity has. */
function columnsOf(of: ListPlace, schema: FormSchema, rows: ListedRows): TableColumn<EntityRow>[] {
  const { properties = {}, required = [] } = schema;
  const keyMember = rows.keyMember.value ?? "";
  const plain = Object.entries(properties).filter(
    ([name, one]) => name !== keyMember && isPlain(one),
  );
  const used = plain.filter(([name]) => rows.rows.value.some(({ members }) => name in members));
  const names = used
    .map(([name]) => name)
    .sort((one, other) => Number(required.includes(other)) - Number(required.includes(one)))
    .slice(0, mostMembers);
  return [
    {
      name: keyMember,
      class: "key-column",
      cell: ({ key }) => (
        <a href={addresses.data(of.family, of.list, key)}>
          <code>{visibleText(key)}</code>
        </a>
      ),
    },
    ...names.map((name) => ({
      name,
      class: memberClass(properties[name] ?? {}, "currency" in properties),
      cell: ({ members }: EntityRow) => (
        <MemberValue
          value={members[name]}
          schema={properties[name]}
          currency={members["currency"]}
        />
      ),
    })),
  ];
}

/** Says that a list or an entity is not there, and offers a way on. */
export const Missing = ({ what }: { what: string }) => (
  <p class="notice bad" role="alert">
    There is no {visibleText(what)}. Go on with <a href={addresses.data()}>all data</a>, or{" "}
    <a href={withQuery(addresses.data(), { search: what.split(" ").at(-1) })}>search for it</a>.
  </p>
);
