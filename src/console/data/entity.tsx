import { useSignal } from "@preact/signals";
import type { EntityDetail } from "../../control/data/entities";
import { ApiRefusal, ask, fetchAnswer } from "../api";
import { afterArrivals, beginnings } from "../feed";
import { addresses, withQuery } from "../addresses";
import { Read, isMissing, useRead, Changes } from "../reading";
import { StackedTable } from "../stacked-table";
import { doing } from "../status";
import { visibleText } from "../text";
import { type FormSchema, membersOf } from "../form/schema";
import { EntityForm } from "./entity-form";
import { DataLinks, Missing } from "./list";
import { type ListPlace, paramsOf, useEntitySchemas, wordsOf } from "./rows";
import { Copyable } from "../copy";
import { Paper, Slip, slipIn } from "../slip";
import type { Exchange } from "../../journal/exchange";
import { ChangedMembers } from "./members";
import { Moment, timeHeading } from "../moment";

type HistoryEntry = EntityDetail["history"][number];

interface HistoryParts {
  detail: EntityDetail;
  /** That of the entity; undefined: it is not known. */
  schema: FormSchema | undefined;
}

/** What changed an entity, the newest first. */
function History({ detail: { history, entity }, schema }: HistoryParts) {
  return (
    <section>
      <h2>History</h2>
      {history.length === 0 ? (
        <p class="quiet">
          Nothing has changed it since the fixtures, as far as the messages go back.
        </p>
      ) : (
        <StackedTable label="History" headings={[timeHeading("clock"), "by", "change"]}>
          {[...history].reverse().map((entry) => (
            <tr role="row">
              <td role="cell">
                <Moment time={entry.at} by="clock" />
              </td>
              <td role="cell">
                <ChangedBy entry={entry} />
              </td>
              <td role="cell">
                <ChangedMembers
                  change={entry}
                  schema={schema}
                  currency={membersOf(entity ?? history.at(-1)?.before)["currency"]}
                />
              </td>
            </tr>
          ))}
        </StackedTable>
      )}
    </section>
  );
}

const changers: Readonly<Record<Exclude<HistoryEntry["by"], "message">, string>> = {
  tester: "the tester",
  time: "the clock",
  partner: "the partner",
};

const ChangedBy = ({ entry: { by, exchange } }: { entry: HistoryEntry }) => {
  if (by !== "message") return <>{changers[by]}</>;
  if (exchange === undefined) return <>a message</>;
  return <a href={addresses.message(exchange)}>message {exchange}</a>;
};

/** Messages that are looked at, the newest. */
const mostMessages = 5;

/** The newest slip among the answers to the messages that changed an entity. */
function SlipOfMessages({ history }: { history: EntityDetail["history"] }) {
  const numbers = [...new Set(history.flatMap(({ exchange }) => exchange ?? []))]
    .slice(-mostMessages)
    .reverse();
  const { value: found, reading } = useRead(() => firstWithSlip(numbers), { of: [numbers.join()] });
  if (found.value === undefined) return <Read of={reading} thing="its slip" />;
  const { number } = found.value;
  return (
    <section>
      <h2>
        Slip of <a href={addresses.message(number)}>message {number}</a>
      </h2>
      <Slip exchange={found.value} />
    </section>
  );
}

async function firstWithSlip(numbers: readonly number[]): Promise<Exchange | undefined> {
  for (const number of numbers) {
    const exchange = await messageThatIsKept(number);
    if (exchange !== undefined && slipIn(exchange) !== undefined) return exchange;
  }
  return undefined;
}

/** A message; undefined: the journal keeps it no longer. */
async function messageThatIsKept(number: number): Promise<Exchange | undefined> {
  try {
    return await fetchAnswer("GET /messages/{number}", {
      params: { number },
      query: { judged: false },
    });
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) return undefined;
    throw error;
  }
}

/** A drawing: its square, and the one path of its dark modules. */
interface Drawing {
  viewBox: string;
  path: string;
}

/** A QR code, to be scanned from the screen or from paper. */
function QrPicture({ tranId, content }: { tranId: string; content: string }) {
  const { value: drawing, reading } = useRead(
    async () => {
      const params = { picture: `${tranId}.svg` };
      const response = await ask("GET /qr/{picture}", { params });
      return drawingIn(await response.text());
    },
    { of: [content] },
  );
  return (
    <section>
      <h2>QR code</h2>
      <Read of={reading} thing="the picture of the code" />
      {drawing.value && (
        <Paper name="QR code">
          <svg class="qr" role="img" aria-label="QR code" viewBox={drawing.value.viewBox}>
            <path d={drawing.value.path} />
          </svg>
        </Paper>
      )}
      <p>
        <Copyable name="content" text={content} />
      </p>
    </section>
  );
}

/** What is drawn in the API's picture: only its geometry is taken, none of its markup. */
function drawingIn(text: string): Drawing {
  const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const viewBox = picture.getAttribute("viewBox");
  const path = picture.querySelector("path")?.getAttribute("d");
  if (viewBox == null || path == null) throw new SyntaxError("There is no drawing in the picture.");
  return { viewBox, path };
}

/** One entity: its members, to be changed, and what became of it. */
export function EntityPage({ of, id }: { of: ListPlace; id: string }) {
  const { value, reading } = useRead(
    () => fetchAnswer("GET /data/{family}/{type}/{key}", { params: pathOf(of, id) }),
    { of: [beginnings.value], keepsOlder: true, follow: afterArrivals },
  );
  const detail = value.value;
  const { family, list } = of;
  return (
    <>
      <DataLinks family={family} list={list} />
      <h1 class="list-name">
        {wordsOf(list)} <code>{visibleText(id)}</code>
      </h1>
      {isMissing(reading) ? (
        <Missing what={`${family} ${list} ${id}`} />
      ) : (
        <Read of={reading} thing="the entity">
          {detail && <ShownEntity of={of} id={id} detail={detail} look={reading.again} />}
        </Read>
      )}
    </>
  );
}

interface ShownEntityParts {
  of: ListPlace;
  id: string;
  detail: EntityDetail;
  look: () => void;
}

const ShownEntity = (parts: ShownEntityParts) => {
  const { of, id, detail } = parts;
  const { value, reading } = useEntitySchemas(of.family);
  const schema = value.value?.[of.list]?.items;
  return (
    <div class="halves">
      <div>
        {detail.entity === undefined && <RemovedNotice />}
        <Read of={reading} thing="the form of the entity" />
        {detail.entity !== undefined && schema && <EditedEntity {...parts} schema={schema} />}
      </div>
      <div>
        {detail.qrContent !== undefined && <QrPicture tranId={id} content={detail.qrContent} />}
        <SlipOfMessages history={detail.history} />
        <History detail={detail} schema={schema} />
      </div>
    </div>
  );
};

const RemovedNotice = () => (
  <p class="notice">
    <strong>It was removed.</strong> <em>Undo</em> in the panel of the data space brings it back.
  </p>
);

const pathOf = (of: ListPlace, key: string) => ({ ...paramsOf(of), key });

/** The form of the entity as it is now; changes that messages make meanwhile are not written over unseen. */
function EditedEntity({
  of,
  id,
  detail: { entity = {} },
  look,
  schema,
}: ShownEntityParts & { schema: FormSchema }) {
  const begun = useSignal(entity);
  const isChanged = useSignal(false);
  const isStale = JSON.stringify(begun.value) !== JSON.stringify(entity);
  const begin = (present: object): void => {
    begun.value = present;
    isChanged.value = false;
  };
  if (isStale && !isChanged.value) begin(entity);
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
        done={`${wordsOf(of.list)} ${id} was saved`}
      >
        <OtherActions of={of} id={id} look={look} />
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
const OtherActions = ({ of, id, look }: Omit<ShownEntityParts, "detail">) => (
  <Changes>
    <a class="button" href={withQuery(addresses.data(of.family, of.list), { like: id })}>
      Add one like it
    </a>
    <button
      type="button"
      onClick={() =>
        void doing(`${wordsOf(of.list)} ${id} was removed`, async () => {
          await ask("DELETE /data/{family}/{type}/{key}", { params: pathOf(of, id) });
          look();
        })
      }
    >
      Remove
    </button>
  </Changes>
);
