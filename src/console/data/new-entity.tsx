import { useSignal } from "@preact/signals";
import type { EntityDetail } from "../../control/data/entities";
import { ApiRefusal, ask, fetchAnswer } from "../api";
import { beginningOf, membersOf, noDocument } from "../form/schema";
import { addresses, goTo } from "../addresses";
import { Read, isMissing, useRead } from "../reading";
import { visibleText } from "../text";
import { EntityForm } from "./entity-form";
import { useEntitySchema } from "./fixtures";
import { Missing } from "./missing";
import { type ListPlace, paramsOf } from "./rows";

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
      <nav class="neighbours" aria-label="Data">
        <a href={addresses.data()}>All data</a>
        <a href={addresses.data(family)}>{visibleText(family)}</a>
        <a href={addresses.data(family, list)}>All {visibleText(list)}</a>
      </nav>
      <h1>Add to {visibleText(list)}</h1>
      {isMissing(reading) ? (
        <Missing what={`${family} ${list} ${like ?? ""}`.trim()} />
      ) : (
        <Read of={reading} thing={`what is in ${list}`}>
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
  const { value, reading } = useEntitySchema(of.family, of.list);
  const isChanged = useSignal(like === undefined);
  const schema = value.value;
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
        done={`It was added to ${of.list}`}
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
