import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { EntityDetail } from "../../control/data/entities";
import { Refused, ask, read } from "../api";
import { afterArrivals, beginnings } from "../feed";
import { addresses, withQuery } from "../place";
import { doing } from "../status";
import { seen } from "../text";
import { EntityForm } from "./entity-form";
import { useEntitySchema } from "./fixtures";
import { History } from "./history";
import { Missing } from "./missing";
import { QrPicture } from "./qr-picture";
import { type ListPlace, paramsOf } from "./rows";
import { SlipOfMessages } from "./slip-of-messages";

/** One entity: its members, to be changed, and what became of it. */
export function EntityPage({ of, id }: { of: ListPlace; id: string }) {
  const { detail, isMissing, look } = useDetail(of, id);
  const { family, list } = of;
  return (
    <>
      <nav class="neighbours" aria-label="Data">
        <a href={addresses.data()}>All data</a>
        <a href={addresses.data(family)}>{seen(family)}</a>
        <a href={addresses.data(family, list)}>All {seen(list)}</a>
      </nav>
      <h1>
        {seen(list)} <code>{seen(id)}</code>
      </h1>
      {isMissing.value && <Missing what={`${family} ${list} ${id}`} />}
      {!isMissing.value && detail.value && (
        <Shown of={of} id={id} detail={detail.value} look={look} />
      )}
    </>
  );
}

/** An entity as it is now. */
function useDetail(of: ListPlace, id: string) {
  const detail = useSignal<EntityDetail | undefined>(undefined);
  const isMissing = useSignal(false);
  const look = (): void => {
    read("GET /data/{family}/{type}/{key}", { params: pathOf(of, id) }).then(
      (found) => {
        detail.value = found;
        isMissing.value = false;
      },
      (error: unknown) => {
        isMissing.value = error instanceof Refused && error.status === 404;
      },
    );
  };
  useEffect(() => {
    look();
    return afterArrivals(look);
  }, [beginnings.value]);
  return { detail, isMissing, look };
}

interface ShownParts {
  of: ListPlace;
  id: string;
  detail: EntityDetail;
  look: () => void;
}

const Shown = (parts: ShownParts) => {
  const { id, detail } = parts;
  return (
    <div class="halves">
      <div>{detail.entity === undefined ? <Removed /> : <Edited {...parts} />}</div>
      <div>
        {detail.qrContent !== undefined && <QrPicture tranId={id} content={detail.qrContent} />}
        <SlipOfMessages history={detail.history} />
        <History history={detail.history} />
      </div>
    </div>
  );
};

const Removed = () => (
  <p class="notice">
    <strong>It was removed.</strong> <em>Undo</em> in the header takes back the last change.
  </p>
);

const pathOf = (of: ListPlace, key: string) => ({ ...paramsOf(of), key });

/** The form of the entity as it is now; changes that messages make meanwhile are not written over unseen. */
function Edited({ of, id, detail: { entity = {} }, look }: ShownParts) {
  const schema = useEntitySchema(of.family, of.list);
  const begun = useSignal(entity);
  const isChanged = useSignal(false);
  const isStale = JSON.stringify(begun.value) !== JSON.stringify(entity);
  const begin = (present: object): void => {
    begun.value = present;
    isChanged.value = false;
  };
  if (isStale && !isChanged.value) begin(entity);
  if (schema === undefined) return null;
  return (
    <>
      {isStale && isChanged.value && (
        <Stale
          showNow={() => {
            begin(entity);
          }}
        />
      )}
      <EntityForm
        key={JSON.stringify(begun.value)}
        schema={schema}
        entity={begun.value}
        isChanged={isChanged}
        save={async (changed) => {
          await ask("PUT /data/{family}/{type}/{key}", { params: pathOf(of, id), body: changed });
          begin(changed);
          look();
        }}
        done={`${of.list} ${id} was saved`}
      >
        <Others of={of} id={id} look={look} />
      </EntityForm>
    </>
  );
}

const Stale = ({ showNow }: { showNow: () => void }) => (
  <p class="notice warn" role="alert">
    It has changed since. <em>Save</em> writes over that.{" "}
    <button type="button" class="small" onClick={showNow}>
      Show it as it is now
    </button>
  </p>
);

/** What else can be done with an entity. */
const Others = ({ of, id, look }: Omit<ShownParts, "detail">) => (
  <>
    <a class="button" href={withQuery(addresses.data(of.family, of.list), { like: id })}>
      Add one like it
    </a>
    <button
      type="button"
      onClick={() =>
        void doing(`${of.list} ${id} was removed`, async () => {
          await ask("DELETE /data/{family}/{type}/{key}", { params: pathOf(of, id) });
          look();
        })
      }
    >
      Remove
    </button>
  </>
);
